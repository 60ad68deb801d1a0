import type { StorySourceInput } from '../../story-source.ts';

/** Stories about getting into a book, or out of it. */
export const insideABook: StorySourceInput = {
  id: 'inside-a-book',
  words: [
    'inside a/the/her/his/my book/story',
    'into a/the book/story',
    'fall/falls/falling/fell/jump/jumps/jumping/jumped/climb into/inside book/story/storybook',
    'trapped/stuck/lost in/inside book/story',
    'book character escape/escapes/escaped',
    'character escape/escapes/come/comes/climb/climbs/jump/jumps out of a/the/her/his book',
    'book come/comes to life',
    'book/story come/comes alive',
    'story without an ending',
    'book without an ending',
    'last page is missing',
    'missing page',
    'missing last page',
  ],
  situations: [
    'learn',
    'cannot',
    'wants',
    'make',
    'visit',
    'newcomer',
    'question',
    'ability',
    'trait',
    'deed',
    'has',
    'own-wish',
    'thing-pair',
    'being-and-thing',
    'what-if',
    'magic-thing',
    'stuck',
    'lost',
    'lacks',
    'broken',
    'runaway',
    'strayed',
  ],
  topic: 'the inside of a book',
  thing: 'the book',
  home: 'library',
  main: 'library',
  indoors: true,
  plots: [
    {
      id: 'the-last-page',
      titles: ['Inside the Book', 'The Last Page', 'The Story That Went Round and Round'],
      goal: 'get out of the book again',
      trouble: 'the last page of the book was missing',
      solved: 'the book had a last page',
      opener:
        '{L+} was reading a book about a ship in a storm. It was so exciting that {L} bent down over it, lower and lower. Suddenly the letters got bigger, the page gave way like a curtain, and {L} was on board.',
      friend:
        '“Are you new?” asked {F+}, who was holding on to the mast. “I fell in on Monday. It’s quite a good story, until page ninety-nine.” Above them the sky was white, like paper, and it had words on it.',
      problem:
        'On page ninety-nine a huge wave rose up over the ship. And then? Then it was page one again, and they were all saying good morning. “The last page has been torn out,” said the captain. “So we never arrive, and nobody can get out.”',
      tries: [
        'They took down the sail, so as not to get to page ninety-nine. But a story goes on, even if nobody pulls. The wave came all the same.',
        'They looked for the page on board: under the ropes, in the barrels, in the cook’s pot. It had been torn out in the library, a long time ago.',
        '{F} tried to leave at the front, through page one. There was a door there. It said “Entrance only”.',
      ],
      tip: '“Words don’t fall from the sky,” said {G+}, who had eaten its way through a good many books. “Somebody sits down and thinks of them. Why shouldn’t it be you? You know the story by heart.”',
      low: 'The wave stood in front of them for the third time, green and high. The ship’s boy cried a little. It was the same tear each time.',
      turn: '{L} picked up the captain’s pen and dipped it in the ink. Behind the wave the sky was still white. {L} wrote on it, fast and big: “But the wave was tired. It lay down under the ship like a cat, and carried it into the harbour.”',
      done: 'The wave curved its green back. It lay down. Softly it lifted the ship and carried it past a lighthouse and right up to the quay. “The End,” wrote {L} underneath. A door opened in the white, and {L} and {F} fell out on to the library carpet.',
      again:
        'The book is back on the shelf. If you look closely, you’ll see that the last page has a different handwriting.',
      object: 'book',
      outcomes: [
        {
          asked: ['home/back/out/escape/return/library/real book/world/home/get/story', 'home', 'escape'],
          done: '“But the wave was tired,” {L} had written. It curved its green back, lay down like a cat, and carried the ship past a lighthouse and up to the quay. “The End,” wrote {L} underneath. A door opened in the white, and {told}.',
        },
        {
          asked: [
            'write/story/book own/new/end/write/finish',
            'end story/happy',
            'author/character',
            'treasure/island',
          ],
          done: 'The wave lay down like a cat and carried the ship past a lighthouse, right up to the quay. There was still white on the page, as much as a hand is wide. {L} dipped the captain’s pen in the ink once more, and {told}.',
        },
        {
          kinds: ['party', 'eats', 'plays', 'shares', 'makes'],
          done: 'The wave lay down like a cat and carried the ship right up to the quay. They had never arrived before. The captain rang the bell, the cook opened all the barrels that had been kept since page one, and {told}.',
        },
        {
          kinds: ['gets', 'given-by', 'all-get', 'invited', 'says', 'says-words'],
          done: 'The wave lay down like a cat and carried the ship right up to the quay. “The End,” wrote {L} underneath. “You’ll need this,” said the captain, and would not have the pen back, and {told}.',
        },
        {
          kinds: ['hugs', 'laughs', 'claps', 'happy', 'feels', 'no-longer', 'friends', 'team'],
          done: 'The wave lay down like a cat and carried the ship past a lighthouse, right up to the quay. “The End,” wrote {L} underneath. “So there is one,” said the captain, and took off the cap, and {told}.',
        },
        {
          kinds: ['home', 'way-home', 'sleep'],
          done: 'The wave lay down like a cat, carried the ship to the quay, and purred. “The End,” wrote {L} underneath. A door opened in the white, and behind it was a carpet, a lamp, and a voice that called from the stairs. So {told}.',
        },
      ],
      helper: { name: 'Wordsworth', creature: 'bookworm' },
    },
  ],
};
