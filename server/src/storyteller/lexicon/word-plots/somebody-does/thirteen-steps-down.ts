import type { StoryPlotInput } from '../../story-source.ts';

/** The plot `thirteen-steps-down` of the frame `somebody-does`, for themes with its words. */
export const thirteenStepsDown: StoryPlotInput = {
  id: 'thirteen-steps-down',
  verbs: ['melt'],
  titles: ['{S} Is Melting', 'Thirteen Steps Down', 'Drip!'],
  goal: 'keep {S} cold',
  trouble: '{S} got smaller every hour',
  solved: 'not a drop of {S} was missing',
  opener:
    'Drip, it went. And again: drip. {L+} looked up, and to the left and to the right, and then down, where the puddle was.',
  friend:
    'It was {S+}, and there was less of {S.them} than yesterday. It was easy to see: {S} was {doing}. “I feel so light,” said {S}. “And something’s running down my back. I think it’s me.”',
  problem:
    'The sun was high, and it meant well. It shone wherever it could, and that was everywhere. Every hour {S} got smaller, and the puddle got bigger. “How long is it until evening?” asked {S}. It was ten in the morning.',
  tries: [
    'They held up an umbrella. The sun waited a bit, and then shone in from the side.',
    'They fanned {S} with a big piece of cardboard. The fanning made {L} so hot that {S} melted even faster.',
    'They carried {S} into the church, where it’s cool. But the way there was sunny, and then there were the candles.',
  ],
  tip: '“You can’t stop the sun,” said {G+}. “But where it never comes, it’s winter all the year round. That isn’t far from here. You only have to go down.”',
  turn: 'Under the old mill was a cellar, thirteen steps deep, where they used to keep the ice. {L} wrapped {S} up in wool. “Wool is for warm,” said {S}. “Wool is for keeping,” said {L}. “Warm stays warm, and cold stays cold.” And they ran.',
  done: 'Down there you could see your breath. The last drop hung on {S}, and thought about it, and stayed. They fetched the puddle as well, in a bucket. By evening it was ice again, and {S} was all there.',
  again:
    'On hot days they all sit on the thirteenth step, in their winter coats. {S} is at home there, and offers everyone a seat.',
};
