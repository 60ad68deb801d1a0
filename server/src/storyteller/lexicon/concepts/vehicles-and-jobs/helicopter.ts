import type { StorySourceInput } from '../../story-source.ts';

/** Stories about the rescue helicopter. */
export const helicopter: StorySourceInput = {
  id: 'helicopter',
  words: [
    'helicopter',
    'helicopter rescue',
    'mountain rescue',
    'rescue',
    'coastguard',
    'lifeboat',
    'air ambulance',
  ],
  situations: ['visit', 'deed', 'has'],
  topic: 'the rescue helicopter',
  thing: 'the helicopter',
  home: 'village',
  main: 'mountain',
  plots: [
    {
      id: 'the-sheep-on-the-ledge',
      titles: ['{L} and the Rescue Helicopter', 'Flap, Flap, Flap', 'The Sheep on the Ledge'],
      goal: 'rescue the sheep',
      trouble: 'the sheep stood on the ledge and could not go up or down',
      solved: 'the sheep was safe in the helicopter',
      object: 'rope',
      opener:
        'Flap-flap-flap! In the field stood the red helicopter. “I need somebody with good eyes,” called the pilot. {L+} put on the helmet, and the belt clicked.',
      friend:
        '{F+} took the rope, and up they went. The houses shrank, the cows turned into spots. “There!” said {L}. On the steepest wall of the mountain stood a sheep, on a ledge no wider than a shelf.',
      problem:
        'The ledge was crumbling. But whenever the helicopter came near, the wind from its blades blew the sheep closer to the edge. “Baa!” it cried. They could not land, and they could not come close.',
      tries: [
        'They let down a basket with clover. The sheep ate the clover and did not get in.',
        '{F} called, “Jump!” The sheep looked down. It was not that stupid.',
        'They came from below, quite gently. It was worse. Now its wool stood on end, and it could see nothing at all.',
      ],
      tip: '“The wind goes straight down,” said {G+} over the radio. “Stay high up, as high as you can, where it’s not felt below. Then you only need a very long rope, and somebody who isn’t afraid of wool.”',
      turn: 'Up they flew, till the sheep was as small as a snowflake. {L} clicked the hook on to the belt. Down it went on the long rope, slowly, until {L} stood beside the sheep. There was no wind at all. “Shall we?” asked {L}.',
      done: '{L} hugged the wool, and held on as tight as possible. “Up!” The ledge broke off and fell, for a long time. But they hung in the air, {L} and the sheep, and swung, and were pulled in at the door.',
      again:
        'The sheep is in the meadow with the others. When it goes flap-flap-flap, the others run away. It only looks up, and baas hello.',
      outcomes: [
        {
          asked: [
            'rescue/save/safe/safely sheep/everyone/climber/hiker/people/all',
            'sheep home/back/field/meadow/flock/farmer',
          ],
          done: '{L} hugged the wool and held on tight. “Up!” The ledge broke off and fell, for a long time. But they hung in the air, {L} and the sheep, and were pulled in at the door. The pilot turned the nose to the valley, and {told}.',
        },
        {
          asked: ['fly/drive/steer helicopter', 'pilot', 'become/be pilot/hero', 'ride helicopter', 'medal'],
          done: 'The ledge broke off, but {L} and the sheep hung in the air, and were pulled in at the door. “Somebody who isn’t afraid of wool,” said the pilot, “needn’t be afraid of levers.” The second helmet was put on, and {told}.',
        },
        {
          kinds: ['party', 'eats', 'plays', 'shares', 'makes'],
          done: 'The ledge broke off and fell, but they hung in the air, {L} and the sheep, and were pulled in at the door. In the field below, the other rescuers had heard it on the radio and laid a blanket in the grass, and {told}.',
        },
        {
          kinds: ['gets', 'given-by', 'all-get', 'invited', 'says', 'says-words'],
          done: 'The ledge broke off, but {L} and the sheep hung in the air, and were pulled in at the door. In the meadow stood the farmer, with the crook over one arm, and came running before the blades stood still, and {told}.',
        },
        {
          kinds: ['hugs', 'laughs', 'claps', 'happy', 'feels', 'no-longer', 'friends', 'team'],
          done: '{L} hugged the wool and held on tight. The ledge broke off and fell, but they hung in the air and were pulled in at the door. “Baa,” said the sheep, right into the pilot’s headphones, and {told}.',
        },
        {
          kinds: ['home', 'way-home', 'sleep'],
          done: '{L} hugged the wool, and they were pulled in at the door, just as the ledge broke off. They set the sheep down with the others. Then the pilot turned on the small green lights, and from above every house was a lamp. So {told}.',
        },
      ],
      helper: { name: 'Chief Alma', creature: 'eagle' },
      art: {
        'In the field stood': 'meadow: L look brave wearing hat; red helicopter',
        'The houses shrank': 'mountain: F hold rope; L point surprised; helicopter, sheep',
        'The ledge was crumbling':
          'mountain, wind: L look frightened; F hold rope worried; sheep on stone, huge stone, helicopter',
        'let down a basket with clover':
          'mountain: L hold rope basket; F peek curious; sheep on stone, huge stone, basket',
        'that stupid': 'mountain: F call; L think worried; sheep on stone, huge stone',
        'its wool stood on end': 'mountain, wind: L+F cover-eyes worried; sheep, helicopter',
        'over the radio': 'mountain: G say; L+F listen curious; radio, rope',
        'as small as a snowflake': 'clouds: L tie rope brave; F hold rope worried; helicopter',
        'There was no wind at all': 'mountain: L offer brave; sheep on stone, huge stone, rope',
        'clicked the hook on to the belt': 'clouds: L hold rope brave; F point worried; helicopter',
        'hugged the wool': 'mountain: L hug brave; F pull rope; sheep, helicopter',
        'The sheep is in the meadow': 'meadow: L wave happy; F clap happy; sheep, helicopter',
      },
    },
  ],
};
