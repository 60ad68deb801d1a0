import type { EndingClass } from '../lexicon-stories/ending-class.ts';

/**
 * How a story of a theme pack prepares its ending: on the friend's page, at the problem, at the lowest point, at the turn and on the
 * ending's page. The slots are those of `ending-phrases.ts`; an empty text leaves the sentence out. The brief versions are for full pages.
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

const goals: WishThread[] = [
  {
    plant: '“When all this is over,” said {F}, “{can}.”',
    plantBrief: '“Later {can},” said {F}.',
    problem: 'And until that was put right, {could_not}.',
    lowest: '“And {will_never},” said {L}.',
    turn: '“And then {can}!” said {F}.',
    ending: ['Nothing stood in the way now. {Told}.', '{F} pulled {L} by the sleeve. “Look!” And {told}.'],
    endingBrief: 'And now {told}.',
  },
  {
    plant: '{L} told {F} the wish in a whisper. “{Can},” said {F}, “as soon as we’ve helped here.”',
    plantBrief: '“{Can},” said {F}, “as soon as we’ve helped.”',
    problem: 'That was bad for the wish as well. {Could_not}, not like this.',
    lowest: '{L} thought of the wish. It seemed a very long way off.',
    turn: '“This is for your wish as well!” said {F}.',
    ending: [
      'It had all been put right, and so {told}.',
      '“You see?” said {F}. For it was all put right, and {told}.',
    ],
    endingBrief: 'All was put right, and {told}.',
  },
];

const rewards: WishThread[] = [
  {
    plant: '“When all this is over,” said {F}, “I know what there’ll be: {told}. That’s a promise.”',
    plantBrief: '“I promise you this,” said {F}: “{told}.”',
    problem: 'And until that was put right, there would be no {reward_name}.',
    lowest: '“And no {reward_name} either,” said {L}.',
    turn: '“And don’t forget what I promised!” said {F}.',
    ending: [
      '“A promise is a promise,” said {F}. And then came {told}.',
      '{F} had not forgotten. Out came {told}!',
    ],
    endingBrief: 'And then came {told}, as promised.',
  },
];

const twists: WishThread[] = [
  {
    plant: 'One thing about it all was odd, but {L} could not have said what.',
    plantBrief: 'One thing about it was odd.',
    problem: '{F} had a feeling that they were not seeing something.',
    lowest: '“What if it’s all quite different?” asked {L}.',
    turn: '',
    ending: [
      'And only then did they see what had been odd from the start: {told}!',
      '“So that’s what it was!” cried {F}. {Told}!',
    ],
    endingBrief: 'And then they saw it: {told}!',
  },
];

const nothingPromised = (ending: string[]): WishThread[] => [
  { plant: '', plantBrief: '', problem: '', lowest: '', turn: '', ending, endingBrief: 'And {told}.' },
];

const happy = nothingPromised([
  '{Told}, and you could hear it a long way off.',
  'There was not one long face left. {Told}.',
  '{Told}, and nobody wanted to be anywhere else.',
  '{L} looked round. {Told}, the smallest most of all.',
]);

const mixed = nothingPromised(['{Told}. And that was what counted.', '{Told}. Which would you rather have?']);
const close = nothingPromised(['It was a close thing. {Told}. But only nearly.']);

/** The threads for a class of endings. */
export function wishThreadsFor(endingClass: EndingClass): readonly WishThread[] {
  switch (endingClass) {
    case 'reward':
      return rewards;
    case 'twist':
      return twists;
    case 'happy':
      return happy;
    case 'mixed':
      return mixed;
    case 'close':
      return close;
    default:
      return goals;
  }
}
