import type { StoryPlotInput } from '../../story-source.ts';

/** The plot `remembers-everything` of the frame `somebody-does`, for themes with its words. */
export const remembersEverything: StoryPlotInput = {
  id: 'remembers-everything',
  words: ['never forget', 'remember everything', 'remember', 'know everything', 'know all', 'always right'],
  titles: ['{S} Never Forgets', 'Ask {S}', 'What {S} Remembered'],
  goal: 'find something that is worth remembering',
  trouble: '{S} remembered everything, and nobody liked to hear it',
  solved: 'they were all glad that {S} forgets nothing',
  opener:
    '“Last year on this day you had jam on your nose,” said somebody to {L+}. “On the left. It was plum.” {L} rubbed {L.their~the} nose. How could anyone still know that?',
  friend:
    '“I don’t forget anything,” said {S+}. “I know who pushed whom in the sandpit, and what it rained on, and all the jokes. You owe me a biscuit, by the way. Since March.”',
  problem:
    'It was no fun to quarrel with {S}, because {S} knew how it had been. And nobody could tell a joke that {S} had not heard before. “Oh, {S} again,” they said, and walked off over the hill without {S}.',
  tries: [
    '{S} tried to forget one thing a day. “What was it?” asked {L} in the evening. {S} knew it at once.',
    'They knocked very gently on {S’s} head, to shake something loose. Only more came out.',
    '{S} promised to say nothing any more. {S} held it for an hour. Then {F} told a story with a mistake in it.',
  ],
  tip: '“You hand out what they’d like to lose,” said {G+}, “the jam and the pushing. Keep that in the attic. Hand out what they’d like to have back. You’ve got that, too.”',
  turn: 'That evening the fog came. The others were up on the hill, and could not find the way. “{S!},” said {L}, “how did they go?” {S} shut both eyes. “Four hundred steps to the split birch,” said {S}. “Then left, where you lost the button.”',
  done: '{S} went ahead, without one wrong turn, from birch to stone and from stone to stile, and brought every one of them home. On the way {S} told the small ones what they had been like as babies. They wanted to hear more and more.',
  again: '“{S!}, how was that, when I was little?” they ask now. And {S} knows it, with all the colours.',
};
