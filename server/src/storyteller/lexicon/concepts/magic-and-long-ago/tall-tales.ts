import type { StorySourceInput } from '../../story-source.ts';

/** Stories about tall tales. */
export const tallTales: StorySourceInput = {
  id: 'tall-tales',
  words: [
    'tall tale',
    'tall tales',
    'tell/telling tall tales',
    'tell/tells/told a tall tale',
    'exaggerate/exaggerating',
    'exaggeration',
    'fish this/that big',
    'biggest fish story',
    'biggest lie in a contest',
    'story contest',
    'storytelling contest',
    'fib contest',
  ],
  situations: ['deed', 'trait', 'learn', 'ability', 'has', 'value'],
  topic: 'telling tall tales',
  thing: 'the tall tale',
  main: 'fair',
  plots: [
    {
      id: 'the-fish-that-grew',
      titles: ['The Fish That Grew and Grew', '{L} Tells a Tall Tale', 'As Big as a Barn'],
      goal: 'tell the tallest tale at the fair',
      trouble: 'every tale of {L’s} was topped by a taller one',
      solved: '{L’s} tale was the tallest of all',
      opener:
        'Once a year, at the fair, there was a contest: who can tell the tallest tale? Everybody knows that a tall tale isn’t true, and wants it to be. This year {L+} climbed up on the barrel.',
      friend:
        '{F+} stood right in front and was to clap. “Tell the one about the fish,” called {F}. “The one from Sunday!”',
      problem:
        '“I caught a fish as long as my arm,” said {L}. It had really been as long as a thumb. “Mine was so long,” said the miller, “that its head arrived on Monday and its tail on Thursday!” Everybody laughed, and {L} sat down.',
      tries: [
        '{L} got up again. “My fish was as big as a house!” “Only one house?” asked the miller. “Mine swallowed a street, and complained that there was no pudding.”',
        '“As big as a town!” shouted {L}. “As big as the world!” Now nobody laughed. A fish as big as the world has no room to do anything.',
        '{F} said that it was true, every word. Then they stopped listening altogether. A tall tale that somebody swears to is only a lie.',
      ],
      tip: '“Bigger, bigger, bigger, that’s just a number,” said {G+}, who had won the contest nine times. “In a tall tale everything must follow from everything else. So you’ve caught a huge fish. Well, and then? Where did you put it?”',
      low: '{L} looked at the thumb that was as long as the fish had been. Where had they put it? In a jam jar. A picture came, and {L} began to grin.',
      turn: '{L} climbed up a third time. “It was a tiny fish,” said {L}, “but so proud of being caught that it grew. I put it in the bath. It drank the bath. I put it in the pond, and it wore the pond like a hat.”',
      done: '“And then?” called the miller. “Then it asked for a proper hat,” said {L}. “The only one that size was the church roof. And that’s why it rains in our church.” Even the vicar had to laugh. {L} won the golden spoon.',
      again:
        'The spoon hangs over the kitchen table. It is made of wood, to be honest. But when {L} tells about it, it is gold, and it took four horses to bring it home.',
      object: 'spoon',
      outcomes: [
        {
          kinds: ['party', 'eats', 'plays', 'shares'],
          done: '“Then it asked for a proper hat,” said {L}. “The only one that size was the church roof. And that’s why it rains in our church.” Even the vicar laughed. The golden spoon was there, and the miller went for the pot. So {told}.',
        },
        {
          kinds: ['hugs', 'laughs', 'claps', 'happy', 'feels', 'no-longer', 'friends', 'team'],
          done: '“And then?” called the miller. “Then it asked for a proper hat,” said {L}. “The only one that size was the church roof. And that’s why it rains in our church.” The vicar looked up at the roof, and {told}.',
        },
        {
          kinds: ['home', 'way-home', 'sleep'],
          done: '“Then it asked for a proper hat,” said {L}, “the church roof. And that’s why it rains in our church.” Even the vicar laughed. {L} got the golden spoon, the fish as long as a thumb had its bucket, and {told}.',
        },
        {
          kinds: ['any'],
          done: '“Then it asked for a proper hat,” said {L}. “The only one that size was the church roof. And that’s why it rains in our church.” Even the vicar laughed. They knocked on the barrel to be quiet for the jury, and {told}.',
        },
      ],
      helper: { name: 'Granny Yarrow', creature: 'woman' },
      art: {
        'climbed up on the barrel': 'fair: L stand on barrel proud; people',
        'stood right in front and': 'fair: F clap; L stand on barrel happy; people',
        'as long as my arm': 'fair: L stretch-out ashamed; F point worried; gentleman, small fish',
        'Mine swallowed a street': 'fair: L raise; F peek curious; gentleman, big fish',
        'As big as the world': 'fair: L shout; F look worried; people, globe',
        'said that it was true': 'fair: F say; L slump sad; people',
        'that’s just a number': 'fair: G say; L think fish; F look G',
        'In a jam jar': 'fair: L think fish happy; F clap happy; jar',
        'it wore the pond': 'fair: L tell fish happy on barrel; F laugh; people',
        'won the golden spoon': 'fair: L raise yellow spoon proud; F cheer; gentleman, people',
        'hangs over the kitchen table': 'kitchen: L point proud; F laugh; spoon, horse',
      },
    },
  ],
};
