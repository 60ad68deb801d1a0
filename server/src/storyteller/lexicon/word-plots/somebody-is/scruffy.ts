import type { StoryPlotInput } from '../../story-source.ts';

/** The plot `scruffy` of the frame `somebody-is`, for themes with its words. */
export const scruffy: StoryPlotInput = {
  id: 'scruffy',
  words: ['dirty', 'smelly', 'muddy', 'messy', 'stinky', 'untidy', 'scruffy', 'sticky'],
  titles: ['{S} Is Rather {Quality}', 'Phew!', 'A Bath for {S}'],
  goal: 'get {S} clean',
  trouble: '{S} was still {quality}',
  solved: '{S} was clean, except for one small place',
  opener:
    'First came the flies. Then came the smell. And then, quite a while later, came somebody along the road. {L+} held on to the fence.',
  friend:
    '“Is something wrong?” asked {S+}. “People keep falling over.” {L} breathed through the mouth. “You’re a little {quality},” said {L}, who was very polite.',
  problem:
    '{S} wanted to come in. But wherever {S} had been, it looked like a ploughed field. The sofa said “squelch”. The cat moved out. “Don’t you like me?” asked {S}. They liked {S} very much, from outside.',
  tries: [
    'They hung {S} over the line and beat {S} like a carpet. Now everybody else was {quality} as well.',
    '{F} sprayed perfume. It smelled of roses now, and of all the rest.',
    'They ran a bath. When {S} got in, the water got out. It had taken a look.',
  ],
  tip: '“You’re scrubbing away something that {S} likes,” said {G+}. “Ask what each spot is. You don’t throw away a diary.”',
  turn: '“What’s this one?” asked {L}, and pointed. “That’s the hill I rolled down,” said {S}. “And that’s the jam from Aunt Bea.” {L} got out paper and paints, and they drew every spot in a book, before it was washed off.',
  done: 'At the end {S} was clean, and shone like an apple, and the book was full. Only one small spot was left behind the ear. “That one stays,” said {S}. “I don’t remember where it’s from.”',
  again:
    '{S} goes out each morning and collects new ones. On Saturdays they’re put in the book, and there is a great deal of foam.',
};
