import type { StoryPlotInput } from '../../story-source.ts';

/** The plot `a-goal-all-the-same` of the frame `odd-outing`, for themes with its words. */
export const aGoalAllTheSame: StoryPlotInput = {
  id: 'a-goal-all-the-same',
  words: ['football', 'match', 'sports day', 'soccer', 'football match', 'team', 'rugby'],
  titles: ['{S} Plays Football', 'A Goal All the Same', 'Pass It to {S}!'],
  goal: 'win the match with {S}',
  trouble: '{S} played quite differently from everybody else',
  solved: 'the ball was in the net',
  opener:
    'Ten players stood on the pitch, and there ought to have been eleven. “We need one more,” said {L+}. “Anybody.”',
  friend:
    '“I’m somebody,” said {S+}, behind the goal. “I’ve got a number already.” It was painted on, and still a bit wet. “You’re in,” said {L}.',
  problem:
    'The whistle blew. {S} ran, or what {nouns} do instead, right through the middle. The ball came. But instead of kicking it {S} {slip}. The other team laughed, and it was one–nil.',
  tries: [
    'They put {S} in goal. A butterfly flew past, and {S} went along with it, to see where it lived. Two–nil.',
    '“Pass!” shouted {L}. “{Voice}!” shouted {S}, and the referee thought that it was the whistle, and stopped the match.',
    'At half-time they all got {treat} instead of oranges. {S} thought that very nice.',
  ],
  tip: '“You’re telling {S} what everyone does with a ball,” said {G+}, the coach. “Ask what {a} does when something round comes flying. Then stand where it lands.”',
  turn: '“What do you do at home, {lair}, when something like that comes?” asked {L}. {S} whispered it in {L’s} ear. {L} grinned, and told the others. They all ran to the left, except for one. There were two minutes to go.',
  done: 'The ball came, high up. {S} did not kick it. {S} did it the {noun} way, which isn’t in any rule book, and nobody on the other team knew what to do. It flew in a big bow, right to {L}, and from {L} into the net. Goal!',
  again:
    'They lost, two–one. But for weeks the whole street practised only that one trick. It’s called “the {noun}”.',
  helper: { name: 'Coach Bounce', creature: 'kangaroo' },
  setting: { home: 'village', main: 'meadow' },
};
