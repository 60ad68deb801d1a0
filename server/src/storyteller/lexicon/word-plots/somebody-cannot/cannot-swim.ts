import type { StoryPlotInput } from '../../story-source.ts';

/** The plot `cannot-swim` of the frame `somebody-cannot`, for themes with its words. */
export const cannotSwim: StoryPlotInput = {
  id: 'cannot-swim',
  words: ['swim', 'dive', 'float', 'go in the water'],
  titles: ['{S} Learns to Swim', 'Only Up to the Knees', 'Splash, {S!}!'],
  goal: 'get {S} to swim',
  trouble: '{S} could not swim',
  solved: '{S} could swim, across the deep part as well',
  opener:
    'At the edge of the lake sat somebody with a towel, and was quite dry. {L+} had been in three times already. “Aren’t you coming?”',
  friend:
    '“I’m just looking after the towels,” said {S+}. Then it came out. “I can’t swim. And the worse thing is: everyone thinks that I can.”',
  problem:
    'Out there they dived and splashed and called. {S} went in up to the knees, and the bottom was gone. {S} came out again, faster than you can say “cold”.',
  tries: [
    '{S} practised in a puddle. It went perfectly. The puddle was very flat.',
    'They filled everything they had with air: rings, balls, a big crocodile. {S} lay on top of it all, high and dry, and could not reach the water.',
    '“Move your arms,” called {F}. {S} moved both arms. {S} forgot the legs, and went down like a spoon.',
  ],
  tip: '“The water carries you if you let it,” said {G+}. “First lie on your back, ears in, and look up at the sky. I’ll put one hand underneath. And I’ll tell you before I take it away.”',
  turn: '{S} lay back. The ears went in, and it was quiet. {L’s} hand was underneath, just one, quite flat. “Now,” said {L}, “I’ll take it away. One finger first.” {S} looked at a cloud and breathed, and did not sink.',
  done: '“I’m floating!” called {S}. Then {S} kicked a little, and moved. First to the reed, then to the post. In the end {S} swam right across, and the others stood up in the water to see it.',
  again: 'The towels have to look after themselves. {S} is always the last one out.',
};
