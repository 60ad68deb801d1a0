import type { StorySourceInput } from '../../story-source.ts';

/** Stories about the day at the waterhole. */
export const bigWildAnimals: StorySourceInput = {
  id: 'big-wild-animals',
  words: ['wild animal', 'safari animal', 'african animal', 'savanna/savannah animal', 'waterhole'],
  situations: ['visit'],
  creature: 'theme',
  topic: 'the day at the waterhole',
  thing: '{S}',
  home: 'meadow',
  main: 'river',
  plots: [
    {
      id: 'the-waterhole',
      titles: ['{S} at the Waterhole', '{L} and {S}', 'The Day the Water Stopped'],
      goal: 'bring the water back to the waterhole',
      trouble: 'the waterhole was dry',
      solved: 'the waterhole was full again',
      opener:
        'The sun stood high, and the long grass rustled. {L+} had walked far today, farther than ever, to where the really big animals live. And something came stamping towards {L}.',
      friend:
        'It was {S+}, dusty all over and very thirsty. “Have you got any water?” asked {S}. {L} gave {S} the bottle. It was gone in one gulp. “More?” said {S}.',
      problem:
        'At the waterhole they were all standing round, big ones and small ones, and looking down into dry, cracked mud. “It stopped last night,” said {S}. “The river upstream just doesn’t come any more.”',
      tries: [
        '{S} dug with all four feet, deeper and deeper. There was sand, then stones, and then {S} had to be pulled out.',
        'They danced a rain dance. The ground shook. One small white cloud came to see who was making such a noise, and left.',
        'Everyone blamed someone else: the ones with the long necks the ones with the big mouths. It only made them thirstier.',
      ],
      tip: '“You’re looking where the water isn’t,” said {G+}. “Go up the river to where it still is. Something lies in between. It usually has whiskers and means no harm.”',
      turn: 'So they walked up the dry river, {L} in front, {S} behind. Round the third bend they stopped: there was a dam, of branches and mud, and behind it a whole lake. {L} knocked politely. “Could you leave a door in it?”',
      done: 'The beavers had not known that anyone lived downstream. They pulled out three branches, {S} gave a push, and the water came! It ran, it foamed, and it filled the waterhole to the brim. {S} drank first, and then gave everyone a shower.',
      again:
        'In the dam there is a door now. In the evening they all stand at the water together, the big ones and the small ones, and nobody is thirsty.',
      helper: { name: 'Grandmother Ibis', creature: 'flamingo' },
      outcomes: [
        {
          asked: ['water/waterhole/river come/back/full/flow/drink', 'rain', 'not thirsty'],
          done: 'The beavers had not known that anyone lived downstream. They pulled out three branches, {S} gave a push, and it foamed and ran through the cracked mud to the brim. {L} held the empty bottle in, and {told}.',
        },
        {
          asked: ['swim/splash/bath/bathe/wash/mud'],
          done: 'The beavers pulled out three branches, {S} gave a push, and it came, foamed, and filled the waterhole to the brim. {S} drank first, and then gave everyone a shower, dusty ones and thirsty ones. In the middle of it {told}.',
        },
        {
          asked: ['home/family/herd/mum/mother/photo/picture'],
          done: 'The beavers pulled out three branches, {S} gave a push, and the waterhole was filled to the brim. When they had all drunk, the big ones and the small ones, {S} knelt down, for {L} to climb on, and {told}.',
        },
        {
          asked: ['feast/picnic/party/cake/celebrate/tea/supper/dinner/pizza/cook/bake', 'share/dance/sing'],
          kinds: ['party', 'eats', 'plays', 'shares', 'makes', 'invited'],
          done: 'The beavers pulled out three branches, {S} gave a push, and the waterhole was full to the brim. The beavers swam down with it, to see who lived there. Long necks, big mouths, flat tails: round the water {told}.',
        },
        {
          asked: [
            'live happily/happy',
            'proud',
            'have fun',
            'hug/cuddle/laugh/giggle/cheer/clap/smile/friend',
          ],
          kinds: ['hugs', 'laughs', 'claps', 'happy', 'friends', 'team', 'says', 'tells', 'sees'],
          done: 'The beavers pulled out three branches, {S} gave a push, and the waterhole was full to the brim. {S} drank first, and blew the second mouthful over {L}. The one small white cloud came back to look, and below it {told}.',
        },
      ],
      art: {
        'where the really big': 'meadow: L startle surprised; grass',
        'dusty all over': 'meadow: S drink bottle happy; L look S surprised',
        'dry, cracked mud': 'meadow: S look sad; L stand worried; mud, zebra, giraffe',
        'with all four feet': 'meadow: S dig worried; L look worried; hole',
        'danced a rain dance': 'meadow: L+S dance happy; small cloud',
        'blamed someone else': 'meadow: L cover-ears worried; S shout angry; zebra, giraffe',
        'whiskers and means no harm': 'meadow: G point; L+S look G curious',
        'up the dry river': 'river: L walk brave; S walk curious; mud',
        'Round the third bend': 'river: L knock curious; S wait; dam',
        'The beavers': 'river: S push dam brave; L cheer; beaver, wave',
        'there is a door now': 'meadow, evening: L+S drink happy; pond, giraffe, zebra',
      },
    },
  ],
};
