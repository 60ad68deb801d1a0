import type { StorySourceInput } from '../../story-source.ts';

/** Stories about turning off the tablet. */
export const tabletOff: StorySourceInput = {
  id: 'tablet-off',
  words: [
    'turn/turning/switch/switching off tablet/ipad/tv/screen/phone/game/television',
    'turn/turning tablet/ipad/tv/screen/phone/game/television off',
    'tablet off',
    'tv off',
    'screen off',
    'too much tablet/screen/tv/gaming/ipad/phone',
    'always on tablet/ipad/phone',
    'screen time',
    'stop/stopping playing game/tablet',
    'no more screen/tablet/tv',
    'too much time on tablet/screen/phone',
    'one more game/episode',
  ],
  situations: ['learn', 'wants', 'refuses', 'reluctant', 'cannot', 'trait', 'deed', 'question'],
  topic: 'turning off the tablet',
  thing: 'the tablet',
  main: 'cottage',
  plots: [
    {
      id: 'just-one-more',
      titles: ['Just One More', '{L} and the Off Button', 'The Tablet Says Good Night'],
      goal: 'stop when the time was up',
      trouble: 'it was too hard for {L} to turn off the tablet',
      solved: '{L} had turned off the tablet without a fight',
      opener:
        '{L+} was allowed half an hour on the tablet. It was a good half hour, with a castle and jumps and gold. The trouble was how it ended.',
      problem:
        '“Time’s up,” they called from the kitchen. “Just one more,” said {L}. After that one there was another. When somebody took the tablet away, {L} screamed and threw a cushion. It happened on Monday, on Tuesday and on Wednesday.',
      tries: [
        '{L} sat on the tablet and said that it was off. Under {L} the castle played its tune.',
        'They set a clock that rang. It rang right in the middle of a jump, and the scream was louder than the bell.',
        '“No more tablet at all,” said {L} in a temper. By four o’clock {L} was standing in front of the cupboard where it lay.',
      ],
      tip: '“Stopping in the middle of a jump is nasty for anybody,” said {G+}. “A game never gets to an end, it’s built like that. So you have to choose the end yourself, before you begin. And you need something to jump into.”',
      turn: 'On Thursday {L} thought first. “Two rounds,” said {L}, and put two bricks beside the tablet. After each round one brick went back in the box. “That’s the last one,” said {L}. On the rug the big marble run was waiting, with one piece still missing.',
      done: 'The second brick went into the box, and {L} pressed the button. Nobody had called. The screen went black, and {L} wanted to scream for just a moment. Then the first marble rolled, round the bend and over the bridge. “Come and look!”',
      again:
        'Some days it is still hard. Then {L} says, “I’m cross with the tablet,” and stamps once round the table, and pulls out the marble run.',
      helper: { name: 'Uncle Click', creature: 'woodpecker' },
      outcomes: [
        {
          asked: ['outside/park/play/game/marble/build/ball/bike'],
          kinds: ['plays', 'makes'],
          done: 'The second brick went into the box, and {L} pressed the button. Nobody had called. The screen went black, and on the rug something was waiting, with one piece missing. Rrrr, went the first marble, round the bend and over the bridge, and {told}.',
        },
        {
          asked: ['mum/mummy/dad/daddy/proud/happy/thank/fight/peace/read/story'],
          kinds: ['happy', 'feels', 'says', 'says-words', 'tells'],
          done: 'Two bricks, two rounds, and {L} pressed the button. Nobody had called. For just a moment {L} wanted to scream, and then the first marble rolled. In the kitchen they waited for the cushion to fly. It was so quiet that they came to look, and {told}.',
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
            'party',
            'eats',
            'shares',
            'gets',
            'given-by',
            'all-get',
            'home',
            'way-home',
            'sleep',
          ],
          done: 'The second brick went into the box, and the screen went black. Then the first marble rolled, round the bend, over the bridge, and right under the sofa. Three grown-ups lay down on their tummies to fetch it, and {told}.',
        },
      ],
    },
  ],
};
