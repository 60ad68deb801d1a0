import type { StorySourceInput } from '../../story-source.ts';

/** Stories about times tables: rows of the same number. */
export const timesTables: StorySourceInput = {
  id: 'times-tables',
  words: [
    'times table',
    'times tables',
    'learn/learning times table/tables',
    'learn/learning the times tables',
    'multiply',
    'multiplying',
    'multiplication',
    'multiplication table',
    'multiplication tables',
    'five/three/four/ten/six/seven times table',
    '3 times table',
    '4 times table',
    '5 times table',
    '10 times table',
    'lots of',
    'groups of',
    'rows and columns',
    'arrays',
    'times tables test',
    'three times four',
  ],
  situations: ['learn', 'question', 'cannot', 'has', 'afraid', 'forgets'],
  topic: 'times tables',
  thing: 'the rows of chairs',
  home: 'school',
  main: 'school',
  indoors: true,
  plots: [
    {
      id: 'four-rows-of-six',
      titles: ['Four Rows of Six', '{L} and the Times Table', 'Counting in Rows'],
      goal: 'know how many chairs there were',
      trouble: '{L} lost count again and again',
      solved: '{L} could count in rows',
      opener:
        'There was going to be a puppet show in the hall, and {L+} was in charge of the chairs. Twenty-four tickets had been sold. “Then we need twenty-four chairs,” said {L}. “I only have to count them.”',
      friend:
        '{F+} carried chairs and put each one down where there was room. Soon the hall was full of chairs, this way and that, like a flock of sheep.',
      problem:
        '“One, two, three,” counted {L}. At nineteen the next chair looked like one that had been counted already. The second time it came to twenty-two, the third time to twenty-six. And at four o’clock the guests were going to come.',
      tries: [
        '{F} put a sheet of paper on every chair that had been counted. Somebody opened the door, and the wind counted them all again.',
        '{L} said the times table by heart, very fast: “Four, eight, sixteen …” There was a hole in it. A row of words was no help if you did not know what it was for.',
        'They both counted aloud, one from the left and one from the right. In the middle they bumped into each other.',
      ],
      tip: '“You’ve got a flock,” said {G+}. “Make rows of it, all of the same length. Then you don’t need to count every chair. One row is enough, and how many rows there are.”',
      low: 'It was half past three. {L} sat down on chair number seven, or perhaps it was eight.',
      turn: '{L} pushed the chairs into rows, six in each, one behind the other. “Six,” said {L} and walked to the second row. “Twelve. Eighteen. Twenty-four! Four rows of six. Four times six is twenty-four, and I can see it!”',
      done: 'It took four steps and four numbers. There were no more and no fewer than twenty-four. At four o’clock the guests came in, and everybody sat. After that, whenever {L} forgot a line of the table, the chairs helped.',
      again:
        'Eggs lie in rows, and so do window panes and buttons. “Two rows of five,” says {L} in front of the egg box. “That’s ten, without counting.”',
      outcomes: [
        {
          kinds: ['party', 'eats', 'plays', 'shares'],
          done: 'Six, twelve, eighteen, twenty-four! At four o’clock the guests came in, and everybody sat. After the puppet show the rows were turned to face each other, with a table in between, two times twelve, and {told}.',
        },
        {
          kinds: ['gets', 'given-by', 'all-get', 'invited', 'says', 'says-words'],
          done: 'Six, twelve, eighteen, twenty-four! At four o’clock the guests came in, and everybody sat. After the show the puppet came to the front on its strings, up to the one who was in charge of the chairs, and {told}.',
        },
        {
          kinds: ['hugs', 'laughs', 'claps', 'happy', 'feels', 'no-longer', 'friends', 'team'],
          done: 'Six, twelve, eighteen, twenty-four! At four o’clock the guests came in, four rows of six, and everybody sat. {L} walked along the front with a hand on each row, and twenty-four faces looked up, and {told}.',
        },
        {
          kinds: ['home', 'way-home', 'sleep'],
          done: 'Six, twelve, eighteen, twenty-four! At four o’clock the guests came in, and everybody sat. When the show was over, the chairs were stacked again, four towers of six, and {told}.',
        },
        {
          kinds: ['any'],
          done: 'Six, twelve, eighteen, twenty-four! It took four steps and four numbers. At four o’clock the guests came in, four rows of six, and everybody sat. The curtain of the puppet show went up, and {told}.',
        },
      ],
      helper: {
        name: 'Mr Tabulus',
        creature: 'crane',
      },
      art: {
        'puppet show in the hall': 'school: L point happy; many chair, ticket',
        'like a flock of sheep': 'school: F carry chair happy; L look worried; many chair',
        'next chair looked like': 'school: L point worried; many chair, clock',
        'a sheet of paper on': 'school, wind: F run worried; L look worried; many paper, chair',
        'times table by heart': 'school: L speak worried; many chair',
        'one from the left and': 'school: L fall; F fall; chair',
        'Make rows of it': 'school: G speak calm; L listen curious; chair',
        'on chair number seven': 'school: L sit sad on chair; many chair, clock',
        'pushed the chairs into rows': 'school: L push chair happy; F cheer; many chair',
        'four o’clock the guests came': 'school: L clap proud; F clap happy; many people, curtain, doll',
        'four steps and four numbers': 'school: L clap proud; F clap happy; many people, curtain, doll',
        'Eggs lie in rows': 'kitchen: L point happy; many egg',
      },
    },
  ],
};
