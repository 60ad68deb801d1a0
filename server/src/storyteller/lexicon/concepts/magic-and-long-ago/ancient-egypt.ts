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
      outcomes: [
        {
          asked: [
            'pyramid finish/build/ready/done',
            'pharaoh/king/queen happy/pleased/thank/love/give/reward/proud',
            'finish/build pyramid',
          ],
          done: 'Up the ramp the stone slid, round and round, jug by jug. When the sun came up, the golden tip flashed as far as the sea, and the trumpets of the Pharaoh were already to be heard on the road. So {told}.',
        },
        {
          asked: ['home/back/return museum/time/today/home/family'],
          done: 'Jug by jug the last stone slid up the ramp, and the golden tip flashed as far as the sea. {L} poured the rest of the water on the sand. It shone like a mirror, with another sky in it, and {told}.',
        },
        {
          kinds: ['party', 'eats', 'plays', 'shares'],
          done: 'Jug by jug the last stone slid up, and the golden tip flashed as far as the sea. “Who did that?” asked the Pharaoh. “The one with the jug,” they all said. The Pharaoh had mats laid out in the shade of the pyramid, and {told}.',
        },
        {
          kinds: ['gets', 'given-by', 'all-get', 'invited', 'says', 'says-words'],
          done: 'Jug by jug the last stone slid up, and the golden tip flashed as far as the sea. “Who did that?” asked the Pharaoh. “The one with the jug,” they all said. The Pharaoh came down the whole ramp on foot, and {told}.',
        },
        {
          kinds: ['hugs', 'laughs', 'claps', 'happy', 'feels', 'no-longer', 'friends', 'team'],
          done: 'Jug by jug the last stone slid up, and the golden tip flashed as far as the sea. “Who did that?” asked the Pharaoh. “The one with the jug!” they all shouted, and lifted {L} up on ten shoulders, and {told}.',
        },
        {
          kinds: ['home', 'way-home', 'sleep'],
          done: 'Jug by jug the last stone slid up, and the golden tip flashed as far as the sea. “It’s finished,” they called from side to side. The builders stuck their tools in the sand and went along the river in a long row, and {told}.',
        },
        {
          kinds: ['any'],
          done: 'Jug by jug the last stone slid up the ramp, and at sunrise the golden tip flashed as far as the sea. Up there {L} saw what nobody had seen from below: in the shadow of the stone was a small square door, and {told}.',
        },
      ],
      helper: { name: 'Granny Nefi', creature: 'ibis' },
      art: {
        'carried water for the builders': 'desert: L carry jug happy; pyramid',
        'Only the golden stone': 'desert: L look-up curious; F point; pyramid, gold',
        'lay down in the shade': 'desert: L think worried; F point worried; huge stone, rope, people',
        'The rope broke, and': 'desert: L fall; F fall; rope, stone',
        'asked a camel': 'desert: L point; F peek curious; camel, big stone',
        'by telling it about feathers': 'desert: L tell feather worried; F look worried; big stone',
        'Sand gets slippery': 'desert: G say; L think jug curious; F look G',
        'poured a little': 'desert: L pour jug brave; F look curious; heap',
        'Behind came the sledge': 'desert: L pour jug brave; F push; sledge, stone',
        'looked at the water': 'desert: L hold jug surprised; F point surprised; big stone',
        'The one with the jug': 'desert, morning: L raise jug proud; F cheer; pyramid, king',
        'a tiny jug scratched': 'desert: L point happy; F clap happy; stone, jug',
      },
    },
  ],
};
