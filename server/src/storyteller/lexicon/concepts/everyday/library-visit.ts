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
      outcomes: [
        {
          asked: ['book/books/library/read/story/borrow'],
          done: 'On the first page it was night, and nobody was looking. {L} read, and did not hear the bell for closing time. “Stamp!” said the stamp on {L’s} card, next to the name in real letters. So {told}.',
        },
        {
          asked: [
            'party/sleepover/celebrate/celebration/feast',
            'eat/cake/pizza/picnic/feast/breakfast/lunch/dinner/supper/pancake/snack/treat/biscuit/cookie/chocolate/cocoa/tea/lolly/sandwich/lemonade/juice/milk/soup/watermelon/popcorn/sweet/fruit/honey/jam/pie/bread/toast/bake/drink',
            'ice cream',
            'play/game/dance/sing/fun/race',
            'best day/time',
            'share',
            'sleep/asleep/bed/snore',
            'home',
          ],
          kinds: ['party', 'eats', 'plays', 'shares', 'makes', 'sleep', 'home'],
          done: 'On the first page it was night, and nobody was looking. {L} read, and did not hear the bell. “Stamp!” said the stamp. The thin blue book was {L’s} for three weeks, and it wanted to be read where it was cosy. There {told}.',
        },
        {
          asked: [
            'hug/cuddle/kiss/snuggle',
            'make up',
            'laugh/giggle/grin',
            'clap/cheer/applaud',
            'brave/bravely/proud/proudly/confident/happy/happily/smile/glad/joy/joyful/delighted/pleased',
            'not/isn/isn’t/aren/aren’t/no/never/stop/anymore/longer/overcome/lose/without/nobody scared/scare/afraid/frightened/fear/nervous/worried/worry/shy/ashamed/embarrassed/angry/cross/mad/upset/cry/lonely/alone/sad',
            'make/find/get/meet/have/stay/remain/new/best/good/always/become/forever friend',
            'team/together',
            'thank/thanks',
            'sorry/apologise/apologize/forgive',
            'medal/sticker/badge/prize/reward/present/gift/certificate/award/trophy',
          ],
          kinds: ['hugs', 'laughs', 'claps', 'happy', 'friends', 'team', 'says', 'gets', 'tells'],
          done: 'On the first page it was night, and nobody was looking. {L} read the best line aloud. Heads came up behind all the shelves, and nobody said “Sh!”, not even {G}. “Shelf nine,” they whispered to each other, and {told}.',
        },
      ],
      helper: {
        name: 'Mrs Quill',
        creature: 'owl',
      },
    },
    {
      id: 'giving-it-back',
      titles: ['The Book That Had to Go Back', '{L} at the Library', 'A Page Full of Stamps'],
      goal: 'give the book back to the library',
      trouble: '{L} could not part with the library book',
      solved: '{L} had given the library book back',
      object: 'book',
      opener:
        '{L+} had a book from the library, about a mouse who sails across the sea in a teacup. {L} had read it in bed, on the stairs and under the table.',
      friend:
        '{F+} looked at the date that was stamped in the book. “It has to go back today,” said {F}. “Shall I come to the library with you?” {L} held it a little tighter.',
      problem:
        'At the library {L} stood in front of the box for returned books. You only had to put the book through the slot. But {L} could not let go of it. What if the mouse never came back?',
      tries: [
        '“I’ll read it just once more,” said {L}, and sat down on the carpet. But when the book was finished, it was even harder to let go of it.',
        '{L} began to copy out the whole book. At the end of the first sheet of paper {L’s} arm was tired, and the mouse had not even found the teacup.',
        '{F} offered the library a shopping list instead. It was a good list, but there was no mouse in it, and it ended with onions.',
      ],
      tip: '“Have you seen the page at the very back?” asked {G+}, the librarian. “There’s a stamp for everybody who has ever borrowed the book. Look at it well, and then think how the mouse came to you.”',
      low: '{L} opened the book at the back. The page was full of stamps, from top to bottom. “All of them read about the mouse before me,” said {L}.',
      turn: '“And all of them brought it back,” said {L}, “or I would never have met the mouse!” {L} went to the box, took a deep breath and let go. Behind {L} stood somebody small with an empty bag. “Is that book any good?”',
      done: '“It’s wonderful,” said {L}. “Wait till you get to the storm.” The librarian stamped the book, and the mouse sailed off in the small empty bag. And now {L} had both hands free to choose a new book from the shelf.',
      again:
        'Somebody else is reading about the mouse in bed now. And beside {L’s} bed lies a book about a snail who goes to the moon.',
      outcomes: [
        {
          asked: ['book/books/library/read/story/borrow/mouse'],
          done: '“It’s wonderful,” said {L} to the one with the empty bag. “Wait till you get to the storm.” The mouse sailed off in it, in its teacup. {L} had both hands free, and there was a whole shelf in front of them. So {told}.',
        },
        {
          asked: [
            'party/sleepover/celebrate/celebration/feast',
            'eat/cake/pizza/picnic/feast/breakfast/lunch/dinner/supper/pancake/snack/treat/biscuit/cookie/chocolate/cocoa/tea/lolly/sandwich/lemonade/juice/milk/soup/watermelon/popcorn/sweet/fruit/honey/jam/pie/bread/toast/bake/drink',
            'ice cream',
            'play/game/dance/sing/fun/race',
            'best day/time',
            'share',
            'home',
            'sleep/asleep/bed/snore',
          ],
          kinds: ['party', 'eats', 'plays', 'shares', 'makes', 'home', 'sleep'],
          done: '“It’s wonderful,” said {L} to the one with the empty bag. “Wait till you get to the storm.” The mouse sailed off in the small bag. But the storm had to be shown at once, on the carpet, with arms. So {told}.',
        },
        {
          asked: [
            'hug/cuddle/kiss/snuggle',
            'make up',
            'laugh/giggle/grin',
            'clap/cheer/applaud',
            'brave/bravely/proud/proudly/confident/happy/happily/smile/glad/joy/joyful/delighted/pleased',
            'not/isn/isn’t/aren/aren’t/no/never/stop/anymore/longer/overcome/lose/without/nobody scared/scare/afraid/frightened/fear/nervous/worried/worry/shy/ashamed/embarrassed/angry/cross/mad/upset/cry/lonely/alone/sad',
            'make/find/get/meet/have/stay/remain/new/best/good/always/become/forever friend',
            'team/together',
            'thank/thanks',
            'sorry/apologise/apologize/forgive',
            'medal/sticker/badge/prize/reward/present/gift/certificate/award/trophy',
          ],
          kinds: ['hugs', 'laughs', 'claps', 'happy', 'friends', 'team', 'says', 'gets', 'tells'],
          done: '“It’s wonderful,” said {L} to the one with the empty bag. “Wait till you get to the storm.” The librarian pressed down the stamp, and the mouse sailed off in the small bag. It waved, or so it looked, and {told}.',
        },
      ],
      helper: { name: 'Mr Stamp', creature: 'beaver' },
    },
  ],
};
