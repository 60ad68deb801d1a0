import type { StorySourceInput } from '../../story-source.ts';

/** Stories about mud. */
export const mud: StorySourceInput = {
  id: 'mud',
  words: ['mud', 'playing in the mud', 'muddy boot', 'covered in mud'],
  situations: ['make', 'deed', 'wants', 'trait', 'learn'],
  topic: 'mud',
  thing: 'the mud',
  main: 'garden',
  plots: [
    {
      id: 'the-mud-cafe',
      titles: ['Mud!', 'The Mud Café', '{L} and the Best Mud'],
      goal: 'make a mud pie that stands',
      trouble: 'the mud pies fell apart',
      solved: 'the mud pie stood',
      opener:
        'It had rained all night, and now the garden was full of the very best thing: mud. It was brown and soft, and it said “schlup” at every step. {L+} was the first one in it.',
      friend:
        '{F+} came with a spoon and an old pan. “Let’s open a mud café,” said {F}. They wrote it on a board, with one muddy finger: Mud pies, today only.',
      problem:
        '{L} filled the pan and turned it over. Flop! The pie ran out in all directions, and it was no pie any more, only a puddle. The first guests were already at the gate.',
      tries: [
        '{L} made it bigger. It was a bigger puddle.',
        '{F} put in sand from the sandpit. Now the pie stood for as long as it takes to say “pie”, and then it crumbled.',
        'They put it in the sun. On top it cracked, and inside it was still soup.',
      ],
      tip: '“Mud is just earth and water,” said {G+}, “and the secret is how much of each. Squeeze a handful. If it drips, it’s too wet. If it crumbles, it’s too dry. And grass holds it together. I’ve built with it all my life.”',
      low: '{L} was muddy to the elbows, and {F} to the ears. They looked at the last puddle of a pie and had to laugh.',
      turn: '{L} took earth, and water, and a bit more earth, and squeezed. No drip, and no crumble. Then {L} kneaded in a handful of dry grass, pressed it all into the pan, and counted to ten before turning it over.',
      done: 'It came out with a long “schlup” and stood there, round and shiny, with a pattern on its rim. They put three daisies on it. The guests said that they had never seen a finer pie, and nobody ate a crumb.',
      again:
        'In the evening the bath water was so brown that {L} could not see any toes. The café is closed until it rains again.',
      object: 'spoon',
      helper: { name: 'Mrs Swallow', creature: 'swallow' },
      outcomes: [
        {
          asked: ['bath/clean/wash/shower/hose'],
          done: 'The pie came out with a long “schlup” and stood there, round and shiny. They put three daisies on it. When the last guest had gone, nobody could tell any more which was {L} and which was the garden. At the pump {told}.',
        },
        {
          asked: ['puddle/splash/slide/jump/roll/mud/pie/fight/boot'],
          done: 'The pie came out with a long “schlup” and stood there, round and shiny, with three daisies on top. “And the rest of it?” asked {F}. There was still the whole garden. They took off their shoes, which were full anyway, and {told}.',
        },
        {
          asked: ['feast/picnic/party/cake/celebrate/tea/supper/dinner/pizza/cook/bake', 'share/dance/sing'],
          kinds: ['party', 'eats', 'plays', 'shares', 'makes', 'invited'],
          done: 'The pie came out with a long “schlup” and stood there, round and shiny, with three daisies on top. The guests queued from the gate. Nobody ate a crumb of that, so {L} brought out a plate of the other kind, and {told}.',
        },
        {
          asked: [
            'live happily/happy',
            'proud',
            'have fun',
            'hug/cuddle/laugh/giggle/cheer/clap/smile/friend',
          ],
          kinds: ['hugs', 'laughs', 'claps', 'happy', 'friends', 'team', 'says', 'tells', 'sees'],
          done: 'The pie came out with a long “schlup” and stood there, round and shiny. They put three daisies on it. {F} wanted to scratch one ear, and now it had a handprint. {L} got one as well, on the nose, and {told}.',
        },
      ],
      art: {
        'at every step': 'garden: L jump laughing; mud',
        'an old pan': 'garden: F hold pan happy; L hold spoon happy; mud',
        'turned it over. Flop': 'garden: L startle worried; mud, pan, children',
        'a bigger puddle': 'garden: L pour bucket worried; puddle',
        'from the sandpit': 'garden: F hold bucket worried; L look; sandpit',
        'in the sun. On': 'garden: L+F wait worried; mud, sun',
        'Squeeze a handful': 'garden: G hold mud; L look G curious',
        'to the elbows': 'garden: L+F laugh; mud',
        'a handful of dry grass': 'garden: L knead mud happy; F hold grass; pan',
        'three daisies': 'garden: L cheer; F clap; pie, children',
        'the bath water': 'bathroom, evening: L sit happy in bath',
      },
    },
  ],
};
