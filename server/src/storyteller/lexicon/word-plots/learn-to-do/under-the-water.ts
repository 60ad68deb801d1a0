import type { StoryPlotInput } from '../../story-source.ts';

/** The plot `under-the-water` of the frame `learn-to-do`, for themes with its words. */
export const underTheWater: StoryPlotInput = {
  id: 'under-the-water',
  words: ['dive', 'hold breath', 'swim under', 'put head water', 'jump in water', 'snorkel', 'touch bottom'],
  titles: ['{L} Goes Under', 'The Ring at the Bottom', 'Blub!'],
  goal: '{do}',
  trouble: '{L} came up again like a cork',
  solved: '{L} had been down there, with both eyes open',
  opener:
    'At the bottom it was green, and a ring lay there and glittered. Everyone had been down there already. {L+} stood on the edge, with all ten toes over it, and wanted to {do}.',
  problem:
    'But water does not let everybody in. It pushed {L} up again, every time, seat first. It got in at the nose. “You look like a duck,” said somebody, and a duck came over to see.',
  tries: [
    '{L} held {L.their~the} nose and jumped. There was a great splash, with {L} sitting on top of it.',
    '{L} took a stone in each hand, to be heavier. The stones went down. They did not wait.',
    '{F} pushed from above. It was like pushing a ball under, and it ended in the same way.',
  ],
  tip: '“You hold your breath like a treasure,” said {G+}, “so you’re full of air, and air wants up. Let out some of it: blub, blub. Then look where you want to go. First the nose, and the rest comes after.”',
  turn: '{L} went under only up to the ears and let it out: blub, blub. It tickled. Then the eyes, open! There were {F’s} feet, quite big and green. And now the nose down, like a duck, and one long push with both arms.',
  done: 'It was quiet down there. {L} saw the light from below, and small bubbles, and a hand in front that was {L’s} own. And there it was, the ring! When {L} came up, the air was sweet. “Again!” called {L}, and was gone.',
  again: 'In the bath at home there is a spoon at the bottom. It has been saved eleven times since Sunday.',
};
