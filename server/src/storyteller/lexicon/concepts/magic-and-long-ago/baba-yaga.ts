import type { StorySourceInput } from '../../story-source.ts';

/** Stories about Baba Yaga and the hut on chicken legs. */
export const babaYaga: StorySourceInput = {
  id: 'baba-yaga',
  words: [
    'baba yaga',
    'baba jaga',
    'hut on chicken legs',
    'house on chicken legs',
    'hut with chicken legs',
    'house with chicken legs',
    'vasilisa',
    'russian fairy tale',
  ],
  situations: [
    'learn',
    'visit',
    'deed',
    'afraid',
    'afraid-being',
    'wants',
    'lost',
    'trait',
    'pair',
    'has',
    'question',
  ],
  topic: 'Baba Yaga',
  thing: 'the hut on chicken legs',
  home: 'cottage',
  main: 'forest',
  plots: [
    {
      id: 'hut-hut-turn-round',
      titles: ['The Hut on Chicken Legs', '{L} at Baba Yaga’s', 'Hut, Hut, Turn Round!'],
      goal: 'get a light from Baba Yaga',
      trouble: 'the hut of Baba Yaga would not hold still',
      solved: 'Baba Yaga had given away a light',
      opener:
        'In the whole village the fires had gone out, and there was not one match left. “Baba Yaga in the forest has fire,” the people said. “But we don’t go there.” “I’ll go,” said {L+}, and took a loaf along, and a ribbon.',
      friend:
        '{F+} came as far as the fence. It was made of crooked sticks, and on each burned a little light. Behind it stood the hut. It stood on two chicken legs, as tall as trees, and had its back to them.',
      problem:
        '{L} walked round to the door. Hop! The hut turned, and there was the back again. {L} ran the other way. Hop, hop! The chicken legs were faster. “Who’s there?” came a voice from inside, like a creaking gate.',
      tries: [
        'They went round in both directions at once. The hut jumped up, turned in the air, and came down on {F’s} shadow.',
        '{L} threw a pebble at the back wall, to knock. The hut scratched itself there with one claw, and a tile fell off.',
        'They tried to climb up one leg. It was yellow and cold, and it was ticklish. They landed in the nettles.',
      ],
      tip: '“It’s only a hen underneath,” mewed {G+} from the gatepost. “Everybody’s afraid of it, and shouts. What does one do with a hen that’s run wild? And there are words for it, very old ones. The first of them is the one that’s always left out.”',
      turn: '{L} sat down in the grass and crumbled the bread. “Please,” said {L}, “hut, hut, turn your back to the forest and your front to me.” One big foot came down, and then the other. The hut bent its knees, and began to peck. And there was the door.',
      done: 'In it stood Baba Yaga, with iron teeth and flour on that long nose. “Somebody said please,” said Baba Yaga. “For the first time in a hundred years.” {L} tied the ribbon round the chicken leg that had been scratched. For that {L} got a light in a pot.',
      again:
        'In the village all the stoves are warm. And at the edge of the forest there is sometimes an egg, as big as a barrel, with a ribbon round it.',
      outcomes: [
        {
          asked: [
            'light/fire/candle/lamp village/home/bring/get/give/stove/warm',
            'bring/get fire/light',
            'friend/kind/nice baba/witch/yaga',
          ],
          done: 'In the door stood Baba Yaga, with iron teeth and flour on that long nose. “Somebody said please. For the first time in a hundred years.” {L} tied the ribbon round the scratched chicken leg, and for that {told}.',
        },
        {
          kinds: ['party', 'eats', 'plays', 'shares', 'makes'],
          done: '“Somebody said please,” said Baba Yaga, with iron teeth and flour on that long nose. {L} tied the ribbon round the scratched chicken leg. Then the oven door opened, and there was fire for the village, and a whole tray besides, and {told}.',
        },
        {
          kinds: ['gets', 'given-by', 'all-get', 'invited', 'says', 'says-words'],
          done: '“Somebody said please,” said Baba Yaga, “for the first time in a hundred years.” {L} tied the ribbon round the chicken leg that had been scratched. Behind the iron teeth something like a smile was to be seen, and {told}.',
        },
        {
          kinds: ['hugs', 'laughs', 'claps', 'happy', 'feels', 'no-longer', 'friends', 'team'],
          done: '“Somebody said please,” said Baba Yaga, “for the first time in a hundred years.” {L} tied the ribbon round the scratched chicken leg, and the hut hopped once for joy, so that everyone sat down in the flour, and {told}.',
        },
        {
          kinds: ['home', 'way-home', 'sleep'],
          done: '“Somebody said please,” said Baba Yaga. {L} tied the ribbon round the scratched chicken leg, and got a light in a pot. It shone on the path ahead, from root to root, as far as the first chimney, and {told}.',
        },
      ],
      helper: { name: 'Old Kotik', creature: 'cat' },
      art: {
        'took a loaf along': 'village: L hold bread brave; unlit-campfire, ribbon',
        'was made of crooked sticks': 'forest: F point worried; L look curious; house, fence, candle',
        'The hut turned, and there': 'forest: L run worried; F point surprised; house',
        'The hut jumped up': 'forest: L startle; F startle; house',
        'threw a pebble at': 'forest: L throw pebble; F peek curious; house',
        'landed in the nettles': 'forest: L fall; F fall; nettle, hen',
        'only a hen underneath': 'forest: G say; L think hen curious; F look G; house',
        'crumbled the bread': 'forest: L sit bread calm; F look curious; crumbs',
        'The hut bent its knees': 'forest: L say happy; F point surprised; house, crumbs',
        'In it stood': 'forest: L hold lantern proud; F clap happy; witch, house',
        'an egg, as big as': 'village: L look happy; F point; huge egg, ribbon',
      },
    },
  ],
};
