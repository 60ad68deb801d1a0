import type { StoryPlotInput } from '../../story-source.ts';

/** The plot `fished-out` of the frame `stuck-fast`, for themes with its words. */
export const fishedOut: StoryPlotInput = {
  id: 'fished-out',
  words: [
    'pond',
    'river',
    'lake',
    'sea',
    'water',
    'pool',
    'well',
    'canal',
    'stream',
    'bath',
    'puddle',
    'toilet',
    'harbour',
    'fountain',
  ],
  titles: ['Splash!', '{The} {Where}', 'Fishing for {The}'],
  goal: 'fish {the} out',
  trouble: '{the} lay {where} and nobody could reach it',
  solved: '{the} was out of the water and dripped',
  opener:
    'Splash! {L+} looked round. There were rings on the water, big ones and bigger ones, and in the middle of the rings was {the}. It had been here a moment ago, on dry land.',
  problem:
    'There {the} was, {where}! First one could see all of it, and then a bit less. {L} lay down and stretched out one arm. It was too short by exactly one arm.',
  tries: [
    '{F} threw a stick to push it closer. Now {the} was still {where}, and so was the stick.',
    '{L} took the soup ladle and fished. What came up was weed, and a boot, and a very cross frog.',
    'They waited for the wind to bring it back. The wind brought a feather.',
  ],
  tip: '“You’re splashing it away from you,” said {G+}. “Each wave takes it a bit further. So make the waves come from over there. And have something ready to catch it, something with holes.”',
  turn: '{F} ran round to the other side, and dropped pebbles in, gently, one by one: plip, plip. Every ring gave {the} a small push. And on this side {L} held the apple net, quite still, and waited.',
  done: 'Plip. Plip. A bit more. And then {the} sat in the net! They hauled it up, with a great gurgle, and a small fish jumped out and back in. {The} was as wet as can be, and it was here.',
  again:
    '{The} hung on the line beside the socks all night. It still smells a little of frog, if one comes up close.',
};
