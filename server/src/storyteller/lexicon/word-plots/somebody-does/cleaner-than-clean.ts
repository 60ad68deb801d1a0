import type { StoryPlotInput } from '../../story-source.ts';

/** The plot `cleaner-than-clean` of the frame `somebody-does`, for its class of verbs. */
export const cleanerThanClean: StoryPlotInput = {
  id: 'cleaner-than-clean',
  verbs: ['clean'],
  titles: ['{S} and the Soap', 'Cleaner Than Clean', 'Nearly Done, Said {S}'],
  goal: 'find out what wanted to stay as it was',
  trouble: '{S} could not leave a single spot alone',
  solved: '{S} knew which spots wanted to stay',
  opener:
    'It smelled of soap. There were bubbles on the stairs, on the fence and on the cat. {L+} went to see where they came from.',
  friend:
    'They came from a tub, and beside the tub, in foam up to the chin, stood {S+}. {^S} was {doing}. “One moment,” said {S}, “I’m nearly done. There’s only the rest of the world left.”',
  problem:
    'It did not stop there. {S} {did} on Monday, on Tuesday and twice on Wednesday. Nothing smelled of itself any more. The footprints were gone from the path, and on {L’s} old blanket you could not find the right corner.',
  tries: [
    'They hid the soap. {S} went on with sand.',
    'They took {S} to the mud pond for a rest. An hour later you could see right down to the bottom, and to a very shy frog.',
    '“It’s clean,” said {L}. “In front,” said {S}. “But what about behind?”',
  ],
  tip: '“Not all dirt is dirt,” said {G+}. “Some of it is a memory. Before you scrub, ask: who made that spot, and when? Then you’ll know what wants to stay.”',
  turn: '{L} brought the old blanket. “This is from the strawberries,” said {L}, and showed a pale pink spot. “It was raining, and we sat under the table. And this was the dog.” {S} held the brush in the air for a long time. Then {S} put it down.',
  done: 'From then on {S} asked first. Cups got clean, and noses, and windows. What wanted to stay was left alone. In the evening {S} ate bread and jam, and a drop fell down. {S} looked at it, and smiled. “That’s from today,” said {S}.',
  again: 'There’s one red spot on {S’s} tub. {S} washes carefully round it.',
};
