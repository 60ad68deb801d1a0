import type { StorySourceInput } from '../../story-source.ts';

/** Stories about the Victorians. */
export const victorianSchool: StorySourceInput = {
  id: 'victorian-school',
  words: [
    'victorian',
    'victorians',
    'the victorians',
    'victorian times',
    'victorian school',
    'victorian child/children',
    'queen victoria',
    'victorian classroom',
    'slate and chalk',
    'school long ago',
    'school in the past',
    'schools in the past',
  ],
  situations: ['learn', 'visit', 'question'],
  topic: 'the Victorians',
  thing: 'the slate',
  home: 'school',
  main: 'school',
  indoors: true,
  plots: [
    {
      id: 'a-victorian-day',
      titles: ['{L’s} Victorian Day', 'Silence in the Classroom!', '{L} and the Slate'],
      goal: 'get through a day at a Victorian school',
      trouble: 'nearly everything was forbidden',
      solved: 'the Victorian day was over, and {L} had learned how it was',
      opener:
        'Today they were going to have a Victorian day, with lessons like a hundred and fifty years ago. {L+} wore a flat cap, and the teacher rang a big brass bell and did not smile. “Stand in line. Show me your hands!”',
      friend:
        '{F+} sat on the bench next to {L}, in a white pinafore. Each of them had a slate, and a squeaky slate pencil. There were no pictures on the walls. “May we talk?” asked {F}. “Silence!” called the teacher.',
      problem:
        'They had to write one line, twenty times, and sit up as straight as a broom. Whoever blotted or whispered had to stand in the corner. And it was not even ten o’clock. How had the children stood it?',
      tries: [
        '{L} rubbed out a word with a sleeve. “Sleeves are dirty!” said the teacher. You had to bring a rag.',
        '{F} asked a question. You only spoke when you were asked. {F} stood in the corner until the bell rang.',
      ],
      tip: '“My great-great-grandmother went to this school,” said {G+} at break. “They weren’t allowed to talk. But they helped each other. Under the bench they had signs.”',
      low: 'After break there were sums, aloud, all together. {L’s} head buzzed, and {L’s} back ached.',
      turn: 'When {F} did not know a word, {L} did not whisper. {L} turned the slate a little to one side, so that {F} could see it. {F} put one finger on the bench: thank you. Soon there were fingers on all the benches.',
      done: 'At three o’clock the bell rang. The teacher took off the black gown and laughed at last. “Well done, all of you!” Then they ran out to the hoops, and {L} drove one right across the yard, as they did then.',
      again: '{L} has hung the slate over the bed. On it stands, in very neat letters: “Good night.”',
      object: 'bell',
      outcomes: [
        {
          kinds: ['party', 'eats', 'plays', 'shares'],
          done: 'One finger on the bench: thank you. At three o’clock the bell rang. The teacher took off the black gown and laughed at last. Out in the yard lay the hoops, and there was a tin of ginger biscuits from that time, and {told}.',
        },
        {
          kinds: ['gets', 'given-by', 'all-get', 'invited', 'says', 'says-words'],
          done: 'One finger on the bench: thank you. At three o’clock the bell rang. The teacher took off the black gown and laughed at last. Along the benches it went, hand by hand, and {told}.',
        },
        {
          kinds: ['hugs', 'laughs', 'claps', 'happy', 'feels', 'no-longer', 'friends', 'team'],
          done: 'One finger on the bench: thank you. At three o’clock the bell rang. The teacher took off the black gown. Nobody dared to move. Then all the fingers went up on all the benches, and {told}.',
        },
        {
          kinds: ['home', 'way-home', 'sleep'],
          done: 'One finger on the bench: thank you. At three o’clock the bell rang. The teacher took off the black gown and laughed at last. In pairs they went out at the gate, as they did then, only louder, and {told}.',
        },
        {
          kinds: ['any'],
          done: 'When {F} did not know a word, {L} turned the slate a little. One finger on the bench: thank you. At three o’clock the bell rang. The teacher took off the black gown, and the stiff collar too, and {told}.',
        },
      ],
      helper: { name: 'Mrs Primm', creature: 'hen' },
      art: {
        'wore a flat cap': 'school: L stand worried wearing hat; teacher, bell',
        'a squeaky slate': 'school: L hold slate curious; F hold slate worried; teacher',
        'stand in the corner': 'school: L sit worried at desk; teacher, slate',
        'rubbed out a word': 'school: L wipe slate worried; teacher',
        'asked a question': 'school: F stand ashamed; L look worried; teacher',
        'at break. “They': 'playground: G say; L look G curious',
        'all together.': 'school: L sit sleepy at desk; slate, teacher',
        'turned the slate': 'school: L show slate brave; F point happy; teacher',
        'to the hoops': 'playground: L run laughing; F run; hoop, teacher',
        'has hung the slate': 'bedroom: L stand happy; slate, bed',
      },
    },
  ],
};
