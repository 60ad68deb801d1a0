import type { StorySourceInput } from '../story-source.ts';

/** Plots about a contest: the loudest, the longest, the best. */
export const aContest: StorySourceInput = {
  id: 'a-contest',
  situations: ['contest'],
  topic: 'the contest',
  thing: 'the cup',
  home: 'village',
  main: 'fair',
  plots: [
    {
      id: 'and-the-winner-is',

      titles: ['The {Quality} Contest', 'And the Winner Is', '{L} Goes In for It'],
      goal: 'win the {quality} contest',
      trouble: '{L} was nowhere near the best in the {quality} contest',
      solved: 'the {quality} contest had a winner whom nobody had thought of',
      opener:
        'There was a poster at the bakery: “Today! The big {quality} contest. First prize: a golden cup.” {L+} read it twice. That was what {L} had been practising for all year, without knowing it!',

      problem:
        'In the tent sat three judges, with numbers on sticks. The first one got nine points! Then came {L’s} turn, on the stage, with everybody looking. {L} took a deep breath. It was the smallest {quality} that they had ever had. “Two,” said the judges.',
      tries: [
        '{L} practised behind the tent. It went better there, but only the goat was watching. The goat gave no points.',
        '{L} asked last year’s winner for a tip. “You need talent,” said the winner, and did not even look up.',
        '{L} drank three glasses of lemonade, to get in the mood, and ate a bun. Now {L} felt sick, which was no help in a {quality} contest.',
      ],
      tip: '“You’re all trying to do it like last year’s winner,” said {G+}. “The judges have heard that nine times today. What makes people laugh isn’t the biggest. It’s when somebody isn’t afraid of looking silly, and takes the others along.”',
      turn: '“The second round!” called the judge. {L} walked out, right up to the edge of the stage. “I can’t do it alone,” {L} told the people. “I need all of you. On three. Grandmothers, too!” It got quite still. “One, two, three!”',
      done: 'And the whole tent did it, all at once, with the grandmothers, the goat and the three judges. The tent lifted off a bit, and sank again. Then they laughed till they cried. “Ten,” said the judges. “Ten, and ten, and ten.”',
      again:
        'The golden cup was for everybody, so it stands at the bakery. Next year’s poster is up: “The big {quality} contest. Bring your grandmother.”',
    },
  ],
};
