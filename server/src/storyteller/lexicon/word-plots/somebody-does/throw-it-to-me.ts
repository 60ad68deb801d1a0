import type { StoryPlotInput } from '../../story-source.ts';

/** The plot `throw-it-to-me` of the frame `somebody-does`, for its class of verbs. */
export const throwItToMe: StoryPlotInput = {
  id: 'throw-it-to-me',
  verbs: ['throw'],
  item: 'a pine cone',
  titles: ['{S} Throws {Some_goods}', 'Throw It to Me', 'Missed!'],
  goal: 'find out why {S} threw things',
  trouble: 'nobody could get past {S} any more',
  solved: 'somebody caught what {S} threw',
  opener:
    'Whizz! Something flew past, and {L+} ducked just in time. Whizz! There came another one. It was a fine day, and it was raining {items}.',
  friend:
    'Up on the wall sat {S+}, with a whole heap beside {S.them}. That’s what {S} liked best in the world: {S} {did}, from morning till night. “Missed!” called {S}. “One more!”',
  problem:
    'Nobody went past there without an umbrella. The postman threw the letters from far away, and missed as well. “Stop that!” people shouted. {S} took it for part of the game, and got faster.',
  tries: [
    '{L} held up a big sign with “Stop” on it. It was easy to hit.',
    'They put up a net. Then {S} had all the {items} back at once, and was delighted.',
    'They threw everything back. Now it whizzed in both directions, and two windows went.',
  ],
  tip: '“Look at {S} after each throw,” said {G+}. “{S} is waiting for something. A throw is only the first half. Who’s doing the second?”',
  turn: '{L} went out into the open, without umbrella, and held up both hands. “Throw it to me!” called {L}. {S} stopped. Then {an_item} came flying, quite gently, in a high curve. {L} caught it, and did not shout, but threw it back.',
  done: '“You caught it,” said {S}, as if nobody had ever done that. To and fro it went, and the curve got higher and higher. The people put down their umbrellas, to see better. By evening they stood in a row, and everyone wanted to catch one.',
  again: 'On Sundays there’s catching in the square. First they open all the windows. {S} keeps the score.',
};
