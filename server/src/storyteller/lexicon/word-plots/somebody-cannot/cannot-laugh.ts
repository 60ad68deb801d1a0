import type { StoryPlotInput } from '../../story-source.ts';

/** The plot `cannot-laugh` of the frame `somebody-cannot`, for themes with its words. */
export const cannotLaugh: StoryPlotInput = {
  id: 'cannot-laugh',
  words: ['laugh', 'smile', 'giggle', 'be funny'],
  titles: ['{S} Cannot Laugh', 'Ha, Said {S}', 'What’s So Funny?'],
  goal: 'make {S} laugh',
  trouble: '{S} could not {do}',
  solved: '{S} laughed, and could not stop',
  opener:
    'Everybody was laughing. They laughed so much that they had to hold on to each other. Only one did not. {L+} had stopped as well, to look.',
  friend:
    '“Is it over?” asked {S+}. “I never know when. I can’t {do}. I’ve read about it. One opens the mouth and then it comes out. Nothing comes out of me.”',
  problem:
    '{S} practised in front of the mirror: corners up, teeth out. A baby began to cry. At a joke {S} said, “That isn’t possible,” and the joke was dead.',
  tries: [
    '{F} put on a bucket, and a boot on each hand, and fell into a tub of soapsuds. “Are you hurt?” asked {S}.',
    '{L} told the joke about the cow on the bicycle. “How does it reach the brakes?” asked {S}. {L} did not know.',
    'They tickled {S}, with a feather, everywhere. “Thank you, that’s enough,” said {S}.',
  ],
  tip: '“A laugh can’t be pulled out,” said {G+}. “It comes when nobody’s waiting for it, and mostly when one shouldn’t. Do something very, very serious together.”',
  turn: 'So they did the most serious thing they could think of: they buried a broken teapot, in black hats, with a speech. “Dear teapot,” said {L}. Everyone looked at the ground. And then, in the silence, {F’s} tummy went: wheeeeep.',
  done: '{S} pressed both lips together. Something wobbled at the corners. It shook, it squeaked, and then it burst: “Ha! Haha! It said wheep!” {S} laughed till {S.they} sat down on the grave, and all the others sat down too.',
  again: 'Nobody may say “wheep” when {S} is drinking. It has been tried.',
};
