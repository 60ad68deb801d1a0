import type { StorySourceInput } from '../../story-source.ts';

/** Stories about stones and what is inside them. */
export const rocks: StorySourceInput = {
  id: 'rocks',
  words: [
    'rock and mineral',
    'rock collection',
    'collect/collecting rock/stone/pebble',
    'geology',
    'rocks',
    'rocks and crystals',
    'crystals',
    'geode',
    'mineral',
    'gemstone',
    'pebbles',
  ],
  situations: ['thing-pair', 'being-and-thing', 'question', 'learn', 'deed', 'finds'],
  topic: 'stones and what is inside them',
  thing: 'the stone',
  home: 'cottage',
  main: 'mountain',
  plots: [
    {
      id: 'the-plain-grey-one',
      titles: ['The Plain Grey Stone', '{L} Collects Stones', 'What Was Inside'],
      goal: 'find a special stone for the collection',
      trouble: '{L} had only a plain grey stone for the collection',
      solved: 'the grey stone was the finest of all',
      object: 'crystal',
      opener:
        '{L+} collected stones. On the window sill lay a white one, one with stripes, a flat one for skimming, and a black one that had come out of a volcano. Each of them had a label.',
      problem:
        'On Sunday everybody was going to bring their most beautiful stone. {L} climbed about on the mountain from morning on. But the bright ones had all been found. In the end there was only one in the bag, as grey as a potato, and just as lumpy.',
      tries: [
        '{L} polished it on one sleeve. It was a clean potato now.',
        'They painted it gold. “That’s paint,” said {F}, “and it isn’t dry.” {L} washed it off again in the stream.',
        '{L} looked for another one under a hundred stones. There were woodlice, and a startled newt.',
      ],
      tip: '“May I hold it?” asked {G+}. “Hm. It’s lighter than it looks. Have you ever seen what it looks like inside a mountain, when hot water drips into a hole for a thousand years? Most people only look at the outside of a stone.”',
      turn: '“It’s hollow!” said {L}. {G} put safety glasses on {L’s} nose, and held the stone steady with a clamp. {L} set the chisel on it, and tapped all the way round with the hammer: tick, tick, tick. Tock.',
      done: 'It fell into two halves, like a nut. And inside it glittered! It was full of crystals, purple and clear, and as sharp as stars. No eye had ever seen them before, since the world began. {F} forgot to breathe.',
      again: 'On Sunday {L} put it on the table, shut. “A potato?” they asked. Then {L} opened it.',
      helper: { name: 'Old Flint', creature: 'mole' },
      outcomes: [
        {
          asked: ['crystal/gem/gold/find/treasure/diamond/prize/win/collection/fossil/dinosaur'],
          done: 'It fell into two halves, like a nut. And inside it glittered! It was full of crystals, purple and clear. On Sunday {L} put it on the table, shut. “A potato?” they asked. Then {L} opened it, and {told}.',
          again:
            'It lies shut on the window sill, between the white one and the one with stripes. Every visitor is asked to lift the lid.',
        },
        {
          asked: ['feast/picnic/party/cake/celebrate/tea/supper/dinner/pizza/cook/bake', 'share/dance/sing'],
          kinds: ['party', 'eats', 'plays', 'shares', 'makes', 'invited'],
          done: 'It fell into two halves, like a nut, and inside it glittered, purple and clear. On Sunday {L} put it on the table, shut. “A potato?” they asked. When it had gone round, open, from hand to hand, they cleared away the stones, and {told}.',
          again:
            'It lies shut on the window sill, between the white one and the one with stripes. Every visitor is asked to lift the lid.',
        },
        {
          asked: [
            'live happily/happy',
            'proud',
            'have fun',
            'hug/cuddle/laugh/giggle/cheer/clap/smile/friend',
          ],
          kinds: ['hugs', 'laughs', 'claps', 'happy', 'friends', 'team', 'says', 'tells', 'sees'],
          done: 'It fell into two halves, like a nut, and inside it glittered, purple and clear and sharp as stars. No eye had ever seen that before. {F} forgot to breathe. {L} gave {F} one half, kept the other, and {told}.',
        },
      ],
      art: {
        'collected stones': 'bedroom: L look happy; stone',
        'one with stripes': 'bedroom: L hold black stone proud; many stone, label',
        'as grey as a potato': 'mountain: L hold grey stone sad; bag',
        'polished it': 'mountain: L wipe grey stone worried; F look',
        'painted it gold': 'mountain: L hold yellow stone worried; F point worried',
        'under a hundred stones': 'mountain: L raise stone worried; beetle',
        'lighter than it looks': 'mountain: G hold stone; L look G curious',
        'It’s hollow': 'workshop: L stand surprised; G hold stone; F look',
        'tapped all the way round': 'workshop: L hammer brave wearing goggles; stone',
        'like a nut': 'workshop: L raise crystal laughing; F stand surprised; purple crystal',
        'on the table, shut': 'school: L show stone happy; children, table',
      },
    },
  ],
};
