/** Templates that introduce a theme on page 1 and refer back to it on the last page, and a brief introduction for full pages. */
export type ThemeTemplates = readonly [introduction: string, callback: string, brief: string];

/** For themes with a topic; `{topic}` is `Theme.topic`, which can follow `about`. */
export const themeTemplates: ThemeTemplates[] = [
  [
    'All week {L} had been thinking about {topic}.',
    'And if anybody asked about {topic}, {L} had a story to tell.',
    '{L} thought about {topic}.',
  ],
  [
    'Since breakfast {L} had talked about {topic}.',
    '“Tomorrow,” said {L}, “let’s talk about {topic} some more.”',
    '{L} talked about {topic}.',
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
  'It was the [day|{day}] when {statement}.',
  'This happened on the [day|{day}] when {statement}.',
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

/** Reminders of the topic on the way. */
export const themeReminderTemplates = [
  '{F} asked about {topic}, so {L} talked about it the whole way.',
  'They talked about {topic}, and the way grew shorter.',
];
