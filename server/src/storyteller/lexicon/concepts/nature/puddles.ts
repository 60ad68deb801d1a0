import type { StorySourceInput } from '../../story-source.ts';

/** Stories about jumping in puddles. */
export const puddles: StorySourceInput = {
  id: 'puddles',
  words: [
    'jump in puddle/mud',
    'puddle',
    'muddy puddle',
    'splash in puddle',
    'jumping in puddles',
    'jump puddle',
    'splashing in puddles',
    'rubber/welly boot puddle',
  ],
  situations: ['make', 'learn', 'visit', 'afraid'],
  topic: 'jumping in puddles',
  thing: 'the biggest puddle',
  home: 'cottage',
  main: 'village',
  weather: 'rain',
  plots: [
    {
      id: 'the-one-at-the-corner',
      titles: ['{L} and the Biggest Puddle', 'Splash!', 'One, Two, In!'],
      goal: 'jump right into the biggest puddle',
      trouble: 'the biggest puddle was deeper than anybody’s boots',
      solved: '{L} had jumped right into the biggest puddle',
      opener:
        'It had rained all night, and now the street was full of sky. There were puddles like plates, like tables, like rugs. {L+} had red boots and no time for breakfast. Splish! That was the first. Splash! That was a better one.',
      problem:
        'But the biggest of them was at the corner by the pump. {L} put in one boot, and the water went in over the top: glug. “That one’s too deep,” said {F}. It was the best puddle of the year, and by tomorrow it would be gone.',
      tries: [
        '{L} took a run, as far back as the post office, and at the very edge both legs stopped, all by themselves. The rest of {L} went on for a bit.',
        'They put on {F’s} boots over {L’s}. They were as heavy as two buckets, and when they were full, they were two buckets.',
        'They threw a stone in, to see how deep it is. “Plop,” it said. That could mean anything.',
      ],
      tip: '“It’s only deep on the one side,” said {G+}. “There’s a kerb under there, like a step. Feel for it with a stick. And bring dry socks, as there isn’t a boot for what you want to do.”',
      turn: '{L} took a broomstick and felt round the edge, step by step: deep, deep, a bit less. There it was! By the pump it was only as high as a shin. {L} put the dry socks on the wall and took off the boots. “One,” said {L}. “Two.”',
      done: 'In! The water went up on all sides like a flower, over the pump, over {F}, over the postman. For a moment there was no water in the puddle at all, it was all in the air, and in the middle stood {L}. “Again!” shouted everyone who was wet.',
      again:
        'Dry socks are the best thing in the world, after wet ones. They sat on the stove, with cocoa, and from the two pairs of boots on the step a frog looked out.',
      outcomes: [
        {
          asked: ['splash/jump/wet/puddle/muddy/water'],
          done: '“Two,” said {L}. “Three.” In! The water went up on all sides like a flower, over the pump, over {F}, over the postman. For a moment there was nothing in the puddle but {L}. “Again!” shouted everyone who was wet anyway, and {told}.',
        },
        {
          asked: ['bath/dry/warm/home/cocoa/chocolate/sock'],
          done: 'In! The water went up on all sides like a flower, over the pump, over {F}, over the postman. “Again!” they shouted, until it was empty. Then there were the dry socks on the wall, and the stove at home, and {told}.',
        },
        {
          asked: ['rainbow/sun'],
          done: 'In! The water went up on all sides like a flower, over the pump, over {F}, over the postman. The whole puddle was in the air, in a thousand drops. Just then the cloud over the post office moved aside, and {told}.',
        },
        {
          asked: ['feast/picnic/party/cake/celebrate/tea/supper/dinner/pizza/cook/bake', 'share/dance/sing'],
          kinds: ['party', 'eats', 'plays', 'shares', 'makes', 'invited'],
          done: 'In! The water went up on all sides like a flower, over the pump, over {F}, over the postman. They were all so wet now that there was no going round anything. With a pot of cocoa carried out to the pump {told}.',
        },
        {
          asked: [
            'live happily/happy',
            'proud',
            'have fun',
            'hug/cuddle/laugh/giggle/cheer/clap/smile/friend',
          ],
          kinds: ['hugs', 'laughs', 'claps', 'happy', 'friends', 'team', 'says', 'tells', 'sees'],
          done: 'In! The water went up on all sides like a flower. For a moment it was all in the air, and then it wasn’t. {F} dripped. The postman poured out one shoe, looked at {L}, and took a run-up. Round the pump {told}.',
        },
      ],
      art: {
        'puddles like plates': 'village, rain: L look happy wearing red boot; many puddle',
        'no time for breakfast': 'village: L splash happy wearing red boot; puddle',
        'the corner by the pump': 'village: L startle worried; F point worried; huge puddle',
        'as far back as the post office': 'village: L run worried; huge puddle',
        'as heavy as two buckets': 'village: L walk worried; F laugh; two boot, puddle',
        'threw a stone in': 'village: L throw stone curious; F look; huge puddle',
        'deep on the one side': 'village: G say; L look G curious; puddle',
        'took a broomstick': 'village: L hold broom brave; F look; huge puddle',
        'took off the boots': 'village: L stand brave; sock on wall, boot, wall',
        'on all sides like a flower': 'village: L splash laughing; F startle laughing; postman, puddle',
        'from the two pairs of boots': 'kitchen: L drink happy; boot, frog',
      },
    },
  ],
};
