import type { StorySourceInput } from '../../story-source.ts';

/** Stories about the work in a library. */
export const librarians: StorySourceInput = {
  id: 'librarians',
  words: [
    'librarian',
    'librarians',
    'work/working in library',
    'be/being a librarian',
    'mobile library',
    'library van',
    'book bus',
    'bookmobile',
    'what does a librarian do',
    'library on wheels',
  ],
  situations: ['works-as', 'learn', 'question', 'visit', 'wants-to-be', 'own-wish-to-be', 'deed'],
  topic: 'the work of a librarian',
  thing: 'the book on wheels',
  home: 'library',
  main: 'library',
  indoors: true,
  plots: [
    {
      id: 'the-book-without-a-name',
      titles: ['The Blue Book with the Bear', '{L} the Librarian', 'A Book for Everybody'],
      goal: 'find the book that somebody was looking for',
      trouble: 'nobody knew what the book was called',
      solved: 'the book was found',
      opener:
        'For one whole day {L+} was allowed to help in the library: to stamp, to put back, to find. {L} had a trolley that squeaked, and a badge. “Ask me,” it said on the badge.',
      friend:
        'The first one was {F+}. “I’m looking for a book,” said {F}. “I’ve forgotten what it’s called. It’s blue, and there’s a bear.” {L} looked along the shelves. There were eleven thousand books.',
      problem:
        'About three hundred of them were blue. Bears sat in all sorts of books, on the cover, in the middle, or only on the last page. “It was the best book I ever had,” said {F}. “Grandpa read it to me.”',
      tries: [
        '{L} pulled out everything blue. It made a tower. In it were whales, weather, and a cookbook with blueberries.',
        'They asked the computer for “bear”. It said that there were four hundred and twelve, and blinked.',
        '{L} pushed a different bear book into {F’s} hand, a good one. {F} said thank you, very politely, and put it down again.',
      ],
      tip: '“People don’t look for a colour,” said {G+}. “They look for what happened to them in it. Don’t ask what it looked like. Ask what was the best part.”',
      low: 'The trolley stood there, loaded with blue. It was half an hour before closing.',
      turn: '“What was the best part?” asked {L}. {F’s} eyes began to shine. “The bear can’t sleep, and then they carry the bed outside, under the stars.” {L} thought. Beds. Night. Sleep! “It isn’t with the bears. It’s with the bedtime books!”',
      done: 'On the bottom shelf, between two fat ones, stood something small. It was not blue at all, it was green. But on page nine somebody carried a bed outside. “That’s it!” shouted {F}, and then, much more quietly, “That’s it.”',
      again:
        'When somebody says, “I don’t know what it’s called,” {L} smiles and pulls up two chairs. “Then tell me the best part.”',
      object: 'book',
      outcomes: [
        {
          asked: ['read book/story/together', 'book/library find/found', 'find book', 'love book/reading'],
          done: 'On the bottom shelf stood something small. It wasn’t blue at all, it was green. But on page nine somebody carried a bed outside. {F} sat down on the carpet right there and moved over a little, and {told}.',
        },
        {
          asked: ['librarian', 'own library', 'take book home', 'borrow', 'library card', 'work library'],
          done: 'It was green, not blue, but on page nine somebody carried a bed outside. “I’d never have found it,” said {G}, who knew all eleven thousand, and took something out of the drawer with the stamps. And {told}.',
        },
        {
          kinds: ['party', 'eats', 'plays', 'shares', 'makes'],
          done: 'It was green, not blue, but on page nine somebody carried a bed outside. “Then let’s do that too,” said {G}. They rolled the trolley out into the library garden with all the cushions on it, and {told}.',
        },
        {
          kinds: ['gets', 'given-by', 'all-get', 'invited', 'says', 'says-words'],
          done: 'It was green, not blue, but on page nine somebody carried a bed outside. “That’s it,” said {F}, quite quietly. {L} stamped the card, thump, and pushed it across the desk. And {told}.',
        },
        {
          kinds: ['hugs', 'laughs', 'claps', 'happy', 'feels', 'no-longer', 'friends', 'team'],
          done: 'Between two fat books stood something small. It was not blue at all, it was green. But on page nine somebody carried a bed outside. “That’s it!” shouted {F}, so loudly that all the heads came up, and {told}.',
        },
        {
          kinds: ['home', 'way-home', 'sleep'],
          done: 'It was green, not blue, but on page nine somebody carried a bed outside, under the stars. {F} held it tight all the way to the door. The lamps over the shelves went out, one after the other, and {told}.',
        },
      ],
      helper: {
        name: 'Mrs Index',
        creature: 'owl',
      },
      art: {
        'allowed to help in the library': 'library: L push trolley happy; many book',
        'The first one was': 'library: F think bear; L look curious; shelf, book',
        'Bears sat in all sorts': 'library: L think worried; F look sad; many blue book, bear',
        'pulled out everything blue':
          'library: L carry blue book; F peek curious; huge blue book, many blue book',
        'asked the computer': 'library: L touch curious at computer; F look curious; computer',
        'put it down again': 'library: L give book F; F slump sad; trolley',
        'look for a colour': 'library: G say calm; L+F look G curious; many book',
        'half an hour before closing': 'library: L slump worried; F sit sad; trolley, many blue book, clock',
        'The bear can’t sleep': 'library: F think bed happy; L listen curious',
        'On the bottom shelf': 'library: L give green book F happy; F cheer',
        'tell me the best part': 'library: L sit on chair happy; F read book happy; chair, book',
      },
    },
  ],
};
