import type { StorySourceInput } from '../../story-source.ts';

/** Stories about riding a pony. */
export const ridingAHorse: StorySourceInput = {
  id: 'riding-a-horse',
  words: ['horse riding', 'ride/riding horse/pony', 'riding lesson', 'pony ride'],
  situations: ['learn', 'wants', 'visit', 'newcomer'],
  topic: 'riding a pony',
  thing: 'the pony',
  home: 'village',
  main: 'farm',
  plots: [
    {
      id: 'a-pony-named-no',
      titles: ['A Pony Named No', 'High Up on Biscuit', '{L} Learns to Ride'],
      goal: 'ride once round the field',
      trouble: 'the pony would not take one step',
      solved: '{L} had ridden once round the field',
      opener:
        'It was the first riding lesson. {L+} had a hat with a strap and a pony called Thunder. Thunder was round and brown and was just chewing a gate.',
      problem:
        'From above it was a very long way down. “Walk on!” said {L}. Thunder looked round, thought about it, and did not. All the other ponies went round the field. Thunder stood there like a sofa.',
      tries: [
        '{L} clicked and clucked and waved both arms. Thunder clucked back.',
        '{F} held out a carrot, in front. That helped, for exactly three steps and one carrot.',
        '{L} shouted, “Go!” Thunder went. Backwards, into the water trough. {L} got out of it on the other side.',
      ],
      tip: '“You talk, and Thunder can’t find you,” said {G+}. “You’re up there like a parcel, stiff with fright. Get off. Say hello first, from nose to nose. Breathe out. Horses hear with their whole skin.”',
      turn: '{L} stood in front of the big soft nose and breathed. Thunder breathed too. It tickled. “I’m a bit afraid,” said {L} into a brown ear. Then {L} got up again, let both legs hang long, and looked where they wanted to go.',
      done: 'Thunder sighed, and walked on. Clip, clop, past the gate, past the trough, and it rocked like a boat. Once round the whole field! At the end it was even a trot, and {L} laughed in jolts.',
      again:
        'There is always a carrot in {L’s} pocket now. Thunder knows which one. The gate has been left in peace since then, nearly.',
      outcomes: [
        {
          kinds: ['party', 'eats', 'plays', 'shares'],
          done: 'Thunder sighed, and walked on. Clip, clop, once round the whole field, and at the end it was even a trot. All the other ponies stood at the gate with their riders, round a bucket with apples, and {told}.',
        },
        {
          kinds: ['gets', 'given-by', 'all-get', 'invited', 'says', 'says-words'],
          done: 'Thunder sighed, and walked on. Clip, clop, once round the whole field, and at the end it was even a trot. {G} held the strap of the hat while {L} got down, and {told}.',
        },
        {
          kinds: ['hugs', 'laughs', 'claps', 'happy', 'feels', 'no-longer', 'friends', 'team'],
          done: 'Thunder sighed, and walked on. Clip, clop, once round the whole field, and at the end it was even a trot. {L} slid down in front of the big soft nose. It tickled, and {told}.',
        },
        {
          kinds: ['home', 'way-home', 'sleep'],
          done: 'Thunder sighed, and walked on. Clip, clop, once round the whole field. Then the saddle was hung up, and there was fresh straw. Thunder leaned against the wall like a sofa, and {told}.',
        },
        {
          kinds: ['any'],
          done: 'From nose to nose they had breathed. Then Thunder sighed, and walked on. Clip, clop, past the gate, past the trough, and it rocked like a boat. {L} let both legs hang long and looked at the hill, and {told}.',
        },
      ],
      helper: { name: 'Rosie Bridle', creature: 'goat' },
      art: {
        'It was the first riding lesson': 'farm: L stand happy wearing hat; horse',
        'was just chewing a gate': 'farm: L look worried at horse; horse, gate',
        'From above it was': 'farm: L sit worried on horse',
        'clicked and clucked': 'farm: L cheer worried on horse; F look',
        'held out a carrot, in front': 'farm: F offer carrot happy; L sit worried on horse',
        'Thunder went. Backwards': 'farm: L fall; horse, bucket',
        'You talk, and Thunder': 'farm: G say calm; L listen curious; horse',
        'in front of the big soft nose': 'farm: L stand calm; big horse',
        'got up again, let both legs': 'farm: L sit calm on horse',
        'Thunder sighed, and walked on': 'farm: L ride laughing on horse; gate',
        'There is always a carrot': 'farm: L offer carrot happy; horse, gate',
      },
    },
  ],
};
