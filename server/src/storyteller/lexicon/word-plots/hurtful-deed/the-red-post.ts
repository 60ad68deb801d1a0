import type { StoryPlotInput } from '../../story-source.ts';

/** The plot `the-red-post` of the frame `hurtful-deed`, for themes with its words. */
export const theRedPost: StoryPlotInput = {
  id: 'the-red-post',
  words: [
    'run off',
    'run away',
    'wander',
    'wander off',
    'go off',
    'walk off',
    'go away',
    'walk away',
    'go with',
  ],
  titles: ['Where Is {S}?', 'The Meeting Place', 'Stay Where I Can See You'],
  goal: 'agree how not to lose each other',
  trouble: '{S} was gone as soon as nobody looked',
  solved: '{S} knew where to stay and whom to tell',
  opener:
    'There was so much to see that day, to the left and to the right. {L+} looked at one thing only, for one moment. Then there was an empty place, where somebody had just been.',
  friend:
    'They had to search for a long time. Then, far behind, there was {S+}, quite happy, with a snail on one finger. {^S} {did}, and had not noticed that everybody was looking.',
  problem:
    '“We were so frightened,” they said, and you could see it. {S} had not meant to frighten anyone. There had been a snail. But the next day it was a drum, and {S} was gone again.',
  tries: [
    'They held {S} by the sleeve all the time. The sleeve got long, and {S} slipped out of it.',
    'They scolded {S}. After that {S} went off more quietly.',
    'They promised {S} a present for staying. {S} stayed for three minutes, and then there was a dog.',
  ],
  tip: '“It’s good to be curious,” said {G+}. “But say where, and wait for a yes. And if you do lose each other: stand still like a post, and call. Don’t go with anyone.”',
  turn: 'They practised it at home. “I’d like to see the drum,” said {S}, and waited. “Yes, we’ll go there together,” said {L}. Then they played being lost: {S} stood still like a post, and called the name of the one at home, and nobody went along with a stranger.',
  done: 'On Saturday there was a band. {L} felt a tug. “I’d like to see the trumpet,” said {S}, and waited, on one leg, but {S} waited. “Yes,” they said, and gave {S} a hand, and they all went there together. Nobody had to search.',
  again: 'There’s a red post in the middle of the square. That’s the meeting place. {S} pats it every time.',
  helper: { name: 'Constable Moss', creature: 'toad' },
};
