import type { StorySourceInput } from '../../story-source.ts';

/** Stories about the sunflower. */
export const sunflower: StorySourceInput = {
  id: 'sunflower',
  words: [
    'sunflower',
    'grow/plant flower/sunflower/seed',
    'seed',
    'gardening',
    'beanstalk',
    'vegetable garden',
  ],
  situations: ['make', 'wants'],
  topic: 'the sunflower',
  thing: 'the sunflower',
  main: 'garden',
  plots: [
    {
      id: 'wrong-way',
      titles: ['{L} and the Sunflower', 'The Flower Behind the Shed', 'Grow, Sunflower!'],
      goal: 'make the sunflower grow tall',
      trouble: 'the sunflower hung its head',
      solved: 'the sunflower had opened',
      object: 'seed',
      opener:
        'It was striped and no bigger than a fingernail. On the packet there was a sunflower as tall as a house. {L+} looked at the one, and then at the other, and could not believe it.',
      friend:
        '{F+} brought a watering can with a long nose. They made a hole, one finger deep, put the seed in and patted it down. “Good night, seed,” said {L}.',
      problem:
        'On the ninth day it came up, with two leaves like hands. But the seed had been sown behind the shed. There was shade there, all day long. The sunflower grew thin and pale, and hung its head.',
      tries: [
        '{L} held up its head with a string. It looked at the ground all the same, only from higher up.',
        'They gave it a whole can of water, and another. The sunflower stood in mud, and its lowest leaf turned yellow.',
        '{L} drew a big sun and pinned it to the shed. The sunflower looked at it politely, and hung its head again.',
      ],
      tip: '“What’s it called?” asked {G+}. “Sun flower. It can’t walk, so it has to wait for the sun to come to it. The sun won’t come behind a shed. But you’ve got legs, and a spade.”',
      turn: '{L} took the spade and dug a wide circle, so as not to hurt one single root. They carried the sunflower with all its earth, step by step, like a baby, out to the middle of the garden, and tied it loosely to a stick.',
      done: 'The next morning it had lifted its head. It grew past {L}, past the fence, past the window. And one day it opened: a great golden face, turning with the sun from breakfast to supper.',
      again:
        'In autumn there were two hundred striped seeds in it. {L} put one in every letter box in the street.',
      helper: { name: 'Mr Trowel', creature: 'mole' },
    },
  ],
};
