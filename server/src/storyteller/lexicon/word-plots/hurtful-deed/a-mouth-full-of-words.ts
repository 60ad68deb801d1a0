import type { StoryPlotInput } from '../../story-source.ts';

/** The plot `a-mouth-full-of-words` of the frame `hurtful-deed`, for themes with its words. */
export const aMouthFullOfWords: StoryPlotInput = {
  id: 'a-mouth-full-of-words',
  words: ['bite', 'nip'],
  titles: ['Teeth Are for Apples', '{S} and the Word Stop', 'When Words Come Too Late'],
  goal: 'help {S} not to bite',
  trouble: '{S} bit before the words came',
  solved: '{S} had a word that was faster than a bite',
  opener:
    'It was noisy that morning. Six wanted the same seat, and three of them said so at the same time. Then there was a cry, and {L+} turned round.',
  friend:
    'It was {S+}. Everybody had seen it: {S} {did}. “Ow,” said somebody, and held out an arm. {^S} stood there with {S.their~both} eyes wide open. It had frightened {S}, too.',
  problem:
    'There was a small red ring on the arm, and a wet cloth on the ring. “That hurts,” said {L} to {S}. “We don’t bite.” {^S} knew it. But the next time somebody came too close, the teeth were quick again.',
  tries: [
    'They called out very loudly, “No biting!” Then {S} had two things inside: the cross feeling, and a fright. The teeth did not get slower from it.',
    '{S} had to sit in the corner for a while. In the corner it was quiet. But nobody had said there what {S} could do instead.',
    '{L} kept everybody away from {S}. That was safe, but it was lonely, and nobody learns to play like that.',
  ],
  tip: '“A mouth bites when it’s full of something that it can’t say yet,” said {G+}. “Don’t bring a scolding. Bring a word, a short one, and a hand to go with it. And something that may be bitten.”',
  low: '“I don’t want to bite,” said {S} quietly. “It’s just faster than me.” {L} believed that.',
  turn: '{L} and {S} practised. Hand out flat, like a wall, and then the word: “Stop!” They did it in front of the mirror, ten times. Round {S’s} neck there now hung a knotted cloth, on a ribbon, for teeth that had to do something.',
  done: 'After lunch somebody pushed. {L} saw the mouth open. Then {S’s} hand went up, flat as a wall. “Stop! Too close!” And the other one stopped. {S} took the wet cloth and laid it on the sore arm. “Sorry,” said {S}.',
  again:
    'The cloth still hangs on its ribbon. There are tooth marks in it on Mondays. In nobody’s arm there are any.',
  helper: { name: 'Nurse Plum', creature: 'hen' },
};
