import type { StoryPlotInput } from '../../story-source.ts';

/** The plot `suddenly-something-else` of the frame `somebody-does`, for themes with its words. */
export const suddenlySomethingElse: StoryPlotInput = {
  id: 'suddenly-something-else',
  words: ['turn', 'become', 'change', 'transform', 'wake up as'],
  verbs: ['change'],
  titles: ['{S} Is {An_item}', 'Hop, Said the {Item}', 'Who Are You, {S!}?'],
  goal: 'turn {S} back again',
  trouble: '{S} had turned into {an_item}',
  solved: '{S} was {S} again',
  opener:
    'It happened between two bites of bread. There was a “plop”, as when somebody pulls out a cork. {L+} turned round. Where {S} had been standing, there was {an_item}.',
  friend:
    '“Don’t stare,” said the {item}. It had the voice of {S}! It was {S+}, with the same look over the glasses that were not there any more. “I’ve turned into {an_item}. Somebody, please, do something.”',
  problem:
    'It was funny for as long as it takes to laugh. But {an_item} can’t hold a pencil, or open the door, and nobody out there must tread on it. “At noon they’ll all be here,” said {S}. “I can’t come like this!”',
  tries: [
    '{L} gave {S} a kiss, as in the book. It was a wet one. {S} was {an_item} with a red spot on its forehead.',
    'They said every magic word that they knew. At “hocus-pocus” the teapot turned into a hen. {S} stayed as before.',
    'They turned {S} round three times, to the left. Now {S} was a giddy {item}.',
  ],
  tip: '“What did you say, just before it went plop?” asked {G+}. “People turn into what they’ve shouted at, or laughed at. It goes away again when you’ve found out what it’s like.”',
  turn: '{S} thought about it. “I said that it must be lovely to be {an_item}, with nothing to do all day,” said {S}. So {L} lay down on the floor as well, on {L.their~their} tummy, to see the world from there. “It’s quite big,” whispered {L}. “And everyone’s got enormous feet.”',
  done: '“It’s hard work,” said {S}. “Nobody looks where they step. I’ll never say that again.” Plop! There stood {S}, as tall as ever, with one bit of green behind the ear. Everybody clapped, and {S} bowed, and made a small croaky noise by mistake.',
  again:
    '{S} walks a bit differently since then, with eyes on the ground. “After you,” {S} says to everything that is smaller.',
};
