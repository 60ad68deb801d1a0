import type { StorySourceInput } from '../../story-source.ts';

/** Stories about archaeologists and old finds. */
export const diggingUpThePast: StorySourceInput = {
  id: 'digging-up-the-past',
  words: [
    'archaeologist',
    'archaeologists',
    'archaeology',
    'archeologist',
    'dig/digging up the past',
    'excavation',
    'archaeologists digging',
    'old coin',
    'old coin in the garden',
    'find/found old coin',
    'ancient coin',
    'roman coin',
    'pieces of a pot',
    'old pot',
    'broken pot from long ago',
    'find/found something old',
    'treasure in the garden',
  ],
  situations: ['learn', 'question', 'finds', 'make', 'wants-to-be', 'works-as', 'mystery', 'visit'],
  topic: 'finding something very old',
  thing: 'the old pot',
  home: 'garden',
  main: 'garden',
  plots: [
    {
      id: 'the-pot-in-pieces',
      titles: ['A Pot in Nineteen Pieces', '{L} the Archaeologist', 'What the Ground Kept'],
      goal: 'find out what had lain in the ground',
      trouble: 'there were only broken bits',
      solved: 'the old pot had told its story',
      opener:
        '{L+} was digging a hole for a gooseberry bush. Clink, said the spade. In the earth lay a red piece of clay, curved, with a wavy line round it. It had lain there for a very long time.',
      friend:
        '“Treasure!” shouted {F+}, and jumped in with the big spade. Earth flew in all directions. Crack! One red piece had turned into two.',
      problem:
        '“Stop!” said {L}. “We’ll break it before we know what it is.” In the heap lay more pieces, all mixed up with stones and roots. Where had each of them been? Now nobody could say.',
      tries: [
        'They washed everything with the garden hose. A thin piece floated off down the path, and the painted line came off.',
        '{F} glued together what was near at hand. It became something like a hat.',
        '{L} dug on very fast, to get the rest. Two pieces came up, and a worm complained.',
      ],
      tip: '“A find without its place is like a word without its sentence,” said {G+}. “Put away the spade! Take a brush and a spoon. Lay strings across like a chessboard, dig thinly, and draw where each thing lies before you lift it.”',
      low: 'It was going to take days. {L} looked at the little brush, and at the big hole.',
      turn: '{L} stretched strings over the bed, four squares this way and four that way. Then {L} brushed, spoon by spoon. In square six lay the rim, in square seven the belly, in ten the handle. {L} drew it all, and gave every piece a number.',
      done: 'On the plan you could see it: it had fallen over to the left, the old pot, and burst. They laid the nineteen pieces as they had lain, and they fitted. At the bottom stuck a grain of wheat, quite black. Somebody had cooked porridge here, two thousand years ago.',
      again:
        'The pot stands in the museum, with a card. And in its place {L} has buried a tin with a letter, a spoon and a drawing, for whoever plants a bush there next.',
      object: 'spoon',
      outcomes: [
        {
          kinds: ['party', 'eats', 'plays', 'shares'],
          done: 'The nineteen pieces fitted. At the bottom of the old pot stuck a grain of wheat. Somebody had cooked porridge here, two thousand years ago. So they put on a pot as well, in the same place, and {told}.',
        },
        {
          kinds: ['gets', 'given-by', 'all-get', 'invited', 'says', 'says-words'],
          done: 'The nineteen pieces fitted, and at the bottom of the old pot stuck a grain of wheat, two thousand years old. The lady from the museum looked at the plan with all its numbers even longer than at the pot, and {told}.',
        },
        {
          kinds: ['hugs', 'laughs', 'claps', 'happy', 'feels', 'no-longer', 'friends', 'team'],
          done: 'The nineteen pieces fitted. At the bottom of the old pot stuck a grain of wheat: somebody had cooked porridge here, two thousand years ago. “And burnt it,” said {F}, and {told}.',
        },
        {
          kinds: ['home', 'way-home', 'sleep'],
          done: 'The nineteen pieces fitted, and at the bottom stuck a grain of wheat, two thousand years old. The gooseberry bush was put in a bit to the left. They brushed the earth from their knees, and {told}.',
        },
        {
          kinds: ['any'],
          done: 'Spoon by spoon they had brushed the pieces free, and the nineteen fitted. At the bottom stuck a grain of wheat, quite black. {L} lifted the last string from square sixteen, and the brush went over something else, and {told}.',
        },
      ],
      helper: {
        name: 'Professor Trowel',
        creature: 'mole',
      },
      art: {
        'for a gooseberry bush': 'garden: L dig surprised; hole',
        'jumped in with the big spade': 'garden: F dig happy; L startle worried; red pot',
        'all mixed up': 'garden: L shout worried; F look; heap, stone',
        'with the garden hose': 'garden: L spray worried; F look; stone',
        'glued together': 'garden: F hold glue happy; L look; hat',
        'fast, to get the rest': 'garden: L dig worried; worm, heap',
        'Take a brush and a spoon': 'garden: G hold paintbrush; L+F look G curious; string',
        'at the little brush': 'garden: L hold paintbrush worried; big hole',
        'stretched strings': 'garden: L hold paintbrush calm; F draw happy; string, red stone',
        'a grain of wheat': 'garden: L+F cheer; big red pot, paper',
        'stands in the museum': 'museum: L look proud; big red pot, card',
      },
    },
  ],
};
