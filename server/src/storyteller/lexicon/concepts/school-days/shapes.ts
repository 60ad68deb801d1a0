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
    'shapes and colours/colors',
    'shape/shapes and colour/color',
    'colours/colors and shapes',
    'colour/color and shape',
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
      outcomes: [
        {
          asked: [
            'make/find/get/meet/have/become/best/new/good friend',
            'marshmallow/campfire/picnic/barbecue/feast/fiesta/disco/celebrate',
          ],
          kinds: [
            'party',
            'eats',
            'plays',
            'shares',
            'hugs',
            'laughs',
            'claps',
            'happy',
            'friends',
            'team',
            'still-friends',
            'feels',
            'helps',
          ],
          done: 'It stood. Nothing rolled, and the roof was tight. {L} cut the door: a circle, as big as a blue tit. {F} hung it up, and down below they spread a square cloth for the builders. The first guest looked in at the door, and {told}.',
        },
        {
          asked: ['bird/nest/live/home/house/move/egg/baby/tit'],
          kinds: ['stays', 'home', 'way-home', 'sleep', 'makes'],
          done: 'It stood, and the roof was tight. Last of all {L} cut the door: a circle, just as big as a blue tit. {F} hung it up in the tree. Before the glue had quite dried, somebody looked in, with a straw in its beak, and {told}.',
        },
        {
          asked: ['shape/circle/square/triangle/find/learn/build/know/name/teacher/picture'],
          kinds: ['learns', 'gets', 'says', 'wins', 'sees'],
          done: 'It stood. Four squares for the walls, two rectangles for the roof, a triangle at each end. Only circles were left in the box. {L} cut one out of the front for a door, and {F} hung it up in the tree. They stepped back to look, and {told}.',
        },
      ],
      helper: { name: 'Mr Corner', creature: 'beaver' },
    },
    {
      id: 'two-names-each',
      words: [
        'shapes and colours/colors',
        'shape/shapes and colour/color',
        'colours/colors and shapes',
        'colour/color and shape',
      ],
      titles: [
        'Red Circle, Blue Square',
        '{L} and the Train of Colours and Shapes',
        'Every Block Has Two Names',
      ],
      goal: 'find the right wagon for every block',
      trouble: 'the blocks would not go into their wagons',
      solved: 'every shape and every colour was in its wagon',
      opener:
        'On the carpet stood a wooden train. It had a red wagon, a blue wagon and a yellow wagon. In one lid was a hole like a circle, in one like a square, and in one like a triangle. {L+} was the driver.',
      friend:
        '{F+} tipped out the box of blocks. “All aboard!” said {F}. There were circles, squares and triangles, and each of them was red, blue or yellow. They were the passengers.',
      problem:
        '{L} took a red square and wanted to put it into the red wagon. But the hole in the red wagon was a circle, and the corners stuck. “Right colour,” said {L}, “wrong shape.” The train could not leave.',
      tries: [
        'They went by colour alone. The red circle dropped into the red wagon, plop! But the red triangle lay on the lid, and slid off.',
        'They went by shape alone. Now a blue circle and a yellow circle sat in the red wagon. “We wanted to go by blue,” said {F}, in a small round voice.',
        '{L} pushed harder. A square does not get rounder when you push it.',
      ],
      tip: '“Every passenger has two names,” said {G+}. “One is its colour, and the other is its shape. Say both of them, and look at both. The wagons stay as they are. But do the lids?”',
      turn: '{L} lifted a lid, and it came off! “Red square,” said {L}, and put the square lid on the red wagon. Plop! “Red triangle.” On went the triangle lid. Plop! “And now blue. Blue circle, blue square, blue triangle!”',
      done: 'They changed the lids until the last block had found its place: circles, squares and triangles, all the red ones in red, all the blue ones in blue, and all the yellow ones in yellow. “Hold tight!” called {L}, and the train rolled off under the table.',
      again:
        'At supper {L} found more passengers. “Orange circle,” said {L}, and ate a slice of carrot. “White square. Yellow triangle.” The toast and the cheese went along as well.',
      outcomes: [
        {
          asked: ['marshmallow/campfire/picnic/barbecue/feast/fiesta/disco/celebrate'],
          kinds: ['party', 'eats', 'plays', 'shares'],
          done: 'They changed the lids until the last block had found its place. “Hold tight!” called {L}, and the train rolled off under the table. There {F} was waiting, with a plate as the station: round, square and three-cornered things to eat. All change! And {told}.',
        },
        {
          asked: ['shape/circle/square/triangle/colour/color/train/sort/match/learn/place/find/block'],
          kinds: ['learns', 'gets', 'says', 'wins', 'sees', 'home', 'way-home', 'goes', 'makes'],
          done: 'They changed the lids until the last block had found its place, all the red ones in red, the blue ones in blue, the yellow ones in yellow. “Does every passenger have two names?” asked {L}, and read them out, from red square to yellow circle. And {told}.',
        },
        {
          asked: ['make/find/get/meet/have/become/best/new/good friend'],
          kinds: [
            'hugs',
            'laughs',
            'claps',
            'happy',
            'friends',
            'team',
            'still-friends',
            'feels',
            'sleep',
            'helps',
          ],
          done: 'They changed the lids until the last block had found its place. It was a yellow triangle, and it had been under {F} all the time. “All aboard!” called {L}. The train rolled off under the table, with both of them behind it, and {told}.',
        },
      ],
      helper: { name: 'Mrs Signal', creature: 'hen' },
      setting: { topic: 'shapes and colours', thing: 'the wooden train', main: 'school', indoors: true },
    },
  ],
};
