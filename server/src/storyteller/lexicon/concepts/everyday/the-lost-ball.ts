import type { StorySourceInput } from '../../story-source.ts';

/** Stories about balls. */
export const theLostBall: StorySourceInput = {
  id: 'the-lost-ball',
  words: [
    'ball',
    'balls',
    'red ball',
    'my ball',
    'new ball',
    'bouncy ball',
    'lose/lost/losing ball',
    'ball in garden',
    'play/playing ball',
    'play/playing catch',
    'throw/throwing and catching',
    'catch ball',
  ],
  situations: ['lost', 'has', 'wants', 'trait', 'flown', 'learn', 'visit', 'afraid'],
  topic: 'balls',
  thing: 'the ball',
  home: 'garden',
  main: 'garden',
  plots: [
    {
      id: 'over-the-wall',
      titles: ['Over the Wall', '{L} Gets the Ball Back', 'The Ball and the Neighbour'],
      goal: 'get the ball back from behind the wall',
      trouble: 'the ball had flown over the neighbour’s wall',
      solved: 'the ball was back and the gate was open',
      opener:
        '{L+} had a ball with a star on it. It bounced higher than any other. Against the wall it went, bump, and back again, and bump, and back.',
      friend:
        'Then {F+} joined in. “Throw it as high as the sky!” called {F}. {L} did. It went up, and up, and over the wall, and it didn’t come back.',
      problem:
        'Nobody had ever seen behind that wall. An old neighbour lived there, and people said that there was a whole shed full of balls in there, and none ever came back. On the gate it said: “Keep out.”',
      tries: [
        'They called, “Please may we have our ball back?” A bird stopped singing. Otherwise nothing happened.',
        '{F} made a fishing rod from a broom and a string. They caught a flowerpot. They put it back very quietly.',
        '{L} stood on tiptoe on the bucket to look over. There were only leaves to be seen, and then the bucket fell over.',
      ],
      tip: '“Everybody shouts over the wall,” said {G+}. “I walk along the top of it, so I know both sides. On the other side there’s a bell. Nobody has rung it for years.”',
      low: '“What if the neighbour shouts at us?” said {F}. {L’s} heart was beating fast. But it was a very good ball.',
      turn: '{L} went round to the gate, counted to three, and rang the bell. Slow steps came. “Good afternoon,” said {L}. “I’m {L}, from next door. We threw our ball into your garden. We’re sorry. May we have it back, please?”',
      done: '“You’re the first who has rung,” said the old neighbour, and opened the shed. There were forty balls! “I kept them safe, but nobody came. I used to be a goalkeeper, you know. Shall I stand in the goal?”',
      again:
        'The sign is gone. On the gate it says now: “Balls this way. Please ring.” And hardly anything gets past that goalkeeper.',
      outcomes: [
        {
          asked: ['ball/neighbour/neighbor/wall/gate/garden/back/find/get/bring/dog'],
          done: '“You’re the first who has rung,” said the old neighbour, and opened the shed. There were forty balls, all pumped up, and on top of them lay the one with the star. “I kept them safe, but nobody came.” So {told}.',
        },
        {
          asked: ['goal/score/win/match/football/team/cup'],
          done: '“You’re the first who has rung,” said the old neighbour, and opened the shed. There were forty balls! “I used to be a goalkeeper, you know. Show me what that one can do.” {L} took three steps back, and {told}.',
        },
        {
          asked: [
            'party/sleepover/celebrate/celebration/feast',
            'eat/cake/pizza/picnic/feast/breakfast/lunch/dinner/supper/pancake/snack/treat/biscuit/cookie/chocolate/cocoa/tea/lolly/sandwich/lemonade/juice/milk/soup/watermelon/popcorn/sweet/fruit/honey/jam/pie/bread/toast/bake/drink',
            'ice cream',
            'play/game/dance/sing/fun/race',
            'best day/time',
            'share',
          ],
          kinds: ['party', 'eats', 'plays', 'shares', 'makes'],
          done: '“You’re the first who has rung,” said the old neighbour, and opened the shed. There were forty balls! The gate stayed open after that, and from every house came somebody who had lost one. So {told}, on both sides of the wall.',
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
            'thank/thanks',
            'sorry/apologise/apologize/forgive',
            'medal/sticker/badge/prize/reward/present/gift/certificate/award/trophy',
            'home',
          ],
          kinds: ['hugs', 'laughs', 'claps', 'happy', 'friends', 'says', 'gets', 'home'],
          done: '“You’re the first who has rung,” said the old neighbour, and opened the shed. There were forty balls! “I kept them safe, but nobody came.” {L} looked up at the sign on the gate, and the old neighbour took it down. And {told}.',
        },
      ],
      helper: { name: 'Minka', creature: 'cat' },
      art: {
        'ball with a star': 'garden: L throw ball happy; wall',
        'over the wall, and it': 'garden: L look-up surprised; F point surprised; ball, wall',
        'had ever seen behind that': 'garden: L+F look worried at sign; wall, sign, gate',
        'Please may we have': 'garden: L+F call worried; wall, bird',
        'fishing rod from a broom':
          'garden: F raise fishing-rod surprised; L look surprised; wall, plant-pot',
        'the bucket to look over': 'garden: L fall; bucket, wall',
        'walk along the top': 'garden: G walk calm; L+F listen curious; wall, bell',
        'heart was beating fast': 'garden: L think ball worried; F look worried; gate',
        'counted to three': 'garden: L ring brave; F hide; gate',
        'opened the shed': 'garden: L cheer; F clap happy; grandfather, shed, many ball',
        'gets past that goalkeeper': 'garden: L kick happy; F cheer; grandfather, goal, ball',
      },
    },
  ],
};
