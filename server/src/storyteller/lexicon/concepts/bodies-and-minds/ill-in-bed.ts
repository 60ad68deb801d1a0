import type { StorySourceInput } from '../../story-source.ts';

/** Stories about being ill in bed. */
export const illInBed: StorySourceInput = {
  id: 'ill-in-bed',
  words: [
    'ill',
    'sick',
    'be/being ill/sick',
    'headache',
    'sick day',
    'stay/staying bed',
    'feel/feeling sick/ill/poorly',
    'poorly',
    'throw/throwing',
  ],
  situations: ['question', 'afraid'],
  topic: 'being ill in bed',
  thing: 'the bed',
  main: 'cottage',
  plots: [
    {
      id: 'the-island-bed',
      titles: ['The Bed Is an Island', '{L} Has a Temperature', 'Spots, Sneezes and Soup'],
      goal: 'get through the long day in bed',
      trouble: '{L} was ill and had to stay in bed',
      solved: '{L} was nearly well again',
      opener: [
        'When {L+} woke up, the pillow was hot and the nose was shut. “Ninety-nine point something,” said the thermometer. So there would be no outing today. There would be bed.',
        '{L+} had meant to do so much that day. But {L.their~the} head was as heavy as a pumpkin, and everything tasted of [paper|cardboard]. {L} was ill.',
      ],
      problem:
        'It was a very long day. The wallpaper had four hundred flowers, {L} had counted them. Outside the others were laughing. The medicine stood on the table, brown, on a spoon, and waited.',
      tries: [
        '{L} got up and wanted to go out. At the door both legs turned to pudding, and the floor came closer.',
        '{L} hid the medicine in the plant. The plant made a face.',
        '{L} rang the little bell: for water, for another pillow, for a joke. After the twelfth time the bell was put away to rest.',
      ],
      tip: '“A body that is ill is very busy,” said {G+}. “Inside you a whole crew is scrubbing. They need sleep, soup and a captain who stays on board. Do you think you could be that?”',
      turn: '{L} looked round. The bed was a ship, that was quite clear now. The blanket was the sea. “Crew!” said Captain {L}, with a croak. “One spoon of brown. Close your eyes. Swallow!” Brr. But it was down.',
      done: 'The ship sailed past the island of Soup and through the long strait of Sleep. When it ran in, it was evening, and the forehead was cool. “Land,” said {L}. “I’m hungry.” That was the best word of the whole day.',
      again:
        'The next morning {L} jumped out of bed. The captain’s bell stands on the shelf. One never knows when the crew will be needed.',
      object: 'bell',
      helper: { name: 'Doctor Thistle', creature: 'sheep' },
      outcomes: [
        {
          asked: ['better/well/healthy/play/outside/school/gone'],
          kinds: ['plays', 'happy', 'feels'],
          done: 'The ship sailed past the island of Soup and through the long strait of Sleep. When it ran in, it was evening, and the forehead was cool. “Land,” said Captain {L}. “I’m hungry.” The crew had scrubbed every deck, and {told}.',
        },
        {
          asked: ['mum/mummy/dad/daddy/grandma/grandpa soup/read/cuddle/hug/story/care/bring'],
          kinds: ['hugs', 'tells', 'stays', 'gets', 'given-by', 'all-get'],
          done: 'The ship sailed through the long strait of Sleep, and when it ran in, the forehead was cool. Somebody stood on the quay in slippers, with a warm bowl. “Permission to come aboard?” they asked. The captain nodded, and {told}.',
        },
        {
          asked: ['friend/visit/card/letter/window/wave'],
          kinds: ['friends', 'new-friend', 'still-friends', 'team', 'sees'],
          done: 'The ship ran in, and the forehead was cool. “Land,” said {L}. On the quay stood {F}, who had looked up at the window all day and counted the flags. There was room for a second sailor at the foot of the bed, and {told}.',
        },
        {
          kinds: [
            'sleep',
            'laughs',
            'claps',
            'says',
            'says-words',
            'party',
            'eats',
            'shares',
            'makes',
            'home',
            'way-home',
          ],
          done: '“One spoon of brown,” Captain {L} had said, and it was down. The ship sailed past the island of Soup, and the blanket made small waves. When it ran in, it was evening, and the forehead was cool. So {told}.',
        },
      ],
      art: {
        'the pillow was hot': 'bedroom, morning: L lie sad in bed; window',
        'said the thermometer': 'bedroom, morning: L lie sad in bed; thermometer',
        'had meant to do so much': 'bedroom: L lie sad in bed; thermometer',
        'So there would be no outing': 'bedroom: L sit sad in bed; thermometer',
        'everything tasted of': 'bedroom: L lie sad in bed; bowl',
        'The wallpaper had four hundred': 'bedroom: L sit sad in bed; medicine, spoon',
        'At the door both legs': 'bedroom: L slump sad; door',
        'hid the medicine in the plant': 'bedroom: L pour medicine ashamed; plant-pot',
        'rang the little bell': 'bedroom: L ring worried in bed; cup',
        'A body that is ill': 'bedroom: G say calm; L listen sad; bowl',
        'The bed was a ship': 'bedroom: L point happy in bed; flag',
        Swallow: 'bedroom: L eat spoon brave in bed; medicine',
        'forehead was cool': 'bedroom, evening: L sit happy in bed; bowl',
        'jumped out of bed': 'bedroom, morning: L jump happy; bell on shelf, bed',
      },
    },
  ],
};
