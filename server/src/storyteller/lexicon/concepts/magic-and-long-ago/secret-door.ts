import type { StorySourceInput } from '../../story-source.ts';

/** Stories about a door that nobody knew of. */
export const secretDoor: StorySourceInput = {
  id: 'secret-door',
  words: [
    'secret/hidden/magic/mysterious/little/strange door',
    'secret/hidden passage/tunnel/corridor/staircase/room',
    'secret passageway',
    'door behind bookshelf/bookcase/wardrobe/curtain',
    'door in the wall/tree/garden',
    'door to another world',
    'magic wardrobe',
    'trapdoor',
    'trap door',
    'door without a handle',
    'room behind the bookshelf',
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
    'mystery',
    'finds',
    'magic-thing',
    'stuck',
  ],
  topic: 'a secret door',
  thing: 'the secret door',
  main: 'library',
  indoors: true,
  plots: [
    {
      id: 'the-book-without-dust',
      titles: ['The Door Behind the Books', 'One Book Without Dust', 'A Room of Whispers'],
      goal: 'open the secret door',
      trouble: 'the secret door had no handle and no key',
      solved: 'the secret door was open',
      opener:
        'It was a rainy day in the old house, and {L+} was building a hut against the bookshelf. There was a draught on the floor, thin and cold. Where did it come from? It came out from under the shelf.',
      friend:
        '{F+} held a feather to the crack. It blew away at once. “There’s a room behind it,” whispered {F}. They knocked. It sounded hollow. “That’s not a wall. That’s a door!”',
      problem:
        'It was a door that did not look like one. It had no handle, no keyhole and no bell. The shelf was as high as the ceiling, with five hundred books on it, and it did not give by a hair.',
      tries: [
        'They pushed with all their might, first on the left and then on the right. Nothing moved but the carpet.',
        '{F} tried magic words: Open Sesame, Abracadabra, and Please. Please was the best of them, but it did not work either.',
        'They fetched all the keys in the house, eleven of them. But where there’s no keyhole, eleven keys are no better than none.',
      ],
      tip: '“Whoever had this made used to come and go,” said {G+} from a crack in the panelling. “A path shows where people walk. What shows where people touch?”',
      low: 'Outside it got dark. On the five hundred books lay five hundred strips of grey dust. It was enough to make anyone sneeze.',
      turn: 'Dust! {L} looked along the shelves, row by row. Everywhere it lay thick and grey. But on one thin red book there was none at all, and its back was quite worn. {L} took hold of the red book and tipped it forward.',
      done: 'Click! The whole shelf swung round, as lightly as a garden gate. Behind it lay a tiny room with a round window, a cushion and a lamp. On the sill stood a card in old handwriting: “For whoever looks closely. Great-Grandma Ada. P.S. Please leave biscuits.”',
      again:
        '{L} and {F} read in there on rainy days. They haven’t told many people. But there are always biscuits in the tin.',
      object: 'feather',
      outcomes: [
        {
          kinds: ['party', 'eats', 'plays', 'shares'],
          done: 'Click! The whole shelf swung round, and behind it was a tiny room with a cushion and a lamp. “For whoever looks closely,” said a card. “P.S. Please leave biscuits.” They went to fetch some, and one thing more, and {told}.',
        },
        {
          kinds: ['hugs', 'laughs', 'claps', 'happy', 'feels', 'no-longer', 'friends', 'team'],
          done: 'Click! The whole shelf swung round, as lightly as a garden gate. Behind it was a tiny room with a round window, one cushion and a card from Great-Grandma Ada. They both sat down on the cushion at once, and {told}.',
        },
        {
          kinds: ['home', 'way-home', 'sleep'],
          done: 'Click! The whole shelf swung round, and behind it was a tiny room with a round window, a cushion and a lamp. The rain ran down the glass. There was just room to stretch out, if one moved up a little, and {told}.',
        },
        {
          kinds: ['any'],
          done: '{L} tipped the thin red book. Click! The whole shelf swung round, as lightly as a garden gate. Behind it was a tiny room with a round window and a card: “For whoever looks closely. Great-Grandma Ada.” So {told}.',
        },
      ],
      helper: { name: 'Mr Skirting', creature: 'mouse' },
      art: {
        'building a hut against': 'library, rain: L crouch curious; den, shelf',
        'held a feather to': 'library: F hold feather surprised; L look curious; shelf',
        'It had no handle': 'library: L think worried; F point worried; big shelf, many book',
        'first on the left': 'library: L+F push; shelf, rug',
        'tried magic words': 'library: F stretch-out brave; L peek curious; shelf',
        'eleven of them. But': 'library: L hold key worried; F hold key; many key, shelf',
        'What shows where people': 'library: G say; L+F look G curious; footprints',
        'On the five hundred books': 'library, night: L sneeze; F peek curious; many book',
        'tipped it forward': 'library: L pull red book curious; F look curious; shelf',
        'Behind it lay a tiny': 'library: L hold letter happy; F cheer; lamp, cushion, shelf',
        'read in there on rainy': 'library, rain: L read book happy; F eat biscuit happy; cushion, lamp',
      },
    },
  ],
};
