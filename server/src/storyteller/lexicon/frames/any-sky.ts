import type { StorySourceInput } from '../story-source.ts';

/** General plots about {the}. */
export const anySky: StorySourceInput = {
  id: 'any-sky',
  kinds: ['sky'],
  topic: '{the}',
  thing: '{the}',
  home: 'cottage',
  main: 'mountain',
  night: true,
  plots: [
    {
      id: 'fell-asleep',
      titles: ['{L} and {The}', 'Where Was {The}?', 'A Night With {The}'],
      goal: 'bring {the} back to the sky',
      trouble: '{the} was not in the sky',
      solved: '{the} was up in the sky again',
      opener: [
        'Every night, before going to sleep, {L+} looked out of the window and said good night to {the}.',
        '{L+} knew exactly where {the} should be: above the third chimney, a little to the left.',
      ],
      problem: [
        'But that night {the} was not there. The place above the chimney was empty and dark. Without {the}, nobody could find the way home.',
        'One evening there was a hole in the sky, just where {the} had always been. The owls bumped into the trees.',
      ],
      tries: [
        'They hung up a lamp in the tallest tree instead of {the}. It was a good lamp. But it was not {the}, and it went out.',
        'They called up to the sky. Only the church clock answered, and it said, “Eleven.”',
        'They built a tower of chairs to look behind the clouds. With the ninth chair it began to sway, with the tenth it lay on the lawn.',
      ],
      tip: [
        '“I saw {the} come down behind the hill,” said {G+}. “Even {the} gets tired, with everyone looking at it.”',
        '“It’s sitting in the pond,” said {G+}. “It thinks that nobody says good night to it any more.”',
      ],
      turn: [
        'They went up the hill on tiptoe. There lay {the}, small and pale, in the long grass. {L} sat down and sang the song that is for going to sleep, only backwards.',
        '{L} knelt down beside the water. “We miss you,” whispered {L}. “I say good night to you every night. Didn’t you hear?”',
      ],
      done: [
        'Then {the} grew bright, and round, and warm, and rose. Over the grass, over the trees, up and up, to its old place.',
        'It shone, first a little, then with all its might. “Look!” everyone called from their windows. {The} was back!',
      ],
      again: [
        '“Good night,” {L} says every evening, good and loud now. And {the} twinkles. It does, if you look closely.',
        'Above the third chimney, a little to the left, is {the}. Everything is in its place.',
      ],
    },
  ],
};
