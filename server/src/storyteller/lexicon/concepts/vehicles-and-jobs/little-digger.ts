import type { StorySourceInput } from '../../story-source.ts';

/** Stories about a small machine among big ones. */
export const littleDigger: StorySourceInput = {
  id: 'little-digger',
  words: [
    'little/small/tiny/smallest digger/excavator/bulldozer/dumper',
    'digger too small',
    'digger who/that is/was too small',
    'digger that was small',
    'small/little/tiny crane/truck/lorry/tractor',
    'truck/lorry/tractor/crane too small',
    'smallest machine',
    'mini digger',
    'little dump truck',
    'small vehicle',
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
    'sad',
    'refuses',
  ],
  topic: 'a small digger',
  thing: 'the little digger',
  home: 'city',
  main: 'city',
  plots: [
    {
      id: 'under-the-old-tree',
      titles: ['The Little Digger', 'Too Small?', 'Under the Chestnut Tree'],
      goal: 'find a job for the little digger',
      trouble: 'the little digger was too small for everything',
      solved: 'the little digger had done what no big one could',
      opener:
        'On the big building site there were five yellow diggers, each as high as a house, and one quite little one. Its scoop was no bigger than a bathtub. {L+} worked there, with a yellow helmet, and liked that one best.',
      friend:
        '“What can it do?” asked {F+}, who wore a helmet too. “It can turn on a plate,” said {L}. “And it never forgets to say good morning.” The big ones hummed politely and went on working.',
      problem:
        'The little digger wanted to help with the great pit. It dug all morning, and then one of the big ones came, took a single scoop, and it was more than that. “You’d better park at the side,” somebody said. “You’re only in the way.”',
      tries: [
        'It tried to load the lorry. It didn’t reach up to the edge and tipped everything on its own nose.',
        'It wanted to be faster instead. It drove so fast that it lost its sand on the way.',
        '{F} screwed a big scoop on to it. It fell forward and stood there with its wheels in the air.',
      ],
      tip: '“They’ve all been asking what it’s too small for,” said {G+} in the chestnut tree. “I’m too small for nearly everything. So I ask the other way round: where do the big ones not fit in?”',
      low: 'It got late. The little digger stood by the fence, with its scoop on the ground. Then all at once the site stood still.',
      turn: 'A water pipe had burst, right under the old chestnut tree! The big diggers could not get in under the branches, and they would have torn out all the roots. “That’s our place!” cried {L}, and steered the little digger in under the leaves: lower, stop, now gently.',
      done: 'The little digger dug between two roots, as carefully as with a teaspoon. There was the pipe! It was mended in ten minutes, and not one root was broken. All five big diggers lifted their scoops and hooted. You could hear it in the whole town.',
      again:
        'It no longer parks by the fence. It’s got a place in the middle, with a sign: “For special jobs”.',
      outcomes: [
        {
          asked: [
            'little/small digger/truck/crane/tractor/it save/help/day/hero/build/proud/important/best',
            'save tree/day',
            'fix/mend pipe',
            'finish/build playground/house/park/school',
          ],
          done: 'The little digger dug between two roots, as carefully as with a teaspoon, and there was the pipe! It was mended, and not one root was broken. All five big diggers stood in a half circle and looked, and {told}.',
        },
        {
          asked: [
            'friend/friends digger/diggers/big/truck/others',
            'become/make friends',
            'big digger thank/sorry',
            'join',
            'team',
            'work together',
            'play',
          ],
          done: 'The little digger dug between two roots, as carefully as with a teaspoon, and the pipe was mended. “We’d have torn up the whole tree,” hummed the biggest of the five, and made room in the row. So {told}.',
        },
        {
          kinds: ['party', 'eats', 'plays', 'shares', 'makes'],
          done: 'The little digger dug between two roots, as with a teaspoon, and the pipe was mended. Not a leaf had come down. In the shade of the chestnut tree the builders spread out their lunch, round the little digger, and {told}.',
        },
        {
          kinds: ['gets', 'given-by', 'all-get', 'invited', 'says', 'says-words'],
          done: 'The little digger dug between two roots, as with a teaspoon, and the pipe was mended. The head builder came with a brush and a tin of red paint, and knelt down beside the little scoop, and {told}.',
        },
        {
          kinds: ['hugs', 'laughs', 'claps', 'happy', 'feels', 'no-longer', 'friends', 'team'],
          done: 'Between two roots, as carefully as with a teaspoon, the little digger found the pipe. It was mended, and not one root was broken. All five big diggers lifted their scoops and hooted, right through the town, and {told}.',
        },
        {
          kinds: ['home', 'way-home', 'sleep'],
          done: 'The little digger dug between two roots, as with a teaspoon, and the pipe was mended. The five big ones had switched on their lamps. They moved apart in the garage, so that it could stand in the middle, and {told}.',
        },
      ],
      helper: { name: 'Chip', creature: 'wren' },
      art: {
        'as high as a house': 'city: L look happy wearing hat; huge digger, small digger',
        'who wore a helmet': 'city: L drive in digger happy; F wave happy wearing hat; big digger',
        'help with the great pit': 'city: L slump sad; F look sad; small digger, huge digger, hole',
        'tipped everything on its own': 'city: L startle; F point worried; small digger, lorry, heap',
        'lost its sand on the way': 'city: L drive in digger worried; F point worried; heap',
        'scoop on to it': 'city: F hold spanner surprised; L think worried; digger, shovel',
        'I’m too small for': 'city: G say; L+F look G curious; drooping-tree',
        'The little digger stood by the fence': 'city, evening: L slump sad; F look sad; fence, small digger',
        'right under the old chestnut':
          'city, evening: L point surprised; F look surprised; tree, drain, puddle',
        'steered the little digger in': 'city, evening: L drive in digger brave; F point; tree',
        'There was the pipe': 'city, evening: L handle spanner brave; F hold torch; tree, pipe, digger',
        'hooted. You could hear': 'city, evening: L+F cheer happy; small digger, many digger',
        'a place in the middle': 'city: L wave proud; F point; small digger, sign',
      },
    },
  ],
};
