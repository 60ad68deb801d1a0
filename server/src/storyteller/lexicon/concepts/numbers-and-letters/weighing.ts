import type { StorySourceInput } from '../../story-source.ts';

/** Stories about what is heavier. */
export const weighing: StorySourceInput = {
  id: 'weighing',
  words: [
    'weigh',
    'weighing',
    'weight',
    'weights',
    'scales',
    'kitchen scales',
    'balance scale',
    'balance scales',
    'heavy and light',
    'heavy or light',
    'heavier and lighter',
    'heavier or lighter',
    'heavier lighter',
    'which is heavier',
    'how heavy',
    'kilogram',
    'grams',
    'grams and kilograms',
    'kilos and grams',
    'weighing fruit',
    'weighing things',
  ],
  situations: ['learn', 'question', 'make', 'cannot', 'has', 'thing-pair'],
  topic: 'what is heavier',
  thing: 'the scales',
  home: 'farm',
  main: 'farm',
  plots: [
    {
      id: 'two-pots-on-a-hanger',
      titles: ['Two Pots on a Coat Hanger', '{L} Weighs It', 'Which One Is Heavier?'],
      goal: 'find out which was the heaviest',
      trouble: 'big did not mean heavy',
      solved: 'the scales had given the answer',
      opener:
        'At the harvest show there was a prize for the heaviest vegetable. On {L+}’s table lay a fluffy lettuce as big as a cushion, a small round swede and a cucumber as long as an arm.',
      friend:
        '“Take the lettuce,” said {F+}. “It’s the biggest.” {L} was not sure. Only one vegetable per person was allowed.',
      problem:
        '“Is the biggest always the heaviest?” asked {L}. A balloon is bigger than a stone, and it flies. And the scales in the kitchen were broken: the hand stuck at three, even with nothing on top.',
      tries: [
        '{L} held the swede for a while, and then the cucumber. Both were heavy, and after a while everything felt heavy. They needed to know exactly.',
        'They let them roll down a board. The swede was fastest, because it was round. That said nothing about its weight.',
        '{F} shut both eyes and guessed. First it was the cucumber, then the lettuce, and then the cucumber again.',
      ],
      tip: '“You don’t need numbers to compare two things,” said {G+}. “Think of a see-saw. Who goes down?”',
      low: 'The show opened in an hour, and still all three lay on the table. {L} looked at the useless scales, and then out of the window at the see-saw.',
      turn: '“The heavier one goes down!” said {L}. {L} took a coat hanger and tied a little pot to each end, at the same distance from the middle. First it hung level. Then the lettuce went into one pot and the swede into the other.',
      done: 'Down went the swede! The lettuce rose into the air: it was mostly leaves with gaps between them. Then {L} weighed the swede against the cucumber. Down went the swede once more. So the smallest of the three went to the show, with a green ribbon.',
      again:
        'The hanger still hangs from a nail. Yesterday {L} weighed a potato against pebbles. It was exactly as heavy as nine of them.',
      outcomes: [
        {
          kinds: ['party', 'eats', 'plays', 'shares'],
          done: 'Down went the swede against the lettuce, and down it went against the cucumber. The smallest of the three got the green ribbon. Lettuce and cucumber were not heavy, but they were salad, and {told}.',
        },
        {
          kinds: ['gets', 'given-by', 'all-get', 'invited', 'says', 'says-words'],
          done: 'Down went the swede against the lettuce, and down it went against the cucumber. At the harvest show the smallest of them all lay on the table. The judges lifted it, put it down quickly, and {told}.',
        },
        {
          kinds: ['hugs', 'laughs', 'claps', 'happy', 'feels', 'no-longer', 'friends', 'team'],
          done: 'Down went the swede against the lettuce, and down it went against the cucumber. At the show it got the green ribbon. “But it’s so little!” said the whole tent, and {told}.',
        },
        {
          kinds: ['home', 'way-home', 'sleep'],
          done: 'Down went the swede against the lettuce, and down it went against the cucumber, and at the show it got the green ribbon. The hanger on its nail swung to and fro, and then hung level, and {told}.',
        },
        {
          kinds: ['any'],
          done: 'Down went the swede against the lettuce, which was mostly leaves with gaps between them. Down it went against the cucumber. So the smallest of the three was carried to the harvest show, and {told}.',
        },
      ],
      helper: {
        name: 'Mrs Marrow',
        creature: 'badger',
      },
      art: {
        'prize for the heaviest': 'farm: L look curious; big cabbage, radish, cucumber',
        'It’s the biggest': 'farm: F point happy; L touch worried; big cabbage',
        'Is the biggest always': 'kitchen: L think balloon worried; scales',
        'held the swede': 'farm: L hold radish cucumber worried',
        'roll down a board': 'farm: L look curious; F look curious; ramp, radish',
        'shut both eyes and guessed': 'farm: F cover-eyes worried; L look worried; cabbage, cucumber',
        'Think of a see-saw': 'farm: G point calm; L think seesaw curious',
        'looked at the useless scales': 'kitchen: L look sad; scales, cabbage',
        'took a coat hanger': 'farm: L hold string happy; F hold pot happy; two pot, cabbage',
        'against the cucumber': 'farm: L raise radish proud; F cheer; cabbage, medal',
        'Down went the swede!': 'farm: L raise radish proud; F cheer; cabbage, medal',
        'against pebbles': 'farm: L hold potato happy; scales, many pebble',
      },
    },
  ],
};
