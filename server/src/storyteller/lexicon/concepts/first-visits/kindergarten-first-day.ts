import type { StorySourceInput } from '../../story-source.ts';

/** Stories about the first day at kindergarten. */
export const kindergartenFirstDay: StorySourceInput = {
  id: 'kindergarten-first-day',
  words: [
    'first day of kindergarten/nursery/preschool/reception/daycare',
    'first day kindergarten/nursery/preschool/reception/daycare/playgroup',
    'start/starting kindergarten/nursery/preschool/reception/daycare/playgroup',
    'start/starts/starting in reception',
    'kindergarten start',
    'my kindergarten/nursery/preschool',
    'kita start',
    'first day at nursery',
    'settle/settling nursery/in',
    'settling in',
    'go/goes/going to kindergarten/nursery/preschool/daycare',
  ],
  situations: [
    'afraid',
    'visit',
    'wants',
    'newcomer',
    'reluctant',
    'learn',
    'refuses',
    'deed',
    'own-wish',
    'afraid-being',
  ],
  gentle: true,
  topic: 'the first day at kindergarten',
  thing: 'the kindergarten',
  home: 'cottage',
  main: 'school',
  indoors: true,
  plots: [
    {
      id: 'the-thing-in-the-pocket',
      titles: ['{L’s} First Day at Kindergarten', 'Something in the Pocket', 'Until After the Nap'],
      goal: 'stay at kindergarten until after lunch',
      trouble: '{L} did not want to let go at the door',
      solved: '{L} had stayed until after lunch',
      opener:
        'Today was {L+}’s first day at kindergarten. There was a hook with a picture of a duck, and that hook was for {L}. There were small chairs, and a smell of paint and apples.',
      friend:
        '{F+} was sitting on the carpet with a wooden train and looked up. {L} held on to the hand that belonged to home, and looked back.',
      problem:
        '“I’m going now, and I’ll be back after lunch,” said the voice from home. Then there was a kiss, and the door shut. {L} stood in front of the door. How long is it until after lunch? It might be a whole year.',
      tries: [
        '{L} stood at the window. The street was there, and a dustbin. After lunch did not come along.',
        'The teacher gave {L} a puzzle with a cow. {L} put in one piece, and then thought of home again.',
        '{F} drove the train as far as {L’s} shoe. “Choo,” said {F}. {L} wanted to say something, but only swallowed.',
      ],
      tip: '“You’re allowed to miss somebody here,” said {G+}, the teacher. “I can show you how long it is. First we play, then we have a snack, then we go out, then it’s lunch. That’s four pictures on a string, and you can turn them over.”',
      low: '{L} looked at the four pictures. It was not a year. It was only four.',
      turn: 'Something was in {L’s} pocket: a button from the coat at home. {L} held it tight, and breathed out. Then {L} sat down next to {F} and put the button on the last wagon. “It’s going to lunch,” said {L}. “Choo!” said {F}.',
      done: '{L} turned over the first picture. There were apples for a snack: that was the second. They dug in the sand: the third. And when the soup was eaten and {L} turned over the fourth, the door opened. “I’m back!” said the voice from home. “Already?” asked {L}.',
      again:
        'The next morning {L} cried for a little while, and then turned over the first picture. The button lives in the pocket. It knows the way.',
      helper: { name: 'Miss Olive', creature: 'woman' },
    },
  ],
};
