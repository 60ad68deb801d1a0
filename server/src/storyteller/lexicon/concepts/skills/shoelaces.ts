import type { StorySourceInput } from '../../story-source.ts';

/** Stories about tying a bow. */
export const shoelaces: StorySourceInput = {
  id: 'shoelaces',
  words: [
    'tie shoe/shoelace/lace',
    'shoelace',
    'tie/tying own/your shoe/shoelace/lace',
    'tie/tying your own shoe/shoelace/lace',
    'tie/tying his/her own shoe/shoelace/lace',
  ],
  situations: ['learn', 'cannot'],
  topic: 'tying a bow',
  thing: 'the shoelaces',
  main: 'cottage',
  plots: [
    {
      id: 'two-ears',
      titles: ['{L} and the Shoelaces', 'Two Ears and a Hole', 'The Knot That Would Not'],
      goal: 'tie a bow in the shoelaces',
      trouble: 'the shoelaces came undone at every step',
      solved: 'the bow held',
      opener:
        'The new shoes were red, and they had real laces. {L+} was very proud of them. There was only one thing wrong with these shoes: they wanted to be tied.',
      problem:
        '{L} laid one lace over the other, and round, and somehow through. It looked like a bird’s nest. At the first step the laces came undone, and at the second {L} trod on them and fell flat.',
      tries: [
        '{L} made a knot on top of a knot on top of a knot. It held very well. In the evening {L} had to go to bed in the shoes.',
        '{L} stuffed the laces into the shoes, where nobody could see them. Hop, went the left shoe, and flew over the fence.',
        '{F} tied the left shoe to the right one by mistake. They could only go hop, hop, like sparrows.',
      ],
      tip: '“I’ll tell you a secret,” said {G+}. “There’s a rabbit in it. First make one ear, then a second ear. The ears cross over, one hops through the hole, and then they both pull.”',
      turn: '{L} sat down on the bottom step, with {L.their} tongue between {L.their} teeth. One ear. Two ears. They fell down. Again: one ear, two ears, cross over, through the hole. Now pull, both of you!',
      done: 'A bow! There it sat on the shoe, with two ears, and it held. One step, two steps, right round the house at a run. Then {L} did the other one.',
      again: '{L} has tied everything in the house by now: the curtain, the broom, the cat’s tail, nearly.',
      helper: { name: 'Grandpa Lop', creature: 'rabbit' },
    },
  ],
};
