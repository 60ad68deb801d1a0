import type { StoryPlotInput } from '../../story-source.ts';

/** The plot `a-key-with-a-blue-ribbon` of the frame `somebody-does`, for deeds that are done once. */
export const aKeyWithABlueRibbon: StoryPlotInput = {
  id: 'a-key-with-a-blue-ribbon',
  once: true,
  words: ['move', 'move to', 'move house', 'move away', 'move into', 'move in to'],
  titles: ['{S} Moves', 'A Key with a Blue Ribbon', 'The Last Box'],
  goal: 'help {S} to feel at home',
  trouble: 'everything was strange, and {S} could not sleep',
  solved: '{S} was at home',
  opener:
    'There were boxes in front of the door, nineteen of them, and on each it said something: cups, socks, this and that. {L+} carried the one with “this and that”.',
  friend:
    '“It’s decided,” said {S+}, with a key in one hand. The key had a blue ribbon. And so {S} {did}, that very day, with nineteen boxes, and {L} came along to help.',
  problem:
    'There it smelled different. The stairs went the wrong way, the light came from the other side, and at night it hummed. {S} lay awake. “I know nobody here,” said {S}. “Not even the noises.”',
  tries: [
    'They unpacked everything in one night. Now all was in its place, and it was still not home.',
    '{S} shut both eyes and pretended to be back there. On the way to the kitchen {S} walked into a wall that used to be a door.',
    'They went out to look at it all, in one single day. In the evening they knew the street names, and had sore feet.',
  ],
  tip: '“Home is not where your boxes are,” said {G+}. “It’s where somebody says hello, and where you know one noise by its name. Begin with one. One noise, one hello, one thing on the window sill.”',
  turn: 'That night they listened together. “That’s the pipe,” said {L}, “and that’s the lift.” {S} gave each of them a name. In the morning {S} put the old blue cup on the window sill. Then {S} rang next door, with {L}, and said the small word: “Hello.”',
  done: '“At last!” said the one next door. “I’ve been wondering for days whose blue cup that is.” There was soup, and a chair was brought in, and then another one. {S} {did} on a Monday. On the Friday, quite by the way, {S} said “at home”.',
  again: 'The pipe still hums at night. “Good night,” says {S} to it, and turns over.',
  helper: { name: 'Mr Finch', creature: 'badger' },
};
