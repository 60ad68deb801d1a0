import type { StorySourceInput } from '../../story-source.ts';

/** Somebody has what is not theirs, by mistake or because they have found it, and gives it back. */
export const honesty: StorySourceInput = {
  id: 'honesty',
  words: [
    'give/given/get/got much/more money',
    'give/given/get/got far much money',
    'much money/change by mistake',
    'much change',
    'wrong change',
    'find/found purse/wallet/money/coin',
    'find something precious/valuable return',
    'give/giving back money/purse/wallet',
    'return/returning money/purse/wallet',
    'lost purse/wallet',
  ],
  situations: ['deed', 'finds', 'lost', 'learn', 'has', 'wants', 'trait', 'newcomer'],
  topic: 'giving back what belongs to somebody else',
  thing: 'the little heap of money',
  home: 'village',
  main: 'village',
  plots: [
    {
      id: 'too-much-in-the-hand',
      titles: ['Too Much in the Hand', '{L} Runs After Somebody', 'Not Mine'],
      goal: 'give back what was not theirs',
      trouble: 'somebody was on the way home without their money',
      solved: 'the money was back with the one whose it was',
      opener:
        '{L+} opened one hand and counted. Then {L} counted again, from the other end. It was far too much. Somebody had made a mistake, and that somebody had gone.',
      friend:
        '“Nobody has seen it,” said {F+}. “You could just keep it.” They both looked at the money. It shone a little, and it felt heavier than it was.',
      problem:
        'For that money you could buy a whole cake, or a drum. But somewhere somebody would put a hand into a pocket tonight, and the pocket would be empty. “It isn’t mine,” said {L}, “even if nobody knows.”',
      tries: [
        '{L} called across the square, “Who has lost some money?” Nine people put their hands up. One of them was a scarecrow.',
        '{L} put it under a stone, so as not to see it. But {L} knew that it was there, and so did {L’s} tummy.',
        '{F} asked at every door. Only one man had bought anything, and paid for it with eggs.',
      ],
      tip: '“You saw who it was,” said {G+}. “Shut your eyes and look again. What did they wear, and which way did they go? A mistake has legs, but it doesn’t run fast.”',
      turn: '{L} shut both eyes. There had been a green coat, and a basket, and the coat had gone to the left. “Come on!” said {L}. They ran, past the pump, past the church and round two corners, with the money held tight.',
      done: 'There was the green coat! “Stop,” called {L}, quite out of breath. “You gave me too much. This is yours.” The coat turned round. Somebody looked into the purse, and went pale, and then smiled all over. “That was for the whole week,” they said. “Thank you!”',
      again:
        'In the square they greet {L} by name now. And {L’s} pocket is empty and as light as a feather, which is a very good way for a pocket to feel.',
      outcomes: [
        {
          asked: ['reward/prize/gift/present/thank/give/keep/coin'],
          kinds: ['gets', 'given-by', 'all-get', 'says', 'says-words'],
          done: '“You gave me too much,” called {L}. “This is yours.” The green coat looked into the purse, and went pale, and then smiled all over. “That was for the whole week,” they said, and felt about in the other pocket, and {told}.',
        },
        {
          asked: ['proud/happy/glad/honest/feel/good/light'],
          kinds: ['happy', 'feels'],
          done: 'They caught up with the green coat two corners further on. “This is yours,” said {L}, and opened one hand. The purse went click. {L’s} hand was empty and hung at the end of the arm, as light as anything, and {told}.',
        },
        {
          kinds: ['party', 'eats', 'plays', 'shares', 'makes', 'invited'],
          done: '“That was for the whole week!” said the one in the green coat, and looked as if a door had opened. In the basket there was flour, and some butter, and it could all go home and be baked after all. There was enough for two more, so {told}.',
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
            'home',
            'way-home',
            'tells',
            'sleep',
          ],
          done: 'There was the green coat. “Stop!” called {L}, quite out of breath. “This is yours.” Somebody looked into the purse and went pale, and then smiled all over. {F}, who would have kept it, stood there with red ears, and {told}.',
        },
      ],
      art: {
        'opened one hand and counted': 'village: L hold coin surprised; market-stall',
        'It shone a little': 'village: F point curious; L hold coin worried',
        'For that money you could buy': 'village: L think cake worried; coin',
        'called across the square': 'village: L call curious; people, scarecrow',
        'put it under a stone': 'village: L crouch worried; stone, coin',
        'asked at every door': 'village: F knock curious; door, gentleman, egg',
        'A mistake has legs': 'village: G say calm; L listen curious; coin',
        'There had been a green coat': 'village: L think coat curious; coin',
        'ran, past the pump, past': 'village: L+F run brave; well, house',
        'This is yours': 'village: L give coin happy; lady, green coat',
        'for the whole week': 'village: L give coin happy; lady, green coat',
        'In the square they greet': 'village: L wave happy; people',
      },
    },
  ],
};
