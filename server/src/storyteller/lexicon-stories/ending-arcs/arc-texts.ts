import type { ArcKind } from './arc-kind.ts';

/** How an ending is a part of its story, with the slots of `arc-phrases.ts`. */
export type Scene = {
  /** What the trouble stands in the way of, or who hears of it, as soon as it is known. */
  before?: readonly string[];
  /** What happens on the page of the solution, because the trouble is over. */
  event: readonly string[];
  /** What it is like since then, on the last page. */
  after?: readonly string[];
};

/** The scenes of a kind of ending, by who does it: everybody in the story, one of the cast, or somebody or something else. */
export type Arc = {
  all?: Scene;
  one?: Scene;
  others?: Scene;
  /** It helps with the solution, and is told before it. */
  isMeans?: boolean;
  /** The event comes on the last page, because nothing comes after it. */
  isLast?: boolean;
  /** Nothing is as it was: the plot’s own last page, where somebody is still away, is not told. */
  isChange?: boolean;
};

/** A plan that has to wait for the end of the trouble. */
const meant = [
  '{Who} had meant to {act}. Now that had to wait.',
  '{Who} had wanted to {act}. But not now, not with all this.',
  'There would be no time left to {act}, if it went on like this.',
];
const heard = ['{Whom} heard of it, too.'];
/** What is said in a story without jokes. */
const promised = ['{Whom} had promised to {act}. But not yet.'];

const over = ['And {told}.', 'And so {told}.'];
const next = ['Then {told}.', 'And then {told}.'];
const quiet = ['It was quiet for a moment. Then {told}.'];
const seen = ['{Whom} had seen that {solved}, and {did}.', ...over];
const dared = ['“If I can do that,” said {who}, “I can do one thing more.” And {told}.'];
const littleByLittle = ['It did not happen all at once. It took its time, and then {told}.'];
const wordGotRound = ['Word got round that {solved}. And so {told}.'];
const planned: Scene = { before: meant, event: next };
const afterIt: Scene = { event: over };
const same = (scene: Scene): Arc => ({ all: scene, one: scene, others: scene });

