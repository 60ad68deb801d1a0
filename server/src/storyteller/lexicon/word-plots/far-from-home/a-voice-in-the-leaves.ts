import type { StoryPlotInput } from '../../story-source.ts';

/** The plot `a-voice-in-the-leaves` of the frame `far-from-home`, for themes with its words. */
export const aVoiceInTheLeaves: StoryPlotInput = {
  id: 'a-voice-in-the-leaves',
  words: ['jungle', 'rainforest', 'forest', 'safari', 'woods', 'africa'],
  titles: ['{S} in the Jungle', 'A Voice in the Leaves', '{L}, {S} and the Jungle'],
  goal: 'get through the jungle with {S}',
  trouble: 'nobody in the jungle knew what {a} was',
  solved: 'the whole jungle was singing with {S}',
  opener:
    'In the jungle there are a thousand voices, and {L+} wanted to hear them all. There was a shriek, a croak and a howl. And then there was one that didn’t belong there.',
  friend:
    '“{Voice}!” It was {S+}, hanging in a creeper. “I took the wrong turning,” said {S}. “At home, {lair}, there are no leaves as big as that. Would you help me down?”',
  problem:
    'They looked for the way together. The trees were as close as hair, and everything had eyes. “What is it?” whispered the monkeys. “Can one eat it?” asked the snake. {S} bowed to the snake, and {slip}. The jungle laughed, for half an hour.',
  tries: [
    '{S} followed the smell of {treat}. It was a flower that smells of whatever you like best, and it nearly had {S} for lunch.',
    '{L} climbed a tree, to see the way. There were trees to be seen. {S} waited below, and when {L} came down, eleven ants had asked {S} to marry them.',
    'They asked the parrot for the way. “{Voice},” said the parrot, because it liked that word so much. It said nothing else all day.',
  ],
  tip: '“In here nobody finds the way by looking,” said {G+}. “They all call, and from the answer they know where they are. Nobody answers {S}, since nobody knows the word. Teach it to them.”',
  turn: 'So {S} sat down on a root, and said it, slowly: “{Voice}.” The parrot knew it already. Then a frog tried it, then a monkey. {L} beat time on a hollow trunk. And from far off, from the edge of the jungle, somebody answered.',
  done: '“{Voice}!” it went, from tree to tree, and they only had to walk where it came from. The jungle became lighter. There was the river, and there was the boat. Behind them a thousand voices were singing it, even the snake.',
  again:
    '{S} is home again. But they say that in the jungle, in the evening, there’s one voice too many, and that it sounds like {a}.',
  setting: { home: 'village', main: 'forest' },
};
