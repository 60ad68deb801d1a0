import type { StorySourceInput } from '../../story-source.ts';

/** Stories about making mistakes. */
export const aMistake: StorySourceInput = {
  id: 'a-mistake',
  words: [
    'ask/asking for help',
    'do/doing it wrong',
    'not perfect',
    'try/trying again',
    'too hard',
    'i can’t do it',
    'can’t do it',
    'get/getting it wrong',
  ],
  situations: ['learn', 'afraid'],
  topic: 'making mistakes',
  thing: 'the mistake',
  home: 'cottage',
  main: 'school',
  plots: [
    {
      id: 'the-crooked-line',
      titles: ['Oops, Said {L}', 'A Beautiful Mistake', '{L} Asks for Help'],
      goal: 'finish it in spite of the mistake',
      trouble: 'there was a mistake right in the middle',
      solved: 'the mistake had become the best part',
      opener:
        '{L+} was drawing something for the long wall in the hall. It was to be without one single mistake. It was nearly done. There was only one line missing.',
      problem:
        'Then somebody sneezed. The line shot off across the paper, right through the middle, and out over the edge. {L} stared at it. “Ruined,” said {L}. The others had finished theirs, and they were all so straight.',
      tries: [
        '{L} rubbed it out. Now there was a grey place, and in the middle of it a hole.',
        '{L} began again, on a new sheet, so carefully that {L’s} hand shook. The first line was crooked.',
        '{L} put both arms over it and said it was not finished. That was true, but it did not help.',
      ],
      tip: '“May I see?” asked {G+}. “Oh, I’ve got a whole drawer of those. The best things I’ve made began with an oops. Turn it round. What does it want to be? And if you don’t see it, ask somebody. Asking isn’t cheating.”',
      turn: '{L} turned it round. “Can you help me? What do you see?” asked {L}. {F} put {F.their~the} head on one side. “A tail,” said {F}. Now {L} saw it as well. The line was a tail, and at the end of it there had to be somebody.',
      done: 'It became the longest dragon that had ever been in the hall. It went on over the wall and ended round the corner, as all of the others drew a bit. “How did you get that idea?” they asked. “It was an oops,” said {L}.',
      again: 'In {L’s} desk there’s a drawer now with a label: “Oopses. Do not throw away.”',
      outcomes: [
        {
          asked: ['marshmallow/campfire/picnic/barbecue/feast/fiesta/disco/celebrate'],
          kinds: ['party', 'eats', 'plays', 'shares'],
          done: 'The line became a dragon, and everyone drew a bit, over the wall and round the corner. There its mouth was wide open. “It’s hungry,” said {L}. So they pushed a table under it, and put on it whatever dragons like, and {told}.',
        },
        {
          asked: [
            'dragon/drawing/picture/painting/wall/hall/proud/mistake/perfect/try/idea/teacher/medal/prize',
          ],
          kinds: ['gets', 'learns', 'tells', 'sees', 'wins', 'makes'],
          done: 'The line became the tail of the longest dragon that had ever been in the hall. Everyone drew a bit, over the wall and round the corner. “It was an oops,” said {L}, and wrote that underneath, in large letters. And {told}.',
        },
        {
          asked: ['make/find/get/meet/have/become/best/new/good friend'],
          kinds: [
            'hugs',
            'laughs',
            'claps',
            'happy',
            'friends',
            'team',
            'still-friends',
            'feels',
            'says',
            'helps',
          ],
          done: 'The line became a dragon, and everyone drew a bit. Only the one who had sneezed stood at the side, rather pale. “Your sneeze made the tail!” called {L}, and held out the orange pencil. “You can draw the fire.” And {told}.',
        },
      ],
      helper: { name: 'Mr Blot', creature: 'octopus' },
      art: {
        'long wall in the hall': 'school: L draw happy at desk; many picture',
        'one line missing': 'school: L draw proud at desk; children',
        'Then somebody sneezed': 'school: L startle; children, paper',
        'rubbed it out': 'school: L look sad at paper; paper, hole',
        'began again, on a new': 'school: L draw worried at desk; children',
        'put both arms over it': 'school: L hide worried; desk, children',
        'a whole drawer of those': 'school: G show drawers happy; L look curious paper',
        'Can you help me': 'school: L show drawing-pad curious; F point happy',
        'there had to be': 'school: L draw drawing-pad(dragon) happy; F look surprised',
        'drew a bit': 'corridor: L raise picture(dragon) proud; F clap; children, many picture',
        'the longest dragon': 'corridor: L raise picture(dragon) proud; F clap; children, many picture',
        'there’s a drawer now': 'school: L open happy; drawers, label',
      },
    },
  ],
};
