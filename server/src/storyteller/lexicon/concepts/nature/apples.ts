import type { StorySourceInput } from '../../story-source.ts';

/** Stories about apples and orchards. */
export const apples: StorySourceInput = {
  id: 'apples',
  words: [
    'apple',
    'apples',
    'apple tree',
    'apple trees',
    'orchard',
    'orchards',
    'apple pick/picking',
    'apple pie',
    'johnny appleseed',
    'apple harvest',
    'fruit tree',
    'pear tree',
    'cherry tree',
    'apple blossom',
  ],
  situations: ['visit', 'learn', 'make', 'question', 'wants', 'has'],
  topic: 'apples',
  thing: 'the apple tree',
  home: 'garden',
  main: 'garden',
  plots: [
    {
      id: 'the-tree-next-door',
      titles: ['The Tree without Apples', '{L} and the Old Apple Tree', 'A Branch in a Bucket'],
      goal: 'get apples on the old tree',
      trouble: 'the old tree never had any apples',
      solved: 'the old tree was full of apples',
      opener:
        'In {L’s} garden stood an old apple tree with a swing. Each May it was white from top to bottom and hummed with bees. {L+} loved it more than any other tree.',
      friend:
        'But in autumn there was never one apple on it. “It’s too old,” people said. “It makes firewood, and that’s all.” {F+} was just sitting on the swing, and stopped swinging.',
      problem:
        'On Saturday somebody was coming with a saw. “But it flowers!” said {L}. “It wants to have apples.” It was the second week of May. Now was the time, if ever.',
      tries: [
        '{L} hung up an apple on a thread, to show the tree how it’s done. In the evening a blackbird had eaten it.',
        'They gave it water, forty cans full. The tree stood in a puddle and looked quite content.',
        '{F} read to it out of a book about fruit. It said that all would be well in the autumn.',
      ],
      tip: '“Flowers, yes, and bees, too,” said {G+}, “but all of it from one tree. An apple tree can’t do it alone. The dust on my legs has to come from a different one. There was another apple tree here once, behind the shed.”',
      low: 'Behind the shed there was only a stump now. “A different one,” said {L}. In the whole street there was no other apple tree. But over on the hill there was something white.',
      turn: '{L} ran up the hill to the orchard, asked for one single branch, with all its flowers, and carried it home like a flag. They hung it in the old tree in a bucket of water. Then they sat quite still.',
      done: 'The bees flew from the branch to the tree and back, all day long. The petals fell, and where each had been, there was something green, as big as a pea. The saw was taken away. And in October the branches hung down to the ground.',
      again: 'They’ve planted a small tree behind the shed, so that the old one isn’t alone any more.',
      helper: { name: 'Madam Humm', creature: 'bee' },
      outcomes: [
        {
          asked: ['apple/fruit/tree/grow/pie/blossom/saw/save'],
          done: 'The bees flew from the branch to the tree and back. The petals fell, and where each had been there was something green, as big as a pea. The saw was taken away. In October the branches hung down to the ground, and {told}.',
        },
        {
          asked: ['feast/picnic/party/cake/celebrate/tea/supper/dinner/pizza/cook/bake', 'share/dance/sing'],
          kinds: ['party', 'eats', 'plays', 'shares', 'makes', 'invited'],
          done: 'The bees flew from the branch to the tree and back, and the petals fell. In October the branches hung down to the ground with apples. Those who had said “firewood” held the ladder. Beside the swing a table was set up, and {told}.',
        },
        {
          asked: [
            'live happily/happy',
            'proud',
            'have fun',
            'hug/cuddle/laugh/giggle/cheer/clap/smile/friend',
          ],
          kinds: ['hugs', 'laughs', 'claps', 'happy', 'friends', 'team', 'says', 'tells', 'sees'],
          done: 'The bees flew from the branch to the tree and back, until the petals fell. In October the branches hung down to the ground. {L} sat on the swing, picked the first apple without getting up, bit into it, and {told}.',
        },
      ],
      art: {
        'an old apple tree with a swing': 'garden: L look happy; tree, swing',
        'It makes firewood': 'garden: F sit worried on swing; L look-up sad',
        'with a saw': 'garden: L cry worried; F look; tree, saw',
        'hung up an apple': 'garden: L hang apple happy; bird, tree',
        'forty cans full': 'garden: L water worried; F look; tree, puddle',
        'read to it': 'garden: F read happy; L listen; tree',
        'Flowers, yes, and bees': 'garden: G say; L look G curious; bee',
        'Behind the shed there': 'garden: L point curious; log, shed',
        'up the hill to the orchard': 'mountain: L run happy; white tree',
        'like a flag': 'garden: L raise flower happy; F hang bucket happy; tree',
        'hung it in the old': 'garden: L+F sit calm; tree, bee',
        'hung down to the ground': 'garden: L+F cheer; many apple, tree',
        'tree behind the shed, so': 'garden: L plant happy; seedling, shed',
      },
    },
  ],
};
