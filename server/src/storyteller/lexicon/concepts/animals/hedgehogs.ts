import type { StorySourceInput } from '../../story-source.ts';

/** Stories about hedgehogs. */
export const hedgehogs: StorySourceInput = {
  id: 'hedgehogs',
  words: ['hedgehog', 'hedgehogs', 'baby hedgehog', 'hedgehog family', 'hoglet'],
  situations: ['visit', 'learn', 'question'],
  creature: 'theme',
  night: true,
  topic: 'hedgehogs',
  thing: 'the fence',
  home: 'garden',
  main: 'garden',
  plots: [
    {
      id: 'a-hole-in-the-fence',
      titles: ['{S} and the Fence', '{L} Makes a Hedgehog Road', 'Five Gardens'],
      goal: 'let {S} get from one garden to the next',
      trouble: '{S} could not get past the fence',
      solved: '{S} could walk through five gardens',
      opener:
        'Every evening, when the first star came out, something rustled along the fence behind {L’s} house. It went up to the corner, and back, and up to the corner again. {L+} fetched the lantern.',
      friend:
        'It was {S+}. “Good evening,” said {S}. “I’m looking for the way through. I can smell beetles over there.” {L} held the lantern lower. There was no way through. There were only boards.',
      problem:
        '“A hedgehog walks more than a mile every night,” said {S}, “and eats what it finds: beetles, caterpillars, slugs. One garden isn’t enough. I’ve eaten all there is in this one.” And on every side there was a fence.',
      tries: [
        '{L} lifted {S} over, with thick gloves on. But in the next garden there was another fence, and now {S} couldn’t get back.',
        '{L} put out a bowl of water and some cat food. {S} ate it up, and said thank you, and went back to the fence.',
        '{L} leaned a plank against the fence as a ramp. {S} climbed up very well. Then {S} looked down the other side, and rolled up into a ball.',
      ],
      tip: '“It doesn’t need a gate,” said {G+}. “It needs a hole no bigger than a saucer, right at the bottom. But every fence in the row must have one. A road with one gap in it is no road.”',
      low: '“All of them?” said {L}. There were five gardens, and five front doors. {L} had never spoken to some of the people there.',
      turn: '{L} took a deep breath and rang at the first door. “It’s for a hedgehog,” said {L}, “and it only costs you a saucer of fence.” By the fifth door {L} wasn’t shy any more. On Saturday the saws were humming all along the row.',
      done: 'That night {S} came to the fence, sniffed, and found a little square hole. {S} walked through it, and through the next, and the next. Five gardens full of beetles! In the last one you could hear somebody munching very loudly.',
      again:
        'Over every hole there is a small sign: “Hedgehog Street”. And in none of the five gardens have the slugs eaten the lettuce this year.',
      helper: { name: 'Mrs Bark', creature: 'toad' },
    },
  ],
};
