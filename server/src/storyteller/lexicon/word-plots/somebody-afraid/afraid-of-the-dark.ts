import type { StoryPlotInput } from '../../story-source.ts';

/** The plot `afraid-of-the-dark` of the frame `somebody-afraid`, for themes with its words. */
export const afraidOfTheDark: StoryPlotInput = {
  id: 'afraid-of-the-dark',
  words: ['dark', 'tunnel', 'night', 'shadow', 'darkness', 'black'],
  titles: ['{S} and the Dark', 'Who Turned Off the Day?', 'A Very Small Light'],
  goal: 'be out in the dark without fear',
  trouble: '{S} was afraid of {the}',
  solved: '{S} liked the dark, almost as much as the day',
  opener:
    'When the sun goes down, they all go out. Only in one place a lamp was burning, and another, and seven candles. {L+} knocked.',
  friend:
    '“Come in, quick, and shut the door!” said {S+}. “Otherwise it gets in.” “What does?” asked {L}. “{^the},” whispered {S}. “I know. One like me isn’t supposed to be afraid of it. That’s the worst part.”',
  problem:
    'At night the others went off together, and had the most wonderful time. {S} heard them laughing. {S} put one foot over the doorstep, into {the}. Something creaked. The foot came back at once.',
  tries: [
    '{F} tied a lantern to {S’s} head. Now everything had a shadow as tall as a church, and each one moved when {S} moved.',
    '{S} went out backwards, so as to see the light. There was a bucket. It was a very loud bucket.',
    '“There’s nothing there,” said {F}. “How do you know?” asked {S}. “You can’t see it.”',
  ],
  tip: '“You always take a light along,” said {G+}, “so you’ve never met the dark itself. It’s shy. Blow out one candle, and wait till you’ve counted to twenty. Then look what there is.”',
  turn: 'They blew out the first candle, and counted to twenty. Then the second one. {L} held {S’s} hand. After the last it was black. “…nineteen, twenty,” whispered {S}. And slowly there was something: the edge of a roof, a pale path, and a star.',
  done: '“It isn’t black at all,” said {S}. “It’s blue!” There were glow-worms in the hedge, and it smelled of night flowers. An owl went by without a sound. {S} stood out there, on both feet, and had forgotten to hold hands.',
  again:
    'There’s only one candle left in the window. It isn’t for {S}. It’s for others, who are still counting.',
};
