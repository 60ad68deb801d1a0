import type { StoryPlotInput } from '../../story-source.ts';

/** The plot `a-pinch-at-the-end` of the frame `somebody-in-role`, for themes with its words. */
export const aPinchAtTheEnd: StoryPlotInput = {
  id: 'a-pinch-at-the-end',
  words: ['chef', 'cook', 'baker', 'waiter', 'pastry cook'],
  titles: ['{Noun} the Chef', 'A Pinch at the End', 'Two Stars for {S}'],
  goal: 'cook something that all the guests liked',
  trouble: 'nobody liked what {S} cooked',
  solved: 'the guests had eaten up every crumb',
  opener:
    'Behind the restaurant there was smoke, and a good deal of clatter. {L+} looked in at the kitchen window.',
  friend:
    'There stood {S+}, in a tall white hat. “I’m the new chef,” said {S}. “It’s a big restaurant, and tonight I’m cooking for all of them.” “Do you need a hand?” asked {L}.',
  problem:
    'Forty guests sat at the tables, with a lady who gives out the stars. The first pot went well. At the second the chef {slip}. Soup ran out under the door, and the lady wrote something down.',
  tries: [
    'The chef cooked what {nouns} like best: soup with {treat}, toast with {treat}, and {treat} with a cherry on top. The guests looked at their plates, and then at each other.',
    'The chef cooked out of the big French book, page by page. It took two hours, and tasted of paper.',
    'They made the portions small, so that nobody could complain. Table six looked for theirs under the plate.',
  ],
  tip: '“You cook what you like, or you cook what the book likes,” said {G+}. “Has anybody asked table six? And put in one thing that only {a} would think of. That’s what makes a chef.”',
  turn: 'So {L} went from table to table with a pencil. “Something like at Grandma’s,” they said. “Something warm.” The chef tied the apron tight and made one enormous potato pie. And on top, at the very end, came a pinch of {treat}.',
  done: 'It was quiet. Forty spoons scraped. “What is that, at the end?” asked the lady with the stars. “{Treat},” whispered {S}. “It’s what we have at home.” The lady ate it all up and drew a star in the book, and then another.',
  again:
    'Over the door there’s a picture of {a} in a tall white hat. On Fridays the queue goes round the corner, and {L} carries the plates.',
  setting: { home: 'village', main: 'city', indoors: true },
};
