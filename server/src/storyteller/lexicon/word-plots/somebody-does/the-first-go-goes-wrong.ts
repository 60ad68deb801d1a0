import type { StoryPlotInput } from '../../story-source.ts';

/** The plot `the-first-go-goes-wrong` of the frame `somebody-does`, for deeds that are done once. */
export const theFirstGoGoesWrong: StoryPlotInput = {
  id: 'the-first-go-goes-wrong',
  once: true,
  titles: ['The First Go', 'Once More, {S!}', '{S} Tries Again'],
  goal: 'help {S} to {do}',
  trouble: 'the first go had gone wrong',
  solved: 'the second go had worked',
  opener:
    '“Don’t come in yet!” called somebody. Behind the door there was a bump, and then a small silence. {L+} waited, with one hand on the handle.',
  friend:
    'Then the door was opened, and there stood {S+}. “I wanted to {do},” said {S}. “That was the first go.” {L} looked round the room. It must have been quite a go.',
  problem:
    '“That’s it, then,” said {S}. “I told everyone that I’d {do}, and now I’ve got to tell everyone that I can’t.” You could see that {S} had been looking forward to it for a long time.',
  tries: [
    'They did it just the same way again, only with more force. It went wrong again, only with more force.',
    'They asked somebody who knows about it. It took an hour. After that they knew less.',
    '{S} went to bed with a pillow over both ears. But the thought came along, and lay down in the middle.',
  ],
  tip: '“A first go isn’t for getting it right,” said {G+}. “It’s for finding out where it goes wrong. You’ve got that now, for nothing. At which moment did it happen? Change only that.”',
  turn: '{L} and {S} went back in thought, step by step, like people who have lost a glove. “Up to here it was good,” said {S}. “And here it began.” So they changed that one thing, and left all the rest. {L} stood in that very spot and held on.',
  done: 'Then came the second go. {S} took it slowly. They got to the spot, and {L} held on, and they got past it! And so it was true in the end: {S} {did}, and everyone to whom it had been told came to see it.',
  again:
    '{S} doesn’t say “it went wrong” any more. {S} says, “That was the first go,” and reaches for the second.',
  helper: { name: 'Old Barnaby', creature: 'tortoise' },
};
