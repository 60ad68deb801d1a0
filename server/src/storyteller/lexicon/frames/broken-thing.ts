import type { StorySourceInput } from '../story-source.ts';

/** General plots about {the} that was broken. */
export const brokenThing: StorySourceInput = {
  id: 'broken-thing',
  situations: ['broken'],
  topic: '{the} that was broken',
  thing: '{the}',
  main: 'workshop',
  plots: [
    {
      id: 'better-than-new',
      titles: ['{L} Mends {The}', 'Crack!', 'Better Than New'],
      goal: 'mend {the}',
      trouble: '{the} was broken',
      solved: '{the} was mended, with a scar to be proud of',
      opener:
        'Crack! That was all it said. {L+} looked down, and {the} was broken. A minute ago it had been whole.',
      problem:
        '{L} held the pieces together. As long as {L} held them, it looked almost as before. But you can’t hold {a} all day, and eat, and go to bed.',
      tries: [
        'They tried jam. It was good and sticky, and the right colour. Then the ants came, and carried off a piece.',
        '{F} wound ribbon round it, and more ribbon, until there was no {noun} to be seen. It was a very fine parcel. It did not do anything.',
        '“We could get a new one,” said somebody. {L} shook both head and pieces. “It wouldn’t be this one,” said {L}.',
      ],
      tip: '“Put all the pieces on a cloth,” said {G+}, “and look at where it broke. Every break has two sides, and they remember each other. Then a little glue, and a long wait. The waiting is what mends it.”',
      turn: '{L} found the sides that fitted, one after the other, like a puzzle. A thin line of glue, and press. Then {L} sat and held still, and {F} told a story that was exactly as long as glue takes.',
      done: '{L} let go, one finger at a time. It held! {The} was in one piece, with a fine golden line where the crack had been. “That’s the best bit,” said {F}.',
      again:
        'People ask about the golden line. Then {L} tells about the day when {the} broke, and they all wish they had a crack like that.',
      outcomes: [
        {
          kinds: [
            'party',
            'eats',
            'shares',
            'gets',
            'all-get',
            'given-by',
            'plays',
            'laughs',
            'claps',
            'friends',
            'new-friend',
            'still-friends',
            'team',
            'helps',
            'stays',
            'invited',
            'gathers',
            'includes',
            'tells',
            'spreads',
          ],
          done: '{L} let go, one finger at a time. It held! {The} was in one piece, with a fine golden line where the crack had been. The others wanted to see the line, and ran a finger along it, and nobody was in a hurry, and {told}.',
        },
        {
          kinds: [
            'result',
            'happy',
            'feels',
            'no-longer',
            'becomes-somebody',
            'learns',
            'understands',
            'says',
            'says-words',
            'hugs',
            'changes-mind',
            'resolves',
            'wins',
            'dares',
            'reveals',
            'goes',
            'rides',
            'sees',
            'visit',
            'finds',
          ],
          done: '{L} let go, one finger at a time. It held! {The} was in one piece, with a fine golden line where the crack had been. “That’s the best bit,” said {F}. It could do all it had done before, and {told}.',
        },
        {
          kinds: ['sleep', 'home', 'way-home'],
          done: '{L} let go, one finger at a time. It held! {The} was in one piece, with a fine golden line. {L} could put it down now, for the first time that day, and {told}.',
        },
      ],
    },
  ],
};
