import type { StorySourceInput } from '../../story-source.ts';

/** Stories about not being able to do something yet. */
export const growthMindset: StorySourceInput = {
  id: 'growth-mindset',
  words: [
    'growth mindset',
    'magic of yet',
    'magic yet',
    'word yet',
    'mindset',
    'i can’t do it yet',
    'power of yet',
    'power yet',
    'can’t/cannot do it yet',
    'do it yet',
    'not yet',
    'can’t/cannot do that yet',
  ],
  situations: ['learn', 'cannot', 'trait'],
  topic: 'the word “yet”',
  thing: 'the drawing',
  main: 'school',
  indoors: true,
  plots: [
    {
      id: 'the-horse',
      titles: ['{L} and the Word “Yet”', 'Not Yet, Said {L}', 'Seven Horses'],
      goal: 'draw a horse',
      trouble: 'every horse came out wrong',
      solved: 'the horse looked like a horse',
      opener:
        '{L+} liked to draw. Houses, boats and cats were easy. But for the big farm picture on the classroom wall, {L} had promised to draw the horse.',
      friend:
        '{F+} looked over {L’s} shoulder. “Is it a sofa?” asked {F}. It was not meant to be a sofa. {F} said sorry, and stayed to help.',
      problem:
        '{L} tried again. This time it looked like a potato on four sticks. {L} threw down the pencil. “I can’t draw horses,” said {L}. “I just can’t.”',
      tries: [
        '{L} drew very fast, to get it over with. Now the horse had five legs, and one of them came out of its neck.',
        '{F} held a book against the window so that {L} could trace the horse in it. It was a good horse. But it was not {L’s}, and when the book was gone {L} still could not draw one.',
        '{L} drew a big bush for the horse to hide behind. “Where’s the horse?” everyone asked.',
      ],
      tip: '“You’ve left out a word,” said {G+}, and gave {L} all the old drawings back. “You said, ’I can’t draw horses.’ Say, ’I can’t draw horses yet.’ Then put these in a row and look for what has changed.”',
      low: '{L} nearly put the pencil away for good. All round the room the others’ animals were finished, and there was still an empty field where the horse should be.',
      turn: '{L} laid the drawings out in a row. The first was a sofa. The third had a mane. The fifth had a real horse’s head! Only the legs were wrong, every time. “I can’t do legs yet,” said {L}, and drew nothing but legs until break.',
      done: 'After break {L} drew a horse. It had a mane, a long nose, and four legs that bent in the right places. {F} knew what it was at once. Up it went on the wall, in the middle of the field.',
      again:
        'Over {L’s} bed hangs a list: whistle, dive, tie a bow. At the top {L} has written, “Things I can’t do yet.”',
      helper: { name: 'Miss Marlow', creature: 'owl' },
      outcomes: [
        {
          asked: ['win/prize/competition/wall/picture/drawing/best'],
          kinds: ['gets', 'given-by', 'all-get'],
          done: 'Only the legs had been wrong, and {L} drew legs until break. Then it stood there: a mane, a long nose, and four legs that bent in the right places. Up it went on the wall, in the middle of the field, and {told}.',
        },
        {
          asked: ['learn/try/yet/can/proud/believe/never/give/keep'],
          kinds: ['happy', 'feels', 'says', 'says-words'],
          done: 'The first drawing was a sofa, the fifth had a real horse’s head, and the ninth had legs. It had been “yet” all the time. Up went the horse, in the middle of the field. {L} sharpened the pencil for something even harder, and {told}.',
        },
        {
          kinds: ['party', 'eats', 'plays', 'shares', 'makes', 'tells'],
          done: '{L} drew a horse, with four legs that bent in the right places, and {F} knew what it was at once. It stood in the middle of the field, and beside it there was still room for a sofa. They drew that, too, and {told}.',
        },
        {
          kinds: [
            'hugs',
            'laughs',
            'claps',
            'friends',
            'new-friend',
            'still-friends',
            'team',
            'stays',
            'home',
            'way-home',
            'sleep',
          ],
          done: 'After break it stood there, with a mane, a long nose and four legs. “A horse!” said {F} at once. “And not a sofa?” asked {L}. “I’d still sit on it,” said {F}. Up it went on the wall, and {told}.',
        },
      ],
      art: {
        'Houses, boats and cats were easy': 'school: L draw drawing-pad(cat) happy; teacher',
        'Is it a sofa': 'school: L show paper(sofa) sad; F look worried',
        'like a potato on four sticks': 'school: L show paper(potato) angry',
        'fast, to get it over': 'school: L draw drawing-pad(spider) worried',
        'held a book against the window': 'school: F hold book; L draw drawing-pad(horse) sad; window',
        'bush for the horse to': 'school: L show paper(bush) ashamed; children',
        'You’ve left out a word': 'school: G offer paper calm; L listen curious',
        'put the pencil away for good': 'school: L sit sad at desk; children',
        'laid the drawings out in a row': 'school: L crouch curious; many paper',
        'middle of the field': 'school: L show paper(horse) proud; F clap',
        'After break': 'school: L show paper(horse) proud; F clap',
        'hangs a list: whistle': 'bedroom: L write happy; poster',
      },
    },
  ],
};
