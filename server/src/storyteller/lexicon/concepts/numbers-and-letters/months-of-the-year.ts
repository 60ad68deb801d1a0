import type { StorySourceInput } from '../../story-source.ts';

/** Stories about the months and the calendar. */
export const monthsOfTheYear: StorySourceInput = {
  id: 'months-of-the-year',
  words: [
    'month',
    'months',
    'month of the year',
    'months of the year',
    'twelve months',
    'calendar',
    'calendars',
    'january to december',
    'year',
    'how long is a year',
    'when is my birthday',
    'leap year',
    'what month is it',
  ],
  situations: ['learn', 'question', 'wants', 'lost', 'broken', 'make'],
  topic: 'the months of the year',
  thing: 'the calendar',
  home: 'cottage',
  main: 'cottage',
  indoors: true,
  plots: [
    {
      id: 'twelve-loose-pages',
      titles: ['Twelve Loose Pages', '{L} and the Muddled Year', 'What Comes After June?'],
      goal: 'put the months in the right order',
      trouble: 'the year was in a muddle',
      solved: 'the year was in order again',
      opener:
        'On a nail in the kitchen hung the calendar, with a picture for each month and a page for each picture. {L+} wanted to look up how far away the birthday party was. Then the nail came out of the wall.',
      friend:
        '“I’ve got July!” called {F+}, under the table. “And here’s a bit with snow on it.” All twelve pages were lying on the floor, and the numbers of the months had been on the spiral.',
      problem:
        'They hung up the pages as they came. After October came March. In the month of the birthday there was snow on the picture, though the birthday was in summer. And between New Year and Easter there was suddenly a pumpkin.',
      tries: [
        '{L} put them in order by the alphabet. Then the year began in April and ended in September. Nobody has ever had such a year.',
        '{F} put the pretty pictures first. The year began with a kitten, and that was May.',
        'They laid them by how long the names were. May came first. It’s a nice month, but there’s no ice on the pond before it.',
      ],
      tip: '“A year goes round like a wheel,” said {G+}. “Begin in winter and walk through it. What’s cold, what flowers, what’s ripe, what falls? Some of the names even rhyme, at the end: September, November, December.”',
      low: 'The pages lay about like leaves. Somewhere among them was the birthday, and nobody knew how far away it was.',
      turn: '{L} laid the pages in a big circle and walked round it. “January, snow. February, still cold. March, the first flowers. April, May, June.” {L} sang the names as if going upstairs. “July, August! Then September, October, November, December.”',
      done: 'Twelve pages lay in the circle, and after December came January again. {L} put a finger on today, and a pebble on the birthday. “Only two months!” They fixed the spiral with a ribbon, and the nail with a hammer.',
      again:
        'On the first of every month {L} turns the page. Whoever is in the kitchen has to say which month comes next. Most of them know it by now.',
      outcomes: [
        {
          kinds: ['party', 'eats', 'plays', 'shares'],
          done: 'Twelve pages lay in a circle, and after December came January again. {L} put a pebble on the birthday. “Only two months!” They turned the pages, one and two, and there was the summer picture, and {told}.',
        },
        {
          kinds: ['hugs', 'laughs', 'claps', 'happy', 'feels', 'no-longer', 'friends', 'team'],
          done: 'Twelve pages lay in a circle, and after December came January again. {L} walked round it once more, singing the names. {F} came the other way, they met in July, and {told}.',
        },
        {
          kinds: ['home', 'way-home', 'sleep'],
          done: 'Twelve pages lay in a circle, and after December came January again. They fixed the spiral with a ribbon, and the nail with a hammer. One day of it was over, {L} crossed it off, and {told}.',
        },
        {
          kinds: ['any'],
          done: 'January, snow. April, May, June, as if going upstairs. Twelve pages lay in a circle, and after December came January again. {L} put a pebble on one of them and counted, and {told}.',
        },
      ],
      helper: {
        name: 'Old Mr Almanac',
        creature: 'owl',
      },
      art: {
        'a picture for each month': 'kitchen: L reach-up curious; calendar',
        'came out of the wall': 'kitchen: L startle; many paper',
        'I’ve got July': 'kitchen: F peek happy paper under table; L look worried; many paper',
        'hung up the pages': 'kitchen: L hang picture(snowman) worried; F look surprised; pumpkin',
        'in order by the alphabet': 'kitchen: L hold paper worried; alphabet',
        'put the pretty pictures first': 'kitchen: F show picture(kitten) happy; L look worried',
        'how long the names were': 'kitchen: L+F look worried; many paper, snowflake',
        'A year goes round': 'kitchen: G point calm; L think wheel curious',
        'lay about like leaves': 'kitchen: L sit sad; F sit sad; many paper',
        'circle and walked round it': 'kitchen: L sing happy; F sing happy; many picture, snowflake, flower',
        'after December came January again': 'kitchen: L hammer proud; F cheer; calendar, ribbon',
        'the nail with a hammer': 'kitchen: L hammer proud; F cheer; calendar, ribbon',
        'turns the page. Whoever': 'kitchen: L open happy; calendar, people',
      },
    },
  ],
};
