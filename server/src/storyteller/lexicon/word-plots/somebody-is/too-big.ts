import type { StoryPlotInput } from '../../story-source.ts';

/** The plot `too-big` of the frame `somebody-is`, for themes with its words. */
export const tooBig: StoryPlotInput = {
  id: 'too-big',
  words: [
    'too big',
    'too tall',
    'too large',
    'too fat',
    'too heavy',
    'too long',
    'huge',
    'enormous',
    'giant',
    'gigantic',
  ],
  titles: ['{S} Is Too Big', 'No Room for {S}', 'Big, Bigger, {S}'],
  goal: 'find a place where {S} fits',
  trouble: '{S} did not fit in anywhere',
  solved: '{S} had a place that fitted',
  opener:
    'Something was sticking out of the door, and out of the window, and out of the chimney as well. {L+} walked once round the house. It belonged to one and the same person.',
  friend:
    '“I’m stuck,” said {S+}. “I only wanted to have a look. I’m {quality}.” {L} rubbed {S} with soap from top to toe, and with a plop {S} was out. So was the door.',
  problem:
    'Under the table, {S} lifted it up. On the swing, the tree bent down. In hide and seek {S} was found each time, in front and behind. “I wish I were half,” said {S}, “or even less.”',
  tries: [
    '{S} pulled in everything that can be pulled in, and held {S.their~their} breath. It was enough for one step. Then {S} had to breathe out, and the fence fell over.',
    'They took out a wall, so that there was more room. It rained in, and {S} still bumped into the ceiling.',
    '“Make yourself small,” said {F}. {S} knelt and bent and folded up. Now {S} was a very big ball.',
  ],
  tip: '“You’re making {S} smaller,” said {G+}. “Make the thing bigger! Who says a bath has to be a tub, or a bed a box? Think of the biggest one you know, and go outdoors.”',
  turn: '{L} looked out over the hill. What’s bigger than a room, and has no walls? The lake! The meadow! The whole night sky! “Run!” called {L}, and {S} ran, properly, for the first time, with arms and legs.',
  done: 'Splash! The lake was just right. It had room for {S}, and for all the others, who slid down {S’s} back into the water. “Again!” they shouted. “With anybody else it’s too short!”',
  again: 'The house has got its door back. And when it rains, they all sit under {S}, in the dry.',
};
