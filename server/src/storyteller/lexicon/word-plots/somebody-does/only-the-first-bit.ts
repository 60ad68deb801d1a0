import type { StoryPlotInput } from '../../story-source.ts';

/** The plot `only-the-first-bit` of the frame `somebody-does`, for its class of verbs. */
export const onlyTheFirstBit: StoryPlotInput = {
  id: 'only-the-first-bit',
  verbs: ['teach'],
  titles: ['{S} the Teacher', 'Only the First Bit', 'Once More from the Beginning'],
  goal: 'show how it’s done',
  trouble: '{S} taught, and nobody learned it',
  solved: 'the little pupil could do it',
  opener:
    '“And once more,” said a voice behind the barn, for the hundredth time. {L+} looked round the corner. There was a lesson going on, and it was not going well.',
  friend:
    'The teacher was {S+}. {^S} {did}, or tried to. “I’ve explained it all,” said {S}, “from the front and from the back. It goes in, and then it goes out again.”',
  problem:
    '{S} could do it in {S.their~any} sleep, and that was the trouble. “Like this,” said {S}, and did it, much too fast. The little pupil blinked. “I’ll never learn it,” said the pupil, and sat down in the grass.',
  tries: [
    'They drew it on a board, with arrows. The pupil learned the arrows by heart.',
    '{S} did it very slowly. Done slowly, it was something quite different.',
    '{L} gave the pupil a little push, at just the right moment. It was not the right moment.',
  ],
  tip: '“When did {S} last learn something new?” asked {G+}. “Those who can do it forget what it’s like when you can’t. Let {S} be the pupil for an hour.”',
  turn: '{L} fetched the skipping rope. “That’s easy,” said {L}. “Like this.” {S} got into a tangle at once, and sat in the grass. “Not all of it!” said {S}. “Show me the first bit. Only the first!” And then {S} went quiet, and looked at the pupil.',
  done: '“Only the first bit,” said {S} now, and they did it until it was boring. Then came the second bit. On the third day there were no bits any more. The little pupil did it, just like that, and looked round to see if anyone had noticed. {S} had noticed.',
  again: 'The pupil has a pupil of its own now. “Only the first bit,” you can hear behind the barn.',
};
