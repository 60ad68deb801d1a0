import type { StorySourceInput } from '../../story-source.ts';

/** Stories about what bees do for us. */
export const whyWeNeedBees: StorySourceInput = {
  id: 'why-we-need-bees',
  words: [
    'need bee/insect',
    'bee important/matter',
    'why bee/bees',
    'bee pollinate/pollination',
    'bee flower/fruit/apple/blossom',
    'bee help/helping/make plant/flower/fruit/food/grow',
    'world/garden without bee',
    'no bee/bees',
  ],
  situations: ['question', 'learn', 'lacks', 'what-if', 'visit', 'wants', 'deed', 'ability'],
  topic: 'why we need bees',
  thing: 'the apple tree',
  home: 'garden',
  main: 'garden',
  plots: [
    {
      id: 'a-tree-without-apples',
      titles: ['The Tree Without Apples', '{L} and the Small Brush', 'Who Makes the Apples?'],
      goal: 'find out who makes the apples',
      trouble: 'the tree had blossoms but no apples',
      solved: 'the bees had come to the tree',
      opener:
        'In May the apple tree was white from top to bottom. {L+} counted blossoms up to four hundred and lay down underneath. “Four hundred apples,” said {L}. “That’s pie until Christmas.”',
      problem:
        'The blossoms fell, and nothing came after them. There was one leaf next to the other, and not a single apple. “It was white all over,” said {L}. “So what was missing?” The tree stood there, and it was very quiet in it.',
      tries: [
        'They watered the tree with four cans. It had a wet foot now, and no apples.',
        'They asked the tree over the fence, which had as many apples as it could carry. It looked just the same: bark, leaves, sun. Only it hummed.',
        'They sang to it in the evening. The tree seemed to like that. But apples are not made of songs.',
      ],
      tip: '“Listen to the fence,” said {G+}. “Next door there’s a beehive. A blossom needs yellow dust from another blossom, or there’s no apple. It can’t go and fetch it, it has no feet. The bees have six each.”',
      turn: 'Next spring {L} tried it with a small brush, a dab of yellow dust on each blossom. By noon nineteen were done. So {L} sowed clover and thyme under the tree, and left a gap in the fence as wide as a bee road. Then came the hum.',
      done: 'They came by the hundred, with yellow trousers, and did in one morning what a brush can’t do in a year. The blossoms fell, and behind each there was a green bead. It grew. In autumn the tree had to be held up with a pole.',
      again:
        'The first apple is cut across each year, so that you see the star. “Thank you,” says {L}, in the direction of the fence. It hums.',
      helper: { name: 'Mrs Clover', creature: 'bear' },
      outcomes: [
        {
          asked: [
            'orchard/tree/garden/flower/blossom/field bloom/blossom/grow/full/flower/again',
            'apple/fruit/flower/plant grow/come/everywhere/again',
            'bee come/return/stay/back/safe/happy/save/home',
          ],
          done: 'They came by the hundred, with yellow trousers, and did in one morning what a brush can’t do in a year. Behind each blossom there was a green bead now. All summer long the gap in the fence hummed like an open door, and {told}.',
        },
        {
          kinds: ['eats', 'party', 'shares', 'makes', 'gets', 'plays'],
          done: 'They came by the hundred, with yellow trousers, and did in one morning what a brush can’t do in a year. In autumn there were so many apples that the tree needed a pole. “Four hundred and six,” called {L} from the ladder, and {told}.',
        },
        {
          kinds: ['says', 'happy', 'hugs', 'friends', 'team', 'laughs', 'claps', 'sees', 'tells'],
          done: 'They came by the hundred, with yellow trousers, and did in one morning what a brush can’t do in a year. Behind each blossom there was a green bead. {L} lay down underneath, quite still. One bee had a rest on {L’s} sleeve, and {told}.',
        },
      ],
      art: {
        'counted blossoms': 'garden: L point happy; white tree',
        'lay down underneath': 'garden: L lie-back happy; white tree',
        'not a single apple': 'garden: L look-up sad; F stand worried; green tree',
        'with four cans': 'garden: L water worried; F water; tree',
        'over the fence, which': 'garden: L look jealous; F point; apple, tree, fence',
        'sang to it': 'garden, evening: L+F sing; tree',
        'Listen to the fence': 'garden: G listen; L look G curious; fence',
        'brush, a dab of yellow': 'garden: L hold paintbrush brave; white tree',
        'sowed clover and thyme': 'garden: L plant happy; F hold seed; fence',
        'by the hundred': 'garden: L+F cheer; many big bee, white tree',
        'cut across each year': 'kitchen: L hold apple happy; fence',
      },
    },
  ],
};
