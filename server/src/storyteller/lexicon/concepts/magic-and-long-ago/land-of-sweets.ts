import type { StorySourceInput } from '../../story-source.ts';

/** Stories about a country that is made of sweets. */
export const landOfSweets: StorySourceInput = {
  id: 'land-of-sweets',
  words: [
    'land/world/country/kingdom/city/island/planet of sweets/candy/chocolate/sugar/cake/ice-cream',
    'land/world/country/city/planet made of sweets/candy/chocolate/sugar/cake',
    'candyland',
    'sweets land',
    'train to the land of sweets/candy',
    'train to sweets/candy land',
    'candy world/kingdom/land',
    'sweet land/shop world',
    'sweetie land',
    'chocolate river/world/land/mountain/factory',
    'chocolate factory',
    'house made of sweets/candy/gingerbread/chocolate',
    'house of sweets',
    'gingerbread house',
    'lollipop tree/trees',
    'nothing but sweets',
    'eat/eating only sweets',
    'sugar mountain',
    'cockaigne',
    'sweet/candy factory',
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
    'made-of',
    'wants-to-go',
    'all-turned',
    'rains',
    'finds',
  ],
  topic: 'the land of sweets',
  thing: 'the gingerbread gate',
  home: 'meadow',
  main: 'meadow',
  plots: [
    {
      id: 'the-crust-of-bread',
      titles: ['In the Land of Sweets', 'The Most Precious Thing', 'A Crust of Bread'],
      goal: 'get home from the land of sweets',
      trouble: 'everything was sweet and nobody showed the way home',
      solved: 'the gate of the land of sweets had opened',
      opener:
        'Behind the last hill stood a gate of gingerbread. {L+} gave it a little push, and it crunched. On the other side the grass was made of peppermint, there were lollipops on the trees, and the river was of chocolate, with waves.',
      friend:
        '“Pinch me,” said {F+}, and had a mouthful of fence already. They ate a bush, half a bench and the edge of a cloud. Then the gate fell shut behind them. It had no handle on this side.',
      problem:
        'After an hour they couldn’t eat any more. “I’d like some water now,” said {L}. But from the well came syrup, and from the clouds came lemonade. “Ask the King for the key,” said the people there. “But the King is in a bad mood.”',
      tries: [
        'They brought the King the largest lollipop in the wood. “Sweet,” said the King and sighed. “It’s always sweet.”',
        'They tried to eat their way through the gate. After one hinge they both felt sick.',
        '{F} danced for the King. It was a good dance, but it came to an end on the floor, which was of toffee.',
      ],
      tip: '“I’ve lived here since I hatched,” said {G+}, “and I’d give my wings for one thing that I’ve never tasted. I don’t know what it would be. It’d be what there isn’t any of.”',
      low: 'They sat down by the chocolate river and looked at it. They used to think that they could never have enough of it.',
      turn: 'What there isn’t any of here? {L} searched all the pockets. In the last one there was something hard: a crust of bread from the breakfast at home, dry and salty. {L} carried it to the King on a leaf, as carefully as a crown. “Please try this,” said {L}.',
      done: 'The King took a bite and chewed. The whole hall held its breath. “It’s not sweet!” cried the King with joy. “What is it called?” “Bread,” said {L}, and broke the crust so that everyone had a crumb. Then the King took the key and opened the gate.',
      again:
        'At home there was soup that evening, with a slice of bread. “You’re very quiet,” they said to {L}. {L} was busy. It tasted so good.',
      object: 'key',
      outcomes: [
        {
          asked: [
            'share/eat/take/bring/give/fill bag/home/chocolate/sweets/candy/friend/cake',
            'chocolate/candy',
            'tooth/teeth/brush/dentist',
          ],
          done: '“It’s not sweet!” cried the King with joy. “What is it called?” “Bread,” said {L}, and broke the crust so that everyone had a crumb. The King opened the gate, broke a handle off it, and held it out. So {told}.',
        },
        {
          kinds: ['party', 'eats', 'plays', 'shares'],
          done: '“It’s not sweet!” cried the King with joy. {L} broke the crust of bread so that everyone had a crumb. The King opened the gate at once, but from the mint lawn came music, and benches were brought, the edible kind, and {told}.',
        },
        {
          kinds: ['gets', 'given-by', 'all-get', 'invited', 'says', 'says-words'],
          done: '“It’s not sweet!” cried the King with joy. “What is it called?” “Bread,” said {L}, and broke the crust so that everyone had a crumb. The King opened the gate, felt in the sugar robe, and {told}.',
        },
        {
          kinds: ['hugs', 'laughs', 'claps', 'happy', 'feels', 'no-longer', 'friends', 'team'],
          done: '“It’s not sweet!” cried the King with joy. “What is it called?” “Bread,” said {L}, and broke the crust so that everyone had a crumb. They all chewed. There was a crunch in the whole land, and {told}.',
        },
        {
          kinds: ['home', 'way-home', 'sleep'],
          done: '“It’s not sweet!” cried the King. “Bread,” said {L}, and broke the crust so that everyone had a crumb. Then the gate of gingerbread was opened, and behind the last hill somebody was calling for supper, and {told}.',
        },
        {
          kinds: ['any'],
          done: '“It’s not sweet!” cried the King with joy. “What is it called?” “Bread,” said {L}, and broke the crust so that everyone had a crumb. Then the King took the key, the gingerbread gate crunched, and {told}.',
        },
      ],
      helper: { name: 'Buzz', creature: 'bee' },
    },
  ],
};
