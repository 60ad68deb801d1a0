import type { StorySourceInput } from '../../story-source.ts';

/** Stories about pandas. */
export const pandas: StorySourceInput = {
  id: 'pandas',
  words: ['panda', 'pandas', 'giant panda', 'panda bear', 'baby panda', 'bamboo'],
  situations: ['visit', 'learn', 'question'],
  creature: 'theme',
  topic: 'pandas',
  thing: 'the bamboo',
  home: 'forest',
  main: 'mountain',
  plots: [
    {
      id: 'the-green-path',
      titles: ['{S} and the Bamboo', '{L} and the Green Path', 'Munch, Munch, Munch'],
      goal: 'get {S} to the next bamboo wood',
      trouble: 'the bamboo on this hill was gone',
      solved: '{S} had bamboo all around',
      opener:
        'On the misty mountain you could always hear it: munch, munch, munch. But this spring it was quiet. {L+} climbed up to see why.',
      friend:
        'Between dry yellow stalks sat {S+}, round and black and white, with both paws in {S.their~the} lap. “I eat bamboo all day,” said {S}, “and now it’s all gone. It flowered, and then it dried up.”',
      problem:
        'That happens perhaps once in fifty years. On the next mountain there was plenty of bamboo. But in between lay the open valley, with a road and no leaf to hide behind. “I’m shy,” said {S}. “I don’t go where everyone can see me.”',
      tries: [
        '{L} brought a basket of bamboo from over there. {S} said thank you and ate it up. It had lasted for six minutes. A panda eats for twelve hours a day.',
        '{L} offered rice, bread and an apple. {S} was very polite about the apple.',
        '{L} held up a green umbrella, so that nobody would see {S}. {S} stuck out on all sides, and turned back.',
      ],
      tip: '“Don’t carry the food to the panda, and don’t push the panda to the food,” said {G+}. “Make a path that feels like a wood. Bamboo grows faster than anything. You could almost watch it.”',
      low: '{L} looked down into the valley. A stream ran through it, from one mountain to the other, and under the road there was a low bridge.',
      turn: '{L} asked in the village for young bamboo, and planted it along the stream, on both sides, and everyone helped. It rained. The next day the shoots were as high as a hand, and a week later they were higher than {L}.',
      done: 'One evening there was a rustle in the valley. Munch, munch, went the green path. {S} ate all the way along the stream, under the bridge, and up the other mountain. There {S} sat down, in a wood full of bamboo.',
      again:
        'Other pandas use the path now. The people in the village drive slowly there, and are very quiet.',
      helper: { name: 'Uncle Crane', creature: 'stork' },
      outcomes: [
        {
          asked: ['bamboo/eat/leaf/food/home/mountain/family/mum/mother/baby/friend'],
          done: 'One evening there was a rustle in the valley. Munch, munch, went the green path, along the stream and under the bridge, and nobody saw more than a round ear. On the other mountain there was munching, too. {S} sat down, and {told}.',
        },
        {
          asked: ['sleep/asleep/nap/climb/tree/roll/slide'],
          done: 'One evening there was a rustle in the valley. Munch, munch: {S} ate all the way along the stream, under the bridge, and up the other mountain, behind leaves the whole way. There, in a wood full of bamboo, {told}.',
        },
        {
          asked: ['feast/picnic/party/cake/celebrate/tea/supper/dinner/pizza/cook/bake', 'share/dance/sing'],
          kinds: ['party', 'eats', 'plays', 'shares', 'makes', 'invited'],
          done: 'Munch, munch, went the green path: {S} ate all the way along the stream, under the bridge, and up the other mountain. In the village all windows were dark, so as not to disturb. Now they were lit, bowls of rice came out to the stream, and {told}.',
        },
        {
          asked: [
            'live happily/happy',
            'proud',
            'have fun',
            'hug/cuddle/laugh/giggle/cheer/clap/smile/friend',
          ],
          kinds: ['hugs', 'laughs', 'claps', 'happy', 'friends', 'team', 'says', 'tells', 'sees'],
          done: 'Munch, munch, went the green path: {S} ate along the stream, under the bridge, and up the other mountain, where {L} was waiting. “Nobody saw me,” said {S}, with a leaf on one ear. In a wood full of bamboo {told}.',
        },
      ],
      art: {
        'On the misty mountain': 'mountain, mist: L climb curious; stick',
        'dry yellow stalks': 'mountain: S sit sad; L look S worried; stick',
        'no leaf to hide behind': 'mountain: S cover-eyes ashamed; L point worried; lorry',
        'a basket of bamboo': 'mountain: L give basket worried; S eat leaf happy',
        'rice, bread and an apple': 'mountain: L offer apple worried; S bow calm; bread',
        'a green umbrella': 'mountain: L raise green umbrella worried; S hide ashamed',
        'feels like a wood': 'mountain: G say; L look G curious; leaf',
        'a low bridge': 'mountain: L point happy; bridge, puddle',
        'young bamboo': 'meadow: L plant brave; people, seedling',
        'under the bridge': 'meadow, evening: S eat leaf happy; L look happy; many grass, bridge',
        'Other pandas use': 'meadow: L whisper happy; panda, car',
      },
    },
  ],
};
