import type { StoryPlotInput } from '../../story-source.ts';

/** The plot `enough-for-the-grey-house` of the frame `somebody-does`, for its class of verbs. */
export const enoughForTheGreyHouse: StoryPlotInput = {
  id: 'enough-for-the-grey-house',
  verbs: ['laugh'],
  titles: ['{S} Has to Laugh', 'It Comes from the Feet', 'The Grey House'],
  goal: 'find out where there was too little laughing',
  trouble: '{S} had to laugh at the wrong moment',
  solved: 'somebody laughed who never did',
  opener:
    'It began with a giggle behind the wall. Then a tile fell from the roof. {L+} looked over the wall, to see what was so funny.',
  friend:
    'Behind it sat {S+}, with wet cheeks. {^S} {did}, about a beetle, about a hat, about nothing. “I can’t help it,” said {S}. “It starts in my feet and comes right up.” And there it came again.',
  problem:
    'It was not always the right moment. {S} {did} in the library, and the books fell over. {S} {did} when the mayor spoke about drains. “That isn’t funny,” they said. {S} had never heard a funnier sentence.',
  tries: [
    'They thought of sad things: rain, cold soup, lost mittens. {S} thought of a mitten in the soup.',
    '{S} bit into a cushion. Then there were feathers everywhere, and it was worse than before.',
    '{L} looked at {S} for a whole minute, very seriously. Then {L} had to laugh as well, and there were two of them.',
  ],
  tip: '“It’s too much for one place,” said {G+}. “And there’s a place with too little. In the grey house at the end of the street nobody has laughed since autumn. Don’t stop it. Take it there.”',
  turn: 'The shutters of the grey house were closed. Somebody with a long thin face opened the door. “What do you want?” {S} looked down at the mat. “No mats,” it said on the mat. And there it came, all the way up from the feet.',
  done: 'The long face twitched. It held out as long as it could. Then there was a squeak, rusty at first, and then it laughed, and laughed, and the shutters flew open one after the other. That was what had been missing in there.',
  again:
    '{S} goes there every Thursday. It isn’t even grey any more: so much paint came off with the shaking, and underneath it was yellow.',
};