/** The scenes of endings by their kind; a kind that lacks one of them has those of `plainArc`. */
export const arcs: Readonly<Record<ArcKind, Arc>> = {
  friends: {
    all: {
      before: [
        '{L} would have liked to be friends with {pal}, but did not know how to begin.',
        '“I wonder if we could be friends,” thought {L}. But it was hard to say out loud.',
      ],
      event: [
        '“Shall we do something together tomorrow, too?” asked {pal}. {L} had been about to ask the very same thing. And {told}.',
        '“I couldn’t have done it without you,” said {L}. “Nor I without you,” said {pal}. And {told}.',
      ],
      after: ['These days you hardly ever see {L} without {pal}.'],
    },
    others: { event: ['There was nothing left to quarrel about. And {told}.'] },
  },
  'still-friends': same({
    before: ['“Will we still be friends after this?” asked {L}. {F} did not know.'],
    event: ['“Still friends?” asked {F}. “Always,” said {L}. And {told}.'],
  }),
  'new-friend': {
    all: { event: ['“Can we all meet again tomorrow?” asked {L}. They could. {Told}.'] },
    one: {
      event: ['“Can you come again tomorrow?” asked {who}. {Other} could, and that was how {told}.'],
    },
  },
  sleep: {
    ...same({
      event: [
        'There was nothing left to lie awake for. {Told}.',
        'It had been a long day, and now it was over. {Told}.',
      ],
    }),
    isLast: true,
  },
  sorry: {
    all: { event: ['It was hard to begin. But {told}, and then it was easier.'] },
    one: { event: ['“There’s something I have to say,” said {who}. It was hard to begin. But {told}.'] },
    others: { event: quiet },
  },
  'sorry-again': same({ event: ['{Told}.'] }),
  home: {
    ...same({ event: next }),
    others: afterIt,
  },
  'way-home': same({ event: ['It was a long way, but not a hard one any more. And {told}.'] }),
  visit: same({
    before: ['{Whom} had promised to {act}.'],
    event: ['A promise is a promise, and so {told}.'],
  }),
  'sky-comes': same({
    before: ['Nobody had time now to look out at the sky.'],
    event: ['They had time again to look up at the sky. And {told}.'],
  }),
  'thing-comes': same({ event: wordGotRound }),
  'animal-comes': same({ event: ['It grew quiet. And then {told}.'] }),
  returns: same({
    event: ['It was only a matter of time. And then {told}.'],
  }),
  includes: same({
    before: ['So far they had never asked {L}.'],
    event: ['They had seen that {solved}. “Come on,” they called. And {told}.'],
  }),
  becomes: same({ event: littleByLittle }),
  'becomes-somebody': same({
    event: ['It began on the day when {solved}. The rest was practice, and in the end {told}.'],
  }),
  resolves: same({ event: ['“I’ve thought about it,” said {speaker}. And {told}.'] }),
  'finds-somebody': same({ event: ['“There you are!” somebody called. {Told}.'] }),
  finds: {
    ...same({ before: meant, event: next }),
    others: afterIt,
  },
  wins: same({ event: ['It was close, right up to the last moment. But {told}!'] }),
  gets: {
    ...same({
      before: ['Afterwards there would be {get}: that was a promise.'],
      event: ['And {told}. Nobody had earned it more.'],
    }),
    others: afterIt,
  },
  invited: same({
    before: ['So far nobody had asked {who}.'],
    event: ['The others had seen that {solved}. “Come on,” they called, “we need you!” And {told}.'],
  }),
  'given-by': same({
    before: heard,
    event: ['{Whom} heard that {solved}. “That deserves something,” said {who}, and {did}.', ...over],
  }),
  learns: {
    ...same({ event: ['They tried it until it worked. And {told}.'] }),
    one: { before: ['{Who} did not know how to {skill} yet.'], event: dared },
  },
  dares: {
    one: { before: ['{Who} had never dared to {bold}.'], event: dared },
    others: afterIt,
  },
  alone: {
    all: { event: ['Nobody had to help any more. {Told}.'] },
    one: {
      before: ['So far {who} had always needed a little help.'],
      event: ['“Shall I help?” asked {other}. But nobody had to help any more. {Told}.'],
    },
  },
  party: same({
    before: ['There was nothing to celebrate now.'],
    event: ['That was something to celebrate. {Told}, and everybody came who had helped.'],
  }),
  eats: {
    ...same({
      before: ['Nobody even thought of food now.'],
      event: ['Only then did they notice how hungry they were. {Told}.'],
    }),
    others: afterIt,
  },
  plays: { all: { before: meant, event: next }, one: { before: meant, event: next } },
  makes: { all: planned, one: planned },
  tells: { all: planned, one: planned },
  'tells-somebody': {
    all: { event: ['There was so much to tell now. And {told}.'] },
    one: { event: ['Now it was not so hard any more to talk about it. And {told}, from beginning to end.'] },
    others: { event: quiet },
  },
  'says-words': same({ event: ['“{Words},” said {who}, and meant it.'] }),
  shares: {
    all: { event: ['“Some for you,” said {L}, “and some for me.” {Told}.'] },
    one: { event: ['“Here,” said {who}, “there’s enough.” And {told}.'] },
    others: { event: quiet },
  },
  'gives-away': { ...same({ event: next }), others: { event: seen } },
  team: same({
    event: [
      '“I couldn’t have done it alone,” said {L}. “Nor could I,” said {F}. And {told}.',
      '“I couldn’t have done it alone,” said {L}. And {told}.',
    ],
    after: ['Whatever comes, they do it together.'],
  }),
  reveals: same({ event: ['{L} began to laugh. {Told}!'] }),
  'changes-mind': same({
    before: heard,
    event: ['{Whom} saw that {solved}. “Well,” said {who}, and thought about it. And {told}.', ...over],
  }),
  'sets-free': same({ event: ['“Off you go,” said {L} softly. And {told}.'] }),
  leaves: same({ event: ['The next morning there was a thank-you: {told}.'] }),
  hatches: same({
    event: ['First there was only a tapping. Then came a crack, as thin as a hair. And {told}.'],
  }),
  gathers: same({ event: wordGotRound }),
  spreads: same({ event: ['Word of it went from door to door, and before long {told}.'] }),
  'all-get': same({ event: ['There was enough for all. {Told}.'] }),
  hugs: {
    all: { event: ['Nobody had to say a word. {Told}.'] },
    one: { event: ['“Come here,” said {who}. And {told}.'] },
    others: { event: quiet },
  },
  goes: {
    all: {
      before: meant,
      event: ['“Off we go,” said {L}. And {told}.'],
    },
    one: { before: meant, event: next },
  },
  lands: same({ event: ['But what goes up must come down. And so {told}.'] }),
  'goes-wrong': same({ event: ['They tried it just once more, to be quite sure. And {told}.'] }),
  rides: { all: planned, one: planned },
  helps: {
    all: { event: ['“Come on, we’ll help,” said {L}. And {told}.'] },
    one: { event: ['“Wait, I’ll help,” said {who}. And {told}.'] },
    others: { event: ['It was not easy. But {told}.'] },
    isMeans: true,
  },
  sees: same({
    before: ['{Who} had wanted to {act}. Now nobody was looking.'],
    event: next,
  }),
  claps: same({
    event: ['They had all seen that {solved}. It was quiet for a moment. Somebody began, and then {told}.'],
  }),
  laughs: {
    all: { event: ['Nobody could keep a straight face any longer. {Told}.'] },
    one: { before: ['{Who} had not smiled all day.'], event: ['And {told}.'] },
    others: { event: ['First there was one giggle, and then there were two. And then {told}.'] },
  },
  remembers: same({ event: ['“Wait,” said {speaker}. “I know!” And {told}.'] }),
  understands: {
    ...same({ event: over }),
    others: { event: quiet },
  },
  happy: same({
    before: ['Nobody was happy about it.'],
    event: ['{L} looked at {F}, and {F} looked at {L}. Nobody had to say it: {told}.'],
  }),
  feels: same({ event: over }),
  'no-longer': same({ event: over }),
  stays: {
    ...same({ event: ['Nobody wanted it any other way. {Told}.'] }),
    others: afterIt,
  },
  says: {
    all: { event: ['They said it together, and quite clearly. {Told}.'] },
    one: { event: over },
    others: { event: quiet },
  },
  others: same({ event: seen }),
  answers: same({ event: quiet }),
  comes: { one: { event: ['“Here I am!” called {who}. {Told}.'] }, others: { event: wordGotRound } },
  has: same({ event: over }),
  'is-there': same(afterIt),
  'is-judged': same({ event: ['They all agreed: {told}.'] }),
  'turns-out': same({ event: ['“You see?” said {F}. {Told}.', '“You see?” said {L}. {Told}.'] }),
  wakes: { ...same({ event: ['And one morning {told}.'] }), isLast: true },
  'finds-out': same({
    before: ['“Don’t tell {who},” whispered {L}. “Not yet.”'],
    event: ['A thing like that can’t be kept secret for ever. {Told}.'],
  }),
  'is-so': same(afterIt),
  grows: { ...same({ event: littleByLittle }), one: { event: littleByLittle } },
  plain: same({ event: over }),
  secret: same({
    event: [
      '“Not a word to anybody,” whispered {L}. “Not a word,” whispered {F}. And {told}.',
      '“Not a word to anybody,” whispered {L}. And {told}.',
    ],
  }),
  happens: same(afterIt),
  'thing-there': same({ event: ['And there {was} {told}.'] }),
  treat: same({
    before: ['Afterwards there would be {told}: that was a promise.'],
    event: ['And there {was} {told}!'],
  }),
};

