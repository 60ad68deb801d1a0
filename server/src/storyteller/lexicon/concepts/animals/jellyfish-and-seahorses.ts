import type { StorySourceInput } from '../../story-source.ts';

/** Stories about jellyfish, seahorses and starfish. */
export const jellyfishAndSeahorses: StorySourceInput = {
  id: 'jellyfish-and-seahorses',
  words: [
    'seahorse',
    'seahorses',
    'jellyfish',
    'starfish',
    'sea star',
    'jellyfish and seahorses',
    'sea creatures',
  ],
  situations: ['visit', 'learn', 'question'],
  creature: 'theme',
  topic: 'jellyfish and seahorses',
  thing: 'the current',
  home: 'undersea',
  main: 'undersea',
  plots: [
    {
      id: 'hold-on-to-the-grass',
      titles: ['{S} and the Strong Current', '{L} under the Sea', 'Hold On!'],
      goal: 'keep {S} from being carried off',
      trouble: '{S} was carried off by every current',
      solved: '{S} had somewhere to stay',
      opener:
        'Under the sea there’s weather as well. It isn’t wind that blows there, it’s the current. {L+} had a diving bell made of glass, and looked out at the waving green grass.',
      friend:
        'Something small came tumbling past, head over heels. It was {S+}. “I can’t steer,” cried {S}. “It always takes me along!” {L} held out a hand through the hatch, and caught hold.',
      problem:
        '“I had a home,” said {S}, out of breath, “in a meadow of sea grass. But an anchor came down and pulled it out, a whole patch. Now there’s nothing left to hold on to.” Out there was bare sand, and the current was getting stronger.',
      tries: [
        '{S} tried to swim against it, as hard as possible. {S} stayed exactly where {S.they} had been, and then got tired.',
        '{L} laid {S} behind a stone. It was quiet there, and so dark that nothing to eat came by.',
        '{L} tied {S} to the diving bell. But when the bell had to go up for air, so did {S}.',
      ],
      tip: '“You can’t stop the current, and you don’t need to,” said {G+}. “Whoever lives in it needs a handle. The grass will grow again, if somebody plants it, one blade at a time, and if no anchor comes down on it.”',
      low: '{L} looked at the sand. Between the ripples floated loose blades of grass, with their roots still on. There were quite a lot of them.',
      turn: '{L} gathered the loose blades, pressed each one into the sand, and laid a pebble on its roots. Ten blades, twenty, fifty. Then {L} went up and put a yellow buoy on the water, for all the boats to see: no anchors here.',
      done: 'The current came again, strong and cold. The new grass bent down, and didn’t let go. And in the middle was {S}, holding on to a blade, and swaying to and fro, as if on a swing. “It carries me,” laughed {S}, “and I stay!”',
      again:
        'In summer there were two hundred blades, and somebody had moved in next door. The buoy nods on the water, from morning till night.',
      helper: { name: 'Grandpa Crab', creature: 'crab' },
      outcomes: [
        {
          asked: ['home/safe/family/friend/baby/babies/grass/live'],
          done: 'The current came again, strong and cold. The new grass bent down, and didn’t let go. {S} held on to one blade and swayed, as if on a swing. Others came tumbling by and caught hold of the next blade, and {told}.',
        },
        {
          asked: ['glow/light/shine/dance/swim'],
          done: 'The current came again, strong and cold. The new grass bent down, and didn’t let go, and {S} swayed on a blade. Up on the water the yellow buoy nodded. Below it, when the sun was gone and the sea grew dark, {told}.',
        },
        {
          asked: ['feast/picnic/party/cake/celebrate/tea/supper/dinner/pizza/cook/bake', 'share/dance/sing'],
          kinds: ['party', 'eats', 'plays', 'shares', 'makes', 'invited'],
          done: 'The current came again, strong and cold. The new grass bent, and didn’t let go. “It carries me, and I stay!” called {S}. {G} came out from under a stone with the neighbours. In a meadow one can sit down again, and {told}.',
        },
        {
          asked: [
            'live happily/happy',
            'proud',
            'have fun',
            'hug/cuddle/laugh/giggle/cheer/clap/smile/friend',
          ],
          kinds: ['hugs', 'laughs', 'claps', 'happy', 'friends', 'team', 'says', 'tells', 'sees'],
          done: 'The current came again, strong and cold. The new grass bent down, and didn’t let go, and in the middle was {S}, as if on a swing. “It carries me,” laughed {S}, “and I stay!” Through the glass of the diving bell {told}.',
        },
      ],
      art: {
        'a diving bell made of glass': 'undersea: L look curious; seaweed',
        'head over heels': 'undersea: S fall frightened; L reach-up worried',
        'nothing left to hold on to': 'undersea: S cry sad; L look worried; anchor, seaweed',
        'to swim against it': 'undersea: S swim worried; L look S worried; wave',
        'behind a stone': 'undersea: S sit sad; L swim worried; big stone',
        'to the diving bell. But': 'undersea: L tie rope worried; S swim surprised',
        'stop the current': 'undersea: G say; L+S look G curious',
        'their roots still on': 'undersea: L point happy; S look; many grass',
        'pressed each one into the sand': 'undersea: L plant seaweed brave; S look happy; pebble',
        'as if on a swing': 'undersea: S dance laughing; L cheer; big seaweed',
        'had moved in next door': 'undersea: S wave happy; L swim happy; many seaweed, seahorse',
      },
    },
  ],
};
