import type { StorySourceInput } from '../../story-source.ts';

/** Stories about the rubbish in the stream. */
export const recycling: StorySourceInput = {
  id: 'recycling',
  words: [
    'recycle',
    'recycling',
    'save ocean/sea',
    'litter',
    'pollution',
    'plastic',
    'environment',
    'clean beach/park',
  ],
  situations: ['learn', 'wants', 'visit'],
  topic: 'the rubbish in the stream',
  thing: 'the stream',
  home: 'village',
  main: 'river',
  plots: [
    {
      id: 'the-stream',
      titles: ['{L} Saves the Stream', 'The Net at the Bridge', 'Where Does It All Come From?'],
      goal: 'clean up the stream for good',
      trouble: 'new rubbish came down the stream every day',
      solved: 'the stream stayed clean',
      object: 'basket',
      opener:
        'A stream ran behind the houses, with stones to jump on and with water fleas. {L+} went there every day. But lately it gurgled so strangely, as if it had something stuck in its throat.',
      friend:
        '{F+} stood by the water, with a basket, and fished out a bottle, a bag and half a shoe. “The frogs have moved out,” said {F}. “I don’t blame them.”',
      problem:
        'There was rubbish in the stream everywhere, between the stones and in the reeds. They picked up all of it, until the basket was full. But the next morning there was new rubbish, just as much as before.',
      tries: [
        'They picked it up faster. The rubbish came faster too. It was a race, and it does not get tired.',
        'They put up a sign: “No rubbish here, please!” The next day the sign floated by, together with a tyre.',
        'They stretched a net across under the bridge. It caught all the rubbish, and also two ducks, and a canoe.',
      ],
      tip: '“You mop the floor and the tap’s still running,” said {G+}. “Go up the stream. Find the place where it gets in. And then don’t scold. Give them something better to do with it.”',
      turn: 'They walked up the stream, to where the market was. There was not one single bin! The wind took every bag straight into the water. {L} spoke to the market women. They painted five old barrels: glass, paper, tins, plastic, compost.',
      done: 'The next morning {L} ran down to the stream. Water, stones, water fleas, and nothing else. And the morning after that too! On the third day something green sat on the flat stone and said, “Croak.”',
      again: 'In the barrel for compost grow pumpkins now. The stream gurgles as if it were telling a joke.',
      helper: { name: 'Granny Heron', creature: 'stork' },
    },
  ],
};
