/**
 * A thread connects the wish with its coming true: it is planted on the friend's page, deferred at the problem, nearly lost at the
 * lowest point, used at the turn and resolved on the ending's page. It is independent of plot and wish. `{object}` is the prop name of
 * the plot's object; `{told}` is a clause or a noun phrase and therefore follows a colon. The brief versions are for full pages.
 */
export type WishThread = {
  plant: string;
  plantBrief: string;
  problem: string;
  lowest: string;
  turn: string;
  ending: string[];
  endingBrief: string;
};

/** Every thread; a story uses one. */
export const wishThreads: WishThread[] = [
  {
    plant: '“Wishes are shy,” said {F}. “They come when you are busy being kind.”',
    plantBrief: '“Wishes come to kind people,” said {F}.',
    problem: '“Then the wish must wait,” said {L}. “This comes first.”',
    lowest: '{L} had not thought of the wish for hours.',
    turn: 'Nobody was thinking of the wish just then.',
    ending: [
      'And because nobody was looking, the shy wish came out: {told}.',
      'And while they were busy being glad, the shy wish crept up behind them: {told}.',
    ],
    endingBrief: 'And out came the shy wish: {told}.',
  },
  {
    plant: 'In a whisper, {L} gave the {object} the wish to keep.',
    plantBrief: 'The {object} kept {L’s} wish.',
    problem: '{L} held on to the {object}, and to the wish it was keeping.',
    lowest: '“Have you still got my wish?” {L} asked the {object}.',
    turn: '“Now,” {L} told the {object}. “Now is when I need you.”',
    ending: [
      'The {object} had kept the wish all along, and now it let it go: {told}.',
      'And so the wish that the {object} had been keeping came out: {told}.',
    ],
    endingBrief: 'The {object} let the wish go: {told}.',
  },
  {
    plant: '“I’ll help with your wish,” said {F}. “That’s a promise.”',
    plantBrief: '“I’ll help with your wish,” said {F}.',
    problem: '“This first,” said {F}, “and then your wish. A promise is a promise.”',
    lowest: '“I promised you a wish,” said {F}, “and I meant it.”',
    turn: '“This is for the wish as well!” said {F}.',
    ending: [
      'A promise is a promise, and now it was kept: {told}.',
      '“I promised,” said {F}. And there it was, promised and kept: {told}.',
    ],
    endingBrief: 'A promise is a promise: {told}.',
  },
  {
    plant: '“Wishing is a seesaw,” said {F}. “Help somebody, and your wish comes up.”',
    plantBrief: '“Wishing is a seesaw,” said {F}.',
    problem: '“Well,” said {L}, “here is some helping to do.”',
    lowest: '“Perhaps the seesaw is stuck,” said {L}.',
    turn: '“Push!” said {F}. “This is our end of the seesaw.”',
    ending: [
      'They had pushed down their end of the seesaw, and so the wish came up: {told}.',
      'And up came the other end of the seesaw, with the wish on it: {told}.',
    ],
    endingBrief: 'And the seesaw brought up the wish: {told}.',
  },
  {
    plant: '{F} tied a knot in a bit of string. “Now your wish can’t get lost.”',
    plantBrief: '{F} tied the wish in a knot of string.',
    problem: '{L} felt for the knot in the string. It was still there.',
    lowest: 'The knot in the string had never felt so small.',
    turn: '{L} gave the knot in the string one quick squeeze.',
    ending: [
      'The knot in the string came undone all by itself, and out came the wish: {told}.',
      'There was no knot in the string any more, for the wish was out: {told}.',
    ],
    endingBrief: 'The knot came undone: {told}.',
  },
];
