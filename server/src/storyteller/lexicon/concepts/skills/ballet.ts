import type { StorySourceInput } from '../../story-source.ts';

/** Stories about ballet. */
export const ballet: StorySourceInput = {
  id: 'ballet',
  words: [
    'ballet',
    'ballet class/lesson/school/show/shoe',
    'ballerina',
    'first ballet class/lesson/show',
    'do/doing ballet',
    'dance/dancing ballet',
    'plié',
    'tutu',
    'pirouette',
    'boy/boys ballet',
    'ballet recital',
    'nutcracker',
  ],
  situations: [
    'learn',
    'visit',
    'afraid',
    'wants',
    'cannot',
    'reluctant',
    'trait',
    'wants-to-be',
    'own-wish-to-be',
    'deed',
    'own-wish',
  ],
  topic: 'ballet',
  thing: 'the ballet stage',
  main: 'fair',
  indoors: true,
  plots: [
    {
      id: 'the-still-swan',
      titles: ['{L} Dances on the Stage', 'First Position', '{L} and the Ballet'],
      goal: 'turn on one foot without falling over',
      trouble: '{L} fell over at every turn',
      solved: '{L} had turned right round on one foot',
      opener:
        'In the ballet class {L+} stood at the bar, heels together, toes apart. That is called first position. In three weeks they were going to dance on a real stage.',
      friend:
        '{F+} stood next in the row. “There’s only one hard thing in it,” said {F}. “In the middle you turn right round on one foot. They call it a pirouette.”',
      problem:
        'The piano played. {L} bent both knees, pushed off and turned. The mirror went by, the wall went by, the lamp went by, and then came the floor. Bump! “Once more,” said {L}, and fell over the other way.',
      tries: [
        '{L} pushed off harder, went round much too fast to stop in time, and sat down in front of the piano.',
        '{L} held on to {F}. Now there were two who fell over.',
        '{L} practised at home in socks, on the smooth floor in the kitchen. It was good for sliding and bad for standing.',
      ],
      tip: '“Your feet are right, but your eyes are flying about,” said {G+}. “That’s why you’re dizzy. Choose one spot on the wall and look at it for as long as you can. Then turn your head quickly, and find it again. Dancers call it spotting.”',
      low: '{L} rubbed a bruise and looked along the wall. There was a clock, a hook, and the photograph of a swan. The swan stood quite still.',
      turn: '{L} chose the swan. Heels together, knees bent, chin up. {L} looked at the swan, turned, and there it was again! The floor stayed where it was. “I didn’t fall,” said {L}, and did it again at once.',
      done: 'On the evening of the show the stage was blue and dark. There was no swan here, so {L} chose the little green lamp over the door. Round went {L}, right round on one foot, and stood. Somebody in the hall said, “Oh!”',
      again: '{L} turns in the kitchen, at the bus stop and in the bath. Well, in the bath only once.',
      outcomes: [
        {
          kinds: ['party', 'eats', 'plays', 'shares'],
          done: 'On the stage {L} chose the little green lamp over the door. Round went {L}, right round on one foot, and stood. “Oh!” said somebody. Behind the curtain the piano went on, with something quick, and {told}.',
        },
        {
          kinds: ['gets', 'given-by', 'all-get', 'invited', 'says', 'says-words'],
          done: 'On the stage {L} chose the little green lamp over the door. Round went {L}, right round on one foot, and stood. {G} came out of the wings with both hands behind the back, and {told}.',
        },
        {
          kinds: ['hugs', 'laughs', 'claps', 'happy', 'feels', 'no-longer', 'friends', 'team'],
          done: 'On the stage {L} chose the little green lamp over the door. Round went {L}, right round on one foot, and stood. Somebody in the hall said, “Oh!” {L} knew that voice, in the third row, and {told}.',
        },
        {
          kinds: ['home', 'way-home', 'sleep'],
          done: 'On the stage {L} chose the little green lamp over the door. Round went {L}, right round on one foot, and stood. Then the piano was shut, and the slippers were put in their bag, heels together, and {told}.',
        },
        {
          kinds: ['any'],
          done: 'On the evening of the show the stage was blue and dark. There was no swan here, so {L} chose the little green lamp over the door. The piano played. Heels together, knees bent, chin up, and {told}.',
        },
      ],
      helper: { name: 'Madame Clara', creature: 'woman' },
      art: {
        'In the ballet class': 'hallway: L stand happy; mirror, children',
        'There’s only one hard thing': 'hallway: F dance happy; L look F curious; mirror',
        'and fell over the other way': 'hallway: L fall; piano, mirror',
        'pushed off harder': 'hallway: L sit surprised; piano',
        'held on to': 'hallway: L+F fall; mirror',
        'in socks, on the smooth floor': 'kitchen: L stretch-out worried; sock',
        'your eyes are flying about': 'hallway: G point calm; L listen curious; picture(bird)',
        'rubbed a bruise': 'hallway: L sit sad; clock, picture(bird)',
        'chose the swan': 'hallway: L dance happy at picture; picture(bird)',
        'chose the little green lamp': 'stage, evening: L dance proud; people, green lamp',
        'turns in the kitchen': 'kitchen: L dance laughing',
      },
    },
  ],
};
