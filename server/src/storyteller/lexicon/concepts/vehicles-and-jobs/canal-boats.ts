import type { StorySourceInput } from '../../story-source.ts';

/** Stories about the canal boat. */
export const canalBoats: StorySourceInput = {
  id: 'canal-boats',
  words: [
    'canal boat',
    'canals and boat',
    'boats and canal',
    'canal',
    'narrowboat',
    'narrow boat',
    'canal/river barge',
    'canal lock',
    'houseboat',
    'house boat',
    'live/living/lives on a boat',
    'houseboats',
  ],
  situations: ['thing-pair', 'being-and-thing', 'question', 'learn', 'visit', 'ride', 'stuck'],
  topic: 'the canal boat',
  thing: 'the canal boat',
  home: 'village',
  main: 'river',
  plots: [
    {
      id: 'uphill-by-water',
      titles: ['Uphill by Boat', '{L} and the Canal Boat', 'The Stairs Made of Water'],
      goal: 'get the boat up the hill',
      trouble: 'the canal went on at the top of the hill',
      solved: 'the boat was on top of the hill',
      opener:
        'The canal boat was long and narrow and painted with roses. It went no faster than a person walks. {L+} sat on the roof among the flower pots and said good morning to every duck.',
      problem:
        'Round the bend the water stopped. In front of the boat stood two great wooden gates, and behind them, up on the hill, higher than the chimney of the boat, the canal went on. But boats can’t climb.',
      tries: [
        'They tried to pull the boat up the bank with a rope. The boat weighs as much as six elephants. The rope got longer, and that was all.',
        'They pushed against the gates. From behind, all the water in the upper canal was pushing back.',
        'They sat down to wait for the water to rise. A canal doesn’t have a tide.',
      ],
      tip: '“The gates aren’t there to keep you out,” said {G+}, who looked after them. “That’s a lock. It’s a room with two doors and no ceiling. You can’t lift a boat. But what’s the boat sitting on? Lift that.”',
      turn: '“Water!” said {L}. They took the boat in through the lower gates and shut them tight. Then {L} fetched the iron handle and wound up the little shutter in the upper gates, click, click, click, and the water from above rushed in.',
      done: 'The lock filled like a bath, and the boat rose with it, past the wet wall, past the moss, up and up, until {L} could see over the edge. Now the water was level on both sides. They leaned on the upper gates, and they swung open quite easily.',
      again:
        'There were eight more locks that day. {L} wound the handle at every one. In the evening they could look down on the whole valley.',
      helper: { name: 'Mrs Sluice', creature: 'otter' },
    },
  ],
};
