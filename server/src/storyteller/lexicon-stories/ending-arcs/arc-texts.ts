import type { ArcKind } from './arc-kind.ts';

/** How an ending is a part of its story, with the slots of `arc-phrases.ts`. */
export type Scene = {
  /** What is hoped for or agreed on, before anybody knows what comes of it. */
  before?: readonly string[];
  /** What happens on the page of the solution, as a scene. */
  event: readonly string[];
  /** What it is like since then, on the last page. */
  after?: readonly string[];
};

/** The scenes of a kind of ending, by who does it: everybody in the story, one of the cast, or somebody or something else. */
export type Arc = {
  all?: Scene;
  one?: Scene;
  others?: Scene;
  /** The hope makes sense only when the trouble is known. */
  isAfterTrouble?: boolean;
  /** The event comes on the last page, because nothing comes after it. */
  isLast?: boolean;
  /** Nothing is as it was: the plot’s own last page, where somebody is still away, is not told. */
  isChange?: boolean;
};

const shall = [
  '“Shall {we_act}?” asked {F}. “Oh yes,” said {L}.',
  '“You know what?” said {L}. “Today {will}.”',
];
const oneDay = ['“One day,” said {speaker}, “{will}.”', '“Some day {will},” said {speaker}. “You’ll see.”'];
const hope = ['“I hope {will},” said {speaker}.', '“I do hope {will},” said {speaker}.'];
/** A hope in a story without jokes. */
const wish = ['More than anything else {L} wished {wish}.'];

