import type { StorySourceInput } from '../../story-source.ts';

/** Stories about maps and finding the way. */
export const maps: StorySourceInput = {
  id: 'maps',
  words: [
    'map',
    'maps',
    'make/making/draw/drawing map',
    'mapmaker',
    'map of our town/village/school/street/room',
    'map reading',
    'read/reading map',
    'find/finding way',
    'compass',
    'north south east west',
    'directions',
  ],
  situations: ['learn', 'make', 'question', 'has', 'visit', 'lost', 'wants'],
  topic: 'maps',
  thing: 'the map',
  home: 'village',
  main: 'village',
  plots: [
    {
      id: 'past-the-dog-and-left',
      titles: ['{L} Draws a Map', 'Past the Dog and Left', 'A Map for Somebody New'],
      goal: 'draw a map that shows the way',
      trouble: 'the newcomer got lost every day',
      solved: 'the newcomer found the way with the map',
      object: 'map',
      opener:
        'In the house by the mill somebody new had moved in. It was Juno, and Juno came late to everything. {L+} knew every stone in the village and had never needed a map.',
      friend:
        '“Juno was at the duck pond again,” said {F+}, “and wanted to go to the baker’s.” That is the opposite direction. Juno was polite about it, but quite close to tears.',
      problem:
        'Without a map all the lanes look alike. “I turn left at the white house,” said Juno. “But there are five white houses here.” {L} had lived here for ever. How do you explain something that your feet know?',
      tries: [
        '{L} explained it: “Down, then round, then you’ll see.” Juno saw nothing, and ended up in the hay.',
        '{F} tied a red thread from door to door. A goat ate it.',
        '{L} drew a map from memory. There was the baker’s and there was the mill, and the way between them was as long as {L’s} thumb. On it was the duck pond, in the wrong place.',
      ],
      tip: '“You draw how it looks to you,” said {G+}, who had been round the world three times. “Walk it, and count the steps. Draw it from above, as I see it, with north at the top. And put in what doesn’t move away.”',
      low: '“What doesn’t move away?” said {L}. “The goat does. The washing does. The church tower doesn’t.”',
      turn: '{L} took paper and pencil and walked the whole way, from the mill to the baker’s. Forty steps to the well. Left. Sixty to the three lime trees. {F} called out the numbers. {L} put an arrow in the corner, and wrote: north.',
      done: 'Juno held the map so that the arrow pointed to the church tower, and set off. Forty steps, the well. Left. Sixty, the lime trees. {L} followed with crossed fingers. Then the bell of the baker’s door rang. “Two buns, please,” said Juno.',
      again:
        'The map hangs by the village pump now, for everyone who is new. In one corner stands a goat. “Moves,” it says beside it.',
      helper: { name: 'Captain Tern', creature: 'stork' },
    },
  ],
};
