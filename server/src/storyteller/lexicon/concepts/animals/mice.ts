import type { StorySourceInput } from '../../story-source.ts';

/** Stories about mice. */
export const mice: StorySourceInput = {
  id: 'mice',
  words: ['mouse', 'mice', 'field mouse', 'harvest mouse', 'little mouse', 'mouse family', 'baby mouse'],
  situations: ['visit', 'learn', 'question'],
  creature: 'theme',
  topic: 'mice',
  thing: 'the nest',
  home: 'farm',
  main: 'meadow',
  plots: [
    {
      id: 'the-island-of-wheat',
      titles: ['{S} in the Wheat', '{L} and the Smallest Nest', 'An Island in the Field'],
      goal: 'save the nest in the wheat',
      trouble: 'the nest was hanging in the middle of the wheat',
      solved: 'the nest was safe',
      object: 'scarf',
      opener:
        'The wheat was ripe and rustled in the wind. {L+} walked along the edge of the field. “Psst,” somebody said, very quietly. Halfway up a stalk something was holding on.',
      friend:
        'It was {S+}. “That’s my nest,” said {S}, “as round as an apple and woven out of grass. There are five little ones in it.” {L} was allowed to peep. They had their eyes shut.',
      problem:
        '“But tomorrow the big machine comes and cuts the wheat,” said {S}, “all of it, from one hedge to the other. And the little ones can’t walk yet.” On the far side of the field the machine already stood by the gate.',
      tries: [
        '{S} squeaked at the farmer as loudly as a mouse can. The farmer scratched an ear, and thought that it was a hinge.',
        '{L} wanted to carry the nest away. But it was woven round seven stalks. When {L} lifted it, it began to come apart, and {L} quickly let go.',
        'They put a poppy on top of the tallest stalk. There were a hundred other poppies. Nobody would notice one more.',
      ],
      tip: '“From up there the driver only sees wheat,” said {G+}. “My eggs lie in the grass, so I know. A good farmer drives round a nest. But somebody has to mark the place, with something high and something red.”',
      low: '{L} thought it over. Something high, and something red. {S} looked at the sun. There was still an hour of daylight.',
      turn: '{L} fetched four long sticks and stuck them into the ground round the nest, well away from it. On the tallest one {L} tied a red scarf, as high up as possible. Then {L} went to the farmer and told the whole story.',
      done: 'In the morning the machine came, humming and roaring, straight at the red scarf. Then it slowed down, and drove round it in a neat circle. In the middle of the field stood an island of wheat, and in it five little mice were asleep.',
      again:
        'Two weeks later the little ones ran off on their own feet. {S} sent one of them back with an ear of wheat, as a thank-you.',
      helper: { name: 'Mother Lark', creature: 'robin' },
      outcomes: [
        {
          asked: ['nest/home/family/baby/safe/babies/mum/mother/field'],
          done: 'The machine came roaring straight at the red scarf. Then it slowed down, and drove round in a neat circle. {S} sat on the edge of the nest and counted five, with eyes still shut. In the island of wheat {told}.',
        },
        {
          asked: ['cheese/corn/bread/eat/food'],
          done: 'The machine came roaring straight at the red scarf, slowed down, and drove round it in a neat circle. The farmer climbed out, lay down on the stubble, and saw the five. “They’ll be hungry soon,” said the farmer, and {told}.',
        },
        {
          asked: ['feast/picnic/party/cake/celebrate/tea/supper/dinner/pizza/cook/bake', 'share/dance/sing'],
          kinds: ['party', 'eats', 'plays', 'shares', 'makes', 'invited'],
          done: 'The machine came straight at the red scarf, slowed down, and drove round it in a circle. In the middle stood an island of wheat. When the field was done, the farmer sat down at its edge with {L} and unpacked the basket. And {told}.',
        },
        {
          asked: [
            'live happily/happy',
            'proud',
            'have fun',
            'hug/cuddle/laugh/giggle/cheer/clap/smile/friend',
          ],
          kinds: ['hugs', 'laughs', 'claps', 'happy', 'friends', 'team', 'says', 'tells', 'sees'],
          done: 'The machine came roaring straight at the red scarf, slowed down, and drove round it in a circle. An island of wheat stood there, with five little mice asleep in it. {S} ran up the tallest stalk, right to {L’s} nose, and {told}.',
        },
      ],
      art: {
        'The wheat was ripe': 'meadow: L listen curious; grass',
        'as round as an apple': 'meadow: S point proud; L look happy; nest on grass, grass',
        'cuts the wheat': 'meadow: S cry worried; L point worried; tractor',
        'at the farmer': 'meadow: S shout worried; L look worried; farmer',
        'woven round seven stalks': 'meadow: L hold nest worried; S startle',
        'put a poppy on top': 'meadow: L hold red flower worried; S look sad; many red flower',
        'the driver only sees wheat': 'meadow: G say; L+S look G curious',
        'thought it over': 'meadow: L think red flag curious; S look worried; sun',
        'four long sticks': 'meadow: L tie red scarf brave; S look happy; two stick',
        'In the morning the machine': 'meadow, morning: L cheer; S clap happy; tractor, red flag',
        'an ear of wheat': 'meadow: S give grass happy; L stand happy',
      },
    },
  ],
};
