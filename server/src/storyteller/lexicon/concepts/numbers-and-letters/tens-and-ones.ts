import type { StorySourceInput } from '../../story-source.ts';

/** Stories about place value: tens and ones. */
export const tensAndOnes: StorySourceInput = {
  id: 'tens-and-ones',
  words: [
    'place value',
    'tens and ones',
    'tens and units',
    'ten and one',
    'hundreds tens and ones',
    'hundred ten and one',
    'two-digit number',
    'two-digit numbers',
    'teen numbers',
    'numbers to a hundred',
    'number to hundred',
    'one hundred is a big number',
    'big numbers',
    'bundles of ten',
    'writing numbers',
    'mixing up 12 and 21',
  ],
  situations: ['learn', 'question', 'cannot', 'mistaken', 'make'],
  topic: 'tens and ones',
  thing: 'the eggs in their boxes',
  home: 'farm',
  main: 'farm',
  plots: [
    {
      id: 'twenty-four-or-forty-two',
      titles: ['Twenty-Four or Forty-Two?', '{L} and the Egg Boxes', 'Ten in a Box'],
      goal: 'say how many eggs there were',
      trouble: 'the number was the wrong way round',
      solved: 'the number said what was in the basket',
      opener:
        'Every morning {L+} fetched the eggs and wrote on the slate how many there were. The shop in the village bought them by the number on the slate.',
      friend:
        'This morning {F+} came along to help. They counted together, right to the end: twenty-four eggs. {L} wrote a four and a two on the slate. Those were the right figures, and they were pleased.',
      problem:
        'At the shop they read the slate and frowned. “Forty-two? I can’t see forty-two eggs.” They thought of a trick, or that somebody had dropped some. “There’s a two and a four in it,” said {L}. “So what’s wrong?”',
      tries: [
        '{L} wrote it the other way round: 24. But which one was right? They both had a two and a four in them.',
        '{F} wrote every number: 20 and then 4. It said 204. Now the shop wanted two hundred and four eggs.',
        'They counted all the eggs once more, one after the other. There were still twenty-four. The eggs were not the trouble, the slate was.',
      ],
      tip: '“It matters where a figure stands,” said {G+}. “Take the boxes that hold ten. Then you’ll see what the first figure is for, and what the second.”',
      low: 'Twenty-four eggs lay in the straw, all alike. From so many single eggs you couldn’t read anything.',
      turn: '{L} filled the boxes: ten eggs, shut. Ten eggs, shut. Then four were left over, and they lay beside the boxes. “Two full boxes, four single ones,” said {L}. “Boxes first, singles second. Two, four: twenty-four!”',
      done: 'On the slate {L} drew two boxes, and a 2 below them. Beside them came four dots, and a 4. In the shop they looked from the slate to the counter and nodded. “Twenty-four. That’s right to the egg.”',
      again:
        'On Sunday there were three boxes and one egg. {L} wrote a 3 and then a 1, without a moment’s thought.',
      object: 'egg',
      outcomes: [
        {
          kinds: ['party', 'eats', 'plays', 'shares'],
          done: 'Two full boxes, four single ones: {L} drew it on the slate, with a 2 and a 4 below. “That’s right to the egg,” said the shop. The four single ones came home again, and went in the bowl with the flour, and {told}.',
        },
        {
          kinds: ['gets', 'given-by', 'all-get', 'invited', 'says', 'says-words'],
          done: 'Two full boxes, four single ones: {L} drew it on the slate, with a 2 and a 4 below. “That’s right to the egg,” they said in the shop, and opened the till, and {told}.',
        },
        {
          kinds: ['hugs', 'laughs', 'claps', 'happy', 'feels', 'no-longer', 'friends', 'team'],
          done: 'Two full boxes, four single ones: {L} drew it on the slate, with a 2 and a 4 below. “That’s right to the egg.” In the henhouse somebody cackled. “Twenty-five,” said {F}, and {told}.',
        },
        {
          kinds: ['home', 'way-home', 'sleep'],
          done: 'Two full boxes, four single ones: {L} drew it on the slate, with a 2 and a 4 below. “That’s right to the egg.” In the evening the hens went up their ladder, in tens and ones, and {told}.',
        },
        {
          kinds: ['any'],
          done: 'Two full boxes, four single ones: {L} drew it on the slate, with a 2 and a 4 below. In the shop they looked from the slate to the counter and nodded. “That’s right to the egg.” And {told}.',
        },
      ],
      helper: {
        name: 'Farmer Brood',
        creature: 'hen',
      },
      art: {
        'fetched the eggs and wrote': 'farm: L hold basket happy; many egg, slate',
        'a four and a two': 'farm: L write slate happy; F point happy; many egg',
        'read the slate and frowned': 'shop: L look surprised; lady, slate, egg',
        'wrote it the other way': 'farm: L write worried; F look worried; slate',
        'It said 204': 'shop: F hold slate worried; L look worried; lady, many egg',
        'counted all the eggs': 'farm: L+F point worried; many egg, hay',
        'Take the boxes that hold': 'farm: G show box calm; L listen curious; egg',
        'lay in the straw, all': 'farm: L sit sad; many egg, hay',
        'filled the boxes': 'farm: L give egg happy; two box, egg',
        'That’s right to the egg': 'shop: L show slate proud; F cheer; lady, two box, egg',
        'drew two boxes, and': 'shop: L show slate proud; F cheer; lady, two box, egg',
        'three boxes and one egg': 'farm: L write proud; many box, egg',
      },
    },
  ],
};
