import type { StorySourceInput } from '../../story-source.ts';

/** Stories about doubling and halving. */
export const doubling: StorySourceInput = {
  id: 'doubling',
  words: [
    'doubling',
    'doubling and halving',
    'double numbers',
    'twice as many',
    'near doubles',
    'times two',
    'two times table',
    '2 times table',
  ],
  situations: ['learn', 'question', 'deed', 'has', 'make'],
  topic: 'doubling',
  thing: 'the chessboard',
  home: 'village',
  main: 'castle',
  indoors: true,
  plots: [
    {
      id: 'one-grain',
      titles: ['One Grain, Please', '{L} and the Chessboard', 'Twice as Many'],
      goal: 'get enough rice for the whole village',
      trouble: 'the king would not share the rice',
      solved: 'there was rice for the whole village',
      opener:
        'The king had barns full of rice and gave nobody any of it. In the village all the bowls were empty. Then the king lost the crown down the well, and {L+} fetched it up again.',
      friend:
        '{F+} stood in the throne room as well, still dripping. “You may have a wish,” said the king, “but a small one.” {F} whispered, “Say rice!”',
      problem:
        '{L} thought. If {L} asked for a barn, the king would say no. If {L} asked for a bowl, there would be one bowl for the whole village. On the table stood a chessboard, with sixty-four squares. How do you ask for a lot with a small wish?',
      tries: [
        '{L} asked for a sack. “Too big,” said the king at once.',
        '{L} asked for a spoonful for everyone. “Too many spoons,” said the king, and yawned.',
        '{F} cried a little. The king gave {F} a handkerchief.',
      ],
      tip: '“Kings hear only the beginning of a sentence,” said {G+}, who dusted the chessmen. “Begin with one grain. And then do what bread dough does, and gossip, and rabbits. Twice as many, and again twice as many. Hardly anyone knows how quickly that grows.”',
      low: '{L} looked at the squares and counted in silence. One, two, four, eight, sixteen. After that it became interesting.',
      turn: '“Only one grain of rice,” said {L}, “on the first square. Tomorrow two on the second. The day after that four, and so on: each day twice as many as the day before. Only for one month.” The king laughed. “Such a modest child! Granted.”',
      done: 'On the fifth day it was sixteen grains, and on the tenth a handful. On the twentieth it was half a million grains, and they came with sacks. On the thirtieth carts drove to the village all day long. “I only doubled it,” said {L}.',
      again:
        'The king learned to count after that, with {L} as teacher. First lesson: one grain, two grains.',
      outcomes: [
        {
          kinds: ['party', 'eats', 'plays', 'shares'],
          done: 'One grain, two, four. On the tenth day it was a handful, and on the thirtieth carts drove to the village all day long. A pot was put on, and another, and twice as many, and {told}.',
        },
        {
          kinds: ['gets', 'given-by', 'all-get', 'invited', 'says', 'says-words'],
          done: 'One grain, two, four. On the twentieth day they came with sacks, and on the thirtieth with carts. “I only doubled it,” said {L}. The king looked into the empty barns, and then at the full bowls in the village, and {told}.',
        },
        {
          kinds: ['hugs', 'laughs', 'claps', 'happy', 'feels', 'no-longer', 'friends', 'team'],
          done: 'One grain, two, four. On the twentieth day they came with sacks, and on the thirtieth with carts. “I only doubled it,” said {L}. The king counted on ten fingers and began again from the front, and {told}.',
        },
        {
          kinds: ['home', 'way-home', 'sleep'],
          done: 'One grain, two, four. On the thirtieth day carts drove to the village until the evening. All the bowls were full, and all the children, and twice as quiet, and {told}.',
        },
        {
          kinds: ['any'],
          done: 'One grain, two, four. On the tenth day it was a handful, on the twentieth they came with sacks, and on the thirtieth carts drove to the village all day long. “I only doubled it,” said {L}, and {told}.',
        },
      ],
      helper: { name: 'Dusty Ned', creature: 'man' },
      art: {
        'barns full of rice': 'village: L look sad; people, empty-bowl, many sack',
        'the crown down the well': 'village: L raise crown happy; well, king',
        'You may have a wish': 'great-hall: F whisper happy; L look curious; king on throne',
        'the table stood a chessboard': 'great-hall: L think sack worried; king, chess',
        'asked for a sack': 'great-hall: L point worried; king, sack',
        'asked for a spoonful': 'great-hall: L hold spoon worried; king on throne',
        'a handkerchief': 'great-hall: F cry; L look worried; king, cloth',
        'dusted the chessmen': 'great-hall: G wipe calm; L think rabbit curious; chess',
        'counted in silence': 'great-hall: L look curious; chess, king',
        'on the first square': 'great-hall: L point brave; F look surprised; king, chess, seed',
        'On the fifth day': 'village: L cheer; F cheer; many sack, people, donkey',
        'king learned to count': 'great-hall: L point happy; king, chess',
      },
    },
  ],
};
