import type { StorySourceInput } from '../../story-source.ts';

/** Stories about writing a story. */
export const storyWriting: StorySourceInput = {
  id: 'story-writing',
  words: [
    'write/writing story',
    'write/writing a story/book',
    'author',
    'authors',
    'be/being an author/writer',
    'young writer',
    'story time writer',
    'writer',
  ],
  situations: ['make', 'learn', 'cannot', 'works-as', 'wants-to-be'],
  topic: 'writing a story',
  thing: 'the empty book',
  main: 'library',
  plots: [
    {
      id: 'what-if',
      titles: ['{L} Writes a Story', 'The Empty Book', 'Once Upon a Time, Wrote {L}'],
      goal: 'write a story',
      trouble: 'the pages of the book were empty',
      solved: 'there was a whole story in the book',
      opener:
        '{L+} had folded some paper and sewn it together in the middle. It was a real book, with a cover. On the cover it said, “A story by {L}.” Inside there was nothing.',
      friend:
        '{F+} sat down to listen. “I’m ready,” said {F}. “Begin!” {L} wrote, “Once upon a time,” and stopped.',
      problem:
        'Once upon a time there was what? {L} looked at the ceiling. All the good things had been written already: dragons, and princes, and bears who eat porridge. The page was white, and the longer {L} looked at it the whiter it got.',
      tries: [
        '{L} wrote, “The end,” because that was easy. Then it was a very short story.',
        '{L} wrote down a story that everybody knew. “I know that one,” said {F}. “The wolf comes next.”',
        '{F} drew a picture on the first page, of a sock. It was a nice sock. But nothing happened to it.',
      ],
      tip: '“You’re waiting for something enormous,” said {G+}, who wrote books. “I start with something small that I know well. Then I ask three things: What if? What does it want? And why can’t it have it?”',
      low: '{L} put the pencil down. Perhaps there were people who had stories in them, and people who had not.',
      turn: '{L} looked at the sock. “What if it runs away?” said {L}. “What does it want? It wants to see the sea! And why can’t it? Because it’s always on a foot!” The pencil could hardly keep up.',
      done: '{F} laughed on page two, and was worried on page five, when the sock fell in the river. On the last page it saw the sea. {L} wrote, “The end,” and this time it was one. “Read it again,” said {F}.',
      again:
        'In the library there is a shelf with books by children. {L’s} is the thin one, and it has a sock on the cover.',
      object: 'book',
      outcomes: [
        {
          kinds: ['party', 'eats', 'plays', 'shares'],
          done: '{F} laughed on page two, and was worried on page five, when the sock fell in the river. On the last page it saw the sea. “Read it to all of us,” they called from the kitchen, where the kettle sang, and {told}.',
        },
        {
          kinds: ['gets', 'given-by', 'all-get', 'invited', 'says', 'says-words'],
          done: '{F} laughed on page two, and was worried on page five, when the sock fell in the river. On the last page it saw the sea. {G}, who wrote books, had read over {L’s} shoulder and took off the glasses, and {told}.',
        },
        {
          kinds: ['hugs', 'laughs', 'claps', 'happy', 'feels', 'no-longer', 'friends', 'team'],
          done: '{F} laughed on page two, and was worried on page five, when the sock fell in the river. On the last page it saw the sea, and {L} wrote, “The end.” It was quiet, only one bare foot moved, and {told}.',
        },
        {
          kinds: ['home', 'way-home', 'sleep'],
          done: '{F} laughed on page two, and was worried on page five, when the sock fell in the river. On the last page it saw the sea. {L} wrote, “The end.” Two socks were hung over the chair, quite close together, and {told}.',
        },
        {
          kinds: ['any'],
          done: 'What if a sock runs away? {F} laughed on page two, and was worried on page five, when it fell in the river. On the last page it saw the sea. {L} wrote, “The end,” and this time it was one, and {told}.',
        },
      ],
      helper: { name: 'Mr Inkwell', creature: 'badger' },
      art: {
        'sewn it together': 'cottage: L hold book proud',
        'sat down to listen': 'cottage: F sit happy; L write worried at table',
        'the whiter it got': 'cottage: L look-up worried at table; paper',
        'because that was easy': 'cottage: L write sad at table; F look surprised',
        'down a story that': 'cottage: L write worried; F think wolf happy',
        'of a sock. It was': 'cottage: F draw drawing-pad(sock) happy; L look worried',
        'who wrote books': 'library: G speak calm; L listen curious; many book',
        'put the pencil down': 'cottage: L sit sad at table; crayon',
        'What if it runs away': 'cottage: L think sock happy; F look surprised; paper',
        'it saw the sea': 'cottage: L tell wave proud; F clap; book, sock',
        'books by children': 'library: L point proud; shelf, sock',
      },
    },
  ],
};
