import type { StorySourceInput } from '../../story-source.ts';

/** Stories about pigs. */
export const pigs: StorySourceInput = {
  id: 'pigs',
  words: [
    'pig',
    'pigs',
    'piglet',
    'piglets',
    'little pig',
    'pig farm',
    'pigs and mud',
    'pigs in mud',
    'pig in the mud',
    'muddy pig',
    'pig and mud',
  ],
  situations: ['visit', 'learn', 'question'],
  creature: 'theme',
  topic: 'pigs',
  thing: 'the mud hole',
  home: 'farm',
  main: 'farm',
  plots: [
    {
      id: 'as-cool-as-mud',
      titles: ['{S} Needs Mud', '{L} and the Best Mud in the World', 'Squelch!'],
      goal: 'make a mud hole for {S}',
      trouble: '{S} was much too hot',
      solved: 'there was mud enough for everyone',
      opener:
        'It hadn’t rained for weeks. The ground in front of the sty was as hard as a plate. {L+} came by with a bucket of apples and heard a very long sigh.',
      friend:
        '{S+} lay in a thin strip of shade. “No apple, thank you,” said {S}, “I’m too hot.” That was serious. {L} sat down and fanned {S.them} with a cabbage leaf.',
      problem:
        'Pigs can’t sweat, so they can’t cool down as others do. They need mud for that, and it also keeps the sun off their skin. But the mud hole had dried up, and {S’s} ears were already turning red.',
      tries: [
        '{L} lent {S} a straw hat. It looked very fine. Then it smelled of straw, and {S} ate it.',
        '{L} poured a bucket of water over {S}. That was wonderful! But the water ran off, and a minute later {S} was dry and hot again.',
        'They looked for more shade. There was some under the cart, but seven hens had got there first, and wouldn’t move up.',
      ],
      tip: '“Water by itself runs away,” said {G+}. “Mud stays. It sits on the skin like a cool blanket. So give the water something to hold on to, and a place it can’t run away from.”',
      low: '“Something to hold on to,” said {L}, and looked at the hard ground, the spade and the water butt. {S} raised one ear.',
      turn: '{L} found the lowest place in the yard and dug a hollow, as wide as a pig and a bit wider. In went the earth again, nice and loose, and then one bucket of water after another. {L} stamped on it. Squish. Squash. Squelch!',
      done: '“Is it ready?” asked {S}. “I think so,” said {L}, who was brown up to the knees. {S} walked in, lay down, and rolled over. First came a long “Ooooh”, and then two happy ears. Now {S} was mud all over, and cool.',
      again: 'Towards evening {S} ate the apples after all, every one. And {L} had to be washed three times.',
      helper: { name: 'Old Dora', creature: 'cow' },
      outcomes: [
        {
          asked: ['mud/puddle/roll/muddy/bath/clean/splash/jump/cool'],
          done: '“Is it ready?” asked {S}. “I think so,” said {L}, who was brown up to the knees. {S} walked in, lay down, and rolled over: “Ooooh!” The seven hens jumped back from the splash. {S} made room beside those two happy ears, and {told}.',
        },
        {
          asked: ['wolf/house/home/brick/straw/family/mum/mother/piglet'],
          done: '{S} walked in, lay down, and rolled over. “Ooooh!” Mud all over, and cool. Then {S} looked at the mud that was left, how well it stuck, and at the straw beside it. “That’s how swallows do it,” said {L}. And {told}.',
        },
        {
          asked: ['fly/race/win/prize/medal/fair'],
          done: '{S} walked in, lay down, and rolled over. First came a long “Ooooh”, and then two happy ears. Cool from head to tail, {S} felt light for the first time in weeks. “Now watch me,” said {S}, took a run-up, and {told}.',
        },
        {
          asked: ['feast/picnic/party/cake/celebrate/tea/supper/dinner/pizza/cook/bake', 'share/dance/sing'],
          kinds: ['party', 'eats', 'plays', 'shares', 'makes', 'invited'],
          done: '{S} walked in, lay down, and rolled over: “Ooooh!” Then two happy ears. Now that sigh was one of the other kind, and the whole yard came to see. There was the bucket of apples, too, that nobody had touched, and {told}.',
        },
        {
          asked: [
            'live happily/happy',
            'proud',
            'have fun',
            'hug/cuddle/laugh/giggle/cheer/clap/smile/friend',
          ],
          kinds: ['hugs', 'laughs', 'claps', 'happy', 'friends', 'team', 'says', 'tells', 'sees'],
          done: '{S} walked in, lay down, and rolled over. First came a long “Ooooh”, and then two happy ears, and then {S} shook, and {L} had no clean spot left either. So there was nothing to be careful of, and {told}.',
        },
      ],
      art: {
        'as hard as a plate': 'farm: L hold bucket worried; sun, apple',
        'a thin strip of shade': 'farm: S lie sleepy; L hold leaf worried; apple',
        'already turning red': 'farm: S lie sad; L look S worried; sun',
        'a straw hat': 'farm: S eat hat happy; L stand surprised',
        'poured a bucket of water': 'farm: L pour bucket happy; S laugh',
        'looked for more shade': 'farm: L peek worried; S stand sad; wheelbarrow, hen',
        'runs away': 'farm: G say; L+S look G curious',
        'the hard ground': 'farm: L think mud happy; S look curious; shovel',
        'dug a hollow': 'farm: L dig brave; S look happy; bucket',
        'stamped on it': 'farm: L jump laughing; mud',
        'and rolled over': 'farm: S lie-back laughing; L cheer; big mud',
        'Towards evening': 'farm, evening: S eat apple happy; L laugh; mud',
      },
    },
  ],
};
