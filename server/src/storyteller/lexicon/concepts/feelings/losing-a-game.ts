import type { StorySourceInput } from '../../story-source.ts';

/** Stories about losing and trying again. */
export const losingAGame: StorySourceInput = {
  id: 'losing-a-game',
  words: [
    'lose/losing game/match/race',
    'lose/losing at',
    'want/wants win',
    'win always',

    'bad/sore loser',
    'board game',
    'game night',

    'practice',
    'fail',
    'failure',
  ],
  situations: ['lost', 'learn', 'trait', 'wants', 'cannot'],
  topic: 'losing and trying again',
  thing: 'the game',
  main: 'cottage',
  weather: 'rain',
  plots: [
    {
      id: 'always-last',
      titles: ['{L} Loses Again', 'One More Game', 'The Last Place Cup'],
      goal: 'lose a game without tears',
      trouble: 'every game ended in tears',
      solved: 'losing was only half as bad',
      opener:
        'It was raining, so they got out the board with the little ladders. {L+} took the red counter. “Today I’ll win,” said {L}. “I feel it in my feet.”',
      problem:
        'Three steps before the end, the red counter landed on a snake and slid all the way down. {L} swept the whole game off the table. “Stupid game!”',
      tries: [
        'They let {L} win. {L} noticed. It’s no fun to win against people who look at the ceiling.',
        '{L} made up a new rule: red never slides. Then the others made up new rules, too, and in the end nobody knew who was playing.',
        '{L} played alone against {L}, and lost that as well.',
      ],
      tip: '“I’ve lost a thousand games,” said {G+}. “The trick is to collect them. Each time I lose, I write down one funny thing that happened. My book’s nearly full.”',
      turn: '{L} breathed in, picked up the counters and set the game out once more. And when the red one slid down the snake, {L} squeezed both fists and then said: “Whee!”',
      done: 'They laughed so much that {F’s} counter fell into the tea. {L} came last. But nobody had cried, and everybody said at the same time: “Again!”',
      again:
        'There’s a cup on the shelf now, made of a tin, for the one who loses best. {L} has won it twice.',
      helper: { name: 'Old Domino', creature: 'penguin' },
    },
  ],
};
