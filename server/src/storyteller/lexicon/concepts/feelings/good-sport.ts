import type { StorySourceInput } from '../../story-source.ts';

/** Stories about being a good winner and a good loser. */
export const goodSport: StorySourceInput = {
  id: 'good-sport',
  words: [
    'good sport',
    'be/being good sport',
    'sportsmanship',
    'good sportsmanship',
    'good winner',
    'bad winner',
    'win/winning and losing',
    'winning losing',
    'win/winning',
    'gloat/gloating',
    'boast/boasting',
    'show/showing off',
    'brag/bragging',
  ],
  situations: ['learn', 'deed', 'trait'],
  topic: 'being a good sport',
  thing: 'the game',
  main: 'cottage',
  indoors: true,
  plots: [
    {
      id: 'the-winning-dance',
      titles: ['{L} Wins', 'The Winner’s Dance', 'Good Game!'],
      goal: 'find somebody to play another game',
      trouble: 'nobody wanted to play with {L} any more',
      solved: 'they were playing again, and it was fun',
      opener:
        '{L+} was good at the ladder game, the one with the dice and the counters. {L} nearly always won. And after winning there was a dance, with both arms in the air.',
      friend:
        '{F+} came to play. {F} threw a one, and then a two. “I’m winning!” sang {L}. “I’m winning, and you’re losing!”',
      problem:
        '{L} won, and danced round the table. “I won, I won, you’re slow, you’re slow!” {F} put the counter back in the box. “I’m going to play outside,” said {F}. And so did everyone else.',
      tries: [
        '{L} called after them, “I’ll let you win next time!” That made it worse. Nobody likes to be let.',
        '{L} played alone, left hand against right hand. The right hand won. Then it danced, and that looked silly.',
        '{L} went outside and said, “Who wants to lose against me?” Nobody did.',
      ],
      tip: '“Do you remember losing on Sunday?” asked {G+}. “You threw the dice under the sofa. What would you have liked to hear just then? A song about how slow you are? Go and say the other thing.”',
      low: '{L} sat in front of the box. All the counters were there, in all the colours. It is a game for two to four players, it said on the lid.',
      turn: '{L} went to {F}. “I’m sorry I showed off,” said {L}. “You had bad luck with the dice, and you played well all the same. Will you play again? No dance.” {F} thought about it. “All right,” said {F}.',
      done: 'They played three games. {L} won one, and said, “Good game,” and shook {F’s} hand. {F} won the other two. It hurt a bit. {L} swallowed and said it again, “Good game.” And now {F} asked, “Shall we play another?”',
      again: 'There is still a dance. But now everybody who has played dances it together.',
      helper: { name: 'Grandpa Tuck', creature: 'tortoise' },
      outcomes: [
        {
          asked: ['lose/lost/learn/game/again/good/well/shake'],
          kinds: ['plays', 'says', 'says-words'],
          done: 'They played three games. {L} won one, and said, “Good game,” and shook {F’s} hand. {F} won the other two. It hurt a bit. {L} swallowed, and it was easier than a dance round the table, and {told}.',
        },
        {
          asked: ['win/won/prize/trophy/medal/cup'],
          kinds: ['gets', 'given-by', 'all-get'],
          done: 'They played again, without a dance. {L} threw a one, and then a two, and {F} was ahead, and then they were both on the last ladder. “Good game,” said one of them, before it was over. The dice rolled right across the table, and {told}.',
        },
        {
          kinds: [
            'friends',
            'new-friend',
            'still-friends',
            'team',
            'hugs',
            'laughs',
            'claps',
            'happy',
            'feels',
            'stays',
            'party',
            'eats',
            'shares',
            'makes',
            'home',
            'way-home',
            'tells',
            'sleep',
          ],
          done: '{L} won one game and {F} won two, and they said “Good game” three times. Then the others came back in from outside, to see why nobody was singing. The box was still open, and there were six colours in it, so {told}.',
        },
      ],
    },
  ],
};
