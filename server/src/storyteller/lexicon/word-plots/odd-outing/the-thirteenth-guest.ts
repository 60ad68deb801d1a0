import type { StoryPlotInput } from '../../story-source.ts';

/** The plot `the-thirteenth-guest` of the frame `odd-outing`, for themes with its words. */
export const theThirteenthGuest: StoryPlotInput = {
  id: 'the-thirteenth-guest',
  words: ['party', 'birthday', 'birthday party', 'wedding', 'disco', 'my birthday'],
  titles: ['{S} Comes to the Party', 'The Thirteenth Guest', 'A Piece of Cake for {S}'],
  goal: 'have {S} at the party',
  trouble: 'the party had gone wrong because of {S}',
  solved: 'it was the best party that there ever was',
  opener:
    'Twelve guests, twelve plates and twelve paper hats: everything for the party was ready. Then the bell rang a thirteenth time. {L+} went to the door.',
  friend:
    'Outside stood {S+}, with a present tied up in string. “I heard the music,” said {S}, “as far as where I live, {lair}. Is it a birthday?” “Come in,” said {L}. “It’s my party.”',
  problem:
    'At first they were all astonished, and then they were all delighted. “Musical chairs!” they called. {S} had never played that. The music stopped, and {S} {slip}. There were no more chairs. There was no more table, either.',
  tries: [
    'They played pass the parcel. {S} thought that they were passing {treat} round, and ate it, paper and all.',
    '{S} wanted to blow out the candles for {L}. “{VOICE}!” It put out the candles and took off the icing, as far as the curtains.',
    'Two small guests began to cry, because there was no cake to be seen any more. {S} crept under the tablecloth. One could still see a good deal of {noun}.',
  ],
  tip: '“The games are all for people with two legs and a chair,” said {G+}. “Whose party is it? Let {L} make up a game that {a} can win, and everybody else can lose at, laughing.”',
  turn: '{L} thought hard, and then lifted the tablecloth. “We’ll play the {noun} game,” said {L}. “You’ve got to do everything that {S} does, and say what {S} says.” {S} put out one eye. “{Voice}?” – “{Voice}!” shouted twelve guests.',
  done: 'And off they went behind {S}, once round the house and through the flower bed, and whoever laughed was out. In the end they were all out, and lay in the grass. Then they opened the present: {treat}, with a bow! Somebody put a candle on top.',
  again:
    'There are thirteen hats in the box now. And the game that everybody asks for, at every party, is the {noun} game.',
  setting: { home: 'cottage', main: 'garden' },
};
