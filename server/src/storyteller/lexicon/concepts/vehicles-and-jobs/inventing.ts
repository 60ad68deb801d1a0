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
      outcomes: [
        {
          asked: [
            'machine/invention/robot work/make/do/fix/breakfast/help',
            'invent',
            'help',
            'finally work',
          ],
          done: 'Once more {L} turned the handle. The toast rolled under the tap, drip, and under the brush, swish, and slid onto the plate, golden and whole. The wheels clicked, the spring sprang, and nothing stuck to the ceiling. So {told}.',
        },
        {
          asked: [
            'win prize/fair/competition/medal/contest',
            'famous',
            'become/be inventor',
            'show',
            'everyone/everybody use/want/love/like',
            'sell',
          ],
          done: 'Once more {L} turned the handle. Drip, swish, and slice after slice slid onto the plate, golden and whole. Grandpa ate four, with one hand, and telephoned with the other. “You must see this!” half the town was told. And {told}.',
        },
        {
          kinds: ['party', 'eats', 'plays', 'shares', 'makes'],
          done: 'Once more {L} turned the handle. Drip, swish, and the toast slid onto the plate, golden and whole. And then the next, and the next. The plate was full, and then the tray, and the neighbours were called over the fence, and {told}.',
        },
        {
          kinds: ['gets', 'given-by', 'all-get', 'invited', 'says', 'says-words'],
          done: 'Once more {L} turned the handle. Drip, swish, and slice after slice slid onto the plate, golden and whole. {G} opened the big book, drew a line under all that had gone wrong, and looked up. And {told}.',
        },
        {
          kinds: ['hugs', 'laughs', 'claps', 'happy', 'feels', 'no-longer', 'friends', 'team'],
          done: 'Once more {L} turned the handle. Drip, swish, and the toast slid onto the plate, golden and whole. Grandpa bit into it. A lump of butter from yesterday came loose from the ceiling and fell on it as well, and {told}.',
        },
        {
          kinds: ['home', 'way-home', 'sleep'],
          done: 'Once more {L} turned the handle. Drip, swish, and slice after slice slid onto the plate. Grandpa ate four, with one hand. The spring still clicked a bit in the workshop, slower and slower, like a clock, and {told}.',
        },
      ],
      helper: { name: 'Professor Cogs', creature: 'owl' },
      art: {
        'butter toast any more': 'kitchen: L think worried; grandfather, toast, butter',
        'went to the workshop': 'workshop: L hold hammer brave; F carry wheel happy; toolbox',
        'The toast flew through': 'workshop: L startle surprised; F point surprised; machine, toast',
        'made the spring weaker': 'workshop: L wait worried; F yawn; machine, toast',
        'buttered each other': 'workshop: F look surprised; L look worried; machine, butter',
        'it tore the toast in half': 'workshop: L hold bread sad; F cover-ears; big machine, bell',
        'Three things that don': 'workshop: G show book happy; L+F look G curious; machine',
        'made a list and watched': 'workshop: L write writing-pad curious; F peek curious; butter, machine',
        'took a broad paintbrush': 'workshop: L hold paintbrush brave; F pour cup; machine, tap',
        'golden and whole': 'kitchen: L handle wheel proud; F cheer; machine, toast, grandfather',
        'Number seven works': 'workshop: L write book proud; F clap happy; machine, jam',
      },
    },
  ],
};
