/** How the theme first comes up, how it comes back on the last page, and how it first comes up where there is little room. */
export type ThemeTemplates = readonly [early: string, late: string, brief: string];

/** How the theme first comes up on page 1, with the line that comes back to it on the last page. `{topic}` can stand after `about`. */
export const themeTemplates: ThemeTemplates[] = [
  [
    'All week long {L} had been thinking about {topic}.',
    'And if anybody asked about {topic}, {L} had a story to tell.',
    '{L} thought about {topic}.',
  ],
  [
    'Lately {L} had talked about {topic} and about nothing else.',
    '“Tomorrow,” said {L}, “let’s talk about {topic} some more.”',
    'All day {L} talked about {topic}.',
  ],
  [
    '{L} had a hundred questions about {topic}, and nobody to ask.',
    '{L} still had questions about {topic}, but now there was somebody to ask.',
    '{L} had questions about {topic}.',
  ],
  [
    'If you asked {L} about {topic}, you needed a chair and a sandwich.',
    'Then {L} began to talk about {topic}, and everybody fetched a chair, and a sandwich.',
    '{L} loved to talk about {topic}.',
  ],
  [
    'At breakfast {L} thought about {topic}, and at lunch, and in the bath.',
    '{L} still thought about {topic} at breakfast, but there was company at breakfast now.',
    'At breakfast {L} thought about {topic}.',
  ],
];

/** How a theme that can't stand in a sentence comes up, as a line. `{line}` is quoted. */
export const quotedThemeTemplates = {
  word: [
    [
      'One word went round and round in {L’s} head: “{line}”',
      'The word still went round and round, but now it had company: “{line}”',
      '{L} had a word: “{line}”',
    ],
  ],
  line: [
    [
      'All week, one line had gone round and round in {L’s} head: “{line}”',
      'The line still went round, but now they all knew it by heart: “{line}”',
      'One line was in {L’s} head: “{line}”',
    ],
    [
      'Above {L’s} bed hung a sign in wobbly letters: “{line}”',
      'The sign still hung there, and everybody had signed it: “{line}”',
      '{L} had a sign: “{line}”',
    ],
  ],
  question: [
    [
      'All week, {L} had been asking everyone one question: “{line}”',
      '“{line}” asked {L} again. And this time everybody had a guess.',
      '“{line}” asked {L}, all week.',
    ],
  ],
} as const;

/** How the theme comes up again on the way. */
export const themeReminderTemplates = [
  '{F} asked about {topic}, so {L} talked about it the whole way.',
  'They talked about {topic}, and the way grew shorter.',
];

/** The wish of page 1. `{wish}` can stand after `wished`. */
export const wishTemplates = [
  'More than anything, {L} wished {wish}.',
  '{L} wished {wish}. It was a big wish for a small day.',
  'Every night, on the first star, {L} wished {wish}.',
  'And under it all, {L} wished {wish}.',
  'Every night {L} stood at the window and wished. And the wish was {wish}.',
];

/** The wish of page 1 when the typed ending can only be quoted. */
export const quotedWishTemplates = {
  full: [
    '{L} had written a wish on a scrap of paper: “{line}”',
    'In {L’s} pocket was a folded note, and on it a wish: “{line}”',
  ],
  brief: '{L} had a wish on paper: “{line}”',
  withoutContent: '{L} had a wish on paper.',
};

/** The same when what was typed is a question. */
export const questionWishTemplates = {
  full: [
    '{L} had written a question on a scrap of paper: “{line}”',
    'In {L’s} pocket was a folded note, and on it a question: “{line}”',
  ],
  brief: '{L} had a question on paper: “{line}”',
  withoutContent: '{L} had a question on paper.',
};

/** The wish remembered on the darkest page. */
export const distantWishTemplates = [
  'The wish seemed a very long way off.',
  '“I don’t think my wish is coming,” said {L}.',
  'Even the wish had gone quiet.',
];
