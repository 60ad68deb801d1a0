import type { StorySourceInput } from '../../story-source.ts';

/** Stories about Anansi the spider. */
export const anansi: StorySourceInput = {
  id: 'anansi',
  words: [
    'anansi the spider',
    'anansi spider',
    'anansi story/stories',
    'anansi and the pot of wisdom',
    'anansi',
    'african folktale',
    'african folktales',
    'african folk tale',
    'caribbean folk tale',
    'caribbean story',
    'story/tale from ghana',
    'pot of wisdom',
    'wisdom',
  ],
  situations: [
    'learn',
    'question',
    'deed',
    'visit',
    'trait',
    'value',
    'ability',
    'thing-pair',
    'being-and-thing',
    'has',
  ],
  topic: 'Anansi and the pot of wisdom',
  thing: 'the pot of wisdom',
  creature: 'spider',
  home: 'village',
  main: 'forest',
  plots: [
    {
      id: 'the-pot-of-wisdom',
      titles: ['Anansi and the Pot of Wisdom', '{L} and Anansi the Spider', 'The Cleverest of All'],
      goal: 'get the pot of wisdom up the tree',
      trouble: 'the pot hung in the way of all those legs',
      solved: 'the wisdom belonged to everybody',
      opener:
        'In Ghana they tell of Anansi the spider, who collected all the wisdom in the world, every clever idea there was, in one clay pot. {L+} saw Anansi carry it into the forest.',
      friend:
        'Behind the pot came {S+}, panting. “Nobody must know,” said {S}. “I’ll hide it at the top of the tallest tree. Then I’m the only one who’s clever.” {L} went along to see that.',
      problem:
        '{S} tied the pot round in front, right over the tummy, and began to climb. But the pot was between the spider and the tree. Four legs reached the bark, and four did not. {S} slid down. And again. And again.',
      tries: [
        '{S} climbed faster. Now {S} slid down faster.',
        '{S} looked into the pot for an idea, in secret. There were so many in there that the right one could not be found.',
        '{S} went up backwards. Then you can’t see where you are going, and there was a branch.',
      ],
      tip: '“I’ve been watching you,” said {G+} from the bark. “There’s one thing in this forest that’s not in the pot. Small people get it when they look closely. It wants to be said out loud. Somebody here has known it for a long time.”',
      low: '{L} had known it for a long time, that was true. But can you give advice to somebody who has all the wisdom in the world?',
      turn: '{L} stepped forward. “Tie it on your back,” said {L}. Nothing more. {S} stood quite still. Then {S} tied the pot on the back, and set all eight legs to the bark, and was at the top in a moment.',
      done: 'Up there {S} looked into the pot for a long time, and then down at {L}. “I’ve got everything in here,” said {S} slowly, “but not that. So it wasn’t all the wisdom. Somebody always knows something that I don’t.” And {S} let go of the pot.',
      again:
        'It broke, and the wind carried the wisdom everywhere. Everyone got a bit of it. {L} did, too. That is why we have to ask each other.',
      helper: { name: 'Miss Beetle', creature: 'beetle' },
    },
  ],
};
