import type { StoryPlotInput } from '../../story-source.ts';

/** The plot `hot-is-for-big-hands` of the frame `hurtful-deed`, for themes with its words. */
export const hotIsForBigHands: StoryPlotInput = {
  id: 'hot-is-for-big-hands',
  words: ['play with', 'fiddle', 'touch', 'play'],
  titles: ['Hot Is for Big Hands', '{S} and the Red Dot', 'Not for Playing'],
  goal: 'keep everyone safe from what burns and cuts',
  trouble: '{S} played with something dangerous',
  solved: '{S} knew what the red dot means, and what to do',
  opener:
    'It smelled different. {L+} put up {L.their~the} nose. It did not smell of toast. It smelled as things smell when something is wrong.',
  friend:
    'Behind the door sat {S+}. {^S} {did}, quite alone. {L} did not go closer and did not touch anything. {L} called for a grown-up, at once and as loudly as possible.',
  problem:
    'The grown-up came running, and all was well. There was only a black spot on the floor. “That could have hurt you very badly,” they said, and held {S}. {S} shook. It had looked so pretty, and then it had been so fast.',
  tries: [
    'They hid it all on a high shelf. That was right. But you can’t hide a stove.',
    'They told {S} off until evening. {S} was sorry, but was just as curious as before, and now in secret.',
    '“I’ll just watch you do it,” said {S} to {L}. {L} shook {L.their~the} head. You do not watch that. One calls somebody.',
  ],
  tip: '“It isn’t wrong to wonder about it,” said {G+}. “But things like that are for big hands. A red dot means: stop, step back, tell a grown-up. And what you want to know, I’ll show you.”',
  turn: 'They went through the whole house with red dots, and a grown-up came along. One for the stove, one for the drawer with the knives, one for the box on the shelf. At each of them they practised: stop, step back, tell. {S} stuck on the last one.',
  done: 'In the evening something lay on the stairs that should not lie there. {S} saw it first. {S} stopped, took two steps back, and called, “Red dot!” Somebody big came and took it away. “You did that just right,” said {L}. Everyone was safe.',
  again: 'Once a week a grown-up lights the candle with them, and {S} may blow it out, from far away.',
  helper: { name: 'Captain Ember', creature: 'dog' },
};
