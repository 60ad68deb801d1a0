import type { EndingKind } from '../parse/parse-ending.ts';

/**
 * How a plot causes the wished ending: `plant` prepares it on the friend's page, `block` says on the problem's page why it cannot come
 * yet, `fulfil` lets it follow from the solution. `{told}` is the ending as a statement, `{wish}` follows `wished`.
 */
export type EndingThread = { plant: string[]; block: string[]; fulfil: string[] };

/** The wish on page 1. */
export const hopeTemplates = {
  full: [
    'More than anything, {L} wished {wish}.',
    'And {L} had [one big|one secret|just one] wish: {wish}.',
    '{L} closed both eyes, [counted to {many}|held on to a {little_thing}|crossed all ten fingers] and wished {wish}.',
    'All [week|month] long {L} had wished {wish}.',
    'There was one thing that {L} wished for [every night|at every bedtime]: {wish}.',
    '{L} told nobody [but the {soft_thing}|but a {little_thing}|at all], but {L} wished {wish}.',
    'If {L} had a wish, it would be this one: {wish}.',
    'And all that time {L} wished {wish}.',
  ],
  brief: '{L} wished {wish}.',
};

const anyBlock = [
  'But as long as {trouble}, {L’s} wish had to wait.',
  'And that was bad for the wish, too, [from top to toe|the poor thing|as anyone can see]. It could not come true while {trouble}.',
  'So {L’s} wish would have to wait, [for {many} hours or for {many_too} days|and wishes are not good at it]. First they had to {goal}.',
  '“Then my wish can’t come true,” said {L}, “not while {trouble}.”',
  'One thing hung on the other: no wish could come true before they had managed to {goal}.',
  '{L} thought of the wish. It seemed [miles away|very far off|as small as a {little_thing}] now that {trouble}.',
];

const anyFulfil = [
  'And because {solved}, {told}.',
  'Now that {solved}, nothing stood in the way any more, and {told}.',
  'First {solved}. Then, because of that, came the wish, and {told}.',
  '“It’s because {solved},” said {F}. And so, just as {L} had wished, {told}.',
  'It could only happen because {solved}: {told}.',
  'So that was how the wish came true: {solved}, and {told}.',
  'One thing leads to another, as {treat} lead to crumbs: {solved}, and so {told}.',
];

const anyPlant = [
  '“If we [can|manage to] {goal},” said {F}, “your wish will come true. [You’ll see|I’m sure of it].”',
  '{L} told {F} the wish as well, [in a whisper|very quietly|behind a {wear}], and {F} [promised not to laugh|nodded {many} times|began to hum]. “First we {goal},” said {F}. “Then we’ll see.”',
  '“And when we’ve managed to {goal},” said {L}, “[maybe|perhaps] my wish will come true.”',
];

/** For endings that are a noun phrase (`a big party`) instead of a statement. */
export const nounPhraseFulfil = [
  'And because {solved}, it came at last, just as {L} had wished: {told}.',
  'Now that {solved}, only one thing was left to come, and here it came: {told}.',
  '“It’s because {solved},” said {F}. And there it was: {told}.',
];

/** For endings that are the plot's own solution (`he comes back` for a dog that ran away). */
export const ownSolutionFulfil = [
  'And so it was [really|quite] true: {told}.',
  'It had happened at last: {told}.',
  '[Look|Listen|Think of it]: {told}!',
  'There was no doubt about it. {^told}.',
  'And that was how {told}.',
];

/** Verbs of endings that somebody can do at the climax, so that they bring the solution about. */
const CLIMAX_ACTION =
  /\b(?:pushed|pulled|sang|hummed|whistled|hugged|cuddled|kissed|danced|laughed|giggled|clapped|shouted|whispered|stamped|helped|waved|blew|held hands|joined hands|held on|said (?:sorry|please|thank you)|apologi[sz]ed|shared|told the truth)\b/;

