import type { StorySourceInput } from '../story-source.ts';

/** General plots about {activity}. */
export const knownActivity: StorySourceInput = {
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
        'There was no better place to be than {spot}. Everyone was there, and they could all do it. {L+} looked on and wished for just one thing: to {use}.',
        '“Today I’ll do it,” said {L+} at breakfast, with a full mouth. “Today I’ll {use}.” The spoon flew off the table, because {L} was showing how.',
      ],
      problem: [
        'So {L} began, {spot}. It looks so easy when others do it. But {wrong}. “Once more,” said {L}. It was just the same again.',
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
        'There was one afternoon left. {L} stood {spot}, and took a deep breath. But {wrong}. It was the same every time, before tea and after it.',
        '“Show me,” said {F}. {L} showed it. It was over quickly: {wrong}. “You’ve still got till tomorrow,” said {F}.',
      ],
      tries: ['{First}', '{Second}', '{L} thought of being ill tomorrow. But nothing hurt, not even a bit.'],
      tip: [
        '“I’ve seen a hundred who could do it,” said {G+}, “and a thousand who couldn’t. The difference is quite small. {Advice}”',
        '“Leave out the hurry,” said {G+}. “And now listen. {Advice}”',
      ],
      turn: ['{Remedy}', '{L} went back and did it like that. {Remedy}'],
      done: [
        'The next day everyone sat there in rows. {L} took a breath. And {mended}! {L} {used}, and the clapping went on and on.',
        'And when it was time, {mended}. {L} {used}. It was very quiet, and then everybody clapped.',
      ],
      again: [
        'On the notice somebody had drawn a small star behind {L’s} name. It was {G}, with a very thin pencil.',
        '“What will you show us next time?” they asked. “I’ll have to find something that I can’t do yet,” said {L}.',
      ],
    },
  ],
};
