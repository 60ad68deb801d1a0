import type { StoryPlotInput } from '../../story-source.ts';

/** The plot `the-bowl-stays-full` of the frame `somebody-refuses`, for themes with its words. */
export const theBowlStaysFull: StoryPlotInput = {
  id: 'the-bowl-stays-full',
  words: ['eat', 'drink', 'chew', 'nibble', 'graze', 'try food', 'taste'],
  titles: ['The Full Bowl', 'What Does {S} Like?', 'Not Even a Crumb'],
  goal: 'find out what {S} would like for supper',
  trouble: 'the bowl of {S} was as full in the evening as in the morning',
  solved: 'the bowl of {S} was empty and licked clean',
  opener:
    'The bowl had been filled at seven. At noon {L+} looked in, and it was still full, with a fly going for a walk on the rim. Somebody would not {do}, and that had never happened before.',
  friend:
    'Behind the bowl stood {S+}, looking over the top of it at nothing in particular. {L} pushed it a little nearer. {^S} pushed it back, just as far. “Hm,” said {L}.',
  problem:
    'It was the same old bowl with the same good things in it, and {S} would not {do}. {^S} did not play either, and did not come when anybody whistled. “Something is wrong,” said {L}, “and it’s not the supper.”',
  tries: [
    '{L} made it prettier, with a radish on the top and a leaf on each side. {^S} looked at it from the left and from the right. It was admired, and that was all.',
    '{F} showed how it is done, with loud smacking. It looked delicious. Now {F} was full, and {S} was not.',
    'They brought something else, and something else again, until there were nine bowls in a row. {^S} lay down behind the ninth.',
  ],
  tip: '“You’re looking into the bowl,” said {G+}. “Look round it. What’s different since yesterday? Who used to stand there? For some of us a meal is only a meal when there’s somebody to share it with.”',
  turn: '{L} walked round the bowl and looked. Yesterday there had been two bowls here! The other one had been put away, because it was chipped. {L} fetched it back, set it down beside the full one, and sat down behind it with a bun.',
  done: '{^S} lifted one ear. {L} took a bite of the bun, and looked straight ahead. Then there was a small crunch, and another one. By the end of the bun the bowl was empty, and {S} looked round to see if there was any more.',
  again:
    'There are always two bowls now, a whole one and a chipped one. They begin when both of them are there.',
};
