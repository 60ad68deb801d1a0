import type { StorySourceInput } from '../../story-source.ts';

/** Stories about feeding the birds in winter. */
export const birdsInWinter: StorySourceInput = {
  id: 'birds-in-winter',
  words: [
    'feed/feeding bird in winter',
    'bird in winter',
    'winter bird',
    'bird feeder',
    'hungry bird in the snow',
    'feed/feeding garden bird',
  ],
  situations: ['make', 'learn', 'being-and-thing', 'pair'],
  topic: 'feeding the birds in winter',
  thing: 'the bird feeder',
  home: 'cottage',
  main: 'garden',
  weather: 'snow',
  plots: [
    {
      id: 'out-of-reach',
      titles: ['A Table for the Birds', 'Crumbs in the Snow', '{L} and the Winter Birds'],
      goal: 'feed the hungry birds in the snow',
      trouble: 'the birds could not find any food under the snow',
      solved: 'all the birds were at the feeder',
      opener:
        'The pond was frozen and the bushes were white. {L+} stood at the window with warm hands and looked out. In the hedge sat robins, blue tits and sparrows, puffed up like little balls.',
      problem:
        'They were puffed up because it was cold, and they were hungry. The seeds and the beetles lay deep under the snow, and a small bird needs to eat all day long to keep warm through the night.',
      tries: [
        '{L} threw crumbs onto the snow. They sank in and were gone, and it began to snow again.',
        'They put a plate on the ground. The sparrows came, and right behind the sparrows came the cat from next door, on soft feet. Up flew everybody.',
        'They put the plate on the window sill. The magpies ate it empty, and the little ones sat in the hedge and watched.',
      ],
      tip: '“Small birds need fat and seeds,” said {G+}, “high up, where they can see a cat coming, and a perch too thin for a magpie. What could you use for a bowl? You’ve just eaten an orange.”',
      turn: '{L} filled the empty orange halves with fat and seeds, let them get hard in the cold, and put a thin twig through each. Then {L} and {F} hung them in the apple tree, under the little shed roof, high above the snow.',
      done: 'First a blue tit came, hung upside down, and pecked. Then came the robin, and the sparrows in a row. The cat sat below and looked up. The magpie tried the thin twig, slid off, and went home.',
      again:
        'Every morning before breakfast {L} fills the orange halves. In spring a blue tit sat on the sill and sang.',
      helper: { name: 'Mrs Wren', creature: 'wren' },
      outcomes: [
        {
          asked: [
            'bird/robin/sparrow/they/tit eat/fed/feed/food/seed/full/come/feeder/warm/survive',
            'bird sing',
          ],
          done: 'First a blue tit came, hung upside down, and pecked. Then came the robin, and the sparrows in a row. The cat sat below and looked up, the magpie slid off the thin twig, and high above the snow {told}.',
        },
        {
          asked: ['spring/nest/egg/chick'],
          done: 'A blue tit hung upside down and pecked, then came the robin, and the sparrows in a row, out of reach of cat and magpie. {L} filled the orange halves every morning until the hedge dripped and turned green, and {told}.',
        },
        {
          asked: ['feast/picnic/party/cake/celebrate/tea/supper/dinner/pizza/cook/bake', 'share/dance/sing'],
          kinds: ['party', 'eats', 'plays', 'shares', 'makes', 'invited'],
          done: 'A blue tit hung upside down from the orange half and pecked, then came the robin, and the sparrows in a row. Outside they were at table, so inside it was only polite. On the warm side of the window {told}.',
        },
        {
          asked: [
            'live happily/happy',
            'proud',
            'have fun',
            'hug/cuddle/laugh/giggle/cheer/clap/smile/friend',
          ],
          kinds: ['hugs', 'laughs', 'claps', 'happy', 'friends', 'team', 'says', 'tells', 'sees'],
          done: 'First a blue tit came, hung upside down, and pecked, then the robin, and the sparrows in a row. The cat looked up, the magpie slid off the twig. A seed fell on {L’s} cap like a thank-you, and {told}.',
        },
      ],
      art: {
        'the bushes were white': 'living-room, snow: L look curious at sky; bird',
        'puffed up like little balls': 'garden, snow: L watch happy; many bird, hedge',
        'deep under the snow': 'garden, snow: L stand worried; bird, snow-heap',
        'threw crumbs': 'garden, snow: L throw crumbs worried; bird',
        'a plate on the ground': 'garden, snow: F startle worried; plate, cat, bird',
        'on the window sill': 'living-room, snow: L look angry at sky; plate, black bird',
        'need fat and seeds': 'garden, snow: G say; L+F look G curious; orange',
        'filled the empty orange halves': 'kitchen: L stir happy; many orange, seed',
        'hung them in the apple tree': 'garden, snow: L hang orange happy; F hang orange happy; tree',
        'robin, and the sparrows in': 'garden, snow: L+F clap happy; bird, orange, cat',
        'In spring a blue tit': 'living-room, day: L wave happy at sky; bird',
      },
    },
  ],
};
