import type { StorySourceInput } from '../../story-source.ts';

/** Stories about riding a bike. */
export const bicycle: StorySourceInput = {
  id: 'bicycle',
  words: [
    'ride bike/bicycle/tricycle',
    'bike',
    'bicycle',
    'training wheel',
    'stabiliser',
    'cycling',
    'without training wheel',
    'without stabiliser',
    'without stabilizer',
    'ride/riding without',
    'take/taking training wheel off',
    'take/taking off training wheel',
    'stabilizer',
  ],
  situations: ['learn', 'newcomer', 'afraid', 'cannot', 'lacks', 'visit', 'wants', 'own-wish', 'deed'],
  topic: 'riding a bike',
  thing: 'the bike',
  main: 'meadow',
  home: 'village',
  plots: [
    {
      id: 'no-little-wheels',
      titles: ['{L} Rides a Bike', 'Without the Little Wheels', 'Wobble, {L}, Wobble!'],
      goal: 'ride the bike without the little wheels',
      trouble: 'the bike tipped over every time',
      solved: 'the bike stayed up',
      opener:
        'The bike had a [bell|blue frame] and a saddle that squeaked. Up to yesterday there had been two little wheels at the back as well. “Take them off,” {L+} had said. Now they were off.',
      problem:
        '{L} sat down on the saddle. The bike leaned to the left and lay down. {L} got up and sat down again. The bike leaned to the right and lay down. Without the little wheels it simply would not stay up.',
      tries: [
        '{L} pedalled very slowly, to be careful. The front wheel wobbled like jelly. Wobble, wobble, hedge. There was a leaf in {L’s} ear.',
        '{L} looked down at the pedals the whole time, so as to do it right. The bike went exactly where nobody was looking, into the duck pond.',
        '{F} held the saddle and ran along behind. It went well as far as the corner. {F} took the corner, and the bike did not.',
      ],
      tip: '“A bike is like a coin,” said {G+}, with oily hands. “If it rolls, it stands. If it stops, it falls. So push off hard, and look where you want to go, not where you’re afraid of going.”',
      turn: '{L} looked up, at the big oak on the far side of the meadow, and only at that. Then one strong push, and the other foot, and push and push. “Don’t hold me!” called {L}. “I’m not,” called {F}, from far behind.',
      done: 'The wind was in {L’s} face, the oak came nearer and nearer, and the bike stayed up! {L} was riding, all alone, in one long line right across the meadow. Ting, said the bell. Only nobody had said anything about brakes.',
      again:
        'The little wheels lie in the shed. {L} rode past today, one hand in the air, and did not even look.',
      outcomes: [
        {
          asked: [
            'ride/cycle/pedal bike/bicycle/alone/park/everywhere/school/friend/all/by',
            'ride',
            'cycle',
            'balance',
            'not fall',
            'race',
            'win',
          ],
          done: 'One strong push, and the other foot, and push and push. The wind was in {L’s} face, the oak came nearer and nearer, and the bike stayed up! Nobody was holding it. Ting, said the bell, and {told}.',
        },
        {
          kinds: ['party', 'eats', 'plays', 'shares', 'makes'],
          done: 'The oak came nearer and nearer, and the bike stayed up, right across the meadow. Only nobody had said anything about brakes. {L} landed in the soft grass, in the middle of the blanket under the oak, and {told}.',
        },
        {
          kinds: ['gets', 'given-by', 'all-get', 'invited', 'says', 'says-words'],
          done: 'The wind was in {L’s} face, and the bike stayed up, in one long line right across the meadow. {G} stood by the oak, wiped the oily hands, and picked up the two little wheels. And {told}.',
        },
        {
          kinds: ['hugs', 'laughs', 'claps', 'happy', 'feels', 'no-longer', 'friends', 'team'],
          done: 'The wind was in {L’s} face, and the bike stayed up, right across the meadow. “I’m not holding you!” called {F} from far behind, and ran, and caught up under the big oak, and {told}.',
        },
        {
          kinds: ['home', 'way-home', 'sleep'],
          done: 'The wind was in {L’s} face, and the bike stayed up, in one long line right across the meadow. At the oak {L} turned it round with both feet. It was the same long line back, towards the lit window, and {told}.',
        },
      ],
      helper: { name: 'Mr Spoke', creature: 'beaver' },
      art: {
        'a saddle that squeaked': 'meadow: L look proud at bike; bike',
        'Take them off': 'meadow: L point happy; bike, two wheel',
        'sat down on the saddle': 'meadow: L fall; bike',
        'leaned to the right': 'meadow: L fall worried; bike',
        'slowly, to be careful': 'meadow: L fall worried; bike, hedge',
        'looked down at the pedals': 'meadow: L sit worried on bike; pond, duck',
        'held the saddle and ran': 'meadow: F push happy; L sit worried on bike',
        'A bike is like a coin': 'meadow: G show coin happy; L listen curious; bike',
        'looked up, at the big oak': 'meadow: L sit brave on bike; tree',
        'Then one strong push': 'meadow: L ride brave on bike; F wave happy',
        'bike stayed up': 'meadow, wind: L ride laughing on bike; tree',
        'The little wheels lie': 'meadow: L ride proud on bike; shed, two wheel',
      },
    },
  ],
};
