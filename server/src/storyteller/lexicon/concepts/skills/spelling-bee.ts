import type { StorySourceInput } from '../../story-source.ts';

/** Stories about a spelling test. */
export const spellingBee: StorySourceInput = {
  id: 'spelling-bee',
  words: [
    'spelling test',
    'spelling',
    'spellings',
    'spelling bee',
    'spell/spelling words',
    'tricky words',
    'learn/learning to spell',
    'cannot/can’t spell',
    'silent e',
    'silent letter',
    'silent letters',
    'magic e',
    'spelling words',
  ],
  situations: ['learn', 'cannot', 'afraid', 'question', 'refuses'],
  topic: 'spelling',
  thing: 'the list of words',
  home: 'cottage',
  main: 'school',
  indoors: true,
  plots: [
    {
      id: 'the-e-that-says-nothing',
      titles: ['The Letter That Said Nothing', '{L} and the Spelling Test', 'Cake Without an E'],
      goal: 'spell the ten words on the list',
      trouble: '{L} always left out the letter that you cannot hear',
      solved: '{L} had spelled all ten words',
      opener:
        'On Friday there was going to be a spelling test, with ten words: cake, bike, nose, and seven more like them. {L+} wrote down what there was to hear: “cak, bik, nos”.',
      friend:
        '{F+} held the list. “There’s an E missing at the end,” said {F}. “All of them have an E.” {L} listened hard. “I can’t hear any E,” said {L}.',
      problem:
        'That was just it. You couldn’t hear it! It stood at the end of the word and said nothing. Why should anyone write down a letter that keeps its mouth shut? The list came back full of red.',
      tries: [
        '{L} wrote an E after every word, to be sure. Now there was “cate” and “doge”.',
        '{L} learned them by heart, from top to bottom. In the test they would come from bottom to top.',
        '{F} sang the words, letter by letter. By the third one {L} had a tune, but no letters.',
      ],
      tip: '“It only seems to do nothing,” said {G+}. “Take it away, and listen to what happens to the others. Have you got a cap? And a cape? The E at the end taps the vowel on the shoulder and whispers: say your own name.”',
      low: 'Cap. Cape. {L} said it several times. There was really something there.',
      turn: '{L} took cards with words on them, and one card with an E. Hop, hope. Kit, kite. Pin, pine. Each time the E came, the letter in the middle said its own name! {L} laid the E down and took it away, like a light switch.',
      done: 'On Friday the teacher read out the ten words, from bottom to top. At each one {L} listened: does the letter in the middle say its name? Then the quiet one belongs at the end. Cake. Bike. Nose. There were ten ticks on the sheet.',
      again:
        '{L} has written a note on the door of the room: “Please be quiet. Working.” Below it is a very small E.',
      outcomes: [
        {
          kinds: ['party', 'eats', 'plays', 'shares'],
          done: 'On Friday {L} listened to every letter in the middle. Cake. Bike. Nose. There were ten ticks on the sheet. “And what is it that says nothing and still belongs to it?” asked the teacher, and took a tin out of the desk, and {told}.',
        },
        {
          kinds: ['gets', 'given-by', 'all-get', 'invited', 'says', 'says-words'],
          done: 'On Friday {L} listened to every letter in the middle. Cake. Bike. Nose. There were ten ticks on the sheet. Miss Vowell took a gold pen out of the drawer, the one for special days, and {told}.',
        },
        {
          kinds: ['hugs', 'laughs', 'claps', 'happy', 'feels', 'no-longer', 'friends', 'team'],
          done: 'On Friday {L} listened to every letter in the middle. Cake. Bike. Nose. There were ten ticks on the sheet, and no red. {L} held it up to {F} across the classroom and said nothing, like an E, and {told}.',
        },
        {
          kinds: ['home', 'way-home', 'sleep'],
          done: 'On Friday {L} listened to every letter in the middle. Cake. Bike. Nose. There were ten ticks on the sheet. {L} folded it twice. Gate, lane, home, {L} spelled on the way, with the quiet ones too, and {told}.',
        },
        {
          kinds: ['any'],
          done: 'On Friday the teacher read out the ten words. At each one {L} listened: does the letter in the middle say its name? Then the quiet one belongs at the end. Cake. Bike. Nose. The sheet came back, and {told}.',
        },
      ],
      helper: { name: 'Miss Vowell', creature: 'woman' },
      art: {
        'On Friday there was going to be': 'school: L write calm; cake',
        'held the list.': 'school: F hold paper worried; L listen curious',
        'The list came back full of red': 'school: L hold paper sad; teacher',
        'an E after every word': 'school: L write worried; dog',
        'from top to bottom. In': 'bedroom: L read worried',
        'sang the words': 'school: F sing happy; L listen worried',
        'It only seems to do nothing': 'school: G say calm; L listen curious; hat, cape',
        'said it several times': 'school: L think cape curious; hat',
        'took cards with words': 'school: L hold card happy; alphabet, kite',
        'There were ten ticks on': 'school: L show paper proud; teacher, cake',
        'On Friday the teacher read out': 'school: L show paper proud; teacher, cake',
        'a note on the door': 'bedroom: L hang note happy; door',
      },
    },
  ],
};
