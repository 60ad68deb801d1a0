import type { StoryPlotInput } from '../../story-source.ts';

/** The plot `spoon-goose-kettle` of the frame `somebody-does`, for its class of verbs. */
export const spoonGooseKettle: StoryPlotInput = {
  id: 'spoon-goose-kettle',
  verbs: ['count'],
  item: 'a star',
  titles: ['{S} Counts', 'Spoon, Goose, Kettle', 'Four Thousand and Twelve'],
  goal: 'count all the {items}',
  trouble: '{S} never got to the end',
  solved: 'all the {items} had been counted',
  opener:
    '“Four thousand and eleven,” said somebody in the dark. “Four thousand and twelve.” {L+} said good evening. “Four thousand and… oh. Hello.”',
  friend:
    'It was {S+}. “Now it’s gone,” said {S}. It was like that every evening: {S} {did}, and always, just before the end, something came in between. Today it was {L}.',
  problem:
    '{S} wanted to know it exactly, not about, and not roughly. “Nobody can count all the {items},” people said. But if you don’t know how many there are, how can you notice that one is missing?',
  tries: [
    'They counted from both ends, {L} from the left and {S} from the right. In the middle they had both counted the same one.',
    'They put a pebble into a bowl for each. It was a good plan, until somebody tripped over the bowl.',
    'They counted aloud, so as not to fall asleep. It had the opposite effect.',
  ],
  tip: '“So many don’t fit into one head,” said {G+}. “Tie them into bundles, and give each bundle a name. Then don’t count the {items}. Count the bundles.”',
  turn: 'They made bundles of ten. This one looked like a spoon, that one like a goose, and there was a kettle. {L} drew each of them on a big sheet, and {S} ticked it off. When {L} had to sneeze, nothing was lost. The goose was still the goose.',
  done: '“Done!” said {S}. The number was so long that it went once round the edge of the sheet. {S} had counted every one of the {items}, and underneath {S} wrote: “And two who looked.” For they belonged to it as well.',
  again: '{S} goes over it every evening: spoon, goose, kettle. All there! Then you can sleep.',
};
