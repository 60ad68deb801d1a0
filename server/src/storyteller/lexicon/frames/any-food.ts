import type { StorySourceInput } from '../story-source.ts';

/** General plots about {noun}. */
export const anyFood: StorySourceInput = {
  id: 'any-food',
  kinds: ['food'],
  topic: '{noun}',
  thing: '{the}',
  home: 'cottage',
  main: 'workshop',
  plots: [
    {
      id: 'not-enough',
      titles: ['The Best {Noun} in Town', '{L} and the {Noun}', '{Noun} for Everyone'],
      goal: 'make enough {noun} for everyone',
      trouble: 'there was not enough {noun} for everyone',
      solved: 'there was {noun} for everyone',
      opener: [
        'On some days {L+} could think of nothing but {noun}. It began with the nose, and then the tummy joined in.',
        '“{Noun}!” said {L+} in the morning. “Today we’ll make the best {noun} there ever was.”',
      ],
      problem: [
        'But the smell of {noun} went out of the window and down the street. Soon a queue stood at the door, and in the pot there was {noun} for two.',
        'They had just begun with the {noun} when there was a knock, and another. “We smelled {noun}!” said the whole street. And there was so little of it.',
      ],
      tries: [
        'They cut the {noun} into smaller and smaller pieces, until each was as small as a crumb. “Is that all?” asked the queue.',
        'They made it bigger with [water|air]. Now there was a lot of {noun}, and it tasted of nothing at all.',
        '{F} shut the door and pulled down the blind. But {noun} does not taste good with forty people looking through the keyhole.',
      ],
      tip: [
        '“Everybody out there has something at home,” said {G+}, “an egg, an onion, a bit of this and that. Good {noun} is made by many.”',
        '“My grandmother made {noun} for a whole wedding,” said {G+}, “with no more than you have. All the guests had to stir.”',
      ],
      turn: [
        '{L} opened the door wide. “Who has something to put in?” called {L}. They all ran home and came back with full hands, and everyone stirred.',
        'So they carried the biggest pot of all into the street. Everyone put something in. {L} tasted, and nodded, and tasted again.',
      ],
      done: [
        'And then there was {noun}, hot and good, and more than enough. It tasted a little of every kitchen in the street.',
        'They ate {noun} at one long table. There was a second helping for everybody, and a third for {F}.',
      ],
      again: [
        'Once a year they do it again, with the long table and the big pot. It is called {Noun} Day.',
        'If you smell {noun} in {L’s} street, just knock, and bring an onion.',
      ],
    },
  ],
};
