import type { StorySourceInput } from '../../story-source.ts';

/** Stories about the tall crane. */
export const crane: StorySourceInput = {
  id: 'crane',
  words: ['crane', 'tower crane', 'crane driver', 'crane building/construction site', 'building crane'],
  situations: ['make', 'visit', 'deed'],
  topic: 'the tall crane',
  thing: 'the crane',
  home: 'village',
  main: 'city',
  plots: [
    {
      id: 'a-nest-on-the-hook',
      titles: ['{L} and the Tall Crane', 'A Bit to the Left!', 'The Highest Crane in Town'],
      goal: 'lift the bell on to the tower',
      trouble: 'the bell swung on the crane and would not hold still',
      solved: 'the bell hung in the tower',
      object: 'bell',
      opener:
        'The crane was so tall that its head was in the clouds. {L+} climbed two hundred rungs. At the top there was a cabin with three levers, and a view as far as Thursday.',
      friend:
        'Down there stood {F+}, as small as a pea, with two flags. Today the new bell had to go up on the tower. It was as big as a cow.',
      problem:
        '{L} pulled the lever, and the bell rose. But it began to swing. To the left, to the right, further and further. “Dong!” It had knocked a hat off a statue. The tower was only as wide as a table.',
      tries: [
        '{L} pulled to the left when it swung to the right. It swung twice as far.',
        '{F} waved with both flags: up, down, stop, go. {F} got muddled, and the bell went round in a circle.',
        'They waited until it stopped by itself. Then there came a breeze.',
      ],
      tip: '“You run after it,” said {G+}, who had built half the town. “Go with it. When it swings out, go after it, just as far. Then it has nothing to swing against. You do it with a full cup as well.”',
      turn: '{L} breathed out. The bell swung to the left, and {L} moved the crane to the left, softly, and to the right, softly, as you carry soup. The swing grew smaller. And smaller. Then it hung as still as a pear.',
      done: '“A hair to the left,” waved {F}. “Down. Down.” Clunk. It was in. {L} pulled the third lever, the small one, and the clapper fell free. “Dong!” said the bell, over all the roofs, and this time it was meant to.',
      again:
        'Every noon {L} hears it and thinks: that was me, with the small lever. The statue got its hat back.',
      outcomes: [
        {
          asked: [
            'build/finish tower/house/building/school/bridge',
            'tower/house/building finish/ready/done',
            'bell ring',
            'tallest',
          ],
          done: '“A hair to the left,” waved {F}. “Down. Down.” Clunk. It was in. {L} pulled the third lever, the small one, and the clapper fell free. “Dong!” it went over all the roofs, and this time it was meant to. So {told}.',
        },
        {
          asked: ['bird', 'nest', 'egg', 'chick', 'save/rescue', 'animal/cat'],
          done: 'Softly {L} let the bell down into the tower. Clunk. Something else was up there on the beam, and that wasn’t as heavy. “Go with it,” whispered {L}, and moved the hook as you carry soup, and {told}.',
        },
        {
          kinds: ['party', 'eats', 'plays', 'shares', 'makes'],
          done: 'Clunk, the bell was in. {L} pulled the small lever. “Dong!” it went over all the roofs. A bell like that calls people together. They came to the square with chairs and baskets, and even the statue got its hat back, and {told}.',
        },
        {
          kinds: ['hugs', 'laughs', 'claps', 'happy', 'feels', 'no-longer', 'friends', 'team'],
          done: '“Down. Down,” waved {F}. Clunk. It was in. “Dong!” said the bell over all the roofs. {L} climbed down the two hundred rungs, and at the bottom they were waiting and still had their hands on their ears, and {told}.',
        },
        {
          kinds: ['home', 'way-home', 'sleep'],
          done: 'Clunk, the bell was in. “Dong!” it said over all the roofs. From the cabin {L} saw the lamps go on in one street after the other, and the builders pack up their bags. Two hundred rungs, all downwards, and {told}.',
        },
      ],
      helper: { name: 'Mr Girder', creature: 'heron' },
      art: {
        'climbed two hundred rungs': 'city: L climb on ladder brave; crane',
        'with two flags': 'city: F raise two flag happy; L wave; crane, big bell',
        'it began to swing': 'city: L startle worried; F cover-eyes; big bell, crane, statue',
        'swung twice as far': 'city: L pull rope worried; F point worried; bell, crane',
        'waved with both flags': 'city: F raise flag worried; L look surprised; bell, crane',
        'Then there came a breeze': 'city, wind: L+F wait worried; bell, crane',
        'You run after it': 'city: G say calm; L+F look G curious; cup',
        'breathed out. The bell': 'city: L pull rope calm; F raise flag worried; bell, crane',
        'hung as still as a pear': 'city: L hold rope calm; F point surprised; big bell, crane',
        'A hair to the left': 'city: F point proud; L pull rope brave; bell, tower',
        'over all the roofs': 'city: L cheer proud; F cover-ears happy; big bell on tower, tower',
        'Every noon': 'city: L think bell proud; F clap happy; statue',
      },
    },
  ],
};
