import type { StorySourceInput } from '../../story-source.ts';

/** Stories about the days of the week. */
export const daysOfTheWeek: StorySourceInput = {
  id: 'days-of-the-week',
  words: [
    'day/days of week',
    'days of the week',
    'seven days',
    'yesterday today tomorrow',
    'what day is it',
    'learn/learning days of the week',
    'weekdays',
    'monday to sunday',
  ],
  situations: ['learn', 'question', 'cannot'],
  topic: 'the days of the week',
  thing: 'the seven days',
  main: 'cottage',
  indoors: true,
  plots: [
    {
      id: 'seven-pegs',
      titles: ['How Long Until Saturday?', '{L} and the Seven Days', 'Seven Pegs on a Line'],
      goal: 'know how long it was until Saturday',
      trouble: '{L} did not know which day it was',
      solved: '{L} knew all the days in the right order',
      opener:
        '“Aunt Flo is coming on Saturday,” they said at breakfast, and {L+} jumped up. “Is that today?” “No,” they said. “Tomorrow?” “No, not tomorrow either.”',
      friend:
        '{F+} had brought the good paper and the pens. “Let’s make a sign for her,” said {F}. “What day is it now?” Neither of them knew.',
      problem:
        'They hung the sign on the gate and waited till supper. Nobody came. The next day they put on their best things and waited again. “When is Saturday?” asked {L}. “After Friday,” everyone said. But {L} did not know when Friday was.',
      tries: [
        '{L} went to bed in the afternoon, so that tomorrow would come sooner. When {L} got up it was still today.',
        '{F} sang the days, very fast: Monday, Thursday, Sunday, Monday. There were too many Mondays in it.',
        'They asked the postman. “It’s Wednesday,” said the postman. That was a start, but it did not say how far it is from there.',
      ],
      tip: '“You can’t see a day. So make a picture of it,” said {G+}. “What do you do on each of them that you don’t do on the others?” And {G} gave them seven pegs and a bit of line.',
      low: 'They sat down on the step. The sign was getting soft at the edges. “Perhaps there isn’t a Saturday this week,” said {F}.',
      turn: '{L} drew a picture for each day. Monday: school. Tuesday: the bins. Wednesday: swimming. Thursday: library. Friday: fish. Saturday: Aunt Flo! Sunday: pancakes. {F} pegged them up. “Today’s Wednesday,” said {L}. “Thursday, Friday, Saturday. Three more sleeps!”',
      done: 'Each evening {L} turned one picture round. Library, one. Fish, two. And then it was Saturday, and they stood at the gate. A car came round the corner and hooted. It was Aunt Flo, on exactly the right day.',
      again:
        '“When will you come again?” asked {L}. “In a week,” said Aunt Flo. {L} turned all seven pictures back and began again.',
      outcomes: [
        {
          kinds: ['party', 'eats', 'plays', 'shares'],
          done: 'Each evening {L} turned one picture round. Then it was Saturday, and Aunt Flo came, on exactly the right day. There was a big round tin on the back seat. Aunts do, on Saturdays, and {told}.',
        },
        {
          kinds: ['gets', 'given-by', 'all-get', 'invited', 'says', 'says-words'],
          done: 'Each evening {L} turned one picture round. Then it was Saturday, and Aunt Flo came, on exactly the right day. “How did you know?” {L} showed the seven pegs. Aunt Flo opened the big handbag, and {told}.',
        },
        {
          kinds: ['hugs', 'laughs', 'claps', 'happy', 'feels', 'no-longer', 'friends', 'team'],
          done: 'Each evening {L} turned one picture round. Then it was Saturday, and a car came round the corner and hooted. Aunt Flo got out, on exactly the right day, right into the paper sign, and {told}.',
        },
        {
          kinds: ['home', 'way-home', 'sleep'],
          done: 'Each evening {L} turned one picture round. Then it was Saturday, and Aunt Flo came, on exactly the right day. In the evening the peg was moved once more, to the pancakes, and {told}.',
        },
        {
          kinds: ['any'],
          done: 'Each evening {L} turned one picture round. Library, one. Fish, two. And then it was Saturday, and they stood at the gate with the sign. A car came round the corner and hooted, and {told}.',
        },
      ],
      helper: { name: 'Mrs Peggs', creature: 'hen' },
      art: {
        'Is that today': 'kitchen, morning: L jump happy; mother, table',
        'good paper and the pens': 'kitchen: F hold paper happy; L draw happy',
        'the sign on the gate': 'village, evening: L wait sad; F look sad; gate, sign',
        'to bed in the afternoon': 'bedroom, day: L lie worried in bed; sun',
        'sang the days': 'living-room: F sing happy; L cover-ears worried',
        'asked the postman': 'village: L speak curious; F look; postman, letter',
        'You can’t see a day': 'cottage: G give string calm; L listen curious; calendar',
        'getting soft at the edges': 'village: L sit sad on step; F sit sad on step; sign',
        'a picture for each day':
          'kitchen: L draw drawing-pad(fish) happy; F hang picture(book) happy; string',
        'turned one picture round': 'village: L cheer; F wave happy; car, lady, gate',
        'all seven pictures back': 'kitchen: L hang picture(car) happy; lady, many picture',
      },
    },
  ],
};
