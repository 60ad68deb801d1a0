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
      outcomes: [
        {
          asked: ['honey', 'eat/taste/get/make honey', 'honey toast/bread/cake/pancake'],
          done: 'The cluster fell into the box like a heavy cake. The queen walked in at the little door, and then all the others. By August the new house was so full that the bees had some to spare, and {told}.',
        },
        {
          asked: ['bee/bees home/hive/house', 'bee/bees stay/come back/return/move', 'queen', 'bee safe'],
          done: 'The cluster fell into the box like a heavy cake, and the box was tipped out gently on the white cloth. “There’s the queen!” whispered {L}. The queen walked in at the little door, and where a queen goes, they all go, and so {told}.',
        },
        {
          asked: ['friend/friends bee/bees', 'bee friend', 'not afraid/scared', 'no/not/nobody sting'],
          done: 'The cluster fell into the box, the queen walked in at the little door, and the others marched after. One bee sat down on {L’s} glove to rest. {L} kept quite still and looked at it through the net, and {told}.',
        },
        {
          kinds: ['party', 'eats', 'plays', 'shares', 'makes'],
          done: 'The box was tipped out on the white cloth. The queen walked in at the little door, and then all the others. {G} shook out the cloth, laid it on the table under the apple tree, and brought what was left of last year’s honey. And {told}.',
        },
        {
          kinds: ['hugs', 'laughs', 'claps', 'happy', 'feels', 'no-longer', 'friends', 'team'],
          done: 'The queen walked in at the little door, and all the others marched after. When the last bee was in, they took off the hats with the nets and saw each other’s red, round faces, and {told}.',
        },
        {
          kinds: ['home', 'way-home', 'sleep'],
          done: 'The box was tipped out on the white cloth. The queen walked in, and then all the others, straight to bed. In the new hive the humming grew deeper, the way it sounds when everyone’s indoors. So {told}.',
        },
      ],
      helper: {
        name: 'Mr Comb',
        creature: 'bear',
      },
      art: {
        'five wooden hives': 'garden: L walk calm wearing hat; many beehive',
        'flew up like smoke': 'garden: F point surprised; L look surprised at sky; many bee, beehive',
        'in one big brown cluster': 'garden: L point worried; F look worried; tree, many bee on tree',
        'called to them to come back': 'garden: F call; L think worried; tree, many bee',
        'saucer of honey': 'garden: L plant saucer; F peek curious; honey, bee',
        'banged on a pan': 'garden: L drum pan; F cover-ears; many bee, bird',
        'It has no house to guard': 'garden: G say calm; L+F listen curious; many bee',
        'In the west it was growing dark': 'garden, evening: L+F look worried at sky; tree, many bee',
        'carried an empty hive': 'garden, evening: L+F carry beehive brave; tree',
        'short, firm shake': 'garden, evening: G raise box; L look brave; many bee, cloth, tree',
        'There’s the queen':
          'garden, evening: L point surprised at ground; F kneel happy; bee on cloth, cloth, beehive',
        'jar of honey from the new hive': 'garden: L write honey happy; F clap happy; honey, beehive',
      },
    },
  ],
};
