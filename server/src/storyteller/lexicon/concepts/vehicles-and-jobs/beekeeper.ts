import type { StorySourceInput } from '../../story-source.ts';

/** Stories about a beekeeper. */
export const beekeeper: StorySourceInput = {
  id: 'beekeeper',
  words: [
    'beekeeper',
    'beekeepers',
    'beekeeping',
    'keep/keeping bees',
    'beehive',
    'honey harvest',
    'grandpa/grandad/grandfather keeps bees',
    'bees swarm',
    'swarm of bees',
    'honey from the hive',
  ],
  situations: ['works-as', 'visit', 'learn', 'question', 'afraid', 'deed'],
  topic: 'keeping bees',
  thing: 'the bees’ new house',
  home: 'garden',
  main: 'garden',
  plots: [
    {
      id: 'the-swarm-in-the-apple-tree',
      titles: ['The Swarm in the Apple Tree', '{L} Helps the Beekeeper', 'A House for Ten Thousand'],
      goal: 'get the swarm into the new house',
      trouble: 'the bees had no house',
      solved: 'all the bees had moved in',
      opener:
        'In an orchard stood five wooden hives, and {L+} was allowed to help the beekeeper there. You wear a hat with a net, you walk slowly, and you never stand in front of the door of a hive.',
      friend:
        '“Hear that?” asked {F+}. There was a humming in the air, louder than ever. Then thousands of bees came out of the second hive, and flew up like smoke.',
      problem:
        'They hung in the apple tree, in one big brown cluster like a beard. “That’s a swarm,” said {L}. “The old house got too small, and half of them have moved out with the queen.” By evening they might fly off for good.',
      tries: [
        '{F} called to them to come back. Bees don’t come when you call them.',
        'They put a saucer of honey on the ground. A few scouts tasted it. The cluster stayed where it was, because the queen was in it.',
        '{L} banged on a pan, as people used to do. It only made the blackbirds angry.',
      ],
      tip: '“A swarm isn’t wild,” said {G+}, who wore a hat with a net. “It has no house to guard and its stomachs are full of honey. Keep calm, move slowly, and think: whom do they all follow?”',
      low: 'The cluster hummed and hung there. In the west it was growing dark.',
      turn: '“They follow the queen,” said {L}. “If the queen moves in, everybody does!” They carried an empty hive under the branch and laid a white cloth before it. {G} held a box up and gave the branch one short, firm shake.',
      done: 'The cluster fell into the box like a heavy cake, and the box was tipped out gently on the cloth. “There’s the queen!” whispered {L}, “the long one.” The queen walked in at the little door, and then all the others marched after.',
      again:
        'In August they got a jar of honey from the new hive. {L} wrote on it, “From the apple tree people”. They left the bees enough for the winter.',
      helper: {
        name: 'Mr Comb',
        creature: 'bear',
      },
    },
  ],
};
