import type { StorySourceInput } from '../../story-source.ts';

/** Stories about coins and change. */
export const moneyAndChange: StorySourceInput = {
  id: 'money-and-change',
  words: [
    'how much does it cost',
    'getting change',
    'give/giving change',
    'money',
    'coins',
    'learn/learning money',
    'shop/shopping with coins/money',
    'pay/paying with coins',
    'pay/paying shop',
    'toy shop money',
    'counting coins',
    'count/counting money',
    'play/playing shop',
  ],
  situations: ['learn', 'visit', 'wants', 'has', 'lacks', 'make'],
  topic: 'coins and money',
  thing: 'the coins',
  home: 'cottage',
  main: 'village',
  plots: [
    {
      id: 'the-big-brown-ones',
      titles: ['{L} Goes to the Shop', 'The Small Coin and the Big Coin', '{L} Counts the Coins'],
      goal: 'pay for the bread',
      trouble: '{L} did not know if the coins were enough',
      solved: 'the bread was paid for, with a coin left over',
      opener:
        '{L+} was allowed to go to the baker’s next door, with a bag and a purse, all the way to the counter. “A loaf of bread, please,” {L} said, for practice. “It costs one pound.”',
      friend:
        '{F+} came along and carried the purse. It was heavy, and it jingled. “We must be rich,” said {F}.',
      problem:
        'At the counter they tipped out the coins. There were big brown ones, small silver ones, and a tiny one with a zigzag edge. “That’s one pound, please,” said the baker. “Which of them is that?” whispered {L}. And people were waiting behind them.',
      tries: [
        '{L} pushed across the biggest coin, because it was the heaviest. “That one says two,” said the baker. “The bread costs one hundred.”',
        '{F} counted them. “There are nine. It only costs one. So give one.” It does not go by how many there are.',
        '{L} held out all of them. “You’d better not do that,” said the baker. “You should know what you’re giving away.”',
      ],
      tip: '“A coin isn’t worth what it weighs,” said {G+}, who was next in the queue. “Read what it says on it. Then begin with the most, and count on until you get there.”',
      low: 'The queue reached to the door. {L’s} ears got hot, and the bread lay there and smelled good.',
      turn: '{L} read the coins. “Fifty. Twenty. Twenty. Ten.” {L} laid them in a row. “Fifty, and twenty makes seventy, and twenty makes ninety, and ten makes one hundred! A hundred pence make a pound!” {L} pushed the row across the counter.',
      done: '“Exactly right,” said the baker, and put a warm loaf in the bag. In {L’s} hand there was one silver coin left, a five. “That will buy you a small bun,” said the baker. They shared it on the way home.',
      again:
        'At home they opened a shop, with pegs and buttons. Everything costs one pound, and {L} checks every coin.',
      object: 'bag',
      outcomes: [
        {
          kinds: ['party', 'eats', 'plays', 'shares'],
          done: 'Fifty, and twenty, and twenty, and ten makes a hundred. “Exactly right,” said the baker. One silver coin was left, just enough for a small bun. In the kitchen the warm loaf was put in the middle of the table, and {told}.',
        },
        {
          kinds: ['gets', 'given-by', 'all-get', 'invited', 'says', 'says-words'],
          done: 'Fifty, and twenty, and twenty, and ten makes a hundred. “Exactly right,” said the baker, and put a warm loaf in the bag, and leaned across the counter, and {told}.',
        },
        {
          kinds: ['hugs', 'laughs', 'claps', 'happy', 'feels', 'no-longer', 'friends', 'team'],
          done: 'Fifty, and twenty, and twenty, and ten makes a hundred. “Exactly right,” said the baker. The people in the queue had counted along, quite quietly, and now Mrs Penny nodded, and {told}.',
        },
        {
          kinds: ['home', 'way-home', 'sleep'],
          done: 'Fifty, and twenty, and twenty, and ten makes a hundred. “Exactly right,” said the baker, and put a warm loaf in the bag. It warmed them through their coats, it was only next door, and {told}.',
        },
        {
          kinds: ['any'],
          done: 'Fifty, and twenty, and twenty, and ten makes a hundred. “Exactly right,” said the baker, and put a warm loaf in the bag. One silver coin was left in {L’s} hand, a five. {L} read what it said, and {told}.',
        },
      ],
      helper: { name: 'Mrs Penny', creature: 'hen' },
      art: {
        'a bag and a purse': 'village: L hold bag happy; house, bread',
        'We must be rich': 'village: F hold purse happy; L laugh',
        'tipped out the coins': 'shop: L look worried; many coin, baker, people',
        'pushed across the biggest': 'shop: L push big brown coin worried; baker, bread',
        'It only costs one': 'shop: F point curious; L look worried; many coin',
        'held out all of them': 'shop: L offer many coin worried; baker',
        'what it weighs': 'shop: G point calm; L look curious; coin',
        'smelled good': 'shop: L look ashamed; people, bread',
        'laid them in a row': 'shop: L push coin happy; F look surprised; many coin',
        'Exactly right': 'shop: L hold bread proud; F eat bun happy; baker',
        'opened a shop': 'cottage: L offer button happy; F give coin happy; table, button',
      },
    },
  ],
};
