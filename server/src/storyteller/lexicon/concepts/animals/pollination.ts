import type { StorySourceInput } from '../../story-source.ts';

/** Stories about bees and pollen. */
export const pollination: StorySourceInput = {
  id: 'pollination',
  words: [
    'pollination',
    'pollinator',
    'pollinate/pollinating',
    'bee and butterfly',
    'bee and flower',
    'flower and bee',
    'bee and other pollinator',
    'pollen',
  ],
  situations: ['deed', 'being-and-thing', 'thing-pair', 'pair', 'ability', 'question'],
  topic: 'bees and pollen',
  thing: 'the pollen',
  home: 'garden',
  main: 'garden',
  plots: [
    {
      id: 'blossom-without-bees',
      titles: ['Blossom Without Bees', 'A Little Yellow Dust', 'Why the Apples Did Not Come'],
      goal: 'get the pollen from one tree to the other',
      trouble: 'no bees had come to the blossom',
      solved: 'the bees had carried the pollen from tree to tree',
      object: 'flower',
      opener:
        'Two apple trees stood in the garden, white all over with blossom. {L+} stood underneath and looked up. Every year in autumn there were apples from here to the fence.',
      problem:
        'But something was missing. It was quiet. No bees, no butterflies, no hum at all. “Without them there’ll be no apples,” said {F}. “They carry the pollen from one tree to the other, and it’s pollen that turns a flower into an apple.”',
      tries: [
        '{L} shook the first tree, so that the pollen would fly across. Only petals came down, like snow.',
        'They took a paintbrush and carried the yellow dust from flower to flower. It worked, but after an hour they had done one twig, and there were two whole trees.',
        'They put out a saucer of sugar water and called the bees. Bees don’t come when they are called.',
      ],
      tip: '“Look at it from above, as a bee does,” said {G+}. “Two trees in bloom for two weeks, and round them only short grass. What are bees to live on all the rest of the year? They’ve moved to where there’s always something in flower.”',
      turn: 'So {L} and {F} dug up a strip along the fence and sowed clover, poppies and lavender. They left the dandelions in the grass, and set out a shallow dish of water with stones in it, for landing.',
      done: 'First came one bee, to the dandelions. It flew back and told the others with a dance. Then they came in dozens, and butterflies too. From the dandelions they flew up to the trees, with yellow dust on their legs, from blossom to blossom.',
      again:
        'In autumn the apples lay in the grass again, from here to the fence. {L} cut one in half and left the smaller piece for a wasp.',
      helper: { name: 'Mrs Clover', creature: 'beetle' },
      outcomes: [
        {
          asked: [
            'apple/fruit/flower/bloom/blossom/grow/seed',
            'bee/butterfly/butterflies return/come/back/dance/home/honey',
          ],
          done: 'First came one bee, to the dandelions, flew back and told the others with a dance. Then they came in dozens, and flew up to the trees with yellow dust on their legs, from the first to the second and back. And {told}.',
        },
        {
          asked: ['feast/picnic/party/cake/celebrate/tea/supper/dinner/pizza/cook/bake', 'share/dance/sing'],
          kinds: ['party', 'eats', 'plays', 'shares', 'makes', 'invited'],
          done: 'First came one bee, and told the others with a dance, and then they came in dozens, from blossom to blossom, with yellow dust on their legs. From here to the fence there were apples in autumn. Under the two trees {told}.',
        },
        {
          asked: [
            'live happily/happy',
            'proud',
            'have fun',
            'hug/cuddle/laugh/giggle/cheer/clap/smile/friend',
          ],
          kinds: ['hugs', 'laughs', 'claps', 'happy', 'friends', 'team', 'says', 'tells', 'sees'],
          done: 'First came one bee, flew back and told the others with a dance. Then they came in dozens, with yellow dust on their legs. Both trees hummed. {L} stood between them, white petals in the hair, listened, and {told}.',
        },
      ],
      art: {
        'Two apple trees': 'garden: L look-up happy; two tree',
        'apples from here to the fence': 'garden: L think apple happy; tree',
        'no hum at all': 'garden: F say worried; L listen worried; tree',
        'so that the pollen': 'garden: L push tree brave; F look',
        'a paintbrush and carried': 'garden: L hold paintbrush worried; F hold paintbrush; flower',
        'saucer of sugar water': 'garden: L call worried; F hold saucer worried; tree',
        'as a bee does': 'garden: G say; L+F look G curious',
        'along the fence': 'garden: L dig brave; F plant happy; fence',
        'in the grass, and set out': 'garden: L hold saucer happy; dandelion, stone',
        'told the others with a dance': 'garden: L+F cheer; many big bee, butterfly, tree',
        'In autumn the apples lay': 'garden: L hold apple happy; many apple, tree',
      },
    },
  ],
};
