import type { StorySourceInput } from '../../story-source.ts';

/** Stories about the topsy-turvy day. */
export const sillyUpsideDown: StorySourceInput = {
  id: 'silly-upside-down',
  words: [
    'silly',
    'funny',
    'upside down',
    'topsy-turvy',
    'laugh',
    'backwards',
    'what if',
    'chocolate',
    'rain custard/spaghetti/chocolate',
  ],
  situations: ['question', 'learn', 'lost', 'wants'],
  topic: 'the topsy-turvy day',
  thing: 'the topsy-turvy day',
  home: 'cottage',
  main: 'village',
  plots: [
    {
      id: 'topsy-turvy',
      titles: ['{L} and the Upside-Down Day', 'Good Night, It’s Morning', 'The Silliest Day'],
      goal: 'turn the topsy-turvy day the right way round',
      trouble: 'everything was topsy-turvy',
      solved: 'the day stood on its feet again',
      opener:
        '“Good night,” said everyone at breakfast, and went upstairs in their hats. The porridge sat on the ceiling. It was a very silly day, and {L+} was the only one who noticed.',
      problem:
        'In the street the dogs walked people, the rain fell upwards, and the teacher sat in the sandpit while the little ones gave marks. At first {L} laughed. But then it was time for supper, and supper was yesterday.',
      tries: [
        '{L} stood on both hands, so that it would all be the right way up. It was. But everyone else fell over.',
        'They said everything backwards, to cancel it out. “Toast the butter me pass,” said {F}. The toast passed {F}.',
        'They wound back the clock on the tower. It struck cuckoo, and out came a very small mayor.',
      ],
      tip: '“It got out of bed on the wrong side, the day,” said {G+}, hanging by both feet from a lamp. “Nobody laughed with it this morning, only at it. A day gets sulky. Put it to bed and let it start again.”',
      turn: '“We have to tuck in the day,” said {L}. They pulled a big sheet over the whole village square, from the bakery to the pump, and tucked it in at the edges. Then they told it the silliest joke they knew, and it had no point at all.',
      done: 'Under the sheet there was a rumble. It was a giggle! The whole day shook with it, rolled over, and got up, on the other side. Plop, the porridge came down, into the bowls. “Good morning,” said everyone.',
      again:
        'Each morning {L} tells the day a joke, before getting up. On the ceiling there is still a small spot of porridge.',
      outcomes: [
        {
          kinds: ['party', 'eats', 'plays', 'shares'],
          done: 'Under the big sheet there was a giggle! The whole day shook, rolled over, and got up, on the other side. It was morning again, and for all the things that had gone wrong there was a second helping, and {told}.',
        },
        {
          kinds: ['hugs', 'laughs', 'claps', 'happy', 'feels', 'no-longer', 'friends', 'team'],
          done: 'Under the big sheet there was a rumble. It was a giggle! The whole day shook with it, rolled over, and got up, on the other side. The joke had no point at all, and {told}.',
        },
        {
          kinds: ['home', 'way-home', 'sleep'],
          done: 'Under the sheet there was a giggle! The whole day shook with it, rolled over, and lay on the right side at last. They tucked it in at the edges once more, from the bakery to the pump, and {told}.',
        },
        {
          kinds: ['any'],
          done: 'Under the big sheet there was a rumble. It was a giggle! The whole day shook with it, rolled over, and got up, on the other side. Plop, the porridge came down, into the bowls, and {told}.',
        },
      ],
      helper: { name: 'Mr Flip', creature: 'bat' },
      art: {
        'and went upstairs in': 'kitchen, morning: L look surprised; people, stairs',
        'The porridge sat on': 'kitchen: L look-up surprised; F point surprised; bowl',
        'In the street the dogs': 'village, rain: L think worried; F point worried; dog, teacher, people',
        'supper was yesterday': 'kitchen: L look worried at clock; F slump sad; empty-bowl',
        'stood on both hands': 'village: L fall; F fall; people',
        'said everything backwards': 'kitchen: F speak surprised; L startle surprised; toast, butter',
        'out came a very small': 'village: L look surprised; F look surprised; tower, small gentleman, clock',
        'hanging by both feet': 'village: G say; L+F look G curious; lamp',
        'over the whole village square': 'village, night: L pull blanket brave; F pull blanket',
        'the silliest joke they': 'village, night: L laugh; F laugh; big blanket',
        'the porridge came down': 'kitchen, morning: L cheer; F cheer; bowl, people',
        'tells the day a joke': 'bedroom, morning: L laugh in bed',
      },
    },
  ],
};
