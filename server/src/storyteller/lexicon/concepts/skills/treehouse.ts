import type { StorySourceInput } from '../../story-source.ts';

/** Stories about building a treehouse. */
export const treehouse: StorySourceInput = {
  id: 'treehouse',
  words: [
    'treehouse',
    'tree house',
    'build/building treehouse/hut/shed/secret',
    'secret den/hideout/club/place',
    'clubhouse',
    'hideout',
  ],
  situations: ['make', 'wants', 'learn', 'visit'],
  topic: 'building a treehouse',
  thing: 'the treehouse',
  home: 'cottage',
  main: 'forest',
  plots: [
    {
      id: 'the-floor-comes-first',
      titles: ['The House up There', 'Eleven Planks', '{L} Builds a Treehouse'],
      goal: 'build a house in the tree',
      trouble: 'the treehouse kept falling out of the tree',
      solved: 'the treehouse stayed up',
      opener:
        'Behind the garden stood a tree that already looked like a house. There were only the floor, the walls and the roof missing. {L+} had eleven planks and a bag of [bent|rusty] nails.',
      problem:
        'They put up the door first, because a house needs a door. Then came the flag. It looked magnificent. Then {L} stepped in, and the house, the door, the flag and {L} came down, in that order.',
      tries: [
        'They used more nails. Forty-one of them were in one plank. It was more of a hedgehog than a floor.',
        'They tied everything with a rope. The knots held. They held so well that {F} had to be cut free.',
        'They built it very low down, one foot above the ground. Nothing could happen there. But it was not a treehouse. It was a bench.',
      ],
      tip: '“You start at the hat,” said {G+}, from the branch above. “I start at the feet. Where does the tree want to hold something? There, where it opens its hand. Lay two strong ones across first. And leave it room to sway.”',
      turn: '{L} climbed up without hammer and nails, and only looked. Where the trunk forked, the tree did hold out a hand, with three fingers. “Here,” said {L}. They laid the two thickest planks into it, and tied them softly.',
      done: 'The floor came first, then the walls, and last of all the flag. {L} stepped in, held {L.their~the} breath, and hopped. The tree creaked a bit, moved up, and carried it all. From up there you could see as far as supper.',
      again:
        'When the wind blows, the house rocks. They sit in it with a sandwich each and call that sailing.',
      outcomes: [
        {
          kinds: ['party', 'eats', 'plays', 'shares'],
          done: 'The floor came first, then the walls, and last of all the flag. {L} hopped, and the tree carried it. From up there you could see as far as supper. A basket was tied to a rope and pulled up, and {told}.',
        },
        {
          kinds: ['gets', 'given-by', 'all-get', 'invited', 'says', 'says-words'],
          done: 'The floor came first, then the walls, and last of all the flag. {L} hopped, and the tree carried it. {G} on the branch above tapped three times on the new roof, as one knocks at a door, and {told}.',
        },
        {
          kinds: ['hugs', 'laughs', 'claps', 'happy', 'feels', 'no-longer', 'friends', 'team'],
          done: 'The floor came first, then the walls, and last of all the flag. {L} hopped, and the tree carried it. {F} hopped too. A gust of wind came, the house rocked once, and {told}.',
        },
        {
          kinds: ['home', 'way-home', 'sleep'],
          done: 'The floor came first, then the walls, and last of all the flag. {L} hopped, and the tree carried it. They pulled up pillows, a blanket and a lamp. The house rocked a bit, like a boat, and {told}.',
        },
        {
          kinds: ['any'],
          done: 'The floor came first, across the tree’s open hand, then the walls, and last of all the flag. {L} stepped in, held {L.their~the} breath, and hopped. The tree creaked a bit, moved up, and carried it all, and {told}.',
        },
      ],
      helper: { name: 'Mr Bark', creature: 'woodpecker' },
      art: {
        'stood a tree that already looked': 'forest: L look happy at tree; big tree',
        'had eleven planks': 'forest: L carry plank happy; tree',
        'put up the door first': 'forest: L fall; door, flag, plank',
        'came down, in that order': 'forest: L fall; door, flag, plank',
        'Forty-one of them': 'forest: L hammer happy; plank',
        'tied everything with a rope': 'forest: L tie worried; F stand worried; rope, plank',
        'built it very low down': 'forest: L sit sad on bench; flag',
        'You start at the hat': 'forest: G say calm; L listen curious; tree',
        'climbed up without hammer': 'forest: L climb happy on tree',
        'Where the trunk forked': 'forest: L+F carry plank happy; tree',
        'laid the two thickest planks': 'forest: L+F carry plank happy; tree',
        'The floor came first': 'treehouse: L raise flag proud; F cheer',
        'When the wind blows': 'treehouse, wind: L+F eat sandwich happy',
      },
    },
  ],
};
