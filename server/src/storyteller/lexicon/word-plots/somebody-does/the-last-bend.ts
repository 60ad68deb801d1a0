import type { StoryPlotInput } from '../../story-source.ts';

/** The plot `the-last-bend` of the frame `somebody-does`, for deeds that are done once. */
export const theLastBend: StoryPlotInput = {
  id: 'the-last-bend',
  once: true,
  words: [
    'win',
    'come first',
    'run marathon',
    'run race',
    'win race',
    'win prize',
    'win medal',
    'win cup',
    'win match',
    'win game',
    'win competition',
  ],
  verbs: ['race'],
  titles: ['{S} at the Last Bend', 'How {S} Did It', 'On Your Marks, {S!}'],
  goal: 'help {S} to {do}',
  trouble: '{S} was always out of breath too soon',
  solved: '{S} had done it without any hurry',
  opener:
    'There was a notice at the gate, with a big golden cup on it. Everybody who went by read it. {L+} saw somebody stand there for a very long time.',
  friend:
    'It was {S+}. “I want to {do},” said {S}. “Once in my life. I’ve told nobody but you.” {L} held out a hand. “Then we’ll begin today,” said {L}.',
  problem:
    'They practised from the gate to the big oak. {S} shot off like a rocket. At the pond {S} was red, at the bend {S} sat down in the grass, and the oak was still a long way off. “I’ll be last,” said {S}.',
  tries: [
    '{S} practised twice as much, morning and evening. After three days {S} could not get up the stairs.',
    'They bought very fast shoes. The shoes were fast. {S} was only in them.',
    '{L} ran in front, with a bun on a string. At the bend they both sat down and ate it.',
  ],
  tip: '“You start with the end,” said {G+}. “Everything you’ve got is gone by the pond. Go slowly where it’s easy. Keep something for the last bend. And look at your feet, and not at the others.”',
  turn: 'The great day came. Everyone shot off like rockets. {S} did not. One, two, breathe, one, two, breathe, {L} called it from the edge. At the pond {S} was last. At the oak {S} passed three. Then came the last bend, and {S} still had something left.',
  done: '{S} took it all out, every bit that had been saved. The ribbon tore, and the people shouted. It was true: {S} {did}! {S} held the cup so that {L} could see it too. “The slow half was yours,” said {S}.',
  again:
    'The cup stands on the window sill, with daisies in it. From the gate to the oak they still go at six, side by side, quite slowly.',
  helper: { name: 'Old Barnaby', creature: 'tortoise' },
};
