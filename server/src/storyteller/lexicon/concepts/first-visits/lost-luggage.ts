import type { StorySourceInput } from '../../story-source.ts';

/** Stories about a suitcase that does not arrive. */
export const lostLuggage: StorySourceInput = {
  id: 'lost-luggage',
  words: [
    'lose/lost/missing/losing suitcase/luggage/bag/baggage/bags/rucksack',
    'suitcase/luggage/bag lose/lost/missing/gone',
    'suitcase/luggage lost at the airport',
    'lost luggage',
    'wrong suitcase',
    'swapped suitcase/suitcases',
    'suitcases mixed up',
    'suitcase not arrive',
    'baggage reclaim',
    'luggage belt',
    'suitcase mix-up',
  ],
  situations: [
    'learn',
    'cannot',
    'wants',
    'make',
    'visit',
    'newcomer',
    'question',
    'ability',
    'trait',
    'deed',
    'has',
    'own-wish',
    'thing-pair',
    'being-and-thing',
    'what-if',
    'lost',
    'lost-by',
    'lacks',
    'mistaken',
    'taken',
    'strayed',
  ],
  topic: 'a suitcase that did not arrive',
  thing: 'the suitcase',
  home: 'city',
  main: 'city',
  indoors: true,
  plots: [
    {
      id: 'the-same-one',
      titles: ['The Wrong Suitcase', 'Round and Round It Goes', 'A Stranger’s Socks'],
      goal: 'get the right suitcase back',
      trouble: '{L’s} suitcase was not there',
      solved: '{L} had the right suitcase back',
      opener:
        'At the airport the suitcases came out through a curtain of rubber and rode past on a belt: red ones, grey ones, one in a plastic bag. {L+} stood right at the front. “Ours is blue,” said {L}. “Dark blue, with wheels.”',
      friend:
        '“There!” called {F+}. They heaved it off and rolled it to the hotel. {L} opened the zip. On top lay a pair of striped bathing trunks for a very large man, and under them eleven tins of cat food.',
      problem:
        'It was dark blue, it had wheels, and it wasn’t theirs. In the right one were the swimming things, the toothbrush and the bear that {L} never slept without. Now somebody else had all that, and in return they had cat food.',
      tries: [
        'They drove back to the airport. The belt was still going round. There was a single green umbrella on it.',
        '{F} wanted to ask every large man. It was a seaside place. There were a good many of them.',
        'They looked for a name on the case. Where the tag had been there was only half a rubber band.',
      ],
      tip: '“They always come to me angry,” said {G+} at the lost luggage desk. “And they say what it looks like from the outside. Every second one is blue. It’s the inside that tells you who it belongs to. Look as if you were reading a letter.”',
      low: '{L} shut the lid again. It would be a long night, without the bear.',
      turn: 'As if you were reading a letter? {L} took out one thing after another. Cat food: so there was a cat, and it was on holiday as well. And a little blue collar: “Mitzi, Hotel Seagull” it said! “That’s just round the corner,” cried {L}.',
      done: 'In the hall of the Hotel Seagull stood a very large man, with {L’s} bear under one arm. “I was just reading your suitcase,” said the man. “You love swimming, and you’d be sad without this.” They swapped. A thin white cat began on tin number one.',
      again:
        '{L’s} suitcase has a wide yellow ribbon on it now, that can be seen from far away. The bear travels on {L’s} lap.',
      helper: { name: 'Ms Tagg', creature: 'woman' },
    },
  ],
};
