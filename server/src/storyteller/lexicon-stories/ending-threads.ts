import type { EndingClass } from './ending-class.ts';

/**
 * How a plot causes the wished ending. `plant` prepares it on the friend's page, `block` says on the problem's page why it cannot come
 * yet, `low` fears for it at the lowest moment, `fulfil` shows that it happens because of the solution;
 * `brief` does so in a few words. The slots are those of `ending-phrases.ts`.
 */
export type EndingThread = {
  plant: readonly string[];
  block: readonly string[];
  low: readonly string[];
  fulfil: readonly string[];
  brief: readonly string[];
};

const fulfil = [
  'Nothing stood in the way any more, for {solved}. {^told}, and {L} [did not miss a moment of it|watched with both eyes].',
  'And because {solved}, {told}. {F} saw it too, so it was no dream.',
  'Only one thing had been in the way, and now {solved}. So {told}[, as it should be|].',
  '{Solved}, and more could come of it now than they had thought. {^told}.',
  'Now that {solved}, they waited for {many_too} heartbeats[, no more than that|]. Then {told}.',
];

const base: EndingThread = {
  plant: [],
  block: [],
  low: [],
  fulfil,
  brief: ['And because of that, {told}.', 'So now {told}.'],
};

const thread = (own: Partial<EndingThread>): EndingThread => ({ ...base, ...own });

