import type { StorySourceInput } from '../../story-source.ts';

/** Stories about the water cycle. */
export const waterCycle: StorySourceInput = {
  id: 'water-cycle',
  words: [
    'water cycle',
    'evaporation',
    'evaporate',
    'condensation',
    'raindrop journey',
    'raindrop’s journey',
    'journey of a raindrop',
    'journey of a drop',
    'drop of water',
    'where rain/water comes from',
    'where does rain/water come from',
    'drip drop',
    'life of a raindrop',
  ],
  situations: ['question', 'learn', 'visit', 'wants', 'runaway'],
  topic: 'the water cycle',
  thing: 'the puddle',
  home: 'cottage',
  main: 'garden',
  plots: [
    {
      id: 'the-puddle-that-went-away',
      titles: ['Where Did the Puddle Go?', '{L} and the Water Cycle', 'The Puddle That Went Away'],
      goal: 'find out where the water had gone',
      trouble: 'the puddle had gone and nobody had taken it',
      solved: 'the water had come back as rain',
      opener:
        'After the rain there was a puddle by the gate, with a bit of sky in it. {L+} floated a leaf on it, and put a ring of pebbles round it, so that it would stay.',
      friend:
        'The next day {L} wanted to show it to {F+}. But there were only the pebbles, and the leaf lay in the middle, dry. “What puddle?” asked {F}.',
      problem:
        'The puddle was gone. Nobody had emptied it, and it had not run away, for the pebbles were still in their ring. “Water can’t just disappear,” said {L}. The sun was shining on the warm stones.',
      tries: [
        '{L} thought that the ground had drunk it all. They put a bowl of water on the step, where it could not soak in. In the evening there was less water in the bowl as well.',
        '{F} thought that the cat had drunk it. They put a net over the bowl and waited. Nobody came to drink, and the water went down and down.',
        'They looked under the step and behind the bowl. It was dry everywhere.',
      ],
      tip: '“You’re looking down,” said {G+}. “Hold a cold plate over my kettle, high up in the steam, and watch what happens. Then think where the sun has been sending your puddle.”',
      low: 'They sat by the ring of pebbles. Up in the blue sky was one small white cloud.',
      turn: '{L} held the cold plate up in the steam. It grew misty, and then, plip, a drop fell off it. “The warm water goes up where we can’t see it,” said {L}, “and where it’s cold it turns into drops. The puddle’s up in the cloud!”',
      done: 'The cloud had grown big and grey. Plip. A drop fell on {L’s} nose. Plip, plop. It rained on the roof, and ran down the path, and filled the ring of pebbles to the top. “It’s back,” called {F}. “It’s been round in a circle!”',
      again:
        'Now {L} knows it when the puddle dries: up it goes, along it goes, and down it comes again. {L} waves to it.',
      object: 'bowl',
      helper: { name: 'Mrs Kettle', creature: 'duck' },
      outcomes: [
        {
          asked: ['rain/puddle/cloud/back/rainbow/splash/jump/water/sun'],
          done: 'The cloud had grown big and grey. Plip. A drop fell on {L’s} nose. Plip, plop. It rained on the roof, and ran down the path, and filled the ring of pebbles to the top. “It’s back,” called {F}. So {told}.',
        },
        {
          asked: ['feast/picnic/party/cake/celebrate/tea/supper/dinner/pizza/cook/bake', 'share/dance/sing'],
          kinds: ['party', 'eats', 'plays', 'shares', 'makes', 'invited'],
          done: 'Plip. A drop fell on {L’s} nose, and then it filled the ring of pebbles to the top. “It’s back,” called {F}. {G’s} kettle was still steaming, another little cloud. They put cups under that one, and {told}.',
        },
        {
          asked: [
            'live happily/happy',
            'proud',
            'have fun',
            'hug/cuddle/laugh/giggle/cheer/clap/smile/friend',
          ],
          kinds: ['hugs', 'laughs', 'claps', 'happy', 'friends', 'team', 'says', 'tells', 'sees'],
          done: 'Plip. A drop fell on {L’s} nose, and then it filled the ring of pebbles to the top. “It’s been round in a circle!” called {F}, and went round in a circle, too, with both arms out, in the rain, and {told}.',
        },
      ],
      art: {
        'a ring of pebbles round': 'garden: L kneel happy; puddle, leaf, pebble',
        'the leaf lay in the middle': 'garden: L startle worried; F look; pebble, leaf',
        'The sun was shining on': 'garden: L stand worried; F look; sun, pebble',
        'a bowl of water on the step': 'garden: L hold bowl curious; F look; step',
        'a net over the bowl': 'garden: F hold net curious; L look; cat, bowl',
        'under the step and behind': 'garden: L crawl worried; F search; step, bowl',
        'over my kettle': 'kitchen: G hold kettle; L look G curious',
        'Up in the blue sky': 'garden: L sit sad; F sit; pebble, small cloud',
        'a drop fell off it': 'kitchen: L raise plate happy; F look; kettle',
        'filled the ring': 'garden, rain: L+F cheer; puddle, cloud',
        'when the puddle dries': 'garden: L wave happy; cloud, puddle',
      },
    },
  ],
};
