import type { StorySourceInput } from '../story-source.ts';

/** General plots about {the}. */
export const anyPlace: StorySourceInput = {
  id: 'any-place',
  kinds: ['place'],
  topic: '{the}',
  thing: '{the}',
  main: 'mountain',
  plots: [
    {
      id: 'closed-today',
      titles: ['{L} and {The}', 'The Secret of {The}', 'A Day at {The}'],
      goal: 'find out what was wrong at {the}',
      trouble: 'something was wrong at {the}',
      solved: 'everything was right again at {the}',
      opener: [
        'There was no place like {the}, thought {L+}. Today they were going there, with sandwiches and a map.',
        '{L+} had a picture of {the} above the bed, and today {L} was going to see the real one.',
      ],
      problem: [
        'But when they came to {the}, it was quiet. Much too quiet. Something that belonged to {the} was gone.',
        '“Closed,” said a sign. {The} looked sad, as if it had lost something, and nobody else was there.',
      ],
      tries: [
        'They walked all round {the} and called, “Hello!” “Hello,” said the echo, and that was all.',
        'They looked into every corner of {the}. They found an old shoe, a blue bottle and a snail, but not what was wrong.',
        'They tried to cheer {the} up with a song. It was a good song. Afterwards it was even quieter.',
      ],
      tip: [
        '“I’ve lived at {the} all my life,” said {G+}. “Sit down and look, for as long as you can. Something’s there that was never there before.”',
        '“Put your ear to the ground,” said {G+}. “At {the} there was always a little spring that sang. It’s been blocked since the storm.”',
      ],
      turn: [
        '{L} lay down and put one ear to the ground. Far below, something gurgled. “Here!” said {L}. They dug, and lifted away one big stone together.',
        'So they sat down, and looked at {the}, really looked. “Now I see it,” said {L}. “That stone was never there before!” They rolled it away together.',
      ],
      done: [
        'Out it came, clear and bright, and sang. And with it everything came back to {the}: the birds, the colours, the people.',
        'That was it! You could hear {the} breathe again. Soon the first visitors came up the path and asked what had happened.',
      ],
      again: [
        'The picture of {the} still hangs above the bed. {L} has drawn something in it: very small, in the middle, all of them.',
        'Once a year they go back to {the} and put an ear to the ground. It is still singing.',
      ],
    },
  ],
};
