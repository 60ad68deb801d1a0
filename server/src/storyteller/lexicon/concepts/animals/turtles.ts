import type { StorySourceInput } from '../../story-source.ts';

/** Stories about turtles and tortoises. */
export const turtles: StorySourceInput = {
  id: 'turtles',
  words: [
    'turtle',
    'turtles',
    'tortoise',
    'tortoises',
    'turtles and tortoises',
    'tortoise and turtle',
    'pet tortoise',
    'pet turtle',
    'box turtle',
  ],
  situations: ['visit', 'learn', 'question', 'trait', 'pair', 'thing-pair'],
  creature: 'tortoise',
  topic: 'turtles and tortoises',
  thing: 'the shell',
  home: 'garden',
  main: 'garden',
  plots: [
    {
      id: 'knock-knock',
      titles: ['{S} Stays Inside', '{L} and the Tortoise', 'Knock, Knock'],
      goal: 'get {S} to come out of the shell',
      trouble: '{S} would not come out of the shell',
      solved: '{S} was walking in the sun again',
      opener:
        'At the end of the winter {L+} carried a wooden box out into the garden. There were leaves in it, and under the leaves was something round, with a pattern like a football.',
      friend:
        'That was {S+}. {S} had slept for four months. {L} laid {S.them} in the sun and waited. A nose came out, and one eye. Then a dog barked next door, and flop, everything was gone again.',
      problem:
        'After that {S} didn’t come out at all. The shell lay in the grass like a stone. “What if {S.they} can’t breathe in there?” thought {L}. “What if {S} is hungry?” From inside came only a very small sigh.',
      tries: [
        '{L} knocked. You don’t like it when someone knocks on your roof. It got even quieter in there.',
        '{L} turned the shell round, towards the sun. Then {L} turned it back again. It made {S} dizzy.',
        '{L} sang the longest song there was, and very loudly. The dog next door barked along.',
      ],
      tip: '“I carry my house as well,” said {G+}, “so I can tell you something. It isn’t that we don’t like you. Inside it’s safe. We come out for three things: warmth, quiet, and something red.”',
      low: '{L} stopped knocking and turning. It’s hard to do nothing. {L} looked at the sun, and at the kitchen window.',
      turn: '{L} laid a flat stone in the sunniest place and put {S} on it. Then came a ripe red strawberry, exactly one step away. And then {L} lay down in the grass, quite still, chin on both hands, and breathed as slowly as a tortoise.',
      done: 'The stone grew warm. A nose came out. An eye. Then a long wrinkled neck. {S} looked at {L} for quite a while, and at the strawberry. One foot came, then another, and then: munch. There was juice right up to {S.their~the} eyes.',
      again:
        'Now {S} comes as soon as {L} lies down in the grass. It only takes a little patience, and on some days a strawberry.',
      helper: { name: 'Gina', creature: 'snail' },
      outcomes: [
        {
          asked: ['strawberry/eat/come out/shell/head/walk/sun/lettuce/grass'],
          done: 'The stone grew warm. A nose came out. An eye. Then a long wrinkled neck. {S} looked at {L}, who was breathing as slowly as a tortoise. Even the dog next door was quiet. One step away lay something red, and {told}.',
        },
        {
          asked: ['race/win/finish/hare/rabbit'],
          done: 'The stone grew warm. A nose came out, an eye, then a long wrinkled neck. One foot, then another, and munch. Warm right through, {S} saw a second strawberry, at the end of the path, and something hopping towards it. And {told}.',
        },
        {
          asked: ['home/family/mum/mother/sea/pond/water/swim'],
          done: 'The stone grew warm. A nose came out. An eye, a long wrinkled neck. One foot, and munch: juice up to both eyes. {L} opened the little gate and walked ahead, no faster than one strawberry at a time, and {told}.',
        },
        {
          asked: ['feast/picnic/party/cake/celebrate/tea/supper/dinner/pizza/cook/bake', 'share/dance/sing'],
          kinds: ['party', 'eats', 'plays', 'shares', 'makes', 'invited'],
          done: 'The stone grew warm. A nose came out, an eye, a long wrinkled neck. One foot, and munch: juice up to {S.their~the} eyes. {L} fetched the whole bowl of strawberries into the grass, very slowly, and {told}.',
        },
        {
          asked: [
            'live happily/happy',
            'proud',
            'have fun',
            'hug/cuddle/laugh/giggle/cheer/clap/smile/friend',
          ],
          kinds: ['hugs', 'laughs', 'claps', 'happy', 'friends', 'team', 'says', 'tells', 'sees'],
          done: 'The stone grew warm. A nose came out. An eye. {S} looked at {L} for quite a while, chin on the grass like {L}, and at the strawberry. Munch! There was juice right up to {S.their~the} eyes. In the sun {told}.',
        },
      ],
      art: {
        'a wooden box': 'garden: L carry box curious; leaf',
        'had slept for four': 'garden: S peek sleepy; L startle; dog, sun',
        'like a stone.': 'garden: S hide frightened; L stand worried',
        'on your roof': 'garden: L knock worried; S hide angry',
        'the shell round': 'garden: L push S worried; S hide worried; sun',
        'the longest song': 'garden: L sing worried; S hide; dog',
        'my house as well': 'garden: G say; L look G curious',
        'stopped knocking': 'garden: L sit sad; S hide; sun',
        'the sunniest place': 'garden: L lie calm; S hide; strawberry, stone',
        'juice right up': 'garden: S eat strawberry happy; L lie laughing',
        'only takes a little patience': 'garden: L lie happy; S walk happy; strawberry',
      },
    },
  ],
};
