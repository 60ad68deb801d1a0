import type { StorySourceInput } from '../../story-source.ts';

/** Stories about a mermaid who cannot swim, or fears the deep. */
export const mermaidWhoCannotSwim: StorySourceInput = {
  id: 'mermaid-who-cannot-swim',
  words: [
    'mermaid learn/learns/learning swim',
    'mermaid cannot/can’t/couldn’t swim',
    'mermaid who/that cannot/can’t/couldn’t swim',
    'mermaid afraid/scared of water/deep/sea/the deep',
    'mermaid who is afraid/scared of water/the sea/sharks/the deep',
    'mermaid not swim',
    'fish who/that cannot/can’t/couldn’t swim',
    'fish cannot/can’t/couldn’t swim',
    'fish who is afraid/scared of water',
    'fish afraid/scared of water',
  ],
  situations: [
    'learn',
    'cannot',
    'wants',
    'make',
    'visit',
    'newcomer',
    'question',
    'ability',
    'trait',
    'deed',
    'has',
    'own-wish',
    'thing-pair',
    'being-and-thing',
    'what-if',
    'afraid',
    'sad',
    'ailment',
  ],
  topic: 'a mermaid who could not swim',
  thing: 'the rock in the bay',
  creature: 'mermaid',
  home: 'shore',
  main: 'shore',
  plots: [
    {
      id: 'lying-on-the-water',
      titles: ['{S} Cannot Swim', 'On the Rock in the Bay', 'The Water Holds You'],
      goal: 'teach {S} how to swim',
      trouble: '{S} was afraid to let go and could not swim',
      solved: '{S} could swim',
      opener:
        'On the rock in the bay sat {S+} and combed wet hair. {L+} waved from the beach. “Are you not coming in?” called {S}. “It’s warm.” “Are you?” {L} called back. {S} turned as red as a crab.',
      friend:
        '“If I tell you something,” said {S}, “you mustn’t laugh. I can’t swim.” {L} nearly fell into the water with surprise. But {L} didn’t laugh.',
      problem:
        '{S} had grown up in a pool between two rocks, where you could touch the ground. Now all the others were moving to the coral reef, right across the deep, on Sunday. “As soon as there’s nothing under me,” said {S}, “I go as stiff as an anchor.”',
      tries: [
        '{S} held on to the rock and beat the water with the tail. There was a great deal of foam. They stayed where they were, {S} and the rock.',
        '{F} held {S} up by both ends. That was fine until {F} had to sneeze.',
        'They wanted to make {S} a swimming ring out of seaweed. A very fat snail lived in it.',
      ],
      tip: '“You’re all fighting it,” said {G+}, who lay on its back in the bay and cracked a mussel. “I never do anything at all. I lie there like a boat. The water can hold a whale, you know. It only needs you to let it.”',
      low: 'The tide was coming in. {S} had drawn up the tail and looked at the deep, where it got blue.',
      turn: 'Let it! {L} lay down on the shallow water, quite flat, and breathed in like a balloon. It carried! “Look up at the sky,” said {L}, “and don’t hold on to anything.” {S} lay down beside {L}. One moment. Two. Under the tail there was nothing but sea.',
      done: '“It’s holding me,” whispered {S}. Then the tail moved, just to see: one beat. They shot across the whole bay, {S} first, laughing. On Sunday {S} swam to the reef in the middle of all the others, on the back, so as to wave for longer.',
      again:
        '{L} can float now for as long as it takes to count the gulls. When the tide is in, somebody sometimes tickles from below.',
      object: 'shell',
      outcomes: [
        {
          kinds: ['party', 'eats', 'plays', 'shares'],
          done: '“It’s holding me,” whispered {S}. Then the tail moved, just to see: one beat. They shot across the whole bay. On Sunday {S} swam in the middle of all the others. They had saved the flattest rock of the reef for visitors, and {told}.',
        },
        {
          kinds: ['gets', 'given-by', 'all-get', 'invited', 'says', 'says-words'],
          done: '“It’s holding me,” whispered {S}. Then the tail moved, just to see: one beat. They shot across the whole bay. On Sunday {S} swam to the reef in the middle of all the others, and was back by the evening tide, and {told}.',
        },
        {
          kinds: ['hugs', 'laughs', 'claps', 'happy', 'feels', 'no-longer', 'friends', 'team'],
          done: '“It’s holding me,” whispered {S}. Then the tail moved, just to see: one beat. They shot across the whole bay, {S} first. In the middle {S} turned on the back, with nothing underneath but sea, and {told}.',
        },
        {
          kinds: ['home', 'way-home', 'sleep'],
          done: '“It’s holding me,” whispered {S}. Then the tail moved: one beat. They shot across the bay, {S} first, and then let themselves drift, on their backs, as {G} does it. The water rocked them to the shallow sand, and {told}.',
        },
        {
          kinds: ['any'],
          done: '“It’s holding me,” whispered {S}. Then the tail moved, just to see: one beat. They shot across the whole bay, {S} first. {S} looked down once, into the deep where there was nothing but blue, and breathed like a balloon, and {told}.',
        },
      ],
      helper: { name: 'Kelpie', creature: 'otter' },
      art: {
        'combed wet hair': 'shore: S sit on stone ashamed; L wave happy; comb',
        'I can’t swim': 'shore: S whisper ashamed; L look surprised; stone',
        'stiff as an anchor': 'shore: S look frightened; L think worried; wave, anchor',
        'beat the water with': 'shore: S splash worried; L look curious; stone',
        'by both ends': 'shore: F raise; S look frightened; L peek curious; wave',
        'a swimming ring out of': 'shore: L hold seaweed worried; S look; snail',
        'The water can hold': 'shore: G lie-back calm; L look G curious; S look',
        'looked at the deep': 'shore: S sit on stone sad; L look worried; wave',
        'quite flat, and breathed': 'shore: L lie-back happy in water; S look curious',
        'One moment. Two': 'shore: L lie-back calm in water; S lie-back calm in water',
        'shot across': 'shore: S swim laughing; L swim laughing',
        'can float now': 'shore: L lie-back happy in water; bird',
      },
    },
  ],
};
