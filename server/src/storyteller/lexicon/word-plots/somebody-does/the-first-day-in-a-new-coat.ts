import type { StoryPlotInput } from '../../story-source.ts';

/** The plot `the-first-day-in-a-new-coat` of the frame `somebody-does`, for deeds that are done once. */
export const theFirstDayInANewCoat: StoryPlotInput = {
  id: 'the-first-day-in-a-new-coat',
  once: true,
  words: [
    'get job',
    'get new job',
    'start job',
    'start new job',
    'begin job',
    'start work',
    'become',
    'train',
    'get',
    'start school',
    'go back to work',
  ],
  titles: ['{S} and the New Badge', 'The First Day', '{L} Sees {S} Off'],
  goal: 'help {S} through the first day',
  trouble: 'everything was new, and {S} did not know how it all worked',
  solved: '{S} knew how it all worked',
  opener:
    'There was a new coat on the hook, still with its label. There were two sandwiches in a box, and a note that said “Good luck!” {L+} had drawn a sun on it.',
  friend:
    '“How do I look?” asked {S+}, and turned round once. “New,” said {L}. It had come in a letter: {S} {did}. Everybody had cheered. Now it was Monday, and nobody cheered, for {S} was rather pale.',
  problem:
    'In the evening {S} came home, hung up the coat, and said nothing for a while. “I opened the wrong door four times,” said {S} then. “I don’t know where anything is. They’re all so quick. Perhaps I’m not the right one for it.”',
  tries: [
    '{S} learned everything by heart overnight. In the morning it was all there, but in a muddle.',
    '{S} pretended to know it all. So nobody explained anything, and that made it worse.',
    '{S} got up an hour earlier. The wrong doors were still shut then.',
  ],
  tip: '“On the first day nobody can do anything,” said {G+}. “Everybody there had one, too. They’re only waiting to be asked. Ask one question a day, out loud. And bring one answer home.”',
  turn: '{L} put a small notebook in the pocket of the coat: “Questions”. On Tuesday {S} asked the first one. Somebody laughed, but kindly, and showed {S} the right door. “I stood in the cupboard on my first day,” they said, “for ten minutes.”',
  done: 'Every evening {S} and {L} read out the notebook. On Friday the page was empty. “No question?” asked {L}. “I was asked one,” said {S}, “by somebody who’s even newer. And I knew the answer.” The label came off the coat that night.',
  again:
    'The notebook has a second half now. It says “Answers”. The sun from {L} is stuck on the front of it.',
  helper: { name: 'Aunt Olive', creature: 'owl' },
};
