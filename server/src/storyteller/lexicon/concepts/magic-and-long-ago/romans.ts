import type { StorySourceInput } from '../../story-source.ts';

/** Stories about the Romans. */
export const romans: StorySourceInput = {
  id: 'romans',
  words: [
    'roman',
    'ancient rome',
    'roman soldier/road/villa/army/town/bath/empire',
    'gladiator',
    'julius caesar',
    'hadrian’s wall',
  ],
  situations: ['wants', 'trait', 'deed', 'visit', 'pair', 'learn', 'question'],
  topic: 'the Romans',
  thing: 'the mosaic',
  home: 'village',
  main: 'city',
  plots: [
    {
      id: 'the-missing-eye',
      titles: ['The Lion on the Floor', '{L} and the Roman Mosaic', 'A Thousand Little Stones'],
      goal: 'finish the mosaic before the feast',
      trouble: 'the lion in the mosaic had no eye',
      solved: 'the lion in the mosaic could see',
      opener:
        'Long ago, in a Roman town, {L+} helped to make mosaics: pictures for the floor, of a thousand little stones. There were red stones, white stones and black ones. This one was a lion, as long as a bed.',
      problem:
        'Tonight there was a feast in the villa, and the guests would walk in over the lion. Everything was done but one eye. It needed a yellow stone, no bigger than a fingernail, and in the whole workshop there wasn’t one left.',
      tries: [
        '{L} tried a white stone. Now the lion looked as if it had seen a ghost.',
        'They ran to the market. There were olives, sandals and fish sauce, but nobody sold stones.',
        '{L} rubbed a red stone with saffron. It turned a beautiful yellow. Then {F} stepped on it with a wet foot, and it was red again.',
      ],
      tip: '“Where do you think stones come from?” asked {G+}, who built roads. “From under your feet. We dug a ditch beside the new road this morning, and there were all the colours in it.”',
      turn: 'They ran along the road, which was as straight as a ruler, to where the soldiers were digging. {L} knelt down by the heap and turned over one pebble after another. Grey. Grey. Brown. Then the sun fell on one, and it shone like honey.',
      done: '{L} knocked it into shape with the little hammer, tap, tap, and pressed it into the wet mortar. The lion looked up. A moment later the guests came in, and each of them walked round the lion on tiptoe, so as not to wake it.',
      again:
        'If they dig in that place today, they find a lion under the grass, with one yellow eye. It has been looking up for two thousand years.',
      outcomes: [
        {
          kinds: ['party', 'eats', 'plays', 'shares'],
          done: '{L} pressed the honey-yellow stone into the wet mortar, and the lion looked up. The guests walked round it on tiptoe, so as not to wake it. One couch was still free at the table, the one next to the lion, and {told}.',
        },
        {
          kinds: ['gets', 'given-by', 'all-get', 'invited', 'says', 'says-words'],
          done: '{L} pressed the honey-yellow stone into the wet mortar, and the lion looked up. The lady of the villa went once round it on tiptoe. “And who found the eye?” {L} held up two dusty hands, and {told}.',
        },
        {
          kinds: ['hugs', 'laughs', 'claps', 'happy', 'feels', 'no-longer', 'friends', 'team'],
          done: '{L} knocked the honey-yellow stone into shape and pressed it into the wet mortar. The lion looked up. The first guest came in, saw it, and stepped back on the second guest’s sandals, and {told}.',
        },
        {
          kinds: ['home', 'way-home', 'sleep'],
          done: '{L} pressed the honey-yellow stone into the wet mortar, and the lion looked up. When the last guest had gone round it on tiptoe, the oil lamps were put out, all but one, for its eye, and {told}.',
        },
        {
          kinds: ['any'],
          done: '{L} knocked the honey-yellow stone into shape, tap, tap, and pressed it into the wet mortar. The lion looked up. Outside the horses of the first guests were snorting. The curtain was drawn to one side, and {told}.',
        },
      ],
      helper: { name: 'Marcus', creature: 'man' },
      art: {
        'helped to make mosaics': 'workshop: L hold pebble happy; many stone',
        'a lion, as long as a bed': 'workshop: L kneel happy; F clap happy; many stone, lion',
        'there wasn’t one left': 'workshop: L think worried; F hold empty-bowl worried; picture(lion)',
        'tried a white stone': 'workshop: L hold white stone worried; F point worried; picture(lion)',
        'ran to the market': 'old-town: L look worried; F look worried; market-stall, shoe, fish',
        'rubbed a red stone with': 'workshop: L hold yellow stone; F startle; puddle',
        'From under your feet': 'village: G point; L+F look G curious; many stone',
        'which was as straight as a ruler': 'meadow: L run brave; F run; many stone, knight',
        'turned over one pebble': 'meadow: L kneel curious; F peek curious; heap, many stone',
        'it shone like honey': 'meadow: L hold yellow stone surprised; F cheer; shovel',
        'with the little hammer': 'workshop: L hammer proud; F look happy; picture(lion), people',
        'a lion under the grass': 'meadow: L point happy; grass, picture(lion)',
      },
    },
  ],
};
