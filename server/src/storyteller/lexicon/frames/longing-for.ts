import type { StorySourceInput } from '../story-source.ts';

/** General plots about missing {the}. */
export const longingFor: StorySourceInput = {
  id: 'longing-for',
  situations: ['longing'],
  gentle: true,
  topic: 'missing {the}',
  thing: 'missing {the}',
  main: 'garden',
  plots: [
    {
      id: 'the-same-moon',
      titles: ['{L} Misses {The}', 'A Letter to {The}', 'So Far Away'],
      goal: 'feel close to {the}',
      trouble: '{the} was so far away',
      solved: '{the} felt close in spite of all the miles between',
      opener:
        '{L+} drew a picture of {the}, with both arms out. Then {L} looked at it for a long time. “It’s not the same,” said {L}. “The picture can’t hug.”',
      problem:
        'There was a place inside {L} that felt empty. It had the size of {the}. It was there at breakfast, and at bedtime it was largest.',
      tries: [
        '{L} tried to think of something else. {F} told three jokes. {L} laughed at the second one, and then wanted to tell it to {the}, and missed {the} even more.',
        '“How many sleeps?” asked {L}. They counted on the calendar. It was more sleeps than {L} had fingers.',
        '{L} set off, with a bag and a torch, to walk there. At the end of the road stood a signpost. It had a number on it that did not fit on the sign.',
      ],
      tip: '“Missing somebody is love that has a long way to go,” said {G+}. “You can give it something to carry. What did the two of you always do together?”',
      turn: '{L} knew it at once. They did it together, just as {the} always did, with the same song. {L} put what was left over in a box, with a drawing and a big kiss, and wrote the address on it in the best letters.',
      done: 'Six days later a parcel came back. There was a letter in it that smelled of {the}, and on the last line it said, “Look at the moon at seven. I’ll look too.” At seven {L} stood at the window. It was the same moon.',
      again:
        'The empty place is still there on some days. But now there’s a small window in it, and {L} can wave.',
    },
  ],
};
