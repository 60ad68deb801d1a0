import type { StoryPlotInput } from '../../story-source.ts';

/** The plot `the-last-page` of the frame `somebody-does`, for its class of verbs. */
export const theLastPage: StoryPlotInput = {
  id: 'the-last-page',
  verbs: ['read'],
  titles: ['{S} Reads Aloud', 'The Last Page', 'And Then?'],
  goal: 'find out how the story ends',
  trouble: 'the last page was missing',
  solved: 'the story had an end',
  opener:
    'There was a light where there’s never a light at that hour. Somebody was reading aloud. {L+} stood still to listen, and forgot to go home.',
  friend:
    'It was {S+}. {^S} {did}, with a different voice for everyone in it. {S} moved over without stopping, and {L} sat down, and was on an island with nine robbers.',
  problem:
    'It got more exciting from page to page. The rope tore, the biggest robber turned round, and there {S} stopped. The last page was missing. Somebody had torn it out, long ago. “It always ends there,” said {S}. “I’ve never found out.”',
  tries: [
    'They went to the library. There was the same book, and the mice had eaten the same page.',
    'They asked everyone who knew it. Each of them had fallen asleep before the end.',
    '{S} began from the beginning again, and hoped that it would go on this time. It stopped at the very same place.',
  ],
  tip: '“A book like that isn’t broken,” said {G+}. “It’s open. Somebody who’s been on the island for so long must know what the robbers are like. Ask yourself what they would do.”',
  turn: '{L} shut both eyes. “The biggest robber turned round,” said {L}, “and had a letter in one hand.” “From home,” said {S}, in the robber’s voice, and was surprised. “And it said…” Now they took turns, a sentence each.',
  done: 'By the time the stars were out, the nine robbers had all gone home, and the island had a new king. {L} wrote it down, and they glued it in. And then {S} {did} once more, from the first word to the last.',
  again: 'Some people say that their end is better than the old one. Nobody can check.',
};
