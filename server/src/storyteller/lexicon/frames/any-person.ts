import type { StorySourceInput } from '../story-source.ts';

/** General plots about {a} and a very busy day. */
export const anyPerson: StorySourceInput = {
  id: 'any-person',
  kinds: ['person'],
  creature: 'theme',
  topic: '{a} and a very busy day',
  thing: '{S}',
  main: 'city',
  plots: [
    {
      id: 'helping-hands',
      titles: ['{L} Helps {S}', 'A Day With {S}', '{L} and {S}'],
      goal: 'help {S} with the work',
      trouble: '{S} had too much to do',
      solved: 'all the work of {S} was done',
      opener: [
        '“When I’m big,” said {L+}, “I’ll be {a}.” {L} had already practised in front of the mirror.',
        '{L+} knew everything about being {a}, or almost. Only, {L} had never met a real one.',
      ],
      friend: [
        'And who came down the road, with both arms full? {S+}! “I could do with some help today,” said {S}.',
        'Just then {S+} looked in at the gate. “Do you know anybody with two free hands?” asked {S}. {L} had two, and held them up.',
      ],
      problem: [
        'Today everything came at once. “Help!” called one. “Me first!” called another. One {noun} was not enough for all of them, and {S} sat down on the kerb.',
        'The list of {S} was as long as the street. And then the most important thing of all, which {a} needs every day, went missing.',
      ],
      tries: [
        '{L} ran ahead and began at the top of the list, as fast as possible. But fast is not the same as right, and all of it had to be done again.',
        'They did everything at the same time: {L} here, {F} there. In the end the wrong people had the wrong things.',
        '{L} put on the hat of {S}, so that there were two of them. It came down to {L’s} chin.',
      ],
      tip: [
        '“May I tell you what the old {noun} used to do?” said {G+}. “First a cup of tea. Then the person who is most afraid. Then the rest, one by one.”',
        '“You don’t need more arms,” said {G+}. “You need to ask the people who are waiting. They’d love to help {S}.”',
      ],
      turn: [
        '{L} stood on a box. “Who can carry?” called {L}. “Who can count? Who can hold a door?” Every hand went up. {S} looked round and smiled.',
        '“One by one,” said {L}, and wrote it on a board. First this, then that. {S} did what only {a} can do, and the others did the rest.',
      ],
      done: [
        'By the time the lamps were lit, the list was empty. “That was the best day I’ve ever had at work,” said {S}.',
        '“Done!” said {S}, and put the hat on {L’s} head. “You’ll be a very good {noun} one day.”',
      ],
      again: [
        'On Saturdays {L} goes along with {S}. There is a small hat by now, just the right size.',
        '“I’ll be {a},” says {L} these days, “and I already know how it begins: with a cup of tea.”',
      ],
    },
    {
      id: 'the-hardest-case',
      needsFacts: true,
      titles: ['{S} and the Hardest Case', '{L} Helps {S}', 'A Day With {S}'],
      goal: 'solve the hardest case of {S}',
      trouble: '{case}',
      solved: '{mended}',
      opener: [
        '“When I’m big, I’ll {task},” said {L+}, and practised it on the [cat|sofa]. The [cat|sofa] put up with it.',
        '{L+} had always wanted to know how you do it: {task}, all day long, and be finished by supper. And then somebody came along the street with {tool}.',
      ],
      friend: [
        'It was {S+}, with {tool}. “I could use somebody who asks questions,” said {S}. “I’ve got a hard case today.” {L} had a great many questions, and came along.',
        'That was {S+}. “Would you hold this?” asked {S}, and gave {L} {tool}. “Today I’m going to need four hands.”',
      ],
      problem: [
        'And this was the case: {case}. “I’ve been able to {task} for twenty years,” said {S}, “but I’ve never had anything like it.”',
        'It was like this: {case}. {S} had tried it in every way that you learn. “If I can’t do that,” said {S}, “what am I {a} for?”',
      ],
      tries: [
        '{L} was allowed to try it, with {tool}. {L} did it just as {S} does, only faster. Now {case}, and {L} was wet as well.',
        '{F} had an idea: with twice as much of everything! It was loud, and it splashed. And still {case}.',
        '{S} looked it up in the thick book for {nouns}. On page {many} it said, “Ask somebody who is older.”',
      ],
      tip: '“{Advice},” said {G+}, going by. “I’m not {a}. I’ve only been looking on for a long time.”',
      turn: '{L} looked at {S}, and {S} looked at {L}. “Nobody ever told me that,” said {S}. They went back. {L} held {tool}, and {S} did something that was not in the thick book.',
      done: 'And that was it: {mended}! {L} was the first to see it. “Hurrah for {S}!” they called.',
      again: 'Since then there’s a new page in the thick book for {nouns}. {L} drew the picture for it.',
    },
  ],
};
