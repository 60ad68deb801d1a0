import type { StoryPlotInput } from '../../story-source.ts';

/** The plot `afraid-of-water` of the frame `somebody-afraid`, for themes with its words. */
export const afraidOfWater: StoryPlotInput = {
  id: 'afraid-of-water',
  words: ['water', 'sea', 'swim', 'swimming', 'lake', 'wave', 'rain', 'wet', 'bath', 'ocean', 'pool'],
  titles: ['{S} and the First Drop', 'Not a Drop, Said {S}', '{S} Gets One Toe Wet'],
  goal: 'be near {the} without fear',
  trouble: '{S} was afraid of {the}',
  solved: '{S} was wet from top to toe, and laughing',
  opener:
    'Up on the rock, where it is quite dry, sat somebody with an umbrella. There was not a cloud in the sky. {L+} climbed up to ask why.',
  friend:
    '“It’s because of down there,” said {S+}, and pointed at the waves. “I’m afraid of {the}. It has no handles. It gets into your ears. And you can’t see the bottom.” {L} looked down. It was all true.',
  problem:
    'But everyone was in it! They splashed, and called, “Come on in!” A single drop flew up and landed on {S’s} nose. {S} turned as white as chalk, and put up a second umbrella.',
  tries: [
    '“It’s quite warm!” called somebody, and pulled {S} by one hand. {S} held on to the rock so tightly that it came along a little.',
    '{S} put on three raincoats, boots and a diving helmet. So dressed, you don’t get wet. You can’t walk either.',
    '{S} shut both eyes, to not see {the}. Now you could hear it, and it sounded twice as big.',
  ],
  tip: '“You’re beginning with all of it,” said {G+}. “Nobody can be friends with all of it. Begin with as much as fits in a [thimble|teacup]. Then a bowl. You say when.”',
  turn: '{L} fetched some in a teacup. {S} looked at it from all sides. It was small, and could not do anything. One finger went in. “Cold,” said {S}, “and quite soft.” Then came a bowl, for one foot. Then a puddle, for two.',
  done: 'From the puddle to the edge was only one step. A little wave came, tickled {S’s} toes, and ran away. “It’s afraid of me!” called {S}, and ran after it. Splash! When {S} came up again, there was weed on {S.their~their} head, and a very big smile under it.',
  again:
    'The teacup stands on the rock, and there’s always a bit of sea in it. For visitors who want to begin.',
};
