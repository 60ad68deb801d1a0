import type { EndingClass } from './ending-class.ts';

/**
 * How a plot causes the wished ending. `plant` prepares it on the friend's page, `block` says on the problem's page why it cannot come
 * yet, `low` fears for it at the lowest moment, `turn` is the idea to do it, `fulfil` shows that it happens because of the solution;
 * `brief` does so in a few words. The slots are those of `ending-phrases.ts`.
 */
export type EndingThread = {
  plant: readonly string[];
  block: readonly string[];
  low: readonly string[];
  turn: readonly string[];
  fulfil: readonly string[];
  brief: readonly string[];
};

const plant = [
  '“If we [can|manage to] {goal},” said {F}, “{can}. [You’ll see|Not before|And then we’ll celebrate].”',
  '“First we {goal},” said {F}. “Then {can}. One after the other.”',
  '{L} told {F} the wish, [in a whisper|very quietly|behind a {wear}]. “{Can},” said {F}, “as soon as we’ve managed to {goal}.”',
  'One thing depended on the other: if they managed to {goal}, {could}.',
];

const block = [
  'And as long as {trouble}, {could_not}.',
  'That was bad for {L’s} wish as well: while {trouble}, {could_not}.',
  'It meant one more thing, too. As long as {trouble}, {could_not}.',
  '{L} thought of the wish. {Could_not}, not while {trouble}.',
];

const low = [
  '“Then {will_never},” said {L} [in a small voice|to the {perch}|very quietly].',
  '“And {will_never},” said {L}. {F} [had thought of that, too|did not say yes, and did not say no].',
  '“I so wished for it,” said {L}. “Now {will_never}.”',
  '{L} thought of the wish, and sighed all the way down to the {bit}.',
];

const fulfil = [
  'Nothing stood in the way any more. {Told}, and {L} [did not miss a moment of it|watched with both eyes].',
  '“Now!” whispered {F}. And {told}, [at long last|as if it were the easiest thing].',
  'They waited for {many_too} heartbeats, [no more than that|and held their breath]. Then {told}.',
  'And because {solved}, {told}. {F} saw it too, so it was no dream.',
  '“Look!” called {F}. {Told}. And all because {solved}.',
  'Only one thing had been in the way, and now {solved}. So {told}, [just as {L} had wished|as it should be].',
  '{Solved}, and more could come of it now than they had thought. {^told}.',
  '{L} held on to {F} [with both hands|by the {wear}]. {Told}, [really and truly|before their very eyes].',
];

const base: EndingThread = {
  plant,
  block,
  low,
  turn: [],
  fulfil,
  brief: ['And because of that, {told}.', 'So now {told}.'],
};

const thread = (own: Partial<EndingThread>): EndingThread => ({ ...base, ...own });

