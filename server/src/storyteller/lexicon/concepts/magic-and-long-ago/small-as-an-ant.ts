import type { StorySourceInput } from '../../story-source.ts';

/** Stories about being very small. */
export const smallAsAnAnt: StorySourceInput = {
  id: 'small-as-an-ant',
  words: [
    'shrink/shrinks/shrank/shrunk/shrinking',
    'small as an ant/mouse/thumb/bug',
    'small as ant/mouse/thumb/pea/bug',
    'tiny as an ant',
    'shrink small',
    'shrink to size',
    'as small as',
    'become/becomes/became/get/gets/got tiny',
    'turn/turns/turned tiny/small',
    'thumb-sized',
    'size of an ant/mouse/thumb',
    'wake up tiny/small',
    'shrinking potion/machine',
  ],
  situations: [
    'deed',
    'what-if',
    'all-turned',
    'magic-thing',
    'trait',
    'wants',
    'cannot',
    'own-wish',
    'learn',
    'has',
    'ailment',
  ],
  topic: 'being as small as an ant',
  thing: 'the blue pill bottle',
  home: 'garden',
  main: 'garden',
  plots: [
    {
      id: 'home-across-the-lawn',
      titles: ['As Small as an Ant', '{L} in the Grass Forest', 'Smaller Than a Thimble'],
      goal: 'get back home and back to the right size',
      trouble: '{L} was as small as an ant, and the house was a day’s walk away',
      solved: '{L} was back, and big again',
      opener:
        'There was a berry on the bush that {L+} had never seen before. It was blue, with a white ring round it. “Better not,” thought {L}, and only touched it. It popped. There was a tickle, from the top to the bottom.',
      friend:
        'When {L} looked up, the grass was as tall as trees. A daisy hung in the sky like a lamp. “You’ve got no shoes on,” said a voice. “They’re over there. One of them is as big as a ship.” It was {F+}, who had touched the berry, too.',
      problem:
        'The house was on the other side of the lawn, and now that was as far as the next town. A bumblebee rumbled past, as big as a bus. And high up in the sky somebody was calling them for lunch, and did not hear them answering.',
      tries: [
        'They shouted. It was a very loud shout, for a beetle.',
        '{L} climbed up a dandelion, to wave. The wind came and took the seeds away, and {L} along with them. They landed further away than before.',
        'They jumped on a snail that was going in the right direction. It was very friendly. After an hour they had gone as far as a spoon is long.',
      ],
      tip: '“Big ones go over everything,” said {G+}, with six legs full of luggage. “Small ones go under it. There’s a road. And at your back door stands a saucer with rain in it. Whoever washes that blue off grows again. It happens every summer.”',
      low: 'The road began behind a stone, and it was as wide as two ants. {L} took a crumb to carry. Nobody walks there with empty hands.',
      turn: 'They marched in the long line, under the roots and over the bridge of straw. When a raindrop fell, {L} pulled {F} under a leaf. When the bridge broke, {L} laid a twig across. “Left, right,” sang the ants. And then there stood the saucer, as round as a lake.',
      done: '{L} jumped in, splash! The blue washed off. There was a tickle, from the bottom to the top. Then {L} was sitting on the back step, with one foot in a saucer, and {F} sat there too. “There you are!” somebody called. “It’s getting cold!”',
      again:
        '{L} walks round the edge of the lawn now, and leaves a crumb behind the stone each day. If you lie down and listen, you can hear somebody singing: “Left, right.”',
      outcomes: [
        {
          kinds: ['party', 'eats', 'plays', 'shares'],
          done: '{L} jumped into the saucer, splash! The blue washed off, there was a tickle, and {L} was sitting on the back step with one foot in it. “There you are! It’s getting cold!” A spoonful was put behind the stone for the ants first, and {told}.',
        },
        {
          kinds: ['hugs', 'laughs', 'claps', 'happy', 'feels', 'no-longer', 'friends', 'team'],
          done: '{L} jumped into the saucer, splash! The blue washed off, and there was a tickle from the bottom to the top. Then they sat on the back step, each with one foot in the saucer and straw in their hair, and {told}.',
        },
        {
          kinds: ['home', 'way-home', 'sleep'],
          done: '{L} jumped into the saucer, splash! The blue washed off, there was a tickle, and there was the back door, no higher than it should be. The bed had been as far away as the moon this morning. So {told}.',
        },
        {
          kinds: ['any'],
          done: '“Left, right,” sang the ants, as far as the saucer, as round as a lake. {L} jumped in, splash! The blue washed off. There was a tickle, from the bottom to the top, and the grass sank down to the ankles, and {told}.',
        },
      ],
      helper: { name: 'Sergeant Six', creature: 'ant' },
      art: {
        'and only touched it': 'garden: L touch curious; blue cherry, bush',
        'the grass was as tall':
          'undergrowth: F wave surprised; L look-up surprised; huge grass, huge flower',
        'as big as a bus': 'undergrowth: L cower frightened; F look frightened; huge bee, grass',
        'for a beetle.': 'undergrowth: L+F shout; beetle',
        'climbed up a dandelion': 'undergrowth, wind: L climb; F peek curious; huge dandelion',
        'jumped on a snail': 'undergrowth: L sit sleepy; F look sleepy; huge snail',
        'with six legs full': 'undergrowth: G say; L+F look G curious; saucer',
        'took a crumb to carry': 'undergrowth: L carry bread brave; F walk; many ant, stone',
        'marched in the long': 'undergrowth: L walk brave; F walk happy; many ant, leaf',
        'jumped in, splash': 'garden: L splash laughing; F laugh; saucer, stairs',
        'leaves a crumb behind': 'garden: L plant bread happy; F listen; ant, stone',
      },
    },
  ],
};
