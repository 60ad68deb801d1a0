import type { StoryPlotInput } from '../../story-source.ts';

/** The plot `a-trolley-too-full` of the frame `odd-outing`, for themes with its words. */
export const aTrolleyTooFull: StoryPlotInput = {
  id: 'a-trolley-too-full',
  words: ['shopping', 'shop', 'supermarket', 'store', 'market'],
  titles: ['{S} Goes Shopping', 'A Trolley Too Full', 'Next, Please, {S!}'],
  goal: 'do the shopping with {S}',
  trouble: '{S} had turned the whole shop upside down',
  solved: 'the shopping was done, to the last thing on the list',
  opener:
    'On the list it said: bread, milk, six eggs and a cake. {L+} pushed the trolley through the door of the shop. It was heavier than usual.',
  friend:
    'There was somebody in it! “Go on,” said {S+}. “I’ve never been shopping. I only know it from hearsay. Where do they keep the {treat}?”',
  problem:
    'They kept a great many things there, on shelves, and at the very top they kept {treat}. “There!” cried {S}. And {S} {slip}, right in front of the tower of tins. It was very loud, and it rolled as far as the tills.',
  tries: [
    '{S} wanted to put things right, and stacked up the tins the {noun} way. It was an unusual tower, and nobody dared to walk past it.',
    '{L} sent {S} off for the eggs. {S} came back with eleven packets of {treat}. “They were just as round,” said {S}.',
    'At the till {S} lay down on the moving belt and rode along. “Beep,” went the till. “{Voice},” said {S}. It came to four hundred and nine.',
  ],
  tip: '“Somebody who’s never been shopping needs a job,” said {G+} at the till, “and only one. Look at {S}, and look at the list. What’s on it that {a} can find better than you?”',
  turn: '{L} tore the list in two. On the one half there was bread, milk and cake. On the other there was just one word: eggs. {S} read it with care. “Nobody knows eggs like we do at home,” said {S}, “and where we live, {lair}, you learn to carry them.”',
  done: 'And {S} went off, step by step, past the tins and past the {treat}, without one look at it. Six eggs lay in the trolley, and not one was cracked. The lady at the till gave {S} a golden star: customer of the day.',
  again:
    'The shopping’s done on Saturdays now, by two. {L} has the list, and {S} has the eggs. Carrying them costs one packet of {treat}.',
  setting: { home: 'village', main: 'city', indoors: true },
};
