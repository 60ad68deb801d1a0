import type { StorySourceInput } from '../../story-source.ts';

/** Stories about swimming. */
export const swimming: StorySourceInput = {
  id: 'swimming',
  words: ['swim', 'swimming', 'learn/learning swim', 'swimming pool', 'swimming lesson', 'pool'],
  situations: ['learn', 'afraid', 'visit', 'cannot'],
  topic: 'swimming',
  thing: 'the deep water',
  main: 'shore',
  indoors: true,
  plots: [
    {
      id: 'float-first',
      titles: ['{L} Learns to Swim', 'Like a Leaf on the Water', 'One, Two, Kick'],
      goal: 'swim across the bay',
      trouble: 'everyone who tried to swim sank like a stone',
      solved: '{L} could swim all the way',
      opener:
        'The others were already in the water. They splashed, they dived, they swam out to the raft. {L+} stood at the edge, up to the ankles. “I can do this much,” said {L}.',
      problem:
        '{L} went in as far as the tummy, lifted both feet, and tried to swim. There was a gurgle, and a lot of bubbles, and then there was sand in both ears.',
      tries: [
        '{L} kicked and paddled as fast as could be. It looked like a kettle on the boil, and went nowhere at all.',
        'They tied on three balloons. {L} swam beautifully, but feet up and head down.',
        '{L} swam on the sand instead. That went very well. A crab came along to watch.',
      ],
      tip: '“You’re fighting with the water,” said {G+}. “Make friends with it first. Lie on your back, spread out your arms, breathe in. It carries you. It has carried whales.”',
      turn: 'So {L} lay back, with {F’s} hand underneath. Breathe in. The ears were full of sea. The hand was there, and then it was only one finger, and then no finger. {L} was floating!',
      done: 'Then {L} rolled over and kicked, one, two, calmly. The raft came nearer. One, two. And {L’s} hand touched the wood. “I swam!” cried {L}. “The whole way!”',
      again: 'In the evening it still felt like waves in bed, up and down. {L} floated to sleep.',
      outcomes: [
        {
          kinds: ['party', 'eats', 'plays', 'shares'],
          done: '{L} rolled over and kicked, one, two, calmly. The raft came nearer, and {L’s} hand touched the wood. “I swam!” They were all on it already, and it lay a bit lower in the water for every one of them, and {told}.',
        },
        {
          kinds: ['gets', 'given-by', 'all-get', 'invited', 'says', 'says-words'],
          done: '{L} rolled over and kicked, one, two, calmly, and {L’s} hand touched the wood of the raft. “I swam! The whole way!” {G} came up beside it like a cork, with something in one paw, and {told}.',
        },
        {
          kinds: ['hugs', 'laughs', 'claps', 'happy', 'feels', 'no-longer', 'friends', 'team'],
          done: '{L} rolled over and kicked, one, two, calmly. The raft came nearer, and {L’s} hand touched the wood. “I swam!” cried {L}. Ten wet hands reached down at once, and {told}.',
        },
        {
          kinds: ['home', 'way-home', 'sleep'],
          done: '{L} rolled over and kicked, one, two, calmly, and {L’s} hand touched the wood of the raft. They lay on it until their fingers were wrinkled, and the sun was low. Then there were towels, up to the nose, and {told}.',
        },
        {
          kinds: ['any'],
          done: '{F’s} hand was there, and then one finger, and then none, and {L} was floating. Then {L} rolled over and kicked, one, two, calmly. The raft came nearer. One, two, one, two, and {told}.',
        },
      ],
      helper: { name: 'Coach Finley', creature: 'otter' },
      art: {
        'The others were already in the water': 'shore: L stand worried; children',
        'up to the ankles': 'shore: L stand worried in water',
        'went in as far as the tummy': 'shore: L startle frightened in water; bubbles',
        'There was a gurgle': 'shore: L startle frightened in water; bubbles',
        'kicked and paddled': 'shore: L swim worried in water; kettle',
        'tied on three balloons': 'shore: L swim surprised in water; many balloon',
        'on the sand instead': 'shore: L lie happy; crab',
        'Make friends with it first': 'shore: G say calm; L listen curious',
        'lay back, with': 'shore: L swim calm in water; F stand calm in water',
        'The hand was there': 'shore: L swim happy in water',
        'rolled over and kicked': 'shore: L swim proud in water; plank',
        'In the evening it still felt': 'bedroom, night: L sleep happy in bed; shell',
      },
    },
    {
      id: 'the-water-carries',
      titles: ['{L} Learns to Swim', 'The Water Carries You', 'From Rock to Rock'],
      goal: 'swim to the other side',
      trouble: '{L} went under like a stone',
      solved: 'the water carried {L}',
      opener:
        'On the other side of the pool was the flat warm rock where all the swimmers lay in the sun. {L+} stood on this side, with water up to the knees, and looked across.',
      problem:
        '{L} jumped forward and hit the water with arms and legs. Splash, splash, glug! Instead of swimming, {L} went down like a stone and came up with water in both ears.',
      tries: [
        '{L} kicked twice as hard. The water flew up in all directions, everyone round about got wet, and {L} had got one finger further.',
        '{L} tied on two rubber rings, a cushion and an empty bottle. It was impossible to sink, and just as impossible to move.',
        '{L} kept one toe on the bottom and moved both arms. It looked like swimming, as far as the deep part.',
      ],
      tip: '“Don’t fight it,” said {G+}. “Lie down on the water as you would on your bed, and breathe. It will carry you. And only then make like a frog: fold, open, glide.”',
      turn: '{L} lay back. Water filled both ears, and it became very quiet. {F} put one hand under {L’s} back, and then took it away, and {L} still lay there. It carried! {L} turned over. Fold, open, glide.',
      done: 'Fold, open, glide, and the bottom was gone, and it did not matter. A few strokes more, and {L’s} hand touched something flat and warm: the rock! {L} had swum the whole way, right across the deep end.',
      again:
        'Now {L} lies on the warm rock with the others. When a small one stands on the other side up to the knees, {L} calls, “It carries you!”',
      outcomes: [
        {
          kinds: ['party', 'eats', 'plays', 'shares'],
          done: 'Fold, open, glide, and the bottom was gone, and it did not matter. {L’s} hand touched something flat and warm: the rock! All the swimmers moved over, and the towels, and the bag with the cherries, and {told}.',
        },
        {
          kinds: ['gets', 'given-by', 'all-get', 'invited', 'says', 'says-words'],
          done: 'Fold, open, glide, right across the deep end, and {L’s} hand touched something flat and warm: the rock! {G} swam once round it on the back, and put something on the edge of the stone, and {told}.',
        },
        {
          kinds: ['hugs', 'laughs', 'claps', 'happy', 'feels', 'no-longer', 'friends', 'team'],
          done: 'Fold, open, glide, and the bottom was gone, and it did not matter. {L’s} hand touched something flat and warm: the rock! {F} was right behind and bumped into {L’s} feet, and {told}.',
        },
        {
          kinds: ['home', 'way-home', 'sleep'],
          done: 'Fold, open, glide, right across the deep end, and {L’s} hand touched something flat and warm: the rock! {L} lay on it as on a bed, and breathed. Slowly the stone grew cool, and {told}.',
        },
        {
          kinds: ['any'],
          done: 'It carried! {L} turned over in all that quiet. Fold, open, glide, and the bottom was gone, and it did not matter. A few strokes more, and {told}.',
        },
      ],
      helper: {
        name: 'Coach Otter',
        creature: 'otter',
      },
      setting: {
        topic: 'swimming',
        thing: 'the deep end',
        main: 'river',
      },
      art: {
        'On the other side of the pool': 'river: L look worried; people, stone',
        'with water up to the knees': 'river: L stand worried in water; stone',
        'jumped forward and hit': 'river: L startle frightened in water',
        'went down like a stone': 'river: L startle frightened in water; bubbles',
        'kicked twice as hard': 'river: L splash worried; people',
        'tied on two rubber rings': 'river: L stand worried in water wearing armbands; bottle, cushion',
        'one toe on the bottom': 'river: L swim worried in water',
        'make like a frog': 'river: G say calm; L listen curious; frog',
        'Water filled both ears': 'river: L swim calm in water; F stand calm in water',
        'and then took it away': 'river: L swim happy in water; F cheer',
        'hand touched something flat and': 'river: L swim proud in water; stone',
        'and the bottom was gone': 'river: L swim proud in water; stone',
        'lies on the warm rock': 'river: L wave happy on stone; children',
      },
    },
  ],
};
