import type { StorySourceInput } from '../../story-source.ts';

/** Stories about what floats, and what sinks. */
export const floatingAndSinking: StorySourceInput = {
  id: 'floating-and-sinking',
  words: [
    'sinking and floating',
    'sinking and floating boat',
    'floating and sinking',
    'float and sink',
    'sink or float',
    'float or sink',
    'things that float',
    'what floats',
    'why boats float',
    'why ships float',
  ],
  situations: ['learn', 'make', 'question'],
  topic: 'floating and sinking',
  thing: 'the lump of clay',
  main: 'garden',
  plots: [
    {
      id: 'the-lump-and-the-boat',
      titles: ['What Floats?', 'Sink or Float', 'The Clay that Learned to Float'],
      goal: 'make a lump of clay float',
      trouble: 'the clay always sank',
      solved: 'the clay floated',
      opener:
        '{L+} had a tub of water and a basket full of things. “One at a time,” said {L}. “Who floats, and who sinks?”',
      friend:
        '{F+} made two piles. The cork floated, and so did the stick and the apple. The spoon sank, and so did the pebble and the key.',
      problem:
        'Last of all came a lump of clay. Plop! It went straight to the bottom. “Clay sinks,” said {F}. But {L} needed it to float: it was to be the ship, and the snail was waiting to be the captain.',
      tries: [
        '{L} made the lump smaller. The small lump sank as fast as the big one.',
        '{L} laid it on the water very, very gently. It sank gently.',
        '{F} gave it a sail made of a leaf. The leaf floated. The clay went down without it.',
      ],
      tip: '“A ship is made of steel,” said {G+}, “and steel is heavier than clay. But look at its shape: wide, and hollow, with sides. It pushes a lot of water away, and the water pushes back. A lump is too small to push enough.”',
      low: '{L} fished the clay out again and dried it. It lay there, round and heavy. “Wide and hollow,” said {L}. “Like a bowl.”',
      turn: '{L} pressed both thumbs into the middle and pinched all round, until the lump was a little bowl with thin, high sides. There was not one hole in it. {L} set it on the water and let go.',
      done: 'It floated! It was the very same clay, only in another shape. It floated with the snail in it, and with two pebbles, and with the spoon. At the third pebble the water came over the edge, and they saved the snail.',
      again: 'On the wall hangs a list now, with two sides: floats, and sinks. Clay is on both of them.',
      object: 'bowl',
      helper: { name: 'Captain Cork', creature: 'otter' },
      outcomes: [
        {
          asked: ['float/boat/ship/sail/swim/snail/captain/sea/river/across'],
          done: 'It floated! It was the very same clay, only wide now, and hollow, with sides. {L} lifted the snail on board and blew very softly. The captain put out both horns to look ahead, and {told}.',
        },
        {
          asked: ['feast/picnic/party/cake/celebrate/tea/supper/dinner/pizza/cook/bake', 'share/dance/sing'],
          kinds: ['party', 'eats', 'plays', 'shares', 'makes', 'invited'],
          done: 'It floated, the very same clay, with the snail in it, and two pebbles, and the spoon! At the third pebble they saved the captain. After a sea voyage everybody is hungry. Next to the tub, snail and all, {told}.',
        },
        {
          asked: [
            'live happily/happy',
            'proud',
            'have fun',
            'hug/cuddle/laugh/giggle/cheer/clap/smile/friend',
          ],
          kinds: ['hugs', 'laughs', 'claps', 'happy', 'friends', 'team', 'says', 'tells', 'sees'],
          done: 'It floated, with the snail in it, and two pebbles, and the spoon. At the third pebble the water came over the edge, {F} dived in with both sleeves, and the captain was saved. Dripping, {told}.',
        },
      ],
      art: {
        'a tub of water': 'garden: L look curious; bath, basket',
        'made two piles': 'garden: F hold apple happy; L hold stick happy; spoon, key',
        'a lump of clay. Plop': 'garden: L startle worried; F point; clay, snail',
        'made the lump smaller': 'garden: L hold clay worried; F look; bath',
        'on the water very': 'garden: L offer clay worried; bath',
        'a sail made of a leaf': 'garden: F hold leaf happy; L stand worried; clay',
        'made of steel': 'garden: G say; L look G curious; ship',
        'fished the clay out': 'garden: L look curious at clay',
        'pinched all round': 'garden: L knead clay brave; F look; bowl',
        'with the snail in it': 'garden: L+F cheer; bowl, snail',
        'floats, and sinks. Clay': 'garden: L point happy; paper, boat',
      },
    },
  ],
};
