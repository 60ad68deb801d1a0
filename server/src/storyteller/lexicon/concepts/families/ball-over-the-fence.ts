import type { StorySourceInput } from '../../story-source.ts';

/** Stories about a ball in the grumpy neighbour’s garden. */
export const ballOverTheFence: StorySourceInput = {
  id: 'ball-over-the-fence',
  words: [
    'ball neighbour/neighbor/neighbour’s/neighbor’s garden/yard',
    'ball over fence/wall/hedge',
    'ball in neighbour’s/neighbor’s garden',
    'ball next door',
    'kick/kicked ball over',
    'grumpy/cross/angry/unfriendly/mean/strange neighbour/neighbor/neighbours/neighbors',
    'neighbour/neighbor who is always cross/grumpy',
    'neighbour won’t give ball back',
    'old man next door',
    'old lady next door',
  ],
  situations: [
    'lost',
    'afraid',
    'taken',
    'deed',
    'flown',
    'trait',
    'misdeed',
    'stuck',
    'quarrel',
    'refuses',
    'damage',
    'own-damage',
    'broken',
    'mystery',
  ],
  happensToLead: true,
  topic: 'the ball in the neighbour’s garden',
  thing: 'the ball',
  home: 'cottage',
  main: 'garden',
  plots: [
    {
      id: 'eleven-balls-in-a-basket',
      titles: ['Over the Fence', '{L} and the Grumpy Neighbour', 'Eleven Balls'],
      goal: 'get the ball back',
      trouble: 'the ball was in the garden of the grumpiest neighbour in the street',
      solved: 'the ball was back, and the neighbour was not grumpy any more',
      opener:
        '{L+} kicked the ball, and it was the best kick ever. It flew over the goal, over the roses, and over the fence. Then they heard a dull sound, like a flowerpot that has had a bad day.',
      friend:
        '“Not there,” whispered {F+}. Behind that fence lived Mr Grimble, who never said good morning and always drew the curtains. Nobody had ever got a ball back from there. Some said that the balls were eaten there.',
      problem:
        'They looked through the hole in the fence. There was the ball, in the middle of the beans, next to a broken pot. And there was Mr Grimble in the window with eyebrows like two brushes. {L} pulled back from the hole.',
      tries: [
        '{L} pushed a long branch through the fence and poked at the ball. It rolled further away, right up to Mr Grimble’s boots.',
        'They wrote a note, made a paper plane of it, and let it fly across. It came back. “NO PLANES,” somebody had written on it.',
        'They waited until it was dark. Then they heard that Mr Grimble was in the garden as well, talking to the beans.',
      ],
      tip: '“I’ve brought Mr Grimble the post for twenty years,” said {G+}. “It’s a long time since anyone rang that bell because of anything but a ball. I wouldn’t ask for the ball first. I’d begin with the pot.”',
      low: '{L} emptied the money box. There was enough for a flowerpot, a plain red one. All the way back {L} practised what to say, and with each step it got shorter.',
      turn: '{L} rang the bell. The eyebrows came out. “I broke your pot,” said {L}. “I’m sorry. Here’s a new one. I could help to plant it, too.” Mr Grimble looked at the pot for a long time. Then the door opened a bit wider.',
      done: 'They planted the beans together, and tied them up. Mr Grimble had very gentle hands. And in the shed stood a basket with eleven balls in it, all of them pumped up. “Nobody ever rang the bell,” said Mr Grimble. “They only ran away.”',
      again:
        'There’s a little door in the fence now. Balls fly over it as before. But on Saturdays Mr Grimble stands in goal, and with those eyebrows nobody can tell which way the jump will go.',
      helper: { name: 'Postman Paul', creature: 'man' },
      outcomes: [
        {
          asked: ['ball back/return/give/get'],
          kinds: ['gets', 'given-by', 'all-get'],
          done: 'They planted the beans again, and tied them up. Mr Grimble had very gentle hands. Then the shed door was opened, and there stood a basket with eleven balls in it, all of them pumped up. “Nobody ever rang the bell,” said Mr Grimble, and {told}.',
        },
        {
          asked: ['neighbour/neighbor/man/lady/he/she/grimble play/football/goal/join/kick'],
          kinds: ['plays'],
          done: 'They planted the beans again, and tied them up. In the shed stood a basket with eleven balls, all pumped up. “I was in goal once, for the village,” said Mr Grimble, and rolled up both sleeves. {L} put down two flowerpots for posts, and {told}.',
        },
        {
          asked: [
            'neighbour/neighbor/man/lady/he/she/grimble smile/friend/kind/nice/lonely/happy/invite/laugh',
          ],
          kinds: ['friends', 'new-friend', 'still-friends', 'team', 'happy', 'feels', 'laughs', 'invited'],
          done: '“Nobody ever rang the bell,” said Mr Grimble, when the beans stood in a row again. “They only ran away.” There were eleven balls in a basket in the shed, all pumped up, waiting for someone to ask. {L} had asked, and {told}.',
        },
        {
          kinds: ['party', 'eats', 'shares', 'makes'],
          done: 'They planted the beans together, and tied them up. Mr Grimble gave back eleven balls in a basket, and went in and rattled about with cups. The first beans would be ripe in July, there was a jar of last year’s, and {told}.',
        },
        {
          kinds: ['hugs', 'claps', 'says', 'says-words', 'stays', 'home', 'way-home'],
          done: 'They planted the beans together, and tied them up. From the shed Mr Grimble fetched a basket with eleven balls, all pumped up. The eyebrows looked much less like brushes from close by, and {told}.',
        },
      ],
      art: {
        'the best kick ever': 'garden: L kick happy; ball, fence, goal',
        whispered: 'garden: F whisper frightened; L listen worried; fence',
        'looked through the hole in': 'garden: L peek worried; fence, ball, gentleman',
        'pushed a long branch': 'garden: L push stick worried; fence, ball',
        'made a paper plane of it': 'garden: L throw half-folded-paper brave; fence; F look happy',
        'it was dark': 'garden, night: L+F hide worried behind bush; gentleman',
        'begin with the pot': 'garden: G say calm letter; L listen curious; plant-pot',
        'emptied the money box': 'village: L hold plant-pot worried; coin',
        'The eyebrows came out': 'cottage: L offer plant-pot worried; gentleman, door',
        'planted the beans': 'garden: L plant happy; gentleman, basket, many ball',
        'ever rang the bell': 'garden: L plant happy; gentleman, basket, many ball',
        'a little door in the fence': 'garden: L kick happy; gentleman, goal, ball',
      },
    },
  ],
};
