import type { StorySourceInput } from '../../story-source.ts';

/** Stories about a library book that is lost or damaged. */
export const theLostLibraryBook: StorySourceInput = {
  id: 'the-lost-library-book',
  words: [
    'forget/forgets/forgetting library book/books',
    'lost library book',
    'lose/losing library book',
    'i lost my library book',
    'overdue book',
    'overdue library book',
    'library book is lost',
    'damaged library book',
    'torn library book',
    'page of library book',
    'library book wet',
    'look/looking after library book/books',
    'library fine',
    'forgot library book',
  ],
  situations: [
    'lost',
    'lost-by',
    'damage',
    'own-damage',
    'afraid',
    'sad',
    'deed',
    'forgets',
    'learn',
    'broken',
  ],
  topic: 'a library book that is lost',
  thing: 'the library book',
  home: 'library',
  main: 'library',
  indoors: true,
  plots: [
    {
      id: 'between-the-mattress-and-the-wall',
      titles: ['The Book with the Red Spine', '{L} Tells the Librarian', 'Two Weeks Late'],
      goal: 'tell the library about the book',
      trouble: 'the library book was nowhere to be found',
      solved: 'the library knew about the book',
      opener:
        'It was a wonderful book about octopuses, with a red spine. It belonged to the library, and it should have gone back on Monday. {L+} had looked everywhere. Now it was Thursday.',
      friend:
        '“If you say it, they won’t let you borrow anything ever again,” said {F+}. {F} did not know it for certain. {F} had only heard it. {L} felt cold all the same.',
      problem:
        'Other children were waiting for that book, it said so in the computer. {L} walked past the library with both eyes on the pavement. A book can get lost. But how do you say so?',
      tries: [
        '{L} looked again where {L} had already looked: under the bed, in the fridge, in the boots. There was a sandwich in one of them, but no book.',
        'They painted an octopus book of their own, with eight pages. It was nice. But it was a different one.',
        '{L} wrote a letter without a name on it. “It’s lost. Sorry.” But then nobody would know who was sorry.',
      ],
      tip: '“I hear that every week,” said {G+}. “Books fall into the bath, dogs eat them, and one went to Norway by itself. Whoever tells me is somebody I can help. Tell me when you last had it, and where. Shut your eyes.”',
      low: 'It had been hard to open the library door. Now {L} stood before the desk, and it was very high.',
      turn: '“I’ve lost the octopus book,” said {L}. Now it was out. Then {L} shut both eyes. “It was in the evening. I read the page with the ink. I got tired. I pushed it away from me, and it was cool there. By the wall!”',
      done: 'They ran home and pulled the bed away from the wall. There it stood, red spine down, between the mattress and the wallpaper. It had a dent, and {L} said so. “A dent means that it’s been read,” said {G}, and stamped it.',
      again:
        'The next one on the list got the book that same day. And {L} borrowed one about squids. At night it sleeps on the chair.',
      outcomes: [
        {
          asked: ['marshmallow/campfire/picnic/barbecue/feast/fiesta/disco/celebrate'],
          kinds: ['party', 'eats', 'plays', 'shares'],
          done: 'They pulled the bed away from the wall, and there it stood, red spine down. It had a dent, and {L} said so. “A dent means that it’s been read,” said {G}. “And Thursday is when we close late.” There was a kettle behind the desk, and {told}.',
        },
        {
          asked: [
            'find/return/book/library/librarian/back/pay/fine/borrow/read/new/truth/sorry/apologise/careful',
          ],
          kinds: ['learns', 'gets', 'says', 'wins', 'no-longer', 'home', 'way-home', 'makes'],
          done: 'They ran home and pulled the bed away from the wall. There it stood, red spine down. It had a dent, and {L} said so, before anybody saw it. “A dent means that it’s been read,” said {G}. The stamp came down, bang, and {told}.',
        },
        {
          asked: ['make/find/get/meet/have/become/best/new/good friend'],
          kinds: [
            'hugs',
            'laughs',
            'claps',
            'happy',
            'friends',
            'team',
            'still-friends',
            'feels',
            'sleep',
            'helps',
          ],
          done: 'They ran home and pulled the bed away from the wall. There stood the book, red spine down! It had a dent, and {L} said so. “Been read,” said {G}, and stamped it. {F} had waited outside, in case nobody was ever let in again, and {told}.',
        },
      ],
      object: 'book',
      helper: {
        name: 'Mrs Stamp',
        creature: 'owl',
      },
      art: {
        'with a red spine': 'library: L think octopus worried; shelf',
        'ever again': 'library: F whisper worried; L look frightened',
        'said so in the computer': 'city: L walk worried; house, children',
        'in the boots': 'bedroom: L search worried; bed, boot, sandwich',
        'octopus book of their own':
          'bedroom: L paint painting-board(octopus) happy; F paint painting-board(octopus) happy',
        'a letter without a name': 'bedroom: L write ashamed at desk',
        'one went to Norway': 'library: G speak calm; L think book worried',
        'before the desk, and it': 'library: L look-up worried; desk',
        'lost the octopus book': 'library: L think bed brave; desk',
        'pulled the bed away': 'bedroom: L raise red book proud; F pull happy; bed',
        'about squids': 'bedroom, night: L sleep calm in bed; book on chair',
      },
    },
  ],
};