const promised = [
  '“You haven’t forgotten, have you?” asked {F}. Of course {L} had not forgotten. {Told}.',
  '“And now for the rest of the plan,” said {L}. {Told}.',
];
const oneMoreThing = ['“There’s one more thing,” said {who}. And {told}.'];
const goNow = ['“Now,” said {who}, quite quietly. And {told}.'];
const looks = ['“Look!” cried {L}. {Told}.', '“Look!” whispered {L}. {Told}.'];
const quiet = ['It was quiet for a moment. Then {told}.'];
const seen = ['“Look at that,” said {L}. {Told}.', '“Did you see that?” asked {F}. {Told}.'];
const littleByLittle = ['It did not happen all at once. It took a day, and another one. But then {told}.'];
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
        '“I’m glad you were here,” said {L}. “So am I,” said {pal}. And {told}.',
      ],
      after: ['These days you hardly ever see {L} without {pal}.'],
    },
    others: { before: hope, event: ['“Will you come again tomorrow?” “Of course I will.” And {told}.'] },
  },
  'still-friends': same({
    before: ['“Will we always be friends?” asked {L}. “I hope so,” said {F}.'],
    event: ['“Still friends?” asked {F}. “Always,” said {L}. And {told}.'],
  }),
  'new-friend': {
    all: {
      before: ['“I wish we had {friend},” said {speaker}.'],
      event: ['“Can you come again tomorrow?” asked {L}. The answer was yes. {Told}.'],
    },
    one: {
      before: ['“I wish I had {friend},” said {speaker}.'],
      event: ['“Can you come again tomorrow?” asked {who}. The answer was yes. {Told}.'],
    },
  },
  sleep: {
    ...same({ event: ['It grew dark outside. {Told}.', 'It had been a long day. {Told}.'] }),
    one: {
      before: ['“Today,” said {speaker}, “I’m not going to get tired at all.”'],
      event: ['“I’m not tired at all,” said {who}, and yawned. And then {told}.'],
    },
    isLast: true,
  },
  sorry: {
    all: { event: ['It was hard to begin. But {told}, and then it was easier.'] },
    one: { event: ['“There’s something I have to say,” said {who}. It was hard to begin. But {told}.'] },
    others: { event: quiet },
  },
  'sorry-again': same({ event: ['{Told}.'] }),
  home: {
    all: { before: hope, event: ['“Come on,” said {L}, “it’s time.” They talked all the way. {Told}.'] },
    one: { before: hope, event: ['“It’s time,” said {who}. And {told}.'] },
    others: { before: hope, event: looks },
  },
  'way-home': { ...same({ before: hope, event: ['It was a long way. But {told}.'] }), isAfterTrouble: true },
  visit: {
    ...same({
      before: hope,
      event: ['“Look who’s coming!” cried {L}. {Told}.'],
      after: ['There was so much to tell that {who} had to hear it all twice.'],
    }),
  },
  'thing-comes': same({ before: hope, event: looks }),
  becomes: same({ before: hope, event: littleByLittle }),
  'becomes-somebody': same({
    before: ['“One day,” said {speaker}, “{will}.” It still seemed a long way off.'],
    event: ['It took practice, and then some more practice. But one day {told}.'],
  }),
  resolves: same({ event: ['“I’ve thought about it,” said {speaker}. And {told}.'] }),
  'finds-somebody': {
    ...same({ before: hope, event: ['“There you are!” somebody called. {Told}.'] }),
    isAfterTrouble: true,
  },
  finds: {
    all: { before: hope, event: ['“Look what we’ve found!” called {L}. {Told}.'] },
    one: { before: hope, event: ['“Look what I’ve found!” called {who}. {Told}.'] },
    others: { before: hope, event: looks },
  },
  wins: same({ before: hope, event: ['It was close, right up to the last moment. But {told}!'] }),
  gets: {
    all: {
      before: ['“What I’d like best is {get},” said {L}.'],
      event: ['“That’s for you,” somebody said. {Told}.'],
    },
    one: {
      before: ['“What I’d like best is {get},” said {speaker}.'],
      event: ['“That’s for you,” somebody said, and {told}.'],
    },
    others: {
      before: hope,
      event: ['“We haven’t finished yet,” said {L}. “There’s one thing missing.” And {told}.'],
    },
  },
  invited: same({
    before: ['“I wish they would ask me,” said {speaker}.'],
    event: ['“Come on,” somebody called, “we need you!” And {told}.'],
  }),
  'given-by': same({ before: hope, event: ['“That deserves something,” said {who}, and {did}.'] }),
  learns: {
    ...same({ before: hope, event: ['They tried it until it worked. And {told}.'] }),
    one: {
      before: ['{Who} did not know how to {skill} yet, but wanted to learn it very much.'],
      event: ['It took a little practice. But {told}.'],
    },
  },
  dares: {
    one: { before: ['{Who} had never dared to {bold}. “One day,” said {who}, “I will.”'], event: goNow },
  },
  alone: {
    all: { before: oneDay, event: ['“Nobody has to help us,” said {L}. And {told}.'] },
    one: {
      before: oneDay,
      event: [
        '“All by yourself?” asked {other}. “All by myself,” said {who}. And {told}.',
        '“I can do it by myself,” said {who}. And {told}.',
      ],
    },
  },
  party: {
    all: {
      before: shall,
      event: ['“That calls for a celebration,” said {L}. {Told}, and everybody came who had helped.'],
    },
    one: { before: oneDay, event: ['“That calls for a celebration,” said {who}. And {told}.'] },
  },
  eats: {
    all: {
      before: shall,
      event: ['“I’m hungry,” said {F}. So was {L}. {Told}.', '“I’m hungry now,” said {L}. {Told}.'],
    },
    one: { event: ['“I’m hungry now,” said {who}. And {told}.'] },
  },
  plays: { all: { before: shall, event: promised }, one: { before: oneDay, event: goNow } },
  makes: { all: { before: shall, event: promised }, one: { before: oneDay, event: oneMoreThing } },
  tells: {
    all: { before: shall, event: ['They moved close together. And {told}.'] },
    one: { before: oneDay, event: ['“Come and listen,” said {who}. And {told}.'] },
  },
  'tells-somebody': {
    all: { event: ['“There’s so much to tell,” said {L}. And {told}.'] },
    one: { event: ['“I’ve got something to tell you,” said {who}. And {told}, from beginning to end.'] },
    others: { event: quiet },
  },
  'says-words': same({ event: ['“{Words},” said {who}, and meant it.'] }),
  shares: {
    all: {
      event: [
        '“Some for you,” said {L}, “and some for me.” {Told}.',
        'Nobody had to think about it for long. {Told}.',
      ],
    },
    one: { event: ['“Here,” said {who}, “there’s enough.” And {told}.'] },
    others: { event: quiet },
  },
  'gives-away': {
    all: { event: ['“I know what we’ll do,” said {L}. {Told}.'] },
    one: { event: ['“I know what I’ll do,” said {who}. And {told}.'] },
    others: { event: quiet },
  },
  team: same({
    event: [
      '“I couldn’t have done it alone,” said {L}. “Nor could I,” said {F}. And {told}.',
      '“I couldn’t have done it alone,” said {L}. And {told}.',
    ],
    after: ['Whatever comes, they do it together.'],
  }),
  reveals: same({ event: ['{L} began to laugh. {Told}!'] }),
  'changes-mind': {
    ...same({ before: hope, event: ['“Well,” said {who}, and thought about it. And {told}.'] }),
    isAfterTrouble: true,
  },
  'sets-free': same({ event: ['“Off you go,” said {L} softly. And {told}.'] }),
  leaves: same({ before: hope, event: ['And the next morning {told}.'] }),
  hatches: same({
    before: hope,
    event: ['First there was only a tapping. Then came a crack, as thin as a hair. And {told}.'],
  }),
  gathers: same({ before: hope, event: ['“Look who’s coming!” cried {L}. {Told}.'] }),
  'all-get': same({
    before: hope,
    event: ['They counted, to be quite sure. Nobody had been forgotten. {Told}.'],
  }),
  hugs: {
    all: { event: ['Neither of them said a word. {Told}.'] },
    one: { event: ['“Come here,” said {who}. And {told}.'] },
    others: { event: quiet },
  },
  goes: {
    all: { before: shall, event: ['“Off we go,” said {L}. {Told}.'] },
    one: { before: oneDay, event: ['“I’m off,” said {who}. And {told}.'] },
  },
  lands: same({ before: hope, event: ['“Look where we are!” cried {L}. {Told}.'] }),
  rides: {
    all: { before: shall, event: promised },
    one: {
      before: oneDay,
      event: [
        '“Would you like to?” asked {F}. What a question! {Told}.',
        '“May I?” asked {who}. And {told}.',
      ],
    },
  },
  helps: {
    all: { event: ['“Come on, we’ll help,” said {L}. And {told}.'] },
    one: { event: ['“Wait, I’ll help,” said {who}. And {told}.'] },
    others: { before: hope, event: ['“Shall I help?” somebody asked. And {told}.'] },
    isAfterTrouble: true,
  },
  sees: same({ before: hope, event: ['“Look, there!” whispered {speaker}. And {told}.'] }),
  claps: same({ before: hope, event: ['It was quiet for a moment. Somebody began, and then {told}.'] }),
  laughs: {
    all: {
      event: [
        '{F} looked at {L}, and {L} looked at {F}. And {told}.',
        'Nobody could keep a straight face any longer. {Told}.',
      ],
    },
    one: { event: ['Nobody had expected it. But {told}.'] },
    others: {
      before: hope,
      event: ['First there was one giggle, and then there were two. And then {told}.'],
    },
  },
  remembers: same({ before: hope, event: ['“Wait,” said {speaker}. “I know!” And {told}.'] }),
  understands: {
    all: { event: ['“So that’s how it is,” said {L}. {Told}.'] },
    one: { event: ['“So that’s how it is,” said {who}. And {told}.'] },
    others: { event: quiet },
  },
  happy: same({
    before: ['Not everyone looked happy that morning.'],
    event: ['“Are you happy?” asked {F}. “And you?” asked {L}. {Told}.', 'It was easy to see: {told}.'],
  }),
  feels: {
    all: { event: ['“{I_am}!” said {L}.'] },
    one: { event: ['“{I_am},” said {who}, and meant it.'] },
    others: { event: ['“{Line},” said {L}.'] },
  },
  'no-longer': {
    all: { event: ['“{I_am},” said {L}. And it was true.'] },
    one: { event: ['“{I_am},” said {who}. And it was true.'] },
    others: { before: hope, event: ['{L} waited a moment. But {told}.'] },
  },
  stays: {
    all: { event: ['“{Will},” said {L}. And so they did.'] },
    one: { event: ['“{Will},” said {who}. And that was that.'] },
    others: { before: hope, event: looks },
  },
  says: {
    all: { event: ['They said it together, and quite clearly. {Told}.'] },
    one: { event: goNow },
    others: { event: quiet },
  },
  others: same({ before: hope, event: seen }),
  answers: same({ before: hope, event: quiet }),
  comes: { one: { event: ['“Here I am!” called {who}. {Told}.'] }, others: { before: hope, event: looks } },
  has: same({ before: [], event: ['“Now {i_am},” said {who}.'] }),
  'is-there': same({ before: hope, event: ['“{Line}!” said {L}.', '“Look,” said {L}. “{Line}!”'] }),
  'is-judged': same({ event: ['“{I_did},” said {L}.'] }),
  'turns-out': same({ event: ['“You see?” said {F}. {Told}.', '“You see?” said {L}. {Told}.'] }),
  wakes: { ...same({ event: ['And one morning {told}.'] }), isLast: true },
  'finds-out': same({
    before: ['“Don’t tell {who},” whispered {L}. “Not yet.”'],
    event: ['A thing like that can’t be kept secret for ever. {Told}.'],
  }),
  'is-so': same({ before: hope, event: ['“{Line}!” cried {L}.', '“Look,” said {L}. “{Line}!”'] }),
  grows: { ...same({ before: hope, event: littleByLittle }), one: { event: littleByLittle } },
  plain: same({ event: ['{Told}.'] }),
  secret: same({
    event: [
      '“Not a word to anybody,” whispered {L}. “Not a word,” whispered {F}. And {told}.',
      '“Not a word to anybody,” whispered {L}. And {told}.',
    ],
  }),
  happens: same({ before: hope, event: looks }),
  treat: same({
    before: ['“What I’d like best,” said {L}, “is {told}.”'],
    event: ['“{Told},” said {L}. “And here {here}!”'],
  }),
};

