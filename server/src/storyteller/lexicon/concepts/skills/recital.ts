import type { StorySourceInput } from '../../story-source.ts';

/** Stories about playing in front of people, and a wrong note. */
export const recital: StorySourceInput = {
  id: 'recital',
  words: [
    'recital',
    'music/dance/violin/flute/guitar/cello recital',
    'piano concert',
    'violin concert',
    'first concert',
    'play/playing front people/audience',
    'one mistake recital',
    'recital with mistake',
    'wrong note',
    'wrong notes',
    'playing in a concert',
  ],
  situations: ['afraid', 'learn', 'visit', 'deed', 'damage', 'own-damage', 'own-wish', 'reluctant', 'wants'],
  topic: 'playing in the concert',
  thing: 'the concert',
  home: 'cottage',
  main: 'city',
  indoors: true,
  plots: [
    {
      id: 'the-next-door-in-the-music',
      titles: ['The Wrong Note', '{L} Plays in the Concert', 'One Wrong Note'],
      goal: 'play the piece to the end in front of everybody',
      trouble: 'after every mistake {L} had to begin again',
      solved: '{L} had played to the end, with one wrong note in it',
      opener:
        'There was a poster on the wall, with a date on it and eleven names, and one of the names was {L+}. It was the concert. {L} had practised the piece for so long that the cat could hum it.',
      friend:
        '“I’ll sit in the second row,” said {F+}. “I’ll be the one with the big smile.” “What if I play a wrong note?” asked {L}. That was the question. It had been there at breakfast, too.',
      problem:
        '{L} never played many wrong notes, only one or two. But after each one {L} stopped, went back to the beginning and started again. At home you can do that. On a stage, the others are waiting for their turn.',
      tries: [
        '{L} played more slowly, so that nothing could go wrong. Then a note went wrong slowly. {L} stopped, and went back to the start.',
        '{L} practised with closed eyes, on one leg, and under the table. It was very difficult, and it had nothing to do with concerts.',
        '“I simply won’t make any mistakes,” said {L}. That helped as far as the fourth line.',
      ],
      tip: '“I’ve never played a concert without a wrong note,” said {G+}, who had given hundreds. “Nobody noticed, because I went on. Put small doors in your music. When you trip, don’t go back. Go on through the next door.”',
      low: '{L} took a pencil and drew a tiny door over every line of the music. There were six. Then {L} practised something quite new: falling over in the middle, and going on from the next door.',
      turn: 'On the evening itself it was very bright and very quiet. {L} bowed and began. It went well until the fourth line. There it was: a wrong note, as loud as a frog. {L’s} hands wanted to stop. “The next door,” thought {L}, and played on.',
      done: 'The fifth line was right, and the sixth was the best ever. {L} let the last note ring until it was gone. Then they clapped. {L} bowed and was red all over, and glad. “I made a mistake,” said {L}. “Where?” asked {F}.',
      again:
        '{L} has kept the sheet with the six doors. On the fourth one there is a frog now, drawn in green pencil. It looks very pleased.',
      outcomes: [
        {
          kinds: ['party', 'eats', 'plays', 'shares'],
          done: 'There was one wrong note, as loud as a frog, and {L} went through the next door. The sixth line was the best ever. Eleven names had been on the poster, and all eleven met behind the stage at a long table, and {told}.',
        },
        {
          kinds: ['gets', 'given-by', 'all-get', 'invited', 'says', 'says-words'],
          done: 'There was one wrong note, as loud as a frog, and {L} played on, through the next door. They clapped. {L} bowed, red all over. {G} had got up in the front row, after hundreds of concerts, and {told}.',
        },
        {
          kinds: ['hugs', 'laughs', 'claps', 'happy', 'feels', 'no-longer', 'friends', 'team'],
          done: 'There was one wrong note, as loud as a frog, and {L} played on. The sixth line was the best ever. {L} bowed, red all over. “I made a mistake.” “Where?” asked {F}, with the big smile, and {told}.',
        },
        {
          kinds: ['home', 'way-home', 'sleep'],
          done: 'There was one wrong note, as loud as a frog, and {L} played on, through the next door. They clapped, and {L} bowed. The piano was shut, and the coats were fetched. The cat was waiting to hum it, and {told}.',
        },
        {
          kinds: ['any'],
          done: 'There was the wrong note, as loud as a frog, and there was the next door. The fifth line was right, and the sixth was the best ever. {L} let the last note ring until it was gone, and {told}.',
        },
      ],
      helper: { name: 'Madame Corelli', creature: 'woman' },
      art: {
        'There was a poster on the wall': 'living-room: L look worried at poster; poster, cat',
        'in the second row': 'living-room: F speak happy; L stand worried; poster',
        'after each one': 'living-room: L handle worried; piano, music-sheet',
        'played more slowly': 'living-room: L handle worried; piano',
        'on one leg, and under': 'living-room: L cover-eyes worried; piano',
        'won’t make any mistakes': 'living-room: L stand brave; music-sheet',
        'who had given hundreds': 'living-room: G say calm; L listen curious; music-sheet',
        'drew a tiny door': 'living-room: L draw drawing-pad(door) happy; piano',
        'On the evening itself': 'stage, evening: L handle brave; piano, people, frog',
        'was the best ever': 'stage: L bow happy; people, piano; F clap',
        'red all over': 'stage: L bow happy; people, piano; F clap',
        'The piano was shut': 'stage: L bow happy; F clap; people, piano',
        'has kept the sheet': 'living-room: L hold music-sheet laughing; frog',
      },
    },
  ],
};
