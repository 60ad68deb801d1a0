import type { StorySourceInput } from '../../story-source.ts';

/** Stories about building a bridge. */
export const bridges: StorySourceInput = {
  id: 'bridges',
  words: [
    'bridge',
    'build/building bridge',
    'bridges and tunnels',
    'tunnels and bridges',
    'suspension bridge',
    'rope bridge',
    'bridge builder',
  ],
  situations: ['thing-pair', 'make', 'being-and-thing', 'question', 'learn', 'visit', 'record'],
  topic: 'building a bridge',
  thing: 'the bridge',
  home: 'village',
  main: 'river',
  plots: [
    {
      id: 'across-the-river',
      titles: ['{L} Builds a Bridge', 'Across the River', 'The Bridge That Bent'],
      goal: 'build a bridge across the river',
      trouble: 'there was no bridge across the river',
      solved: 'there was a bridge across the river',
      opener:
        'On this side of the river lived {L+}. On the other side were the school, the baker and the swings. In the middle was the water, brown and quick.',
      problem:
        'In the night the flood had taken the old bridge away. Only two posts were left. “Then we’ll build a new one,” said {L}. But how do you build a thing whose middle has nothing under it?',
      tries: [
        'They laid a long plank across. It reached! But when {L} stood in the middle, it bent, further and further, until both of {L.their~the} feet were wet.',
        'They laid a second plank on top of the first. It bent a little less, and it was so heavy that one end slid off the bank.',
        'They piled stones in the middle, to hold it up. The river was quick there, and it rolled the stones away.',
      ],
      tip: '“Take a sheet of paper,” said {G+}. “Lay it flat between two cups and it sinks in the middle. Now bend it into an arch, like a cat’s back, and push the ends against the cups. Then lean on it. Where has the weight gone?”',
      turn: '{L} leaned on it. “It goes to the sides!” So they set heavy stones on both banks, as feet. Then {L} and {F} built an arch from one to the other over a wooden frame, stone against stone, and pushed the last stone into the very top.',
      done: 'They took the frame away. Nobody breathed. The arch settled a little, and stood. {L} walked across, and then {L} jumped, right in the middle. It did not bend at all. On the other side the baker was waving.',
      again:
        'Every morning {L} stops at the top of the bridge and looks down at the water. Then it’s on to school.',
      outcomes: [
        {
          asked: [
            'cross/over bridge/river',
            'everyone/everybody/all/people cross',
            'school',
            'other side',
            'go/get across',
          ],
          done: 'They took the frame away. The arch settled a little, and stood. {L} jumped right in the middle, and it did not bend at all. “It holds!” {L} called to both banks, and {told}.',
        },
        {
          asked: ['friend/friends meet/see/visit/play', 'friend/grandma/grandpa', 'meet middle'],
          done: 'The arch settled a little, and stood. {L} walked out to the middle and jumped. It didn’t bend at all. From the other side somebody had been looking across the brown water all week, and came running, and {told}.',
        },
        {
          kinds: ['party', 'eats', 'plays', 'shares', 'makes'],
          done: 'They took the frame away, and the arch stood. {L} jumped in the middle. Then the baker came across from the other side with a tray, and from this side they brought a table, just wide enough for a bridge, and {told}.',
        },
        {
          kinds: ['gets', 'given-by', 'all-get', 'invited', 'says', 'says-words'],
          done: 'The arch settled a little, and stood, even when {L} jumped in the middle. First of all the mayor came across, who had paddled to the town hall in a tub since the flood. The mayor shook everyone’s hand, and {told}.',
        },
        {
          kinds: ['hugs', 'laughs', 'claps', 'happy', 'feels', 'no-longer', 'friends', 'team'],
          done: 'They took the frame away. Nobody breathed. The arch settled a little, and stood. {L} jumped, right in the middle, and it did not bend. From one side and from the other they came to the top, and there {told}.',
        },
        {
          kinds: ['home', 'way-home', 'sleep'],
          done: 'They took the frame away, and the arch stood. {L} jumped in the middle, and it did not bend. The lamps were already lit on this side of the river. It was only a few steps across, and {told}.',
        },
      ],
      helper: { name: 'Mr Archer', creature: 'beaver' },
      art: {
        'On this side of the river': 'river: L point happy; swing, baker',
        'brown and quick': 'river: L look curious; F point; bridge, swing',
        'Only two posts were left': 'river: L point brave; F look worried; broken-bridge',
        'laid a long plank across': 'river: L walk worried on bridge; F look worried; plank',
        'second plank on top': 'river: L+F carry plank; bridge',
        'piled stones in the middle': 'river: L throw stone; F carry stone worried; many stone',
        'Take a sheet of paper': 'river: G say; L fold paper curious; F look; two cup',
        'So they set heavy stones': 'river: L carry stone brave; F push stone; many stone',
        'pushed the last stone': 'river: L push stone proud; F hold stone; bridge',
        'right in the middle': 'river: L jump happy on bridge; F cheer; bridge, baker',
        'stops at the top of the bridge': 'river, morning: L look calm on bridge; bridge, fish',
      },
    },
    {
      id: 'under-the-hill',
      words: ['tunnel', 'bridges and tunnels', 'tunnels and bridges'],
      titles: ['Over and Under', 'The Bridge and the Tunnel', '{L} and the Little Railway'],
      goal: 'get the railway to the village behind the hills',
      trouble: 'a river and a hill lay in the way of the railway',
      solved: 'the railway went over a bridge and through a tunnel',
      opener:
        'The little railway stopped in {L’s} village, because nobody had ever built it any further. “Behind the hill they haven’t got a doctor,” said {L+}. “The train ought to go there too.”',
      problem:
        'But first came the river, and after the river came the hill. A train can’t swim. And it can’t climb anything steep, because its wheels are smooth and the rails are too.',
      tries: [
        'They laid the rails down to the river and up again on the far side. The engine rolled down nicely. It did not come up.',
        'They laid rails round the hill. After a week they came to a bog, and there were no rails left.',
        '{F} wanted to lay them straight up over the top. The engine puffed, and spun its wheels, and slid back.',
      ],
      tip: '“A train likes to stay level,” said {G+}. “Where the land goes down, you carry the train over. And where the land goes up, you carry it through. Which do you need at the river, and which at the hill?”',
      turn: '“Over the river a bridge,” said {L}, “and through the hill a tunnel!” They built the bridge of stone arches. Then they dug into the hill from both sides, and propped the roof with beams at every step, so that nothing could fall in.',
      done: 'On the last day {L} knocked on the earth in front, and somebody knocked back. One more push with the spade, and a hand came through from the other side! Then the train ran over the bridge, into the dark, and out into the sun.',
      again:
        'On Mondays the doctor rides along. In the tunnel everybody in the train calls “Hoo!”, and the tunnel calls it back.',
      outcomes: [
        {
          kinds: ['party', 'eats', 'plays', 'shares'],
          done: 'On the last day {L} knocked on the earth in front, and somebody knocked back. A hand came through from the other side! The first train had flags on it and stopped in the middle, under the hill, and {told}.',
        },
        {
          kinds: ['hugs', 'laughs', 'claps', 'happy', 'feels', 'no-longer', 'friends', 'team'],
          done: 'On the last day {L} knocked on the earth in front, and somebody knocked back. One more push with the spade, and a hand came through from the other side! {L} took it, and {told}.',
        },
        {
          kinds: ['home', 'way-home', 'sleep'],
          done: 'On the last day a hand came through from the other side. Then the train ran over the bridge, into the dark, and out into the sun, and it was low already. The lamps in the tunnel went on, and {told}.',
        },
        {
          kinds: ['any'],
          done: 'On the last day {L} knocked on the earth in front, and somebody knocked back. One more push with the spade, and a hand came through from the other side! The rails were joined, and {told}.',
        },
      ],
      helper: { name: 'Mr Digby', creature: 'mole' },
      setting: { topic: 'bridges and tunnels', thing: 'the railway', home: 'village', main: 'mountain' },
      art: {
        'The little railway stopped': 'village: L slump sad; train, rails',
        'Behind the hill': 'village: L point worried; F look worried; train, rails, doctor',
        'A train can’t swim': 'river: L think worried; F point; train, bridge',
        'laid the rails down to the river': 'river: L+F push rails; train',
        'came to a bog': 'meadow: L+F sulk worried; rails, mud',
        'straight up over the top': 'mountain: F push train; L look worried; train',
        'A train likes to stay level': 'mountain: G say; L+F listen curious; rails',
        'built the bridge of stone': 'river: L build stone brave; F carry stone; bridge',
        'they dug into the hill': 'mountain: L dig shovel brave; F carry plank; tunnel',
        'a hand came through': 'cave: L touch surprised; F cheer; hole, shovel',
        'calls “Hoo!”': 'cave: L+F ride in train happy; doctor, tunnel',
      },
    },
  ],
};
