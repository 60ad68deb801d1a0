import type { StorySourceInput } from '../../story-source.ts';

/** Stories about a new teacher or a new class. */
export const newTeacher: StorySourceInput = {
  id: 'new-teacher',
  words: [
    'new/different teacher',
    'substitute/supply teacher',
    'get/getting new teacher',
    'new class',
    'new classroom',
  ],
  situations: ['newcomer', 'reluctant', 'afraid', 'visit', 'refuses', 'learn', 'sad'],
  topic: 'a new teacher',
  thing: 'the new teacher',
  main: 'school',
  indoors: true,
  plots: [
    {
      id: 'where-is-the-chalk',
      titles: ['A New Teacher for {L}', 'Everything Is Different', 'Where Does the Bell Live?'],
      goal: 'get used to the new teacher',
      trouble: 'the new teacher did everything differently',
      solved: 'the new teacher and {L} knew each other',
      opener:
        '{L+} hung up a coat and looked into the classroom. There was somebody new at the teacher’s desk. The old teacher had always sung good morning. The new teacher said, “Please sit down.”',
      friend:
        '“Do you think this one can whistle?” whispered {F+}. The old teacher could. {L} did not think so, and sat down slowly.',
      problem:
        'Everything was in a different order. First came numbers and then the story, instead of the other way round. The teacher called {L} by the wrong name, twice. “I want our old teacher back,” said {L}.',
      tries: [
        '{L} told the new teacher how it had always been. “I see,” said the teacher, and looked tired, and did numbers first.',
        '{L} did not say anything all morning. The teacher did not know {L} well enough to notice.',
        '{F} and {L} wrote a letter to the old teacher. It was good to write. But it did not tell anyone where the bell was, and break was over before anyone could ring it.',
      ],
      tip: '“You’ve been here for a year,” said {G+}, the caretaker, “and your new teacher has been here since eight o’clock this morning. Who’s new here? What was it that you didn’t know on your first day?”',
      low: 'Through the window {L} saw the new teacher, alone, opening one cupboard after another.',
      turn: '{L} thought of that first day, and went in. “The bell lives on top of the blue cupboard,” said {L}. “The chalk’s in the biscuit tin. And my name is {L}.” The teacher laughed. “Thank you, {L}.”',
      done: '{L} and {F} showed the teacher everything: the window that sticks, the hook for wet gloves. In the story corner the teacher sat down, opened a book, and did all the voices. The old teacher had never done the voices.',
      again: 'The new teacher cannot whistle. But {L} and {F} can, and they are giving lessons on Fridays.',
      object: 'bell',
      helper: { name: 'Mr Bolt', creature: 'beaver' },
    },
  ],
};
