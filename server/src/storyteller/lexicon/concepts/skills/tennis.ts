import type { StorySourceInput } from '../../story-source.ts';

/** Stories about tennis and other games over a net. */
export const tennis: StorySourceInput = {
  id: 'tennis',
  words: [
    'tennis',
    'badminton',
    'ping pong',
    'table tennis',
    'tennis lesson/ball/racket/match/player',
    'volleyball',
    'pickleball',
    'learn/learning play tennis',
  ],
  situations: ['learn', 'wants', 'cannot', 'has', 'deed', 'visit', 'trait'],
  topic: 'tennis',
  thing: 'the net',
  home: 'meadow',
  main: 'meadow',
  plots: [
    {
      id: 'how-long-can-it-stay-up',
      titles: ['{L} Plays Tennis', 'Over the Net', 'Three Hundred'],
      goal: 'keep the ball going over the net',
      trouble: 'no ball came back over the net',
      solved: 'the ball had gone to and fro a hundred times',
      object: 'ball',
      opener:
        'There were two rackets, a yellow ball and a net with a hole in it. {L+} had waited all spring for it to be warm enough. Now the first day had come.',
      friend:
        '{F+} stood on the other side. “I’m going to win,” called {F}. “No, I am,” called {L}, and hit the ball as hard as possible. It landed in the elderberry bush.',
      problem:
        '{F} hit even harder, and that one was in the stream. They spent more time looking for the ball than playing. “One to me,” said {F}. “That was out,” said {L}. By noon they weren’t speaking to each other.',
      tries: [
        'They put up a rope as a line, so that there would be no quarrel. Now they quarrelled about the rope.',
        '{L} hit very high balls. {F} hit very low ones. Nobody got any of them.',
        'They played with the wrong hand, to be fair. The ball got stuck in the hole in the net.',
      ],
      tip: '“Is it a game against each other?” asked {G+}. “I go to and fro here all day with worms, and nobody loses. You both want the same thing: that it stays in the air. How often can you do it? I’ve counted. Your record is one.”',
      low: 'One! That really wasn’t much. {L} looked across the net at {F}, and {F} looked back. “One is nothing,” said {F}. “We could do three.”',
      turn: 'This time {L} didn’t think about winning. {L} hit the ball so that {F} could reach it. “One,” said {L}. It came back, a bit crooked. {L} ran. “Two!” called {F}. “Three! Four!” At seven it fell in the grass, and they both laughed.',
      done: 'The next day it was twenty. On the third day they didn’t stop talking or running, and only counted: ninety-eight, ninety-nine, a hundred! {L} was so surprised that {L} missed the next one. They shook hands over the net. Both of them had won.',
      again:
        'The record is three hundred and eleven. On rainy days they quarrel about who made the mistake at three hundred and twelve.',
      outcomes: [
        {
          kinds: ['party', 'eats', 'plays', 'shares'],
          done: 'On the third day they only counted: ninety-eight, ninety-nine, a hundred! {L} was so surprised that the next one went into the elderberry bush. Behind it there’s a bench in the shade, and {told}.',
        },
        {
          kinds: ['gets', 'given-by', 'all-get', 'invited', 'says', 'says-words'],
          done: 'On the third day they only counted: ninety-eight, ninety-nine, a hundred! They shook hands over the net. Both of them had won. {G} came by once more, this time without a worm, and {told}.',
        },
        {
          kinds: ['hugs', 'laughs', 'claps', 'happy', 'feels', 'no-longer', 'friends', 'team'],
          done: 'On the third day they only counted: ninety-eight, ninety-nine, a hundred! {L} was so surprised that {L} missed the next one. They met at the net, at the hole in it, and {told}.',
        },
        {
          kinds: ['home', 'way-home', 'sleep'],
          done: 'On the third day they only counted: ninety-eight, ninety-nine, a hundred! They shook hands over the net. Then the yellow ball could not be told from the evening any more, and {told}.',
        },
        {
          kinds: ['any'],
          done: 'They hit it so that the other could reach it. The next day it was twenty. On the third day it was ninety-eight, ninety-nine, a hundred! {L} was so surprised that {L} missed the next one. They looked at each other over the net, and {told}.',
        },
      ],
      helper: { name: 'Mother Robin', creature: 'robin' },
      art: {
        'There were two rackets': 'meadow: L hold racket happy; yellow ball, net',
        'stood on the other side': 'meadow: L+F shout; racket, ball, bush',
        'hit even harder': 'meadow: F hold racket angry; L search angry; ball',
        'put up a rope as a line': 'meadow: L+F shout angry; rope, racket',
        'hit very high balls': 'meadow: L look worried at sky racket; F crouch racket; ball',
        'with the wrong hand': 'meadow: L look worried at net; F look; net, ball',
        'Is it a game against': 'meadow: G say calm; L+F listen; worm, ball',
        'That really wasn’t much': 'meadow: L look F sad; F look L; net',
        'hit the ball so that': 'meadow: L hold racket happy; F hold racket happy; ball',
        'ninety-eight, ninety-nine, a hundred': 'meadow: L hold-hands F happy; F laugh; net, ball',
        'On rainy days they quarrel': 'living-room, rain: L+F laugh; racket, ball',
      },
    },
  ],
};
