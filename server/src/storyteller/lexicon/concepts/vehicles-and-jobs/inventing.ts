import type { StorySourceInput } from '../../story-source.ts';

/** Stories about inventing something. */
export const inventing: StorySourceInput = {
  id: 'inventing',
  words: [
    'inventor',
    'invention',
    'inventors and inventions',
    'invent machine',
    'inventing',
    'inventors',
    'great inventions',
    'machine that make/makes/do/does',
    'machine that makes breakfast',
    'invention go/goes/went wrong',
    'crazy/mad invention',
    'crazy/mad inventor',
    'homework machine',
    'robot machine that',
  ],
  situations: ['thing-pair', 'own-wish-to-be', 'works-as', 'make', 'learn', 'question', 'wants-to-be'],
  indoors: true,
  topic: 'inventing something',
  thing: 'the invention',
  home: 'cottage',
  main: 'workshop',
  plots: [
    {
      id: 'the-breakfast-machine',
      titles: ['The Breakfast Machine', '{L} Invents Something', 'Number Seven Works'],
      goal: 'invent a machine that butters toast',
      trouble: 'every invention went wrong',
      solved: 'the machine had buttered a whole plate of toast',
      opener:
        'Grandpa had broken one arm and could not butter toast any more. “There ought to be a machine for that,” said {L+}. And since there wasn’t one, {L} went to the workshop to invent it.',
      problem:
        'It had a wheel, a spring and a butter knife. {L} turned the handle. The toast flew through the window, and the butter stuck to the ceiling. The first invention did not work.',
      tries: [
        '{L} made the spring weaker. Now nothing flew. The knife moved so slowly that the toast got cold.',
        '{F} put in two knives, to go twice as fast. They buttered each other.',
        'They built a whole new machine, and it was much bigger and had a bell. It rang beautifully, and it tore the toast in half.',
      ],
      tip: '“How splendid,” said {G+}, who had invented the washing line with wheels. “Three things that don’t work! I write mine all down in a book. When it goes wrong, don’t build a new machine. Change one single thing, and watch what happens.”',
      turn: '{L} made a list and watched closely. The toast tore because the butter was hard. So the butter went into a warm cup on top, and came out through a little tap. And instead of the knife {L} took a broad paintbrush, a new one.',
      done: '{L} turned the handle. The toast rolled under the tap, drip, and under the brush, swish, and slid onto the plate, golden and whole. And then the next, and the next. Grandpa ate four slices, with one hand.',
      again: 'In the book it says: “Number seven works.” Number eight is going to do the jam.',
      helper: { name: 'Professor Cogs', creature: 'owl' },
    },
  ],
};
