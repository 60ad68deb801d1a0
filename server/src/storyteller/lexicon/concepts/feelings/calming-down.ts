import type { StorySourceInput } from '../../story-source.ts';

/** Stories about calming down. */
export const calmingDown: StorySourceInput = {
  id: 'calming-down',
  words: [
    'calm/calming down',
    'mindful breathing',
    'breathe/breathing slowly',
    'breathing',
    'learn/learning calm down',
    'be/being calm',
    'mindfulness',
    'mindful',
    'deep breath',
    'deep breathing',
    'take/taking deep breath',
    'breathing exercise',
    'breathing exercises',
    'calm corner',
    'calm-down corner',
    'self-regulation',
    'self regulation',
    'meltdown',
    'meltdowns',
    'self-control',
    'quiet time',
    'relax/relaxing',
  ],
  situations: ['learn', 'cannot', 'trait', 'visit'],
  topic: 'calming down',
  thing: 'the glitter jar',
  main: 'cottage',
  indoors: true,
  plots: [
    {
      id: 'the-glitter-jar',
      titles: ['{L} Calms Down', 'The Glitter Jar', 'Smell the Flower, Blow the Candle'],
      goal: 'calm down again',
      trouble: 'everything inside {L} was whirling about',
      solved: 'it was quiet inside {L} again',
      opener:
        '{L+} had been building a town of blocks since breakfast, with a station and a zoo. There was only the tower to finish.',
      friend:
        '{F+} came in to look, turned round, and swish! A sleeve caught the tower, and the tower took the station with it. “I’m sorry!” said {F}.',
      problem:
        'It got hot behind {L’s} ears. {L’s} hands made fists, {L’s} heart raced, and {L’s} head was so full of noise that nothing else fitted in. {L} shouted, and then cried, and could not stop.',
      tries: [
        '“Calm down!” {L} shouted at {L.their} own feet. They stamped even harder.',
        '{L} hit a cushion. Feathers came out, and the whirling went faster.',
        '{L} tried to build the tower again at once. {L’s} hands shook so much that it fell down after two blocks.',
      ],
      tip: '{G+} put a jar of water and glitter on the floor and shook it. “That’s how it is inside you just now,” said {G}. “Don’t shake it. Watch it, and breathe. Smell a flower, slowly. Now blow out a candle.”',
      low: '{L} did not know how to get out of it. {F} sat by the wall and waited, not too near.',
      turn: '{L} sat down in front of the jar. Smell the flower. Blow out the candle. The glitter whirled. {L} traced one finger after another, up and down, and breathed once for each. The glitter began to sink.',
      done: 'Then it lay at the bottom, and the water was clear. {L’s} hands were just hands again. “I was so angry,” said {L}, and {F} said, “I know. Shall we build it together?” They began with the station.',
      again: 'The jar stands by {L’s} bed. Sometimes {L} shakes it, just to watch it get quiet.',
      helper: { name: 'Aunt Lily', creature: 'swan' },
      outcomes: [
        {
          asked: ['calm/breathe/better/happy/feel/quiet/sleep/relax/asleep'],
          kinds: ['happy', 'sleep'],
          done: 'Smell the flower. Blow out the candle. The glitter whirled, and sank, and lay at the bottom of the jar. The water was clear, and {L’s} hands were just hands again. Nothing was racing any more, and {told}.',
        },
        {
          asked: ['sorry/apologise/apologize/forgive/say'],
          kinds: ['says'],
          done: 'The glitter lay at the bottom of the jar, and the water was clear. “I was so angry,” said {L}. “I know,” said {F}, with the sleeve that had caught the tower rolled right up. It was quiet enough now to hear each other, and {told}.',
        },
        {
          asked: ['build/tower/town/rebuild/play/together'],
          kinds: ['makes', 'plays', 'shares'],
          done: 'The glitter lay at the bottom of the jar, and the water was clear. “Shall we build it together?” asked {F}, and rolled up both sleeves. They began with the station. One breath, one block, and {told}.',
        },
        {
          kinds: [
            'hugs',
            'laughs',
            'claps',
            'friends',
            'team',
            'stays',
            'home',
            'party',
            'eats',
            'gets',
            'tells',
          ],
          done: 'The glitter had sunk, and {L’s} hands were just hands again. “I was so angry,” said {L}. “I know,” said {F}, “it was louder than the zoo.” They looked through the clear water at each other, with very big noses, and {told}.',
        },
      ],
    },
  ],
};