/** The threads of merry stories. */
export const endingThreads: Partial<Record<EndingClass, EndingThread>> & { goal: EndingThread } = {
  goal: base,
  arrival: thread({
    low: [
      '{L} [listened|looked up once more]. Nothing. [Nothing at all|Only the {beast}].',
      '“[Not yet|Nobody yet|Still nothing],” said {L}, and looked [down the road|out] all the same.',
    ],
    plant: [
      '{F} climbed on the {perch} to look out. “Nothing yet,” {F} said. “But if we manage to {goal}, {can}.”',
      '“When we’ve managed to {goal},” said {F}, “{can}. Listen for it.” {L} listened already.',
      'Every few minutes {L} looked up, in case it was time. But first they had to {goal}. Only then {could}.',
    ],
    fulfil: [
      'Just then there was a sound, quite near. {L} turned round. {Told}.',
      'That {solved} must have been [heard|noticed] {distance}, for the very next minute {told}.',
      '“There!” called {F}, and pointed. {Told}[, and not a minute too soon|].',
      'Because {solved}, the way was free, and {told}. {L} [had looked up at just the right moment|was the first to see it].',
    ],
    brief: ['Just then {told}.', 'And now {told}.'],
  }),
  witness: thread({
    plant: [
      '“What about {who}?” asked {L}. “When we’ve managed to {goal},” said {F}, “{can}.”',
      'And they were not the only ones who were waiting. If they managed to {goal}, {could}.',
    ],
    fulfil: [
      '{Who} had seen it all, from the first try to the last. And because {solved}, {told}.',
      'Word got round that {solved}, and it got round to {who}. It did not take long: {told}.',
      'Then {L} heard something, and turned round. Because {solved}, {told}.',
    ],
    brief: ['And because of all that, {told}.', 'It did not take long: {told}.'],
  }),
  reward: thread({
    plant: [
      '“If we manage to {goal},” said {F}, “I know what there’ll be: {told}!” “Promise?” “Promise.”',
      '“And when we’ve managed to {goal},” said {F}, “it’s time for this: {told}.” {L} could hardly wait.',
    ],
    block: [
      'And as long as {trouble}, there would be no {reward_name}.',
      'No {reward_name}, then, not while {trouble}.',
    ],
    low: ['“And no {reward_name} either,” said {L} [in a small voice|to the {perch}].'],
    fulfil: [
      '“A promise is a promise,” said {F}. And then came {told}, [at last|and it was worth the wait].',
      'Now that {solved}, {F} kept the promise. First it was quiet, and then came {told}!',
      'And what had {F} promised for when they had managed to {goal}? Here it came: {told}.',
    ],
    brief: ['And then came {told}, as promised.'],
  }),
  close: thread({
    plant: [
      '“[What’s the time|Are we late]?” asked {F}. “[Plenty of time|Not very],” said {L}, [who had no watch|without looking].',
    ],
    block: [],
    low: [],
    fulfil: [
      'It was [very close|as close as two {treat} in a bag]. {Told}. “Nearly,” said {F}, “is one of the best words there is.”',
      '{Told}! But only nearly, and because {solved}, it all came right.',
    ],
    brief: ['{Told}! But only nearly.'],
  }),
  mixed: thread({
    plant: [],
    block: [],
    low: [],
    fulfil: [
      '{Told}. [And that was the part that counted.|Which would you rather have?]',
      'Not everything went as planned: {told}. And because {solved}, nobody minded.',
    ],
    brief: ['{Told}. Nobody minded.'],
  }),
  happy: thread({
    plant: [],
    block: [],
    low: [],
    fulfil: [
      '{Told}, [each in a different way|and some of them twice|and it did not cost a penny].',
      '{Told}, and you could hear it {distance}.',
      'If you had looked in just then, you’d have seen it at once: {told}.',
      '{Told}, even the {beast}, as far as one could tell.',
      '{L} looked round. {Told}, from the {bit} up.',
      'There was not one long face left. {Told}.',
      'It was one of those moments that ought to be kept in a tin. {Told}.',
      '{Told}, and nobody wanted to be anywhere else.',
      'And because {solved}, {told}, [and stayed so till supper|right down to the smallest].',
    ],
    brief: ['And {told}.', '{Told}.'],
  }),
  learn: thread({
    fulfil: [
      'Nobody had to say it out loud. Because {solved}, {told}.',
      'That is how one learns a thing, [by doing it|not from books|bit by bit]. {Solved}, and by the end of it {told}.',
      '“So that’s [how it is|what it takes],” said {L} [slowly|and sat down]. For because {solved}, {told}.',
    ],
    brief: ['And that was how {told}.'],
  }),
  win: thread({
    plant: [
      '“There’s a [prize|medal|silver cup] for whoever can {goal},” said {F}. “Then {can}.”',
      '“And [today|tomorrow] everybody will be watching,” said {F}. “If we manage to {goal}, {can}!”',
    ],
    fulfil: [
      'Everyone had seen that {solved}. So there was no question about it: {told}! [Hats flew up, and some never came down|Somebody rang a bell].',
      'And because {solved}, {told}. The cheer went [right up to the clouds|twice round the town].',
    ],
    brief: ['And that is how {told}!'],
  }),
  friends: thread({
    plant: [
      '{L} and {F} did not know each other very well yet. [That was about to change|They both looked at their {bit}|They spoke about {treat}, to begin with].',
      '“I don’t know you very well,” said {L}, “only your {wear}.” “[Not yet|We can change that|Ask me {many} things],” said {F}.',
    ],
    block: ['How was anybody to make friends while {trouble}? [Nobody knew|{L} did not know].'],
    low: [],
    fulfil: [
      'You can’t do a thing like that together and stay as you were. {Solved}, and {told}.',
      'And because {solved}, and they had done it side by side, {told}.',
    ],
    brief: ['They had done it side by side, and so {told}.'],
  }),
  home: thread({
    block: [
      'But they could not go home, not while {trouble}.',
      'How could anybody go home as long as {trouble}?',
    ],
    low: ['“I want to go home,” said {L}. {F} did, too.'],
    fulfil: [
      'Now that {solved}, the way was [free|short|easy], and {told}.',
      'And because {solved}, {told}. A [lamp|candle|{colour} light] was burning in the window[, just for them|, and there were {treat}|].',
    ],
    brief: ['So now {told}.'],
  }),
  sleep: thread({
    block: [
      'Who could sleep as long as {trouble}? [Nobody|Not {L}].',
      'And nobody could rest while {trouble}.',
    ],
    low: ['{L} [yawned|was so tired], and could not sleep, not like this.'],
    fulfil: [
      'All that had made them wonderfully tired. {Solved}, one yawn went round, and {told}.',
      'It grew quiet. {Solved}, and there was nothing left to worry about, and {told}.',
    ],
    brief: ['That makes one tired, and {told}.'],
  }),
  outing: thread({
    plant: [
      '“When we’ve managed to {goal},” said {F}, “there’ll be {reward_what} {reward_place}.” “Promise?” “Promise.”',
      '“There’s something I’m looking forward to,” said {F}. “{Reward_what} {reward_place}! But first we {goal}.”',
    ],
    block: [],
    low: [],
    fulfil: [
      'There was one promise left. So they all set out together. And there, {reward_place}, it came at last: {reward_what}.',
      'And then they put on their shoes and went, all together, just as {F} had promised. {Reward_place} it came true: {reward_what}!',
      'They did not stay long after that, for somebody had promised something. And {reward_place} the promise was kept: {reward_what}!',
    ],
    brief: ['Then they all set out. And {reward_place} it came: {reward_what}.'],
  }),
  secret: thread({
    plant: [],
    block: [],
    low: [],
    fulfil: [
      '{Told}. That was [the best part of it|just how it was meant to be].',
      'And {told}, [not to this day|not even the {beast}].',
    ],
    brief: ['And {told}.'],
  }),
};

