import type { StorySourceInput } from '../../story-source.ts';

/** Stories about fairness. */
export const fairness: StorySourceInput = {
  id: 'fairness',
  words: [
    'fairness',
    'fair',
    'be/being fair',
    'it’s not fair',
    'its not fair',
    'that’s not fair',
    'not fair',
    'unfair',
    'fair and unfair',
    'same for everyone',
    'equal',
    'equality',
    'everybody gets the same',
  ],
  situations: ['learn', 'value', 'trait', 'question', 'quarrel', 'deed'],
  topic: 'what is fair',
  thing: 'the fence',
  home: 'village',
  main: 'farm',
  plots: [
    {
      id: 'three-boxes',
      titles: ['Three Boxes', '{L} and the High Fence', 'Is That Fair?'],
      goal: 'let everybody see over the fence',
      trouble: 'not everybody could see over the fence',
      solved: 'everybody could see over the fence',
      opener:
        'Behind the high fence the foals were out for the first time. {L+} had found three boxes to stand on. “One for each of us,” said {L}. “That’s fair.”',
      friend:
        '{F+} stood where the ground was high, and hardly needed a box at all. {L} stood in the middle and could just see over. Little Mo stood on the third box, down in the dip, and saw nothing but wood.',
      problem:
        '“I can’t see anything!” said Mo. “But you’ve got a box like everyone,” said {L}. Mo’s lip began to shake. They all had the same. So why did it feel so unfair?',
      tries: [
        '{L} let Mo have {L’s} box. Mo saw the foals now, and {L} saw wood.',
        'They all took turns where the ground was high, one minute each. In Mo’s minute the foals were lying down behind the trough.',
        '“Then nobody gets a box,” said {F}, and they put them all away. Now two of them saw nothing, and {F} could still see everything.',
      ],
      tip: '“You’ve given everyone the same,” said {G+}, who was mending the gate. “But look at the ground. Is it the same for everyone? Sometimes it’s fair that everyone gets the same, and sometimes it’s fair that everyone gets what they need.”',
      low: '{L} looked at the ground under the boxes. It was high at one end and low at the other.',
      turn: '“Get down a minute,” said {L} to {F}. {F} got down, and could see over without a box! {L} pushed it under Mo’s. Now it was none for {F}, one for {L}, and two for Mo.',
      done: '“Oh!” said Mo. There were the foals, three of them, with legs like stilts. Six eyes looked over the fence, all at the same height, and the smallest foal came over to see who they were. “Now it’s fair,” said {L}.',
      again:
        'With the pears it was different, later. Everybody was equally hungry, so everybody got the same. You have to look each time.',
      helper: { name: 'Mr Hobbs', creature: 'man' },
      outcomes: [
        {
          asked: ['foal/horse/ride/stroke/pet/feed'],
          done: '“Oh!” said Mo, from two boxes. There were the foals, three of them, with legs like stilts. Six eyes looked over the fence, all at the same height, and the smallest foal came over to see who they were, so {told}.',
        },
        {
          asked: ['learn/understand/know/realise/realize/fair/happy/same/need'],
          kinds: ['happy', 'feels', 'says', 'says-words'],
          done: '“Oh!” said Mo. It was none for {F}, one for {L}, and two for Mo, and six eyes looked over the fence, all at the same height. “It isn’t the same,” said {L}, “and it’s fair.” The smallest foal seemed to agree, and {told}.',
        },
        {
          kinds: ['party', 'eats', 'shares', 'plays', 'makes', 'gets', 'given-by', 'all-get'],
          done: '“Oh!” said Mo. It was two boxes for Mo, one for {L}, and none for {F}, and all of them could see the foals. {F} had pears in the bag. They were equally hungry, so this time it was the same for everyone, and {told}.',
        },
        {
          kinds: [
            'hugs',
            'laughs',
            'claps',
            'friends',
            'new-friend',
            'still-friends',
            'team',
            'stays',
            'home',
            'way-home',
            'tells',
            'sleep',
          ],
          done: '“Oh!” said Mo, from two boxes. Six eyes looked over the fence, all at the same height. The smallest foal came over on its stilts, sneezed, and hit all three of them at once. That was fair, too, and {told}.',
        },
      ],
      art: {
        'Behind the high fence': 'farm: L stand happy on box; fence, horse',
        'stood where the ground was high': 'farm: L stand happy on box; F stand happy; fence, small horse',
        'I can’t see anything': 'farm: L look worried; children, box, fence',
        'saw the foals now': 'farm: L stand sad; children, fence, box',
        'minute the foals were lying': 'farm: L look sad; children, fence',
        'gets a box': 'farm: F carry box; L look sad; fence',
        'who was mending the gate': 'farm: G point calm hammer; L listen curious; gate, fence',
        'at the ground under the boxes': 'farm: L look curious at ground; two box, fence',
        'Get down a minute': 'farm: L push happy box; F point surprised; children, fence',
        'eyes looked over the fence': 'farm: L stand happy on box; F cheer; small horse, fence',
        'had pears in the bag': 'farm: L eat pear happy; F eat pear happy; children, box, horse',
        'With the pears': 'farm: L give pear happy F; many pear',
      },
    },
  ],
};
