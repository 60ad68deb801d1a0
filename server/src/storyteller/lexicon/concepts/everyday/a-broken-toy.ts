import type { StorySourceInput } from '../../story-source.ts';

/** Stories about the broken toy. */
export const aBrokenToy: StorySourceInput = {
  id: 'a-broken-toy',
  words: [
    'broken/break/broke toy/doll/train/robot/teddy',
    'toy is broken',
    'my toy broke',
    'toy break/breaks/broke',
    'mend toys',
    'mend doll',
    'mending toys',
    'mending doll',
    'fix toy',
    'fix toys',
    'fix doll',
    'fixing toy',
    'fixing toys',
    'fixing doll',
    'toy hospital',
    'doll hospital',
  ],
  situations: ['broken', 'own-damage', 'damage', 'sad', 'learn', 'make', 'ailment'],
  happensToLead: true,
  topic: 'the broken toy',
  thing: 'the broken toy',
  home: 'cottage',
  main: 'workshop',
  plots: [
    {
      id: 'the-box-of-small-parts',
      titles: ['Crack!', '{L} Mends It', 'Not for the Bin'],
      goal: 'mend the broken toy',
      trouble: 'the toy was broken',
      solved: 'the toy had been mended',
      opener:
        'There was a crack, and it wasn’t a loud one. {L+} looked down. The best toy of all lay on the floor, and a part of it lay somewhere else.',
      problem:
        '{L} held the two parts together. They fitted exactly. But as soon as {L} let go, they came apart again. “It’s old,” they said. “Shall we throw it away?” “No!” said {L}, and put both parts inside the jumper.',
      tries: [
        '{L} used sticky tape, a whole roll of it. Now it held. But nothing moved any more, and it looked like a parcel.',
        '{L} used glue, and could not wait. After two minutes {L} tried it out, and it was in two parts again, and sticky as well.',
        '{L} put it in the bin after all, and shut the lid. It took as long as it takes to count to ten. Then {L} took it out again.',
      ],
      tip: '“Before you mend a thing, you have to know how it broke,” said {G+} in the workshop. “Everything was put together by somebody once, so it can be put together again. And after that you have to wait. That’s the hardest part.”',
      turn: '{L} looked closely. There was a tiny hole on this side and one on that side. “There was a pin in here,” said {L}. In the box of small parts there was one that fitted. Then came a drop of glue, and a night of waiting.',
      done: 'In the morning {L} took off the peg, and let go, slowly. It held. It moved, too, to and fro, just as before, with a very small click. “It’s better than new,” said {L}. “I know what it looks like inside.”',
      again:
        'You can see the place, if you know where to look. {L} has a box of small parts, and on the door there’s a sign: “Toy Hospital. Please knock.”',
      helper: { name: 'Mr Cogwell', creature: 'mole' },
    },
  ],
};
