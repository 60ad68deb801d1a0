import type { StorySourceInput } from '../../story-source.ts';

/** Stories about where animals live. */
export const habitats: StorySourceInput = {
  id: 'habitats',
  words: [
    'habitat',
    'habitats',
    'animal habitat',
    'animal habitats',
    'animal home',
    'animal homes',
    'where animals live',
    'where do animals live',
    'different habitats',
    'woodland habitat',
    'pond habitat',
    'what animals need',
    'homes for animals',
  ],
  situations: ['learn', 'question', 'visit', 'wants'],
  topic: 'where animals live',
  thing: 'the little snail',
  home: 'school',
  main: 'garden',
  plots: [
    {
      id: 'the-wrong-house',
      titles: ['A Home for the Snail', '{L} and the Wrong House', 'Where Does It Live?'],
      goal: 'make the snail feel at home',
      trouble: 'the snail would not come out',
      solved: 'the snail had a place where it could live',
      opener:
        '{L+} had found a snail on the pavement, in the middle of the hot morning. Its house was dry and dusty. “You need a better place to live,” said {L}, and took it along.',
      friend:
        '{F+} helped. They built it a room in a box, with a carpet, a table and a picture on the wall. It was the finest room that any snail had ever had.',
      problem:
        'But the snail did not come out. It pulled in its head and shut itself up tight. It did not want the bed, nor the table. “Why doesn’t it like it here?” asked {L}. By noon there was a dry white skin over its door.',
      tries: [
        '{L} put the box in the sun, so that it would be bright and cosy. The snail shut itself up even more tightly.',
        '{F} gave it what {F} liked to eat, a bit of cheese sandwich. It lay there and curled up at the corners.',
        'They tried the fish tank. “It isn’t a fish,” said {L} quickly, and fished it out again.',
      ],
      tip: '“It’s a very nice room,” said {G+}, “for you. Every animal lives where it finds its food and can hide, and where it’s as wet or as dry as it needs. That’s its habitat. Where do you see snails, and when?”',
      low: '{L} looked at the shut little house. If only you could ask it.',
      turn: 'You see snails when it rains, on walls, under leaves, in the lettuce. Never in the sun! So {L} carried it to the back of the garden, under the big ferns, where it is always shady, and dripped water on the stones.',
      done: 'They waited. The white skin broke, and out came a foot, and then two horns with eyes on them. It looked round, and glided off under a leaf, and took a bite. “Now it’s at home,” said {F}.',
      again:
        '{L} drew a map of the garden: worms in the soil, spiders by the shed, a frog under the pot. They all live there, each in the right place.',
      object: 'basket',
      helper: { name: 'Mr Mossop', creature: 'toad' },
    },
  ],
};
