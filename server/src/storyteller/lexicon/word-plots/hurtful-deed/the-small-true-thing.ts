import type { StoryPlotInput } from '../../story-source.ts';

/** The plot `the-small-true-thing` of the frame `hurtful-deed`, for themes with its words. */
export const theSmallTrueThing: StoryPlotInput = {
  id: 'the-small-true-thing',
  words: ['lie', 'fib', 'tell lie', 'tell lies', 'tell fibs', 'cheat'],
  titles: ['The Small True Thing', '{S} Tells It Again', 'It Was Like This'],
  goal: 'help {S} to tell what was true',
  trouble: 'nobody could believe {S} any more',
  solved: '{S} had told what really happened',
  opener:
    '“It wasn’t me, it was the wind.” “I’ve washed already.” “At home I’ve got a tiger.” {L+} heard all of that before breakfast, and did not know what to say to it.',
  friend:
    'It was {S+} who said it. {^S} {did}, one story after the other, and looked at the floor while doing it. The tiger was quite a good one. But the cup really was broken.',
  problem:
    'At noon {S} called, “My foot is stuck!” This time it was true. “Oh yes,” said the others, “and at home you’ve got a tiger.” Nobody came. Only {L} went to look, and pulled.',
  tries: [
    'They said “liar” to {S}. That’s a heavy word. Under it {S} got quite small, and told another story, to get out from under it.',
    'They asked, “Did you do it? Did you? Did you?” With every question the true answer got harder.',
    '{L} pretended to believe everything. That was friendly, but {S} saw that it was not real, and liked it least of all.',
  ],
  tip: '“Somebody who doesn’t tell the truth is mostly afraid of something,” said {G+}, “or wants to be a bit bigger. Make it safe for the truth. Ask what happened, and then wait.”',
  low: '“If I say it, you won’t like me any more,” said {S}. “I’ll like you,” said {L}. “And the cup will still be broken.”',
  turn: '{L} fetched glue and laid out the pieces of the cup. They stuck them together, bit by bit, and {L} asked nothing. At the handle {S} said, very quietly, “I climbed up, and then it fell. There wasn’t any wind.”',
  done: 'The truth lay on the table, and nothing bad happened. “Thank you for telling me,” said {L}. Together they went to the one to whom the cup belonged, and {S} said it once more, louder. It was easier the second time. “And I’m sorry,” said {S}.',
  again:
    'The tiger has stayed. But now {S} says first, “This one’s made up.” Then everybody sits down to listen.',
  helper: { name: 'Grandpa Bark', creature: 'dog' },
};
