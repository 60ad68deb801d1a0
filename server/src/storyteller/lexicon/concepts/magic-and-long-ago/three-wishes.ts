import type { StorySourceInput } from '../../story-source.ts';

/** Stories about wishes and genies. */
export const threeWishes: StorySourceInput = {
  id: 'three-wishes',
  words: [
    'genie',
    'genies',
    'three wishes',
    'magic lamp',
    'aladdin',
    'wishes',
    'make/making wish',
    'wish come true',
    'wishing well',
    'genie in bottle',
    'genie in lamp',
    'djinn',
  ],
  situations: ['visit', 'learn', 'wants', 'own-wish', 'magic-thing'],
  creature: 'genie',
  topic: 'three wishes',
  thing: 'the old lamp',
  home: 'cottage',
  main: 'cottage',
  plots: [
    {
      id: 'the-last-wish',
      titles: ['Three Wishes', '{L} and the Genie', 'The Third Wish'],
      goal: 'use the last wish well',
      trouble: 'two wishes had gone wrong already',
      solved: 'the last wish had been a good one',
      opener:
        'At the flea market there was a lamp with a dent in it, for almost nothing. At home {L+} rubbed it with a sleeve, just to get the dust off. It went “Pffff.”',
      friend:
        'Out of the spout came smoke, and out of the smoke came {S+}, and stretched until it creaked. “Three wishes,” said {S}, “and no taking back. Choose well. Nobody ever does.”',
      problem:
        '“I wish it was always my birthday!” said {L} at once. Pffff! There was a cake on the table, and another one, and then forty. By the evening nobody came to sing any more. They all had a tummy ache. There were two wishes left.',
      tries: [
        '“I wish they would all go away,” said {L}. Pffff! So were the plates, the table and the whole larder. Now there was only one wish left.',
        '{L} asked everyone for advice. One said gold, one said wings, and one wanted a new gate. They almost quarrelled about it.',
        '{L} lay awake and wrote a list. When it was four pages long, {L} didn’t want any of it any more.',
      ],
      tip: '“You think about what you haven’t got,” said {G+}. “That list never ends. Look round for somebody who needs just one thing, and needs it badly. That’s easy to see, once you look.”',
      low: '{L} looked round. On the edge of the sink sat {S} with the lamp, and rubbed {S.their~the} back. “It’s rather tight in there,” said {S}. “A thousand years. But don’t mind me.”',
      turn: '“What would you wish for?” asked {L}. “Nobody has ever asked me that,” said {S}. “I’d like to be free. I’d like to have a window.” {L} didn’t have to think any more. “I wish that you were free, {S!},” said {L}, loud and clear.',
      done: 'Pffff! The lamp fell over with a clatter and was only a lamp. {S} stood in the kitchen on two feet and looked at them in surprise. Then {S} opened the window, and put {S.their~the} head out, and laughed and laughed. It was a very good wish.',
      again: '{S} lives round the corner now, in a house with eleven windows. There is a plant in the lamp.',
      outcomes: [
        {
          asked: ['wish genie/free', 'genie free'],
          done: 'There was only one wish left in the lamp. {L} didn’t have to think any more, and {told}. Pffff! It fell over with a clatter and was only a lamp. {S} opened the window and laughed and laughed.',
        },
        {
          kinds: ['party', 'eats', 'plays', 'shares'],
          done: 'Pffff! The lamp fell over with a clatter and was only a lamp. {S} stood in the kitchen on two feet. Of forty cakes there was one left, and somebody with an empty tummy, for the first time in a thousand years. So {told}.',
        },
        {
          kinds: ['gets', 'given-by', 'all-get', 'invited', 'says', 'says-words'],
          done: 'Pffff! The lamp fell over with a clatter and was only a lamp. {S} stood in the kitchen on two feet, and put {S.their~the} head out of the window. “I can’t do wishes any more,” said {S}, “only presents.” And {told}.',
        },
        {
          kinds: ['hugs', 'laughs', 'claps', 'happy', 'feels', 'no-longer', 'friends', 'team'],
          done: 'Pffff! The lamp fell over with a clatter and was only a lamp. {S} stood in the kitchen on two feet, and tried out both arms, as far as they would go. The nearest one was {L}, and {told}.',
        },
        {
          kinds: ['home', 'way-home', 'sleep'],
          done: 'Pffff! The lamp fell over with a clatter and was only a lamp. {S} stood in the kitchen on two feet, and lay down on the sofa for the first time, quite straight, with no bend like a spout, and {told}.',
        },
        {
          kinds: ['any'],
          done: '“I wish that you were free, {S!},” {L} had said. Pffff! The lamp fell over with a clatter and was only a lamp. {S} stood in the kitchen on two feet, and looked out of a window for the first time, and {told}.',
        },
      ],
      helper: { name: 'Granny Wool', creature: 'sheep' },
      art: {
        'rubbed it with a sleeve': 'kitchen: L wipe teapot surprised; cloud',
        'Three wishes': 'kitchen: S stretch-out happy; L look surprised; teapot, cloud',
        'There was a cake on': 'kitchen: L think worried; S look; many cake, empty-bowl',
        'the whole larder': 'kitchen: L slump sad; S look; hole',
        'one wanted a new gate': 'kitchen: L look worried; people, feather, gold',
        'lay awake and wrote': 'bedroom, night: L write worried in bed; paper',
        'Look round for': 'kitchen: G say; L look G curious; S sit sad',
        'It’s rather tight': 'kitchen: S slump sad; L look sad; teapot, sink',
        'loud and clear.': 'kitchen: L say brave; S look surprised; teapot',
        'What would you wish for': 'kitchen: L say curious; S look sad; teapot',
        'laughed and laughed. It': 'kitchen: S laugh; L cheer; teapot',
        'There is a plant in': 'village: S wave happy; L wave happy; teapot, flower, house',
      },
    },
  ],
};
