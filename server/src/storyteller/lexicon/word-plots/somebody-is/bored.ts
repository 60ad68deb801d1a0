import type { StoryPlotInput } from '../../story-source.ts';

/** The plot `bored` of the frame `somebody-is`, for themes with its words. */
export const bored: StoryPlotInput = {
  id: 'bored',
  words: ['bored', 'boring', 'nothing to do'],
  titles: ['{S} Is Bored', 'Nothing to Do', 'The Longest Afternoon'],
  goal: 'find something to do for {S}',
  trouble: '{S} was still bored',
  solved: '{S} had no time left to be bored',
  opener:
    'It was a long, grey afternoon, and it had got stuck at half past two. {L+} breathed on the window and drew a face. The face looked bored as well.',
  friend:
    '“I’m bored,” said {S+} at the door. “I’ve done everything there is, and twice.” “Then let’s do nothing together,” said {L}. “That’s what I’ve been doing,” said {S}, and sighed.',
  problem:
    'Every game was too long or too short. Every book was known already. {S} lay on the floor, and slid down the sofa, and lay on the floor. The clock said half past two.',
  tries: [
    '{F} suggested forty things. To each of them {S} said, “Nah.” At thirty-eight {F} was bored too.',
    'They watched a snail. It was exciting for the first metre.',
    '{L} turned the clock forward. It was half past four now, and just as boring.',
  ],
  tip: '“Splendid!” said {G+}. “Boredom is the best thing that can happen to a box. Put one in the middle of the room, and leave it there. Nobody may say anything for five minutes.”',
  turn: 'They put a box in the middle of the room. One minute. Two. {S} pushed it with a toe. Three. “From this side,” said {S}, “it looks a bit like a boat.” Four. “It needs a mast,” said {L}. Nobody noticed number five.',
  done: 'They sailed round the carpet, past the Cape of Chairs, through a storm of socks. They had pirates, and whales, and a mutiny. When somebody called “Supper!”, {S} cried, “But it’s only half past two!” It was seven.',
  again: 'The box stands in the corner now. On it {S} wrote, “Property of the bored. Do not tidy.”',
};
