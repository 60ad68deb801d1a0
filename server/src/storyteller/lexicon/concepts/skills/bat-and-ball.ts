import type { StorySourceInput } from '../../story-source.ts';

/** Stories about baseball, cricket and rounders. */
export const batAndBall: StorySourceInput = {
  id: 'bat-and-ball',
  words: [
    'baseball',
    'softball',
    't-ball',
    'tee ball',
    'rounders',
    'cricket match/game/team/bat',
    'play/playing cricket',
    'baseball game/team/bat/player',
    'bat and ball',
    'little league',
    'hit/hitting ball',
    'home run',
    'cricket',
  ],
  situations: ['learn', 'wants', 'cannot', 'has', 'deed', 'visit', 'trait', 'reluctant'],
  topic: 'hitting the ball',
  thing: 'the bat',
  home: 'meadow',
  main: 'meadow',
  plots: [
    {
      id: 'see-the-stitches',
      titles: ['{L} at Bat', 'Watch the Ball', '{L} Hits It'],
      goal: 'hit the ball',
      trouble: '{L} missed the ball every time',
      solved: '{L} had hit the ball',
      object: 'ball',
      opener:
        'On Saturday mornings the meadow smelled of cut grass and leather. {L+} had a cap, a bat and a place in the team, right at the end of the row.',
      friend:
        '“It’s your turn,” said {F+}. {L} stood up straight and gripped the bat. The ball came. Whoosh! It was already past. It came again. Whoosh! And a third time. “Out!” somebody called.',
      problem:
        '“Never mind,” they said, and they meant it. But {L} minded. The bat swung through the air, again and again, and never met anything at all. It was as if the ball knew.',
      tries: [
        '{L} swung harder. {L} spun right round and sat down, and the cap flew further than the ball.',
        '{L} swung sooner, and then later. The ball was always in between.',
        '{F} lent {L} a bigger bat. It was so heavy that it was still on its way when the ball was back.',
      ],
      tip: '“You’re watching the one who throws, the bat, and the people on the bench,” said {G+}, “everything except the one thing. When I want a fly, I see only the fly. Can you see the stitches on that ball?”',
      low: 'The stitches? {L} had never seen any. {L} didn’t even know what colour they were. “Red,” said {F}. “I think.”',
      turn: 'They went behind the shed with the ball. {F} threw it, and {L} didn’t hit. {L} only looked, once, twice, ten times. And at the eleventh time there it was: a red line, turning. “I can see it!” cried {L}. Then {L} picked up the bat.',
      done: 'On Saturday {L} didn’t look at the bench. There was only a red line, turning, getting bigger. Tock! The ball flew up over all their heads, and for a moment {L} forgot to run. “Run!” shouted the whole team. And {L} ran.',
      again: 'It isn’t a hit every time, of course. But {L} knows now what colour the stitches are.',
      outcomes: [
        {
          kinds: ['party', 'eats', 'plays', 'shares'],
          done: 'On Saturday there was only a red line, turning, getting bigger. Tock! The ball flew over all their heads, and {L} ran. It came down in somebody’s picnic. “Well hit! Now sit down,” they called, and {told}.',
        },
        {
          kinds: ['gets', 'given-by', 'all-get', 'invited', 'says', 'says-words'],
          done: 'On Saturday there was only a red line, turning, getting bigger. Tock! The ball flew up over all their heads, and {L} ran. They never found it. The captain took a new one out of the bag, with fresh stitches, and {told}.',
        },
        {
          kinds: ['hugs', 'laughs', 'claps', 'happy', 'feels', 'no-longer', 'friends', 'team'],
          done: 'On Saturday there was only a red line, turning, getting bigger. Tock! The ball flew up over all their heads, and for a moment {L} forgot to run. “Run!” shouted the whole team, and ran along, and {told}.',
        },
        {
          kinds: ['home', 'way-home', 'sleep'],
          done: 'On Saturday there was only a red line, turning, getting bigger. Tock! The ball flew up over all their heads, and {L} ran. The bats were put in the bag and the shadows were long, and {told}.',
        },
        {
          kinds: ['any'],
          done: 'On Saturday {L} didn’t look at the bench. There was only a red line, turning, getting bigger. Tock! The ball flew up over all their heads. “Run!” shouted the whole team. And {L} ran, and {told}.',
        },
      ],
      helper: { name: 'Uncle Croak', creature: 'frog' },
      art: {
        'On Saturday mornings the meadow': 'meadow: L stand happy wearing hat; children, ball',
        'It’s your turn': 'meadow: L stand surprised; ball',
        'The bat swung through the air': 'meadow: L slump sad; plank, ball',
        'swung harder': 'meadow: L fall; hat, ball',
        'swung sooner, and then later': 'meadow: L startle angry; ball',
        'a bigger bat. It': 'meadow: F offer big plank; L look worried; ball',
        'Can you see the stitches': 'meadow: G say calm; L hold ball curious',
        'The stitches?': 'meadow: L look curious at ball; F speak; big ball',
        'went behind the shed with': 'meadow: F throw ball happy; L look curious at ball; shed',
        'Tock! The ball flew': 'meadow: L run laughing; ball, people',
        'isn’t a hit': 'meadow: L hold ball happy',
      },
    },
  ],
};
