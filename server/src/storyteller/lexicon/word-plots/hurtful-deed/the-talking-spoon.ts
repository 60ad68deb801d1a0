import type { StoryPlotInput } from '../../story-source.ts';

/** The plot `the-talking-spoon` of the frame `hurtful-deed`, for themes with its words. */
export const theTalkingSpoon: StoryPlotInput = {
  id: 'the-talking-spoon',
  words: ['interrupt', 'talk over', 'push in', 'jump the queue'],
  titles: ['The Talking Spoon', '{S} Waits for the Spoon', 'Now It’s My Turn'],
  goal: 'let everyone finish',
  trouble: 'nobody got to the end of a sentence',
  solved: 'everyone got a turn, {S} as well',
  opener:
    '{L+} wanted to tell something. It was a good story, with a goose in it. But {L} only ever got as far as the goose.',
  friend:
    'That was because of {S+}. {^S} {did}, again and again, always with a loud “And I!” in the middle. It was not meant badly. {S} was just so full of things to say.',
  problem:
    'After the fourth time {L} stopped telling, and looked at the plate. Others stopped, too. In the end nobody talked but {S}, and it is no fun to be heard by people who have gone quiet.',
  tries: [
    'They all talked at the same time, so as to be faster than {S}. Nobody understood anything, and the goose got lost.',
    '“Shh!” they said. {S} held it in with both hands, and then it came out all at once.',
    '{L} told it only to the wall. The wall did not ask what came next.',
  ],
  tip: '“{S} is afraid that it will be forgotten,” said {G+}. “Then you can’t wait. Take a spoon. Whoever has the spoon talks. The others hold their thought in one hand, like a small bird.”',
  turn: '{L} fetched the big wooden spoon. “With the spoon one talks. Without it one keeps the bird.” {S} shut one hand round the thought. It pecked. It was very hard. But {L} told the story, with the goose, right up to the end.',
  done: 'Then {L} gave {S} the spoon. {S} opened the hand, and it was all still there, every bit of it. And everybody listened, right up to the end. “Sorry that I always talked into the middle of it,” said {S}. “Was there really a goose?”',
  again: 'The spoon lies on the table at every meal. {S} often keeps two birds now, one in each hand.',
  helper: { name: 'Nettie', creature: 'goose' },
};
