import type { StorySourceInput } from '../../story-source.ts';

/** Stories about a day of real work. */
export const teacherBakerJobs: StorySourceInput = {
  id: 'teacher-baker-jobs',
  words: [
    'teacher',
    'shopkeeper',
    'run/running shop',

    'when grow up',

    'dentist assistant',
  ],
  situations: ['wants', 'learn', 'question', 'visit', 'make', 'ability'],
  topic: 'a day of real work',
  thing: 'the big apron',
  main: 'village',
  plots: [
    {
      id: 'one-day-only',
      titles: ['One Day in Charge', '{L} at Work', 'The Apron with Deep Pockets'],
      goal: 'do the job for one whole day',
      trouble: 'the work was all in a muddle',
      solved: 'the day’s work was done',
      opener:
        '“What shall I be one day?” asked {L+}. On the door of the shop hung a note: “Helper wanted, for today only.” {L} put on the apron. It came down to the floor.',
      problem:
        'It looked so easy from outside! But the bell rang, the list was long, and everybody wanted something at once. After an hour the whole work was in a muddle.',
      tries: [
        '{L} did all of it at the same time. That way everything was begun, and nothing was finished.',
        '{L} did the nicest bit first, and then again, because it was so nice. The queue reached round the corner.',
        '“I’ll just sell them all the same,” said {L}. A lady wanted to post a letter, and went home with a cabbage.',
      ],
      tip: '“Forty years I’ve done this,” said {G+}. “Nobody can do ten things. But everyone can do one thing, ten times. Look the first one in the eye, and ask what’s needed.”',
      turn: '{L} took a deep breath and a pencil. One number for each of them. “Number one, please! What can I do for you?” {F} fetched, {L} wrapped up, and only then came number two.',
      done: 'Number twenty-three was the last. The shelves were tidy, the till was full, and not one customer was cross. “Well done,” they said. “Will you be here again tomorrow?”',
      again: '“Now I know what I’ll be,” said {L} at supper. “Everything. But one after another.”',
      outcomes: [
        {
          asked: ['teacher/baker/shopkeeper', 'job', 'when grow', 'work'],
          done: 'Number twenty-three was the last. The shelves were tidy, the till was full, and not one customer was cross. “You looked every one of them in the eye,” said {G}, and folded up the note with “Helper wanted”. And {told}.',
        },
        {
          kinds: ['party', 'eats', 'plays', 'shares', 'makes'],
          done: 'Number twenty-three was the last. The shelves were tidy, and not one customer was cross. {G} turned the sign on the door to “Closed” and pulled out three crates, for all that had been left over today, and {told}.',
        },
        {
          kinds: ['gets', 'given-by', 'all-get', 'invited', 'says', 'says-words'],
          done: 'Number twenty-three was the last. The shelves were tidy, and the till was full. “One more,” said {G}, and came round to the other side of the counter. “Number twenty-four. That’s me.” And {told}.',
        },
        {
          kinds: ['hugs', 'laughs', 'claps', 'happy', 'feels', 'no-longer', 'friends', 'team'],
          done: 'Number twenty-three was the last. The shelves were tidy, the till was full, and not one customer was cross. {L} stepped on the long apron one last time and sat down in the flour, and {told}.',
        },
        {
          kinds: ['home', 'way-home', 'sleep'],
          done: 'Number twenty-three was the last. The shelves were tidy, the till was full, and not one customer was cross. {L} hung the apron on its nail and let down the blind, and {told}.',
        },
      ],
      helper: { name: 'Mr Counter', creature: 'badger' },
      art: {
        'What shall I be one day': 'village: L look curious; notice, door',
        'came down to the floor': 'shop: L look happy; F clap happy; apron',
        'list was long, and': 'shop: L look worried wearing apron; F point worried; people, bell',
        'all of it at the same time': 'shop: L carry bread worried wearing apron; F carry letter; shelf',
        'The queue reached': 'shop: L eat cake ashamed wearing apron; F look worried; people',
        'went home with a cabbage': 'shop: L give cabbage wearing apron; lady, letter',
        'Forty years I': 'shop: G say; L look G curious wearing apron; F look G; people',
        'a deep breath and a pencil': 'shop: L write brave wearing apron; F peek curious; people',
        'Number one, please': 'shop: L give present happy wearing apron; F carry jar happy; people',
        'only then came number two':
          'shop: L tie bow-of-string happy wearing apron; F carry bread happy; people',
        'was the last. The': 'shop: L wave proud wearing apron; F cheer; purse, shelf',
        'But one after another': 'kitchen: L say proud at table; F laugh; bowl',
      },
    },
  ],
};
