import type { StorySourceInput } from '../../story-source.ts';

/** What a raindrop sees of the water cycle: the lead is the drop. `source-for-cast.ts` takes it where the cast has one. */
export const theLifeOfARaindrop: StorySourceInput = {
  id: 'the-life-of-a-raindrop',
  words: ['adventures of a raindrop', 'raindrop who falls', 'raindrop who wants to go home'],
  topic: 'the journey of the water',
  thing: 'the cloud',
  main: 'mountain',
  plots: [
    {
      id: 'all-the-way-round',
      titles: ['{L} Goes All the Way Round', 'Down, and Up Again', 'The Long Way Home to the Cloud'],
      goal: 'get back up to the cloud',
      trouble: '{L} could not get back up to the cloud',
      solved: '{L} was back in the cloud',
      opener:
        'High up in a grey cloud lived {L+}. It was soft up there and a bit crowded. “Don’t lean out too far,” said the others. {L} leaned out too far.',
      friend:
        'Plip! {L} landed on a leaf, right beside {F+}. “I fell,” said {L}. “That’s my cloud up there, and it’s sailing away. How do I get up again?” {F} did not know, but wanted to find out.',
      problem:
        'The way down had been easy. But nothing that has fallen ever falls up. And the cloud was getting smaller and smaller, over there behind the hill.',
      tries: [
        '{L} slid down to the tip of the leaf and jumped. That was one more step in the wrong direction. Now {L} was in a stream.',
        'The stream ran fast, and {L} ran with it, past a mill and under a bridge, always downhill. “Stop!” called {L}. A stream does not stop.',
        'A duck took {L} along on its back, but it only went to the other side.',
      ],
      tip: '“Nobody has to climb up there,” said {G+}. “Lie down flat, right at the top of the water, where the sun can find you. Get warm, and get light. The rest happens by itself.”',
      low: 'The stream ran into the sea, and the sea was so big that {L} could not see any end to it. There was not one cloud in the sky.',
      turn: 'So {L} lay down flat at the top of the water and did nothing at all. The sun shone. First it was warm, then it was hot. {L} felt lighter and lighter. “I’m going up!” whispered {L}.',
      done: 'Up {L} floated, as thin as a breath, over the ships and over the mountain. It was cold up there, and drop by drop they were a cloud again. “You leaned out too far,” said the others. “Yes,” said {L}. “It was wonderful.”',
      again:
        'Whenever it rains, {L} is one of the first to jump. {F} looks out for {L} down on the leaf, and they wave.',
      helper: { name: 'Mother Mist', creature: 'cloud' },
      outcomes: [
        {
          asked: ['cloud/home/rainbow/family/back/friend/sky/fall/flower/sea/ocean'],
          done: 'Up {L} floated, as thin as a breath, over the ships and over the mountain. It was cold up there, and they all moved together, drop by drop, soft and a bit crowded, as it had always been. And {told}.',
        },
        {
          asked: ['feast/picnic/party/cake/celebrate/tea/supper/dinner/pizza/cook/bake', 'share/dance/sing'],
          kinds: ['party', 'eats', 'plays', 'shares', 'makes', 'invited'],
          done: 'Up {L} floated, as thin as a breath, over the ships and over the mountain, into the cloud. “You leaned out too far,” said the others, and then: “How is it down there?” There was a lot to tell, so {told}.',
        },
        {
          asked: [
            'live happily/happy',
            'proud',
            'have fun',
            'hug/cuddle/laugh/giggle/cheer/clap/smile/friend',
          ],
          kinds: ['hugs', 'laughs', 'claps', 'happy', 'friends', 'team', 'says', 'tells', 'sees'],
          done: 'Up {L} floated, as thin as a breath, over the ships and over the mountain, and drop by drop they were a cloud again. “You leaned out too far,” said the others. “It was wonderful.” Far below, on a leaf, {F} looked up, and {told}.',
        },
      ],
      art: {
        'in a grey cloud lived': 'clouds: L peek curious; cloud',
        'landed on a leaf': 'garden: L fall surprised; F startle; leaf, cloud',
        'cloud was getting smaller and': 'garden: L look-up sad; F look-up; small cloud',
        'to the tip of the leaf': 'river: L jump worried; leaf, wave',
        'past a mill': 'river: L run worried; bridge, wave',
        'A duck took': 'river: L ride worried; duck',
        'has to climb up there': 'shore: G say; L look G curious; sun',
        'so big that': 'shore: L stand sad in water; wave',
        'did nothing at all': 'shore: L lie calm in water; sun',
        'as thin as a breath': 'clouds: L cheer happy; cloud',
        'Whenever it rains': 'garden, rain: L jump happy; F wave happy; leaf',
      },
    },
  ],
};
