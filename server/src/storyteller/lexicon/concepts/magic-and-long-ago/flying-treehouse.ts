import type { StorySourceInput } from '../../story-source.ts';

/** Stories about the treehouse that could fly. */
export const flyingTreehouse: StorySourceInput = {
  id: 'flying-treehouse',
  words: [
    'flying treehouse',
    'treehouse that/which can/could/fly/flies/flew',
    'treehouse fly/flies/flew/take/takes off',
    'treehouse float/floats',
    'tree house fly/flies/float/floats',
    'magic/flying tree house',
    'magic treehouse',
  ],
  situations: [
    'ability',
    'deed',
    'has',
    'by-itself',
    'magic-thing',
    'trait',
    'what-if',
    'runaway',
    'flown',
    'odd-pet',
    'newcomer',
  ],
  topic: 'the treehouse that could fly',
  thing: 'the treehouse',
  home: 'treehouse',
  main: 'clouds',
  plots: [
    {
      id: 'how-does-it-land',
      titles: ['The Flying Treehouse', 'Up and Away', 'How Does It Land?'],
      goal: 'land the treehouse',
      trouble: 'the treehouse was flying, and nobody knew how to land it',
      solved: 'the treehouse stood in its tree again',
      opener:
        'The treehouse had a ladder, a window and a roof with a flag. {L+} pulled the rope to hang up the lantern. It was the wrong rope. The boards shook, and the garden began to sink. No: the treehouse was going up!',
      problem:
        'They flew! Below them the house was as small as a matchbox, and the washing looked like stamps. It was glorious. Then the sun went lower, and it got cold. “How do we get down?” asked {L}. There was no pedal and no wheel, just the rope.',
      tries: [
        '{L} pulled the rope again. The treehouse rose higher, through a cloud, and everything got wet.',
        'They threw out what was heavy: a box of stones, a bench. But now it was lighter, and it went up even faster.',
        '{L} leaned out of the window and flapped with a cushion, downwards. The treehouse turned round once and went on to the west.',
      ],
      tip: '“You’re in a tree house,” said {G+}, who had been flying beside them for a while. “What does a tree do, up in the wind? It holds on by its roots. And what does yours miss? Don’t pull. Tell it where home is.”',
      turn: '{L} put one hand on the wooden wall. It was trembling. “You wanted to see the world, didn’t you?” said {L}. “But your tree is standing there all alone.” {L} let go of the rope. And {F} put the lantern in the window, so that it could see.',
      done: 'The treehouse sighed in all its boards. Then it sank, as gently as a leaf, down through the cloud and over the roofs. It found the old tree in the dark. It turned a little to the left, and sat down between the branches with a creak.',
      again:
        'On the first warm evening of every month they pull the wrong rope. They’re back by supper. The tree leaves the ladder down for them.',
      object: 'lantern',
      outcomes: [
        {
          asked: ['land/home/back/tree safe/safely/home/land/garden/get/down', 'home'],
          done: 'With the lantern in its window the treehouse sighed in all its boards. Then it sank, as gently as a leaf, down through the cloud, and {told}.',
        },
        {
          asked: [
            'see/visit/fly/travel/go world/moon/star/castle/sea/island/cloud/again/adventure/every',
            'adventure',
          ],
          done: '“One more thing from the world,” said {L}, “and then to your tree.” The treehouse creaked, took a deep breath through the window, and {told}.',
        },
        {
          kinds: ['party', 'eats', 'plays', 'shares', 'makes'],
          done: 'The treehouse sighed in all its boards and sank, as gently as a leaf. It found the old tree in the dark and sat down between the branches. Under it, with torches, stood everyone who had seen it go over the roofs, and {told}.',
        },
        {
          kinds: ['hugs', 'laughs', 'claps', 'happy', 'feels', 'no-longer', 'friends', 'team'],
          done: 'The treehouse sighed in all its boards and sank, as gently as a leaf, through the cloud and over the roofs. It turned a little to the left, and sat down in its tree with a creak. All the leaves rustled, and {told}.',
        },
        {
          kinds: ['home', 'way-home', 'sleep'],
          done: 'The treehouse sank, as gently as a leaf, down through the cloud and over the roofs. It found the old tree in the dark and sat down between the branches. From the window of the house came the smell of supper, and {told}.',
        },
      ],
      helper: { name: 'Captain Honk', creature: 'goose' },
      art: {
        'It was the wrong rope': 'treehouse: L pull rope surprised; lantern',
        'a ladder, a window': 'treehouse: L hold lantern happy; ladder',
        'shook, and the garden': 'clouds: L look surprised; F point surprised; tent',
        'as small as a matchbox': 'clouds: L point happy; F look worried; house, rope',
        'pulled the rope again': 'clouds: L pull rope; F look worried; cloud',
        'it went up even faster': 'clouds: L throw box; F throw stone worried',
        'flapped with a cushion': 'clouds: L hold cushion worried; F think worried',
        'What does a tree do': 'clouds: G say; L think tree curious; F look G',
        'one hand on the wooden': 'treehouse: L touch calm; F peek curious; rope',
        'put the lantern in': 'treehouse, night: F hold lantern happy; L touch calm; tree',
        'It found the old tree': 'garden, night: L cheer; F hold lantern happy; tree, ladder',
        'pull the wrong rope': 'treehouse, evening: L pull rope happy; F clap happy; ladder',
      },
    },
  ],
};
