import type { StorySourceInput } from '../story-source.ts';

/** General plots about {the}. */
export const anyReading: StorySourceInput = {
  id: 'any-reading',
  kinds: ['reading'],
  topic: '{the}',
  thing: '{the}',
  home: 'cottage',
  main: 'library',
  plots: [
    {
      id: 'missing-end',
      titles: ['{L} and {The}', '{The} Without an End', 'The Last Page'],
      goal: 'find the end of {the}',
      trouble: '{the} had no end',
      solved: '{the} had an end',
      opener: [
        '{L+} loved {the}. It was so good that {L} began it again every time, and knew the beginning by heart.',
        'There was {a} that everybody was talking about, and now {L+} had it too.',
      ],
      problem: [
        'But the end was missing! Just at the best place of {the}, there was nothing more. {L} turned it over and shook it.',
        'At the most exciting moment {the} stopped, in the middle of a word. Somebody had taken the end away.',
      ],
      tries: [
        'They asked everyone who knew {the}. Each one told a different end, and they began to quarrel.',
        'They looked for the end in other places, behind the shelves and under the rug. They found eleven bookmarks.',
        '{F} made up an end for {the} with a great many sausages in it. It did not fit at all.',
      ],
      tip: [
        '“Perhaps {the} isn’t finished on purpose,” said {G+}. “It may be waiting for somebody to end it.”',
        '“Go back to the start of {the},” said {G+}. “A good end is always hidden there.”',
      ],
      turn: [
        '{L} began {the} from the very beginning, slowly. There, right on the first page, was something that everyone had overlooked. “That’s the key to the end!”',
        '“Then we’ll end it ourselves,” said {L}. They thought, all together, about what everyone in {the} wanted most.',
      ],
      done: [
        'And so {the} got its end, and it was the right one. When {L} read it out, nobody spoke for a while.',
        'Now it was whole. From the first word to the last, {the} belonged together, and they had done that.',
      ],
      again: [
        '{The} stands on the shelf, with a thin new page at the back, in {L’s} writing.',
        'Whenever somebody comes to the best place of {the} now, they can simply turn the page.',
      ],
    },
  ],
};
