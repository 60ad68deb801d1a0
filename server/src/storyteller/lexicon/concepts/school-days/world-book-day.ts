import type { StorySourceInput } from '../../story-source.ts';

/** Stories about World Book Day. */
export const worldBookDay: StorySourceInput = {
  id: 'world-book-day',
  words: [
    'world book day',
    'book day',
    'world book day costume',
    'dress/dressing up as a book character',
    'dress/dressing up book',
    'book character',
    'favourite/favorite book character',
    'book week',
    'book week parade',
    'character from a book',
    'storybook character day',
  ],
  situations: ['wants', 'learn', 'visit', 'question'],
  topic: 'World Book Day',
  thing: 'the book with the mouse in it',
  main: 'school',
  indoors: true,
  plots: [
    {
      id: 'page-three',
      titles: ['Page Three', '{L} on World Book Day', 'The Smallest Person in the Book'],
      goal: 'show everyone who {L} was',
      trouble: 'nobody knew which book {L} came from',
      solved: 'everyone knew the book, and the mouse on page three',
      opener:
        'For World Book Day everyone was going to dress up as somebody from a book. {L+} was going to be the mouse from page three of {L’s} favourite book. It is only on that one page.',
      friend:
        '{F+} came as a wizard, with a star on a stick. Everybody could see at once that {F} was a wizard. “And what are you?” asked {F}. “Ears?”',
      problem:
        '{L} had paper ears, a tail of wool, and a lamp made from a jam jar. “Are you a bear?” they asked. “I’m the mouse from page three,” said {L}. But nobody knew page three. Three wizards and a pirate walked past.',
      tries: [
        '{L} wrote “MOUSE” on a piece of paper and pinned it on. “Which mouse?” asked everyone.',
        '{F} lent {L} the star on the stick. Now {L} was a mouse that nobody knew, with a star.',
        '{L} made the ears much bigger. “Are you an elephant?” asked the pirate.',
      ],
      tip: '“It isn’t World Hat Day,” said {G+}, the librarian. “It’s World Book Day. You’re the only one who’s got more than a costume with you. What’s that under your arm?”',
      low: 'The parade was about to begin. {L} was at the very end, and the left ear had come unstuck.',
      turn: 'It was the book! {L} climbed up on the bench, opened it at page three, and read out loud: “It was dark, and nobody could find the way. Then somebody very small held up a lamp.” And {L} held up the jam jar.',
      done: 'Nobody was talking any more. “Go on!” called the wizards. “What happens on page four?” So {L} read page four as well, and five, and the parade began half an hour late. When {L} walked past, everyone called, “There’s the mouse!”',
      again:
        'The book has been lent out ever since. {L} is number six on the list, but {L} knows page three by heart.',
      object: 'book',
      helper: { name: 'Mr Paige', creature: 'owl' },
    },
  ],
};
