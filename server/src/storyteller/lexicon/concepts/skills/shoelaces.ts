import type { StorySourceInput } from '../../story-source.ts';

/** Stories about tying a bow. */
export const shoelaces: StorySourceInput = {
  id: 'shoelaces',
  words: [
    'tie shoe/shoelace/lace',
    'shoelace',
    'tie/tying own/your shoe/shoelace/lace',
    'tie/tying your own shoe/shoelace/lace',
    'tie/tying his/her own shoe/shoelace/lace',
  ],
  situations: ['learn', 'cannot'],
  topic: 'tying a bow',
  thing: 'the shoelaces',
  main: 'cottage',
  plots: [
    {
      id: 'two-ears',
      titles: ['{L} and the Shoelaces', 'Two Ears and a Hole', 'The Knot That Would Not'],
      goal: 'tie a bow in the shoelaces',
      trouble: 'the shoelaces came undone at every step',
      solved: 'the bow held',
      opener:
        'The new shoes were red, and they had real laces. {L+} was very proud of them. There was only one thing wrong with these shoes: they wanted to be tied.',
      problem:
        '{L} laid one lace over the other, and round, and somehow through. It looked like a bird’s nest. At the first step the laces came undone, and at the second {L} trod on them and fell flat.',
      tries: [
        '{L} made a knot on top of a knot on top of a knot. It held very well. In the evening {L} had to go to bed in the shoes.',
        '{L} stuffed the laces into the shoes, where nobody could see them. Hop, went the left shoe, and flew over the fence.',
        '{F} tied the left shoe to the right one by mistake. They could only go hop, hop, like sparrows.',
      ],
      tip: '“I’ll tell you a secret,” said {G+}. “There’s a rabbit in it. First make one ear, then a second ear. The ears cross over, one hops through the hole, and then they both pull.”',
      turn: '{L} sat down on the bottom step, with {L.their} tongue between {L.their} teeth. One ear. Two ears. They fell down. Again: one ear, two ears, cross over, through the hole. Now pull, both of you!',
      done: 'A bow! There it sat on the shoe, with two ears, and it held. One step, two steps, right round the house at a run. Then {L} did the other one.',
      again: '{L} has tied everything in the house by now: the curtain, the broom, the cat’s tail, nearly.',
      outcomes: [
        {
          kinds: ['party', 'eats', 'plays', 'shares'],
          done: 'One ear, two ears, cross over, through the hole, and pull. A bow! Right round the house {L} ran in them, and it held. So they tied a bow on everything that was on the table, the teapot too, and {told}.',
        },
        {
          kinds: ['gets', 'given-by', 'all-get', 'invited', 'says', 'says-words'],
          done: 'One ear, two ears, cross over, through the hole, and pull. A bow! It held, right round the house at a run. {G} pulled at one of two very long ears, as if to see whether it held as well, and {told}.',
        },
        {
          kinds: ['hugs', 'laughs', 'claps', 'happy', 'feels', 'no-longer', 'friends', 'team'],
          done: 'One ear, two ears, cross over, through the hole, and pull. A bow! There it sat on the shoe, and it held. {L} ran round the house, and came back from the other side into somebody’s arms, and {told}.',
        },
        {
          kinds: ['home', 'way-home', 'sleep'],
          done: 'One ear, two ears, cross over, through the hole, and pull. A bow! It held, right round the house at a run. In the evening the shoes stood side by side on the mat with their four ears up, and {told}.',
        },
        {
          kinds: ['any'],
          done: 'One ear, two ears, cross over, through the hole, and pull. A bow! It sat on the shoe, and it held. Then {L} did the other one. One step, two steps, right round the house at a run, and {told}.',
        },
      ],
      helper: { name: 'Grandpa Lop', creature: 'rabbit' },
      art: {
        'they had real laces': 'hallway: L look proud at shoe; two big red shoe',
        'they wanted to be tied': 'hallway: L crouch worried; two red shoe',
        'laid one lace over the other': 'hallway: L fall; red shoe, string',
        'a knot on top of a knot': 'bedroom, night: L lie worried in bed; two red shoe',
        'stuffed the laces into': 'garden: L startle; red shoe, fence',
        'tied the left shoe to the right': 'garden: L+F jump worried; two red shoe',
        'There’s a rabbit in it': 'garden: G say happy; L listen curious; red shoe',
        'on the bottom step': 'hallway: L tie curious on step; red shoe',
        'One ear. Two ears. They': 'hallway: L tie curious; two red shoe',
        'cross over, through the hole': 'hallway: L tie happy; two red shoe',
        'house at a run': 'garden: L run laughing; red shoe, house',
        'A bow! There it sat': 'garden: L run laughing; red shoe, house',
        'has tied everything in the house': 'living-room: L tie happy; curtain, broom, cat',
      },
    },
    {
      id: 'straight-across',
      titles: ['The Bow That Lay Crooked', '{L} Ties a Bow', 'Right Over Left'],
      goal: 'tie shoelaces that stay tied',
      trouble: '{L’s} shoelaces kept coming undone',
      solved: 'the shoelaces stayed tied',
      opener:
        '{L+} had been practising with the shoelaces all week. And this morning, for the first time, there was a bow on each shoe. “Today I’ll walk to the top of the hill in them,” said {L}.',
      friend:
        '“Did you tie those yourself?” asked {F+} at the gate, and looked at the shoes from all sides. “Then off we go! From the hill you can see all the way home.”',
      problem:
        'They had hardly left the gate when one bow fell open. {L} tied the laces again. A few steps later the other one was undone. The loops lay crooked, one pointing forwards and one backwards, and then they let go.',
      tries: [
        '{L} pulled the laces as tight as possible. Now the shoe pinched, and a little later the bow fell open anyway.',
        '{L} made the loops as big as could be, so that there was plenty of bow. They dragged through the grass until {L} stepped on one of them.',
        '{L} walked on stiff legs like a stork, so that the bow would not notice that it was being moved. The bow noticed.',
      ],
      tip: '“I’ve tied knots all my life,” said {G+}. “A bow that points to the toes is one that slips. A good bow lies straight across the shoe, like a butterfly. It depends on the very first step: which lace do you lay over the other?”',
      low: '{L} sat down on a stone and looked at both shoes. The bows did point to the toes. So the loops were good enough, and only the beginning was wrong.',
      turn: '{L} undid the laces. Until now, the left one had always gone over the right one first. This time {L} laid the right one over the left, tucked it under, made the loops just as before, and tightened them.',
      done: 'There lay the bow, straight across the shoe, like a butterfly! {L} tied the other one in the same way. The bows held on the path and on the stones, and at the top of the hill they were still there.',
      again:
        'In the evening {L} pulled at one end, and the bow opened at once. A good bow holds all day, and lets go at bedtime.',
      outcomes: [
        {
          kinds: ['party', 'eats', 'plays', 'shares'],
          done: 'There lay the bow, straight across the shoe, like a butterfly. They held on the path and on the stones, and at the top of the hill they were still there. {F} unpacked the rucksack, with a view all the way home, and {told}.',
        },
        {
          kinds: ['hugs', 'laughs', 'claps', 'happy', 'feels', 'no-longer', 'friends', 'team'],
          done: 'There lay the bow, straight across the shoe, like a butterfly. They held on the path and on the stones. At the top of the hill {F} lay down flat to look at them from close by, and {told}.',
        },
        {
          kinds: ['home', 'way-home', 'sleep'],
          done: 'There lay the bow, straight across the shoe, like a butterfly. The bows held up to the top of the hill, and down again. On the mat {L} pulled at one end, and then at the other, and {told}.',
        },
        {
          kinds: ['any'],
          done: 'The right one over the left, tucked under, and there lay the bow, straight across the shoe, like a butterfly. {L} tied the other one in the same way. They held on the path and on the stones, and {told}.',
        },
      ],
      helper: { name: 'Captain Twine', creature: 'otter' },
      setting: { main: 'meadow' },
      art: {
        'had been practising with': 'cottage: L look proud at shoe; two shoe',
        'Did you tie those yourself': 'cottage: F crouch curious; L stand proud; shoe, gate',
        'They had hardly left the gate': 'meadow: L crouch worried; shoe, gate',
        'as tight as possible. Now': 'meadow: L tie worried; shoe',
        'so that there was plenty of bow': 'meadow: L fall; shoe, string',
        'walked on stiff legs like a stork': 'meadow: L walk worried; stork',
        'I’ve tied knots all my life': 'meadow: G tie calm; L listen curious; rope, butterfly',
        'sat down on a stone': 'meadow: L sit curious on stone',
        'undid the laces': 'meadow: L tie calm; shoe; F look',
        'lay the bow, straight across': 'meadow: L cheer proud; F cheer; shoe, butterfly',
        'end, and the bow opened': 'hallway, evening: L pull happy; shoe',
      },
    },
  ],
};
