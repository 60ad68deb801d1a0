import type { StorySourceInput } from '../../story-source.ts';

/** Stories about planting trees, as Wangari Maathai did in Kenya. */
export const wangariMaathai: StorySourceInput = {
  id: 'wangari-maathai',
  words: [
    'wangari maathai',
    'wangari',
    'maathai',
    'green belt movement',
    'mama miti',
    'planting trees in kenya',
    'plant/planting a million trees',
    'plant/planting many/thousands of trees',
    'kenya trees',
    'woman who planted trees',
    'woman who planted a million trees',
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
    'lacks',
    'value',
  ],
  topic: 'Wangari Maathai’s trees',
  thing: 'the tree nursery',
  home: 'village',
  main: 'village',
  plots: [
    {
      id: 'seven-trees',
      titles: ['Seven Trees', 'Mother of Trees', 'The Stream Came Back'],
      goal: 'bring back the trees and the stream',
      trouble: 'the trees had been cut down and the stream had dried up',
      solved: 'the hill was green and the stream ran again',
      opener:
        'In a village in Kenya the women told how it used to be: woods on the hills, and a stream so clear that you could drink from it. {L+} knew only bare red earth. The stream was a line of stones.',
      friend:
        'Each day {L} and {F+} walked a long way for water, and a long way for firewood. When it rained, the red earth ran down the hill. “It takes our field along,” said {F}.',
      problem:
        'The big trees had been sold, and where they had stood nothing held the earth any more. “The forester has trees,” people said, “but they cost money.” Nobody in the village had any. And who has time for trees, when there’s water to fetch?',
      tries: [
        'They stuck branches into the earth, so that it looked like a wood. They were dry after two days.',
        'They wrote a letter to the city. The answer came after half a year, and it said that trees were a matter for experts.',
        'They planted a row of grass as a fence. The goats thanked them.',
      ],
      tip: '“You need no diploma for it,” said {G+}, who came from the city and had grown up in a village like this. “You know how to sow beans. A tree’s a bean with patience. Begin with seven, and look after them.”',
      low: 'Under the last fig tree, up by the old spring, the ground was full of tiny seeds. They had been lying there all along.',
      turn: '{L} gathered the seeds, filled old cans with earth, and watered them with what was left from washing. Seven came up. {L} planted them on the hill, with a hedge of thorns against the goats, and showed the neighbours how it’s done.',
      done: 'The neighbours planted seven, and theirs did, too. It was a row, and then a belt, and then a wood. The roots held the earth, and the earth held the rain. And one morning {L} heard something running among the stones. The stream was back.',
      again:
        'All over Kenya it became more than thirty million trees. {L’s} first one gives shade to three goats. They are no longer allowed to eat it, only to lie there.',
      object: 'seed',
      outcomes: [
        {
          kinds: ['party', 'eats', 'plays', 'shares'],
          done: 'The neighbours planted seven trees, and theirs did, too. It was a row, and then a wood, and one morning the stream was back. In the shade of the first one they spread the mats, and {told}.',
        },
        {
          kinds: ['gets', 'given-by', 'all-get', 'invited', 'says', 'says-words'],
          done: 'The neighbours planted seven trees, and theirs did, too. It was a row, and then a wood, and one morning the stream was back. Wangari came up the hill with a whole crowd and a newspaper, and {told}.',
        },
        {
          kinds: ['hugs', 'laughs', 'claps', 'happy', 'feels', 'no-longer', 'friends', 'team'],
          done: 'The neighbours planted seven trees, and theirs did, too. It was a row, and then a wood, and one morning the stream was back. {L} and {F} put both feet in it, and {told}.',
        },
        {
          kinds: ['home', 'way-home', 'sleep'],
          done: 'The neighbours planted seven trees, and theirs did, too. It was a row, and then a wood, and one morning the stream was back. It was only a few steps with the full can, through the shade, and {told}.',
        },
        {
          kinds: ['any'],
          done: 'Seven came up, and the neighbours planted seven, and theirs did, too. It was a row, and then a belt, and then a wood. One morning {L} heard something running among the stones, and {told}.',
        },
      ],
      helper: { name: 'Wangari', creature: 'woman' },
      art: {
        'only bare red earth': 'village: L look sad; stone, mud',
        'a long way for water': 'village, rain: L carry jug sad; F carry firewood sad; mud',
        'had been sold': 'village: L look worried; log, people',
        'stuck branches': 'village: L plant stick worried; F hold stick',
        'to the city. The': 'village: L write worried; F look; letter',
        'a row of grass': 'village: L startle worried; goat, grass',
        'a bean with patience': 'village: G hold seed; L look G curious',
        'Under the last fig tree': 'village: L kneel happy; tree, seed',
        'gathered the seeds': 'village: L water happy; F hold tin; many seedling',
        'planted them on the hill': 'mountain: L plant brave; people, seedling, goat',
        'The stream was back': 'mountain: L+F cheer; many tree, pond',
        'shade to three goats': 'mountain: L sit happy; big tree, goat',
      },
    },
  ],
};
