import type { StoryPlotInput } from '../../story-source.ts';

/** The plot `under-the-third-board` of the frame `somebody-does`, for its class of verbs. */
export const underTheThirdBoard: StoryPlotInput = {
  id: 'under-the-third-board',
  verbs: ['speak'],
  subjects: 'things',
  titles: ['{S} Has Something to Say', 'Listen to {S}', 'In the Middle of the Night'],
  goal: 'find out what {S} wanted to say',
  trouble: 'nobody believed that {S} {did}',
  solved: '{S} had been listened to',
  opener:
    'In the middle of the night somebody said, “Psst.” {L+} sat up. There was nobody there. There was only what’s always there.',
  friend:
    '“Over here,” said the voice. It belonged to {S+}. {^S} was {doing}! It was not loud, but there were proper words. “At last,” said {S}. “I’ve tried it for years, and you always sleep.”',
  problem:
    'In the morning {L} told the others. They stood round {S} and waited. {S} said nothing at all. “You dreamed it,” they said. But as soon as it was dark, {S} {did} again, faster than before, as if there was not much time.',
  tries: [
    '{L} wrote down every word. In the morning it said: “Ask them, before it’s too, under the third.” {L} must have fallen asleep in between.',
    'They put a glass over {S}, to catch the words. In the morning there was only mist in it.',
    'The others stayed up as well. That was too many. {S} was shy, and one of them giggled.',
  ],
  tip: '“Nobody begins to talk for nothing,” said {G+}. “Don’t ask how it can be. Ask what it’s about. And then be quiet until it’s finished. That’s rarer than you think.”',
  turn: 'That night {L} sat down in front of {S}. “What is it?” asked {L}, and then only listened. And {S} told of long ago, and of somebody small who used to sit here and grew up, and had left something behind. It was under the third board.',
  done: 'In the morning {L} lifted the third board, and all the others looked on. There was a tin with letters and a marble, and Grandma’s name on it. “Thank you,” they said. And {S}, in bright daylight, said, “You’re welcome.”',
  again:
    '{S} doesn’t say much these days. It’s enough to be asked. “How was your day?” says {L} at bedtime, and then waits.',
};
