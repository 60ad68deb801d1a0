/** How the pages of the helper, the lowest moment and the turn lead to a deed of the cast, or of whom the theme is about. */
export const ownDeed = {
  tip: [
    '{G+} listened to the end. “You’ve tried it in a hurry,” said {G}. “Sit down and think about what is really missing. Then you’ll know what to do.”',
    '“Don’t look at what went wrong,” said {G+}. “What would make it better? Begin with that.” {L} thought about it.',
    '{L} told {G+} everything. “You know the answer already,” said {G}. “You just haven’t tried it yet. What do you really need?”',
    '“There’s something you haven’t tried,” said {G+}. “I won’t tell you what it is. But you can do it together.”',
  ],
  low: [
    '“And what if that goes wrong, too?” asked {L}. {F} did not know. It was getting late, and {still_trouble}.',
    'They were tired, all of them, and {still_trouble}. {L} did not say a word.',
    '{L} sat down. They had tried so much already, and {still_trouble}.',
    'For a while nobody spoke. It was just as before: {trouble}.',
    '“Perhaps tomorrow,” said {L}, and sounded very tired. The day was nearly over, and {still_trouble}.',
  ],
  /** Said to everybody. */
  idea: [
    '“Wait,” said {L}. “Now I know what {G} meant. {End_idea}!”',
    '{L} stood up again. “{End_idea},” said {L}. “Come on!”',
    'And then {L} saw it quite clearly. “{End_idea}!” Why had nobody thought of it?',
    '“There’s something that we haven’t tried yet,” said {L}. “{End_idea}.”',
    '“I’ve got it,” said {L}. “{End_idea}.” And the more they thought about it, the better it got.',
  ],
  /** Said to the one who then does it. */
  ideaForDoer: [
    '{L} turned to {end_doer}. “{End_idea},” said {L}. “We’ll all help!”',
    '{L} looked at {end_doer} for a while. “{End_idea},” {L} said. “It’s worth a try.”',
    '“I know what’s missing,” said {L} to {end_doer}. “{End_idea}.”',
    '{L} went up to {end_doer}. “Would you try something?” asked {L}. “{End_idea}.”',
  ],
} as const;

/** Somebody who is not in the cast does it, because they are asked. */
export const deedOfOthers = {
  tip: [
    '“You don’t have to do it all by yourselves,” said {G+}. “Who knows more about it than you do? Ask for help. And say please.”',
    '{G+} thought about it. “You’ve asked each other,” said {G}. “Now ask somebody else.” It took courage to think of it.',
  ],
  low: ownDeed.low,
  idea: [
    '“There’s still {who},” said {L}. They went there at once, and told it all from the beginning. “Could you {end_ask}?” asked {L}.',
    'So {L} went to {who}, and the others came along. “Please,” said {L}, “could you {end_ask}?”',
    '“Then let’s ask {who},” said {L}. “Could you {end_ask}?” It was easier to say than {L} had thought.',
  ],
  deed: [
    'It was quiet for a moment. Then came the answer. “Of course. Why didn’t you say so before?”',
    '“Is that all?” It sounded almost glad. “Nobody has ever asked me.”',
  ],
  done: [
    'And so {end_told}, and everybody saw it.',
    'It was not a big thing to ask, as it turned out. {End_told}, gladly and at once.',
    'It did not take long. {End_told}, just as they had asked.',
  ],
} as const;

/** Something that nobody can do, but that comes: snow, the morning, the tide. */
export const event = {
  tip: [
    '“Wait a little,” said {G+}. “Some things can’t be hurried. Just you see: it will all look different soon.”',
    '{G+} looked up. “You needn’t do it all yourselves,” said {G}. “Wait and see.”',
  ],
  low: [
    '{L} looked up once more. Nothing. It was all as before, and {still_trouble}.',
    'They waited and waited, and {still_trouble}.',
  ],
  deed: [
    'Then something changed. Everything grew still. {L} stood up and listened. “It’s beginning,” said {L}.',
    'And all at once the light was different. {L} stood up. There was something in the air, quite near. “Now,” whispered {L}.',
  ],
  done: [
    'And then {end_told}, first a little and then more and more.',
    '{End_told}! They stood there and looked.',
  ],
  echo: [
    'That evening they talk about nothing else.',
    '{L} has drawn a picture of it, and hung it up by the window.',
  ],
} as const;

/** What has been so all the time is noticed. */
export const discovery = {
  tip: [
    '“Go back to the very beginning,” said {G+}. “What have you all walked past, because you were looking for something else?”',
    '“The best hiding place,” said {G+}, “is the one where nobody looks, because everybody goes past it every day.”',
  ],
  low: ownDeed.low,
  deed: [
    '“Let’s start from the beginning,” said {L}. They went back, step by step. At one place {L} stopped. Something was odd there. {L} went nearer, and began to smile.',
    '{L} thought of the morning, one thing after the other. And suddenly {L} knew. “Oh!” said {L}. “Come with me!” They all ran.',
  ],
  done: [
    'And it was true: {end_told}! They stared. And then they laughed till they had to sit down.',
    '{End_told}! So that was the answer.',
  ],
  echo: [
    'They still laugh about it. Nobody had thought of looking there!',
    'Now they always look there first.',
  ],
} as const;

/** It was a dream. */
export const dream = {
  tip: ['{G+} nodded. “How odd it all is today,” said {G}. “Pinch your own arm, then you’ll know.”'],
  low: [
    'And {still_trouble}. But there was something odd about it. Everything was a little too big and a little too bright, and nobody was surprised.',
  ],
  deed: [
    'Then everything began to go round and round. “That can’t be,” said {L}. From somewhere came a ringing, and it got louder and louder. {L} felt something soft.',
  ],
  done: [
    'It was the pillow. {L} sat up in bed. The sun was shining on the blanket, and the alarm clock was ringing. {^end_told}! It was only in the dream that {trouble}.',
  ],
  echo: [
    'At breakfast {L} tells it all, and {F} wants to hear everything. “And was I in it, too?” “You were the best bit,” says {L}.',
  ],
} as const;

/** What snow or a game make one forget. */
export const forgotten = ['Only a little while ago {trouble}. Nobody thought of that now.'];

/** What comes of a deed; the trouble is over. */
export const effect = [
  'It had been possible after all to {goal}!',
  'They had wanted to {goal}, and now it was done.',
  'And that was how they managed to {goal}.',
];

export const gentleEffect = [
  'And with that they had managed to {goal}.',
  'It was [quieter|lighter] after that.',
];

/** The further clauses of an ending, which come of the first. */
export const further = {
  laugh: ['And then {end_further}.'],
  other: ['And so {end_further}.', 'Then {end_further}.'],
} as const;
