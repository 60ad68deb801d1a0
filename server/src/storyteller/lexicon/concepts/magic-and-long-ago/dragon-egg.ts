import type { StorySourceInput } from '../../story-source.ts';

/** Stories about a dragon's egg or a baby dragon. */
export const dragonEgg: StorySourceInput = {
  id: 'dragon-egg',
  words: [
    'dragon egg',
    'dragon’s egg',
    'dragon eggs',
    'egg of a dragon',
    'baby dragon',
    'little dragon hatch/hatches',
    'hatch/hatching a dragon',
    'pet dragon',
    'dragon as a pet',
    'find/finding/found a dragon egg',
    'dragon hatch/hatches',
    'how to look after a dragon',
    'train/training dragon',
  ],
  situations: [
    'learn',
    'cannot',
    'wants',
    'make',
    'visit',
    'newcomer',
    'question',
    'ability',
    'trait',
    'deed',
    'has',
    'own-wish',
    'thing-pair',
    'being-and-thing',
    'what-if',
    'odd-pet',
    'finds',
    'lost',
  ],
  topic: 'a dragon’s egg',
  thing: 'the egg',
  home: 'cottage',
  main: 'mountain',
  plots: [
    {
      id: 'what-warms-a-dragon',
      titles: ['The Egg With the Green Spots', 'Something Is Knocking', '{L} and the Dragon’s Egg'],
      goal: 'hatch the dragon’s egg',
      trouble: 'the dragon’s egg grew cold and did not hatch',
      solved: 'the baby dragon had hatched and was with its mother',
      opener:
        'After the storm it lay in the ditch by the path: an egg, as big as a pumpkin, with green spots. {L+} laid an ear on it. Inside there was a knock: tock, tock. It wasn’t a hen’s egg. That was quite certain.',
      friend:
        '“It’s from up there,” said {F+}, and pointed to the mountain, on which, every now and then, there was a little smoke. “A dragon’s. The storm must have rolled it down.” They carried it in together, wrapped in a coat.',
      problem:
        'The knocking got weaker. In the evening the egg was cool, and by the morning it was cold. “It needs to be kept warm,” said {L}. “But how warm does a dragon like it?” There was nothing about it in the book on hens.',
      tries: [
        '{L} sat down on it with three blankets, until supper. It was hard and lumpy. It got as warm as a bench gets.',
        '{F} laid it in the bed with a hot-water bottle. After an hour the hot-water bottle was cold. The egg had swallowed all the warmth like nothing.',
        'They asked the hen. It looked at the egg, then at itself, and went out.',
      ],
      tip: '“I lay mine where the ground’s warm, and then I leave,” said {G+} on a stone. “I can’t sit on anything myself. Haven’t you ever wondered why all of them up there live on that particular mountain?”',
      low: 'Tock. It was only one knock now, and then a long pause. {L} laid a hand on the shell and waited.',
      turn: 'Why that mountain? Because it smokes! Because it’s warm from below! {L} set the egg in the handcart, and they pulled it up the path to the place where steam came out of the ground. There {L} dug a hollow in the warm sand and laid the egg inside.',
      done: 'Tock. Tock, tock, tock! A crack ran through the green spots. Out came a nose, a wet wing, and a sneeze with a spark in it: a small green dragon! A great shadow fell across them. The mother looked at the egg and the coat, and bowed very low.',
      again:
        'The coat has a burnt hole in it, as big as a penny. In autumn a small green dragon flies over the house, still a bit crooked, and drops a pine cone down the chimney.',
      object: 'egg',
      outcomes: [
        {
          asked: ['hatch', 'dragon hatch/born/egg', 'egg hatch'],
          done: 'In the warm sand there was a knock. Tock. Tock, tock, tock! A crack ran through the green spots. “It’s coming!” whispered {L}, and held the coat open on both sides. Out came a nose and a wet wing, and {told}.',
        },
        {
          asked: [
            'mother/mum/mummy/mama/family/parent/home dragon/baby/find/back/reunite/return',
            'fly home/away',
            'mother',
          ],
          done: 'Tock, tock, tock! Out came a nose, a wet wing, and a sneeze with a spark in it: a small green dragon! {L} lifted it up in the coat, as high as possible. A great shadow fell across the sand, and {told}.',
        },
        {
          kinds: ['party', 'eats', 'plays', 'shares'],
          done: 'Tock, tock, tock! Out came a nose and a sneeze with a spark in it: a small green dragon! The mother came, looked at the egg and the coat, and bowed very low. One breath, and the flat stone was as warm as an oven, and {told}.',
        },
        {
          kinds: ['gets', 'given-by', 'all-get', 'invited', 'says', 'says-words'],
          done: 'Tock, tock, tock! Out came a nose, a wet wing, and a sneeze with a spark in it. A great shadow fell across them. The mother looked at the egg and the coat, bowed very low, and opened one claw, and {told}.',
        },
        {
          kinds: ['hugs', 'laughs', 'claps', 'happy', 'feels', 'no-longer', 'friends', 'team'],
          done: 'Tock, tock, tock! Out came a nose, a wet wing, and a sneeze with a spark in it: a small green dragon! It looked at the first one whom it saw in its life. That was {L}, and {told}.',
        },
        {
          kinds: ['home', 'way-home', 'sleep'],
          done: 'Tock, tock, tock! Out came a nose, a wet wing, and a sneeze with a spark in it: a small green dragon! Its mother came and laid herself round the warm hollow like a wall. Even the steam grew quiet, and {told}.',
        },
        {
          kinds: ['any'],
          done: 'Tock, tock, tock! Out came a nose, a wet wing, and a sneeze with a spark in it: a small green dragon! Its mother came down, looked at the egg and the coat, and laid one wing flat on the ground in front of {L}. So {told}.',
        },
      ],
      helper: { name: 'Lacerta', creature: 'lizard' },
      art: {
        'laid an ear on it': 'mountain: L listen curious; huge egg',
        'wrapped in a coat': 'mountain: L carry egg; F point; coat',
        'by the morning it was cold': 'bedroom: L touch worried; F point worried; huge egg, book',
        'on it with three blankets': 'bedroom: L sit happy under blanket; F clap happy; huge egg',
        'with a hot-water bottle. After':
          'bedroom: F hold hot-water-bottle worried; L think worried; egg on bed, bed',
        'asked the hen': 'farm: L say worried; F look worried; hen, egg',
        'I lay mine where': 'mountain: G say; L+F look G curious; huge egg',
        'one knock now, and then': 'bedroom, night: L touch sad; F look sad; huge egg',
        'set the egg in the': 'mountain: L pull brave; F push; wheelbarrow, egg',
        'dug a hollow in': 'mountain: L dig shovel brave; F peek curious; egg, hole',
        'Because it smokes': 'mountain: L point surprised; F look surprised; volcano',
        'Out came a nose': 'mountain: L look happy; F cheer; small green dragon, huge dragon, egg',
        'drops a pine cone down': 'village: L wave happy; F look happy; dragon, coat',
      },
    },
  ],
};
