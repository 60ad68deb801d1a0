import type { StorySourceInput } from '../../story-source.ts';

/** Stories about books. */
export const books: StorySourceInput = {
  id: 'books',
  words: [
    'book',
    'books',
    'favourite/favorite book',
    'picture book',
    'story book',
    'storybook',
    'magic book',
    'last page missing',
    'page missing',
    'love/loves books',
    'old book',
    'bookshop',
    'bookworm',
  ],
  situations: ['wants', 'has', 'trait', 'learn', 'make', 'magic-thing', 'lost', 'visit'],
  indoors: true,
  topic: 'books',
  thing: 'the book',
  home: 'cottage',
  main: 'library',
  plots: [
    {
      id: 'the-last-page',
      titles: ['The Last Page', '{L} and the Book without an End', 'What Happened Next?'],
      goal: 'find out how the story ended',
      trouble: 'the last page of the book was missing',
      solved: 'the story had an ending',
      object: 'book',
      opener:
        'On rainy days {L+} read, on the sofa, under the table, and halfway up the stairs. Today it was an old book from the attic, about a ship’s cat and a storm.',
      friend:
        '{F+} had stopped doing anything else, and listened. The waves were as high as houses, and the cat was in the topmost part of the mast. “And then?” asked {F}. {L} turned over the page.',
      problem:
        'There was no page. There was only a torn edge, and then the back of the book. “It can’t stop there!” cried {F}. The cat was still up there, in the storm, and it was nearly dark.',
      tries: [
        'They looked in the attic, in the chest and behind it. They found a map of somewhere else and a moth.',
        'They went to the library. “That’s a very old one,” said the librarian. “There were only a few copies. I’m afraid we haven’t got it.”',
        'They tried to think of something else. But whenever the wind rattled the window, both of them thought of the cat.',
      ],
      tip: '“I’ve eaten my way through a good many books,” said {G+} from the shelf, “and most of the endings are already in the beginning. Read it once more, and watch out for what’s lying around. A writer doesn’t put things in for nothing.”',
      low: 'So they began again at page one. It was a different book now. {L} read slowly and held up one finger at everything that could be useful later on.',
      turn: 'There was a kite on page four, and a cook who could whistle on page nine. “That’s it!” cried {L}, and took a clean sheet of paper. “The cook whistles, and the kite flies up to the mast with a rope!” {L} wrote, and {F} drew the waves.',
      done: 'They glued it in. Then {L} read the whole story out, from beginning to end. The cat came down the rope, wet, but in one piece, and got a herring. “Yes,” said {F}. “That’s just how it was.”',
      again:
        'The book stands on the shelf again. Whoever reads it can’t say which page is {L’s}. It’s the one with a fingerprint of jam.',
      helper: { name: 'Mr Folio', creature: 'moth' },
    },
  ],
};
