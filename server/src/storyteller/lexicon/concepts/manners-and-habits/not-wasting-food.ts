import type { StorySourceInput } from '../../story-source.ts';

/** Stories about not wasting food. */
export const notWastingFood: StorySourceInput = {
  id: 'not-wasting-food',
  words: [
    'food waste',
    'waste/wasting food',
    'not waste/wasting food',
    'leftovers',
    'left-overs',
    'stale bread',
    'wonky vegetable',
    'wonky vegetables',
    'crooked carrot',
    'crooked carrots',
    'throw/throwing away food',
    'zero waste',
    'too good to throw away',
  ],
  situations: ['learn', 'value', 'make', 'too-many', 'question', 'deed'],
  topic: 'not wasting food',
  thing: 'the soup of leftovers',
  home: 'village',
  main: 'village',
  plots: [
    {
      id: 'the-soup-of-what-is-left',
      titles: ['The Soup of What Was Left', 'Crooked Carrots', '{L} Saves the Supper'],
      goal: 'use what nobody wanted any more',
      trouble: 'good food was going into the bin',
      solved: 'nothing had gone into the bin',
      opener:
        'After the market {L+} helped to clear up. Into the bin went a carrot with two legs. In went a bread roll from yesterday, and seven apples with a spot. “But you can eat that!” said {L}.',
      friend:
        '“Nobody buys it,” said {F+}, who was sweeping. “People want straight ones.” The carrot with two legs looked as if it would have liked to run away.',
      problem:
        'Beside the bin stood four full crates. Two streets away, in the hall, a long table was set for supper, and there was hardly anything on it. Here it was too much, and there too little, and in between stood a bin with an open lid.',
      tries: [
        '{L} put up a sign: “Very good carrots!” People saw the legs and bought straight ones.',
        'They ate as much as they could themselves. After the third apple {F} did not want to see an apple again.',
        '{L} hid the crooked ones underneath the straight ones. That was cheating, and they put them back on top.',
      ],
      tip: '“Why do they need to be pretty?” asked {G+}. “When it’s chopped, nobody sees any legs. Cut out the spots, toast the bread, and put everything into one pot. A soup doesn’t ask what a carrot looked like.”',
      low: 'The lorry for the bins was already turning round the corner by the church.',
      turn: '{L} shut the lid and sat down on it. “Not today!” said {L}. They pulled the four crates to the hall. {L} washed, cut out spots and chopped. The roll turned into crisp cubes, and the apples into a big bowl of stewed apple.',
      done: 'At seven the hall smelled of soup. Thirty people came, and every one of them got a plate, and most of them two. “What’s in it?” asked a lady. “Everything that was left,” said {L}. In the pot there was nothing left at all.',
      again:
        'Now there is soup in the hall after every market. The carrot with two legs {L} has kept until last. It stands on the window sill and is allowed to watch.',
      object: 'bowl',
      helper: {
        name: 'Cook Parsley',
        creature: 'hen',
      },
      outcomes: [
        {
          asked: ['compost/garden/plant/animal/hen/pig/rabbit/feed'],
          kinds: ['helps'],
          done: '“Everything that was left,” said {L}, and there was nothing left at all, only peel, tops and a carrot with two legs. Even that had a use. They carried the bucket out to the back, and {told}.',
        },
        {
          asked: ['people/hungry/poor/everyone/everybody/market/share/give/help'],
          kinds: ['shares', 'eats', 'party'],
          done: 'At seven the hall smelled of soup. Thirty people came, and every one of them got a plate. The four crates stood there empty, and in the market the others had seen where they went. So {told}.',
        },
        {
          kinds: [
            'hugs',
            'laughs',
            'claps',
            'happy',
            'feels',
            'friends',
            'new-friend',
            'still-friends',
            'team',
            'stays',
            'plays',
            'makes',
            'gets',
            'given-by',
            'all-get',
            'home',
            'way-home',
            'says',
            'says-words',
            'tells',
            'sleep',
          ],
          done: 'Thirty people came, and most of them had two plates. “What’s in it?” asked a lady. “Everything that was left,” said {L}. The carrot with two legs stood beside the pot and looked on, with a spoon under one arm, and {told}.',
        },
      ],
    },
  ],
};
