import type { StoryPlotInput } from '../../story-source.ts';

/** The plot `all-the-way-to-the-door` of the frame `somebody-does`, for themes with its words. */
export const allTheWayToTheDoor: StoryPlotInput = {
  id: 'all-the-way-to-the-door',
  words: ['follow l home', 'follow l', 'follow everywhere'],
  titles: ['{S} Came Home With Me', 'All the Way to the Door', 'Go Home, {S!}!'],
  goal: 'find out why {S} had followed {L} home',
  trouble: '{S} followed {L} wherever {L} went',
  solved: '{S} had a place of its own and still came by',
  opener:
    '{L+} was on the way home, and stopped to tie a shoe. Behind, somebody else stopped, too. {L} went on. So did somebody else.',
  friend:
    'It was {S+}! “Shoo,” said {L}. “{Voice},” said {S}, and stayed exactly three steps behind: past the bakery, over the bridge and up to the front door. “You can’t come in,” said {L}. {S} was in already.',
  problem:
    '{S} isn’t made for the house. In the hall {S} {slip}. In the kitchen everybody jumped on chairs. “It goes back to where it came from!” they said. But it did not go. It sat at {L’s} feet, and looked up, and was happy.',
  tries: [
    '{L} brought {S} back, all the way to the place where it had begun, and ran home. {S} was on the doormat, and a little out of breath.',
    '{L} walked backwards, in zigzags, and once round the church. {S} thought that it was a game, and a lovely one.',
    'They put up a notice: “Found: one {noun}. Friendly.” Nobody rang up. {S} ate the notice, and asked for another.',
  ],
  tip: '“Nobody follows somebody for nothing,” said {G+}. “You did something, on that way. Something quite small. Go back over it, and think: what was it that you did, just before?”',
  turn: '{L} thought. There was the bakery, and there was the puddle. “I said hello,” said {L}. “I say hello to everything.” “{Voice}!” said {S}, and shook all over with joy. So that was it. Nobody had ever said hello to {S} before.',
  done: 'The next day they went down the street together, {L} in front and {S} three steps behind. “Say hello,” {L} told the baker. “Hello, {noun},” said the baker. So did the postman. By evening {S} knew forty people, and did not need to follow anybody.',
  again:
    '{S} lives {lair} now. But in the morning, at the corner, somebody’s waiting. “Hello,” says {L}. “{Voice},” says {S}, and they walk as far as the bridge.',
};
