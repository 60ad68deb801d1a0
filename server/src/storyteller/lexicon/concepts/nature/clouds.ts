import type { StorySourceInput } from '../../story-source.ts';

/** Stories about the clouds. */
export const clouds: StorySourceInput = {
  id: 'clouds',
  words: [
    'cloud shape',
    'shapes in the clouds',
    'clouds',
    'cloud watching',
    'watch/watching cloud',
    'cloud',
    'cloudspotting',
  ],
  situations: ['thing-pair', 'being-and-thing', 'question', 'learn', 'mystery'],
  topic: 'the clouds',
  thing: 'the cloud',
  home: 'meadow',
  main: 'meadow',
  plots: [
    {
      id: 'will-it-rain',
      titles: ['{L} Reads the Clouds', 'A Sheep in the Sky', 'What the Clouds Say'],
      goal: 'find out from the clouds if it would rain',
      trouble: 'nobody knew if it would rain on the party',
      solved: '{L} could read the clouds',
      opener:
        '{L+} lay in the grass and watched the clouds. There was a sheep. There was a whale with a hat. Now the whale was a shoe, and now it was only a cloud again.',
      problem:
        'In the afternoon there was to be a party in the meadow, with paper lamps. But would it rain? “No,” said one neighbour. “Yes,” said another, “my knee hurts.” Should the tables stand in the meadow or in the barn?',
      tries: [
        'They asked the knee again. It didn’t hurt any more.',
        '{F} threw up a coin: heads for rain. It landed in the brook.',
        '{L} decided that a cloud shaped like a sheep means good weather. Then it turned into a wolf.',
      ],
      tip: '“You look at their faces,” said {G+}. “I look at what they do. Small white ones with flat tummies are only out for a walk. But when a white one grows and grows like a cauliflower, and gets dark below, I take in my washing.”',
      turn: '{L} lay down again and looked properly. Over the village there were little white ones with flat tummies. But behind the hill one was growing like a cauliflower, and it was dark below. And the wind was blowing from there. “Into the barn!” called {L}.',
      done: 'They had just carried in the last table when the first drop fell. Then it poured. But in the barn it was dry, the paper lamps glowed, and the band played on. An hour later the sun came out, and everybody danced in the wet grass.',
      again: 'People ask {L} now before they hang out the washing. {L} still sees the sheep as well.',
      helper: { name: 'Captain Nimbus', creature: 'swallow' },
      outcomes: [
        {
          asked: ['rain/shape/see/sky/fly/ride/sit/float/sun'],
          done: 'They had just carried in the last table when the first drop fell. It poured. The lamps glowed in the barn and nobody’s knee was asked. When it was over, {L} lay down in the grass again, under what was left, and {told}.',
        },
        {
          asked: ['feast/picnic/party/cake/celebrate/tea/supper/dinner/pizza/cook/bake', 'share/dance/sing'],
          kinds: ['party', 'eats', 'plays', 'shares', 'makes', 'invited'],
          done: 'They had just carried the last table into the barn when the first drop fell. Then it poured. But in here the paper lamps glowed, on dry tables, and the band played louder than the roof. Thanks to a cauliflower {told}.',
        },
        {
          asked: [
            'live happily/happy',
            'proud',
            'have fun',
            'hug/cuddle/laugh/giggle/cheer/clap/smile/friend',
          ],
          kinds: ['hugs', 'laughs', 'claps', 'happy', 'friends', 'team', 'says', 'tells', 'sees'],
          done: 'The last table was in the barn when the first drop fell. Then it poured. “The knee said no,” said the one neighbour. “The knee said yes,” said the other. They both looked at {L}. Under the paper lamps {told}.',
        },
      ],
      art: {
        'There was a sheep': 'meadow: L lie-back happy; cloud',
        'shoe, and now it': 'meadow: L point happy; cloud',
        'with paper lamps': 'meadow: L stand worried; lady, paper-lantern, table',
        'asked the knee again': 'meadow: L say curious; gentleman',
        'threw up a coin': 'meadow: F throw coin; L look; puddle',
        'turned into a wolf': 'meadow: L point surprised; cloud, wolf',
        'what they do. Small white': 'meadow: G say; L look G curious; cloud',
        'lay down again and looked': 'meadow: L lie-back curious; cloud',
        'like a cauliflower, and it was dark below': 'meadow, wind: L shout brave; black cloud',
        'carried in the last table': 'farm, rain: L+F carry table happy; paper-lantern',
        'hang out the washing': 'village: L point happy; lady, washing-line',
      },
    },
  ],
};
