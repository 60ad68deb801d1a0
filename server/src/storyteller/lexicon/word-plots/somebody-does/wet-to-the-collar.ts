import type { StoryPlotInput } from '../../story-source.ts';

/** The plot `wet-to-the-collar` of the frame `somebody-does`, for deeds that are done once. */
export const wetToTheCollar: StoryPlotInput = {
  id: 'wet-to-the-collar',
  once: true,
  words: [
    'fall in',
    'fall into',
    'fall off',
    'fall over',
    'fall down',
    'slip',
    'slip on',
    'trip over',
    'tumble',
    'get wet',
    'sit in',
    'step in',
    'get stuck in',
  ],
  verbs: ['fall'],
  titles: ['Oh Dear, {S!}', 'Wet to the Collar', 'What {S} Found Down There'],
  goal: 'help {S} up again',
  trouble: '{S} could not get up alone',
  solved: '{S} was up again, and could laugh about it',
  opener:
    '“Watch out!” {L+} called, but it’s a long word if you are in a hurry. By the time it was out, the thing had happened.',
  friend:
    'There was {S+}, and yet not where {S} had been. {^S} {did}! For a moment there was nothing to be heard at all. Then one hat came up, and under the hat a very surprised face.',
  problem:
    'Nothing was broken, they looked at once. But {S} was stuck. The left leg came out, and then the right one went in. “Don’t laugh,” said {S}. {L} did not laugh. {L} only had to look at the sky for a bit.',
  tries: [
    '{L} pulled at one arm. What came out was a sleeve, all by itself.',
    '{S} wanted to do it alone, quite fast, so that nobody would see. It went “glup”. Now three more people had come to look.',
    'They threw {S} a rope. {S} caught it. At the other end nobody had thought of holding it.',
  ],
  tip: '“Somebody who pulls up with a jerk goes down with a jerk,” said {G+}. “Lie it down flat, whatever you’ve got, a plank, a ladder. Then slowly, one knee first. And it’s all right to ask for a hand.”',
  turn: '{L} laid down the plank from the shed, and knelt on one end. “One knee first,” said {L}. “Could somebody give me a hand?” asked {S}, a bit red. Four hands came at once. One knee, the other knee, one, two, and out!',
  done: '{S} stood there and dripped. Out of one boot came something small and shiny, that had been lost for a year. Then {S} began to laugh, and now everyone was allowed to. “I {did},” said {S}, “and I can recommend it to nobody.”',
  again: 'There’s a little fence in that place now. {S} built it. On it is written: “Not again.”',
  helper: { name: 'Mr Finch', creature: 'otter' },
};
