import type { StorySourceInput } from '../../story-source.ts';

/** Stories about the Great Fire of London. */
export const greatFireOfLondon: StorySourceInput = {
  id: 'great-fire-of-london',
  words: [
    'great fire',
    'great fire of london',
    'fire of london',
    'pudding lane',
    '1666',
    'samuel pepys',
    'london burning',
  ],
  situations: ['learn', 'question', 'afraid'],
  gentle: true,
  topic: 'the Great Fire of London',
  thing: 'the basket with the hens',
  home: 'city',
  main: 'river',
  plots: [
    {
      id: 'down-to-the-river',
      titles: ['{L} and the Great Fire', 'Down to the River', 'A Night in London'],
      goal: 'get safely down to the river',
      trouble: 'the fire was coming nearer and the street was blocked',
      solved: 'they were safe on the river',
      opener:
        'In the year 1666 {L+} lived in London, in a narrow street of wooden houses that leaned close together. It had not rained all summer. One night {L} woke up. It smelled of smoke.',
      friend:
        '{F+} hammered on the door. “There’s a fire in the baker’s in Pudding Lane,” called {F}, “and the wind’s blowing it this way! Everyone’s going down to the river.” {L} took the basket with the two hens.',
      problem:
        'The street was full of carts. Everyone was carrying something: a bed, a clock, a cheese. Nobody could get by. Sparks were flying over the roofs. And the river was on the other side of all those carts.',
      tries: [
        'They passed buckets from hand to hand. But the buckets were made of leather, and small, and the fire was as big as a street.',
        '{F} wanted to go round by the church. There it was even fuller, and they had to turn back.',
      ],
      tip: '“Leave the carts to the people who won’t leave their beds,” said {G+}, a waterman. “Everything that’s narrow and goes downhill ends at my river. Follow the gutter, hold on to each other, and keep low, under the smoke.”',
      low: 'Somebody was crying, and the bells rang and rang. {L} held the basket tight. In it the hens were quite still.',
      turn: '{L} looked down. A gutter ran along the wall, and into a passage no wider than a door. “Hold on to my coat!” said {L}. They went in, bent low, always downhill, until the air grew cool. There were steps, and the water.',
      done: '{G} lifted them into the boat, and the hens as well. Out on the river they could breathe. They watched the fire for a long time, and {L} held {F’s} hand. On the third day the wind dropped, and the fire went out.',
      again:
        'When London was built again, the streets were wide, and the houses were made of brick. {L’s} had a yard with room for two hens.',
      object: 'basket',
      outcomes: [
        {
          kinds: ['eats', 'shares', 'makes', 'gets', 'given-by', 'all-get', 'invited', 'says', 'says-words'],
          done: '{G} lifted them into the boat, and the hens as well. Out on the river they could breathe. On the third day the wind dropped, and the fire went out. In the straw of the basket lay two eggs, and {told}.',
        },
        {
          kinds: ['hugs', 'happy', 'friends', 'team', 'feels'],
          done: '{G} lifted them into the boat, and the hens as well. Out on the river they could breathe. They watched until the wind dropped and the fire went out. The hens sat quite still between them, and {told}.',
        },
        {
          kinds: ['home', 'way-home', 'sleep'],
          done: '{G} lifted them into the boat, and the hens as well. Out on the river they could breathe, and on the third day the fire went out. {G} spread the big coat over them all, and the boat rocked, and {told}.',
        },
        {
          kinds: ['any'],
          done: '{G} lifted them into the boat, and the hens as well. Out on the river they could breathe. {L} held {F’s} hand. On the third day the wind dropped, and {told}.',
        },
      ],
      helper: { name: 'Old Tom', creature: 'otter' },
      art: {
        'In the year 1666': 'old-town, night: L startle worried; house',
        'hammered on the door': 'old-town, night: F shout worried; L hold basket worried; hen',
        'full of carts': 'old-town, night: L hold basket worried; people, wheelbarrow, clock',
        'buckets from hand to hand':
          'old-town, night: L carry bucket worried; F carry bucket; people, campfire',
        'by the church': 'old-town, night: F point worried; L hold basket; people',
        'Leave the carts': 'old-town, night: G point; L+F look G curious',
        'the bells rang and rang': 'old-town, night: L hold basket sad; hen, bell',
        'Hold on to my coat': 'old-town, night: L hold-hands F brave; basket, wall',
        'into the boat, and': 'river, night: L ride happy in rowing-boat; F ride happy in rowing-boat; hen',
        'made of brick': 'old-town, day: L stand happy; two hen, house',
      },
    },
  ],
};
