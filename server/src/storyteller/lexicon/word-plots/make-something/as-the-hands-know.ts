import type { StoryPlotInput } from '../../story-source.ts';

/** The plot `as-the-hands-know` of the frame `make-something`, for food. */
export const asTheHandsKnow: StoryPlotInput = {
  id: 'as-the-hands-know',
  kinds: ['food'],
  titles: ['{L} Makes {Nouns}', 'The Secret of the {Nouns}', 'A Pinch of This'],
  goal: 'make {nouns} just as they should be',
  trouble: '{L’s} {nouns} would not turn out like the real ones',
  solved: '{L} had found the secret of the {nouns}',
  opener:
    'You can smell it from the gate: today there are {nouns}! In the kitchen somebody who can do it was standing in a white cloud, and two old hands were folding, rolling and pinching as fast as birds. “May I?” asked {L+}, and tied on an apron, twice round.',
  problem:
    'It looked so simple. But {L’s} were lumpy, and they came open, and what had been inside was outside. They lay there in a row beside the others, like shoes beside swans. “How much of everything is it?” asked {L}. “Oh,” was the answer, “till it’s right.”',
  tries: [
    [
      '{L} weighed everything exactly, up to the last crumb, and wrote it down. They came out like doorstops, each one of the same weight.',
      '{L} took twice as much of what tastes best. It ran out at the sides and stuck to the tablecloth for ever.',
    ],
    [
      '{L} looked at the hands the whole time, and did the same. But hands like that are too quick to look at. It was like watching the wheels of a bicycle.',
      '{F} read it out of a book. In the book the {nouns} had names like “Method B”. They tasted like it, too.',
    ],
    'They gave theirs to the dog. The dog buried them.',
  ],
  tip: '“It’s not in the eyes,” said {G+}. “My hands were taught by hands. Put yours on top of mine, and shut your eyes. And don’t think of the {nouns}. Think of who’s going to eat them.”',
  turn: '{L} laid both hands on the old ones and shut both eyes. There it was: not too hard, not too soft, like the lobe of an ear. A fold, a turn, and a small press with the thumb. “Now you,” said {G}, and the old hands were gone.',
  done: '{L} opened both eyes. On the board lay one that {L} had made quite alone. It stayed shut. Then there was a second, and a whole plate full. They all sat down close together, and nobody talked for as long as there were some.',
  again:
    'The recipe hangs on {L’s} wall. There’s nothing on it but two hands, drawn round with a pencil: a big one, and a smaller one on top.',
};
