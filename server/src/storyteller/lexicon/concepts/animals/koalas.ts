import type { StorySourceInput } from '../../story-source.ts';

/** Stories about koalas. */
export const koalas: StorySourceInput = {
  id: 'koalas',
  words: ['koala', 'koalas', 'koala bear', 'baby koala', 'eucalyptus', 'gum tree'],
  situations: ['visit', 'learn', 'question'],
  creature: 'theme',
  topic: 'koalas',
  thing: 'the right tree',
  home: 'forest',
  main: 'forest',
  plots: [
    {
      id: 'the-tree-with-scratches',
      titles: ['{S} Is a Picky Eater', '{L} and the Koala', 'The Right Kind of Leaf'],
      goal: 'find a tree that {S} could eat from',
      trouble: 'none of the leaves were right for {S}',
      solved: '{S} had found the right tree',
      opener:
        'A wind had blown down the old tree at the edge of the wood. {L+} heard about it in the morning, and went to see who had lived in it.',
      friend:
        'On the fallen trunk sat {S+}, with round ears and very tired eyes. “I was asleep,” said {S}. “I’m mostly asleep. And now I’m hungry, and my tree is lying down, and its leaves are dry.”',
      problem:
        '“There are leaves everywhere,” said {L}. “Not those,” said {S}, “or those.” A koala eats almost nothing but the leaves of gum trees. And there are hundreds of kinds of gum tree, and {S} only liked a few.',
      tries: [
        '{L} brought apple leaves, beech leaves and a lettuce. {S} sniffed at each of them, and said, “No, thank you.”',
        '{L} found a gum tree. {S} climbed up to the top, bit off a leaf, and spat it out. “Wrong one,” said {S}.',
        '{L} made a sandwich with a leaf in it. {S} had already fallen asleep from being polite.',
      ],
      tip: '“I fly through this wood every night,” said {G+}. “I couldn’t tell one leaf from another. But I can see where koalas have been before. They’ve got claws, and bark doesn’t forget.”',
      low: '{L} looked at the fallen trunk. From top to bottom it was covered with thin scratches, always four or five side by side.',
      turn: 'With {S} on {L.their~the} back, {L} went from trunk to trunk. This one was smooth. Then came a tall grey one with scratches all the way up. {L} rubbed a leaf between two fingers. It smelled of cough drops. “Try this one, {S!}.”',
      done: '{S} sniffed, bit, and chewed. “Mmm,” said {S}, and climbed up, higher and higher, until only two round ears could be seen. For an hour you could hear munching. Then you could hear snoring.',
      again:
        '{L} has put a ring of red wool round the tree, so that nobody cuts it down. {S} has slept through all that.',
      helper: { name: 'Boo', creature: 'owl' },
      outcomes: [
        {
          asked: ['tree/leaf/leaves/home/eat/eucalyptus/climb/find'],
          done: '{S} sniffed, bit, and chewed. “Mmm.” Up the grey trunk it went, beside all the old scratches, up to where only two round ears could be seen. New scratches were there already, one below the other, and {told}.',
        },
        {
          asked: ['sleep/asleep/nap/mum/mother/family/baby/hug/cuddle'],
          done: '{S} sniffed, bit, and chewed. “Mmm,” said {S}, full at last, and climbed into a fork that was just the right width, and felt about for something to put both arms around. High up, where it smelled of cough drops, {told}.',
        },
        {
          asked: ['feast/picnic/party/cake/celebrate/tea/supper/dinner/pizza/cook/bake', 'share/dance/sing'],
          kinds: ['party', 'eats', 'plays', 'shares', 'makes', 'invited'],
          done: '{S} sniffed, bit, and chewed. “Mmm!” From the next tree two round ears looked out, and from the one behind as well. Someone had found the right leaves! {L} unwrapped the sandwich, without any leaf in it, and {told}.',
        },
        {
          asked: [
            'live happily/happy',
            'proud',
            'have fun',
            'hug/cuddle/laugh/giggle/cheer/clap/smile/friend',
          ],
          kinds: ['hugs', 'laughs', 'claps', 'happy', 'friends', 'team', 'says', 'tells', 'sees'],
          done: '{S} sniffed, bit, and chewed. “Mmm,” said {S}, and came down again, all that way, which koalas don’t do for everybody, only to put both arms round {L’s} neck once more. At the grey trunk {told}.',
        },
      ],
      art: {
        'blown down the old tree': 'forest, morning: L look worried; big log',
        'On the fallen trunk': 'forest: S sit sleepy; L look S worried; log',
        'Not those': 'forest: S sulk sad; L point worried; leaf, tree',
        'a lettuce': 'forest: L offer cabbage worried; S stand sleepy; leaf',
        'spat it out': 'forest: S climb angry on tree; L look-up worried',
        'with a leaf in it': 'forest: L hold sandwich worried; S sleep',
        'fly through this wood': 'forest: G say; L look G curious; S listen',
        'thin scratches': 'forest: L touch curious; S stand sleepy; log',
        'from trunk to trunk': 'forest: L offer leaf happy; S sniff curious; big tree',
        'two round ears': 'forest: S eat leaf happy on tree; L cheer',
        'a ring of red wool': 'forest: L tie red ribbon happy; S sleep calm; tree',
      },
    },
  ],
};
