import type { StorySourceInput } from '../../story-source.ts';

/** Stories about the mystery. */
export const police: StorySourceInput = {
  id: 'police',
  words: [
    'police',
    'police car',
    'policeman',
    'police officer',

    'mystery',
    'clue',
    'thief',
    'robber',
    'burglar',
  ],
  situations: ['wants', 'learn', 'ability', 'trait', 'mystery', 'lost'],
  topic: 'the mystery',
  thing: 'the clue',
  main: 'village',
  plots: [
    {
      id: 'missing-buns',
      titles: ['The Case of the Missing Buns', 'Detective {L}', 'Crumbs!'],
      goal: 'solve the mystery of the buns',
      trouble: 'the mystery was still a mystery',
      solved: 'the mystery was solved',
      opener:
        '{L+} had a hat, a notebook and a magnifying glass. All that was missing was a mystery. Then the baker came running. “My buns!” cried the baker. “They’re disappearing!”',
      problem:
        'Every morning twelve buns lay in the window. Every evening there were eleven, although nobody had bought one. No broken glass. No footprints. “Very strange,” wrote {L}.',
      tries: [
        '{L} asked everybody in the village: “Where were you at five?” They had all been at the baker’s, to buy bread.',
        'They hid in the flour barrel to keep watch. At six o’clock they came out again, white from top to toe. The ghosts frightened three customers.',
        '{F} tied a bell to each bun. In the evening there were eleven buns, and eleven bells. The twelfth had not made a sound.',
      ],
      tip: '“You look for a thief,” said {G+}. “A good detective looks for what is there. What’s left behind when a bun goes on a journey?”',
      turn: '“Crumbs!” said {L}, and got down on the floor with the glass. There was one. And another, by the wall. The trail ran along the skirting board, to a hole no bigger than a coin.',
      done: 'Behind it, in a boot, lay six tiny mice around a bun, with their grandmother. “We thought that the twelfth was for us,” squeaked the grandmother. “They say a baker’s dozen!”',
      again:
        'Now there’s a thirteenth bun on a saucer every evening. And {L} has written “Solved” into the notebook, and underlined it twice.',
      helper: { name: 'Inspector Hoot', creature: 'owl' },
    },
  ],
};
