/** Templates that introduce a theme on page 1 and refer back to it on the last page, and a brief introduction for full pages. */
export type ThemeTemplates = readonly [introduction: string, callback: string, brief: string];

/** For themes with a topic; `{topic}` is `Theme.topic`, which can follow `about`. */
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

/** For themes of grief or fear, with a topic. */
export const gentleThemeTemplates: ThemeTemplates[] = [
  [
    'All day long {L} had been thinking about {topic}.',
    '{L} still thought about {topic}, but not alone.',
    '{L} thought about {topic}.',
  ],
  [
    'When it was quiet, {L} thought about {topic}.',
    'When it was quiet, {L} still thought about {topic}.',
    '{L} thought about {topic}.',
  ],
];

/** For themes that say what happens; `{statement}` is the clause in the past tense. */
export const happeningTemplates = [
  'It was the [day|week|{day}] when {statement}.',
  'They [often talked|talked for years] about that [day|{day}], when {statement}.',
  'That was the [day|{day}] when {statement}, and it is best told from the beginning.',
  'It was on a {day} that {statement}.',
];

/** For what a grown-up says of the child, which is so on most days; `{statement}` is the clause in the past tense. */
export const habitTemplates = [
  'It had been like that [for a while|for weeks|since the {day} before last]: {statement}.',
  'Everybody at home knew it: {statement}.',
  'There was just one thing: {statement}.',
  'On most days it was the same: {statement}.',
];

/** For themes that a grown-up says, such as `our son refuses …`; `{line}` is `Theme.quotation`. */
export const overheardThemeTemplates = [
  '[At breakfast|That morning|The evening before] one of the grown-ups had said it: “{line}”',
  '{L} had heard the grown-ups talking [behind the door|on the stairs|in the kitchen]: “{line}”',
  '“{line}” That was what the grown-ups said, and {L} had been listening.',
];

/** For themes that are quoted; `{line}` is `Theme.quotation`. */
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

/** For quoted themes of grief or fear: nothing hangs on a wall, and nothing is sung. */
export const gentleQuotedThemeTemplates: ThemeTemplates[] = [
  [
    'It was hard to say it aloud: “{line}”',
    'It was still hard to say, but now they said it together: “{line}”',
    '{L} thought: “{line}”',
  ],
  [
    'Again and again {L} thought the same thing: “{line}”',
    '{L} still thought it now and then: “{line}”',
    '{L} thought: “{line}”',
  ],
];

/** Reminders of the topic on the way. */
export const themeReminderTemplates = [
  '{F} asked about {topic}, so {L} talked about it the whole way.',
  'They talked about {topic}, and the way grew shorter.',
];
