import type { StoryPlotInput } from '../../story-source.ts';

/** The plot `digs-for-something` of the frame `somebody-does`, for themes with its words. */
export const digsForSomething: StoryPlotInput = {
  id: 'digs-for-something',
  words: ['dig', 'burrow', 'tunnel', 'dig up'],
  titles: ['{S} and the Holes', 'Dig, {S!}, Dig!', 'What Is Down There?'],
  goal: 'find out what all the holes were for',
  trouble: 'there was one hole beside the other, and people fell into them',
  solved: 'everyone was glad of the deepest hole of all',
  opener:
    'There was a hole by the gate that had not been there yesterday. There was one by the bench, and one in front of the baker’s. {L+} looked into the third one. Earth came flying out of it.',
  friend:
    'In the hole was {S+}, up to the ears in earth. “Mind the edge,” said {S}. “Why do you {do}?” asked {L}. “I don’t know,” said {S}. “My feet start, and then there’s a hole.”',
  problem:
    'The postman fell into one, with all the letters. The flower bed was a mountain. “That has to stop,” said everyone. {S} tried to stop. Then {S.their~the} feet began again, quite softly at first.',
  tries: [
    'They filled them all up again. It took all day. In the night {S} could not sleep, and in the morning there were twice as many.',
    '{F} put a flag on each hole, so that nobody would fall in. People came to look at the flags, and fell in.',
    'They tied soft boots on to {S’s} feet. {S} dug in boots. The holes had very smooth walls.',
  ],
  tip: '“Somebody who digs like that has heard something,” said {G+}. “Down there. The feet know it before the head does. Don’t fill it up. Go down and put your ear to the bottom.”',
  turn: '{L} climbed down into the deepest hole, lay flat, and held still. Far below there was something: blip. Blip. “Water!” shouted {L}. “{S!}, it’s water! Go on!” And it was the first time that anybody had said that to {S}.',
  done: 'So {S} dug as never before, and {L} pulled up the bucket. First it was dry, then dark, then wet. And then it shot up, as high as the roofs! The old well had been dry since spring. Everyone danced in the mud, the postman too.',
  again:
    'The other holes were useful as well: there’s a cherry tree in every one of them now. {S} dug them exactly right.',
};
