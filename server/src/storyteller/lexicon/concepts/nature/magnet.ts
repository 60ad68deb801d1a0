import type { StorySourceInput } from '../../story-source.ts';

/** Stories about the magnet. */
export const magnet: StorySourceInput = {
  id: 'magnet',
  words: ['magnet', 'magnetic', 'magnetism'],
  situations: ['question'],
  topic: 'the magnet',
  thing: 'the magnet',
  main: 'workshop',
  plots: [
    {
      id: 'it-sticks',
      titles: ['The Thing That Pulled', '{L} and the Magnet', 'Click!'],
      goal: 'get the key out of the drain',
      trouble: 'the key lay at the bottom of the drain',
      solved: 'the magnet had fished out the key',
      opener:
        'In the old toolbox there was a piece of iron in the shape of a horseshoe. {L+} held it up. Click! A nail hung on it. Click, click! Two spoons came along.',
      problem:
        '“It’s a magnet,” said {L}, and tried it on everything. It would not stick to wood, nor to the cat. Then the front door key hung on it, and then, plop, the key fell down the drain. It was raining, and the door was locked.',
      tries: [
        '{F} tried with a long stick. It pushed the key a bit further, round the corner.',
        'They poured in water, so that it would float up. Keys don’t float.',
        '{L} put a bit of jam on a string. Something bit, but it was a snail.',
      ],
      tip: '“What did you have in your hand all morning?” asked {G+}. “It pulls through air, and through water, and through paper. It doesn’t need to see.”',
      turn: 'The magnet! {L} tied it to the string with a double knot, and let it down, hand over hand, into the dark. It swung to the left. It swung to the right. Nobody breathed. And then, down there, very softly: click.',
      done: '{L} pulled it up, slowly, so as not to bump. There hung the key, and on the key hung a coin, a bottle top, and a spoon that had been missing since Easter. The door opened.',
      again: 'They go fishing in the drain on Saturdays now. Nobody knows what else lives down there.',
      outcomes: [
        {
          asked: ['key/door/treasure/find/coin/gold/open/home'],
          done: '{L} pulled the string up, slowly, so as not to bump. There hung the key, and on the key a coin, a bottle top, and the spoon that had been missing since Easter. Out of the rain, with a click of the lock, {told}.',
        },
        {
          asked: ['feast/picnic/party/cake/celebrate/tea/supper/dinner/pizza/cook/bake', 'share/dance/sing'],
          kinds: ['party', 'eats', 'plays', 'shares', 'makes', 'invited'],
          done: '{L} pulled it up, slowly. There hung the key, and on the key a coin, a bottle top, and the spoon that had been missing since Easter. The door opened, the stove was lit, and round a tin that the magnet had to let go of {told}.',
        },
        {
          asked: [
            'live happily/happy',
            'proud',
            'have fun',
            'hug/cuddle/laugh/giggle/cheer/clap/smile/friend',
          ],
          kinds: ['hugs', 'laughs', 'claps', 'happy', 'friends', 'team', 'says', 'tells', 'sees'],
          done: '{L} pulled it up, slowly, so as not to bump. Nobody had breathed. There hung the key, and on the key a coin, a bottle top, and the spoon that had been missing since Easter. On the wet step, with a click, {told}.',
        },
      ],
      art: {
        'Click! A nail': 'workshop: L raise magnet happy; toolbox',
        'Two spoons': 'workshop: L hold magnet surprised; two spoon',
        'the key fell down the drain': 'village, rain: L startle worried; F stand worried; drain, door',
        'with a long stick': 'village, rain: F hold stick worried; L look; drain',
        'poured in water': 'village, rain: L pour bucket worried; F look; drain',
        'a bit of jam': 'village, rain: L hold string worried; snail, drain',
        'your hand all morning': 'village, rain: G say; L think magnet',
        'tied it to the string': 'village, rain: L tie string brave; magnet, drain',
        'very softly: click': 'village, rain: L hold string happy; F look; drain',
        'a bottle top, and a spoon': 'village, rain: L raise key laughing; F cheer; coin, spoon',
        'fishing in the drain': 'village: L hold magnet happy; F stand happy; drain',
      },
    },
  ],
};
