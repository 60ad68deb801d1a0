import type { StorySourceInput } from '../../story-source.ts';

/** Stories about a good deed. */
export const kindness: StorySourceInput = {
  id: 'kindness',
  words: [
    'kind',
    'kindness',
    'be/being kind',
    'help/helping others',
    'help/helping mum/mom/dad/grandma/neighbour/neighbor',
    'good deed',
    'manners',
    'empathy',

    'volunteer',
  ],
  situations: ['learn', 'wants', 'trait', 'make'],
  topic: 'a good deed',
  thing: 'the good deed',
  main: 'village',
  plots: [
    {
      id: 'chain',
      titles: ['The Good Deed That Came Back', '{L} Helps', 'Pass It On'],
      goal: 'do one good deed before evening',
      trouble: 'every good deed had gone wrong',
      solved: 'the good deed had been done',
      opener:
        '“Today,” said {L+} in the morning, “I’ll help somebody. A big good deed, with thanks at the end, and perhaps cake.” And {L} went out into the street.',
      problem:
        '{L} carried a neighbour’s basket home, but it was somebody else’s washing. {L} watered the flowers in a window, and they were made of paper. Helping was not so easy.',
      tries: [
        '{L} led an old lady all the way across the road. But the old lady had only been waiting for the bus, and now it was gone.',
        'They swept the square until it shone. It was market day. They had swept away the price of everything.',
        '{L} untied a knot for a fisherman. It had been the only knot that held the boat.',
      ],
      tip: '“You help as you’d like to help,” said {G+}. “Have you asked? First look, then ask, and then do what’s needed. It may be quite small.”',
      turn: 'On a bench sat an old man, all alone. {L} sat down, too. “Do you need anything?” asked {L}. “Somebody to sit here for a bit,” said the old man. So {L} sat there, and listened.',
      done: 'They sat there the whole afternoon. At the end the old man’s smile was as wide as the bench. “That’s the kindest thing that has happened to me this year.”',
      again:
        'The old man helped the baker next morning. The baker helped the bus driver. And in the evening there was cake on {L’s} doorstep, and nobody knew from whom.',
      helper: { name: 'Mr Bench', creature: 'tortoise' },
      outcomes: [
        {
          asked: ['thank/thanks/reward/medal/kind/proud/smile/happy/good'],
          kinds: ['happy', 'feels', 'says', 'says-words', 'laughs', 'gets', 'given-by', 'all-get'],
          done: '“That’s the kindest thing that has happened to me this year,” said the old man, with a smile as wide as the bench. It had only been an afternoon. But half the street had gone by, and had seen who was sitting there with whom, and {told}.',
        },
        {
          asked: ['friend/friends/visit/again/every'],
          kinds: ['friends', 'new-friend', 'still-friends', 'team', 'stays'],
          done: '“Somebody to sit here for a bit,” the old man had said, when {L} asked. They sat there the whole afternoon and fed eleven sparrows. There is room for three on that bench, or for two who spread out, and {told}.',
        },
        {
          asked: ['pass/chain/others/everyone/everybody/town/help'],
          kinds: ['helps', 'shares'],
          done: '{L} sat on the bench the whole afternoon and listened. In the evening the old man carried a basket for the baker. The baker waited for the bus driver, who waited for a small boy with one shoe. So it went on, and {told}.',
        },
        {
          kinds: ['party', 'eats', 'plays', 'makes', 'hugs', 'claps', 'home', 'way-home', 'tells', 'sleep'],
          done: 'They sat there the whole afternoon. At the end the old man’s smile was as wide as the bench. “Are you as hungry as I am?” asked the old man, and brought a paper bag out of the coat. There were two in it, so {told}.',
        },
      ],
      art: {
        'A big good deed': 'village, morning: L stretch-out happy; door',
        'into the street': 'village, morning: L wave happy; house',
        'carried a neighbour’s basket home': 'village: L hold basket worried; lady',
        'the flowers in a window': 'village: L water worried; flower, window',
        'led an old lady all the way': 'village: L walk happy; lady, bus',
        'swept the square': 'village: L+F sweep happy; market-stall, people',
        'untied a knot for a fisherman': 'river: L hold rope worried; rowing-boat, gentleman',
        'You help as you’d like': 'village: G say calm; L listen curious; bench',
        'On a bench sat an old man': 'village: L look curious; grandfather, bench',
        'sat there, and listened': 'village: L sit calm on bench; grandfather',
        'as wide as the bench': 'village, evening: L sit happy on bench; grandfather',
        'the whole afternoon': 'village, evening: L sit happy on bench; grandfather',
        'The old man helped the baker': 'village, evening: L startle happy; cake, door',
      },
    },
  ],
};
