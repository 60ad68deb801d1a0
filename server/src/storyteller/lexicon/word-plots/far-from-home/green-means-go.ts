import type { StoryPlotInput } from '../../story-source.ts';

/** The plot `green-means-go` of the frame `far-from-home`, for themes with its words. */
export const greenMeansGo: StoryPlotInput = {
  id: 'green-means-go',
  words: ['city', 'town', 'new york', 'london', 'paris', 'street', 'in the city'],
  titles: ['{S} in the Town', 'Green Means Go', '{L} Shows {S} the Town'],
  goal: 'show {S} the town',
  trouble: 'the town was too fast for {a}',
  solved: 'the whole town had slowed down for {S}',
  opener:
    'In the town nobody looks up. They all have to be somewhere. So it was only {L+} who saw who was standing at the crossing.',
  friend:
    'It was {S+}, and it was clear that {S} came from somewhere else. “I’ve been waiting since yesterday,” said {S}. “When does this river stop?” “That’s no river,” said {L}. “Those are cars.”',
  problem:
    '{L} took {S} along. There were escalators, revolving doors and lifts, and all of them moved. {S} went in at one door and came out at it again, four times. And in the middle of the square {S} {slip}. Forty cars hooted.',
  tries: [
    'They took the underground. It was nearly as at home, {lair}, said {S}, only with more elbows. The doors shut, and half of {S} was still outside.',
    '{S} was hungry, and asked a policeman for {treat}. The policeman blew the whistle. “{Voice},” whistled {S} back, to be polite.',
    '{S} tried to be as quick as everybody else. In the evening {S} was giddy, and had three different people’s hats on.',
  ],
  tip: '“The town thinks that everybody has to be as quick as the town,” said {G+}, at the newspaper stand. “Somebody ought to show it the other way round. You can’t hurry past {a}.”',
  turn: 'So {L} and {S} sat down in the middle of the big square, on the rim of the fountain. They did nothing. {S} just looked at everything, with {treat}, as one does at home. One man stopped. Then a woman put down a bag.',
  done: '“What are you looking at?” they asked. “{Voice},” said {S}, and that means: all of it. They sat down, too. By five o’clock half the town was sitting there, saying hello. Even the cars had switched off, and one could hear the fountain.',
  again:
    'The sign at the square is new. There’s {a} on it, in a green circle. It means: here one may take one’s time.',
  setting: { home: 'meadow', main: 'city' },
};
