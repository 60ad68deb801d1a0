import type { StoryPlotInput } from '../../story-source.ts';

/** The plot `a-great-splash` of the frame `somebody-broke-it`, for what was spilled or scribbled on. */
export const aGreatSplash: StoryPlotInput = {
  id: 'a-great-splash',
  words: ['spill', 'scribble', 'splash', 'tip over', 'pour', 'stain'],
  titles: ['A Very Big Blot', '{L}, {S} and the Blot', 'Oh, Said {S}'],
  goal: 'make something of the great blot',
  trouble: 'it was all over everything, and it would not come off',
  solved: 'there was a picture where the blot had been',
  opener:
    '{L+} was in the middle of it, and it was going well. Everything lay just where it should. “Nobody may bump into the table now,” said {L}. It was the sort of thing one ought not to say aloud.',
  friend:
    'Round the corner came {S+}, looking the other way. There was a small bump, and then a rather long “ooooh”. It ran over {the}, over the edge, and down on both sides. {S} stood there and dripped.',
  problem:
    '“Look what you’ve done!” called {L}. {S’s} lip trembled. The blot grew and grew, and had arms already. Half of it was on {L}. It was impossible to say which of the two was nearer to crying.',
  tries: [
    'They wiped it. It got paler, and three times as big. The cloth looked as if it had been to a party.',
    '{L} put a flowerpot on it. You could see it on the left of the pot and on the right, and now the cat was in it, and walked.',
    '{S} said “sorry” so often that it turned into a song. It was true, but nothing got drier from it.',
  ],
  tip: '“A blot,” said {G+}, with a very tilted head, “is only something that nobody has finished. Turn it round. What does it look like? Don’t ask {L}. Ask the two of you.”',
  turn: 'They turned their heads, first to the left and then to the right. “An elephant,” said {L}. “On a bicycle,” said {S}, very quietly. {L} looked. It was true! There were the wheels. {L} fetched two brushes, and held one out to {S}.',
  done: 'By evening it had an eye, a saddle, a bell, and a hat for the wind. Of the rest they made a road. Everyone who came in stopped. “Where did you buy that?” they asked. “That,” said {L}, and put an arm round {S}, “happened to us.”',
  again:
    'It hangs over the table now. And when something tips over, they look at each other and say, “What’ll that be?”',
};