/** The threads of merry stories. */
export const endingThreads: Record<EndingClass, EndingThread> = {
  goal: base,
  means: thread({
    plant: [
      '“If nothing else helps,” said {F}, “{offer}.” {L} [only laughed|was not listening|did not think so].',
      '{F} had an idea at once. “{Offer}.” “[Later|First things first|Not now],” said {L}.',
      '“{Offer},” said {F}. [Nobody took any notice|It was said so quietly that only the {beast} heard it].',
    ],
    block: [],
    low: [],
    turn: [
      '“And do you remember?” asked {F}. “{Offer}.” “[Yes|That’s it],” said {L}. “Now!”',
      'Then {L} remembered what {F} had said right at the beginning: “{Offer}.” [Why not?|Now was the moment.]',
    ],
    fulfil: [
      'So {told}. And that was [the very thing that had been missing|what it had needed|the whole trick].',
      'And {told}. [It worked|That did it]! [It was so simple.|Why had nobody thought of it before?]',
      '“On the count of {many_too},” said {F}. And {told}. That did it!',
      'And so {told}. It took [a while|{many_too} tries|hardly a minute], and it made all the difference.',
    ],
    brief: ['So {told}. That did it!'],
  }),
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
      'And {who}? {Told}. [It was the best thanks there could be|And all because {solved}].',
      'Word got round that {solved}, and it got round to {who}. It did not take long: {told}.',
      'Then {L} heard something, and turned round. {Told}. “That’s because {solved},” whispered {F}.',
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
  twist: thread({
    plant: [],
    block: [
      '{F} had a feeling that they were not seeing [something|the most important thing], [but what?|something quite small.]',
      'There was one thing about it that {L} wondered about, [and then forgot again|but there was no time to think].',
    ],
    low: [
      '“There’s something that we haven’t seen,” said {F}. “I feel it in my {bit}.”',
      '“What if it’s all quite different?” asked {L}. [Nobody answered|It was a good question].',
    ],
    fulfil: [
      'And only now, because {solved}, did they notice [what had been odd from the start|it]: {told}! {L} stared. Then they had to laugh.',
      '“So that’s what it was!” cried {F}. {Told}! [And nobody had seen it|It explained everything].',
      '“Wait,” said {L}. “Look at that.” And it was true: {told}! They laughed till they had to sit down.',
    ],
    brief: ['And only then did they see it: {told}!', 'And it was true: {told}!'],
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
  find: thread({
    plant: [
      '“Nobody has ever looked properly,” said {F}. “While we try to {goal}, let’s keep our eyes open. Then {can}.”',
      '“And on the way,” said {F}, “we’ll look in every corner. Then {can}.”',
    ],
    fulfil: [
      'And there, where nobody had thought of looking until {solved}, {told}.',
      'It was only because {solved} that they [looked up|turned round] just then. And there {told}.',
      'Before, they would have walked right past it. But now {solved}, and {told}.',
    ],
    brief: ['And there {told}.'],
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
  party: thread({
    plant: [
      '“If we manage to {goal},” said {F}, “{can}. [Properly|With everyone].”',
      '“I’ll put up the [paper chains|lanterns],” said {F}, “but only when we’ve managed to {goal}. Then {can}.”',
    ],
    fulfil: [
      'A thing like that has to be celebrated, [with {treat}|with {many} balloons|with a song]. Everyone came to see that {solved}, and {told}.',
      'Now that {solved}, out came the [paper chains|lanterns|plates], and {told}.',
    ],
    brief: ['That had to be celebrated, and so {told}.'],
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
  gift: thread({
    plant: [
      '{F} was hiding something under a {wear}. “That’s for afterwards,” said {F}, “when we’ve managed to {goal}.”',
      'On the {perch} lay a parcel with a bow. “Not yet,” said {F}. “Not before we’ve managed to {goal}.”',
    ],
    block: [],
    low: ['{F} looked at the parcel. It was still shut.', 'Nobody felt like opening parcels now.'],
    fulfil: [
      '“And now,” said {F}, “it’s time for the parcel.” [Out it came, a bit crumpled|It had {many} knots]. And so {told}.',
      'Then {F} fetched what had been hidden since the morning. It was for afterwards, and this was afterwards. And so {told}.',
      'There was still one parcel that nobody had opened. It had waited for just this. The string came off, and {told}.',
    ],
    brief: ['Then the parcel was opened, and {told}.'],
  }),
  skill: thread({
    fulfil: [
      'Now there was time for the other thing. Somebody showed how it goes, once slowly and once fast. The first {many} tries went wrong, and then {told}.',
      'And because {solved}, somebody was always there to show how. They tried it {many} times. And then, [all at once|little by little], {told}.',
    ],
    brief: ['They showed how it goes, once slowly and once fast, and {told}.'],
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
  means: {
    plant: ['“Perhaps,” said {F} after a while, “{offer}.” {L} [did not know|thought about it].'],
    turn: ['“Shall we?” asked {F}. “{Offer}.” [And {L} nodded|“Yes,” said {L}].'],
    fulfil: [
      'And then {told}. It was [better|lighter] after that.',
      'Nobody said much. But {told}, and that helped.',
    ],
    brief: ['So {told}. That helped.'],
  },
  reward: {
    plant: ['“And afterwards,” said {F}, “I know what there’ll be: {told}.” {L} nodded.'],
    block: [],
    low: [],
    fulfil: [
      'And afterwards came {told}, [as promised|slowly, and it did them good].',
      'It was quiet for a while. Then came {told}, [and it was just right|and there was time for it].',
    ],
  },
  twist: {
    fulfil: ['And only now, because {solved}, did they see it: {told}. {L} looked at {F}, and smiled.'],
  },
  outing: {
    plant: ['“And afterwards,” said {F}, “there’ll be {reward_what}, {reward_place}.” {L} nodded.'],
    fulfil: [
      'A few days later they all went out together. And there, {reward_place}, it came: {reward_what}.',
      'Some things need time. But then came the day, and {reward_place} there it was: {reward_what}.',
    ],
    brief: ['And some days later it came, {reward_place}: {reward_what}.'],
  },
  gift: {
    plant: ['{F} had brought a small parcel. “That’s for later,” {F} said, and put it on the {perch}.'],
    low: [],
    fulfil: [
      'There was still the parcel that had been for later. They untied it together, and {told}.',
      'And now it was later. The string came off the parcel, and {told}.',
    ],
  },
  secret: {},
  close: {},
  mixed: {},
};

/** For somebody lost who is found, where the plot would have them come back. */
export const foundFulfil = [
  'Then there was a small noise, not far away. They went after it on tiptoe, and {told}.',
  '“Listen!” whispered {F}. They had looked everywhere, only not there. And {told}!',
  'Something rustled, quite near. {L} looked where nobody had looked yet. And {told}!',
];

/** For endings that are the plot's own solution (`he comes back` for a dog that ran away). */
export const ownSolutionFulfil = [
  'They had done it: {told}.',
  'So it had come right after all, and {told}.',
  'And {told}, [really and truly|just as {L} had wished].',
  '{Told}, and that was all that {L} had wished for.',
];

/** The same for things: `a double bow on both shoes`. */
export const ownThingFulfil = [
  'And there it was, [really and truly|just as {L} had wished]: {told}.',
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
