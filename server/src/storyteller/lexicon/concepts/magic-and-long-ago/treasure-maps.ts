import type { StorySourceInput } from '../../story-source.ts';

/** Stories about a treasure hunt. */
export const treasureMaps: StorySourceInput = {
  id: 'treasure-maps',
  words: [
    'treasure map',
    'treasure hunt',
    'buried treasure',
    'treasure',
    'hunt/hunting/look/looking for treasure',
    'find/finding treasure',
    'treasure chest',
    'treasure island',
    'hidden treasure',
  ],
  situations: [
    'thing-pair',
    'being-and-thing',
    'mystery',
    'question',
    'deed',
    'visit',
    'make',
    'learn',
    'finds',
    'wants-to-go',
  ],
  topic: 'a treasure hunt',
  thing: 'the treasure',
  home: 'cottage',
  main: 'island',
  plots: [
    {
      id: 'ten-steps-from-the-palm',
      titles: ['X Marks the Spot', '{L} and the Treasure Map', 'Whose Ten Steps?'],
      goal: 'find the buried treasure',
      trouble: 'the treasure was not where the map said',
      solved: 'the treasure chest was open',
      object: 'map',
      opener:
        'In Great-Grandfather’s old sea chest, under the jumpers, {L+} found a map. There was an island on it, with a palm tree, a rock like a tooth, and a red X. Underneath it said: “Ten steps from the palm, towards the rock. For whoever comes after me.”',
      problem:
        'They rowed across. There was the palm, and there was the rock. {L} walked ten steps and dug. They dug until the hole was as deep as {L.their~the} tummy. There was sand in it, and under the sand there was more sand.',
      tries: [
        'They turned the map upside down and dug on the other side. There was a crab, and it was cross.',
        '{F} took ten very long steps, with jumps. That was in the water.',
        'They dug everywhere. By noon the beach looked like a cheese.',
      ],
      tip: '“I remember your great-grandfather,” said {G+}. “I was very small, and your great-grandfather was as tall as a door. You’ve dug ten steps from the palm, that’s right. But whose steps were they?”',
      turn: '“A grown man’s steps!” said {L}. {F} stood at the palm. {L} asked the tallest fisherman on the island to walk ten steps towards the rock, in Great-Grandfather’s boots. They went much further than {L’s} own ten, almost up to the rock.',
      done: 'There {L} dug, and the spade went clonk. It was a small iron chest. In it lay a compass, a mouth organ, three gold coins, and a letter: “Well done. One for you, one for whoever helped you, and one to bury again.”',
      again:
        'They kept the compass. One coin went back into the ground, on another beach, and {L} has drawn the map to it.',
      outcomes: [
        {
          asked: [
            'treasure/gold/chest/coin/jewel find/open/dig/rich',
            'find treasure/gold',
            'open chest',
            'share/museum/poor',
          ],
          done: 'At the end of the fisherman’s ten steps {L} dug, and the spade went clonk. It was a small iron chest. On the lid lay a letter: “Well done. One for you, one for whoever helped you, and one to bury again.” So {told}.',
        },
        {
          kinds: ['party', 'eats', 'plays', 'shares', 'makes'],
          done: 'The spade went clonk. In the small iron chest lay a compass, a mouth organ, and three gold coins. “One for whoever helped you,” said the letter. The tallest fisherman took the mouth organ instead, and sat down under the palm, and {told}.',
        },
        {
          kinds: ['gets', 'given-by', 'all-get', 'invited', 'says', 'says-words'],
          done: 'The spade went clonk. In the small iron chest lay a compass, a mouth organ, and three gold coins. “One for you, one for whoever helped you, and one to bury again,” said the letter. {L} shared them out on the sand, and {told}.',
        },
        {
          kinds: ['hugs', 'laughs', 'claps', 'happy', 'feels', 'no-longer', 'friends', 'team'],
          done: 'The spade went clonk. In the small iron chest lay a compass, a mouth organ, three gold coins, and a letter: “Well done.” {L} put on Great-Grandfather’s boots and walked ten steps on the sand, and {told}.',
        },
        {
          kinds: ['home', 'way-home', 'sleep'],
          done: 'The spade went clonk. In the small iron chest lay a compass, a mouth organ, three gold coins, and a letter: “Well done.” The needle of the compass trembled, and pointed exactly to where the smoke of the own chimney rose, and {told}.',
        },
      ],
      helper: { name: 'Old Shelly', creature: 'turtle' },
      art: {
        'found a map. There': 'attic: L hold map surprised; chest',
        'a rock like a tooth': 'attic: L hold map surprised; F point surprised; chest',
        'Ten steps from': 'attic: L point map happy; F peek curious; chest',
        'hole was as deep as': 'shore: L dig shovel sleepy; F dig shovel; big hole, tree',
        'turned the map upside down': 'shore: L startle; F hold map; crab, hole',
        'That was in the water': 'shore: F jump; L look curious; wave, tree',
        'the beach looked like a cheese': 'shore: L slump sad; F look sad; many hole',
        'as tall as a door': 'shore: G say; L hold map curious; F look G; boot',
        'A grown man’s steps': 'shore: L raise map surprised; F look surprised; tree',
        'went much further': 'shore: L point happy; F cheer; gentleman, big boot, tree',
        'the tallest fisherman': 'shore: L point happy; F wave; gentleman, big boot, tree',
        'iron chest': 'shore: L hold coin proud; F cheer; chest, compass',
        'went back into the ground': 'shore: L dig shovel happy; F hold compass happy; coin',
      },
    },
  ],
};
