import type { StorySourceInput } from '../../story-source.ts';

/** Stories about Pancake Day. */
export const pancakeDay: StorySourceInput = {
  id: 'pancake-day',
  words: [
    'pancake day',
    'pancakes',
    'pancake',
    'shrove tuesday',
    'pancake tuesday',
    'pancake race',
    'flip/flipping/toss/tossing pancake',
    'make/making pancakes',
  ],
  situations: ['wants', 'make', 'learn', 'visit', 'cannot'],
  topic: 'Pancake Day',
  thing: 'the pancake',
  home: 'cottage',
  main: 'village',
  plots: [
    {
      id: 'the-flip',
      titles: ['Flip, {L}, Flip!', '{L} and the Pancake Race', 'Up, Over and Down'],
      goal: 'flip a pancake',
      trouble: 'no pancake landed in the pan',
      solved: 'the pancake had landed in the pan',
      opener:
        'On Pancake Day there was a race through the village. You had to run with a pan, and flip the pancake three times on the way. {L+} had a light pan with a long handle, and a bowl full of batter.',
      friend:
        '{F+} stirred. A grown-up stood by the stove. When the first pancake was golden, they let it cool and gave {L} the pan. “Ready to practise?” asked {F}.',
      problem:
        '{L} threw it up. It stuck to the ceiling, and came down on the cat. The second one folded up like a letter, and the third was over the fence. “I can’t do it,” said {L}, and in one hour the race would start.',
      tries: [
        '{L} threw it up only a tiny bit. It turned half over, and hung on the edge like a towel.',
        '{F} flipped with both eyes shut. It was not in the pan, nor on the floor. They never found it.',
      ],
      tip: '“First give it a shake. If it doesn’t slide, it can’t fly,” said {G+}. “Then push the pan forward, and quickly up, like a wave running up on the beach. And keep your eye on the pancake.”',
      low: 'There was just enough batter for one more. {L} scraped out the bowl.',
      turn: '{L} took the last pancake outside. Shake, shake: it slid. {L} pushed the pan forward and up, and there it flew, turned right over, slowly, and showed its brown side. {L} kept an eye on it and moved the pan underneath.',
      done: 'Flop! It lay in the pan. Then the bell rang, and {L} ran. Flip at the well, flip at the church, flip at the baker’s. {L} was not the fastest. But {L} had a whole pancake, and they ate it with lemon and sugar.',
      again: 'The cat sits under the table every Pancake Day. It is still waiting for another one.',
      helper: { name: 'Mrs Batter', creature: 'hen' },
    },
  ],
};
