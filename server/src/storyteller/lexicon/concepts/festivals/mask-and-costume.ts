import type { StorySourceInput } from '../../story-source.ts';

/** Stories about dressing up. */
export const maskAndCostume: StorySourceInput = {
  id: 'mask-and-costume',
  words: ['costume', 'dress up', 'dressing up', 'fancy dress', 'mask', 'make mask', 'disguise'],
  situations: ['make', 'learn', 'newcomer'],
  topic: 'dressing up',
  thing: 'the costume',
  home: 'cottage',
  main: 'village',
  plots: [
    {
      id: 'nine-dragons',
      titles: ['What Shall {L} Be?', 'The Costume', 'Nine Dragons and a Teapot'],
      goal: 'find a costume like nobody else’s',
      trouble: '{L} had no costume yet',
      solved: 'nobody else had a costume like {L’s}',
      opener:
        'There was a box with hats, scarves, one wing and a beard. {L+} stood in front of it in socks. “What shall I be?” In an hour the parade would begin.',
      problem:
        'A dragon, of course! {L} put on the green blanket. Then {L} looked out of the window. Down there went a dragon. And another. Nine dragons! And all of them had better tails.',
      tries: [
        '{L} put on everything from the box at once. Now {L} was something with a beard and one wing, that could not see.',
        '{F} made {L} a mask out of paper, and cut the eyes where the ears are. It was a good mask for somebody else.',
        '{L} tried to be a ghost. The sheet had ducks on it. “Boo,” said the ducks.',
      ],
      tip: '“You’re looking for the most splendid thing,” said {G+}. “They all do. That’s why there are nine dragons. Take the thing that you like best, and that no one thinks of.”',
      turn: '{L} shut both eyes and thought. What did {L} like best? The moment when the tea is poured, when it steams and gurgles! “I’ll be a teapot,” said {L}. A cushion in front, one arm for the handle, one arm for the spout, and the saucepan lid for a hat.',
      done: 'In the parade came nine dragons. Everybody clapped. Then came a teapot, bent over at the corner, and gurgled. First it was quiet, and then they cheered so loudly that the lid rattled. “Pour again!” they shouted.',
      again: 'The next year there were six teapots. {L} went as a tram.',
    },
  ],
};
