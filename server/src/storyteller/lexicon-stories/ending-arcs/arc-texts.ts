import type { ArcKind } from './arc-kind.ts';

/**
 * How an ending is a part of its story. `before` (the friend's page) says what is missing, hoped or promised; `event` (the page of the solution) tells what happens, who does
 * it and how; `after` (the last page) what it is like since then. The slots are those of `arc-phrases.ts`.
 */
export type Arc = {
  before: readonly string[];
  event: readonly string[];
  after?: readonly string[];
  /** The event comes on the last page, because nothing comes after it. */
  isLast?: boolean;
  /** Nothing is as it was: the plot’s own last page, where somebody is still away, is not told. */
  isChange?: boolean;
};

/** What somebody says who hopes for something; `{said}` is the hope in the words of `{speaker}`. */
const wish: readonly string[] = [
  '“If only {said}!” said {speaker}.',
  '“Do you think {asked}?” asked {speaker}. “I hope so,” said {other}.',
  '“I wish {said},” said {speaker}.',
];

/** What is hoped for, where it cannot be said in the words of {L}. */
export const plainWish: readonly string[] = [
  '[All week long|Every day] {L} had wished {wish}.',
  'More than anything else {L} wished {wish}.',
];

/** What they have agreed on. */
const promise: readonly string[] = [
  '“If all goes well,” said {F}, “{can}.” {L} [liked that idea|could hardly wait].',
  '“And afterwards,” said {F}, “{can}.”',
  'There was something to look forward to, as well: afterwards {would}.',
];

