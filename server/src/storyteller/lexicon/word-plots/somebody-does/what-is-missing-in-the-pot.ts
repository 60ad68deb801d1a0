import type { StoryPlotInput } from '../../story-source.ts';

/** The plot `what-is-missing-in-the-pot` of the frame `somebody-does`, for its class of verbs. */
export const whatIsMissingInThePot: StoryPlotInput = {
  id: 'what-is-missing-in-the-pot',
  verbs: ['cook'],
  item: 'soup',
  titles: ['{S} in the Kitchen', 'A Pinch of Home', 'Something Is Missing'],
  goal: 'make {goods} taste of something',
  trouble: '{goods} tasted of nothing',
  solved: 'everyone asked for more',
  opener:
    'It smelled in the whole street, only nobody could say of what. {L+} followed the smell, with a spoon in one hand, just in case.',
  friend:
    'It came out of a kitchen, and in the kitchen stood {S+}, with flour up to the ears. {^S} {did}, for the first time, out of a book with half the pages stuck together. “Taste it,” said {S}, “and be honest.”',
  problem:
    '{L} tasted it, and was honest. “There’s something missing.” {S} tasted, too. It was true: {goods} looked right and smelled nearly right, but tasted of nothing at all. And at six the guests were coming.',
  tries: [
    'They put in more salt. Now it tasted of the sea. They put in sugar, and it tasted of a sweet sea.',
    'They began again, in the other order. The spoon stood up in it by itself, and would not come out.',
    'They cooked it longer. It went black at the bottom and green on top, and it hummed.',
  ],
  tip: '“What’s in the book, anybody can put in,” said {G+}. “What’s missing is what’s not in the book. What did it smell of at home, when {S} was small?”',
  turn: '{S} shut both eyes and thought of home, {lair}. There had been a small herb by the wall. {L} ran there and picked some. {S} put in one pinch, and they stirred, seven times to the left and seven times to the right.',
  done: 'Now it smelled, and everybody in the street knew of what: of coming home. At six the guests sat down, and for a long time nobody spoke, because they were eating. “What’s in it?” asked the last one. “Home,” said {S}.',
  again:
    'Half the pages of the book are still stuck. {S} has written a new one. It’s short, and there’s a leaf pressed in it.',
};
