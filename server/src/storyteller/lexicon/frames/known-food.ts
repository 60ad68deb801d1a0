import type { StorySourceInput } from '../story-source.ts';

/** General plots about {nouns}. */
export const knownFood: StorySourceInput = {
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
        '{L+} woke up with just one word on the tongue: {noun}! It should {use}.',
        '“{Noun}!” said {L+}. It was already there, {spot}, and you could nearly smell it. It had to {use}, or it would not be a proper day.',
      ],
      problem: [
        'They set to work, with rolled-up sleeves. But it was not so simple: {wrong}. They all looked at {the}, and {the} looked back.',
        'All went well until noon. Then {L} saw it: {wrong}! “That’s what happens with {nouns},” said somebody who knew.',
      ],
      tries: [
        '{First}',
        '{Second}',
        'They asked a book. It had a beautiful picture of {the}, and under it only: “Everyone knows how to do this.”',
      ],
      tip: [
        '“Give me a spoon,” said {G+}, and tasted, and nodded. “{Advice}”',
        '“I’ve known {nouns} all my life,” said {G+}. “{Advice}”',
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
};
