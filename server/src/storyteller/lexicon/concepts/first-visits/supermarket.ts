import type { StorySourceInput } from '../../story-source.ts';

/** Stories about the shopping. */
export const supermarket: StorySourceInput = {
  id: 'supermarket',
  words: [
    'supermarket',
    'grocery/groceries',
    'grocery store',
    'shop/shopping',
    'market',
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
      object: 'basket',
      helper: { name: 'Mr Scales', creature: 'walrus' },
    },
  ],
};
