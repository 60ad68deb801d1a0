import type { StorySourceInput } from '../story-source.ts';

/** General plots about a relative who is {a}. */
export const relativeAtWork: StorySourceInput = {
  id: 'relative-at-work',
  situations: ['works-as'],
  factsOf: 'any-person',
  creature: 'theme',
  topic: 'the work of {S}',
  thing: 'the work',
  main: 'city',
  home: 'cottage',
  plots: [
    {
      id: 'one-day-along',
      titles: ['{S} Goes to Work', 'A Day With {S}', '{L} Helps at Work'],
      goal: 'find out what {S} does all day',
      trouble: '{L} was only in the way at work',
      solved: '{S} and {L} had done it together',
      opener: [
        'Every morning the door says “click”, and {S} is gone until supper. To work. {L+} knew what that looks like from inside the window: a coat, a bag, a wave. “And then?” asked {L}. “What do you do then?”',
        '“What does {S} do all day?” somebody had asked. {L+} had opened {L.their~the} mouth, and there was nothing in it. A {noun}, yes. But what is it that you do?',
      ],
      friend:
        '“Then come along,” said {S+}, “one whole day. You’ll see what it’s like to be {a}. But it’s real work. It isn’t for looking on.” {L} put on a shirt with a pocket, because people who work have one.',
      problem:
        'It was not as {L} had thought. Everything was too high, too heavy or too hot. Wherever {L} stood, somebody said, “Mind yourself!” {S} had no time to tell anything. “Perhaps you’d better sit down there,” said {S}. There was a chair, and nothing else.',
      tries: [
        '{L} helped without asking, and carried three things from here to there. They had been meant to be here. {S} carried them back, and smiled a little too long.',
        '{L} asked a question, and at once another, and then a very long one. {S} lost count of something and had to begin again at one.',
        '{L} sat on the chair and was good. It lasted for eleven minutes, and felt like a school year.',
      ],
      tip: '“You’re looking for {S’s} work,” said {G+}, who had worked there for ever. “Look for your own. What’s here that somebody with big hands can’t do, or is always too quick to see?”',
      turn: 'So {L} looked, for a long time, and did not touch anything. And then {L} saw it, quite low down, under the big table, where no grown-up ever looks. “{S!},” said {L}, “is it meant to be like that?” {S} knelt down. “How long has that been there?”',
      done: 'It had been there since Easter, and it was why nothing had gone right all week! {L} held the lamp and {S} held the rest. “That,” said {S} to everyone, “is my colleague.” They all shook {L’s} hand, one after the other.',
      again:
        '“What did you do today?” they asked at supper. “We,” said {L}, and looked at {S}, “we had a lot to do.”',
    },
    {
      id: 'the-hard-case',
      needsFacts: true,
      titles: ['{S} and the Hard Case', '{L} Holds the Lamp', 'Two at Work'],
      goal: 'help {S} on a hard day',
      trouble: '{case}',
      solved: '{mended}',
      opener: [
        '{S} has {tool}, and nobody else may touch it. That is because {S} is {a}. {L+} may carry it, on some days, as far as the corner. Today {L} would carry it all the way.',
        '“My family can {task},” said {L+}. That was nearly true. {S} could {task}, because {S} is {a}, and {L} could hold things.',
      ],
      friend:
        'Early in the morning {S+} stood at the door, with {tool}. “I could do with somebody,” said {S}. “Somebody with good eyes. It’s going to be one of those days.”',
      problem:
        'It was one of those days. {Case}! {S} looked at it with a wrinkled forehead and scratched one ear. “Nineteen years I’ve been {a},” said {S}, “and I’ve never seen that.”',
      tries: [
        '{S} did what one always does, and did it twice. It was done very well. It did not help at all.',
        '{L} fetched every tool in the box, the big one, the bent one and the one without a name. They had used all of them by noon, and the nameless one was stuck now.',
        'They asked the book. It had six hundred pages about how to {task}, and on not one of them did it look like this.',
      ],
      tip: '“May an old hand say something?” asked {G+}. “{Advice}.” And {S} said, “Say that again.”',
      turn: '{S} was still thinking about it when {L} had already gone to look. “Here!” called {L}. “It’s just as {G} said.” {S} handed {L} {tool}. “You saw it,” said {S}. “So you begin, and I’ll hold the lamp.”',
      done: 'It did not take long, with four hands and good eyes. And then {mended}! {S} sat down on an upside-down bucket. “I’d have needed all night for that,” said {S}, and put a pencil behind {L’s} ear, as {nouns} do.',
      again:
        'On the door at home there is a sign now with two names. {S’s} is at the top, and {L’s} is just where {L} can reach it.',
    },
  ],
};
