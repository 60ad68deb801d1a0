import type { StorySourceInput } from '../../story-source.ts';

/** Stories about scooters, skateboards and roller skates. */
export const scooterAndBoard: StorySourceInput = {
  id: 'scooter-and-board',
  words: [
    'scooter',
    'scooters',
    'ride/riding scooter',
    'skateboard',
    'skateboards',
    'skateboarding',
    'skate park',
    'skatepark',
    'roller skate/skating/skates',
    'roller skating',
    'rollerblade/rollerblades',
    'roller-skating',
    'inline skates',
    'skate/skating rollers',
    'balance bike',
    'pogo stick',
    'unicycle',
  ],
  situations: ['learn', 'cannot', 'wants', 'has', 'afraid', 'own-wish', 'damage', 'quarrel', 'deed'],
  topic: 'something with wheels under your feet',
  thing: 'the wheels',
  home: 'village',
  main: 'village',
  plots: [
    {
      id: 'look-where-you-want-to-go',
      titles: ['{L} on Wheels', 'Wobble, Wobble, Whoosh', 'Look Where You Want to Go'],
      goal: 'roll as far as the fountain',
      trouble: '{L} always rolled straight into something',
      solved: '{L} had rolled all the way to the fountain',
      opener:
        'The wheels were new, and red, and turned even if you only looked at them. {L+} had a helmet on, and pads on {L.their} knees, elbows and hands. {L} looked like a beetle, and felt very fast.',
      friend:
        '“To the fountain?” asked {F+}. It stood at the other end of the square. Between here and there stood a lamp post, a bench, a bin, and Mrs Turner with a lot of shopping.',
      problem:
        '“Look out for the lamp post,” said {F}. {L} looked at the lamp post and rolled. The whole square was empty, left and right. And {L} ran straight into the lamp post. Dong! Then it was the bench’s turn. Then it was the bin’s.',
      tries: [
        '{L} went more slowly. But whoever goes too slowly wobbles, and a wobble always goes to the lamp post.',
        '{L} looked down at {L.their} feet, to see what they were doing. They were going to Mrs Turner. The oranges rolled to the fountain, at least.',
        '{F} walked alongside and held on tight. Then they both ran into the bench.',
      ],
      tip: '“You’re very good at looking,” said {G+}, who came by on a board. “You run into everything that you look at. Wheels go where your eyes go. Forget the lamp post. Look at where you want to be, bend your knees, and let your tummy point that way, too.”',
      low: '{L} rubbed one elbow and thought it over. It was true. {L} had never yet looked at the fountain. {L} had only looked at what was in the way.',
      turn: '{L} stood at the start, knees bent, arms out like wings. The lamp post stood there. {L} did not look at it. {L} looked at the fountain, at the highest drop on it, and did not let go of it with {L.their} eyes. “I’m coming,” said {L}, and pushed off.',
      done: 'The lamp post went by on the left. Mrs Turner lifted up the bag. The drop came nearer, and nearer, and then {L} put both hands on the wet stone and stood. “Did I miss something?” asked {L}. “Everything,” said {F}, “you missed everything!”',
      again:
        '{L} can do a curve now, round the fountain, and stop with a squeak. And Mrs Turner has asked if there are trolleys like that for the shopping.',
      helper: { name: 'Granny Wheels', creature: 'woman' },
    },
  ],
};
