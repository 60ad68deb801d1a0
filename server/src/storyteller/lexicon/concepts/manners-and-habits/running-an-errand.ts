import type { StorySourceInput } from '../../story-source.ts';

/** Stories about going to the shop alone and paying at the till. */
export const runningAnErrand: StorySourceInput = {
  id: 'running-an-errand',
  words: [
    'errand',
    'errands',
    'run/running errand/errands',
    'shop alone/myself',
    'go/going shop/shops/store/shopping alone/myself',
    'shop on my own',
    'shop on own',
    'shop by myself',
    'go/going to the shop alone',
    'buy/buying bread/milk/something alone/myself',
    'pay/paying at the till/checkout',
    'pay/paying alone/myself',
    'buy/buying alone first',
    'first time shopping alone',
    'shopping list',
    'carry/carrying the shopping/bags home',
    'send/sent to the shop',
    'go/going to the baker alone',
    'pay/paying by myself',
  ],
  situations: [
    'deed',
    'wants',
    'cannot',
    'afraid',
    'own-wish',
    'learn',
    'question',
    'trait',
    'has',
    'refuses',
    'reluctant',
    'value',
  ],
  happensToLead: true,
  topic: 'going to the shop alone',
  thing: 'the coin purse',
  home: 'village',
  main: 'village',
  plots: [
    {
      id: 'say-it-loud-enough',
      titles: ['{L} Goes Shopping Alone', 'One Loaf, Please', 'As Far as the Blue Door'],
      goal: 'buy a loaf of bread alone',
      trouble: '{L} was too quiet for the counter',
      solved: '{L} had bought the bread alone',
      opener:
        '“We’re out of bread,” they said in the kitchen. “Would you like to get some? All by yourself?” {L+} was given the purse with the right money and a cloth bag. It was along the wall, past the letter box, and as far as the blue door.',
      friend:
        '{F+} waited at the letter box. “From here on I stand still,” said {F}, “or it isn’t alone.” {L} nodded, and went on.',
      problem:
        'The bell above the blue door went ding. In front of the high counter stood knees and coats. “Next, please,” said a voice from above. “One loaf,” said {L}. But it came out so thin that nobody heard, and a coat stepped in front.',
      tries: [
        '{L} held the purse up high. Somebody thought it had been found on the floor, and said, “How kind!”, and wanted to hand it in.',
        '{L} went to the end of the queue and waited once more. This time {L} got as far as “One”. Then the telephone rang behind the counter.',
        '{L} went outside and practised in front of the wall. To the wall it was quite easy to say.',
      ],
      tip: '“I sell onions at the market,” said {G+}, standing in the queue with a basket. “It’s no use shouting. Put your feet side by side, look them in the face, and wait till they look back. And then say it as if you were telling somebody the time.”',
      low: '{L} felt for the purse in the pocket. It was still there, round and heavy. They needed the bread at home. That helped a little.',
      turn: 'Feet side by side. {L} looked up, over the edge of the counter, and found two eyes behind a pair of glasses. {L} waited until they looked back. “One brown loaf, please,” said {L}, as if somebody had asked the time.',
      done: '“One brown loaf,” said the baker, and laid it on the counter. {L} counted the coins into the dish, one, two, three, and got a small one back. It was put away in the purse. The bag was warm. Ding, went the door, and {L} was outside, and taller.',
      again:
        '{L} knows two shops now, and the way to the post office. {F} hardly ever needs to wait at the letter box.',
      helper: { name: 'Mrs Shallot', creature: 'goose' },
      outcomes: [
        {
          asked: ['home/mum/mummy/dad/daddy/back/come'],
          kinds: ['home', 'way-home', 'hugs'],
          done: '“One brown loaf,” said the baker. {L} counted the coins into the dish and got a small one back. Past the letter box, along the wall, with a warm bag on one arm. The door at home was open already, and {told}.',
        },
        {
          asked: ['proud/alone/brave/big/grown/again'],
          kinds: ['happy', 'feels', 'says', 'says-words', 'claps'],
          done: 'Ding, went the blue door, and {L} was outside, and taller. The bag was warm, and the small coin was in the purse. At the letter box somebody had stood still all that time, which is hard as well, and {told}.',
        },
        {
          asked: ['eat/bread/bake/breakfast/sandwich/bun/cake/sweet/treat/biscuit'],
          kinds: ['eats', 'party', 'shares', 'gets', 'given-by', 'all-get', 'makes'],
          done: '“One brown loaf,” said the baker. {L} counted out one, two, three, and got a small coin back. The bag smelled so good that it was hard to carry past the letter box. At home the butter was out already, and {told}.',
        },
        {
          kinds: [
            'laughs',
            'friends',
            'new-friend',
            'still-friends',
            'team',
            'stays',
            'plays',
            'tells',
            'sleep',
          ],
          done: 'Ding, went the door, and {L} was outside, with a warm bag and a small coin. {F} had not moved from the letter box, not by one shoe. “And how did you say it?” asked {F}. {L} showed it, feet side by side, and {told}.',
        },
      ],
    },
  ],
};
