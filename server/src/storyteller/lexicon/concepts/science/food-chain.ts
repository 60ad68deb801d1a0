import type { StorySourceInput } from '../../story-source.ts';

/** Stories about who eats what. */
export const foodChain: StorySourceInput = {
  id: 'food-chain',
  words: [
    'food chain',
    'food chains',
    'food web',
    'who eats who/what/whom',
    'predator and prey',
    'predators and prey',
    'herbivores and carnivores',
    'carnivores',
    'herbivores',
  ],
  situations: ['learn', 'question'],
  topic: 'the food chain',
  thing: 'the lettuce',
  main: 'garden',
  plots: [
    {
      id: 'too-many-greenfly',
      titles: ['Who Eats Whom?', '{L} and the Food Chain', 'The Ladybirds Are Missing'],
      goal: 'save the roses from the greenfly',
      trouble: 'the greenfly were eating up the roses',
      solved: 'the greenfly were gone and the roses bloomed',
      opener:
        'There were roses along the wall, and {L+} looked after them. But this summer the buds were sticky, and when {L} looked closely, they were moving. There were tiny green insects on every stalk.',
      friend:
        '“Greenfly,” said {F+}. “They drink the juice out of the plant. There’s nobody here to stop them.”',
      problem:
        'Each day there were more. The leaves curled up, and one of the buds fell off. “And there used to be ladybirds,” said {L}. Before, there had been a whole heap of dry leaves under the roses. In spring {L} had tidied it all away.',
      tries: [
        '{L} brushed the greenfly off with a paintbrush. The next morning they had climbed up again.',
        '{F} sprayed them with the hose. The greenfly held on, and the last good bud did not.',
        'They shouted at them. A greenfly does not mind being shouted at.',
      ],
      tip: '“The rose feeds the greenfly, the greenfly feeds the ladybird, and the ladybird feeds the bird,” said {G+}. “It’s a chain. One link of yours is missing. Where do ladybirds sleep all winter?”',
      low: '{L} counted the buds. There were only four, and they were sticky all over.',
      turn: '“In dry leaves! And I swept them away,” said {L}. So {L} laid an armful of leaves under the roses. Then {L} and {F} found a ladybird in the hedge, and another, and let them walk from their fingers on to the stalks.',
      done: 'A ladybird can eat fifty greenfly in a day. There were six ladybirds, and then there were more. At the end of the week the leaves uncurled. And one morning the first bud opened, as red as a ladybird.',
      again:
        'A robin lives in the hedge now. {L} does not tidy up under the roses any more, and says that it is on purpose.',
      object: 'flower',
      helper: { name: 'Mrs Thorn', creature: 'robin' },
      outcomes: [
        {
          asked: ['rose/flower/bloom/ladybird/ladybug/garden/save/greenfly/bird/robin'],
          done: 'There were six ladybirds, and then there were more. A ladybird can eat fifty greenfly in a day. At the end of the week the leaves uncurled. {L} left the dry heap where it was, and one morning {told}.',
        },
        {
          asked: ['feast/picnic/party/cake/celebrate/tea/supper/dinner/pizza/cook/bake', 'share/dance/sing'],
          kinds: ['party', 'eats', 'plays', 'shares', 'makes', 'invited'],
          done: 'A ladybird can eat fifty greenfly in a day. There were six, and then there were more, and at the end of the week the leaves uncurled. As red as a ladybird the first bud opened. In front of it, on the wall, {told}.',
        },
        {
          asked: [
            'live happily/happy',
            'proud',
            'have fun',
            'hug/cuddle/laugh/giggle/cheer/clap/smile/friend',
          ],
          kinds: ['hugs', 'laughs', 'claps', 'happy', 'friends', 'team', 'says', 'tells', 'sees'],
          done: 'There were six ladybirds, and then there were more. The leaves uncurled, and one morning the first bud opened, as red as a ladybird. One of them sat on {L’s} thumb and counted greenfly, or slept. By the wall {told}.',
        },
      ],
      art: {
        'along the wall': 'garden: L look worried; rose, fly',
        'drink the juice': 'garden: F point worried; L stand worried; rose',
        'one of the buds fell': 'garden: L cry sad; rose, leaf',
        'off with a paintbrush': 'garden: L hold paintbrush worried; rose',
        'with the hose': 'garden: F spray; L startle; rose',
        'shouted at them': 'garden: L+F shout angry; rose',
        'It’s a chain': 'garden: G say; L look G curious; rose, ladybird',
        'counted the buds': 'garden: L point sad; rose',
        'an armful of leaves': 'garden: L carry leaf happy; rose, leaf-pile',
        'found a ladybird': 'garden: L hold ladybird happy; F hold ladybird happy; rose',
        'as red as a ladybird': 'garden: L+F cheer; big rose, ladybird',
        'A robin lives': 'garden: L wave happy; bird, leaf-pile, hedge',
      },
    },
  ],
};
