import type { StoryPlotInput } from '../../story-source.ts';

/** The plot `frightfully-nice` of the frame `somebody-in-role`, for themes with its words. */
export const frightfullyNice: StoryPlotInput = {
  id: 'frightfully-nice',
  words: ['zombie', 'vampire', 'ghost', 'werewolf', 'mummy', 'skeleton', 'monster'],
  titles: ['{Noun} the Frightful', 'Not Scary at All', 'Boo, Said {S}'],
  goal: 'frighten somebody, just once',
  trouble: 'nobody was afraid of {S}',
  solved: '{S} knew what being scary is good for',
  opener:
    'It was dark, and there was a groan behind the hedge. “Ooooh!” {L+} wanted to run. Then there was a sneeze, and somebody said, “Excuse me.”',
  friend:
    'Out came {S+}, quite green, and wrapped in a torn sheet. “I’m the scary kind,” said {S}. “The {quality} kind. Are you frightened?” “A bit,” said {L}, to be kind. “Only a bit?” said {S}, sadly.',
  problem:
    'In the house on the hill the others were dreadful. They could howl so that milk went sour. {S} could only say “{voice}”. And tonight was the Night of Fright! {S} stepped forward to try, and {slip}. They laughed till their bones rattled.',
  tries: [
    '{S} practised in front of the mirror, with arms out stiff. It was so like somebody asking for a cuddle that {L} gave one.',
    '{S} jumped out at the postman: “{VOICE}!” The postman said, “Bless you,” and had {treat} in the bag, by chance, and gave half of it away.',
    '{L} painted on black eyebrows and two big teeth. Now {S} looked like somebody on the way to a party.',
  ],
  tip: '“Anyone can frighten people,” said {G+}. “It’s over in a second, and then nobody comes back. What do they do when they see you? They laugh. Who could do with that tonight?”',
  turn: 'Down in the street a small child stood at the window and could not sleep. It was afraid of howls, and there were so many tonight. “Come on,” said {L}. {S} shuffled under the window, arms out stiff, and said, very softly, “{Voice}.”',
  done: 'The child looked, and giggled. “Again!” it said. {S} did it again, and a third time. After that it wasn’t afraid of any howl, because it knew what was behind them: somebody who says “{voice}”. It was asleep before midnight.',
  again:
    'On every Night of Fright {S} goes from window to window now, where there’s a light. The others howl, and {S} does what comes after.',
  setting: { home: 'village', main: 'village', night: true },
};
