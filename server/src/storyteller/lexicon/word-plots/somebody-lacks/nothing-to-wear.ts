import type { StoryPlotInput } from '../../story-source.ts';

/** The plot `nothing-to-wear` of the frame `somebody-lacks`, for somebody without clothes. */
export const nothingToWear: StoryPlotInput = {
  id: 'nothing-to-wear',
  words: ['clothes', 'dress', 'trousers', 'coat', 'crown', 'shoe', 'hat', 'underpants', 'pants', 'shirt'],
  titles: ['{S} Has Nothing On', 'Something for {S}', '{L} and the Bare Truth'],
  goal: 'find something for {S} to wear',
  trouble: '{S} had no {noun}, and nobody dared to say so',
  solved: '{S} had something to wear, and was glad of it',
  opener:
    '“How splendid!” said everyone in the front row. “How fine! And that collar!” {L+} stood in the second row, on a box, and saw everything. That was just it. You could see everything.',
  friend:
    'Through the middle of the street came {S+}, with a very straight back, and blue with cold. “Isn’t it wonderful?” asked {S}, and looked from one to the other. {S} had no {noun}. None at all! And they all looked at the sky.',
  problem:
    '{L’s} mouth opened before {L} could shut it. “But there’s no {noun}!” It was terribly quiet. {S} looked down. {S} looked for a very long time. “I thought,” said {S}, “that it was only me who couldn’t see it.” And a cold wind came up.',
  tries: [
    'They held a hedge in front of {S}, and walked along with it. It was a rose hedge. You heard that at every step.',
    'The tailor measured {S} for new ones. “Ready by Thursday week,” said the tailor. It was Monday, and it began to hail.',
    'Everyone lent {S} something splendid: a cape with pearls, a chain, a sword. It was heavy, and it scratched, and it was still draughty underneath.',
  ],
  tip: '“Who’s asked what {S} likes?” said {G+}. “All these years they’ve put on {S} what looks grand. I was in the laundry. I know which thing was always worn out first, at both knees.”',
  turn: '{L} ran to the laundry and looked, right at the bottom of the basket. There it was: soft, patched, with stripes, and one button short. {L} brought it out, over one arm, and held it out. “Is it this?” asked {L}.',
  done: '{S} put it on, there in the street, and grew warm from the toes to the ears. “That’s it,” said {S}. “That’s what I always wanted to wear.” It was only a pair of old pyjamas. The whole front row went home to fetch theirs.',
  again:
    'On the first of each month it’s Pyjama Day. They come down the street, with very straight backs, and nobody has to say how splendid it is.',
};
