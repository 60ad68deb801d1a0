import type { StorySourceInput } from '../story-source.ts';

/** Plots about a thing, a food or an activity of which `facts/` has a row: what is wrong, the attempts and the solution come from it. */
export const knownFrames: StorySourceInput[] = [
  {
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
          '{Spot}: that is where {the} was. {L+} knew it well. It could {use}, and that is not a thing that anybody can.',
          '“Guess what I like best,” said {L+}. “It can {use}.” Nobody guessed it. It was {a}, {spot}.',
        ],
        problem: [
          'But that morning it was not as usual. {Wrong}! {L} looked at {the} from the left and from the right. “That’s not how it ought to be,” said {L}.',
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
          'Knock, knock. It was a very small knock, quite low down on the door. “Do you know about {nouns}?” asked the snail outside. “Mine’s got a trouble.” {L+} put on a jacket at once.',
          '{L+} had nailed up a sign: “Troubles mended, also small ones.” The first who came was a mouse. “It’s about {a},” said the mouse, and then it had to sit down.',
        ],
        problem: [
          'They went along to see. {Spot}, that was where it was. It was there to {use}. But now {wrong}. “You see?” said somebody small.',
          '“It should {use},” said the small one on the way. “It always has.” And then they stood before it: {wrong}.',
        ],
        tries: [
          '{First}',
          '{Second}',
          '{F} wrote a letter to {the}, with “Dear {Noun}” at the top. There was no answer.',
        ],
        tip: ['“You’ve begun at the wrong end,” said {G+}. “{Advice}”', '“May I?” asked {G+}. “{Advice}”'],
        turn: ['{Remedy}', 'Now {L} knew how to begin. {Remedy}'],
        done: [
          '“Oh!” said the small one, with both hands on both cheeks. {Mended}. And {the} {used}!',
          'It was done: {mended}. {The} {used}. “What do I owe you?” asked the small one. “A song,” said {L}.',
        ],
        again: [
          'There’s a second line on the sign now: “{Nouns}, too.” It was written by somebody with a very small brush.',
          'On the step there was a thank-you the next day: one raspberry, with a ribbon round it.',
        ],
      },
    ],
  },
  {
    id: 'known-activity',
    topic: '{activity}',
    thing: 'the hard part',
    home: 'cottage',
    main: 'meadow',
    plots: [
      {
        id: 'until-it-works',
        needsFacts: true,
        titles: ['{L} Wants to {Use}', 'Once More, {L}!', '{L} Tries Again'],
        goal: '{use}',
        trouble: '{wrong}',
        solved: '{mended}',
        opener: [
          '{Spot}, that was the best place to be. Everyone was there, and they all could do it. {L+} looked on and wished for just one thing: to {use}.',
          '“Today I’ll do it,” said {L+} at breakfast, with a full mouth. “Today I’ll {use}.” The spoon went off to the floor, because {L} was showing how.',
        ],
        problem: [
          'So {L} began, {spot}. It looks so easy when others do it. But {wrong}. “Once more,” said {L}. It was just the same once more.',
          'It did not go well at all: {wrong}. Somebody laughed, not in a bad way, and {L’s} ears got hot.',
        ],
        tries: [
          '{First}',
          '{Second}',
          '{L} practised it in bed, in the dark. It worked perfectly there, except for the blanket.',
        ],
        tip: [
          '“I couldn’t do it either, for years,” said {G+}, and sat down beside them. “{Advice}”',
          '{G+} had looked on, over the top of a newspaper. “{Advice}”',
        ],
        turn: ['{Remedy}', '“I’ll try that,” said {L}. {Remedy}'],
        done: [
          'And then nobody spoke for a moment: {mended}! {L} {used}. “Again!” called {F}, and {L} did it again.',
          '“Did you see that?” shouted {L}. They had all seen it: {mended}. {L} {used}, just like that.',
        ],
        again: [
          'The next one who could not do it stood at the edge, looking on. {L} moved up a bit. “Come here,” said {L}. “I’ll show you how it begins.”',
          'In bed {L’s} fingers and toes were still at it, quite by themselves, until they fell asleep one by one.',
        ],
      },
      {
        id: 'the-day-before-the-show',
        needsFacts: true,
        titles: ['Tomorrow, Said {L}', '{L} Shows It', 'One Day to Go'],
        goal: '{use} by tomorrow',
        trouble: '{wrong}',
        solved: '{mended}',
        opener: [
          '“Tomorrow,” it said on the notice, “everyone shows one thing.” {L+} had put a name on the list at once, and beside it: “I’ll {use}.” That had been a bit quick.',
          'Grandma was coming tomorrow. {L+} had promised on the telephone to {use}. There was only one thing wrong with that: {L} had never done it.',
        ],
        problem: [
          'There was one afternoon left. {L} stood {spot}, and took a deep breath. But {wrong}. It was so every time, before tea and after it.',
          '“Show me,” said {F}. {L} showed it. It was over quickly: {wrong}. “You’ve still got till tomorrow,” said {F}.',
        ],
        tries: [
          '{First}',
          '{Second}',
          '{L} thought of getting ill by tomorrow. But nothing hurt, not even a bit.',
        ],
        tip: [
          '“I’ve seen a hundred who could do it,” said {G+}, “and a thousand who couldn’t. The difference is quite small. {Advice}”',
          '“Leave out the hurry,” said {G+}. “And now listen. {Advice}”',
        ],
        turn: ['{Remedy}', '{L} went back and did it like that. {Remedy}'],
        done: [
          'The next day everyone sat there in rows. {L} took a breath. And {mended}! {L} {used}, and the clapping went on and on.',
          'And when it was time, {mended}. {L} {used}. One could hear a pin drop, and then it was loud.',
        ],
        again: [
          'On the notice somebody had drawn a small star behind {L’s} name. It was {G}, with a very thin pencil.',
          '“What will you show us next time?” they asked. “I’ll have to find something that I can’t do yet,” said {L}.',
        ],
      },
    ],
  },
  {
    id: 'known-food',
    topic: '{nouns}',
    thing: '{the}',
    home: 'cottage',
    main: 'cottage',
    plots: [
      {
        id: 'the-taste-of-it',
        needsFacts: true,
        titles: ['{Noun}, Said {L}', '{L} and the {Noun}', 'The Best {Noun} Ever'],
        goal: 'get the {noun} right',
        trouble: '{wrong}',
        solved: '{mended}',
        opener: [
          '{L+} woke up with just one word on the tongue: {noun}! And not any {noun}. It should {use}.',
          '“{Noun}!” said {L+}. It was already there, {spot}, and one could nearly smell it. It had to {use}, or it would not be a proper day.',
        ],
        problem: [
          'They set to work, with rolled-up sleeves. But it was not so simple: {wrong}. They all looked at {the}, and {the} looked back.',
          'All went well until noon. Then {L} saw it: {wrong}! “That’s what happens with {noun},” said somebody who knew.',
        ],
        tries: [
          '{First}',
          '{Second}',
          'They asked a book. It had a beautiful picture of {noun}, and under it stood only: “As everyone knows how to do it, we shall not say.”',
        ],
        tip: [
          '“Give me a spoon,” said {G+}, and tasted, and nodded. “{Advice}”',
          '“I’ve known {noun} all my life,” said {G+}. “{Advice}”',
        ],
        turn: ['{Remedy}', '“Wait,” said {L}, “I’ve got it.” {Remedy}'],
        done: [
          'And look: {mended}! “Mmm,” said everyone, and then nothing more for a while. {The} {used}.',
          'It was very quiet, and then somebody smacked their lips. {Mended}. {The} {used}, just as it should.',
        ],
        again: [
          'There was only one bit left in the evening. They shared it out, crumb by crumb, and said good night.',
          'In {L’s} writing, a little sticky, it says in the book now how it is done.',
        ],
      },
    ],
  },
];
