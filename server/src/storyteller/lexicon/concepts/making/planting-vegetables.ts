import type { StorySourceInput } from '../../story-source.ts';

/** Stories about growing something to eat. */
export const plantingVegetables: StorySourceInput = {
  id: 'planting-vegetables',
  words: [
    'grow/growing your/our own vegetable/vegetables',
    'grow/growing vegetable/vegetables',
    'plant tomato/carrot/bean/potato/pea/lettuce/radish/pumpkin/strawberry/vegetable',
    'grow tomato/carrot/bean/potato/pea/lettuce/radish/pumpkin/vegetable/strawberry',
    'sow seed/carrot/radish/bean',
    'weed/weeding',
    'water plant',
    'watering plant/flower/garden',
    'strawberry in a pot',
    'tomato plant',
    'vegetables growing cooking and eating',
    'growing cooking and eating vegetables',
    'growing and cooking',
    'growing and eating vegetables',
    'from seed to plate',
    'from garden to plate',
  ],
  situations: ['make', 'learn', 'newcomer', 'visit'],
  topic: 'growing something to eat',
  thing: 'the pot on the sill',
  home: 'garden',
  main: 'garden',
  plots: [
    {
      id: 'the-pot-that-did-nothing',
      titles: ['{L} Plants a Seed', 'Nothing, Said the Pot', 'The First Red One'],
      goal: 'get something to eat out of a pot of earth',
      trouble: 'nothing came up, and then it all went wrong',
      solved: 'there was a real ripe one on the plant',
      opener:
        'It was so small that it stuck to {L’s} finger: a seed. “That’s going to be as tall as I am?” asked {L+}. A pot, earth, a hole with one finger, in, and shut. {L} sat down in front of it, with a fork.',
      problem:
        'Nothing happened. It did not happen before lunch, and not after it. On the ninth day there was a green hook, then two leaves, then five. And then {L} found it lying flat one morning, with its head in the earth. “It was all right yesterday!” cried {L}.',
      tries: [
        [
          '{L} gave it water, and some more, and a whole can, till the pot swam. The leaves went yellow and dripped.',
          '{L} dug it up every evening, to see how it was going. It was going badly, because it had been dug up every evening.',
        ],
        [
          'They put it in the full sun, so that it would get strong. It hung down like a wet sock.',
          '{L} pulled it up, just a little, to help it grow. It came up very easily, and there was the root.',
        ],
        '{F} told it to hurry up. {F} has a kind voice. It did not hurry up.',
      ],
      tip: '“Put your finger in,” said {G+}, “up to the first bend. Dry? Then it’s thirsty. Wet? Then let it be. Give it a stick to lean on. And turn it round each day.”',
      turn: 'Every morning {L} put a finger in. {L} tied it to a stick, with a bow that was not too tight, and turned it round like a guest at a window. There was a yellow flower, and where the flower had been, a green bead.',
      done: 'The bead became a marble, and the marble a ball. On a Friday it was ripe, and {L} turned it, till it came off by itself. It was warm. They shared it out, with a grain of salt on each piece, and shut their eyes.',
      again: '{L} kept one seed from it, on a saucer, and beside it a label: “Don’t dig up.”',
      outcomes: [
        {
          asked: ['eat/soup/salad/taste/vegetable/tomato/carrot/strawberry/harvest/grow/ripe/share/pick'],
          done: 'The bead became a marble, and the marble a ball. On a Friday it was ripe, and {L} turned it, till it came off by itself. It was warm from the sun. The fork lay beside the pot, where it had always been, and {told}.',
        },
        {
          asked: ['win/prize/biggest/giant/competition/first'],
          done: 'The bead became a marble, the marble a ball, and it didn’t stop there. Each day {L} put in one finger, and turned it like a guest at a window. Two people were needed to carry it to the scales. And {told}.',
        },
        {
          asked: ['feast/picnic/party/cake/celebrate/tea/supper/dinner/pizza/cook/bake', 'share/dance/sing'],
          kinds: ['party', 'eats', 'plays', 'shares', 'makes', 'invited'],
          done: 'The bead became a marble, and the marble a ball. On a Friday it was ripe, and came off by itself. There was one for all of them, so they cut it very exactly, with a grain of salt, and {told}.',
        },
        {
          asked: [
            'live happily/happy',
            'proud',
            'have fun',
            'hug/cuddle/laugh/giggle/cheer/clap/smile/friend',
          ],
          kinds: ['hugs', 'laughs', 'claps', 'happy', 'friends', 'team', 'says', 'tells', 'sees'],
          done: 'The bead became a marble, and the marble a ball. On a Friday it was ripe, and {L} turned it, till it came off by itself. It was as warm as a cheek. Beside the pot, eyes shut, {told}.',
        },
      ],
      art: {
        'as tall as I am': 'garden: L hold seed curious; plant-pot',
        'with a fork': 'garden: L sit happy fork; plant-pot',
        'lying flat one morning': 'garden, morning: L startle sad; drooping-tree, plant-pot',
        'told it to hurry up': 'garden: F speak happy; L look worried; plant-pot',
        'Put your finger in': 'garden: G point calm; L touch curious; plant-pot',
        'tied it to a stick': 'garden, morning: L tie happy; plant-pot, seedling',
        'There was a yellow flower': 'garden: L look happy; yellow flower, plant-pot',
        'The bead became a marble': 'garden: L hold tomato proud; F clap; plant-pot',
        'on a saucer, and beside': 'garden: L show saucer happy; seed, label',
      },
    },
  ],
};
