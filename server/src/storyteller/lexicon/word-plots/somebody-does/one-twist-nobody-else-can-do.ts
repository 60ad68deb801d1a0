import type { StoryPlotInput } from '../../story-source.ts';

/** The plot `one-twist-nobody-else-can-do` of the frame `somebody-does`, for its class of verbs. */
export const oneTwistNobodyElseCanDo: StoryPlotInput = {
  id: 'one-twist-nobody-else-can-do',
  verbs: ['play'],
  titles: ['{S} Joins In', 'The {S!} Twist', 'May I Play Too?'],
  goal: 'get {S} into the game',
  trouble: 'nobody wanted {S} in the game',
  solved: '{S} was in the team',
  opener:
    'On the field behind the school it was as loud as every afternoon. Only one stood at the edge and said nothing, and looked. {L+} had noticed it for a week.',
  friend:
    '“Do you want to join in?” asked {L}. It was {S+}. At home, {lair}, {S} {did} in secret, every evening. “They’ll say that I’m the wrong shape for it,” said {S}.',
  problem:
    'They did say that. “Somebody like {S} can’t {do},” said the tall one. And at first it looked that way: {S’s} {limbs} got mixed up, everything took twice as long, and the others had finished before {S} had begun.',
  tries: [
    '{S} did it just like the tall one. It ended in a knot, and they needed a spoon to undo it.',
    '{L} changed the rules to make it easier. “That isn’t the same game,” said {S}, and that was true.',
    '{S} was allowed to hold the coats. {S} held them very well, and looked over the top of them all the time.',
  ],
  tip: '“They play as their own legs tell them,” said {G+}. “What can {S’s} {limbs} do better than all of theirs? Not the whole game. One thing. Begin with that.”',
  turn: '{L} watched {S} closely, and there it was: a small quick twist, sideways, that no one else could do. “Do only that,” said {L}, “and leave the rest to us.” They practised until the lamps came on. The others had stopped to look.',
  done: 'The next day there was one minute left, and it was close. “Now!” called {L}. {S} came from the side, quick, with a twist, and then they all shouted. So {S} {did} in the big team, and the tall one said, “Show me that!”',
  again: 'By now they can all do it, more or less. They call it “the {S!}”.',
};