/** The arcs of endings by their kind. */
export const arcs: Readonly<Record<ArcKind, Arc>> = {
  friends: {
    before: [
      '{L} would have liked to be friends with {FT}, but did not know how to begin.',
      '“Do you think we could be friends?” {L} wanted to ask {FT}, but did not dare.',
    ],
    event: [
      '“Shall we do something together tomorrow, too?” asked {F}. {L} had been about to ask the very same thing. That was how {told}.',
      '“I’m glad you were here,” said {L}. “So am I,” said {F}. That was how {told}.',
    ],
    after: ['These days you hardly ever see {L} without {F}.'],
  },
  'still-friends': {
    before: ['“Will we always be friends?” asked {L}. “I hope so,” said {F}.'],
    event: ['And now that {solved}, {told}.'],
  },
  'new-friend': {
    before: ['“If only I had {friend}!” said {speaker}.', '{Who} often wished for {friend}.'],
    event: ['Now that {solved}, {told}.', 'Because {solved}, {told}.'],
  },
  sleep: {
    before: ['{L} had been up since sunrise.', '{L} had got up very early that day.'],
    event: ['It grew dark and quiet, and that night {told}.', 'It had been a long day. That night {told}.'],
    isLast: true,
  },
  sorry: {
    before: [],
    event: ['Now that {solved}, {told}.', 'It was hard to begin. But now that {solved}, {told}.'],
  },
  home: {
    before: ['“And when it’s done,” said {F}, “{can}.”', ...wish],
    event: [
      'Now that {solved}, they could set off. {Told}.',
      'Then they set off, and talked all the way. {Told}.',
    ],
  },
  'way-home': {
    before: wish,
    event: ['Now that {solved}, {told}.'],
  },
  visit: {
    before: wish,
    event: ['{Told}, and heard at once that {solved}.', 'And now that {solved}, {told}.'],
    after: ['There was so much to tell that {who} had to hear it all twice.'],
  },
  'thing-comes': {
    before: wish,
    event: ['And at last {told}.', 'Then, at last, {told}.'],
  },
  becomes: {
    before: ['“One day,” said {speaker}, “{will}.” It was hard to imagine.'],
    event: ['It did not happen all at once. But in the end {told}.', 'It took time. But in the end {told}.'],
  },
  'becomes-somebody': {
    before: ['“One day,” said {speaker}, “{will}.” It still seemed a long way off.'],
    event: ['Now that {solved}, {told}.'],
  },
  resolves: {
    before: [],
    event: ['Now that {solved}, {told}.'],
  },
  'finds-somebody': {
    before: wish,
    event: ['And at last {told}.'],
  },
  finds: {
    before: wish,
    event: ['And so, at last, {told}.'],
  },
  wins: {
    before: wish,
    event: ['Now that {solved}, {told}!'],
  },
  gets: {
    before: wish,
    event: ['Now that {solved}, {told}.', 'And because {solved}, {told}.'],
  },
  'given-by': {
    before: wish,
    event: ['Because {solved}, {told}.', 'Now that {solved}, {told}.'],
  },
  learns: {
    before: ['{Who} did not know how to {skill} yet, but wanted to learn it very much.'],
    event: ['Now that {solved}, {told}.', 'And now {told}.'],
  },
  dares: {
    before: ['{Who} had never dared to {bold}. “One day,” said {who}, “I will.”'],
    event: ['And so, at last, {told}.', 'So in the end {told}.'],
  },
  party: {
    before: promise,
    event: [
      'Because {solved}, there was something to celebrate. So {told}, and everybody who had helped was there.',
      'Now that {solved}, {told}, and everybody who had helped was there.',
    ],
  },
  eats: {
    before: promise,
    event: ['Now that {solved}, {told}.', 'Afterwards they were hungry. So {told}.'],
  },
  plays: {
    before: promise,
    event: ['Now that {solved}, {told}.', 'And because {solved}, {told}.'],
  },
  makes: {
    before: promise,
    event: ['Now that {solved}, {told}.', 'Now that {solved}, there was plenty of time. So {told}.'],
  },
  tells: {
    before: promise,
    event: ['Now that {solved}, they moved close together. Then {told}.'],
  },
  shares: {
    before: [],
    event: ['Now that {solved}, {told}.', 'And because {solved}, {told}.'],
  },
  team: {
    before: wish,
    event: ['Nobody could have done it alone. That was how {told}.'],
    after: ['Whatever comes, they do it together.'],
  },
  'sorry-again': {
    before: [],
    event: ['And so {told}.'],
  },
  reveals: {
    before: [],
    event: ['In the end it turned out that {told}.'],
  },
  'changes-mind': {
    before: ['{L} so hoped that {would}.'],
    event: ['Because {solved}, {told}.', 'Now that {solved}, {told}.'],
  },
  'sets-free': {
    before: [],
    event: ['It was not easy to say goodbye. But now that {solved}, {told}.'],
  },
  leaves: {
    before: wish,
    event: ['And the next morning {told}.'],
  },
  hatches: {
    before: wish,
    event: ['First there was only a tapping. Then came a crack, as thin as a hair. And at last {told}.'],
  },
  gathers: {
    before: wish,
    event: ['And now that {solved}, {told}.'],
  },
  'all-get': {
    before: wish,
    event: ['Now that {solved}, {told}.'],
  },
  hugs: {
    before: [],
    event: ['Now that {solved}, {told}.', 'And because {solved}, {told}.'],
  },
  goes: {
    before: wish,
    event: ['Now that {solved}, nothing stood in the way any more. So {told}.', 'Now that {solved}, {told}.'],
  },
  rides: {
    before: wish,
    event: ['Now that {solved}, {told}.'],
  },
  helps: {
    before: [],
    event: ['And now that {solved}, {told}.'],
  },
  sees: {
    before: wish,
    event: ['And then, at last, {told}.'],
  },
  laughs: {
    before: wish,
    event: ['And because {solved}, {told}.', 'Now that {solved}, {told}.'],
  },
  understands: {
    before: wish,
    event: ['And now that {solved}, {told}.'],
  },
  happy: {
    before: ['Not everyone looked happy that morning.'],
    event: ['And because {solved}, {told}.', 'And now that {solved}, {told}.'],
  },
  feels: {
    before: [],
    event: ['Now that {solved}, {told}.', 'And because {solved}, {told}.'],
  },
  'no-longer': {
    before: plainWish,
    event: ['Now that {solved}, {told}.'],
  },
  stays: {
    before: wish,
    event: ['Now that {solved}, {told}.'],
  },
  says: {
    before: [],
    event: ['Now that {solved}, {told}.', 'And then {told}.'],
  },
  others: {
    before: wish,
    event: ['Now that {solved}, {told}.', 'And because {solved}, {told}.'],
  },
  'finds-out': {
    before: ['“Don’t tell {who},” whispered {L}. “Not yet.”'],
    event: ['A thing like that can’t be kept secret for ever. And so {told}.'],
  },
  happens: {
    before: wish,
    event: ['And in the end {told}.', 'And so, at last, {told}.'],
  },
  treat: {
    before: [
      '“If all goes well,” said {F}, “there will be something nice at the end: {told}.”',
      'There was something to look forward to, as well: {told}.',
    ],
    event: ['And so, at the end of the day, there it was: {told}.'],
  },
};

/** The arcs of stories without jokes: what only time can bring, or somebody's courage. */
export const gentleArcs: Readonly<Partial<Record<ArcKind, Arc>>> = {
  visit: {
    before: plainWish,
    event: ['Then, at last, {told}.'],
    after: ['There was a great deal to tell, and a great deal of time.'],
    isChange: true,
  },
  'finds-somebody': {
    before: plainWish,
    event: ['Then, at last, {told}.'],
  },
  home: {
    before: plainWish,
    event: ['And then the day came that they had waited for. {Told}.'],
    isChange: true,
  },
  dares: {
    before: ['{Who} had never dared to {bold}.'],
    event: ['And so, at last, {told}.'],
  },
  happens: {
    before: plainWish,
    event: ['In the end {told}.'],
  },
  others: { before: plainWish, event: ['It took a while. Then {told}.'] },
  party: {
    before: [],
    event: ['In the evening there was a reason to light all the lamps. {Told}, and nobody was alone.'],
  },
  plays: {
    before: [],
    event: ['That evening, for the first time in a while, there was laughing in the house. {Told}.'],
  },
  eats: { before: [], event: ['In the evening they sat down together. {Told}, and it tasted good.'] },
  feels: { before: [], event: ['It came quietly, little by little. One evening {told}.'] },
  happy: { before: [], event: ['It came quietly, little by little. One evening {told}.'] },
};