/** What somebody does or feels when they have seen the solution. */
export const feltFulfil: readonly { pattern: RegExp; fulfil: readonly string[] }[] = [
  {
    pattern: /^(?:laugh|giggle|smile|grin)\b/,
    fulfil: [
      'Because {solved}, something began to tickle. First came a snort, and then a hiccup. And then {told}!',
      'It could not be held back any longer. {Solved}, and {told}, [till everyone joined in|and that was catching].',
    ],
  },
  {
    pattern: /^(?:be|feel) (?:so |very |really )?proud\b/,
    fulfil: [
      '{Who} had not missed a thing, from the first try to the last. And when {solved}, {told}.',
      'That {solved} was no accident, it was hard work. So {told}, [from top to toe|like a small sun].',
    ],
  },
  {
    pattern: /^(?:not )?(?:be|feel)\b/,
    fulfil: [
      'Something had changed, deep down. {Solved}, and because of that {told}.',
      'When {solved}, a stone [fell from somebody’s heart|rolled away], and {told}. [One could see it at once.|It was a good feeling.]',
    ],
  },
  {
    pattern: /^(?:love|like|trust|want|need|understand|realise|realize|notice|know)\b/,
    fulfil: [
      '{Who} had seen it all, from the first try to the last. And because {solved}, {told}.',
      'That {solved} could not be overlooked. And so {told}.',
    ],
  },
];

/** For a victory with a score: one goal does not make a hundred. */
export const scoreFulfil = [
  'And that was only the first one. It went on like that, again and again, until nobody could keep count. In the end {told}!',
  'After that nothing could stop them: once more, and once more, and all over again. {Told}!',
];

/** What a goal or an arrival is in a gentle story. */
export const gentleFulfil = [
  '{Solved}, and that was a beginning. And then, [one day|before long|little by little], {told}.',
  'It came quietly. First {solved}. And [one evening|after {many} days|with time] {told}.',
  'Now that {solved}, there was room for more, and {told}.',
  'Some things need time. But {solved}, and [one morning|before long|in the end] {told}.',
  '{Solved}. The rest took [a while|some time|{many} days more], and then {told}.',
];

/** The threads of gentle stories, where they differ: nobody laughs, and nothing is promised that only time can bring. */
export const gentleEndingThreads: Partial<Record<EndingClass, Partial<EndingThread>>> = {
  goal: { plant: [], block: [], low: [], fulfil: gentleFulfil },
  reward: {
    plant: ['“And afterwards,” said {F}, “I know what there’ll be: {told}.” {L} nodded.'],
    block: [],
    low: [],
    fulfil: [
      'And afterwards came {told}, [as promised|slowly, and it did them good].',
      'It was quiet for a while. Then came {told}, [and it was just right|and there was time for it].',
    ],
  },
  outing: {
    plant: ['“And afterwards,” said {F}, “there’ll be {reward_what}, {reward_place}.” {L} nodded.'],
    fulfil: [
      'A few days later they all went out together. And there, {reward_place}, it came: {reward_what}.',
      'Some things need time. But then came the day, and {reward_place} there it was: {reward_what}.',
    ],
    brief: ['And some days later it came, {reward_place}: {reward_what}.'],
  },
  secret: {},
  close: {},
  mixed: {},
};

/** For endings that are the plot's own solution (`he comes back` for a dog that ran away). */
export const ownSolutionFulfil = [
  'They had done it: {told}.',
  'So it had come right after all, and {told}.',
  'And {told}, [really and truly|just as {L} had wished].',
];

/** The same for things: `a double bow on both shoes`. */
export const ownThingFulfil = [
  'And there it was, [really and truly|and quite real]: {told}.',
  'They looked, and looked again. There it was: {told}.',
];

/** The wish on page 1. */
export const hopeTemplates = {
  full: [
    'More than anything, {L} wished {wish}.',
    'And {L} had [one big|one secret|just one] wish: {wish}.',
    '{L} closed both eyes, [counted to {many}|held on to a {little_thing}|crossed all ten fingers] and wished {wish}.',
    'All [week|month] long {L} had wished {wish}.',
    '[Every night|At every bedtime] {L} wished the same thing: {wish}.',
    '{L} told nobody [but the {soft_thing}|but a {little_thing}|at all], but {L} wished {wish}.',
    'If {L} had a wish, it would be this one: {wish}.',
    'And all that time {L} wished {wish}.',
  ],
  brief: '{L} wished {wish}.',
};

/** For an ending that is a cry (`wobble wobble wheee!`). */
export const calledEnding = {
  plant: [
    '{L} knew already what there would be to call out at the end of it: “{cry}”',
    '“{cry}” That was what {L} meant to shout when it was done. {L} had practised [in the bath|under the {soft_thing}].',
  ],
  fulfil: [
    '“{cry}” shouted {L}, so that they heard it {distance}. Now it was the right time for it.',
    '{L} took a deep breath, and {F} did too. “{cry}”',
    '“{cry}” called {L}. And {F}, as loudly as {F} could, called it as well: “{cry}”',
  ],
};
