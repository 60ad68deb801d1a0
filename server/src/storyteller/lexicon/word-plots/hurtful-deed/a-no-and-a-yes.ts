import type { StoryPlotInput } from '../../story-source.ts';

/** The plot `a-no-and-a-yes` of the frame `hurtful-deed`, for themes with its words. */
export const aNoAndAYes: StoryPlotInput = {
  id: 'a-no-and-a-yes',
  words: ['say no', 'shout no', 'say'],
  titles: ['A No and a Yes', 'No, Said {S}', 'Two Things to Choose From'],
  goal: 'find out what {S} would say yes to',
  trouble: '{S} said no to everything',
  solved: '{S} could choose for once',
  opener:
    '“Socks?” “No.” “Shoes?” “No.” “Breakfast?” “No, no, no!” {L+} heard it through two doors, and the sun was hardly up.',
  friend:
    'It was {S+}. {^S} {did}, with both feet together and both arms crossed. It was a very fine no. It just got a bit tiring, for the others, and for {S}, too.',
  problem:
    'By noon {S} sat there without socks, without shoes and without breakfast. {S} was cold and hungry. “Shall I help you?” asked {L}. “No,” said {S}, and you could see that it was meant to be a yes, but now it was too late.',
  tries: [
    'They said “you must”. The no got louder. A no grows when one pushes against it.',
    'They promised a big treat for every yes. {S} worked it out at once: first comes a no, and then comes the treat. So they stopped that.',
    'They just did it all for {S}: socks on, shoes on. That was the loudest no of the day.',
  ],
  tip: '“Somebody who says no wants to decide something alone,” said {G+}. “That’s a good thing to want. So don’t ask a question that has a no in it. Hold up two things, and wait.”',
  turn: '{L} held up two socks. “The red one or the one with the hole?” {S} opened {S.their~the} mouth for a no. But there was no place for it. {S} thought it over. “The one with the hole,” said {S}, “and the red one on the other foot.”',
  done: 'So it went on: left shoe first or right shoe first? Hop to the table or walk? At the bread {S} said the first yes, with a full mouth. Only for the street and the hot stove there was a big flat hand. There, nobody chooses.',
  again:
    '{S} can still say no, and a good one. It’s needed sometimes. But in the morning there’s a red sock, and one with a hole, and nobody is cold.',
  helper: { name: 'Old Barnaby', creature: 'tortoise' },
};
