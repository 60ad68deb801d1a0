import type { StorySourceInput } from '../../story-source.ts';

/** Stories about a sore knee. */
export const scrapedKnee: StorySourceInput = {
  id: 'scraped-knee',
  words: [
    'scraped/grazed/sore/bleeding/hurt/cut knee',
    'plaster',
    'band-aid',
    'bandaid',
    'graze',
    'fall over',
    'fell over',
    'bump head',
    'bruise',
  ],
  situations: ['damage', 'ailment', 'afraid', 'broken', 'mistaken'],
  topic: 'a sore knee',
  thing: 'the plaster',
  home: 'cottage',
  main: 'garden',
  plots: [
    {
      id: 'ow',
      titles: ['Ow, Said {L}', '{L} and the Plaster', 'It Hurts Right Here'],
      goal: 'get over the sore place',
      trouble: 'it hurt, and it looked terrible',
      solved: 'it no longer hurt, and you could nearly be proud of it',
      opener:
        'It happened on the path by the shed. {L+} was going very fast, and the path was not. For a moment it was quite quiet.',
      problem:
        'Then it hurt. “Ow!” There was a red place, with a bit of gravel in it, and it got redder. {L} did not want anybody to look, and wanted everybody to come. “Don’t touch it,” called {L}. “Do something!”',
      tries: [
        '{L} looked away, very hard. It hurt on that side, too.',
        '{F} put a leaf on it, and a dandelion on the leaf. It was a very nice salad, but it did hurt.',
        '{L} ran round in a circle. It was a good circle, and in the end the sore place was back where it had begun.',
      ],
      tip: '“It’s shouting, because it wants to be washed,” said {G+}. “First water, then air, then a plaster. You say when I may, and you blow. Your skin knows the rest by itself. It’s been mending since you were born.”',
      turn: '“Now,” said {L}, and held on to {F’s} hand. The water was cold, and then it was over. {L} blew, three times. “Which one?” asked {G}: there were plasters with dots, and with fish. {L} chose the one with fish, and stuck it on without any help.',
      done: 'Under the plaster it was all quiet, and there was work going on in there. “Look,” said {L} to everyone who came by, and lifted one corner. “Gravel,” said {L}. “Real gravel.” Some were a bit jealous.',
      again:
        'After five days the plaster came off in the bath, with all its fish. Under it was new skin, as pink as a shell.',
      helper: { name: 'Nurse Willow', creature: 'rabbit' },
    },
  ],
};
