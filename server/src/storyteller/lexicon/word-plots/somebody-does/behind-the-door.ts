import type { StoryPlotInput } from '../../story-source.ts';

/** The plot `behind-the-door` of the frame `somebody-does`, for themes with its words. */
export const behindTheDoor: StoryPlotInput = {
  id: 'behind-the-door',
  words: ['lock', 'lock in', 'shut in', 'get locked', 'lock out', 'get stuck'],
  titles: ['{S} Behind the Door', 'Which Left?', 'Hello, Said the Door'],
  goal: 'get {S} out again',
  trouble: '{S} could not get out',
  solved: '{S} was out again',
  opener: '“Hello?” said the door. {L+} had never heard it say anything before.',
  friend:
    'It was not the door. It was {S+}, on the other side. {^S} {did}, just to see how it works. And now it only worked in one direction.',
  problem:
    '“Turn it back,” called {L}. There was a rattling in there. “It turns and turns,” said {S}, “and nothing happens.” Out here there was soon a queue, and one in the queue hopped from foot to foot.',
  tries: [
    '“To the left!” they called. “My left or yours?” asked {S}. They talked about that for quite some time.',
    'They pushed, seven of them at once. The door did not move. It was a door that opens the other way.',
    'A neighbour brought forty keys. Thirty-nine did not fit, and the fortieth was for a piano.',
  ],
  tip: '“Nothing opens if everyone rattles at it,” said {G+}. “Something’s caught in there. Make room for it first. Do the opposite of what you want, just for a moment.”',
  turn: '“Lean on it, {S!},” {L} called through the keyhole, “as if you wanted to shut it even more. Don’t pull! Breathe out. And now turn it, quite slowly.” It was very quiet on both sides.',
  done: 'Click. The door opened, and there stood {S}, blinking, with a towel round {S.their~their} neck. They all clapped, except the one who had hopped. That one ran in.',
  again: 'A string hangs on that door now, with a note: “First push, then breathe, then turn.” {S} wrote it.',
};
