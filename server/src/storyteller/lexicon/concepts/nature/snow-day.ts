import type { StorySourceInput } from '../../story-source.ts';

/** Stories about the snow day. */
export const snowDay: StorySourceInput = {
  id: 'snow-day',
  words: [
    'snow day',
    'snow day no/from school',
    'school closed/shut snow/because',
    'no school',
    'snowed in',
    'school is closed/shut',
    'too much snow',
  ],
  situations: ['visit', 'wants', 'deed', 'absence', 'trait', 'stuck', 'own-wish'],
  topic: 'the snow day',
  thing: 'the snow',
  main: 'village',
  weather: 'snow',
  plots: [
    {
      id: 'the-path-to-the-door',
      titles: ['Snow Day!', 'No School Today', 'The Longest Path'],
      goal: 'get through the snow to the neighbour’s door',
      trouble: 'the snow was as high as the fence',
      solved: 'there was a path through the snow',
      opener:
        'It was far too quiet. {L+} woke up, and the light on the ceiling was quite white. Outside the cars were gone, and the fence, and the road. “School is closed,” said the radio. Snow day!',
      problem:
        'They made angels, and a slide down the steps. Then {L} looked across the road. At all the houses there was smoke coming out of the chimney. But at old Mrs Finch’s, opposite, there was none. And the snow lay right up to the door handle.',
      tries: [
        '{L} waded straight in. After four steps it was up to {L’s} chest, and {F} had to pull {L} out by both arms.',
        'They rolled a big ball, to press the snow flat. It got bigger and bigger, till it got stuck in front of the gate. Now the gate was shut as well.',
        'They shouted across. The snow swallowed it. At the window a curtain moved, but nobody could hear.',
      ],
      tip: '“Don’t lift it all,” said {G+}, leaning on a shovel. “Snow is heavy, and you’ll be tired by the lamp post. Make it no wider than you are. And don’t throw it in front of you. One digs, one carries to the side. And then you swap.”',
      turn: 'So they fetched the dustpan and the sandpit spade. {L} dug, as wide as one {L}, and {F} carried it to the side. At every fence post they swapped. Others came out with spades and began from the other end. At noon they met in the middle and shook hands.',
      done: '{L} knocked. “I couldn’t get out to the woodshed,” said Mrs Finch. They carried the wood in, log by log, along the narrow path between the white walls. Soon smoke came out of the chimney. And it smelled of pancakes, for eleven.',
      again:
        'On the next day there was school again. The path stayed till March. It was as wide as one {L}, and everybody used it.',
      helper: { name: 'Mr Flake', creature: 'penguin' },
    },
  ],
};
