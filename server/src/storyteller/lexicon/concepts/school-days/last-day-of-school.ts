import type { StorySourceInput } from '../../story-source.ts';

/** Stories about the last day of nursery or school. */
export const lastDayOfSchool: StorySourceInput = {
  id: 'last-day-of-school',
  words: [
    'last day school/nursery/kindergarten/preschool/class/term',
    'last day of term/year',
    'end of school year',
    'end of the year',
    'end of term',
    'leave/leaving nursery/preschool/kindergarten/school/primary',
    'preschool/nursery/kindergarten graduation',
    'graduation',
    'finish/finishing nursery/kindergarten/school',
    'goodbye to my teacher/class/school',
    'saying goodbye to my teacher',
  ],
  situations: ['visit', 'sad', 'reluctant', 'learn'],
  topic: 'the last day',
  thing: 'the coat peg',
  main: 'school',
  indoors: true,
  plots: [
    {
      id: 'under-the-peg',
      titles: ['{L’s} Last Day', 'The Peg with the Snail', 'Goodbye, Classroom'],
      goal: 'say goodbye to the classroom',
      trouble: '{L} did not want to leave it all behind',
      solved: '{L} had said goodbye, and left something there',
      opener:
        'Over {L+}’s coat peg was a picture of a snail. It had been {L’s} peg since the very first day. Now it was the last day, and the walls were empty, and all the paintings were rolled up in bags.',
      friend:
        '{F+} had the peg next to it. They had both been too small to reach, once. “After the summer somebody else will hang a coat here,” said {F}.',
      problem:
        '“I don’t want that,” said {L}. “It’s my snail.” There was singing and there was cake, and everyone else seemed glad. But {L} had a lump in {L.their} throat, and did not want to go home, and did not want to stay either.',
      tries: [
        '{L} tried to take the peg home. It was screwed on very well.',
        '{L} hid under the table with the paints, in order to stay. It was boring after a while, and there was a knee in the way.',
        '{L} packed a little bit of everything: a block, some sand, half a crayon. The bag got heavy, and it was not the classroom.',
      ],
      tip: '“Do you remember your first day?” asked {G+}. “You looked at that snail till lunchtime. In September somebody will stand here who doesn’t know a soul. You can’t take the peg. But you can leave something here.”',
      low: 'One by one the others were fetched. The room got bigger and bigger.',
      turn: '{L} drew the peg, the snail, and the way to the toilet. {F} drew the best place in the sandpit. Underneath {L} wrote, “It will be nice. The snail is kind,” and stuck the letter under the peg.',
      done: 'The lump was smaller now. {L} said goodbye to the carpet, to the tap that drips, to the fish. {G} got a very long hug. And then {L} walked out of the door, and was one of the big ones.',
      again:
        'In September {L} went by and looked in at the window. Somebody small was standing in front of the peg, reading.',
      object: 'letter',
      helper: { name: 'Miss Maple', creature: 'rabbit' },
    },
  ],
};
