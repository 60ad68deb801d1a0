import type { StorySourceInput } from '../../story-source.ts';

/** Stories about tally marks and counting in steps. */
export const countingInFives: StorySourceInput = {
  id: 'counting-in-fives',
  words: [
    'tally',
    'tally mark',
    'tally marks',
    'tally chart',
    'counting in fives',
    'counting in tens',
    'counting in fives and tens',
    'count/counting in/by five/fives',
    'count/counting in/by ten/tens',
    'skip counting',
    'skip count',
    'bird count',
    'counting birds',
    'counting cars',
    'keeping score',
  ],
  situations: ['learn', 'question', 'make', 'cannot', 'forgets'],
  topic: 'counting in fives',
  thing: 'the list of strokes',
  home: 'garden',
  main: 'garden',
  plots: [
    {
      id: 'four-strokes-and-a-gate',
      titles: ['Four Strokes and a Gate', '{L} Counts the Birds', 'Five, Ten, Fifteen'],
      goal: 'count all the birds in one hour',
      trouble: 'the count was lost again and again',
      solved: 'every bird was on the list',
      opener:
        'Once a year, in the whole country, people count the birds in their gardens, for one hour. This time {L+} was going to do it. The feeder was full, and the clock began to run.',
      friend:
        '“I’ll look left, and you look right,” whispered {F+}. Then the first sparrows came. Three, four, five, all together!',
      problem:
        '“Eleven, twelve,” counted {L}. “Look, a woodpecker!” called {F}. And gone was the number. Was it twelve or thirteen? They had hardly started again when the starlings arrived.',
      tries: [
        '{L} wrote down the numbers: 1, 2, 3, 4. The pencil was too slow. While it wrote 14, three more flew in.',
        '{F} put a pebble into a cup for every bird. Then a jay knocked over the cup.',
        'They made one stroke for each bird. That was quick! But in the end there was a long, long fence of strokes, and who was going to count that?',
      ],
      tip: '“Strokes are right,” said {G+}. “But give your fence some gates. After four strokes put the fifth one across. Then you’ve got bundles of five.”',
      low: 'Half of the hour was over. A fat pigeon sat on the feeder and looked as if it wanted to be counted twice.',
      turn: '{L} took a new sheet. Four strokes, and the fifth one across. Four strokes, and one across. It was as fast as the birds. No number had to be remembered, and if somebody called “Look!”, nothing was lost.',
      done: 'When the hour was over, {L} put a finger on the bundles. “Five, ten, fifteen, twenty, twenty-five, thirty. And two strokes more. Thirty-two birds!” They wrote it on the form and posted it.',
      again:
        'Now there is a list beside the door for rainy days. Five, ten, fifteen: every five rainy days {L} bakes a cake.',
      outcomes: [
        {
          kinds: ['party', 'eats', 'plays', 'shares'],
          done: '“Five, ten, fifteen, twenty, twenty-five, thirty. And two strokes more. Thirty-two birds!” The feeder was empty. They filled it to the brim, and in the kitchen they opened the other tin, and {told}.',
        },
        {
          kinds: ['gets', 'given-by', 'all-get', 'invited', 'says', 'says-words'],
          done: '“Five, ten, fifteen, twenty, twenty-five, thirty. And two strokes more. Thirty-two birds!” They posted the form. In the whole country somebody was adding it all up, and soon a letter came to the gate, and {told}.',
        },
        {
          kinds: ['hugs', 'laughs', 'claps', 'happy', 'feels', 'no-longer', 'friends', 'team'],
          done: '“Five, ten, fifteen, twenty, twenty-five, thirty. And two strokes more. Thirty-two birds!” Just then the starlings came back, all at once, and sat on the pencil, and {told}.',
        },
        {
          kinds: ['home', 'way-home', 'sleep'],
          done: '“Five, ten, fifteen, twenty, twenty-five, thirty. And two strokes more. Thirty-two birds!” One after the other flew into the hedge, till there was nothing left to count, and {told}.',
        },
        {
          kinds: ['any'],
          done: 'Stroke by stroke and gate by gate {L} kept up with the birds. When the hour was over, {L} put a finger on the bundles. “Five, ten, fifteen, twenty, twenty-five, thirty. And two strokes more!” It went on the form, and {told}.',
        },
      ],
      helper: {
        name: 'Mrs Warble',
        creature: 'robin',
      },
      art: {
        'count the birds in their': 'garden: L hold paper happy; bird-house, clock',
        'left, and you look right': 'garden: L look curious; F whisper happy; many bird, bird-house',
        'And gone was the number': 'garden: L startle; F point surprised; bird, tree',
        'pencil was too slow': 'garden: L write worried; many bird',
        'a jay knocked over': 'garden: F startle; cup, blue bird, pebble',
        'stroke for each bird': 'garden: L hold paper worried; F look worried; fence',
        'your fence some gates': 'garden: G point calm; L listen curious; fence, gate',
        'A fat pigeon': 'garden: L look sad; big bird, clock',
        'took a new sheet. Four': 'garden: L write happy; F point happy; many bird',
        'Five, ten, fifteen, twenty, twenty-five': 'garden: L raise paper proud; F cheer; bird, postbox',
        'Thirty-two birds': 'garden: L raise paper proud; F cheer; bird, postbox',
        'list beside the door': 'kitchen, rain: L hold cake happy; paper, door',
      },
    },
  ],
};
