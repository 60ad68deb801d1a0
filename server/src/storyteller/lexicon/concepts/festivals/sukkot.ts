import type { StorySourceInput } from '../../story-source.ts';

/** Stories about Sukkot. */
export const sukkot: StorySourceInput = {
  id: 'sukkot',
  words: ['sukkot', 'sukkos', 'sukkah', 'festival of booths', 'lulav', 'etrog'],
  situations: ['wants', 'make', 'lost', 'visit'],
  topic: 'Sukkot',
  thing: 'the sukkah',
  home: 'city',
  main: 'garden',
  night: true,
  plots: [
    {
      id: 'stars-through-the-roof',
      titles: ['Stars Through the Roof', '{L} Builds a Sukkah', 'Supper in the Sukkah'],
      goal: 'build a roof for the sukkah',
      trouble: 'you could not see the stars through the roof',
      solved: 'the stars shone through the roof',
      opener:
        'For Sukkot you build a hut in the garden and eat in it for a week. {L+} had helped with the walls. Now came the roof, made of branches. At night you must be able to see the stars through it.',
      friend:
        '{F+} dragged in an armful of branches with leaves on. There were more by the gate. “It’ll be the thickest roof in the street,” said {F}.',
      problem:
        'They laid one on top of the other until the whole heap was used up. In the evening {L} lay down on the bench and looked up. There was no star, not one. There was only roof. And the guests were coming in an hour.',
      tries: [
        '{L} poked a hole in it with a broom. The hole closed up again, and there were leaves in the soup.',
        '{F} hung paper stars on strings under the branches. They were pretty. But they had not come from the sky.',
      ],
      tip: '“A sukkah isn’t a proper house,” said {G+}. “It reminds us of when we were on our way through the desert, and nothing was firm. It needs shade, and room for stars. Which of your branches does it really need?”',
      low: 'The first stars were out, as {L} knew very well, because they could be seen from everywhere except from in here.',
      turn: '{L} climbed up on the ladder, and a grown-up held it. {L} took off one branch, and handed it down to {F}, and then every second one. Then {L} looked through the gaps, and something blinked.',
      done: 'The guests sat close together, with soup, honey and apples, and somebody turned off the lamp. “Look up!” said {L}. Between the leaves were stars, so many of them. One leaf fell in the soup. Nobody minded.',
      again:
        '{L} was allowed to sleep in the sukkah, in a hat. It is hard to sleep when there is so much to look at.',
      object: 'star',
      helper: { name: 'Rabbi Tamar', creature: 'deer' },
    },
  ],
};
