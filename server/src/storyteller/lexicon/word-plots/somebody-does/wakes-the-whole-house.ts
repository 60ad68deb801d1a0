import type { StoryPlotInput } from '../../story-source.ts';

/** The plot `wakes-the-whole-house` of the frame `somebody-does`, for themes with its words. */
export const wakesTheWholeHouse: StoryPlotInput = {
  id: 'wakes-the-whole-house',
  words: [
    'wake everyone',
    'wake everybody',
    'wake us',
    'wake them',
    'wake family',
    'wake baby',
    'wake village',
    'wake street',
    'wake house',
    'wake mum',
    'wake dad',
    'wake me',
  ],
  titles: ['{S} Wakes Them All', 'Who Is Up at Five?', 'Ssh, {S!}!'],
  goal: 'get one whole night’s sleep',
  trouble: '{S} woke them all while it was still dark',
  solved: '{S} woke them at the right time, and softly',
  opener:
    'At five o’clock it was dark, as it ought to be, and warm under the blanket. {L+} was in the middle of a dream with a ladder in it. And then came the noise, and there was no dream any more.',
  friend:
    'It was {S+}, and it was the best of moods. “I’m up!” called {S}. “Are you up too? And you? And you?” One lamp after the other went on along the street.',
  problem:
    'It was like that every morning. They yawned at lunch and put salt in their tea. The postman fell asleep in the hedge. “{S} means it kindly,” said {L}, and put one foot into a sleeve.',
  tries: [
    'They stuffed wool into their ears. They did not hear {S} any more, and not the kettle either, and it boiled till noon.',
    '{L} put back all the clocks. But {S} had no use for clocks.',
    'They sent {S} to bed two hours late. It was two hours later, and it was five o’clock.',
  ],
  tip: '“It’s lonely, to be the first,” said {G+}. “That’s all it is. Don’t forbid it. Give {S} somebody who’s up at five as well. Who has always been there at five?”',
  turn: '{L} thought it over. The baker! There was always a light at the baker’s. The next morning {L} went along, one last time in the dark, and knocked. “Can you use somebody who’s awake?” The baker had flour up to both elbows, and could.',
  done: 'From then on {S} was at the oven at five and hummed to the dough. And at seven, when the rolls were done, {S} went from door to door with the basket. They woke up from the smell, one by one, and nobody was cross.',
  again:
    'On Sundays {S} comes at eight. “You’re late,” says {L} then, and both of them laugh, with butter on their chins.',
};
