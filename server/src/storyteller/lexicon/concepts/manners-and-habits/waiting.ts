import type { StorySourceInput } from '../../story-source.ts';

/** Stories about having to wait. */
export const waiting: StorySourceInput = {
  id: 'waiting',
  words: [
    'wait',
    'waiting',
    'patience',
    'patient',
    'be/being patient',
    'impatient',
    'cannot wait',
    'can’t wait',
    'rule',
  ],
  situations: ['learn', 'cannot', 'trait', 'deed', 'wants'],
  topic: 'having to wait',
  thing: 'the waiting',
  main: 'meadow',
  plots: [
    {
      id: 'the-slow-bean',
      titles: ['{L} Cannot Wait', 'Is It Ready Now?', 'The Slowest Thing in the World'],
      goal: 'wait until it was ready',
      trouble: 'it was not ready yet',
      solved: 'it was ready at last, and they had waited for it',
      opener: [
        '“Is it ready now?” asked {L+}. It was not. “And now?” It had been [nine|seven] seconds. {L} hopped from one foot to the other. Waiting itched.',
      ],
      problem:
        'On the hill hung the hot-air balloon that would take them up. But it was as flat as a pancake, and the air went in one puff at a time. “By four o’clock,” they said. By four! That was as good as next year.',
      tries: [
        '{L} blew as well, from below, until everything went round and round. The balloon was not one finger fatter.',
        '{L} turned the hands of the clock on to four. The clock said four. The balloon still said pancake.',
        '{L} stared at it without blinking. Anything you stare at goes slower. It’s well known.',
      ],
      tip: '“You’re doing the waiting with your feet,” said {G+}. “It’s done with the eyes. There are seven things in this grass that you’ve never seen. When you’ve got all seven, come back.”',
      turn: 'One: a beetle with a green back. Two: a feather. Three: an ant who carried a bit of biscuit all by itself. {L} lay down to see better. Four, five. At six {L} forgot to hop.',
      done: '“Seven!” called {L}, and looked up. There stood the balloon, round and striped and as big as a house. “Already?” asked {L}. They climbed in, and the meadow grew small, with all its beetles.',
      again:
        'Now {L} keeps a book with what one finds while waiting. At the dentist’s there were four things. At the bus stop it was twenty-two.',
      helper: { name: 'Captain Drift', creature: 'tortoise' },
    },
  ],
};
