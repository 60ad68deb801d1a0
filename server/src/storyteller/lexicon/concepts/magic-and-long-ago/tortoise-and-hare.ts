import type { StorySourceInput } from '../../story-source.ts';

/** Stories about the tortoise and the hare. */
export const tortoiseAndHare: StorySourceInput = {
  id: 'tortoise-and-hare',
  words: [
    'tortoise and hare',
    'hare and tortoise',
    'slow and steady',
    'slow steady',
    'tortoise hare',
    'hare tortoise',
    'tortoise win/wins race',
    'tortoise beat/beats hare',
  ],
  situations: ['learn', 'pair', 'deed', 'being-and-thing'],
  topic: 'the tortoise and the hare',
  thing: 'the race',
  home: 'meadow',
  main: 'meadow',
  plots: [
    {
      id: 'one-step-and-another',
      titles: ['One Step and Another', '{L} and the Great Race', 'Slow and Steady'],
      goal: 'see the tortoise home at the end of the race',
      trouble: 'the hare was far ahead',
      solved: 'the tortoise was the first at the finish',
      opener:
        '“I can run round the hill before you’ve put your shoes on,” said the hare to the tortoise. “Let’s see,” said the tortoise. Everyone laughed. {L+} was asked to wave the flag.',
      friend:
        '{F+} drew the finishing line with a stick, between the oak and the brook. “Will you cheer for the hare or the tortoise?” asked {F}. {L} thought about it. “For the one who needs it more,” said {L}.',
      problem:
        'Ready, steady, go! The hare was gone in a cloud of dust. When the dust had settled, the tortoise had taken four steps. The path to the oak was as long as a whole afternoon, and all the others had already gone to have cake.',
      tries: [
        '“Run!” called {L}. The tortoise ran. That is to say, it fell over its own front foot, and lost a minute.',
        '“Take the short cut, through the brook!” called {F}. But it had been agreed: round the hill. “I want to win properly,” said the tortoise.',
        '{L} told it how far it still was. That was no help. Its head went right back into its shell.',
      ],
      tip: '“Never look at the whole path,” said {G+}, who was sitting on a leaf. “Nobody can walk that. I’ve come all the way from the wall, and I only ever walked as far as the next blade of grass.”',
      low: 'The tortoise put its head out again. “As far as the next blade of grass?” it said. “I can do that. That’s just one step.”',
      turn: '“To that daisy!” said {L}, and walked along beside the tortoise, just as slowly. “And now to that stone!” Daisy, stone, molehill, one step and another. Under a bush lay the hare, fast asleep. They tiptoed past.',
      done: 'When the hare woke up, it ran like the wind! But there was {L} with the flag, and the tortoise put one foot over the line, and then the other. “How did you do that?” panted the hare. “With my feet,” said the tortoise.',
      again:
        'The hare asked for another race. “Gladly,” said the tortoise, “but only if you walk it with me.” They talked the whole way, and both of them won.',
      outcomes: [
        {
          kinds: ['party', 'eats', 'plays', 'shares'],
          done: 'There was {L} with the flag, and the tortoise put one foot over the line, and then the other. The hare was a moment too late. All the others had gone to have cake, so that’s where they went too, at tortoise speed, and {told}.',
        },
        {
          kinds: ['gets', 'given-by', 'all-get', 'invited', 'says', 'says-words'],
          done: 'There was {L} with the flag, and the tortoise put one foot over the line, and then the other. “How did you do that?” panted the hare. “With my feet.” The snail had watched it all from a leaf, and {told}.',
        },
        {
          kinds: ['hugs', 'laughs', 'claps', 'happy', 'feels', 'no-longer', 'friends', 'team'],
          done: 'There was {L} with the flag, and the tortoise put one foot over the line, and then the other. “How did you do that?” panted the hare. “With my feet,” said the tortoise, and {told}.',
        },
        {
          kinds: ['home', 'way-home', 'sleep'],
          done: 'There was {L} with the flag, and the tortoise put one foot over the line, and then the other. “Shall I carry you?” panted the hare. “It’s only as far as the next daisy,” said the tortoise. They took it slowly, daisy by daisy, and {told}.',
        },
        {
          kinds: ['any'],
          done: 'So they went, daisy, stone, molehill. When the hare woke up, it ran like the wind. But there was {L} with the flag, and the tortoise had only one blade of grass left to go to, and {told}.',
        },
      ],
      helper: { name: 'Gina', creature: 'snail' },
      art: {
        'asked to wave the flag': 'meadow: L hold flag happy; rabbit, tortoise',
        'the finishing line with': 'meadow: F draw stick happy; L hold flag curious; tree',
        'in a cloud of dust': 'meadow: L think worried; F point worried; tortoise, rabbit, flag',
        'over its own front foot': 'meadow: L shout; F look worried; tortoise',
        'through the brook': 'meadow: F point; L look curious; tortoise, wave',
        'back into its shell': 'meadow: L speak ashamed; F think worried; tortoise',
        'can walk that': 'meadow: G say; L+F look G curious; grass',
        'That’s just one step': 'meadow: L look happy; F clap happy; tortoise, grass',
        'Under a bush lay': 'meadow: L tiptoe happy; F tiptoe happy; tortoise, rabbit, bush',
        'With my feet': 'meadow: L raise flag proud; F cheer; tortoise, finish-line, rabbit',
        'and both of them won': 'meadow: L wave happy; F wave happy; rabbit, tortoise',
      },
    },
  ],
};
