import type { StorySourceInput } from '../story-source.ts';

/** General plots about {a} that is made of {matter}. */
export const madeOf: StorySourceInput = {
  id: 'made-of',
  situations: ['made-of'],
  topic: '{the} made of {matter}',
  thing: '{the}',
  main: 'meadow',
  home: 'village',
  plots: [
    {
      id: 'somebody-nibbles',
      titles: ['{The} Made of {Matter}', 'Who Is Nibbling at {The}?', 'Please Don’t Eat {The}!'],
      goal: 'keep {the} of {matter} standing',
      trouble: '{the} got smaller from hour to hour, because it tasted so good',
      solved: '{the} of {matter} stood, and nobody went home hungry',
      opener: [
        'One morning {L+} smelled it before it could be seen. Behind the hill stood {a}, and it was made of {matter} from top to bottom! It shone in the sun, and smelled of breakfast.',
        '“Nobody will believe me,” said {L+}, and tapped against it with one finger. It was soft. {L} licked the finger. {The} was really made of {matter}!',
      ],
      problem:
        'But what tastes good gets less. First the birds came, then somebody’s goat, and then whole families with spoons. By noon one corner was gone. It leaned over, and there was a crumbly sort of creak.',
      tries: [
        '{L} put up a sign: “Please do not eat.” The goat ate it first, as a starter.',
        [
          'They patched the hole with more {matter}. They had to taste whether it was the right sort. It was. Now the hole was bigger.',
          'The sun came out, and what is made of {matter} does not like that. {F} held an umbrella over it. It is a small umbrella, and {the} is big.',
        ],
        'They put a fence all round it. It was a fence of biscuits, because there was nothing else. It was gone by three o’clock.',
      ],
      tip: '“You can’t forbid it to taste good,” said {G+}. “That’s what it’s for. But who’s going to build while all the others are eating? Let each have a bite, and each bring a handful.”',
      turn: '{L} stood in front of it with a ladle. “One bite for one brick,” called {L}. “Whoever bites brings some {matter} along!” There was a murmur. And then the first one went home and came back with a bowl full.',
      done: 'Now there was a bite here and a patch there, all day long. By evening {the} of {matter} stood quite straight, only of many colours, for everybody’s was a little different. And they all sat in the middle and could eat no more.',
      again: 'It has never been finished, and it has never got less. If you come by, bring a bowl along.',
    },
    {
      id: 'when-the-rain-came',
      words: [
        'box',
        'cardboard',
        'paper',
        'newspaper',
        'blanket',
        'cushion',
        'pillow',
        'leaf',
        'wood',
        'stick',
        'straw',
        'lego',
        'brick',
        'block',
        'snow',
        'sand',
        'ice',
        'glass',
        'feather',
        'sock',
        'rubbish',
        'bottle',
        'chair',
        'hay',
        'shell',
        'stone',
        'card',
      ],
      titles: ['{The} Made of {Matter}', '{L} Builds a {Noun}', 'Captain of a {Noun}'],
      goal: 'make {a} out of {matter} that holds',
      trouble: '{the} of {matter} fell to bits at the very first go',
      solved: '{the} of {matter} held, with everyone in it',
      opener: [
        'There was a great heap of {matter}, and it was to be thrown away. {L+} walked round it once. “That isn’t rubbish,” said {L}. “That’s {a}. You only have to put it together.”',
        'Most people see {matter}, and nothing else. {L+} saw the front, the back, the door and the place for the captain. {L} saw {a}.',
      ],
      problem:
        'They built all morning. It was a wonderful {noun}, with a steering wheel and a window to wave out of. “All aboard!” called {L}. They got in, and it went down on one knee, sighed, and was a heap of {matter} again.',
      tries: [
        [
          'They took twice as much. Now it was higher, and when it fell down there was more to fall.',
          '{L} held it together with both arms. But then who was to steer?',
        ],
        '{F} brought a whole roll of sticky tape. It stuck to {F}, to {L}, to the cat and, here and there, to {the}.',
        'They drew the bolts on with a felt pen. They were very good bolts, and held nothing.',
      ],
      tip: '“You begin with the flags,” said {G+}. “Begin at the bottom. What’s weak by itself gets strong when you do something with it: fold it, weave it, stamp it down, lay it across. Try what {matter} likes.”',
      turn: '{L} took one piece and tried it out: flat, it gave way. On edge, it held a shoe. Two, one across the other, held {L}! So they laid it all crosswise, layer on layer, and stuffed the gaps, and put on the flags last of all.',
      done: '“All aboard!” {L} got in, then {ALL} together, then the cat. It creaked. It held! Outside somebody was calling them to supper, but they could not hear it. They were much too far away, somewhere beyond the moon and left of the washing line.',
      again:
        'It rained in the night. In the morning {L} looked out and said, “Good. Now we know what the next one has to be able to do.”',
    },
  ],
};
