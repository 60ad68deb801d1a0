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
      outcomes: [
        {
          asked: [
            'top',
            'get/reach/arrive hill/village/town/sea/lake/end',
            'through lock/gate',
            'sail/go on',
          ],
          done: 'The lock filled like a bath, and the boat rose with it, past the wet wall, past the moss, until {L} could see over the edge. They leaned on the upper gates, and those swung open quite easily. So {told}.',
        },
        {
          asked: ['sleep boat/deck/board/night', 'sleep under star'],
          done: 'The lock filled like a bath and lifted the boat to the top, and the gates swung open. Behind them the canal was quite smooth, with the evening in it. They tied up between two willows and pushed the flower pots together on the roof, and {told}.',
        },
        {
          asked: ['live boat', 'steer/drive boat', 'captain', 'holiday'],
          done: 'The lock filled like a bath, and the boat rose, past the moss, until they could see over the edge. The upper gates swung open. “Whoever can lift a boat can steer one,” said {G}, and {told}.',
        },
        {
          kinds: ['party', 'eats', 'plays', 'shares', 'makes'],
          done: 'The lock filled like a bath, and the boat rose until it was level with the top. The upper gates swung open, and there was the garden of the lock house, with a table by the water. {G} put the kettle on, and {told}.',
        },
        {
          kinds: ['hugs', 'laughs', 'claps', 'happy', 'feels', 'no-longer', 'friends', 'team'],
          done: 'The lock filled like a bath, and the boat rose, past the wet wall, past the moss. Even the ducks had come up with it. {L} looked down over the edge at where they had been, and {told}.',
        },
        {
          kinds: ['home', 'way-home', 'sleep'],
          done: 'The lock filled like a bath and lifted the boat to the top, and the gates swung open. Behind them the canal was quite smooth, with the evening in it. They tied up between two willows among the flower pots, and {told}.',
        },
      ],
      helper: { name: 'Mrs Sluice', creature: 'otter' },
      art: {
        'painted with roses': 'river, morning: L ride in ship happy; ship, duck',
        'sat on the roof': 'river, morning: L wave happy in ship; F wave happy; many duck, plant-pot',
        'two great wooden gates': 'river: L look worried at gate; F point worried; big gate, ship',
        'pull the boat up the bank': 'river: L+F pull rope; ship',
        'pushed against the gates': 'river: L+F push; gate',
        'wait for the water to rise': 'river: L+F sit on bench sad; ship, pond',
        'The gates aren’t there': 'river: G say calm; L look G curious; F listen; gate',
        'shut them tight': 'river: L push brave; F push; gate, ship',
        'fetched the iron handle': 'river: L carry wheel brave; F point; gate',
        'wound up the little shutter': 'river: L handle wheel brave; F point surprised; gate, wave',
        'The lock filled like a bath': 'river: L+F ride in ship surprised; ship, wave',
        'eight more locks': 'river, evening: L handle wheel proud; F clap happy; ship, gate',
      },
    },
  ],
};
