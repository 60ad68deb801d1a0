import type { StoryPlotInput } from '../../story-source.ts';

/** The plot `all-in-a-muddle` of the frame `somebody-does`, for themes with its words. */
export const allInAMuddle: StoryPlotInput = {
  id: 'all-in-a-muddle',
  words: [
    'mix',
    'mix up',
    'muddle',
    'muddle up',
    'confuse',
    'get wrong',
    'jumble',
    'lose',
    'mistake',
    'spell wrong',
  ],
  titles: ['{S} and the Muddle', 'Not That One, {S!}!', 'All Mixed Up'],
  goal: 'put the {items} right again',
  trouble: '{S} had muddled all the {items}',
  solved: 'all the {items} were right again, and one of them was better',
  opener:
    'On that day nothing was what it should be. The baker’s cat barked. It was raining up. “That wasn’t me,” said a voice behind {L+}. Nobody had asked.',
  friend:
    'It was {S+}. “It was me,” said {S}. “I {did}. I only wanted to dust them. And now I can’t tell one from the other. They all look the same from outside!”',
  problem:
    'They tried the first of the {items}, to see. It was the wrong one: {F} had a beak for a while. They tried the second, and there was a smell. “Stop!” cried {S}. “It’s getting worse with every one!”',
  tries: [
    'They put all the {items} in a row, by size. It was a lovely row. It was as wrong as the heap.',
    'They said them backwards. Now it all went wrong backwards.',
    '{S} shut both eyes, and trusted to luck. Luck was out that day.',
  ],
  tip: '“Don’t try to remember all of it at once,” said {G+}. “Test them, one by one, on something very small. And whatever you do, write it on its back at once.”',
  turn: '{L} fetched a pot of paint, a brush and one dried pea. They tried each of the {items} on the pea. The pea grew a hat: blue dot. The pea sang: red dot. The pea was gone: black dot, and into the cupboard with that one.',
  done: 'By evening each one had its dot, and everything was put right. The cat meowed. The rain fell down. Only one of the {items} was new, a mixture of two. They tried it. Everybody smelled of strawberries! That one they kept.',
  again:
    '{S} dusts on Fridays now, from left to right. And when something does go wrong, {S} calls, “That was me!”, before anyone asks.',
};
