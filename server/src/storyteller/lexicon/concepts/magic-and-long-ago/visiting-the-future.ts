import type { StorySourceInput } from '../../story-source.ts';

/** Stories about a journey into the future. */
export const visitingTheFuture: StorySourceInput = {
  id: 'visiting-the-future',
  words: [
    'future',
    'the future',
    'visit/visiting/travel/travelling/traveling/trip/journey to/into future',
    'in the future',
    'a hundred years from now',
    'hundred years in the future',
    'life in the future',
    'meet/meeting future self',
    'future me',
    'city of the future',
    'town/school of the future',
    'world in a hundred years',
  ],
  situations: [
    'learn',
    'cannot',
    'wants',
    'make',
    'visit',
    'newcomer',
    'question',
    'ability',
    'trait',
    'deed',
    'has',
    'own-wish',
    'thing-pair',
    'being-and-thing',
    'what-if',
    'wants-to-go',
    'magic-thing',
  ],
  topic: 'a visit to the future',
  thing: 'the time machine',
  home: 'workshop',
  main: 'city',
  plots: [
    {
      id: 'the-tree-that-was-missing',
      titles: ['A Hundred Years From Now', '{L} Visits the Future', 'The Acorn'],
      goal: 'bring some shade into the future',
      trouble: 'there was no shade in the future',
      solved: 'a great oak gave shade to the whole square',
      opener:
        '{L+} had turned the pointer of the time machine to “In a Hundred Years”. It hummed, it shook, and the door opened. Outside was their own street. The letter boxes could fly, and the buses made no sound at all.',
      friend:
        '“It’s wonderful!” said {F+}, and stepped out. “Oof. It’s hot as well.” The square lay in the bright sun. There was not a soul to be seen on it. They were all sitting indoors behind blinds.',
      problem:
        'A child of the future opened the window. “You can only come out in the evening,” it called. “It’s too hot. My grandma has a picture of a square with a tree in it. But here there has never been one.”',
      tries: [
        'They put up umbrellas, all over the square. A puff of wind came, and the umbrellas flew after the letter boxes.',
        'They planted a little tree straight away. It threw a shadow as big as a plate. “It’ll be good one day,” said the child politely. “When I’m as old as Grandma.”',
        '{F} sprayed water on the stones. It hissed, and after five minutes it was as hot as before.',
      ],
      tip: '“A tree needs a hundred years,” said {G+}, who was resting on the warm machine. “You can’t hurry it. But you’re the only ones here with a machine that can. Not the tree. The planting.”',
      low: 'In one pocket there was still an acorn from the last walk. It was quite small and brown. A hundred years fitted into it.',
      turn: '{L} shut the door and turned the pointer back to “Today”. In the middle of the square, between two paving stones, {L} planted the acorn, watered it and put up a sign: “Please leave me here. I’m for later.” Then they set off again.',
      done: 'The door opened, and it was cool and green. In the middle of the square stood an oak as high as the houses. Under it people sat at long tables, and from the lowest branch hung a swing with the child on it. “It’s always been here!” called the child.',
      again:
        'Back in today the acorn has two leaves. {L} waters it every evening, and is in no hurry at all.',
      object: 'acorn',
      outcomes: [
        {
          kinds: ['party', 'eats', 'plays', 'shares'],
          done: 'The door opened, and it was cool and green. In the middle of the square stood an oak, and under it people sat at long tables. “It’s always been here!” called the child on the swing. “Sit down, it’s tree day!” So {told}.',
        },
        {
          kinds: ['hugs', 'laughs', 'claps', 'happy', 'feels', 'no-longer', 'friends', 'team'],
          done: 'The door opened, and it was cool and green. In the middle of the square stood an oak as high as the houses. On it hung a sign, grown into the bark: “I’m for later.” {L} knew that handwriting, and {told}.',
        },
        {
          kinds: ['home', 'way-home', 'sleep'],
          done: 'The door opened, and it was cool and green. In the middle of the square stood an oak as high as the houses. {L} put one hand on the bark. Then the pointer was turned back to “Today”, it hummed, and {told}.',
        },
        {
          kinds: ['any'],
          done: 'In today {L} planted the acorn between two paving stones. A hundred years on, the door opened, and it was cool and green: there stood an oak as high as the houses, with a swing on it. “It’s always been here!” called the child, and {told}.',
        },
      ],
      helper: { name: 'Tick', creature: 'beetle' },
      art: {
        'buses made no sound': 'city: L look surprised; machine, bus, postbox',
        'soul to be seen on': 'city: F point worried; L think worried; sun, machine',
        'of the future opened': 'city: L look-up surprised; F point surprised; children, picture(tree)',
        'umbrellas, all over': 'city, wind: L reach-up; F hold umbrella; many umbrella',
        'as big as a plate.': 'city: L plant; F peek curious; seedling, children',
        'sprayed water on': 'city: F spray hose; L look worried; cloud',
        'A tree needs a hundred': 'city: G say; L think tree curious; F look G; machine',
        'there was still an acorn': 'city: L hold acorn surprised; F look surprised; machine',
        'planted the acorn, watered': 'city: L water; F hold sign; seedling',
        'turned the pointer back': 'workshop: L touch brave; F look curious; machine, acorn',
        'an oak as high as': 'city: L cheer; F cheer; huge tree, swing, people',
        'the acorn has two leaves': 'city, evening: L water happy; F clap happy; seedling',
      },
    },
  ],
};
