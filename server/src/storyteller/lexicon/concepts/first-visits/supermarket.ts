import type { StorySourceInput } from '../../story-source.ts';

/** Stories about the shopping. */
export const supermarket: StorySourceInput = {
  id: 'supermarket',
  words: [
    'supermarket',
    'grocery/groceries',
    'grocery store',
    'shop/shopping',

    'get/getting lost in shop/store/supermarket/market',
    'buy/buying bread',
  ],
  situations: ['lost', 'visit', 'wants'],
  topic: 'the shopping',
  thing: 'the shopping list',
  main: 'city',
  indoors: true,
  plots: [
    {
      id: 'lost-list',
      titles: ['Eggs, Milk and Something Long', '{L} Goes Shopping', 'The List That Blew Away'],
      goal: 'bring the right shopping home',
      trouble: 'the shopping list was gone and the basket was empty',
      solved: 'all the shopping was in the basket',
      opener:
        'For the first time {L+} was allowed to do the shopping. There was a basket, a purse, and a list with five things on it. “Five is easy,” said {L}.',
      problem:
        'At the door of the shop the wind took the list, and it was gone over the roofs. In front of {L} stood shelves up to the ceiling. Five things! But which?',
      tries: [
        '“One of them was white,” said {L}. White was the milk, and the flour, and the salt, and the cheese, and the shopkeeper’s beard.',
        '“One of them was long,” said {L}. They laid a leek, a broom and a sausage side by side. It could have been any of them.',
        'They just took what they liked. In the basket lay five sorts of pudding. “I don’t think that this was it,” said {F}.',
      ],
      tip: '“A list isn’t only on paper,” said {G+}. “What is it for? Think of the kitchen at home. What’s cooking tonight, and what’s missing on the table?”',
      turn: '{L} shut both eyes and stood in the kitchen at home. There was the big pan. Pancakes! You need flour for them, and eggs, and milk. And then something yellow on top, and something sweet.',
      done: '“Flour, eggs, milk, butter, jam!” They put one after another into the basket, and the coins in the purse were just enough. All five were right.',
      again:
        'The list came down in the neighbour’s garden. The neighbour did the shopping that was on it, and had pancakes, too.',
      outcomes: [
        {
          asked: ['cook/pancake/bake/home/dinner/cake/mum/dad/sweet/chocolate'],
          done: '“Flour, eggs, milk, butter, jam!” They put one after another into the basket, and the coins in the purse were just enough. {L} carried it home without a list, to the big pan. All five were right, and {told}.',
        },
        {
          asked: [
            'hug/cuddle/kiss/snuggle',
            'make up',
            'laugh/giggle/grin',
            'clap/cheer/applaud',
            'brave/bravely/proud/proudly/confident/happy/happily/smile/glad/joy/joyful/delighted/pleased',
            'not/isn/isn’t/aren/aren’t/no/never/stop/anymore/longer/overcome/lose/without/nobody scared/scare/afraid/frightened/fear/nervous/worried/worry/shy/ashamed/embarrassed/angry/cross/mad/upset/cry/lonely/alone/sad',
            'make/find/get/meet/have/stay/remain/new/best/good/always/become/forever friend',
            'team/together',
            'thank/thanks',
            'sorry/apologise/apologize/forgive',
            'medal/sticker/badge/prize/reward/present/gift/certificate/award/trophy',
            'play/game/dance/sing/fun/race',
            'best day/time',
            'eat/cake/pizza/picnic/feast/breakfast/lunch/dinner/supper/pancake/snack/treat/biscuit/cookie/chocolate/cocoa/tea/lolly/sandwich/lemonade/juice/milk/soup/watermelon/popcorn/sweet/fruit/honey/jam/pie/bread/toast/bake/drink',
            'ice cream',
            'party/sleepover/celebrate/celebration/feast',
            'share',
          ],
          kinds: [
            'hugs',
            'laughs',
            'claps',
            'happy',
            'friends',
            'team',
            'says',
            'gets',
            'plays',
            'eats',
            'party',
            'shares',
            'makes',
          ],
          done: '“Flour, eggs, milk, butter, jam!” The coins in the purse were just enough. All five were right, and {L} had found them in the kitchen at home, with both eyes shut. When the basket stood on that table, {told}.',
        },
      ],
      object: 'basket',
      helper: { name: 'Mr Scales', creature: 'walrus' },
    },
    {
      id: 'till-seven',
      words: ['run/running off', 'run/running away', 'hide/hiding'],
      titles: ['Till Seven', 'Nobody Knew It Was a Game', 'The Word Is Pickle'],
      goal: 'find each other in the shop again',
      trouble: '{L} had run off and hidden, and nobody knew that it was a game',
      solved: 'they had found each other at till seven',
      opener:
        'The supermarket has long straight aisles, as if they were made for running. {L+} had known that since the last time. One, two, and off, round the corner with the tins.',
      problem:
        'Between the shelves there was a gap, just wide enough. {L} hid in it and giggled. Outside somebody called, once, twice, and then in another voice, high and thin. {L} stopped giggling. It did not sound like a game any more.',
      tries: [
        '{L} jumped out and called “Boo!” But there was nobody there to be frightened. They had gone to look by the bread.',
        '{L} ran to the bread. By then they were looking by the fruit. {L} ran to the fruit.',
        '{L} hid again, in the very same place, so that everything would be as before. It wasn’t.',
      ],
      tip: '“You wanted to be looked for,” said {G+} at the till. “That’s a good game when both know that it’s on. If only one knows, it’s a fright for the other. Stay here now. Everybody comes by here.”',
      turn: '{L} stayed where {L} was, right under the big seven. “Please call it out,” said {L} to the lady at the till. And then it came from the ceiling, so that the whole shop heard it: somebody was waiting at till seven.',
      done: 'There were running feet, and two arms, and for a bit nobody said anything. “I was hiding,” said {L} into the coat. “I didn’t know that it was a game,” said the coat. So they agreed on a word. Whoever wants to be looked for has to say it first.',
      again:
        'The word is “pickle”. They say it in the park, and in the garden, and then the running starts. In the supermarket {L} pushes the trolley, and nobody says “pickle”.',
      helper: { name: 'Mrs Penny', creature: 'goose' },
      setting: { topic: 'running off in the shop', thing: 'the gap between the shelves' },
    },
  ],
};
