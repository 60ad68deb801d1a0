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
        'Every Saturday {L+} got two coins of pocket money. And in the window of the toy shop lay a kite, the one thing that {L} wanted more than anything else. The price on the label was twenty.',
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
      outcomes: [
        {
          asked: ['give/share/present/mum/gift/charity/help/donate/friend'],
          kinds: ['shares', 'helps'],
          done: 'Eighteen, nineteen, twenty! The coins lay on the counter in a row, all those Saturdays. {L} looked at them, and at the thing in the window, which had waited for so long. There was still the jar for “Now”, half full of clinks, and {told}.',
          again:
            'The jars are on the shelf again, and there is a new picture on the second one. It’s for somebody else as well, this time.',
        },
        {
          asked: ['buy/get/toy/bike/skateboard/bear/train/lego'],
          kinds: ['gets', 'given-by', 'all-get'],
          done: 'The coins in the second jar climbed up to the line that {L} had drawn. One Saturday {L} carried it to the shop and counted everything out on the counter: eighteen, nineteen, twenty. {G} took the label off the thing in the window, and {told}.',
        },
        {
          asked: ['proud/save/learn/more/jar/bank'],
          kinds: ['happy', 'feels', 'says', 'says-words'],
          done: 'Eighteen, nineteen, twenty! “I bought it with all those Saturdays,” said {L}. The jars went back on the shelf, both of them, and the second one got a clean label. It had said no very well, and {told}.',
        },
        {
          kinds: [
            'hugs',
            'laughs',
            'claps',
            'friends',
            'new-friend',
            'still-friends',
            'team',
            'stays',
            'plays',
            'party',
            'eats',
            'makes',
            'home',
            'way-home',
            'tells',
            'sleep',
          ],
          done: 'Eighteen, nineteen, twenty! {L} carried it home under one arm, past the kiosk with the sour sweets, without slowing down. {F} was sitting on the wall and moved up. There was one coin left over, from washing the car, and {told}.',
        },
      ],
      art: {
        'two coins of pocket money': 'village: L hold two coin happy; father',
        'sour sweets and stickers': 'village: L hold sweets happy; market-stall',
        'the coins in a shoe': 'bedroom: L hold shoe worried; coin',
        'asked for more': 'kitchen: L reach-up worried; father, coin',
        'gave the coins to': 'village: F give coin worried; L reach-up happy',
        'Take two glass jars': 'shop: G show jar calm; L listen curious; coin',
        'washed out two jam jars': 'kitchen: L draw drawing-pad(toy-train) happy; two jar',
        'washing the neighbour’s car': 'village: L wash happy; car, bucket',
        'all those Saturdays': 'shop: L raise toy-train proud; lady, jar, many coin',
        'counted it all out': 'shop: L raise toy-train proud; lady, jar, many coin',
        'on the shelf again': 'bedroom: L kneel happy; toy-train, two jar, shelf',
      },
    },
  ],
};
