import type { StorySourceInput } from '../../story-source.ts';

/** Stories about giving up an old habit. */
export const habits: StorySourceInput = {
  id: 'habits',
  words: [
    'suck/sucking thumb/finger',
    'thumb',
    'dummy',
    'pacifier',
    'give/giving dummy/pacifier/bottle/blanket/blankie',
    'bite/biting nail',
    'pick/picking nose',
    'stop suck/sucking/bite/biting',
    'dummy fairy',
    'bottle',
  ],
  situations: ['cannot', 'learn', 'wants', 'afraid', 'deed', 'trait'],
  topic: 'giving up an old habit',
  thing: 'the old habit',
  main: 'garden',
  plots: [
    {
      id: 'the-tree-of-old-friends',
      titles: ['The Tree of Old Friends', 'Goodbye, Old Habit', '{L} Grows Out of It'],
      goal: 'fall asleep without it',
      trouble: 'it was hard to fall asleep without it',
      solved: '{L} had slept a whole night without it',
      opener:
        '{L+} had an old friend. It had been there at every bedtime, from the very first one, and it knew all {L’s} secrets. But {L} had grown, and it had not.',
      problem:
        '“You’re big enough now,” people said. By day that was true. But in the evening, when the lamp was out, {L} missed it so much that even the pillow noticed. Without it the mouth did not know what to do.',
      tries: [
        '{L} counted sheep. The sheep all asked where it was.',
        '{L} sang a song, to keep the mouth busy. But one cannot sing and fall asleep. {L} tried it till ten o’clock.',
        '{L} held on to the bedpost with both hands. By midnight one hand had forgotten why.',
      ],
      tip: '“An old friend isn’t thrown away,” said {G+}. “It gets a good place. There’s a tree for that in the park, with ribbons in it. And you need something new to hold, for the hands.”',
      turn: 'They tied it up in the tree, with a ribbon, next to lots of others. “Thank you for everything,” said {L}. Then {L} took a small smooth pebble into {L.their~one} hand, and did not let go of it till bedtime.',
      done: 'The first night was long. The second one was shorter. In the third {L} woke up, and it was morning already, and the pebble was warm. “I’ve slept!” called {L}. “All of it! Alone!”',
      again:
        'When they pass the tree, {L} waves. A blue tit has moved in between the ribbons. It looks very cosy there.',
      object: 'pebble',
      helper: { name: 'Granny Twig', creature: 'owl' },
      setting: { home: 'cottage' },
    },
  ],
};
