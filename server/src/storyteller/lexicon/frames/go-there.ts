import type { StorySourceInput } from '../story-source.ts';

/** General plots about going to see {the}. */
export const goThere: StorySourceInput = {
  id: 'go-there',
  situations: ['visit'],
  topic: 'going to see {the}',
  thing: '{the}',
  main: 'city',
  plots: [
    {
      id: 'first-time',
      titles: ['{L} Goes to See {The}', '{L} and {The}', 'All the Way to {The}'],
      goal: 'get to {the}',
      trouble: 'they were not at {the} yet',
      solved: 'they had come to {the} after all',
      opener: [
        'Today was the day. {L+} had [crossed off seven days|been awake since five], because today they were going to see {the}.',
        '{L+} had never been to see {the}. {L} had packed [three times|a bag with everything in it], just for that.',
      ],
      problem: [
        'But the way to see {the} was longer than they had thought, and at the [corner|bridge] somebody had turned the sign round.',
        '“This doesn’t look right,” said {L}. There were [trees|chimneys] on every side, and nothing at all that looked like {the}.',
      ],
      tries: [
        'They followed somebody with a [ladder|large hat], who looked as if on the way to {the}. But it was only the [painter|neighbour], going home for tea.',
        'They took a short cut. It went round three corners and came out just where they had started, no nearer to {the}.',
        '{L} climbed on a wall to look for {the}. There was a very good view of the next wall.',
      ],
      tip: [
        '“To {the}?” said {G+}. “I go there every week. Don’t look for signs. Listen. What would you hear if you were there?”',
        '“You’re looking too far away,” said {G+}. “{The}? You walked right past the turning, because you were in such a hurry.”',
      ],
      turn: [
        'They stood quite still, and went slowly this time, and looked at everything twice. “There!” said {L}. Behind a little green gate the right path began.',
        '{L} shut both eyes and listened, and turned round slowly. “That way,” said {L}. And they went, hand in hand, and did not hurry.',
      ],
      done: [
        'And there they were. {L} saw {the} at last, and it was all there, bigger and better than in any picture.',
        'Then they came round the last bend and there it was. They looked at every bit of it, and asked every question, and did everything at least once.',
      ],
      again: [
        'All the way home {L} told {F} about {the}, although {F} had been there too.',
        'By the bed there is now a small thing to remember {the} by. {L} looks at it every night.',
      ],
    },
  ],
};
