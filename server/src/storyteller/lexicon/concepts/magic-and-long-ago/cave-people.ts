import type { StorySourceInput } from '../../story-source.ts';

/** Stories about the Stone Age. */
export const cavePeople: StorySourceInput = {
  id: 'cave-people',
  words: [
    'caveman',
    'cave people',
    'cavewoman',
    'stone age',
    'mammoth',
    'discover fire',
    'neanderthal',
    'cave painting',
  ],
  situations: ['deed', 'trait', 'wants', 'make', 'cannot', 'visit'],
  topic: 'the Stone Age',
  thing: 'the fire',
  home: 'cave',
  main: 'cave',
  plots: [
    {
      id: 'the-red-flower',
      titles: ['Who Made the Fire?', '{L} in the Stone Age', 'Sparks!'],
      goal: 'make fire',
      trouble: 'the fire would not come',
      solved: 'a fire burned in the cave',
      opener:
        'It was so long ago that nobody had shoes. {L+} lived in a cave with eleven others, and every evening it was cold, and dark, and supper was raw turnip.',
      problem:
        'One night lightning struck the old tree. A red, dancing thing sat in it, and that was warm! They carried a burning branch home and were happy. Then the rain came in, and the fire was out. “We have to make our own,” said {L}. But how?',
      tries: [
        '{L} shouted “Burn!” at a heap of twigs, for a whole day. The twigs were not impressed.',
        '{F} painted a fire on the wall, in red clay. It was so good that the dog lay down in front of it. It did not get any warmer.',
        'They rubbed two wet fish together. It had seemed a good idea.',
      ],
      tip: '“I’ve seen a spark,” said {G+}, who was as old as the hills. “It was when I dropped this stone on that one. It was gone at once. It had nothing to eat.”',
      turn: '{L} thought. A spark is tiny, so it needs tiny food! They fetched dry moss, and fluff from the bird’s nest. “Clack!” went the stones. “Clack!” A spark jumped into the moss. {L} lay flat and blew, as softly as if on a baby’s nose.',
      done: 'There was a thin thread of smoke. Then something crackled. A little yellow flame sat up and looked round. “Twigs!” called {L}, “only small ones!” That evening there was light in the cave, and warm turnip.',
      again: 'They tell stories round it every night now. And each night somebody else has to feed it.',
      outcomes: [
        {
          asked: [
            'fire/warm/light/cook burn/make/discover/warm/night/stay/learn',
            'discover/make/invent fire',
          ],
          done: 'There was a thin thread of smoke, and something crackled. “Twigs!” called {L}, “only small ones!” {L} lay flat and blew again, as softly as on a baby’s nose. A little yellow flame sat up and looked round, and {told}.',
        },
        {
          kinds: ['party', 'eats', 'plays', 'shares'],
          done: 'Something crackled. A little yellow flame sat up and looked round. “Twigs!” called {L}, “only small ones!” The eleven others came close, with a turnip each on a stick. For the first time nobody sat in the dark, and {told}.',
        },
        {
          kinds: ['hugs', 'laughs', 'claps', 'happy', 'feels', 'no-longer', 'friends', 'team'],
          done: 'Something crackled. A little yellow flame sat up and looked round. “Twigs!” called {L}, “only small ones!” In its light they all saw each other in the evening for the first time, eleven faces with soot on them, and {told}.',
        },
        {
          kinds: ['home', 'way-home', 'sleep'],
          done: 'Something crackled. A little yellow flame sat up and looked round. “Twigs!” called {L}, “only small ones!” The cave grew warm down to the last corner. One of them stayed awake to feed it, and {told}.',
        },
        {
          kinds: ['any'],
          done: 'A little yellow flame sat up and looked round. It shone right to the back of the cave, where nobody had ever seen anything. {L} took a piece of burnt wood from the edge of the fire, and {told}.',
        },
      ],
      helper: { name: 'Old Flint', creature: 'bear' },
      art: {
        'lived in a cave with': 'cave, night: L shiver sad; people',
        'supper was raw turnip': 'cave, night: L eat radish sad; F shiver; dog',
        'lightning struck the old tree': 'cave, night, rain: L slump sad; F look sad; unlit-campfire, tree',
        'We have to make our own': 'cave, night, rain: L stand brave; F slump sad; unlit-campfire, firewood',
        'at a heap of twigs': 'cave: L shout; F point worried; firewood',
        'painted a fire on the wall': 'cave: F paint proud; L look happy; campfire on wall, wall, dog',
        'two wet fish together': 'cave: L handle fish worried; F laugh; firewood',
        'I’ve seen a spark': 'cave: G hold stone; L look G curious; F look G; spark',
        'fluff from the bird': 'cave: L hold nest happy; F carry leaf; stone',
        'lay flat and blew': 'cave: L blow calm; F hold stone; spark, leaf',
        'A little yellow flame': 'cave, night: L cheer; F hold stick happy; campfire, people',
        'it every night now': 'cave, night: L sit happy; F give stick happy; campfire, people',
      },
    },
  ],
};
