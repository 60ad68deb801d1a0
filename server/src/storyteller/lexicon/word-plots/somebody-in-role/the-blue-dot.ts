import type { StoryPlotInput } from '../../story-source.ts';

/** The plot `the-blue-dot` of the frame `somebody-in-role`, for themes with its words. */
export const theBlueDot: StoryPlotInput = {
  id: 'the-blue-dot',
  words: ['astronaut', 'cosmonaut', 'spaceman', 'space explorer', 'rocket pilot'],
  titles: ['{Noun} the Astronaut', 'The Blue Dot', 'Ready for Lift-Off'],
  goal: 'fly to the moon and home again',
  trouble: '{S} the astronaut had lost the way',
  solved: 'the astronaut was safely home again',
  opener:
    'In the field behind the house stood a rocket, and there was a ladder up to it. “Ten, nine, eight,” counted {L+}, just for fun. “Seven,” said somebody inside.',
  friend:
    'The hatch opened, and there was {S+}, with a fishbowl for a helmet. “I’m an astronaut,” said {S}. “I’m off to the moon. There’s one seat left.” {L} was on the ladder before “six”.',
  problem:
    'Whoosh! Soon nothing had any weight. That was fun, until the astronaut {slip}, and leaned on all the buttons at once. The rocket turned over three times. “Where’s home?” asked {S}. Out there were only stars.',
  tries: [
    '“Astronauts ask by radio,” said {S}, and called, “{Voice}! {Voice}!” From far away something answered, “{Voice}!” It was only the echo from the moon.',
    'They flew to the brightest light. It was a comet, and it didn’t stop for anybody. The {treat} for the journey floated out of its bag, and the astronaut swam after it.',
    '{L} looked at the star map. It had been drawn by somebody who had never been there.',
  ],
  tip: '“You look for the brightest thing, and everything’s bright up there,” crackled the voice of {G+} from the radio. “What’s it like at home? What colour? {A} would know home among a thousand.”',
  turn: 'The astronaut put both eyes close to the window. “At home,” said {S}, “it’s like this: {lair}. There’s water in it, and something green.” Among all the white stars there was one blue dot, with a bit of green. “That one!” cried {L}.',
  done: 'They landed on the moon for just a moment, to bounce. Then the astronaut steered for the blue dot, and it grew and grew, until there were roofs on it. Bump! They were standing in the field behind the house again.',
  again: 'There’s a flag up there now with {a} on it. On clear nights {L} and {S} look for it, and wave.',
  setting: { home: 'garden', main: 'space', night: true },
};
