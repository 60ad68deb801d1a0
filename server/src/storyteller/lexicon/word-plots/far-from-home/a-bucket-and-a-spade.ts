import type { StoryPlotInput } from '../../story-source.ts';

/** The plot `a-bucket-and-a-spade` of the frame `far-from-home`, for themes with its words. */
export const aBucketAndASpade: StoryPlotInput = {
  id: 'a-bucket-and-a-spade',
  words: ['beach', 'seaside', 'sea', 'shore', 'coast', 'desert', 'island', 'pool'],
  titles: ['{S} on the Beach', 'A Bucket and a Spade', '{S} Goes to the Sea'],
  goal: 'spend a day at the seaside with {S}',
  trouble: 'the beach was too hot, too wet and too sandy for {a}',
  solved: '{S} loved the beach',
  opener:
    'Bucket, spade, sun cream: {L+} had everything for the beach. “Have you got two of those?” somebody asked, behind the windbreak.',
  friend:
    'It was {S+}, in sunglasses. “I’ve come for the holidays,” said {S}. “At home, {lair}, there’s nothing like this. What does one do here?” “Everything,” said {L}.',
  problem:
    'But a beach is not so easy for {a}. There was sand in everything, the sun was far too warm, and the sea kept coming and going as it liked. {S} wanted to get into a deckchair, and {slip}. The whole beach sat up.',
  tries: [
    'They put cream on {S}, all over. It took four bottles. Then {S} rolled over, and had the whole beach stuck on.',
    '{S} bought an ice cream. A seagull looked at it. Then the seagull had the ice cream, and {S} said a very small “{voice}”.',
    '{L} ran into the waves, to show how nice it was. {S} went in with one toe, and out again. “It’s alive,” said {S}.',
  ],
  tip: '“You want to do it all at once,” said {G+}, under the umbrella. “Start at the edge, where it’s half beach and half sea. Dig. When {a} has dug a place, then it belongs there.”',
  turn: 'So they began to dig, {L} with the spade and {S} the {noun} way. First there was a hole. Then there was water at the bottom, cool and clear. They built a wall round it, and towers, and a bench of sand, and it looked a bit like at home.',
  done: '{S} sat down in it up to the middle, with the sunglasses on, and ate {treat}. A small wave came over the wall and tickled. “Again!” said {S}. By evening it was {S} who ran into the waves first, with a splash that wet the whole beach.',
  again: 'In the suitcase at home there’s still some sand. {S} won’t let anybody sweep it up.',
  setting: { home: 'village', main: 'shore' },
};
