import type { StorySourceInput } from '../../story-source.ts';

/** Stories about pocket money. */
export const pocketMoney: StorySourceInput = {
  id: 'pocket-money',
  words: [
    'pocket money',
    'save/saving pocket money/toy/bike/skateboard/up',
    'saving up',
    'allowance',
    'save/saving money',
    'spend/spending money/pocket',
    'money box',
    'piggy bank',
    'first pocket money',
    'learn about money',
    'value of money',
  ],
  situations: ['wants', 'learn', 'make', 'deed', 'has', 'cannot', 'visit', 'own-wish'],
  topic: 'pocket money',
  thing: 'the money jar',
  home: 'cottage',
  main: 'village',
  plots: [
    {
      id: 'three-jars',
      titles: ['{L’s} Pocket Money', 'The Jar on the Shelf', 'One Coin at a Time'],
      goal: 'save up enough money',
      trouble: 'the money was always gone before the week was over',
      solved: '{L} had saved up enough',
      opener:
        'Every Saturday {L+} got two coins of pocket money. And in the window of the toy shop lay the very thing that {L} wanted more than anything else. The price on the label was twenty.',
      problem:
        '“Ten Saturdays,” said {L}. But on the way home there was the kiosk, with sour sweets and stickers. By Saturday evening the coins had gone. It was like that every week, and the thing in the window came no nearer.',
      tries: [
        '{L} hid the coins in a shoe. On Sunday {L} needed the shoe.',
        '{L} asked for more. “You get the same as every week,” they said. “But you may do with it what you like.” That was just the problem.',
        '{L} gave the coins to {F} to look after. But {F} could not say no when {L} asked nicely.',
      ],
      tip: '“Money that you can’t see is easy to spend,” said {G+}, who kept the toy shop. “Take two glass jars. One is for now, and one is for later. And stick a picture on the second one, so that you know what it is saying no for.”',
      turn: '{L} washed out two jam jars. On one of them {L} drew the thing from the window, as large as it would go. Each Saturday one coin clinked into “Now” and one into “Later”. And for washing the neighbour’s car there was one more.',
      done: 'The coins in the second jar climbed up to the line that {L} had drawn. One Saturday {L} carried the jar to the shop and counted it all out on the counter: eighteen, nineteen, twenty! “It’s mine,” said {L}. “I bought it with all those Saturdays.”',
      again:
        '{L} looks after it better than anything else. The jars are on the shelf again, and there is a new picture on the second one.',
      helper: { name: 'Mrs Penny', creature: 'magpie' },
    },
  ],
};
