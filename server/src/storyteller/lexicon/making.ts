import type { StorySourceInput } from './story-source.ts';

/** What one bakes, builds, paints and plays. */
export const making: StorySourceInput[] = [
  {
    id: 'cake',
    words: [
      'bake cake/cookie/biscuit/bread/muffin/pie',
      'cake',
      'baking',
      'bake',
      'cookie',
      'gingerbread',
      'cupcake',
      'cooking',
    ],
    situations: ['make', 'learn', 'wants'],
    topic: 'baking a cake',
    thing: 'the cake',
    home: 'cottage',
    main: 'cottage',
    plots: [
      {
        id: 'it-would-not-rise',
        titles: ['{L} Bakes a Cake', 'The Cake That Would Not Rise', 'Three Flat Cakes'],
        goal: 'bake a cake that rises',
        trouble: 'the cake came out as flat as a plate',
        solved: 'the cake had risen',
        object: 'spoon',
        opener:
          'Flour, eggs, butter, sugar, and an apron down to the toes: today {L+} was going to bake a tall cake.',
        friend:
          '{F+} brought the big wooden spoon. “I’m good at stirring,” said {F}, “and at licking.” Crack, went the first egg, and only a bit of it missed the bowl.',
        problem:
          'They stirred and poured, and put the cake in the oven. After half an hour they looked. It was brown and it smelled good. But it was as flat as a plate. One could have posted it under the door.',
        tries: [
          'For the second cake they took twice as much of everything. It came out just as flat, but twice as wide, and it hung out of the oven like a tongue.',
          'They blew air into the third one, through a straw. It made a lovely noise. There was batter on the lamp, and the cake was flat.',
          '{L} opened the window to help it rise. The kitchen door flew open and everybody was covered in flour.',
        ],
        tip: '“Let me taste,” said {G+}. “It’s good, your flat cake. But where’s the spoonful that makes it rise? And did you slam the oven door? A cake wants to be looked at as little as a bird on its eggs.”',
        turn: '{L} ran a floury finger down the recipe. There, under a blot: “one spoon of baking powder”! They began again. {L} folded it in, gently, and closed the oven door as softly as a bedroom door. Then they sat on both hands.',
        done: 'And it rose! They saw it through the little window: first a hill, then a hat, then a real mountain with a crack on top. Nobody breathed until it stood on the table, tall and golden and warm.',
        again:
          'They ate the tall one. They ate the three flat ones, too, one on top of the other, with jam. They called it a tower.',
        helper: { name: 'Mrs Crumb', creature: 'hen' },
      },
    ],
  },
  {
    id: 'painting',
    words: [
      'paint',
      'draw',
      'painting',
      'drawing',
      'colour',
      'color',
      'crayon',
      'artist',
      'picture',
      'craft',
      'paintbrush',
    ],
    situations: ['make', 'learn', 'lost', 'wants'],
    topic: 'the picture',
    thing: 'the picture',
    home: 'cottage',
    main: 'workshop',
    plots: [
      {
        id: 'the-blot',
        titles: ['{L} and the Blot', 'The Picture With the Mistake', 'A Splash of Blue'],
        goal: 'paint a picture for the big wall',
        trouble: 'there was a blot in the middle of the picture',
        solved: 'the picture was finished',
        object: 'paintbrush',
        opener:
          'There was going to be an exhibition in the town hall, with a picture by everyone. {L+} had a big white sheet of paper, seven colours and a very clear idea.',
        friend:
          '{F+} brought the good paintbrush, the one that makes thick and thin lines. “What will it be?” asked {F}. “A secret,” said {L}, and began at the top left.',
        problem:
          'It was going to be the best picture ever. Then somebody’s elbow touched the jar. Splash! Right in the middle there was a blot, big and blue, with arms and legs. And the exhibition was tomorrow.',
        tries: [
          '{L} rubbed at the blot with a cloth. Now the blot had a twin, on the cloth, and a hole.',
          'They painted it over with white, three times. It came through like a ghost that has forgotten something.',
          '{L} tore up the sheet and began again. But the new one looked frightened, so small and careful was everything in it.',
        ],
        tip: '“What a fine blot,” said {G+}, head on one side. “I spend weeks trying to make one like that. Turn it round. A mistake is often the beginning of something you weren’t brave enough for.”',
        turn: '{L} turned the sheet, once, twice. Upside down the blot had a back, and a spout. “It’s a whale!” A dab for the eye, a line for the sea, and suddenly the whole picture went round the blue whale as if it had been waiting for it.',
        done: 'In the town hall it hung in the middle. People stood in front of it for a long time. “That blue,” they said, “how did you ever think of it?” {L} looked at {F’s} elbow, and they both said nothing.',
        again: 'Whenever something spills now, nobody shouts. They all turn it round first.',
        helper: { name: 'Madame Ochre', creature: 'parrot' },
      },
    ],
  },
  {
    id: 'music',
    words: [
      'music',
      'sing',
      'song',
      'piano',
      'guitar',
      'violin',
      'drum',
      'concert',
      'choir',
      'orchestra',
      'band',
      'trumpet',
      'recorder',
    ],
    situations: ['learn', 'make', 'wants', 'visit', 'lost'],
    topic: 'the concert',
    thing: 'the concert',
    home: 'cottage',
    main: 'village',
    plots: [
      {
        id: 'stage-fright',
        titles: ['{L} and the Concert', 'The Song That Hid', 'One, Two, Sing!'],
        goal: 'make music at the concert',
        trouble: 'not a note would come out',
        solved: 'the whole hall was full of music',
        object: 'drum',
        opener:
          'When nobody was listening, {L+} could do it: the whole piece of music, from the first note to the last. In the bath it sounded best. On Sunday there was a concert.',
        friend:
          '{F+} was going to play the drum at the concert. “You begin,” said {F}, “and I come in at boom.” They practised until the neighbour knew it too.',
        problem:
          'Then it was Sunday. The hall was full, right up to the last row. {L} stepped out on the stage, into the light. It grew quiet. And in the quiet there was not one note. The music had hidden somewhere.',
        tries: [
          '{L} cleared {L.their~the} throat. It echoed. Someone in row nine cleared theirs as well, and then the whole hall did.',
          '{F} gave the sign: boom! Nothing came after it. So {F} gave it again, and again. It was rather a lonely concert.',
          '{L} turned round, to pretend that there was nobody there. Now {L} could hear three hundred people breathing.',
        ],
        tip: '“Don’t play for three hundred,” whispered {G+} behind the curtain. “Nobody can do that. Play it for one. Find one face that you like, and give it to them, like a bun.”',
        turn: '{L} looked along the rows. Black suits, hats. And there, quite far back, a small face, with its mouth open, waiting. “It’s for you,” thought {L}, and closed both eyes for a moment. It was almost like in the bath.',
        done: 'The first note came, thin as a thread. Then the second, and the drum: boom! And there was the music, all of it, and it filled the hall to the roof. In the back row a small face was dancing.',
        again:
          '“Again!” they called, three times. {L} bowed to the last row. In the bath it sounds even better since then.',
        helper: { name: 'Maestro Reed', creature: 'cricket' },
      },
    ],
  },
  {
    id: 'building-blocks',
    words: [
      'lego',
      'block',
      'build tower',
      'building block',
      'brick',
      'build den/fort',
      'den',
      'fort',
      'cardboard box',
      'invent machine',
      'science',
      'experiment',
    ],
    situations: ['make', 'learn', 'wants', 'lost'],
    topic: 'the tallest tower',
    thing: 'the tower',
    home: 'cottage',
    main: 'workshop',
    plots: [
      {
        id: 'the-tower',
        titles: ['{L} Builds a Tower', 'The Tower That Fell Four Times', 'One Brick Too Many'],
        goal: 'build a tower up to the ceiling',
        trouble: 'the tower fell down again and again',
        solved: 'the tower touched the ceiling',
        opener:
          'There were bricks in every colour, a whole tub full. {L+} tipped them out, and it sounded like hail. “I’m going to build a tower,” said {L}, “right up to the ceiling.”',
        problem:
          'One on top of the other, up to the chin. Up to the nose! Then somebody breathed. The tower leaned to the left like a tired neck, and crash! There were bricks under the cupboard, bricks in the tea.',
        tries: [
          'They built faster, before it could think of falling. It thought of it at the height of {L’s} ears. Crash!',
          'They stuck it with honey. The tower did not fall down. It flowed.',
          '{L} said that nobody was allowed to breathe. At eighteen bricks {F} had to, after all.',
        ],
        tip: '“My cathedral fell down four times,” said {G+}. “Every time I made the top more beautiful. But a tower is mostly foot. The wider it stands, the higher it reaches. And every floor needs a neighbour.”',
        turn: '{L} cleared a big space on the floor. They did not begin with a tower this time, but with a town: wide walls, crosswise, each brick over two others. It went up slowly. “We’re only at the knee,” said {F}. “It’s a good knee,” said {L}.',
        done: 'Past the chin, past the nose, up on the chair, up on the ladder. Nobody held their breath. And then {L} put on the very last brick, a yellow one, and it touched the ceiling, tock.',
        again:
          'The tower stayed up for nine days, until the cat had an idea. Nobody cried. The foot is still there, and it is wide.',
        helper: { name: 'Master Keystone', creature: 'beaver' },
      },
    ],
  },
];
