import type { StoryPlotInput } from '../../story-source.ts';

/** The plot `something-rattles-inside` of the frame `somebody-does`, for themes with its words. */
export const somethingRattlesInside: StoryPlotInput = {
  id: 'something-rattles-inside',
  words: ['swallow', 'gulp', 'swallow up'],
  item: 'a whistle',
  titles: ['{S} Has Swallowed Something', 'What’s That Noise in {S}?', 'Say Aah, {S!}'],
  goal: 'get {goods} out again',
  trouble: '{goods} {were} inside {S}',
  solved: '{goods} {were} out again',
  opener:
    'It was a quiet morning, apart from one thing. {L+} put one ear to the wall, and then to the floor, and then to somebody’s tummy.',
  friend:
    'It was the tummy of {S+}. {S} sat up very straight, as if nothing had happened. “I think,” said {S}, “that I may have swallowed {some_goods}.” And from inside it came, quite clearly.',
  problem:
    'There was no doubt about it: {S} {did}. When {S} laughed, you could hear {them}. When {S} hopped, {they} hopped as well. “That doesn’t hurt,” said the doctor. “But {goods} can’t stay in there.”',
  tries: [
    'They turned {S} upside down, very carefully. Out came a button that had been missing since March.',
    '{S} drank a bucket of water. Now there was a splashing as well.',
    '{L} called down into the dark, “Come out!” “Out, out,” came the echo, and nothing else.',
  ],
  tip: '“It went in because {S} opened wide,” said {G+}. “It comes out in the same way. What makes you open wider than anything else? It begins in the nose.”',
  turn: 'Pepper only made {S} yawn. A feather made {S} giggle. Then {L} held the biggest dandelion clock of the meadow under {S’s} nose, and blew. “Ah,” said {S}. “Aah. Aaaah.”',
  done: '“Tishoo!” All the leaves on the tree turned round. And there in the grass {were} {goods}, a bit wet, and otherwise as good as new. {S} listened. It was quiet in there, and there was room for lunch.',
  again: '“Small bites,” says {S} at every meal, and looks at what’s on the spoon before it goes in.',
};
