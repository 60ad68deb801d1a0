import type { StorySourceInput } from '../../story-source.ts';

/** Stories about Japan. */
export const japan: StorySourceInput = {
  id: 'japan',
  words: [
    'japan',
    'tokyo',
    'japanese',
    'kyoto',
    'origami',
    'paper crane',
    'paper cranes',
    'cherry blossom',
    'cherry blossoms',
    'mount fuji',
    'trip to japan',
    'japanese culture/school/garden',
  ],
  situations: ['visit', 'learn', 'make', 'newcomer', 'question'],
  topic: 'Japan',
  thing: 'the paper cranes',
  home: 'city',
  main: 'city',
  plots: [
    {
      id: 'fold-by-fold',
      titles: ['{L} in Japan', 'The Paper Crane', 'Fold by Fold'],
      goal: 'fold a paper crane',
      trouble: 'the crane always came out as a lump',
      solved: 'the paper crane could flap its wings',
      opener:
        'The train was as white as a swan, and so fast that the mountain seemed to follow it. “Fuji-san,” somebody said, and pointed. {L+} was in Japan for the first time.',
      friend:
        'In the house they took off their shoes at the door. {F+} had already put on the wrong slippers. On the table lay coloured paper, and from the ceiling hung paper cranes on long threads, hundreds of them.',
      problem:
        'They were for somebody in hospital. “A thousand cranes, and a wish comes true,” people say there. There were nine hundred and ninety-nine. “Would you like to make the last one?” they asked {L}. It took {L} ten minutes. It looked like a potato.',
      tries: [
        '{L} folded faster. Now it looked like a flat potato.',
        '{F} used glue. In origami there’s no glue and there are no scissors, only folds. And {F} was stuck to the table.',
        '{L} copied a finished one. But when you see it finished, you can’t see how it began.',
      ],
      tip: '“Your hands already want to be at the end,” said {G+}. “A crane isn’t made in one go. It’s twenty small folds, and each one must be neat, edge to edge. Do the first one as if it were the only one.”',
      low: 'Outside the wind blew through the cherry trees, and white petals came in at the window. {L} took a new sheet of paper. It was red.',
      turn: 'Edge to edge. {L} ran one fingernail along the fold, and only then made the next one. A triangle. A square. A kite. A long thin neck came up, all by itself. Then {L} took it by the tail, between two fingers.',
      done: 'When {L} pulled the tail, the wings moved up and down! “One thousand,” said {F}. They threaded it on, right at the bottom, and took all the cranes to the hospital together. A window opened up there, and somebody waved.',
      again:
        '{L} can do it with both eyes shut now. On the bus, in the bath queue, out of a ticket. “Edge to edge,” says {L}.',
      outcomes: [
        {
          asked: ['marshmallow/campfire/picnic/barbecue/feast/fiesta/disco/celebrate'],
          kinds: ['party', 'eats', 'plays', 'shares', 'gets'],
          done: 'When {L} pulled the tail, the wings moved! “One thousand,” said {F}. They took all the cranes to the hospital, and somebody waved from a window. Under the cherry tree in the garden there a blue cloth was spread, with all the shoes beside it, and {told}.',
        },
        {
          asked: ['crane/wish/hospital/fold/origami/paper/learn/well/better/true/fly'],
          kinds: ['learns', 'wins', 'no-longer', 'says', 'sees', 'makes'],
          done: 'When {L} pulled the tail, the wings moved! “One thousand,” said {F}. They threaded it on, right at the bottom, and carried all the cranes to the hospital. A window opened up there, and somebody took hold of the long threads. And {told}.',
        },
        {
          asked: ['make/find/get/meet/have/become/best/new/good friend'],
          kinds: [
            'hugs',
            'laughs',
            'claps',
            'happy',
            'friends',
            'team',
            'still-friends',
            'feels',
            'home',
            'way-home',
            'sleep',
            'stays',
            'helps',
          ],
          done: 'When {L} pulled the tail, the wings moved! “One thousand,” said {F}. They hung all of the cranes on the window at the hospital. A hand came out and touched the last one, the one that had been a potato, and {told}.',
        },
      ],
      helper: { name: 'Mrs Tsuru', creature: 'stork' },
      art: {
        'as white as a swan': 'platform: L look happy; white train',
        'hung paper cranes': 'living-room: F hold slippers ashamed; L look surprised; many paper-chain, bird',
        'It looked like a potato': 'living-room: L hold paper worried; F point worried; potato',
        'folded faster': 'living-room: L fold worried; F look worried; potato',
        'there are no scissors': 'living-room: F hold glue worried; L startle surprised; table',
        'copied a finished one': 'living-room: L hold bird paper worried; F think worried',
        'A crane isn’t made': 'living-room: G fold; L+F look G curious',
        'Outside the wind blew': 'living-room: L hold red paper calm; F peek curious; leaf',
        'one fingernail along the fold': 'living-room: L fold brave; F clap happy',
        'pulled the tail': 'ward: L raise bird proud; F cheer; many bird',
        'in the bath queue': 'bus: L fold proud; F look happy; ticket',
      },
    },
  ],
};