/** What is told where a kind has no scene of its own. */
export const plainArc: Required<Pick<Arc, 'all' | 'one' | 'others'>> = {
  all: { event: ['{Told}.'] },
  one: { event: ['{Told}.'] },
  others: { before: hope, event: seen },
};

/** The scenes of stories without jokes: what only time can bring, or somebody's courage. */
export const gentleArcs: Readonly<Partial<Record<ArcKind, Arc>>> = {
  visit: {
    ...same({
      before: wish,
      event: ['Then, at last, {told}.'],
      after: ['There was a great deal to tell, and a great deal of time.'],
    }),
    isChange: true,
  },
  'finds-somebody': { ...same({ before: wish, event: ['Then, at last, {told}.'] }), isAfterTrouble: true },
  home: {
    ...arcs.home,
    others: { before: wish, event: ['And then the day came that they had waited for. {Told}.'] },
    isChange: true,
  },
  happens: same({ before: wish, event: ['It took a while. Then one day {told}.'] }),
  others: same({ before: wish, event: ['It took a while. Then one day {told}.'] }),
  party: same({
    event: ['In the evening there was a reason to light all the lamps. {Told}, and nobody was alone.'],
  }),
  plays: {
    ...same({
      event: ['That evening, for the first time in a while, there was laughing in the house. {Told}.'],
    }),
    one: { event: goNow },
  },
  eats: same({ event: ['In the evening they sat down together. {Told}, and it tasted good.'] }),
  happy: same({ event: ['It came quietly, little by little. One evening {told}.'] }),
  treat: {
    ...same({
      before: ['“What I’d like best of all,” said {L}, “is {told}.”'],
      event: ['And then, one day, the waiting was over. There it was: {told}.'],
    }),
    isLast: true,
    isChange: true,
  },
};