/** Whether an ending is something that those present do, and not what comes of it: `everyone pushed`. */
export const isClimaxAction = (statement: string): boolean =>
  /^(?:\{[A-Z]+\}|everyone|everybody|they|the \p{L}+(?: \p{L}+)?)(?: all| both| each)? /u.test(statement) &&
  CLIMAX_ACTION.test(statement.split(/, |\b(?:after|because|when|at the|and then)\b/)[0] ?? '');

/** For endings that are an action: it comes before the solution and causes it. */
export const actionFulfil = [
  'There was [just one thing|only one thing] that nobody had tried yet, and now {told}.',
  '“[Now|All together|Together],” said {F}. “On the count of {many}!” And {told}.',
  'It needed [one more thing|the wish itself|something more], and then it came: {told}. That did it!',
  'And {told}, with [all {L.their~the} might|every {bit}|a deep breath], and that was [what it had needed|the very thing|just right].',
  'Then {told}. [It worked|That was it]! [It was so simple|Why had nobody thought of it before?]',
];

/** The same where nothing merry is told. */
export const gentleActionFulfil = [
  'And then {told}. That was what it had needed.',
  'Nobody said much. But {told}, and it was [better|lighter] after that.',
];

/** The same in stories about something sad or frightening. */
export const gentleFulfil = [
  '{Solved}, and that was a beginning. And then, [one day|on a {day}|little by little], {told}.',
  'It came quietly. First {solved}. And [one evening|after {many} days|with time] {told}.',
  'Now that {solved}, there was room for the wish, and {told}.',
  'Some things need time. But {solved}, and [one morning|on a {day}|in the end] {told}.',
  '{Solved}. The rest took [a while|some time|{many} days more], and then {told}.',
];

const thread = (own: Partial<EndingThread>): EndingThread => ({
  plant: own.plant ?? anyPlant,
  block: own.block ?? anyBlock,
  fulfil: own.fulfil ?? anyFulfil,
});

/** The threads by the kind of ending. */
export const endingThreads: Record<Exclude<EndingKind, 'quoted'>, EndingThread> = {
  find: thread({
    plant: [
      '“Nobody has ever looked properly,” said {F}. “While we try to {goal}, let’s keep our eyes open for your wish.”',
      '“And on the way,” said {L}, “we’ll look for what I wished for.”',
    ],
    fulfil: [
      'And there, where nobody had thought of looking until {solved}, {told}.',
      'It was only because {solved} that they [looked up|turned round] just then. And there {told}.',
      'Before, they would have walked right past it. But now {solved}, and {told}.',
    ],
  }),
  learn: thread({
    fulfil: [
      'Nobody had to say it out loud, [not even the {beast}|and nobody did]. Because {solved}, {told}.',
      'That is how you learn a thing, [in {many} tries|not from books|bit by bit]. {Solved}, and by the end of it {told}.',
      '“So that’s what it takes,” said {L}, [“and {treat}”|“and {many} tries”|and sat down]. And it was true: because {solved}, {told}.',
    ],
  }),
  win: thread({
    plant: [
      '“There’s a [prize|medal|silver cup],” said {F}, “for whoever manages to {goal}.”',
      '“And [today|tomorrow] everybody will be watching,” said {F}. “There’s a prize!”',
    ],
    fulfil: [
      'Everyone had seen that {solved}. So when the prize was given, there was no question about it: {told}!',
      'And because {solved}, {told}. The cheer went [right up to the clouds|twice round the town].',
    ],
  }),
  friends: thread({
    plant: [
      '{L} and {F} did not know each other very well yet. [That was about to change|They both looked at their {bit}|They spoke about {treat}, to begin with].',
      '“I don’t know you very well,” said {L}, “only your {wear}.” “[Not yet|We can change that|Ask me {many} things],” said {F}.',
    ],
    fulfil: [
      'You can’t do a thing like that together and stay as you were. {Solved}, and {told}.',
      'And because {solved}, and they had done it together, {told}.',
    ],
  }),
  home: thread({
    block: [
      'But they could not go home, not while {trouble}.',
      'How could they go home as long as {trouble}?',
    ],
    fulfil: [
      'Now that {solved}, they could go. The way was [short|easy], and {told}.',
      'And because {solved}, {told}. A [lamp|candle|{colour} light] was burning in the window[, just for them|, and there were {treat}|].',
    ],
  }),
  sleep: thread({
    block: [
      'Who could sleep as long as {trouble}? [Nobody|Not {L}].',
      'And nobody could rest while {trouble}.',
    ],
    fulfil: [
      'All that had made them wonderfully tired. Now that {solved}, {told}.',
      'It grew quiet. {Solved}, and there was nothing left to worry about, and {told}.',
    ],
  }),
  party: thread({
    plant: [
      '“If we manage to {goal},” said {F}, “we’ll celebrate. [Properly|With everyone].”',
      '“I’ll put up the [paper chains|lanterns],” said {F}, “but only when we’ve managed to {goal}.”',
    ],
    fulfil: [
      'A thing like that has to be celebrated, [with {treat}|with {many} balloons|with a song]. Everyone came, because {solved}, and {told}.',
      'Now that {solved}, out came the [paper chains|lanterns|plates], and {told}.',
    ],
  }),
  state: thread({}),
  deed: thread({}),
  thing: thread({}),
};

