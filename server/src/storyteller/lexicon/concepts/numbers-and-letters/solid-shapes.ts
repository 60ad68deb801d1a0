import type { StorySourceInput } from '../../story-source.ts';

/** Stories about flat and solid shapes. */
export const solidShapes: StorySourceInput = {
  id: 'solid-shapes',
  words: [
    '2d/3d/2-d/3-d shape',
    '2d 3d shape',
    '2d and 3d shapes',
    '3d shape',
    '3d shapes',
    'solid shape',
    'sphere',
    'cylinder',
    'pyramid shape',
    'cone shape',
    'flat and solid shapes',
    'flat shape',
    'shapes all around us',
    'shapes around us',
    'shape hunt',
  ],
  situations: ['learn', 'question', 'make'],
  topic: 'flat and solid shapes',
  thing: 'the box of shapes',
  main: 'school',
  indoors: true,
  plots: [
    {
      id: 'which-one-rolls',
      titles: ['{L} Builds with Shapes', 'Flat Shapes, Fat Shapes', 'The Cube, the Cone and the Ball'],
      goal: 'build a rocket out of shapes',
      trouble: 'the flat rocket would not stand up',
      solved: 'the rocket stood on the table, tip and all',
      opener:
        '{L+} had cut out shapes of coloured paper: a square, a circle, a long rectangle, and a triangle. Laid together, they made a rocket, with a pointed tip and a round window.',
      friend: '“Let’s make it fly!” said {F+}. {L} stood the rocket up. It fell over, flat on its face.',
      problem:
        '{L} tried again, and leaned it on a cup. The rectangle bent in the middle, and the triangle slid off. “A square is flat,” said {L}. “It can’t stand, and nobody can sit in it.” How do you make a rocket that you can hold?',
      tries: [
        '{L} glued two rectangles together. It was a flat rocket, but thicker.',
        '{F} held it up high. It stood as long as {F} did, and then {F} sneezed.',
        'They hung it on a string. It turned round slowly. From the front it was a rocket. From the side it was nothing at all.',
      ],
      tip: '“Those are 2D shapes. They’re flat. They’ve got no inside,” said {G+}. “Look for 3D shapes in the kitchen: a cube, a cylinder, a cone and a sphere. Find out which can stand, and which can roll.”',
      low: '{L} laid the paper pieces back on the table. It was only a picture of a rocket, after all.',
      turn: '{L} found a tin. “A cylinder! It stands.” The orange was a sphere, and rolled under the table. Sugar cubes stood firm. And a party hat was a cone! {L} put the cone on the tin, and four cubes round the bottom.',
      done: 'It stood! It did not even wobble. The paper circle became the window, so the flat shapes were needed, too. {F} put the orange on the shelf. That was the planet they were going to.',
      again:
        'On the way to school they counted shapes: a cylinder with letters in it, a cone on the road, and a great many cubes with people in them.',
      outcomes: [
        {
          kinds: ['party', 'eats', 'plays', 'shares'],
          done: 'The cone on the cylinder, four cubes round the bottom, and it stood! When the rocket had reached the planet, they peeled it. It was an orange after all, with nine pieces in it, and sugar cubes there were as well, and {told}.',
        },
        {
          kinds: ['hugs', 'laughs', 'claps', 'happy', 'feels', 'no-longer', 'friends', 'team'],
          done: 'The cone on the cylinder, four cubes round the bottom, and it stood! The paper circle became the window. {F} looked in from one side and {L} from the other, and {told}.',
        },
        {
          kinds: ['home', 'way-home', 'sleep'],
          done: 'The cone on the cylinder, four cubes round the bottom, and it stood! The orange was the planet, and it was a long way there. They set the rocket by the window, pointing up, and {told}.',
        },
        {
          kinds: ['any'],
          done: 'The cone on the cylinder, four cubes round the bottom, and it stood! It did not even wobble. {F} put the orange on the shelf: that was the planet. “Five, four, three,” counted {L}, and {told}.',
        },
      ],
      helper: { name: 'Professor Polly', creature: 'parrot' },
      art: {
        'Laid together, they made': 'school: L look happy paper-and-scissors; picture(rocket)',
        'Let’s make it fly': 'school: L hold paper worried; F clap happy; rocket',
        'leaned it on a cup': 'school: L push paper worried; cup',
        'glued two rectangles': 'school: L hold glue worried; paper',
        'held it up high': 'school: F sneeze; L look worried; paper',
        'hung it on a string': 'school: L hang paper worried; string',
        'They’re flat. They’ve got': 'school: G show orange calm; L look curious; tin',
        'laid the paper pieces': 'school: L sit sad at table; paper, triangle',
        'A cylinder': 'school: L hold tin happy; F catch orange happy; hat',
        'was the planet': 'school: L cheer; F raise orange happy; rocket',
        'even wobble': 'school: L cheer; F raise orange happy; rocket',
        'the way to school they': 'village: L point happy; F point happy; postbox, bus',
      },
    },
  ],
};
