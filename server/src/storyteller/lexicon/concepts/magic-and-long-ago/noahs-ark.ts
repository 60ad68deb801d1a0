import type { StorySourceInput } from '../../story-source.ts';

/** Stories about Noah's ark. */
export const noahsArk: StorySourceInput = {
  id: 'noahs-ark',
  words: [
    'noah ark',
    'noah’s ark',
    'noah',
    'the ark',
    'ark',
    'great flood',
    'animals two by two',
    'two by two',
  ],
  situations: ['learn', 'deed', 'visit', 'question'],
  weather: 'rain',
  topic: 'Noah’s ark',
  thing: 'the ark',
  home: 'meadow',
  main: 'ship',
  plots: [
    {
      id: 'forty-days',
      titles: ['{L} on the Ark', 'Two by Two', 'The Dove Comes Back'],
      goal: 'keep the peace on the ark until the water went down',
      trouble: 'everyone on the ark was quarrelling',
      solved: 'there was land',
      opener:
        'Long ago an old man called Noah built a ship on dry land, as long as a street. “It’s going to rain,” said Noah. {L+} helped to carry the hay, and didn’t ask any more.',
      friend:
        'Then they came, two by two: lions and lambs, snails (they had set off in spring), and even the fleas. {F+} held the list, and {L} the door. When the last tail was in, the first drop fell.',
      problem:
        'It rained for forty days. Inside it was warm, and then it was crowded. The lions had the best place. The cocks crowed at four. “Move up!” “Move up yourself!” By the thirtieth day nobody was speaking to anyone.',
      tries: [
        '{L} drew lines on the floor with chalk. The elephants wiped them away, just by turning round.',
        '{F} read out the rules. The hyenas laughed.',
        'They tried having meals in turns. The sloths came at the end, and it was Tuesday again.',
      ],
      tip: '“They aren’t wicked. They’re afraid,” said {G+} from the beam. “They can’t see when it will end. Give them something to do for each other. And when it stops raining, let me out.”',
      low: '{L} stood in the dark between all that fur and listened to the rain. {L} was a bit afraid, too, if the truth be told.',
      turn: '“Who’s good at what?” called {L}. The sheep were warm, so the monkeys moved in with them. The elephants fanned. The fireflies made light, and the cocks were asked to whisper. In the evening {L} hummed a tune, and the wolves sang along.',
      done: 'On the fortieth day it was quiet on the roof. {L} opened the window, and the dove flew out. It came back with a green leaf in its beak. There was land! When the door opened, the grass was wet, and over it all stood a rainbow.',
      again:
        'They went out two by two, the lion beside the lamb. At the bottom of the hill they turned round and waved, as far as they had hands.',
      outcomes: [
        {
          kinds: ['party', 'eats', 'plays', 'shares'],
          done: 'The dove came back with a green leaf in its beak. There was land! When the door opened, the grass was wet, and over it stood a rainbow. Noah had kept the last hay and the last apples for that, and {told}.',
        },
        {
          kinds: ['hugs', 'laughs', 'claps', 'happy', 'feels', 'no-longer', 'friends', 'team'],
          done: 'The dove came back with a green leaf in its beak. There was land! When the door opened, the grass was wet, and over it all stood a rainbow. The monkeys didn’t want to let go of the sheep, and {told}.',
        },
        {
          kinds: ['home', 'way-home', 'sleep'],
          done: 'The dove came back with a green leaf in its beak. There was land! When the door opened, the grass was wet, and over it all stood a rainbow. Two by two they went and looked for a dry place, and {told}.',
        },
        {
          kinds: ['any'],
          done: 'On the fortieth day it was quiet on the roof. {L} opened the window, and the dove flew out, and came back with a green leaf in its beak. The great door was let down for the first time, and {told}.',
        },
      ],
      helper: { name: 'Dora', creature: 'dove' },
      art: {
        'to carry the hay': 'meadow: L carry hay curious; grandfather, huge ship',
        'came, two by two': 'meadow, cloudy: F hold paper happy; L open; two lion, two sheep, snail',
        'By the thirtieth day': 'ship, rain: L cover-ears worried; F look sad; lion, hen, elephant',
        'drew lines on the floor': 'ship, rain: L draw crayon worried; F point worried; two elephant',
        'read out the rules': 'ship, rain: F read paper; L look curious; dog',
        'having meals in turns': 'ship, rain: L hold bowl worried; F look worried; bear',
        'Give them something to do': 'ship, rain: G say; L+F look G curious; lion',
        'listened to the rain.': 'ship, night, rain: L listen worried; sheep, bear',
        'The elephants fanned': 'ship, rain: L sing happy; F clap; elephant, sheep, monkey',
        'a green leaf in its beak': 'ship: L point happy; F cheer; bird, leaf, rainbow',
        'the lion beside the lamb': 'meadow: L wave happy; F wave happy; lion, sheep, rainbow',
      },
    },
  ],
};
