import type { StorySourceInput } from '../../story-source.ts';

/** Stories about being afraid of the ball. */
export const afraidOfTheBall: StorySourceInput = {
  id: 'afraid-of-the-ball',
  words: [
    'afraid/scared/frightened/fear of the ball',
    'afraid/scared/frightened/fear ball',
    'goalkeeper who is/was afraid/scared of the ball',
    'goalkeeper afraid/scared',
    'goalkeeper scared',
    'duck/ducks away from the ball',
    'learn/learning to catch a ball',
    'cannot/can’t catch the ball',
    'ball hurt/hurts/hit/hits',
    'dodgeball',
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
    'afraid',
    'afraid-being',
    'reluctant',
    'refuses',
  ],
  gentle: true,
  topic: 'being afraid of the ball',
  thing: 'the ball',
  home: 'meadow',
  main: 'meadow',
  plots: [
    {
      id: 'the-slow-ball',
      titles: ['The Ball Comes Flying', '{L} in Goal', 'First a Scarf'],
      goal: 'catch a ball',
      trouble: '{L} was afraid of the ball and turned away',
      solved: '{L} had caught the ball',
      opener:
        'Somebody had to go in goal, and it was {L’s} turn. {L+} stood between the two jackets that were the posts. Far off, someone kicked. The ball got bigger, very fast. {L} turned away and shut both eyes.',
      friend:
        'It flew past, and there was a goal. “Never mind,” said {F+}, and fetched it back. “It’s only a ball.” {L} nodded. But it hadn’t looked like only a ball. It had looked like a wall that comes flying.',
      problem:
        'It was the same each time. {L} meant to stay. But when the ball came, something inside called “Duck!”, and {L} had ducked before there was time to think. “I don’t decide it,” {L} told {F} quietly. “It just happens.”',
      tries: [
        '“Keep your eyes open!” the others called. {L} opened them as wide as they would go. They shut all the same, when it mattered.',
        '{L} put on a thick coat, so that nothing could hurt. It was safe and warm, and too thick to move in.',
        '{F} kicked very gently. But a gentle ball from far away still comes flying.',
      ],
      tip: '“It’s a good thing that you duck,” said {G+}. “It looks after you. It only has to learn that this is no danger, and it learns slowly. I’d begin with something that takes its time in the air.”',
      low: 'They sat on the grass behind the goal for a while, until it was quieter. {F} wound a scarf round one finger and let it go again.',
      turn: 'The scarf! {L} threw it up. It floated, it sailed, it took its time, and {L} caught it. Then came a balloon. Then came a big soft ball, from quite near, and then from one step further off. It was {L} who said when the next step came.',
      done: 'In the evening it was ten steps. The real ball came, not very fast, and it got bigger. {L} saw the seam on it, and how it turned. Nothing called “Duck!”. Plop, it was there, held tight. “I’ve got it,” said {L} in surprise.',
      again:
        '{L} still doesn’t like to be in goal. But if a ball comes flying over the hedge, someone catches it.',
      object: 'ball',
      outcomes: [
        {
          asked: [
            'catch/save/stop/kick/play/score ball/goal/game/football',
            'catch',
            'not/never/no afraid/scared/fear',
            'brave',
            'win',
          ],
          done: 'It had been the scarf, then the balloon, then the big soft ball. In the evening it was ten steps. {L} saw the seam on the real ball, and how it turned. Nothing called “Duck!” And {told}.',
        },
        {
          kinds: ['gets', 'given-by', 'all-get', 'invited', 'says', 'says-words'],
          done: 'In the evening it was ten steps. The real ball came, and plop, it was there, held tight. “You said when the next step came,” said {G}, and took the scarf off the fence. And {told}.',
        },
        {
          kinds: ['hugs', 'happy', 'friends', 'team', 'feels'],
          done: 'In the evening it was ten steps. The real ball came, and {L} saw the seam on it. Nothing called “Duck!” Plop, it was there, held tight. “I’ve got it,” said {L} in surprise. {F} let the scarf fall, and {told}.',
        },
        {
          kinds: ['laughs', 'claps'],
          done: 'In the evening it was ten steps. The real ball came, and {L} saw the seam on it, and how it turned. Plop, it was there, held tight. {F} had held both breath and thumbs, and {told}.',
        },
        {
          kinds: ['party', 'eats', 'plays', 'shares', 'makes'],
          done: 'In the evening it was ten steps. The real ball came, and plop, it was there, held tight. {L} threw it back, and it came again, and soon nobody counted any more. The two jackets were moved further apart, and {told}.',
        },
        {
          kinds: ['home', 'way-home', 'sleep'],
          done: 'In the evening it was ten steps. The real ball came, and plop, it was there, held tight. They picked up the two jackets that had been the posts. {L} kept the ball under one arm, and {told}.',
        },
      ],
      helper: { name: 'Grandpa Joe', creature: 'grandpa' },
      art: {
        'had to go in goal': 'meadow: L cower frightened; big ball, goal',
        'and fetched it back': 'meadow: F hold ball calm; L slump sad; goal',
        'It was the same each time': 'meadow: L crouch frightened; ball, goal',
        'Keep your eyes open': 'meadow: L cover-eyes frightened; ball, children',
        'put on a thick coat': 'meadow: L stand worried wearing coat; goal',
        'gentle ball from far away': 'meadow: F kick calm; L startle frightened; ball, goal',
        'It only has to learn': 'meadow: G say calm; L listen curious; ball',
        'on the grass behind the goal': 'meadow: L sit sad; F hold scarf calm; goal',
        'up. It floated': 'meadow: L catch scarf happy; F cheer; balloon',
        'In the evening it was ten steps': 'meadow, evening: L catch ball proud; F cheer; goal',
        'over the hedge, someone': 'village: L catch ball happy; hedge',
      },
    },
  ],
};
