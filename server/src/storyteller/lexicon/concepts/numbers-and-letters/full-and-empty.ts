import type { StorySourceInput } from '../../story-source.ts';

/** Stories about how much fits into a jug. */
export const fullAndEmpty: StorySourceInput = {
  id: 'full-and-empty',
  words: [
    'capacity',
    'volume and capacity',
    'full and empty',
    'full or empty',
    'full empty',
    'half full',
    'nearly full',
    'litre',
    'litres',
    'millilitres',
    'litres and millilitres',
    'pour/pouring jug/jugs',
    'pour/pouring and filling',
    'filling and pouring',
    'measuring jug',
    'which holds more',
    'which jug holds more',
    'how much fits in',
    'water table',
  ],
  situations: ['learn', 'question', 'make', 'cannot', 'has', 'thing-pair'],
  topic: 'how much fits into a jug',
  thing: 'the two jugs',
  home: 'garden',
  main: 'garden',
  plots: [
    {
      id: 'the-tall-jug-and-the-wide-one',
      titles: ['The Tall Jug and the Wide One', 'Which One Holds More?', '{L} Fills the Jugs'],
      goal: 'find out which jug held more',
      trouble: 'nobody knew which jug held more',
      solved: 'they knew how much each jug held',
      opener:
        '{L+} had made lemonade for a summer party, a whole bucket of it. On the table stood two jugs: one was tall and thin, the other one short and wide.',
      friend:
        '“I’d like to pour from the tall one!” said {F+}. “There’s more in it.” {L} wanted the one with more in it as well, for the long table with the thirsty guests.',
      problem:
        'The tall jug looked like more because it was so high. The wide jug looked like more because it was so fat. Eight guests were sitting at the long table. If the jug was too small, the last one would get nothing.',
      tries: [
        'They stood the jugs side by side and looked at them from the front. The tall one won. Then {L} looked down from above, and the wide one won.',
        '{F} measured with a string how high they were. But height was not everything: a flagpole is high, and you can’t pour from it.',
        'They tried to pour both into a bowl, but the bowl was full to the rim with only one, and it ran over on to the grass.',
      ],
      tip: '“Don’t look at the jugs,” said {G+}. “Look at what fits into them. Take one cup, always the same, and fill it to the same line.”',
      low: 'A wasp sat down on the bucket, and the first guest was already asking for a drink.',
      turn: '{L} took a yellow cup and filled the tall jug with water, cup by cup. “Five, six! Now it’s full.” Then the wide one. “Seven, eight, nine!” The tall one had only looked bigger.',
      done: 'The wide jug held nine cups, and there were eight guests at the long table. {L} filled it with lemonade and poured. Everybody got a full glass, and there was one left for {F}.',
      again:
        '{L} is now asked about every pot in the house. The teapot holds five yellow cups. The bath holds more than anybody has counted yet.',
      outcomes: [
        {
          kinds: ['party', 'eats', 'plays', 'shares'],
          done: 'The tall jug held six cups, and the wide one nine. {L} filled it with lemonade and poured: eight full glasses, and one left for {F}. Then the tall one came, with flowers in it, and {told}.',
        },
        {
          kinds: ['gets', 'given-by', 'all-get', 'invited', 'says', 'says-words'],
          done: 'The tall jug held six cups, and the wide one nine. {L} poured eight full glasses, and one was left for {F}. Aunt Lime held the yellow cup up to the light and turned it over, and {told}.',
        },
        {
          kinds: ['hugs', 'laughs', 'claps', 'happy', 'feels', 'no-longer', 'friends', 'team'],
          done: 'The tall jug held six cups, and the wide one nine. {L} filled it with lemonade and poured: eight full glasses, and one left for {F}. “To the short and the wide!” they called, and {told}.',
        },
        {
          kinds: ['home', 'way-home', 'sleep'],
          done: 'The tall jug held six cups, and the wide one nine. Eight guests got a full glass. When the wide jug was empty as well, the moon was in it for a moment, and {told}.',
        },
        {
          kinds: ['any'],
          done: 'The tall jug held six cups, and the wide one nine. {L} filled the wide one with lemonade and poured, along the whole table, always to the same line. There were eight guests, and {told}.',
        },
      ],
      helper: {
        name: 'Aunt Lime',
        creature: 'otter',
      },
      art: {
        'a whole bucket of it': 'garden: L stir bucket happy; jug, lemon',
        'pour from the tall one': 'garden: F hold jug happy; L look curious; big jar',
        'Eight guests were sitting': 'garden: L look worried; jug, people, long-table',
        'side by side and looked': 'garden: L crouch worried; F look worried; jug, jar',
        'measured with a string': 'garden: F hold string worried; L look curious; jug',
        'over on to the grass': 'garden: L pour worried; F startle; bowl, puddle',
        'Take one cup': 'garden: G show cup calm; L listen curious; jug',
        'A wasp sat down': 'garden: L look worried; bee, bucket, people',
        'took a yellow cup': 'garden: L pour yellow cup happy; F point happy; jug',
        'with lemonade and poured': 'garden: L pour proud; F drink happy; people, glass',
        'full glass': 'garden: L pour proud; F drink happy; people, glass',
        'every pot in the house': 'kitchen: L hold yellow cup happy; teapot, pot',
      },
    },
  ],
};
