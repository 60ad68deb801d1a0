import type { StorySourceInput } from '../../story-source.ts';

/** Stories about Florence Nightingale. */
export const florenceNightingale: StorySourceInput = {
  id: 'florence-nightingale',
  words: ['florence nightingale', 'nightingale nurse', 'lady with the lamp', 'lady lamp'],
  situations: ['learn', 'question', 'deed', 'visit', 'works-as'],
  gentle: true,
  topic: 'Florence Nightingale',
  thing: 'the lamp',
  main: 'castle',
  indoors: true,
  night: true,
  plots: [
    {
      id: 'the-count-in-the-book',
      titles: [
        '{L} and the Lady with the Lamp',
        'Soap, Sheets and Open Windows',
        'Florence Nightingale Counts',
      ],
      goal: 'help Florence Nightingale to make the soldiers well',
      trouble: 'more and more of the soldiers fell ill',
      solved: 'fewer and fewer soldiers were ill',
      opener:
        'Long ago, in a war, there was a hospital with four miles of beds. At night a nurse walked along them with a lamp. That was Florence Nightingale. {L+} carried the oil for the lamp.',
      friend:
        '{F+} carried the water. “We’ve got forty nurses, and everybody works all day,” said {F}. “So they’re sure to get well quickly.”',
      problem:
        'But they did not get well. Soldiers came in with a hurt leg, and a week later they had a fever. It was dark in there, the floor was dirty, and it smelled. Why did they get ill in a hospital?',
      tries: [
        'They gave everyone a spoonful more of the medicine. It was bitter, and it did no good.',
        'They shut all the windows tight, so that nobody would catch cold. The air grew thick, and more of them coughed than before.',
        '{L} sat with a soldier all night and held a cool cloth to the soldier’s forehead. That helped one. There were a thousand.',
      ],
      tip: '“Don’t guess,” said {G+}, who was stirring the soup. “Count. Write down where they fall ill, bed by bed. Numbers will tell you what nobody says.”',
      low: '{L} stood in the dark at the end of the long room. The lamp came nearer, and a tired face smiled behind it. “Shall we count?” asked {L}.',
      turn: '{L} went from bed to bed with a book and wrote it all down. The sums were clear: where it was dirtiest, most were ill. “It’s the dirt!” said {L}. They opened the windows, scrubbed the floors with soap, washed the sheets, and everybody washed their hands.',
      done: 'After a week {L} counted again. It was fewer. After a month it was far fewer, and in the first row a soldier sat up and asked for an egg. Florence Nightingale drew the numbers as a picture, so that everyone far away could see it too.',
      again: 'When {L} washes hands today, {L} counts to twenty. Florence Nightingale would have liked that.',
      object: 'lantern',
      outcomes: [
        {
          kinds: ['gets', 'given-by', 'all-get', 'invited', 'says', 'says-words'],
          done: 'They scrubbed the floors with soap and washed their hands. After a month {L} counted again, and it was far fewer. Florence Nightingale drew the numbers as a picture. Then the one with the lamp came up to the one with the oil, and {told}.',
        },
        {
          kinds: ['hugs', 'happy', 'friends', 'team', 'feels', 'laughs', 'claps'],
          done: 'They scrubbed the floors with soap and washed their hands. After a month {L} counted again, and it was far fewer. In the first row a soldier sat up and asked for an egg. The nurses looked at one another, and {told}.',
        },
        {
          kinds: ['eats', 'shares', 'makes'],
          done: 'They scrubbed the floors with soap and washed their hands. After a month {L} counted again, and it was far fewer. In the first row a soldier sat up and asked for an egg. {G} put on a whole potful, and {told}.',
        },
        {
          kinds: ['home', 'way-home', 'sleep'],
          done: 'They scrubbed the floors with soap and washed their hands. After a month {L} counted again, and it was far fewer. At night the lamp went by along the four miles of beds. Nobody called out, and {told}.',
        },
        {
          kinds: ['any'],
          done: 'They opened the windows, scrubbed the floors with soap and washed their hands. After a week {L} counted again. It was fewer. In the first row somebody sat up and asked for an egg. The windows stayed open, and {told}.',
        },
      ],
      helper: { name: 'Mrs Barley', creature: 'woman' },
      art: {
        'with four miles of beds': 'ward, night: L hold jug curious; doctor, lamp, bed',
        'carried the water': 'ward, night: F hold bucket brave; L hold lamp; bed, lady',
        'with a hurt leg': 'ward, night: L look sad; people, bandage, bed',
        'more of the medicine': 'ward, night: L hold spoon worried; F look; medicine, bed',
        'shut all the windows': 'ward, night: L push worried; people',
        'a cool cloth': 'ward, night: L hold cloth sad; bed, people',
        'Don’t guess': 'ward: G stir; L look G curious',
        'at the end of the long room': 'ward, night: L say brave; lady, lamp',
        'with a book and wrote': 'ward: L write brave; F wash; bed',
        'asked for an egg': 'ward: L cheer; F give egg happy; people, bed',
        'counts to twenty': 'bathroom: L wash happy; soap',
      },
    },
  ],
};
