import type { StoryPlotInput } from '../../story-source.ts';

/** The plot `what-may-fly` of the frame `hurtful-deed`, for themes with its words. */
export const whatMayFly: StoryPlotInput = {
  id: 'what-may-fly',
  words: ['throw', 'toss', 'fling', 'chuck'],
  titles: ['What May Fly', '{S} and the Throwing Basket', 'Soft Things Only'],
  goal: 'find things for {S} to throw that hurt nobody',
  trouble: 'things flew through the air, and somebody could get hurt',
  solved: '{S} knew what may fly and where',
  opener:
    'Something whizzed past {L+} and landed with a thud. It was not the first that day. And it was not a game, for somebody was holding a hand over one eye.',
  friend:
    '{S+} stood there, with one arm still in the air. {^S} {did}. {S’s} face was red, and not with joy. “It just flew,” said {S}.',
  problem:
    'It had been close. A little to the left, and it would have been an eye. “That’s dangerous,” said {L}. {^S} put both hands on {S.their~the} back. But as soon as something went wrong, the next thing was in the air.',
  tries: [
    'They took away everything that could be thrown. In the end there was nothing left but the carpet.',
    'They shouted at {S} from behind the sofa. {S} heard only that they were shouting, and threw a shoe.',
    'They told {S} to pick it all up, alone and in tears. It got tidy, and {S} was just as full of thunder as before.',
  ],
  tip: '“An arm like that wants to throw,” said {G+}. “So give it what’s soft, and a place for it. Sand stays down and food stays on the plate. But a sock can fly and hurt nobody.”',
  turn: '{L} and {S} rolled up all the old socks, nineteen of them, and put a basket against the wall. “When there’s thunder in you,” said {L}, “here.” {S} threw a sock, and another one. At the ninth one {S} said what it was about.',
  done: '“Nobody listened to me,” said {S}. So that was it. Now somebody listened. Then {S} swept up what was on the floor, and {L} held the dustpan. And {S} asked the one with the sore eye, “Does it still hurt? I’m sorry.”',
  again:
    'The basket with the socks stands by the wall. On bad days all nineteen fly. On good days they’re just socks.',
  helper: { name: 'Captain Moss', creature: 'toad' },
};
