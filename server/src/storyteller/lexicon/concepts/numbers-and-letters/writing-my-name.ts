import type { StorySourceInput } from '../../story-source.ts';

/** Stories about writing one’s own name. */
export const writingMyName: StorySourceInput = {
  id: 'writing-my-name',
  words: [
    'write/writing name',
    'write/writing my name',
    'write/writing own name',
    'writing my own name',
    'learn/learning write/writing name',
    'spell/spelling name',
    'name tag',
    'letters of my name',
    'sign/signing my name',
    'first letter of my name',
  ],
  situations: ['learn', 'cannot', 'wants', 'own-wish', 'deed', 'ability'],
  topic: 'writing one’s name',
  thing: 'the name on the picture',
  home: 'school',
  main: 'school',
  indoors: true,
  plots: [
    {
      id: 'whose-picture-is-it',
      titles: ['Whose Picture Is It?', '{L} Writes a Name', 'The First Letter'],
      goal: 'write the name so that everybody could read it',
      trouble: 'there was no name on the picture',
      solved: 'the name stood on the picture',
      opener:
        '{L+} had painted a picture, with a boat, a moon and a fish that laughed. All the pictures were going to hang in the corridor. “Put your names on them,” somebody said.',
      friend:
        '{F+} had painted a boat as well. They hung up their pictures side by side. “Mine’s the one with the boat,” said {F}. “Mine too,” said {L}.',
      problem:
        'A visitor stopped before the boat with the laughing fish. “Who painted this lovely one?” Nobody knew, for there was no name on it. {L} wanted to say it, but the visitor had already gone on.',
      tries: [
        '{L} made a cross in the corner. But there were crosses on five other pictures.',
        '{L} drew a long wavy line, as grown-ups do. It looked like handwriting. But when somebody tried to read it, it said nothing.',
        '{F} offered to write it. {F} wrote an F, because that was the letter that {F} could write best. Now it was {F’s} boat.',
      ],
      tip: '“Don’t write all of it at once,” said {G+}. “Your first letter is the captain. Learn how it stands: where it begins, where it bends. Write it in the sand first, where you can wipe it out. The others come after it, one by one.”',
      low: '{L} looked at the white corner of the picture. It was small, and it had to hold a whole name.',
      turn: '{L} filled a tray with sand and drew the first letter, as big as a plate. It fell over. {L} wiped it out and made it again, smaller, and then again. Then came the second letter, and then the next one beside it.',
      done: 'In the corner of the picture stood the name, in red. One letter was larger than the others, and one leaned over a little. But all of them were there, and in the right order. “By {L},” the visitor read out.',
      again:
        'Now the name is everywhere: on the bag, on the boots, on the fogged-up window. On the window it was gone by noon. {L} wrote it once more.',
      object: 'paintbrush',
      outcomes: [
        {
          kinds: ['party', 'eats', 'plays', 'shares'],
          done: 'In the corner of the picture stood the name, in red. “By {L},” the visitor read out. In the corridor they had put up a table under the pictures, with a name on every cup, and {told}.',
        },
        {
          kinds: ['gets', 'given-by', 'all-get', 'invited', 'says', 'says-words'],
          done: 'In the corner of the picture stood the name, in red, and all the letters were there. “By {L},” the visitor read out, turned round, and looked for the one who was called that, and {told}.',
        },
        {
          kinds: ['hugs', 'laughs', 'claps', 'happy', 'feels', 'no-longer', 'friends', 'team'],
          done: 'In the corner of the picture stood the name, in red, and all the letters were there. “By {L},” the visitor read out. “And which one’s yours?” asked {F} for fun, and {told}.',
        },
        {
          kinds: ['home', 'way-home', 'sleep'],
          done: 'In the corner of the picture stood the name, in red, and all the letters were there. The boat, the moon and the fish that laughed were taken off the wall and rolled up, and {told}.',
        },
        {
          kinds: ['any'],
          done: 'In the corner of the picture stood the name, in red. One letter was larger than the others, and one leaned over a little. But all of them were there, behind the captain, and in the right order, and {told}.',
        },
      ],
      helper: {
        name: 'Miss Quill',
        creature: 'goose',
      },
      art: {
        'with a boat, a moon': 'school: L paint painting-board(boat) happy',
        'Put your names on': 'school: L hold picture(boat) happy; children, many picture',
        'hung up their pictures': 'corridor: L hang picture(boat) happy; F hang picture(boat) happy',
        'stopped before the boat': 'corridor: L look sad; lady, picture(boat)',
        'made a cross': 'corridor: L hold crayon worried; many picture',
        'as grown-ups do': 'corridor: L write worried; F look curious; picture(boat)',
        'offered to write it': 'corridor: F write happy; L look worried; picture(boat)',
        'first letter is the captain': 'playground: G point calm; L look curious; sandpit',
        'the white corner': 'corridor: L look worried crayon; picture(boat)',
        'filled a tray with sand': 'school: L touch happy; tray, sandpit',
        'stood the name, in red': 'corridor: L point proud; F cheer; lady, picture(boat)',
        'Now the name is everywhere': 'cottage: L write happy; bag, boot',
      },
    },
  ],
};
