import type { StorySourceInput } from '../../story-source.ts';

/** Stories about the library. */
export const libraryVisit: StorySourceInput = {
  id: 'library-visit',
  words: ['library', 'library day', 'library day at school', 'school library', 'library card', 'borrow book'],
  situations: ['visit'],
  topic: 'the library',
  thing: 'the library shelf',
  main: 'library',
  indoors: true,
  plots: [
    {
      id: 'the-right-book',
      titles: ['{L} and the Library Card', 'Ten Thousand Books', 'The Book That Waited'],
      goal: 'find the right book in the library',
      trouble: 'none of ten thousand books was the right one',
      solved: '{L} had found the one right book',
      object: 'book',
      opener:
        '{L+} had got a library card, with a name on it in real letters. “With that,” said the card, or so it seemed, “you can borrow any book in the world.”',
      problem:
        'But in the library there were ten thousand books, up to the ceiling, in rows and rows. Which book was the right one? {L} walked along the shelves until all the letters swam.',
      tries: [
        '{L} took the biggest book of all. It needed two to carry it. It was about taxes.',
        '{L} took the one with the prettiest cover, all gold. Inside, it was a timetable for ships, and from a hundred years ago.',
        '{F} said, “Close your eyes and point.” {L} pointed at the fire extinguisher.',
      ],
      tip: '“What did you dream of last night?” asked {G+}, the librarian. “What do you ask about at breakfast? A book begins before page one. Tell me that, and I’ll tell you the shelf.”',
      turn: '{L} thought. “I want to know what happens at night, when nobody is looking,” said {L}. “Shelf nine,” said the librarian, “at the very bottom.” They knelt down on the carpet, and there it stood, thin and blue.',
      done: 'On the first page it was night, and nobody was looking. {L} read, and did not hear the bell for closing time. “Stamp!” said the stamp. The book was {L’s} for three weeks.',
      again:
        'The thin blue book lies under the pillow. On the card there is room for ten thousand more stamps.',
      helper: {
        name: 'Mrs Quill',
        creature: 'owl',
      },
    },
  ],
};
