import type { StoryPlotInput } from '../../story-source.ts';

/** The plot `late-again` of the frame `somebody-is`, for themes with its words. */
export const lateAgain: StoryPlotInput = {
  id: 'late-again',
  words: ['late', 'too late', 'late for', 'never on time', 'always late'],
  titles: ['{S} Is Late', 'Ten Past', 'Wait for {S}!'],
  goal: 'get {S} there in time',
  trouble: '{S} came too late for everything',
  solved: '{S} was there before anyone else',
  opener:
    'It was ten past. They had all been there since five to, with combed hair. “Are we complete?” asked somebody. {L+} counted, and did not have to count twice. It was the same one who was missing every time.',
  friend:
    'At half past came {S+}, out of breath, with one shoe on. “Is it over?” asked {S}. It was over. “I set out in good time,” said {S}, “I really did. There was only so much on the way.”',
  problem:
    '{S} had been late for the parade, and for the cake, and last year for {S.their} own birthday. “We’ll begin without you next time,” they said. {S} nodded, and looked at the one shoe.',
  tries: [
    'They gave {S} a watch. {^S} looked at it so gladly and so long that it was late.',
    'They told {S} that it began one hour before. {^S} came an hour and a half after that.',
    '{F} pulled {S} along by the sleeve. The sleeve was on time.',
  ],
  tip: '“{S} isn’t slow,” said {G+}. “{S} sees more. Every step there’s something. Walk along for once, and don’t pull. And then begin the way where the looking belongs to it.”',
  turn: 'So {L} went along, from door to door. There was a snail with a house on the left. There was a puddle with the church in it. By the pump {L} understood. “We set off at dawn,” said {L}, “with a bag for everything that you find.”',
  done: 'They set off at dawn. They looked at each single thing and put the best of it into the bag. And when they came round the last corner, the square was still empty. {S} was the first! Then the others came, and {S} showed them what they had run past.',
  again: 'The others set off at dawn as well by now. It has got quite crowded, down there with the snail.',
};
