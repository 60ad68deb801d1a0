import type { StoryPlotInput } from '../../story-source.ts';

/** The plot `up-early` of the frame `somebody-does`, for themes with its words. */
export const upEarly: StoryPlotInput = {
  id: 'up-early',
  words: [
    'get up early',
    'wake up early',
    'work at night',
    'awake at night',
    'work all night',
    'never sleep',
  ],
  titles: ['Before the Sun, {S}', 'While Everyone Sleeps', '{S} at Four O’Clock'],
  goal: 'help {S} through one night’s work',
  trouble: '{S} was alone with all the work of the night',
  solved: '{S} had slept in for once, and the work was done',
  opener:
    'In the morning everything is there: the bread is warm, the street is swept, the lamps are out. “Who does that?” asked {L+}. “And when?” {L} set the clock to four.',
  friend:
    'At four o’clock there was only one light in the whole town. Behind it was {S+}, with floury elbows. “A visitor?” said {S}. “There’s never been one. Can you tie an apron?”',
  problem:
    'There was so much to do, and everything at once. And {S} yawned. “I get up when you go to bed,” said {S}. “I’ve never seen a party. Nobody has ever said good morning to me. When you get up, I’m asleep.” And then {S’s} head sank on the table.',
  tries: [
    '{L} wanted to do it alone. {L} mixed up the salt and the sugar, and the big spoon and the small one. It was a very interesting taste.',
    'They sang to {S}, to wake {S.them} up. But at four in the morning every song turns into a lullaby.',
    '{F} worked twice as fast. It was finished in half the time, and it was half finished.',
  ],
  tip: '“In the dark you do things one after the other,” said {G+}, who drives the milk cart. “Listen: it ticks, it bubbles, it smells. Each of them tells you when it’s its turn.”',
  turn: 'So {L} was quiet, and listened. Something bubbled: stir! Something crackled: turn it round! Something smelled: out with it! {F} carried, {L} counted, and {S} slept with a smile and a bit of dough on the nose.',
  done: 'When the sun came up, it was all done. The people came, sniffed, and were glad. “Pssst,” said {L}, and pointed. They stood on tiptoe, forty of them, and looked at {S}. And then they said it all together, quite softly: “Good morning, {S!}.”',
  again:
    'Once a year the whole town gets up at four, and {S} may sleep. It’s a party, too, so that {S} can see one. It takes place at noon.',
};
