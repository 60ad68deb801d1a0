import type { StorySourceInput } from '../../story-source.ts';

/** Stories about making a book of one’s own. */
export const makingABook: StorySourceInput = {
  id: 'making-a-book',
  words: [
    'make/making book',
    'make/making our own book',
    'making a book',
    'write/writing own book',
    'our own book',
    'my own book',
    'illustrator',
    'illustrate/illustrating',
    'author and illustrator',
    'author visit',
    'illustrator and author visit',
    'comic book',
    'make/making/draw/drawing comic',
    'class book',
    'bookmaking',
    'picture book making',
  ],
  situations: ['make', 'learn', 'wants', 'deed', 'works-as', 'visit', 'own-wish', 'wants-to-be'],
  topic: 'making a book',
  thing: 'the book of their own',
  home: 'workshop',
  main: 'workshop',
  indoors: true,
  plots: [
    {
      id: 'the-page-that-was-upside-down',
      titles: ['A Book by {L}', '{L} Makes a Book', 'Page One'],
      goal: 'make a real book',
      trouble: 'the pages did not become a book',
      solved: 'the book was finished',
      opener:
        '{L+} wanted to give a book to somebody who had read all the books in the house. There was only one way. It had to be a new one, with words and pictures, and nobody could know it yet.',
      friend:
        '“I’ll do the pictures,” said {F+}, “and you’ll do the words.” They shared the paper. {L} wrote about a whale in a teacup. {F} drew, and sang as the pencil went along.',
      problem:
        'In the evening they put it all together. {F} had drawn the whale green, and {L} had written that it was blue. On one page there were two pictures and no words. And when they folded it, the end stood upside down.',
      tries: [
        'They glued all the pages one behind the other. It was a very long strip, and if you read it you had to walk.',
        '{L} tied a string round the heap. You could turn the first page, and then the heap fell apart.',
        'They read it aloud to each other. That was nice, but you can’t wrap it up.',
      ],
      tip: '“Make a tiny one first,” said {G+}, who bound books. “Fold four small sheets, put a number on each page, and write on it only what comes there. When the small one works, you build the big one just the same.”',
      low: 'The whale looked at them, upside down, from the last page.',
      turn: '{L} folded four small sheets in the middle, one inside the other, and numbered them. “One: the cup. Two: the whale. Three: too tight!” Now they both knew what belonged where, and that the whale was blue.',
      done: 'Then came the big sheets, folded in the middle, with three stitches of red thread through the back. {F} drew the cover. It opened, it closed, and the whale stood the right way up. Below it was printed: “By {L} and {F}”.',
      again:
        'The book lies on a bedside table now. It has been read five times, and at one corner it is already bent. That is how you can tell that it’s a real one.',
      object: 'book',
      outcomes: [
        {
          kinds: ['party', 'eats', 'plays', 'shares'],
          done: 'Then came the big sheets, with three stitches of red thread through the back. It opened, it closed, and the whale stood the right way up. A new book is launched like a ship. {G} brought the lemonade, and {told}.',
        },
        {
          kinds: ['gets', 'given-by', 'all-get', 'invited', 'says', 'says-words'],
          done: 'Then came the big sheets, with three stitches of red thread through the back. It opened, it closed, and the whale stood the right way up. It was wrapped and put on a bedside table, and {told}.',
        },
        {
          kinds: ['hugs', 'laughs', 'claps', 'happy', 'feels', 'no-longer', 'friends', 'team'],
          done: 'Then came the big sheets, with three stitches of red thread through the back. It opened, it closed, and the whale stood the right way up. Below it was printed: “By {L} and {F}”. They read that line first, and {told}.',
        },
        {
          kinds: ['home', 'way-home', 'sleep'],
          done: 'Then came the big sheets, with three stitches of red thread through the back. It opened, it closed, and the whale stood the right way up. The lamp was moved nearer, it was read to the last page, and {told}.',
        },
        {
          kinds: ['any'],
          done: 'One: the cup. Two: the whale. Three: too tight! Then came the big sheets, with three stitches of red thread through the back. It opened, it closed, and the whale stood the right way up, and {told}.',
        },
      ],
      helper: {
        name: 'Mr Binder',
        creature: 'mole',
      },
      art: {
        'the books in the house': 'workshop: L think book happy; many book',
        'you’ll do the words': 'workshop: L write happy at table; F draw drawing-pad(whale) happy at table',
        'put it all together': 'workshop: L look worried paper; F look surprised; green picture(whale)',
        'a very long strip': 'workshop: L walk paper worried; F hold paper worried; glue',
        'tied a string': 'workshop: L pull string worried; heap, paper',
        'aloud to each other': 'workshop: L read paper happy; F read paper happy',
        'who bound books': 'workshop: G show small book calm; L look curious',
        'upside down, from the last': 'workshop: L look sad; picture(whale)',
        'small sheets in the middle': 'workshop: L fold happy; F look happy; small book',
        'red thread through the back': 'workshop: L sew happy; F draw drawing-pad(whale) happy; red string',
        'on a bedside table': 'bedroom: L look proud; book, lamp',
      },
    },
  ],
};
