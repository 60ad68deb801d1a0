import type { StorySourceInput } from '../../story-source.ts';

/** Stories about monster trucks. */
export const monsterTrucks: StorySourceInput = {
  id: 'monster-trucks',
  words: [
    'monster truck',
    'monster trucks',
    'monster truck show/race/rally/jump',
    'truck with huge/giant/enormous/big wheels',
    'giant/huge truck',
    'big foot truck',
    'monster jam',
  ],
  situations: [
    'learn',
    'cannot',
    'wants',
    'make',
    'visit',
    'newcomer',
    'question',
    'ability',
    'trait',
    'deed',
    'has',
    'own-wish',
    'wants-to-be',
    'own-wish-to-be',
    'what-if',
    'works-as',
    'pair',
    'record',
    'ride',
    'afraid',
    'thing-pair',
  ],
  topic: 'the monster truck show',
  thing: 'the row of old cars',
  home: 'workshop',
  main: 'fair',
  plots: [
    {
      id: 'over-the-little-blue-car',
      titles: ['The Monster Truck Show', '{L} and the Enormous Wheels', 'Vroom!'],
      goal: 'do the monster truck trick without hurting anybody',
      trouble: 'somebody was living in the last car of the row',
      solved: 'the monster wheels had flown over the little car',
      opener:
        'VROOM! Into the ring rolled the biggest wheels in the world, each as high as a door. It was the monster truck show, and behind all that noise was {L+}. The whole crowd stood up and roared.',
      friend:
        '“Five old cars,” said {F+}, who waved the flag. “You know what to do. Up the ramp, and crunch, crunch, crunch, crunch, crunch!” The engine roared. The ground trembled as far as the sausage stall.',
      problem:
        'Then {L} saw something in the last car, the little blue one. On the seat there was a nest of hay and paper, and in it sat a mouse with five babies. They were as pink as sweets. “Flat! Flat! Flat!” shouted the crowd.',
      tries: [
        '{L} hooted, so that the mice would run. But babies can’t run yet, and the mother mouse only put more hay over them.',
        '{L} rolled away from the ramp. “Boo!” shouted the crowd. They couldn’t see what was in the blue car. They were too far away.',
        '{F} tried to push the blue car out of the row. It had no tyres left. It only dug itself into the sand.',
      ],
      tip: '“I never squash anything,” said {G+}, from the edge of the ring, and wiggled long hind legs. “When something’s in my way, I take a long run and go over it. It’s a matter of the run.”',
      low: 'A long run? {L} looked at the ramp, and the row of five cars behind it. No monster truck had ever jumped that far. But the ring was long as well.',
      turn: 'Slowly the big wheels rolled back, right to the far gate. {F} raised the flag. “I’m not going over them with my wheels,” said {L}. “I’m going to fly.” The flag came down. Vroom! Faster and faster they turned, and hit the ramp in the middle.',
      done: 'Up! For a moment it was quite silent. The enormous wheels sailed over the first car, the second, the third and the fourth, and over the little blue one, and came down on the sand. BOOM! The crowd went wild. In the hay a baby mouse yawned.',
      again:
        'The blue car has got a place of its own beside the ring, with a sign: “Please do not squash.” On show days six mice sit on the roof and watch.',
      outcomes: [
        {
          asked: ['mouse/mice/family/baby safe/home/save/friend/live/house', 'save mouse/mice/animal'],
          done: 'Up! The enormous wheels sailed over the first car, the second, the third and the fourth, and over the little blue one, and came down on the sand. BOOM! {F} put a fence of straw bales round the blue car, and {told}.',
        },
        {
          kinds: ['party', 'eats', 'plays', 'shares'],
          done: 'The enormous wheels sailed over all five cars. BOOM! The crowd went wild. Then {L} told them, quite quietly, who was sleeping in the little blue one. They climbed down from the stands on tiptoe, with what they had brought to eat, and {told}.',
        },
        {
          kinds: ['gets', 'given-by', 'all-get', 'invited', 'says', 'says-words'],
          done: 'Up sailed the enormous wheels, over all five cars, and came down, BOOM! In the hay a baby mouse yawned. Its mother climbed up on the steering wheel and looked at {L} for a long time, and {told}.',
        },
        {
          kinds: ['hugs', 'laughs', 'claps', 'happy', 'feels', 'no-longer', 'friends', 'team'],
          done: 'Up! The enormous wheels sailed over all four cars, and over the little blue one, and came down, BOOM! In the hay a baby mouse yawned. {L} showed the crowd who lived there, and {told}.',
        },
        {
          kinds: ['home', 'way-home', 'sleep'],
          done: 'Up sailed the enormous wheels, over all five cars, and came down on the sand, BOOM! In the hay a baby mouse yawned. So {L} turned the engine off, and was pushed out of the ring by hand, and {told}.',
        },
        {
          kinds: ['any'],
          done: 'Up! The enormous wheels sailed over the first car, the second, the third and the fourth, and over the little blue one with the mice, and came down, BOOM! “That was no crunch!” shouted the judges. “It was better!” And {told}.',
        },
      ],
      helper: { name: 'Skip', creature: 'grasshopper' },
      art: {
        'Into the ring rolled': 'fair: L drive in lorry proud; people',
        'who waved the flag': 'fair: F raise flag happy; L look happy; ramp, many car',
        'five babies': 'fair: L look surprised; F point worried; mouse on car, car, nest',
        'the mother mouse only put': 'fair: L call worried; mouse, nest, car',
        'rolled away from the ramp': 'fair: L slump sad; F look worried; ramp, people, lorry',
        'push the blue car out': 'fair: F push; L think worried; blue car',
        'I never squash anything': 'fair: G jump; L+F look G curious; ramp',
        'A long run': 'fair: L look worried; F peek curious; ramp, many car',
        'Slowly the big wheels': 'fair: L drive in lorry brave; F raise flag brave',
        'hit the ramp in the middle': 'fair: L drive in lorry brave; ramp',
        'The enormous wheels sailed': 'fair: L drive in lorry proud; F cheer; blue car',
        'In the hay a baby mouse': 'fair: L cheer happy; F raise flag; mouse, nest',
        'a place of its own': 'fair: L look happy; F hang sign; many mouse on car, car, sign',
      },
    },
  ],
};
