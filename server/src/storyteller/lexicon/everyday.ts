import type { StorySourceInput } from './story-source.ts';

/** What happens in a family, at home and on outings. */
export const everyday: StorySourceInput[] = [
  {
    id: 'saying-sorry',
    words: [
      'say sorry',
      'sorry',
      'apologise/apologize',
      'forgive',
      'quarrel',
      'fight friend',
      'argument',
      'fall friend',
      'broken friendship',
      'make up',
    ],
    situations: ['learn', 'cannot', 'deed'],
    culprits: '{L} and {F}',
    topic: 'saying sorry',
    thing: 'the word sorry',
    main: 'garden',
    plots: [
      {
        id: 'the-heavy-word',
        titles: ['The Heaviest Word', '{L} Says Sorry', 'After the Quarrel'],
        goal: 'say sorry',
        trouble: 'the quarrel stood between {L} and {F}',
        solved: 'the word had been said',
        opener:
          '{L+} had built a tower with a friend, the tallest ever. Now it lay on the ground, and they had shouted at each other. It had been a real quarrel.',
        friend:
          '{F+} sat on the wall with folded arms. {L} sat under the tree. There were ten steps between them, and they felt like a hundred. Neither of them said sorry.',
        problem:
          '“It was {F’s} fault,” thought {L}. But there was a small voice that said: a bit of it was yours. “Sorry” is only one little word. But it stuck in {L’s} throat like a fish bone.',
        tries: [
          '{L} said sorry to the tree, to practise. The tree took it well. But {F} had not heard.',
          '{L} put a biscuit down on the wall and ran away. {F} looked at the biscuit. A biscuit is nice, but it is not a word.',
          '“Sorry, but you started it!” called {L}. The second half ate up the first. {F} turned round and looked the other way.',
        ],
        tip: '“The word is heavy because you carry it alone,” said {G+}. “Say what you did. Only what you did. Then put ‘sorry’ behind it, and stop. You’ll see how light it gets.”',
        turn: 'Ten steps, one after the other. “I knocked against the tower,” said {L}, “and then I shouted. I’m sorry.” And {L} stopped there. It was quiet. A leaf came down.',
        done: '“I shouted louder,” said {F}. “I’m sorry, too.” And there was so much room in {L’s} throat all at once that a laugh came out. They built the tower again, and put the biscuit on the very top.',
        again: 'They still quarrel now and then. But the ten steps have turned into three.',
        helper: {
          name: 'Old Gander',
          creature: 'goose',
        },
      },
    ],
  },
  {
    id: 'library-visit',
    words: ['library', 'library card', 'borrow book'],
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
        done: 'On the first page it was night, and nobody was looking. {L} read, and did not hear the bell for closing time. Stamp! said the stamp. The book was {L’s} for three weeks.',
        again:
          'The thin blue book lies under the pillow. On the card there is room for ten thousand more stamps.',
        helper: {
          name: 'Mrs Quill',
          creature: 'owl',
        },
      },
    ],
  },
  {
    id: 'bus-and-car',
    words: ['dustbin lorry'],
    situations: ['wants', 'visit'],
    topic: 'the {noun}',
    thing: 'the {noun}',
    home: 'workshop',
    main: 'city',
    plots: [
      {
        id: 'stuck-under-the-bridge',
        titles: ['{L} and the {Noun}', 'Stuck Under the Bridge', 'Toot, Toot, {L}!'],
        goal: 'get the {noun} out from under the bridge',
        trouble: 'the {noun} was stuck under the bridge',
        solved: 'the {noun} was rolling again',
        opener:
          'Early in the morning, when the street lamps were still on, the {noun} drove out of its garage. {L+} was allowed to ride along in front and to toot at every corner. Toot!',
        problem:
          'Today they were in a hurry, for the whole town was waiting for them. The quickest way went under the old bridge. There was a scraping, and a jolt. The {noun} stood still. It was stuck under the bridge, wedged like a cork.',
        tries: [
          'Forward! The {noun} growled and got stuck tighter. Back! It squealed and got stuck tighter still. Behind it forty cars began to toot.',
          'They pushed, with everyone who had got out to complain. Nothing moved but their hats.',
          'Somebody wanted to saw a piece off the bridge, and somebody else a piece off the roof. Then they quarrelled about which.',
        ],
        tip: '“It’s only a thumb’s width too high,” said {G+}, and looked not up, but down. “Everybody looks at the roof. But what’s the {noun} standing on?”',
        turn: '{L} looked down too. Four fat, round tyres! “We don’t have to make the bridge higher,” called {L}, “we have to make the {noun} lower!” Pssss, went the first valve. Pssss, went the second, the third, the fourth.',
        done: 'The {noun} sank, slowly, like somebody sitting down. Between roof and bridge there was a line of light. It rolled out, quite softly, on flat feet, and the forty cars tooted, but this time it was a cheer.',
        again:
          'They pumped up the tyres again, and were only a little late. At the bridge hangs a pump now, on a chain.',
        helper: {
          name: 'Mrs Traffic',
          creature: 'penguin',
        },
      },
    ],
  },
];
