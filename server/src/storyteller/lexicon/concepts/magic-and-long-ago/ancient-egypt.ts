import type { StorySourceInput } from '../../story-source.ts';

/** Stories about the pyramid. */
export const ancientEgypt: StorySourceInput = {
  id: 'ancient-egypt',
  words: ['egypt', 'pyramid', 'egyptian', 'pharaoh', 'sphinx', 'ancient egypt', 'egyptian pyramid'],
  situations: ['visit', 'make', 'question'],
  topic: 'the pyramid',
  thing: 'the pyramid',
  home: 'desert',
  main: 'desert',
  plots: [
    {
      id: 'the-last-stone',
      titles: ['The Last Stone', '{L} and the Pyramid', 'Up to the Very Top'],
      goal: 'get the last stone to the top of the pyramid',
      trouble: 'the last stone lay at the bottom',
      solved: 'the last stone was on top of the pyramid',
      opener:
        'In Egypt, when the pyramid was new, {L+} carried water for the builders. It had four sides, and each was as high as the sky. Only the golden stone for the tip was missing.',
      problem:
        'Tomorrow the Pharaoh would come. But the last stone was as heavy as ten cows. They had pulled from the front, and it had sunk into the sand up to its middle. “It’s hopeless,” said the builders, and lay down in the shade.',
      tries: [
        '“All together!” said {F}. Forty people pulled. The rope broke, and forty people sat on the ground.',
        'They asked a camel. The camel looked at the stone, and then went to the Nile, for the view.',
        '{L} tried to make the stone lighter by telling it about feathers. It did not listen.',
      ],
      tip: '“My grandmother used to move heavier things than that,” said {G+}. “In the bakery, with a tray, over wet flour. Sand gets slippery too. But not when it’s dry, and not when it’s soup.”',
      turn: '{L} looked at the water jug. “Not dry, and not soup!” {L} went in front and poured a little on the sand, only a little, and patted it. Behind came the sledge with the stone. It slid! “One jug, one step,” called {L}.',
      done: 'Up the ramp they went, round and round, jug by jug. When the sun came up, the golden tip flashed as far as the sea. “Who did that?” asked the Pharaoh. “The one with the jug,” they all said.',
      again: 'If you look closely, there is a tiny jug scratched into the last stone. {L} did that.',
      helper: { name: 'Granny Nefi', creature: 'ibis' },
    },
  ],
};
