import type { StoryPlotInput } from '../../story-source.ts';

/** The plot `three-witnesses` of the frame `somebody-in-role`, for themes with its words. */
export const threeWitnesses: StoryPlotInput = {
  id: 'three-witnesses',
  words: ['detective', 'sleuth', 'inspector', 'investigator'],
  titles: ['{Noun} the Detective', 'Three Witnesses and a Thread', 'Case Closed, Said {S}'],
  goal: 'find out where {goods} had gone',
  trouble: 'nobody knew where {goods} had gone',
  solved: 'the detective had found {goods}',
  opener: 'A new sign hung on the door: “Detective. Knock three times.” {L+} knocked three times.',
  friend:
    '“Come in, and touch nothing,” said {S+}, behind a magnifying glass. “I’m a detective. I solve everything.” “What have you solved?” asked {L}. “Nothing’s been stolen yet,” said {S}.',
  problem:
    'Just then the whole street came running. {Goods}! Gone! Last night {they} {were} there, and this morning there was only a clean spot. “A case!” cried the detective. But {S} bent over the spot and {slip}. There went half of the clues.',
  tries: [
    'The first witness was a cat on the wall. “Who likes {treat}?” asked the detective. “You do,” said the cat. {S} wrote it down and underlined it. {L} crossed it out.',
    'They followed the footprints, round the house and through the flower bed. “There are two thieves, and they’re clever,” said {S}. Then the prints came to an end, right under their own feet.',
    'The second witness, the postman, had seen a shadow with a hat. The detective arrested a scarecrow, and had to say sorry to it.',
  ],
  tip: '“You look for a thief, like any detective,” said {G+}. “Look for a reason: who needs {goods}, and what for? And put away that glass. Nobody notices such small things as {a} does.”',
  turn: 'So {S} put away the magnifying glass and went about as {nouns} do, with everything awake. “Here,” whispered the detective. A thread. “And here.” A crumb. It led behind the shed and under the hedge, and something was breathing there.',
  done: 'It was a small badger, with {goods} wrapped in a blanket. “It’s Mama’s birthday,” it whispered, “and I had nothing.” “Case closed,” said the detective, and nobody shouted. {^goods} went back, and by four o’clock there was a proper present, from the whole street.',
  again:
    'It says on the sign now: “Detective. Lost things, thefts and birthdays.” {S} has solved nine cases. {L} writes them all down.',
  item: 'the crown',
  setting: { home: 'village', main: 'village' },
};
