import type { StorySourceInput } from '../../story-source.ts';

/** Stories about the football match. */
export const football: StorySourceInput = {
  id: 'football',
  words: [
    'football',
    'soccer',
    'football match/team/game',
    'goalkeeper',
    'penalty',
    'score goal',
    'world cup',
    'substitute',
    'be/being substitute',
    'sit/sitting on the bench',
    'substitute bench',
    'reserve player',
    'join/joining football team',
    'football training',
    'girl play/plays/playing football',
    'football with the boys',
  ],
  situations: ['learn', 'wants', 'visit', 'trait', 'own-wish', 'sad', 'cannot', 'wants-to-be'],
  topic: 'the football match',
  thing: 'the football',
  main: 'meadow',
  home: 'village',
  plots: [
    {
      id: 'look-up',
      titles: ['{L} and the Big Match', 'Two Nil Down', 'Pass It, {L}!'],
      goal: 'score a goal together',
      trouble: 'the team was two goals behind',
      solved: 'the ball was in the net',
      object: 'ball',
      opener:
        'On Saturday there was the football match against the team from Hill Street. {L+} had slept in football socks all week, to be ready.',
      friend:
        '{F+} was in the team as well, and brought the ball, a real leather one. “You’re the striker,” said {F}. “I’ll pass, and you shoot.” Thump, went the ball against the garage.',
      problem:
        'But after ten minutes it was one nil to Hill Street, and after twenty it was two nil. Their striker was as quick as a cat. {L’s} team ran after the ball, all of them at once, like chicks after a crumb.',
      tries: [
        '{L} got the ball and ran, past one, past two, and never looked up. Past the goal as well. The ball flew into the nettles.',
        '“I’ll do it alone!” called the goalkeeper, and ran up front. The goal stood empty, and only the post kept the ball out.',
        'They shouted, “Here! Here! Here!” from all sides. {L} turned round three times and kicked the referee’s whistle out of the air.',
      ],
      tip: '“I watched eleven people playing alone,” said {G+}, the coach, over the orange slices. “The ball runs faster than any of you. So let the ball run. Look up before it comes. Somebody is always free.”',
      turn: 'The second half began. {L} looked up before the ball came: there was {F}, quite free. Pass! {F} passed it on. And back. Tick, tick, tick, went the ball from foot to foot, and Hill Street ran after it.',
      done: 'In front of the goal {L} looked up once more, and saw the gap. Thump! The net bulged. Then came the second goal, and with the very last whistle the third. They all lay on top of each other in a heap.',
      again:
        'They shared the oranges with Hill Street. “Again next Saturday?” they asked. {L} is asleep in football socks.',
      outcomes: [
        {
          kinds: ['party', 'eats', 'plays', 'shares'],
          done: '{L} looked up, and saw the gap. Thump! Then came the second goal, and with the very last whistle the third. They all lay in a heap. Coach Bramley carried the box with the oranges into the middle of the pitch, for Hill Street too, and {told}.',
        },
        {
          kinds: ['gets', 'given-by', 'all-get', 'invited', 'says', 'says-words'],
          done: '{L} looked up, and saw the gap. Thump! Then came the second goal, and with the very last whistle the third. Hill Street’s striker, as quick as a cat, came over to shake hands, and {told}.',
        },
        {
          kinds: ['hugs', 'laughs', 'claps', 'happy', 'feels', 'no-longer', 'friends', 'team'],
          done: '{L} looked up, and saw the gap. Thump! Then came the second goal, and with the very last whistle the third. They all lay on top of each other in a heap. {L} was at the bottom, with grass in both ears, and {told}.',
        },
        {
          kinds: ['home', 'way-home', 'sleep'],
          done: '{L} looked up, and saw the gap. Thump! Then came the second goal, and with the very last whistle the third. They went up the street in a row, with the ball going from foot to foot, tick, tick, tick, and {told}.',
        },
        {
          kinds: ['any'],
          done: 'In front of the goal {L} looked up once more, and saw the gap. Thump! The net bulged. Then came the second goal. The ball ran, tick, tick, tick, and with the very last whistle there was {F}, quite free, and {told}.',
        },
      ],
      helper: { name: 'Coach Bramley', creature: 'goat' },
      art: {
        'On Saturday there was the football match': 'bedroom: L sleep happy in bed; two sock',
        'brought the ball': 'village: F show ball happy; L kick happy',
        'ran after the ball, all of them': 'meadow: L run worried; ball, children',
        'past one, past two': 'meadow: L run worried; ball, nettle, goal',
        'do it alone!” called': 'meadow: L startle; goal, ball, children',
        'They shouted, “Here': 'meadow: L kick worried; whistle, children',
        'over the orange slices': 'meadow: G hold orange calm; L+F listen curious',
        'The second half began': 'meadow: L look curious F; F wave happy; ball',
        'Tick, tick, tick': 'meadow: L kick happy; F run happy; ball',
        'came the second goal': 'meadow: L kick brave; goal, ball, children',
        'shared the oranges with Hill': 'meadow: L eat orange happy; F eat orange happy; children',
      },
    },
    {
      id: 'the-bench',
      words: [
        'substitute',
        'be/being substitute',
        'sit/sitting on the bench',
        'substitute bench',
        'reserve player',
        'football',
        'soccer',
      ],
      titles: ['{L} on the Bench', 'Eleven and One', 'The Longest Bench in the World'],
      goal: 'play in the match at last',
      trouble: '{L} had to sit on the bench',
      solved: '{L} had played in the match',
      opener:
        '{L+} had everything: boots, long socks, and the number twelve on the shirt. There was only one thing wrong with it. Eleven people play, and the twelfth sits on the bench.',
      problem:
        'The whistle blew. They ran, they fell, they shouted for the ball. {L} sat. The bench was long and cold, and the water bottles were the only team-mates. “Next time,” said the trainer. It was the fourth next time.',
      tries: [
        '{L} ran up and down beside the pitch, so that it would be seen how fast {L} was. It was mistaken for the dog.',
        '{L} called out what they should do, all the time. The goalkeeper listened, and in that moment the ball went in. Into the wrong goal.',
        '{L} decided not to like football any more. It lasted till somebody nearly scored.',
      ],
      tip: '“I sat on benches for half my life,” said {G+}. “It’s the best seat there is. From here you can see the whole game, and those out there see only the ball. What can you see? Who always runs to the left?”',
      turn: '{L} looked, properly this time. Their big number six always looked at {L.their} own feet first and then kicked to the left. Always! Just then somebody twisted an ankle. “Twelve,” called the trainer, “you’re on!”',
      done: '{L} did not run to the ball. {L} ran to where it would be: to the left of number six. Tock! There it was. One touch to {F}, a cheer, a goal! “How did you know that?” they all shouted. “From the bench,” said {L}.',
      again: 'Now they take turns on the bench, each for ten minutes, to watch. And it has a cushion.',
      outcomes: [
        {
          kinds: ['party', 'eats', 'plays', 'shares'],
          done: '{L} ran to where the ball would be, to the left of number six. Tock! One touch to {F}, a cheer, a goal! “How did you know?” “From the bench.” After the whistle they all wanted to sit on it, with their bottles and bags, and {told}.',
        },
        {
          kinds: ['gets', 'given-by', 'all-get', 'invited', 'says', 'says-words'],
          done: '{L} ran to where the ball would be, to the left of number six. Tock! One touch to {F}, a cheer, a goal! “Next time,” said the trainer, and stopped. It was the first next time with an end to the sentence, and {told}.',
        },
        {
          kinds: ['hugs', 'laughs', 'claps', 'happy', 'feels', 'no-longer', 'friends', 'team'],
          done: '{L} ran to where the ball would be, to the left of number six. Tock! One touch to {F}, a cheer, a goal! “How did you do that?” they all shouted. “From the bench,” said {L}, and {told}.',
        },
        {
          kinds: ['home', 'way-home', 'sleep'],
          done: '{L} ran to where the ball would be, to the left of number six. Tock! One touch to {F}, a cheer, a goal! Then the bottles were packed, the lights went out over the pitch and the bench, and {told}.',
        },
        {
          kinds: ['any'],
          done: '{L} ran to where the ball would be: to the left of number six. Tock! There it was. One touch to {F}, a cheer, a goal! “How did you know?” “From the bench,” said {L}, and ran back to the right place, and {told}.',
        },
      ],
      helper: { name: 'Old Tackle', creature: 'bulldog' },
      art: {
        'had everything: boots': 'meadow: L stand proud; boot, ball',
        'the twelfth sits on the bench': 'meadow: L sit sad on bench',
        'The whistle blew': 'meadow: L sit sad on bench; children, bottle',
        'ran up and down beside': 'meadow: L run worried; dog, children',
        'called out what they should do': 'meadow: L shout worried; goal, children',
        'not to like football any more': 'meadow: L sulk sad on bench',
        'I sat on benches': 'meadow: G sit calm on bench; L sit curious on bench',
        'Their big number six': 'meadow: L point curious; children, ball',
        'twisted an ankle': 'meadow: L run happy; children, bench',
        'left of number six': 'meadow: L kick brave; F cheer; ball, goal',
        'Now they take turns': 'meadow: L sit happy on bench; cushion',
      },
    },
  ],
};
