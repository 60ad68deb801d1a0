import type { StoryPlotInput } from '../../story-source.ts';

/** The plot `loves-one-thing` of the frame `somebody-does`, for themes with its words. */
export const lovesOneThing: StoryPlotInput = {
  id: 'loves-one-thing',
  words: ['love', 'like', 'adore', 'be mad about', 'dream about', 'only like', 'be crazy about'],
  titles: ['{S} and the {Items}', 'Just One Thing, Said {S}', '{S} Shares It'],
  goal: 'find somebody who likes {items} as much as {S}',
  trouble: 'nobody but {S} cared for {items}',
  solved: '{S} was no longer the only one',
  opener:
    'Everyone has something that they like. {L+} liked the smell of rain. But {L} had never met anyone who liked one thing so much as the one on the next bench.',
  friend:
    '“Do you know anything about {items}?” asked {S+}, before {L} had even sat down. “I do. I know everything. Would you like to hear it? It takes about three days.” And {S} began, with shining eyes.',
  problem:
    'At the next table they were rolling their eyes. “{Items} again,” they said. “That’s nothing for somebody like {S}.” They moved away, with their plates. {S} saw it, and stopped in the middle of a word.',
  tries: [
    '{S} tried to like what they all like. It was called ball. {S} stood on the field, and thought of {items}, and the ball came by.',
    '{S} said nothing about it for a whole day. In the evening {S} was so full that there was a humming sound.',
    '{L} learned it all by heart, so that {S} would have somebody to talk to. {L} knew it all, but only from {S}.',
  ],
  tip: '“You tell it to everyone,” said {G+}, “and to nobody. There’s always one person who’s got the same thing, and keeps quiet about it, just like you. Put a light in the window for that one.”',
  turn: '{L} and {S} painted a sign, very small, so that only those who look closely could read it: “{Items}? Thursday, four o’clock.” They hung it up low down, by the shoe rack. On Thursday they put out three chairs, to be on the safe side.',
  done: 'At four nobody came. At five past four the door opened by a crack. It was the one who had rolled {S.their~both} eyes most of all. “Is it here, with the {items}?” Behind that one stood another, and another. They needed nine more chairs.',
  again:
    'On Thursdays you can’t get through to {S}. The window is steamed up, and in there everyone is talking at the same time.',
};
