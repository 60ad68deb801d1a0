import type { StorySourceInput } from '../../story-source.ts';

/** Stories about the Vikings. */
export const vikings: StorySourceInput = {
  id: 'vikings',
  words: ['viking', 'viking ship', 'longship', 'viking boat', 'thor'],
  situations: ['wants', 'trait', 'deed', 'visit', 'pair'],
  topic: 'the Vikings',
  thing: 'the longship',
  home: 'shore',
  main: 'ship',
  plots: [
    {
      id: 'the-dragon-head',
      titles: ['{L} the Viking', 'The Ship Without a Head', 'Row, Vikings, Row!'],
      goal: 'bring the longship home through the fog',
      trouble: 'the longship was lost in the fog',
      solved: 'the longship was back in its harbour',
      opener:
        '{L+} was the smallest Viking on the longship, and had the smallest helmet. It still came down to the nose. In front was a dragon’s head of wood, which looked ahead and knew the way. So they said.',
      problem:
        'Then a wave came and broke off the dragon’s head. Splash! “Now we don’t know the way!” cried the Vikings. And at that very moment the fog came down, as grey and thick as porridge.',
      tries: [
        'The biggest Viking shouted at the fog. Everybody else always made way. The fog stayed.',
        'They rowed very hard. After an hour they came by their own dragon’s head. They had gone in a circle.',
        '{F} climbed up the mast. Up there it was just as grey, and much more wobbly.',
      ],
      tip: '“I’ve sailed by night for forty years,” said {G+}. “I don’t ask my eyes. Pull in the oars and be quiet. That’s something you haven’t tried yet: Vikings being quiet.”',
      turn: 'It was hard for them. But then it was so still that you could hear the drops. {L} pushed the helmet back from both ears. “Sheep,” whispered {L}. “Over there. They’re our sheep. The one with the cough!” “Row!” they all whispered.',
      done: '{L} sat in front, where the dragon had been, and listened, and pointed. Left a bit. Cough. Straight on. Cough. Then the keel scraped over sand, and there were torches, and the mothers. The sheep got the first hug.',
      again:
        'The ship has a new head. It’s not a dragon this time. It has a helmet that’s too big, and very large ears.',
      outcomes: [
        {
          kinds: ['party', 'eats', 'plays', 'shares'],
          done: '{L} sat in front, where the dragon had been, and listened. Left a bit. Cough. Straight on. Cough. Then the keel scraped over sand, and there were torches, and the mothers. The long table in the hall had been laid since yesterday, and {told}.',
        },
        {
          kinds: ['gets', 'given-by', 'all-get', 'invited', 'says', 'says-words'],
          done: '{L} sat in front, where the dragon had been, and listened. Left a bit. Cough. Straight on. Cough. Then the keel scraped over sand. The captain took the smallest Viking by the much too large helmet, and lifted it off, and {told}.',
        },
        {
          kinds: ['hugs', 'laughs', 'claps', 'happy', 'feels', 'no-longer', 'friends', 'team'],
          done: '{L} sat in front, where the dragon had been, and listened. Left a bit. Cough. Straight on. Cough. Then the keel scraped over sand, and there were torches, and the mothers. The sheep with the cough was lifted high, and {told}.',
        },
        {
          kinds: ['home', 'way-home', 'sleep'],
          done: '{L} sat in front and listened. Left a bit. Cough. Straight on. Cough. Then the keel scraped over sand, and there were torches, and the mothers. It had been a long time for Vikings to be quiet, and it stayed so, and {told}.',
        },
        {
          kinds: ['any'],
          done: '{L} sat in front, where the dragon had been, listened, and pointed. Left a bit. Cough. Straight on. Cough. Then the keel scraped over sand, and there were torches, and {told}.',
        },
      ],
      helper: { name: 'Old Ragna', creature: 'seal' },
      art: {
        'had the smallest helmet': 'ship: L look worried wearing hat; dragon',
        'It still came down': 'ship: L look happy wearing hat; dragon',
        'which looked ahead and': 'ship: L point happy wearing hat; F clap happy; dragon',
        'broke off the dragon': 'ship: L startle wearing hat; F startle; big wave, dragon',
        'shouted at the fog': 'ship, mist: L look worried wearing hat; F point worried; knight, cloud',
        'had gone in a circle': 'ship, mist: L handle oar sad wearing hat; F handle oar; dragon',
        'climbed up the mast': 'ship, mist: F climb worried; L look-up wearing hat; pole',
        'I don’t ask my eyes': 'ship, mist: G say; L listen curious wearing hat; F look G; oar',
        'It was hard for them': 'ship, mist: L hold oar calm wearing hat; F wait; wave',
        'They’re our sheep': 'ship, mist: L listen happy wearing hat; F look happy; sheep',
        'The sheep got the': 'shore, night: L hug happy wearing hat; F cheer; sheep, torch, mother',
        'It has a helmet that': 'ship: L point proud wearing hat; F laugh; statue',
      },
    },
  ],
};