/** What an ending that is a lesson shows at the first try and at the turn. */
export const lessons: readonly { pattern: RegExp; failure: string[]; success: string[] }[] = [
  {
    pattern: /\bshar|\btake turns|\btaking turns/i,
    failure: [
      '{L} and {F} both [grabbed|pulled] at the same moment, and neither let go, [not for {many} seconds|and a {wear} tore|{bit} shaking].',
      '“Mine!” said {L}. “No, mine!” said {F}, {many} times. So nobody got anywhere, [not even the {beast}|and the {treat} went cold].',
    ],
    success: [
      'This time {L} let go first. “You, then me,” said {L}, and they took turns, {many} times each.',
      '“Let’s share it,” said {L}, and suddenly there was enough for everyone, [{beast} and all|and {many} more|and some left over].',
    ],
  },
  {
    pattern: /\btogether|team|\bhelp/i,
    failure: [
      'Each of them tried alone, [and got in the others’ way|one here and one there|{many} times over|and bumped into the {beast}].',
      '“I can do it by myself,” said {L}. [It did not look like it|That was not quite true].',
    ],
    success: [
      'And this time they did it together, all at once, [{bit} and all|on the count of {many}|with one big breath].',
      '“Will you help me?” asked {L}. It was not hard to say at all, [once it was out|only the first {many} times|and {F} was there already].',
    ],
  },
  {
    pattern: /\bpatien|\bwait/i,
    failure: ['{L} could not wait, and did everything at once.'],
    success: ['This time {L} waited, and counted slowly to ten.'],
  },
  {
    pattern: /\bbrave|\bnot (be )?(afraid|scared)|\bcourage/i,
    failure: ['{L’s} knees shook, and {L} stepped back.'],
    success: ['{L’s} knees were still shaking. {L} did it all the same, and that is what brave means.'],
  },
  {
    pattern: /\bkind|\bnice\b|\bforgiv|\bsorry/i,
    failure: ['“That was your fault!” said {L}, much too loudly. {F} said nothing.'],
    success: ['“I was cross before,” said {L}. “I didn’t mean it.” “I know,” said {F}.'],
  },
  {
    pattern: /\btruth|\bhonest/i,
    failure: ['“It wasn’t me,” said {L}, but {L.their~those} ears went red.'],
    success: ['“It was me,” said {L}, and out it was, and everyone could breathe again.'],
  },
  {
    pattern: /\blisten/i,
    failure: ['“Shall I tell you something?” asked {F}. But {L} was already talking.'],
    success: ['This time {L} was quiet and listened to {F}, right to the end.'],
  },
];
