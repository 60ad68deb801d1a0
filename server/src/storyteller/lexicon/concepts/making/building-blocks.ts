import type { StorySourceInput } from '../../story-source.ts';

/** Stories about the tallest tower. */
export const buildingBlocks: StorySourceInput = {
  id: 'building-blocks',
  words: [
    'lego',
    'block',
    'build tower',
    'tower fall/falls/fell/falling',
    'tower that/which fall/falls/fell/falling/falls down',
    'tower keep/keeps falling',
    'tower that keep/keeps falling',
    'tower collapses',
    'tower topples',
    'falling tower',
    'tower of bricks/blocks',
    'knock/knocks/knocked down/over tower',
    'building block',
    'brick',
    'cardboard box',
  ],
  situations: ['make', 'learn', 'wants', 'lost', 'deed', 'trait', 'cannot'],
  topic: 'the tallest tower',
  thing: 'the tower',
  home: 'cottage',
  main: 'workshop',
  plots: [
    {
      id: 'the-tower',
      titles: ['{L} Builds a Tower', 'The Tower That Fell Four Times', 'One Brick Too Many'],
      goal: 'build a tower up to the ceiling',
      trouble: 'the tower fell down again and again',
      solved: 'the tower touched the ceiling',
      opener:
        'There were bricks in every colour, a whole tub full. {L+} tipped them out, and it sounded like hail. “I’m going to build a tower,” said {L}, “right up to the ceiling.”',
      problem:
        'One on top of the other, up to the chin. Up to the nose! Then somebody breathed. The tower leaned to the left like a tired neck, and crash! There were bricks under the cupboard, bricks in the tea.',
      tries: [
        'They built faster, before it could think of falling. It thought of it at the height of {L’s} ears. Crash!',
        'They stuck it with honey. The tower did not fall down. It flowed.',
        '{L} said that nobody was allowed to breathe. At eighteen bricks {F} had to, after all.',
      ],
      tip: '“My cathedral fell down four times,” said {G+}. “Every time I made the top more beautiful. But a tower is mostly foot. The wider it stands, the higher it reaches. And every floor needs a neighbour.”',
      turn: '{L} cleared a big space on the floor. They did not begin with a tower this time, but with a town: wide walls, crosswise, each brick over two others. It went up slowly. “We’re only at the knee,” said {F}. “It’s a good knee,” said {L}.',
      done: 'Past the chin, past the nose, up on the chair, up on the ladder. Nobody held their breath. And then {L} put on the very last brick, a yellow one, and it touched the ceiling, tock.',
      again:
        'The tower stayed up for nine days, until the cat had an idea. Nobody cried. The foot is still there, and it is wide.',
      helper: { name: 'Master Keystone', creature: 'beaver' },
      outcomes: [
        {
          asked: ['tower/tall/tallest/fall/ceiling/finish/stand/castle/knock/crash/top/build'],
          done: 'Past the chin, past the nose, up on the chair, up on the ladder. Nobody had to hold their breath, not on a foot as wide as that. {L} put on the very last brick, a yellow one. Tock, said the ceiling, and {told}.',
        },
        {
          asked: ['feast/picnic/party/cake/celebrate/tea/supper/dinner/pizza/cook/bake', 'share/dance/sing'],
          kinds: ['party', 'eats', 'plays', 'shares', 'makes', 'invited'],
          done: 'Past the nose, up on the chair, up on the ladder. {L} put on the very last brick, a yellow one, and it touched the ceiling, tock. {F} took the empty tub for a table. At the wide foot of it {told}.',
        },
        {
          asked: [
            'live happily/happy',
            'proud',
            'have fun',
            'hug/cuddle/laugh/giggle/cheer/clap/smile/friend',
          ],
          kinds: ['hugs', 'laughs', 'claps', 'happy', 'friends', 'team', 'says', 'tells', 'sees'],
          done: 'Past the chin, past the nose, up on the ladder. {L} put on the very last brick, a yellow one: tock. {F} breathed out at last, with all of the eighteen breaths that had been saved. It didn’t even tremble, and {told}.',
        },
      ],
      art: {
        'bricks in every colour': 'workshop: L pour bucket happy; many block',
        'going to build a tower': 'workshop: L point proud; many block',
        'Then somebody breathed': 'workshop: L startle; block-tower, cup',
        'it could think of falling': 'workshop: L run worried; F run worried; block-tower',
        'stuck it with honey': 'workshop: L hold honey worried; F touch worried; block-tower',
        'was allowed to breathe': 'workshop: L stand worried; F blow surprised; big block-tower',
        'is mostly foot': 'workshop: G speak calm; L listen curious; small block-tower',
        'space on the floor': 'workshop: L kneel happy; many block',
        'It’s a good knee': 'workshop: L kneel happy; F kneel happy; many block, block-tower',
        'the very last brick': 'workshop: L reach-up proud yellow block on ladder; F cheer; huge block-tower',
        'cat had an idea': 'workshop: L laugh; cat, many block',
      },
    },
  ],
};
