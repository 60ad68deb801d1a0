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
  '“[If all goes well|When we’ve done it],” said {F}, “{can}.” {L} [liked that idea|could hardly wait].',
  '“And afterwards,” said {F}, “{can}.” It was a promise.',
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
      '“[Shall we do something together|Will you come again] tomorrow, too?” asked {F}. {L} had been about to ask the very same thing. That was how {told}.',
      '“I’m glad you were here,” said {L}. “I couldn’t have done it alone.” “Nor could I,” said {F}. And that was how {told}.',
      'They looked at each other and laughed, and neither of them wanted to go home. That was how {told}.',
    ],
    after: ['These days you hardly ever see {L} without {F}.'],
  },
  'still-friends': {
    before: ['“Will we always be friends?” asked {L}. “I hope so,” said {F}.'],
    event: [
      '“You see?” said {F}. “Nothing has changed between us.” {L} felt it, too. Whatever might come, {told}.',
      'Something like that makes a friendship strong. {Told}, whatever came.',
    ],
  },
  'new-friend': {
    before: ['“If only I had {friend}!” said {speaker}.', '{Who} often wished for {friend}.'],
    event: [
      'Somebody had been watching all the time, and now came closer. “Can I join in [next time|tomorrow]?” asked the newcomer. They talked until it grew dark, and so {told}.',
      'Just then somebody came up to {who}, a little shyly. “I saw what you did,” said the newcomer. “Would you show me?” They had so much to say to each other that {told} that very day.',
    ],
    after: ['Since then nobody has had to play alone.'],
  },
  sleep: {
    before: ['{L} had been up since sunrise.', '{L} had got up very early that day.'],
    event: [
      'It had been a long day. First one yawned, and then another, and soon {told}.',
      'It grew dark and quiet, and there was nothing left to worry about. That night {told}.',
    ],
    isLast: true,
  },
  sorry: {
    before: [],
    event: [
      '{Who} took a deep breath. The first word was the hardest, and then the others came by themselves. {Told}.',
      'It had to be said, and {who} knew it. It was hard to begin. Then {told}.',
    ],
    after: ['After that it was much easier to look up again.'],
  },
  home: {
    before: ['“And when it’s done,” said {F}, “{can}.”', ...wish],
    event: [
      'There was nothing more to do here. The way back seemed only half as long, and they talked all the while. {Told}.',
      'Then they turned round and set off. Everything looked friendlier than before. {Told}.',
    ],
  },
  'way-home': {
    before: wish,
    event: [
      'After all that, nothing looked strange any more. Here was a corner that {who} knew, and there was another one. Step by step {told}.',
    ],
    after: ['There was a light in the window, and somebody was waiting.'],
  },
  visit: {
    before: wish,
    event: [
      'The news that {solved} travelled fast, and {who} heard it, too. “I must see that with my own eyes!” And so {told}.',
      'Then {L} heard steps and knew at once whose they were. “They told me that {solved},” said {who}. “So I came as fast as I could.” {Told}.',
    ],
    after: ['There was so much to tell that {who} had to hear it all twice.'],
  },
  'thing-comes': {
    before: wish,
    event: [
      '“Look!” cried {L}. Far away there was something small, and it came nearer and nearer. There was no doubt about it: {told}!',
    ],
  },
  becomes: {
    before: ['“One day,” said {speaker}, “{will}.” It was hard to imagine.'],
    event: [
      'It did not happen all at once. There was sun, and there was rain, and every day something was a little different. And then, one morning, {told}.',
    ],
    after: ['Everybody who goes past stops to look.'],
  },
  'becomes-somebody': {
    before: ['“One day,” said {speaker}, “{will}.” It still seemed a long way off.'],
    event: [
      'Nobody had planned it. But now that {solved}, everybody knew that there could be no one better. And so {told}.',
    ],
  },
  resolves: {
    before: [],
    event: [
      'That evening {L} went through it all once more, from the beginning. Then it was quite clear: {told}.',
    ],
  },
  'finds-somebody': {
    before: wish,
    event: [
      'All that noise could be heard a long way off. Somebody called back, and {who} knew that voice at once. Nothing could stop {them} now. And so {told}.',
    ],
    after: ['They did not let go of each other for a long time.'],
  },
  finds: {
    before: wish,
    event: [
      'If all that had not happened, they would never have stood just here. And there it was, right in front of them. {Told}!',
    ],
  },
  wins: {
    before: wish,
    event: [
      'It was close, right to the very end. They had to look twice before they believed it, and then everybody cheered. {Told}!',
    ],
    after: ['They still talk about the last moment.'],
  },
  gets: {
    before: wish,
    event: [
      'Everybody had seen how hard it had been. “You’ve earned it,” they said, and smiled. And so {told}.',
      'People had heard that {solved}, and were full of praise. That was why {told}, there and then.',
    ],
  },
  'given-by': {
    before: wish,
    event: [
      '{Who} had been watching all the time. “Well done!” said {who}. “I’ve got something for you.” And {told}.',
    ],
  },
  learns: {
    before: ['{Who} did not know how to {skill} yet, but wanted to learn it very much.'],
    event: [
      'That gave {who} courage for something else. The first try was a bit wobbly, the next one was better, and before the day was over, {told}.',
    ],
    after: ['{Who} has practised every day since then.'],
  },
  dares: {
    before: ['{Who} had never dared to {bold}. “One day,” said {who}, “I will.”'],
    event: [
      'After all that, {who} was not so afraid of anything any more. “Now or never,” said {who}, and took a deep breath. Then {told}.',
    ],
    after: ['{Who} has done it many times since then.'],
  },
  party: {
    before: promise,
    event: [
      'Now there was something to celebrate, because {solved}. Nobody had forgotten the promise. So {told}, and everybody who had helped was there.',
    ],
    after: ['They want to do it again every year.'],
  },
  eats: {
    before: promise,
    event: [
      'All that had made them hungry, and a promise is a promise. So {told}. Nothing had ever tasted so good.',
    ],
  },
  plays: {
    before: promise,
    event: [
      'Nobody wanted to go home yet, and a promise is a promise. So {told}, until they were quite out of breath.',
    ],
  },
  makes: {
    before: promise,
    event: [
      'There was plenty of time left, and a promise is a promise. They fetched everything they needed, and set to work. So {told}. It was just as good as they had hoped.',
    ],
  },
  tells: {
    before: promise,
    event: [
      'There was one more good thing to come, and a promise is a promise. They moved close together, and so {told}.',
    ],
  },
  shares: {
    before: [],
    event: [
      'They could have kept it all for themselves. {L} looked at {F}, and {F} nodded. So {told}, and it felt much better that way.',
      'Nobody wanted to keep it all. So {told}, and it felt much better that way.',
    ],
  },
  team: {
    before: wish,
    event: [
      'Nobody could have done it alone, and they all knew it. One look was enough now. That was how {told}.',
    ],
    after: ['Whatever comes, they do it together.'],
  },
  'sorry-again': {
    before: [],
    event: ['It had been hard to say, but now it was out, and everybody felt it. {Told}.'],
  },
  reveals: {
    before: [],
    event: [
      'And then something came out that nobody had known. It had been like that all the time: {told}. They had to smile.',
    ],
  },
  'changes-mind': {
    before: ['{L} so hoped that {would}.'],
    event: [
      '{Who} had watched everything, and thought it over for a long while. It was very quiet. Then {told}.',
    ],
  },
  'sets-free': {
    before: [],
    event: [
      'It was not easy to say goodbye. But it was the right thing to do. {Told}, and they watched until there was nothing more to see.',
    ],
  },
  leaves: {
    before: wish,
    event: ['Nobody saw it happen. But the next morning there was no doubt about it: {told}!'],
  },
  hatches: {
    before: wish,
    event: [
      'First there was only a tapping. Then came a crack, as thin as a hair, and then a bigger one. Nobody dared to breathe. And at last {told}.',
    ],
  },
  gathers: {
    before: wish,
    event: [
      'And then they came, one after the other, until there was hardly any room left. {Told}, and everybody talked at the same time.',
    ],
  },
  'all-get': {
    before: wish,
    event: [
      'There was enough to go round, and nobody was forgotten. {Told}, from the biggest to the smallest.',
    ],
  },
  hugs: {
    before: [],
    event: ['Nobody had to say anything more. {Told}, and it was a long time before they let go.'],
  },
  goes: {
    before: wish,
    event: [
      'Now there was nothing in the way any more. They set off that very day, and did not stop until they were there. {Told}.',
    ],
  },
  rides: {
    before: wish,
    event: [
      'Now everyone looked at {who}. {Who} climbed up, held on tight, and laughed out loud. {Told}, and wished it would never end.',
    ],
  },
  helps: {
    before: [],
    event: [
      'Then somebody called for help. This time they did not have to think for long, because they had just learned what to do. {Told}.',
    ],
  },
  sees: {
    before: wish,
    event: [
      '“Wait,” whispered {L} all at once. “There!” Everybody held their breath. {Told}, just as they had hoped.',
    ],
  },
  laughs: {
    before: wish,
    event: ['It began with a very small smile. The smile grew wider and wider, and in the end {told}.'],
  },
  understands: {
    before: wish,
    event: ['It was quiet for a moment. Then, bit by bit, it all made sense. {Told}.'],
  },
  happy: {
    before: ['Not everyone looked happy that morning.'],
    event: [
      'And because {solved}, {told}. You could see it in every face.',
      'And now that {solved}, {told}. Nobody could stop smiling.',
    ],
  },
  feels: {
    before: [],
    event: ['Now that {solved}, everything was different. {Told}.', 'And because {solved}, {told}.'],
  },
  'no-longer': {
    before: plainWish,
    event: ['{Who} waited for the old feeling to come back. But it did not come. {Told}.'],
  },
  stays: {
    before: wish,
    event: ['“And what now?” asked {L}. There was only one answer, and everybody knew it. {Told}.'],
    after: ['And that is how it still is today.'],
  },
  says: {
    before: [],
    event: ['There was one more thing that had to be said. It had waited long enough. {Told}.'],
  },
  others: {
    before: wish,
    event: ['{Who} had seen all of it, and said nothing for a moment. Then {told}.'],
  },
  'finds-out': {
    before: ['“Don’t tell {who},” whispered {L}. “Not yet.”'],
    event: [
      'But a thing like that can’t be kept secret for ever. {Who} came to see what all the laughing was about. And so {told}, and had to laugh as well.',
    ],
  },
  happens: {
    before: wish,
    event: [
      'They held their breath. At first there was hardly anything to see. But then it was quite clear: {told}.',
    ],
  },
  treat: {
    before: [
      '“If all goes well,” said {F}, “there will be something nice at the end: {told}.”',
      'There was something to look forward to, as well: {told}.',
    ],
    event: [
      'They had worked hard for it, and a promise is a promise. And so, at the end of the day, there it was: {told}.',
    ],
  },
};

/** The arcs of stories without jokes: what only time can bring, or somebody's courage. */
export const gentleArcs: Readonly<Partial<Record<ArcKind, Arc>>> = {
  visit: {
    before: plainWish,
    event: ['Then, one day, there were steps outside. {L} knew those steps, stood up and ran. {Told}.'],
    after: ['There was a great deal to tell, and a great deal of time.'],
    isChange: true,
  },
  'finds-somebody': {
    before: plainWish,
    event: ['Then, one day, {L} heard a voice, and knew it at once. {Told}.'],
  },
  home: {
    before: plainWish,
    event: ['And then the day came that they had waited for. {Told}.'],
    isChange: true,
  },
  dares: {
    before: ['{Who} had never dared to {bold}.'],
    event: ['It took time. One day {who} took a deep breath, and did not think for too long. {Told}.'],
  },
  happens: {
    before: plainWish,
    event: ['Some things need time. One morning {L} looked, and looked again. {Told}.'],
  },
  others: { before: plainWish, event: ['It took a while, and nobody hurried. Then {told}.'] },
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
