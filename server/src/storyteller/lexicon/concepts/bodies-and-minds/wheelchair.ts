import type { StorySourceInput } from '../../story-source.ts';

/** Stories about somebody on wheels. */
export const wheelchair: StorySourceInput = {
  id: 'wheelchair',
  words: [
    'wheelchair',
    'use/using wheelchair',
    'walk/walking stick/frame/aid',
    'crutch',
    'not walk',
    'cannot/can’t walk',
    'disabled',
    'friend wheelchair',
    'friend is in a wheelchair',
    'wheelchair user',
  ],
  situations: [
    'deed',
    'trait',
    'cannot',
    'ability',
    'wants',
    'newcomer',
    'pair',
    'question',
    'sad-being',
    'sad',
  ],
  topic: 'somebody on wheels',
  thing: 'the wheels',
  main: 'meadow',
  plots: [
    {
      id: 'three-steps',
      titles: ['Three Steps Too Many', 'The Fastest Wheels in the Street', 'A Ramp for Everyone'],
      goal: 'get everybody into the treehouse',
      trouble: 'there were steps in the way of the wheels',
      solved: 'there was a ramp for everyone',
      opener: [
        'In {L+}’s street there was a child called Juno, who had a wheelchair with green rims and could brake so that it squealed. Nobody could take the corner at the baker’s like that.',
      ],
      problem:
        'In the big oak they had all built a treehouse. Today it was to be opened. Juno rolled up, looked, and stopped. There were three steps, and then a ladder. “I see,” said Juno. “It’s a house for legs.”',
      tries: [
        'They wanted to carry Juno up. “I’m not a cupboard,” said Juno. And that was the end of that.',
        '“We’ll come down and tell you what it’s like,” said {L}. Juno looked at {L}. “Would you like that?” {L} would not have liked it at all.',
        'They tied a rope to the chair and pulled. The rope held, the oak creaked, and a branch said crack. “Stop!” said everybody.',
      ],
      tip: '“You’re all working at the wrong thing,” said {G+}. “There’s nothing wrong with Juno. What’s wrong is that staircase. Who builds a house that a friend can’t get into? Ask the one who knows about wheels.”',
      low: 'The bunting hung in the tree. Nobody felt like opening anything. “It was nice, all the same,” said Juno, “up to the steps.”',
      turn: '“How would you build it?” asked {L}. Juno drew it into the sand: a long ramp, once round the trunk, with a bend for overtaking. And then they sawed and hammered, and Juno said where.',
      done: 'It took three days. On the fourth Juno rolled up first, once round the trunk, and rang the bell at the top. Then came the others, then the dog, then the small ones with the pram. And the way down! It squealed wonderfully.',
      again:
        'Nobody uses the three steps any more. The ramp is simply better. On Saturdays there are races on it, and Juno gives the others a start.',
      helper: { name: 'Carpenter Elm', creature: 'beaver' },
      object: 'bell',
    },
  ],
};
