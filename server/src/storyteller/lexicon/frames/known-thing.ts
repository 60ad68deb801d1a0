import type { StorySourceInput } from '../story-source.ts';

/** General plots about {the}. */
export const knownThing: StorySourceInput = {
  id: 'known-thing',
  topic: '{the}',
  thing: '{the}',
  home: 'cottage',
  main: 'village',
  plots: [
    {
      id: 'as-it-ought-to-be',
      needsFacts: true,
      titles: ['{L} and {The}', 'The Trouble With {The}', '{The}, Said {L}'],
      goal: 'put things right with {the}',
      trouble: '{wrong}',
      solved: '{mended}',
      opener: [
        'There was {a} {spot}. {L+} knew it well. It could {use}, and not everything can do that.',
        '“Guess what I like best,” said {L+}. “It can {use}.” Nobody guessed it. It was {the}, {spot}.',
      ],
      problem: [
        'But that morning something was wrong: {wrong}! {L} looked at {the} from the left and from the right. “That’s not how it ought to be,” said {L}.',
        '“Something’s the matter with {the},” somebody called. And so it was: {wrong}. There was no [time to lose|breakfast for anyone] now.',
      ],
      tries: [
        '{First}',
        '{Second}',
        'They asked everyone who came by. One said, “[Hammer|Honey].” One said, “Wait.” And one said, “When I was young, there was no {noun} at all.”',
      ],
      tip: [
        '{G+} had been watching for a while. “{Advice}”',
        '“Hm,” said {G+}, and walked once all round it. “{Advice}”',
      ],
      turn: ['{Remedy}', '“Of course!” said {L}. {Remedy}'],
      done: [
        '“Look!” called {F}. It was true: {mended}! And that same day {the} {used}.',
        'And then {mended}. They all held their breath. {The} {used}, and everybody clapped.',
      ],
      again: [
        '{The} is still there, {spot}. When {L} goes by, they say good evening to each other.',
        '“How did you do that?” people ask. “First I looked,” says {L}. “And then I looked again.”',
      ],
    },
    {
      id: 'somebody-small-asks',
      needsFacts: true,
      titles: ['{L} and {The}', 'Do You Know About {Nouns}?', 'A Job for {L}'],
      goal: 'help with {the}',
      trouble: '{wrong}',
      solved: '{mended}',
      opener: [
        'Knock, knock. It was a very small knock, quite low down on the door. “Do you know about {nouns}?” asked the snail outside. “Mine’s in trouble.” {L+} put on a jacket at once.',
        '{L+} had nailed up a sign: “Troubles mended, also small ones.” The first who came was a mouse. “It’s about {a},” said the mouse, and then it had to sit down for a bit.',
      ],
      problem: [
        'They went along to see. It was {spot}, and it was there to {use}. But now {wrong}. “You see?” said somebody small.',
        '“It should {use},” said the small one on the way. “It always has.” But when they got there, {wrong}.',
      ],
      tries: [
        '{First}',
        '{Second}',
        '{F} wrote a letter to {the}, with “Dear {Noun}” at the top. There was no answer.',
      ],
      tip: ['“You’ve begun at the wrong end,” said {G+}. “{Advice}”', '“May I?” asked {G+}. “{Advice}”'],
      turn: ['{Remedy}', 'Now {L} knew how to begin. {Remedy}'],
      done: [
        '“Oh!” said the small one. {Mended}. And {the} {used}!',
        'It was done: {mended}. {The} {used}. “What do I owe you?” asked the small one. “A song,” said {L}.',
      ],
      again: [
        'There’s a second line on the sign now: “{Nouns}, too.” It was written by somebody with a very small brush.',
        'On the step there was a thank-you the next day: one raspberry, with a ribbon round it.',
      ],
    },
  ],
};
