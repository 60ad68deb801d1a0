import type { StorySourceInput } from '../../story-source.ts';

/** Stories about wanting everything to be perfect. */
export const perfectionism: StorySourceInput = {
  id: 'perfectionism',
  words: [
    'perfectionism',
    'perfectionist',
    'perfect',
    'be/being perfect',
    'everything be perfect',
    'nobody/no-one is perfect',
    'everything just right',
    'want/wants everything perfect',
  ],
  situations: ['learn', 'trait', 'deed', 'cannot', 'afraid', 'wants'],
  topic: 'wanting everything to be perfect',
  thing: 'the little boat',
  main: 'river',
  plots: [
    {
      id: 'the-crooked-sail',
      titles: ['The Boat That Was Never Ready', '{L} and the Crooked Sail', 'Good Enough to Sail'],
      goal: 'get the boat ready for the water',
      trouble: 'the boat was never perfect enough',
      solved: 'the boat was sailing, crooked sail and all',
      opener:
        '{L+} was making a little wooden boat for the boat race on the stream. It had to be perfect: perfectly straight, perfectly smooth, perfectly blue.',
      friend:
        '{F+} had made a boat, too. It had a bent nail in it and a drip of paint down the side. “Ready!” said {F}. {L} looked at the drip and could not understand it.',
      problem:
        '{L} held up the boat. One side was a tiny bit longer than the other. “It isn’t perfect,” said {L}, and sanded it, and painted it all over again. Down at the stream the others had begun to sail.',
      tries: [
        '{L} cut a new sail. It was straighter than the old one, but not quite straight. So {L} cut another, and another, until the cloth was no bigger than a stamp.',
        '{F} said, “It’s lovely. Come and sail it!” {L} shook {L.their~the} head and painted the blue once more. Now the paint was wet, and the boat could not go anywhere.',
        '{L} hid the boat under a jacket. Nobody could see what was wrong with it there. But it could not float there either.',
      ],
      tip: '{G+} sat on the bank and fished the boats out at the end. “Have a good look at these,” said {G}. “They’ve been all the way to the bridge. Can you find one that’s perfect?”',
      low: 'Now {L} could hear them cheering by the bridge. The boat lay in {L’s} lap, blue and dry. It had not been in the water once.',
      turn: 'One boat had a drip, one had a hole, one had a bent nail. And every one of them was wet and had been somewhere. So {L} put up the crooked sail and set the boat down on the water.',
      done: 'The wind pushed into the crooked sail, and the boat swung round in a curve, right past the big stone where all the others had got stuck. “Look at it go!” shouted {F}. {L} ran along the bank and forgot to look for mistakes.',
      again:
        'The boat has a scratch now, and a dent from the bridge. {L} knows how it got each of them, and would not paint over a single one.',
      object: 'boat',
      helper: { name: 'Mr Reed', creature: 'heron' },
      outcomes: [
        {
          asked: ['win/won/race/prize/first/medal/boat/sail'],
          kinds: ['gets', 'given-by', 'all-get'],
          done: 'The wind pushed into the crooked sail, and the boat swung round in a curve, right past the big stone where all the others had got stuck. A straight one would never have got by. {L} ran along the bank, and {told}.',
        },
        {
          asked: ['learn/perfect/mistake/proud/happy/fun/matter/love'],
          kinds: ['happy', 'feels', 'says', 'says-words'],
          done: 'The wind pushed into the crooked sail, and the boat swung round the big stone in a curve. “Look at it go!” shouted {F}. One side was a tiny bit longer than the other, and that was what turned it. So {told}.',
        },
        {
          kinds: [
            'hugs',
            'laughs',
            'claps',
            'friends',
            'new-friend',
            'still-friends',
            'team',
            'stays',
            'plays',
            'party',
            'eats',
            'shares',
            'makes',
            'home',
            'way-home',
            'tells',
            'sleep',
          ],
          done: 'The boat with the crooked sail swung right past the big stone and bumped into the one with the drip. They went under the bridge side by side. {L} and {F} ran along the bank with wet feet and forgot to look for mistakes, and {told}.',
        },
      ],
      art: {
        'was making a little wooden boat': 'river: L paint boat worried; blue paint-pot',
        'had made a boat, too': 'river: F show boat happy; L look F worried',
        'held up the boat': 'river: L raise blue boat worried; children',
        'cut a new sail': 'river: L cut worried; boat, cloth',
        'Come and sail it': 'river: F call happy; L paint worried; blue boat',
        'under a jacket': 'river: L hide boat worried; coat',
        'fished the boats out': 'river: G show boat calm; L listen curious; many boat',
        'hear them cheering': 'river: L hold blue boat sad; children, bridge',
        'One boat had a drip': 'river: L crouch brave; blue boat',
        'the big stone': 'river, wind: L run laughing; F cheer; blue boat, stone',
        'The boat has a scratch': 'bedroom: L hold blue boat happy; shelf',
      },
    },
  ],
};
