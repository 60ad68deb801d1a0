import type { StorySourceInput } from '../../story-source.ts';

/** Stories about soap bubbles. */
export const bubbles: StorySourceInput = {
  id: 'bubbles',
  words: [
    'bubble',
    'bubbles',
    'soap bubble',
    'soap bubbles',
    'blow/blowing bubbles',
    'giant bubble',
    'biggest bubble',
    'bubble machine',
    'bubble wand',
  ],
  situations: ['wants', 'learn', 'make', 'cannot', 'has', 'visit', 'record', 'record-being'],
  topic: 'bubbles',
  thing: 'the bubble',
  home: 'garden',
  main: 'garden',
  plots: [
    {
      id: 'the-one-that-lasted',
      titles: ['{L} and the Giant Bubble', 'Pop!', 'A Bubble as Big as a House'],
      goal: 'make a really big bubble',
      trouble: 'every bubble burst at once',
      solved: 'a giant bubble was floating over the garden',
      opener:
        'Pop. Pop, pop. {L+} sat on the step with a little pot of soapy water and blew. They were pretty bubbles, as big as cherries. None of them got as far as the gate.',
      friend:
        '“Can’t you make one so big that you could sit in it?” asked {F+}. {L} had wanted to know that for a long time.',
      problem:
        '{L} blew slowly, and {L} blew fast. The bubble grew as big as an apple, wobbled, and pop! There was only a wet spot on {L’s} nose. However big they got, they burst too soon.',
      tries: [
        '{F} put in more soap. Now there was a lot of foam. It was fun, but foam doesn’t fly.',
        '{L} bent a big ring out of wire and ran with it. Pop! The sun was hot and the wire was dry.',
        'They tried to catch one, and keep it. As soon as a finger touched it, pop.',
      ],
      tip: '“A bubble is nothing but water with a thin skin, and it bursts when it gets dry,” said {G+}. “So keep everything wet: hands, strings, air. Stir in a spoonful of sugar. And wait till the sun is behind the house.”',
      low: 'They let the bowl stand in the shade, and tied two sticks together with a woolly string. It was the hardest part: doing nothing till the evening.',
      turn: 'When the grass was cool, {L} dipped the string right in, held the sticks apart, and walked backwards, very slowly, without blowing at all. Something long and shining bent out of the string, and grew, and grew. Then {L} closed the sticks.',
      done: 'It was as big as a cow! It wobbled over the garden in all the colours of the rainbow. It sailed over the fence, over the shed, and higher than the apple tree. Nobody said a word.',
      again: 'It never came down, at least not here. {L} likes to think that it’s still on its way.',
      helper: { name: 'Slick', creature: 'snail' },
    },
  ],
};
