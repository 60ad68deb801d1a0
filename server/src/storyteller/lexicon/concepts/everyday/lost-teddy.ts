import type { StorySourceInput } from '../../story-source.ts';

/** Stories about the lost cuddly toy. */
export const lostTeddy: StorySourceInput = {
  id: 'lost-teddy',
  words: [
    'lost/lose/missing teddy/toy/bear/doll/bunny/rabbit/cuddly',
    'lost teddy bear',
    'teddy is lost/missing/gone',
    'toy is lost/missing/gone',
    'lost soft/favourite/cuddly/toy toy/bunny/rabbit/dog/bear',
    'leave/left teddy/bunny/toy bus/train/park/behind',
    'forget/forgot teddy/bunny',
  ],
  situations: [
    'lost',
    'lost-by',
    'absence',
    'forgets',
    'sad',
    'afraid',
    'mystery',
    'wants',
    'runaway',
    'strayed',
  ],
  gentle: true,
  topic: 'the lost cuddly toy',
  thing: 'the lost toy',
  home: 'cottage',
  main: 'village',
  plots: [
    {
      id: 'backwards-through-the-day',
      titles: ['Where Is It?', 'Lost!', 'Backwards Through the Day'],
      goal: 'find the lost toy',
      trouble: 'the best toy of all was lost',
      solved: 'the lost toy was back in {L’s} arms',
      opener:
        '{L+} never went anywhere without the old soft friend with the flat nose, which had been there since the very first night. In the morning they had gone out together. In the evening, at bedtime, {L} reached under the pillow.',
      problem:
        'The place was empty. {L} looked under the bed and behind it, and shook out the duvet. Then {L} knew. It had stayed behind, somewhere, outside. And it was getting dark.',
      tries: [
        'They looked in every room, with a torch, even in the oven. They found a marble and a glove, but no flat nose.',
        '{L} took another toy to bed. It was new, and too stiff, and it had the wrong smell. {L} lay awake beside it.',
        'They ran to the playground and looked under the slide and round the sandpit. There was only a red spade.',
      ],
      tip: '“Don’t look everywhere,” said {G+}. “Look where you were. Go back through your day, from now until this morning, and stop at each place. When did you last have it under your arm?”',
      turn: '{L} sat down on the bottom stair with closed eyes. “Supper: no. The bath: no. The walk home: I carried the bread. The baker’s: I needed both hands for the purse. I put it down. On the ledge, by the window!” They all put on coats over their pyjamas.',
      done: 'The baker’s was shut. But behind the glass, on the ledge, next to the price list, somebody was sitting, with a flat nose and a paper hat. There was a light upstairs, and the baker came down. {L} could not say anything, and held on tight.',
      again:
        'There is a label sewn on now, with a telephone number. Before {L} goes out of any door, {L} asks, “Have we got everybody?”',
      helper: { name: 'Mr Crust', creature: 'hedgehog' },
    },
  ],
};
