import type { StorySourceInput } from '../../story-source.ts';

/** Stories about gravity. */
export const gravity: StorySourceInput = {
  id: 'gravity',
  words: [
    'gravity',
    'why things fall',
    'why do things fall',
    'why do things fall down',
    'what goes up must come down',
    'things fall down',
    'isaac newton',
    'newton’s apple',
  ],
  situations: ['question', 'learn'],
  topic: 'gravity',
  thing: 'the apple',
  main: 'garden',
  plots: [
    {
      id: 'why-down',
      titles: ['Why Does It Fall Down?', '{L} and the Apple', 'Down, Always Down'],
      goal: 'find out why things fall down',
      trouble: 'whatever {L} threw up came down again',
      solved: '{L} knew what pulls things down',
      opener:
        '{L+} lay under the apple tree. Plop! An apple fell, right beside {L’s} ear. Plop! Another. “Why does it fall down?” asked {L}. “Why doesn’t it ever fall up?”',
      friend:
        '{F+} had never thought about it. They threw up a ball. It came down. They threw up a shoe. It came down as well, in the hedge.',
      problem:
        '“Something has to stay up,” said {L}. They threw everything that they could find: a feather, a leaf, a sock, half a bun. Some came quickly and some came slowly. But down they came, every one. Nobody in the house could say why.',
      tries: [
        '{L} threw the ball as high as possible. It went up to the roof, stopped for a moment, as if it was thinking, and came back.',
        '{F} tied a ball to a string and asked it to stay up there. It hung straight down.',
        'They tried it on the stairs, and in the cellar, and with both eyes shut. There was the same down everywhere.',
      ],
      tip: '“Do you remember the magnet that pulled the pins?” asked {G+}. “There’s something that pulls everything, a little like that. It’s so big that you don’t notice it. You’re lying on it.”',
      low: '{L} lay down in the grass again. It was a good question, and there were only apples for an answer.',
      turn: '{L} put both hands flat on the ground. It was very big, and went on for ever. “It’s the earth!” said {L}. “It pulls the apple, and the ball, and me. It’s called gravity!” And {L} jumped, to feel it. Thump. It worked.',
      done: '“And in Australia?” asked {F}. {L} thought. “There the ground is under their feet, too. So it pulls them down to it, and nobody falls off.” They both jumped, for joy, and both times the earth brought them back.',
      again: 'When {L} drops something now, {L} says, “That was gravity.” It does not always help.',
      object: 'ball',
      helper: { name: 'Sir Pippin', creature: 'badger' },
      outcomes: [
        {
          asked: ['apple/fall/jump/float/space/moon/fly/down/drop'],
          done: '“And in Australia?” asked {F}. {L} thought. “There the ground is under their feet, too. Nobody falls off.” Plop, said the tree. They lay down on that big round earth, hands flat, to be pulled, and {told}.',
        },
        {
          asked: ['feast/picnic/party/cake/celebrate/tea/supper/dinner/pizza/cook/bake', 'share/dance/sing'],
          kinds: ['party', 'eats', 'plays', 'shares', 'makes', 'invited'],
          done: '“And in Australia?” asked {F}. “There the ground is under their feet, too,” said {L}. “So nobody falls off.” Plop, said the tree, and plop. All those apples, and nobody had to pick one! In the grass {told}.',
        },
        {
          asked: [
            'live happily/happy',
            'proud',
            'have fun',
            'hug/cuddle/laugh/giggle/cheer/clap/smile/friend',
          ],
          kinds: ['hugs', 'laughs', 'claps', 'happy', 'friends', 'team', 'says', 'tells', 'sees'],
          done: '“And in Australia?” asked {F}. {L} thought. “There the ground is under their feet, too. Nobody falls off.” They both jumped, for joy, and both times the earth brought them back. The second time {told}.',
        },
      ],
      art: {
        'under the apple tree. Plop': 'garden: L lie-back curious; apple, tree',
        'threw up a ball': 'garden: L throw ball curious; F look-up curious; shoe',
        'everything that they could find': 'garden: L throw feather worried; F throw sock; leaf, bun',
        'up to the roof': 'garden: L throw ball worried; F look-up; house',
        'asked it to stay': 'garden: F hold ball worried; L look; string',
        'on the stairs': 'cellar: L cover-eyes worried; F throw ball; stairs',
        'the magnet that pulled': 'garden: G hold magnet; L look G curious',
        'a good question': 'garden: L lie-back sad; apple',
        'both hands flat': 'garden: L jump happy; F look; apple',
        'And in Australia': 'garden: L+F jump laughing; globe',
        'That was gravity': 'kitchen: L startle laughing; broken-cup',
      },
    },
  ],
};
