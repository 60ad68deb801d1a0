import type { StoryPlotInput } from '../../story-source.ts';

/** The plot `thank-you-for-monday` of the frame `somebody-does`, for its class of verbs. */
export const thankYouForMonday: StoryPlotInput = {
  id: 'thank-you-for-monday',
  verbs: ['stop'],
  titles: ['{S} Has Had Enough', 'Thank You for Monday', 'Not Today, Said {S}'],
  goal: 'find out why {S} had stopped',
  trouble: 'nothing worked without {S}',
  solved: '{S} began again',
  opener:
    'Something was different this morning. It took {L+} until breakfast to notice what: somebody had not done what somebody always does.',
  friend:
    'It was {S+}. {^S} {did}, and that was that. “It was too much,” said {S}. “Every day of my life, and nobody ever looks up.”',
  problem:
    'By noon everyone noticed. It was astonishing what all depended on {S}: things stood still, or piled up, and nobody knew how it was done. “Well, somebody has to do it,” they said, and looked at each other.',
  tries: [
    'They did it themselves. It looked easier than it was. At four they all sat down.',
    'They offered money. “What would I do with that?” asked {S}, and gave it back.',
    'They said that {S} was lazy. That did not help at all. {S} turned round, and showed them {S.their~their} back.',
  ],
  tip: '“When did anyone last say thank you?” asked {G+}. “Not today, when you need something. On a day when all went well.”',
  turn: '{L} went from door to door and asked just that. People thought about it, and grew quiet. Then one of them fetched a pencil. By evening the sheet was as long as the street: thank you for Monday, thank you for the roses.',
  done: '{L} read it out, from the first name to the last. {S} listened. Somewhere near the roses {S} turned round. “I didn’t know that you’d noticed,” said {S}. And then, slowly, for it was stiff from resting, {S} began again.',
  again: 'Once a year {S} has a day off, and they all do it themselves, badly. It’s called {S’s} day.',
};
