import type { StorySourceInput } from '../../story-source.ts';

/** Stories about camels. */
export const camels: StorySourceInput = {
  id: 'camels',
  words: ['camel', 'camels', 'dromedary', 'caravan desert', 'camel train', 'camel ride'],
  situations: ['visit', 'learn', 'question', 'ride'],
  creature: 'theme',
  topic: 'camels',
  thing: 'the sandstorm',
  home: 'desert',
  main: 'desert',
  plots: [
    {
      id: 'what-the-eyelashes-are-for',
      titles: ['{S} in the Sandstorm', '{L} and the Camel', 'Two Rows of Eyelashes'],
      goal: 'get home through the sandstorm',
      trouble: 'nobody could see the way any more',
      solved: 'everyone was home',
      opener:
        'Seven camels walked through the desert, one behind the other, with salt and dates on their backs. {L+} was allowed to come along for the first time.',
      friend:
        '{L} rode on {S+}, who was the last in the row. “The others say that I look funny,” said {S}, “with my wide feet and my eyelashes.” {L} had thought so too, and said nothing.',
      problem:
        'In the afternoon the sky turned yellow, and then brown. Sand flew, as sharp as needles. The first camel couldn’t see the second one any more. “Where’s the well?” the guide called. Nobody knew.',
      tries: [
        'The guide took out the map. The wind took it, too.',
        '{L} looked through {L.their~both} fingers for the three palm trees. But there was nothing except sand, and it got into {L’s} eyes.',
        'They all called out their names. The wind swallowed one after the other.',
      ],
      tip: '“Who’s made for this?” asked the oldest of them, {G+}. “Not us. We all have sand in our eyes. But look at the one at the back. What do you think those eyelashes are for?”',
      low: '{L} turned round in the saddle. {S} stood there quite calmly and chewed. Not a grain of sand was in those big brown eyes.',
      turn: '{S} had two rows of lashes, as thick as brooms, could shut both nostrils, and had feet that didn’t sink in. “You can see!” called {L}. “Walk in front, {S!}! We’ll all hold on.” {L} tied a rope from one camel to the next.',
      done: '{S} went first, step by step, with {S.their~the} head held high, right through the brown wind. Nobody let go of the rope. Then it smelled of water. Under three palm trees lay the well, and behind it the tents of home.',
      again: 'Since then {S} always goes first. And {L} says to everyone how beautiful those eyelashes are.',
      helper: { name: 'Old Yusuf', creature: 'tortoise' },
      outcomes: [
        {
          asked: ['home/family/oasis/well/water/drink/tent/find/way/safe/arrive/reach'],
          done: '{S} went first, head high, right through the brown wind, and nobody let go of the rope. Then it smelled of water. Three palm trees came out of the sand, and a well, and lamps in front of the tents, and {told}.',
        },
        {
          asked: [
            'leader/lead/first/hero/proud/thank/sorry/laugh/tease/beautiful/lash/lashes/eyelash/eyelashes',
          ],
          done: '{S} went first, right through the brown wind, and nobody let go of the rope. Under three palm trees lay the well. There they all got the sand out of their eyes, and the first thing that they looked at was {S}. Then {told}.',
        },
        {
          asked: ['race/win'],
          done: '{S} went first, right through the brown wind, and nobody let go of the rope. Then it smelled of water! The wide feet did not sink in, not even at a gallop, and with {L} in the saddle {told}.',
        },
        {
          asked: ['feast/picnic/party/cake/celebrate/tea/supper/dinner/pizza/cook/bake', 'share/dance/sing'],
          kinds: ['party', 'eats', 'plays', 'shares', 'makes', 'invited'],
          done: '{S} went first, right through the brown wind, and nobody let go of the rope. Then the well lay there, and behind it the tents of home. The guide opened the first sack of dates, {S} got the best place, and {told}.',
        },
        {
          asked: [
            'live happily/happy',
            'proud',
            'have fun',
            'hug/cuddle/laugh/giggle/cheer/clap/smile/friend',
          ],
          kinds: ['hugs', 'laughs', 'claps', 'happy', 'friends', 'team', 'says', 'tells', 'sees'],
          done: '{S} went first, right through the brown wind, and nobody let go of the rope. Under three palm trees lay the well. “Who said that I look funny?” asked {S}, and blinked with both rows of lashes. By the water {told}.',
        },
      ],
      art: {
        'Seven camels': 'desert: L walk happy; many camel',
        'who was the last in the row': 'desert: L ride happy; S walk ashamed; camel',
        'sky turned yellow': 'desert, wind: L cover-eyes worried; S stand calm; camel',
        'took out the map': 'desert, wind: L startle worried; gentleman, map',
        'the three palm trees': 'desert, wind: L peek worried; S stand calm',
        'called out their names': 'desert, wind: L shout worried; camel, people',
        'asked the oldest of them': 'desert, wind: G say; L+S look G curious',
        'quite calmly and chewed': 'desert, wind: S look calm; L look S surprised',
        'tied a rope': 'desert, wind: L tie rope brave; S stand proud; camel',
        'right through the brown wind': 'desert, wind: S walk proud; L hold rope brave; camel',
        'always goes first': 'desert, day: S walk proud; L ride happy; camel',
      },
    },
  ],
};
