import type { StorySourceInput } from '../../story-source.ts';

/** Stories about shapes. */
export const shapes: StorySourceInput = {
  id: 'shapes',
  words: [
    'circle and square',
    'circles and squares',
    'square and circle',
    'triangle square',
    'triangle square circle',
    'circle square triangle',
    'rectangle',
    'tangram',
    'round and square',
    'corners and sides',
    'shape and pattern',
    'learn shape',
    'shapes all around',
    'circle square and triangle',
    'shape',
  ],
  situations: ['thing-pair', 'being-and-thing', 'question', 'learn'],
  topic: 'shapes',
  thing: 'the shapes',
  home: 'school',
  main: 'village',
  plots: [
    {
      id: 'a-house-of-shapes',
      titles: ['{L} and the Shapes', 'Round, Square and Pointed', 'What Shape Is a House?'],
      goal: 'build the birdhouse out of the right shapes',
      trouble: 'the birdhouse would not fit together',
      solved: 'the birdhouse was finished',
      opener:
        'In the box lay shapes of thin wood: circles, squares, triangles and rectangles. {L+} knew what they were called. A triangle has three corners, a square has four, and a circle has none. Out of them a birdhouse was to be built.',
      problem:
        '{L} laid the shapes side by side. On the table it was a perfect house. But when {L} wanted to stand it up, it was as flat as a pancake. No bird could have got into it.',
      tries: [
        'They stood up four circles for walls, because round is pretty. They rolled off the table, one after the other.',
        'They put up the triangles. They made a fine tent, with a gap on every side. When they turned it over, it was a boat.',
        '{L} glued everything on top of everything. It was a thick pancake now.',
      ],
      tip: '“On paper a shape is flat,” said {G+}. “A house has an inside. Take this parcel apart, carefully, and lay it out. Which shapes is it made of, and how many? And how do they hold on to each other?”',
      turn: '{L} unfolded the parcel. It was made of squares! So {L} set up four square walls on a square floor, edge to edge. On top {L} leaned two rectangles against each other for a roof, and put a triangle in at each end.',
      done: 'It stood. Nothing rolled, and the roof was tight. Last of all {L} cut the door into the front: a circle, just as big as a blue tit. {F} hung it up in the tree. Before the glue had quite dried, somebody looked in at the round door.',
      again:
        'On the way home {L} saw shapes wherever there was something: round wheels, square windows, and a triangle on every roof.',
      helper: { name: 'Mr Corner', creature: 'beaver' },
    },
  ],
};