/** What is told where a kind has no scene of its own. */
export const plainArc: Required<Pick<Arc, 'all' | 'one' | 'others'>> = {
  all: planned,
  one: planned,
  others: { event: seen },
};

/** The scenes of stories without jokes: what only time can bring, or somebody's courage. */
export const gentleArcs: Readonly<Partial<Record<ArcKind, Arc>>> = {
  visit: {
    ...same({
      before: promised,
      event: ['It was still a long wait. But a promise is a promise, and one day {told}.'],
      after: ['There was a great deal to tell, and a great deal of time.'],
    }),
    isChange: true,
  },
  'finds-somebody': same({ event: ['Then, at last, {told}.'] }),
  home: {
    ...arcs.home,
    others: {
      before: promised,
      event: ['The waiting was easier after that. And then, just as promised, {told}.'],
    },
    isChange: true,
  },
  happens: same({ event: ['It took a while. And then {told}.'] }),
  others: same({
    event: ['{Whom} heard that {solved}. And {told}.', 'And {told}.'],
  }),
  party: same({
    event: ['That was a reason to light all the lamps. {Told}, and nobody was alone.'],
  }),
  plays: same({
    before: ['Nobody laughed in those days.'],
    event: ['There was laughing in the house again. {Told}.'],
  }),
  eats: same({
    before: ['Nobody was hungry in those days.'],
    event: ['They were hungry again. {Told}, and it tasted good.'],
  }),
  happy: same({ event: ['It came quietly, little by little: {told}.'] }),
  treat: {
    ...same({
      before: ['Some day there would be {told}: that was a promise.'],
      event: ['And then, one day, the waiting was over, and there {was} {told}.'],
    }),
    isLast: true,
    isChange: true,
  },
};
