import type { StoryPlotInput } from '../../story-source.ts';

/** The plot `the-door-is-open` of the frame `somebody-does`, for deeds that are done once. */
export const theDoorIsOpen: StoryPlotInput = {
  id: 'the-door-is-open',
  once: true,
  words: ['open', 'set up', 'start', 'found', 'run'],
  kinds: ['place'],
  titles: ['{S} Opens {Some_goods}', 'The Door Is Open', 'Nobody in the Queue Yet'],
  goal: 'help {S} to {do}',
  trouble: 'nobody came to {goods}',
  solved: '{goods} {were} open, and full of people',
  opener:
    'Chairs went past the window, one after the other, then a table, and then a very long sign. {L+} put down the spoon and ran after them.',
  friend:
    'In front of the last house stood {S+}, with a hammer. “I’m going to {do},” said {S}. “Today! I’ve thought about nothing else since the spring. Could you hold the sign?” {L} held it, and it was straight at once.',
  problem:
    'At nine {S} {did}: the key turned, the bell over the door went “ting”, and all was ready. At ten nobody had come. At eleven a fly came. “What do we need {some_goods} for?” people said outside, and walked on.',
  tries: [
    'They made the sign bigger. Now you could read it from the hill. Up on the hill lived nobody.',
    '{S} stood in the doorway and waved at everyone. They waved back, and were gone.',
    'They made it all cheaper, and at last for nothing at all. “There must be something wrong with it,” people said.',
  ],
  tip: '“You know what you’ve got,” said {G+}. “But do you know what they need? Nobody asks for a thing they’ve never tried. Go out and ask. And take a bit of it along.”',
  turn: 'So {S} locked up again and went from door to door, with {L} and a full tray. “What do you wish for?” asked {S}. Some wanted it small, some wanted it warm, and the old man on the corner only wanted a place to sit. {L} wrote it all down.',
  done: 'In the evening {S} opened the door of {goods} for the second time. Now there was a bench in front of it, and something small, and something warm. “Ting,” went the bell, and “ting”, and then it did not stop. {S} {did}, and the whole street was there.',
  again: 'The sign is still straight. On the bench sits the old man, and tells everyone who had the idea.',
  helper: { name: 'Mrs Plum', creature: 'hen' },
};
