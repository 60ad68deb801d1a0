/** Templates that introduce a theme on page 1 and refer back to it on the last page, and a brief introduction for full pages. */
export type ThemeTemplates = readonly [introduction: string, callback: string, brief: string];

/** For themes with a topic; `{topic}` is `Theme.topic`, which can follow `about`. */
export const themeTemplates: ThemeTemplates[] = [
  [
    'All week {L} had been thinking about {topic}.',
    'And if anybody asked about {topic}, {L} had a story to tell.',
    'This is a story about {topic}.',
  ],
  [
    'This is a story about {topic}.',
    '“Tomorrow,” said {L}, “let’s talk about {topic} some more.”',
    'This is a story about {topic}.',
  ],
  [
    'That night {L} had dreamed about {topic}.',
    'And that night {L} dreamed about {topic} again.',
    '{L} had dreamed about {topic}.',
  ],
];

/** For themes that say what happens; `{statement}` is the clause in the past tense. */
export const happeningTemplates = [
  'That was the day when {statement}.',
  'It all began on the day when {statement}.',
  'This is the story of the day when {statement}.',
];

/** For what a grown-up says of the child, which is so on most days; `{statement}` is the clause in the past tense. */
export const habitTemplates = [
  'It had been like that [for a while|for weeks]: {statement}.',
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
      'Everyone was talking about one thing: “{line}”',
      'Nobody asked any more what it meant: “{line}”',
      'Everyone was talking about one thing: “{line}”',
    ],
  ],
  line: [
    [
      'Everyone was talking about one thing: “{line}”',
      'By now they all knew what it meant: “{line}”',
      'Everyone was talking about one thing: “{line}”',
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

/** Reminders of the topic on the way. */
export const themeReminderTemplates = [
  '{F} asked about {topic}, so {L} talked about it the whole way.',
  'They talked about {topic}, and the way grew shorter.',
];
