import type { StorySourceInput } from '../story-source.ts';

/** General plots about being afraid of {the}. */
export const afraidOf: StorySourceInput = {
  id: 'afraid-of',
  situations: ['afraid'],
  gentle: true,
  topic: 'being afraid of {the}',
  thing: '{the}',
  main: 'cottage',
  plots: [
    {
      id: 'step-by-step',
      titles: ['{L} and {The}', 'A Little Bit Brave', 'One Step Closer'],
      goal: 'be less afraid of {the}',
      trouble: '{L} was still afraid of {the}',
      solved: '{L} knew what {the} was really like',
      opener: [
        'There was one thing that made {L’s} tummy feel tight. It was {the}. {L+} did not tell anyone how scary it was.',
        '{L+} was brave about most things. But {L} was afraid of {the}, and even the word was enough to make {L} shiver.',
      ],
      problem: [
        'That day there was no way round it: {L} would meet {the}. {L’s} heart went bump, bump, bump.',
        '“I can’t,” said {L}. “I’m afraid of {the}.” And {L} stood still and could not go on.',
      ],
      tries: [
        'First {L} tried not to think of {the}. But the harder you try not to think of a thing, the more you think of it.',
        'Then {L} ran away from {the}. That helped for a moment. But the fear had run along, and it was no smaller.',
        '{L} hid under a blanket. Under there {L} could not see {the}, but could think of nothing else.',
      ],
      tip: [
        '“I used to be afraid of {the} as well,” said {G+}. “What helped me was to look from far away first. Then one step closer. Only one. And I could always stop.”',
        '“Being afraid is not silly,” said {G+}. “Shall we find out a little more about {the}? Slowly, and you say how far.”',
      ],
      turn: [
        'So {L} took {F’s} hand and looked at {the} from far away. One breath. Then one step closer. “Stop,” said {L}, and they stopped. Then one more step.',
        '{L} said how far, and {F} came along. One step towards {the}, and wait. Another, and wait. Each time the bumping heart grew calm again.',
      ],
      done: [
        'And there {L} was, quite close to {the}, breathing in and out. “I’m still a bit afraid,” said {L}, “but only a bit.”',
        'In the end {L} could be near {the} and even look closely. The fear was still there, but it had become small enough to carry.',
      ],
      again: [
        'Now, when {L} meets {the}, {L} takes one breath and one step. That is how it is done.',
        '“Are you still afraid of {the}?” asked {F}. “A little,” said {L}. “But I know the way now.”',
      ],
      outcomes: [
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
            'becomes',
            'alone',
          ],
          done: 'And there {L} was, quite close to {the}, breathing in and out. “I’m still a bit afraid,” said {L}, “but only a bit.” {L} had said how far, and this was how far it was. So {told}.',
        },
        {
          kinds: [
            'hugs',
            'says',
            'friends',
            'still-friends',
            'new-friend',
            'team',
            'helps',
            'stays',
            'shares',
          ],
          done: 'In the end {L} could be near {the} and even look closely. {F} had not gone away, not for one single step. “And I’d wait just as long again,” said {F}. So {told}.',
        },
        {
          kinds: ['plays', 'makes', 'laughs', 'gets', 'sees', 'finds', 'rides', 'goes', 'eats', 'party'],
          done: 'And there {L} was, quite close to {the}. “I’m still a bit afraid,” said {L}, “but only a bit.” A fear as small as that can be carried along. One breath, one step more, and {told}.',
        },
        {
          kinds: ['sleep', 'home', 'way-home'],
          done: 'In the end {L} could be near {the} and even look closely. “That’s enough for today,” said {L}, and {L} was the one to say so. The bumping heart had grown calm again, and {told}.',
        },
      ],
    },
  ],
};
