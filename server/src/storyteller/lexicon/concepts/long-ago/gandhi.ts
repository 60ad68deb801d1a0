import type { StorySourceInput } from '../../story-source.ts';

/** Stories about Gandhi and the salt march. */
export const gandhi: StorySourceInput = {
  id: 'gandhi',
  words: [
    'gandhi',
    'mahatma gandhi',
    'gandhi jayanti',
    'salt march',
    'non-violence',
    'nonviolence',
    'ahimsa',
  ],
  situations: ['learn', 'question', 'deed', 'visit', 'value'],
  gentle: true,
  topic: 'Gandhi and the salt march',
  thing: 'the pinch of salt',
  home: 'village',
  main: 'shore',
  plots: [
    {
      id: 'a-pinch-of-salt',
      titles: ['A Pinch of Salt', '{L} Walks with Gandhi', 'All the Way to the Sea'],
      goal: 'show without a fight that the law was unfair',
      trouble: 'the law about the salt was unfair',
      solved: 'everybody had seen that the law was unfair',
      opener:
        'Long ago the British ruled over India. They had made a law: nobody there might take salt from the sea. Everyone had to buy it from them, and pay a tax. {L+} lived in a village where many could not afford it.',
      friend:
        '{F+} came running. “There’s an old man on the road, with a stick!” called {F}. “It’s Gandhi. They’re walking to the sea, to fetch salt. It’s two hundred and forty miles!”',
      problem:
        '{L} would have liked to drive the officers away with a stick. “Why doesn’t Gandhi fight?” asked {L}. The sea was free, the salt lay on the beach, and still they had to pay for it. Something in {L} was as hot as the road.',
      tries: [
        '{L} threw a clod of earth at an officer’s horse. The horse was frightened. It had not made the law.',
        '{L} shouted. The officers shouted too, and they were louder.',
        '{L} sat down at the side of the road and sulked. The people walked past, and the law stayed as it was.',
      ],
      tip: '“Whoever hits has already lost,” said {G+}, who was walking with Gandhi. “Then it’s about who is stronger. We want them to see who’s right. That’s why we go slowly, and hurt nobody, and don’t turn back. That’s harder than hitting. Can you do that?”',
      low: '{L} looked at the road. It was white with dust, and it went on and on. Far in front went the thin old man with the stick.',
      turn: '{L} dropped the clod, and began to walk. It was hot, and {L’s} feet grew sore. In every village more people came along. Somebody shouted bad words at them. {L} heard it, and breathed, and walked on. Twenty-four days it took. Then they smelled the sea.',
      done: 'Gandhi bent down and picked up a little salt from the mud. {L} bent down too and took a pinch. Then thousands did it, all along the coast, and not one of them hit anybody. The whole world read about it in the newspaper.',
      again:
        'Years later India was free. {L} always puts in only a small pinch of salt. But {L} looks at it first.',
      outcomes: [
        {
          kinds: ['gets', 'given-by', 'all-get', 'invited', 'says', 'says-words'],
          done: '{L} bent down and took a pinch of salt from the mud. Then thousands did it, all along the coast, and not one of them hit anybody. The old man with the stick stopped beside {L}, and {told}.',
        },
        {
          kinds: ['hugs', 'happy', 'friends', 'team', 'feels', 'claps'],
          done: '{L} bent down and took a pinch of salt from the mud. Then thousands did it, all along the coast, and not one of them hit anybody. With sore feet they stood in the waves, and {told}.',
        },
        {
          kinds: ['eats', 'shares', 'party'],
          done: '{L} bent down and took a pinch of salt from the mud. Then thousands did it, all along the coast, and not one of them hit anybody. In the evening they cooked rice on the beach and passed the pinch round, and {told}.',
        },
        {
          kinds: ['home', 'way-home', 'sleep'],
          done: '{L} bent down and took a pinch of salt from the mud. Then thousands did it, all along the coast, and not one of them hit anybody. The pinch went into a knot in the cloth, for the village, and {told}.',
        },
        {
          kinds: ['any'],
          done: '{L} bent down and took a pinch of salt from the mud. Then thousands did it, all along the coast, and not one of them hit anybody. The whole world read about it in the newspaper, and {told}.',
        },
      ],
      helper: { name: 'Sarojini', creature: 'woman' },
      art: {
        'had to buy it from': 'village: L stand worried; people, bowl',
        'road, with a stick': 'village: F run happy; L look; grandfather, stick',
        'to drive the officers': 'village: L sulk; F look; guard',
        'threw a clod': 'village: L throw mud angry; guard, horse',
        'The officers shouted': 'village: L shout angry; guard',
        'at the side of the road': 'village: L sit angry; people',
        'Whoever hits': 'village: G say; L look G curious',
        'white with dust': 'desert: L look sad; grandfather',
        'dropped the clod, and': 'desert: L walk brave; F walk; people, grandfather',
        'took a pinch': 'shore: L crouch happy; F kneel; people, bowl',
        'always puts in only': 'kitchen: L hold salt-shaker happy; bowl',
      },
    },
  ],
};
