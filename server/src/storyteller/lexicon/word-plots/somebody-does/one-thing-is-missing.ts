import type { StoryPlotInput } from '../../story-source.ts';

/** The plot `one-thing-is-missing` of the frame `somebody-does`, for deeds that are done once. */
export const oneThingIsMissing: StoryPlotInput = {
  id: 'one-thing-is-missing',
  once: true,
  titles: ['One Thing Is Missing', '{S} Makes a Plan', '{L} Helps {S}'],
  goal: 'help {S} to {do}',
  trouble: 'one thing was missing, and without it nothing worked',
  solved: '{S} had done it',
  opener:
    'Somebody had a plan. You could tell by the way the light burned, long after supper, three nights running. {L+} stood at the fence and wondered.',
  friend:
    'On the fourth day {S+} came out, with a list as long as an arm. “I’m going to {do},” said {S}. “Everything is ready. Nearly everything.”',
  problem:
    'They began. For a moment it looked as if it would work. Then it stopped. {S} went down the list with one finger, and at the very bottom the finger stayed. “There’s one thing missing,” said {S}.',
  tries: [
    'They tried it without. It did not work at all. Now they knew that for certain.',
    'They made one out of a spoon and string. It came apart at noon.',
    'They went into every shop in town. “Not till after the holidays,” they said, in each of them.',
  ],
  tip: '“What you need isn’t in a shop,” said {G+}. “Say out loud what you’re going to do. Somebody has got what’s missing lying in a drawer, and doesn’t know what it’s for.”',
  turn: 'So {S} stood on a box and said it out loud. “I’m going to {do}, and there’s one thing missing!” It was quiet. Then a drawer was pulled out somewhere, and another. {L} collected, and {S} tried. The eleventh one fitted.',
  done: 'Now it worked, from the beginning to the end, with everyone looking on. {S} {did}! The one to whom the drawer belonged cried a little, for joy. “That had been lying there for twenty years,” they said, “for today.”',
  again: 'The list hangs on the wall with a tick behind every line. Underneath somebody has begun a new one.',
  helper: { name: 'Captain Moss', creature: 'toad' },
};
