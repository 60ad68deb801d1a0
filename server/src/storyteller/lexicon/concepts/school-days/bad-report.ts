import type { StorySourceInput } from '../../story-source.ts';

/** Stories about a bad mark or a bad report. */
export const badReport: StorySourceInput = {
  id: 'bad-report',
  words: [
    'bad report',
    'bad school report',
    'bad report card',
    'fail/failed/failing a test/test/exam',
    'got a bad mark',
    'poor marks',
    'worst in the class',
    'repeat/repeating a year/grade',
    'repeat/repeating year/grade',
    'held back',
    'stay down a year',
    'slow learner',
    'bottom of the class',
    'zero in the test',
  ],
  situations: [
    'afraid',
    'has',
    'own-damage',
    'learn',
    'question',
    'trait',
    'deed',
    'wants',
    'own-wish',
    'cannot',
    'refuses',
    'reluctant',
    'value',
  ],
  gentle: true,
  happensToLead: true,
  topic: 'a bad report',
  thing: 'the folded paper',
  home: 'school',
  main: 'cottage',
  plots: [
    {
      id: 'under-the-mat',
      titles: ['The Folded Paper', 'What the Report Did Not Say', '{L} and the Bad Report'],
      goal: 'show the report at home',
      trouble: 'the report was bad',
      solved: 'everybody at home knew, and there was a plan',
      opener:
        'The paper had been folded in four. {L+} knew what it said all the same: numbers, and not good ones, and at the bottom a line for somebody at home to sign. It hardly weighed anything. And yet the bag was as heavy as a stove.',
      friend:
        '{F+} walked along as far as the bridge. “What have you got?” asked {F}. {L} said nothing. {F} did not ask again, and that was nice of {F}.',
      problem:
        'At home it smelled of pancakes. They were all in such a good mood! “Anything new?” they asked. “No,” said {L}. That was the first word that wasn’t true. After supper the paper was lying under the mat, and whoever stepped on it made it crackle.',
      tries: [
        '{L} thought of writing the name on the line alone. But the pencil would not do it. It knew that it was {L}.',
        '{L} was especially helpful and dried up all the plates. “Are you all right?” they asked. It crackled.',
        '{L} wished that it would rain in and that the paper would dissolve. It was a very dry week.',
      ],
      tip: '“I’ve framed certificates for people all my life,” said {G+} from the corner shop, “and mine wouldn’t have filled a stamp. A number says what went wrong. It doesn’t say what to do. You have to ask the ones at home about that. Bring it before they find it.”',
      low: '{L} lay awake. A thing that lies under a mat doesn’t get any smaller. And the pancakes hadn’t tasted of anything.',
      turn: 'In the morning {L} took the paper from under the mat, smoothed it out, and laid it next to the bread. “I was afraid to show you,” said {L}. Then {L} waited. It was very quiet, apart from the clock.',
      done: 'They read it, and breathed out. “We’re not angry,” they said. “We’re only sorry that you carried it about all alone.” It was mostly the reading that had gone wrong. And for reading they thought of something: a page each evening, in the bath, with voices.',
      again: 'The next report was not good yet. But it was better, and {L} didn’t fold it.',
      outcomes: [
        {
          kinds: ['party', 'eats', 'plays', 'shares'],
          done: 'They read it, and breathed out. “You don’t have to carry that alone,” they said. The paper was signed beside the bread. For the reading they thought of something: a page each evening, with voices. There was still some pancake batter from yesterday, and {told}.',
        },
        {
          asked: [
            'mark/grade/test/report/study/practise/practice/improve/pass/better/learn/read/reading/try/harder/tutor/school/teacher',
          ],
          kinds: ['learns', 'gets', 'wins', 'makes'],
          done: 'They read it, and breathed out. “We’re only sorry that you carried it about all alone.” It was mostly the reading that had gone wrong. So there was a page each evening, in the bath, with voices, until {told}.',
        },
        {
          asked: [
            'angry/cross/mum/dad/parent/love/proud/forgive/truth',
            'make/find/get/meet/have/become/best/new/good friend',
          ],
          kinds: [
            'hugs',
            'laughs',
            'claps',
            'happy',
            'friends',
            'team',
            'still-friends',
            'feels',
            'says',
            'home',
            'way-home',
            'sleep',
          ],
          done: 'They read it, and breathed out. “We’re only sorry that you carried it about all alone.” They would read a page together each evening, in the bath, with voices. The paper lay flat on the table now. Nobody looked at it any longer, and {told}.',
        },
      ],
      helper: { name: 'Mr Passe', creature: 'fox' },
    },
  ],
};
