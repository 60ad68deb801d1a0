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
      outcomes: [
        {
          asked: ['write/make/finish/own/draw book/story/ending/page/more', 'become writer/author'],
          done: 'They glued the page in. Then {L} read it all out, from beginning to end. The cat came down the rope, wet, but in one piece, and got a herring. “Yes,” said {F}, “that’s just how it was.” There was still a stack of clean paper. So {told}.',
        },
        {
          asked: ['read/story/book/library/page'],
          done: 'They glued the page in, with a fingerprint of jam on it. {L} read on where the book had stopped: the cat came down the rope, wet, but in one piece, and got a herring. The sofa had room for one more, and one more. So {told}.',
        },
        {
          asked: [
            'party/sleepover/celebrate/celebration/feast',
            'eat/cake/pizza/picnic/feast/breakfast/lunch/dinner/supper/pancake/snack/treat/biscuit/cookie/chocolate/cocoa/tea/lolly/sandwich/lemonade/juice/milk/soup/watermelon/popcorn/sweet/fruit/honey/jam/pie/bread/toast/bake/drink',
            'ice cream',
            'play/game/dance/sing/fun/race',
            'best day/time',
            'share',
            'medal/sticker/badge/prize/reward/present/gift/certificate/award/trophy',
          ],
          kinds: ['party', 'eats', 'plays', 'shares', 'makes', 'gets'],
          done: 'They glued the page in. {L} read, and the cat came down the rope, wet, but in one piece, and got a herring. “You can’t read about that with an empty tummy,” said {F}, and went to see what the kitchen had. So {told}.',
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
            'sleep/asleep/bed/snore',
            'home',
          ],
          kinds: ['hugs', 'laughs', 'claps', 'happy', 'friends', 'team', 'says', 'sleep', 'home'],
          done: 'They glued the page in. Then {L} read the whole story out. The cat came down the rope, wet, but in one piece, and was dried by the cook with a warm towel. “Yes,” said {F}, “just like that.” And {told}, as in the last line.',
        },
      ],
      helper: { name: 'Mr Folio', creature: 'moth' },
    },
  ],
};
