import type { StorySourceInput } from '../story-source.ts';

/** General plots about not wanting to {do}. */
export const notWilling: StorySourceInput = {
  id: 'not-willing',
  situations: ['reluctant'],
  topic: 'not wanting to {do}',
  thing: 'the big No',
  main: 'cottage',
  plots: [
    {
      id: 'the-big-no',
      titles: ['{L} and the Big No', '“I Won’t!” Said {L}', 'No, No, and Maybe'],
      goal: '{do}',
      trouble: '{L} did not want to {do}',
      solved: '{L} had found a way to {do}',
      opener:
        '“I don’t want to {do},” said {L+}. It was a small No to begin with. But a No grows when you hold on to it. By breakfast it sat on the table and was as big as a cat.',
      problem:
        '“You have to {do},” said everyone. At that the No grew as big as a pony. It stood in the doorway, and {L} could not get past it.',
      tries: [
        '{L} hid under the blanket with the No. It was hot in there, and the No trod on {L’s} toes.',
        '{F} counted to three. At three nothing happened. {F} counted to thirty. Nothing happened at thirty either, only it took longer.',
        '“We’ll do it tomorrow,” said {L}. But the No knew about tomorrow. It made itself comfortable.',
      ],
      tip: '“Such a big No,” said {G+}, and walked round it. “You can’t push it. But you can make it smaller. What is it that you don’t like? The beginning? Or all of it? And which bit do you want to choose yourself?”',
      turn: '{L} thought. “Not all of it,” said {L}. “Only the beginning.” The No shrank a bit. “And I want to choose the song, and who goes first.” It shrank again. Now it was as small as a mouse.',
      done: 'And so {L} began, with a song and {F} in front. After the beginning it was not bad at all. {L} {did}, right to the end. The No had gone to sleep in a shoe.',
      again: 'When the No comes back, {L} asks it, “Which bit?” And mostly it is only the beginning.',
    },
  ],
};
