import type { StorySourceInput } from '../../story-source.ts';

/** Stories about the new big bed. */
export const aBigBed: StorySourceInput = {
  id: 'a-big-bed',
  words: [
    'big bed',
    'move/moving big bed',
    'big girl/boy/kid bed',
    'new bed',
    'own bedroom/room',
    'my own room',
    'new bedroom',
    'sleep alone',
    'sleeping alone',
    'sleep own room',
    'cot',
    'my new room',
    'very own room',
    'my very own room',
    'my own bedroom',
    'new room',
  ],
  situations: ['newcomer', 'visit', 'learn', 'own-wish', 'wants', 'has'],
  topic: 'the new big bed',
  thing: 'the bed',
  home: 'cottage',
  main: 'cottage',
  night: true,
  plots: [
    {
      id: 'too-much-room',
      titles: ['{L} and the Big Bed', 'So Much Bed', 'A Bed Like a Ship'],
      goal: 'sleep in the big bed till morning',
      trouble: 'the bed was much too big to sleep in',
      solved: '{L} slept in the big bed till morning',
      opener:
        'Two men had carried it up the stairs, and it smelled of wood. It was {L’s}. {L+} lay down in it, with both arms out, and reached no edge on any side.',
      problem:
        'In the daytime it was a ship and a stage. But at night it was only big. There was so much dark under it, and so much bed to the left. At ten {L} stood in the hall, with the pillow under one arm.',
      tries: [
        'They pushed it into the corner. Now it had an end on one side. On the other it went on.',
        '{L} slept the wrong way round, to surprise it. In the middle of the night {L} did not know where the lamp was.',
        'They put in every soft animal in the house. Now there were forty who could not sleep.',
      ],
      tip: '“A big bed’s like a big field,” said {G+}. “Nobody sleeps in the whole field. You look for a hollow. Build yourself a nest in one corner, and keep the rest for visitors.”',
      turn: '{L} laid the blanket in a ring and the pillow in it. A nest, just as long as {L}! The old small cover came in as well. Then {L} looked under the bed: one sock and a marble. {L} said good night to both.',
      done: 'The lamp went out. {L} listened. The bed creaked once, as a ship does, when it leaves. And then it was suddenly light, and there were birds. “I was in it all night!” shouted {L}, so that the whole house knew.',
      again:
        'At the foot of the bed there’s room for {F} on Saturdays. And there’s still a bit of field left over.',
    },
  ],
};
