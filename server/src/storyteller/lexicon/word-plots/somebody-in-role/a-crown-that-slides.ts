import type { StoryPlotInput } from '../../story-source.ts';

/** The plot `a-crown-that-slides` of the frame `somebody-in-role`, for themes with its words. */
export const aCrownThatSlides: StoryPlotInput = {
  id: 'a-crown-that-slides',
  words: ['princess', 'prince', 'queen', 'king', 'emperor', 'royal'],
  titles: ['{Noun}, Your Majesty', 'A Crown That Slides', 'Long Live {S}'],
  goal: 'rule for one whole day',
  trouble: '{S} could not be royal as it says in the rules',
  solved: 'the whole castle danced in a new way',
  opener:
    'Trumpets! A red carpet rolled down the street and stopped in front of {L’s} feet. Somebody with a crown was walking along it, rather carefully.',
  friend:
    'It was {S+}. “I’m royal,” said {S}. “Since this morning. There’s a castle, and a ball tonight. And there are four hundred rules.” The crown slid down to one side. “Would you come and hold it?”',
  problem:
    'Rule one: sit straight. Rule two: no {treat} at table. At the ball everybody bowed, and the crown shone. Then {S} wanted to wave in the royal way, and {slip}. “Oh!” said the duchesses. “{A}, with a crown? Never!”',
  tries: [
    'They tied on the crown with a ribbon, and put {S} on three cushions. It looked very royal. But nobody royal could move any more, not even for supper.',
    '{S} said all the royal things: “How do you do?” and “How nice.” In the middle there was a small “{voice}” by mistake, and the duchesses fanned themselves.',
    '{L} read all four hundred rules aloud, to find one that was of any use. The duchesses fell asleep at ninety.',
  ],
  tip: '“Those rules were made for somebody else’s bottom, and somebody else’s head,” said {G+}. “Whoever wears the crown makes the rules. It says so at the end, in very small letters.”',
  turn: '{L} turned to the last page. It was true! {S} stood up, and took the crown off, and wore it where it fitted. “Rule one,” said {S}, in a loud voice. “Tonight we do it the way {nouns} do it.”',
  done: 'And they did. They ate {treat} with their fingers and said “{voice}” instead of “Your Majesty”. They danced the way {a} dances. A fat duke laughed till the buttons flew, and the oldest duchess would not stop.',
  again:
    'There’s only one rule left in the castle. It hangs above the throne, next to a picture of {a} with a crooked crown: “Be kind, and wipe your feet.”',
  setting: { home: 'village', main: 'castle' },
};
