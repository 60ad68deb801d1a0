import type { StorySourceInput } from '../../story-source.ts';

/** Stories about Bonfire Night. */
export const bonfireNight: StorySourceInput = {
  id: 'bonfire-night',
  words: [
    'gunpowder plot',
    'bonfire night',
    'bonfire',
    'guy fawkes',
    'guy fawkes night',
    'fireworks night',
    'sparkler',
    'sparklers',
    'fifth of november',
    '5th november',
    'toffee apple',
  ],
  situations: ['wants', 'afraid', 'visit', 'learn'],
  topic: 'Bonfire Night',
  thing: 'the bonfire',
  home: 'village',
  main: 'meadow',
  night: true,
  plots: [
    {
      id: 'somebody-in-the-woodpile',
      titles: ['Who Is in the Woodpile?', '{L} and the Bonfire', 'Stop, Before You Light It!'],
      goal: 'check the bonfire before it was lit',
      trouble: 'somebody was asleep in the bonfire',
      solved: 'the hedgehog was safe, and the bonfire was burning',
      opener:
        'On the meadow stood a heap of wood, as tall as a house. Tonight was Bonfire Night! There would be sparklers, toffee apples, and the biggest fire of the year. {L+} had carried the first branch there, weeks ago.',
      friend:
        '{F+} came in a warm hat and gloves, with a lantern. They were early. They went once round the woodpile, to look at it.',
      problem:
        'Something rustled, deep down among the leaves. {L} held still. There it was again, and a small snuffle. “Somebody’s in there,” said {L}. And over the meadow they were all coming already, with the torches.',
      tries: [
        '{L} called into the wood, “Come out!” It went quiet. Whoever it was had rolled up.',
        '{F} shook a branch. The whole heap creaked, and they jumped back.',
      ],
      tip: '“You were right to tell me,” said {G+}, who was in charge of the fire, and stopped everyone. “That’s a hedgehog. To it that’s the best bed in the world. It needs another one, and a way to get there.”',
      low: 'It was dark by now. Everyone was waiting, and some of them were calling, “When does it start?”',
      turn: '{L} and {F} made a heap of dry leaves under the hedge, well away. The grown-ups lifted the wood, one branch at a time, and {L} held the lantern low. There lay a ball of prickles. {G} carried it over, in thick gloves.',
      done: 'The ball unrolled, sniffed, and crept into the leaves. “Now!” called {G}. The flames shot up, the sparks flew, and everyone stood behind the rope and said, “Ooh!” {L} wrote in the air with a sparkler, with a glove on.',
      again:
        'Every year now they build the bonfire on the very day. And {L} goes round it first, with the lantern.',
      object: 'lantern',
      helper: { name: 'Firefighter Ash', creature: 'dog' },
    },
  ],
};
