import type { StorySourceInput } from '../../story-source.ts';

/** Stories about standing up on something slippery. */
export const onIceAndSnow: StorySourceInput = {
  id: 'on-ice-and-snow',
  words: [
    'ski',
    'skiing',
    'learn/learning ski/skate/snowboard',
    'skate',
    'skating',
    'ice skate/skating/rink',
    'snowboard',
    'ski lesson/school/trip',
    'skate first time',
    'ice skating first time',
  ],
  situations: ['learn', 'afraid', 'wants', 'cannot', 'visit', 'trait', 'deed', 'newcomer'],
  topic: 'standing up on something slippery',
  thing: 'the slippery slope',
  home: 'cottage',
  main: 'snowfield',
  plots: [
    {
      id: 'the-art-of-falling',
      titles: ['The Art of Falling', 'Whoops, Said {L}', '{L} on the Slippery Slope'],
      goal: 'stay up on the slippery ground',
      trouble: 'both feet slid away, each in its own direction',
      solved: '{L} had stayed up all the way down',
      opener:
        'The shoes were long and hard and clicked when you stood in them. {L+} stood. That was already quite a lot. Below lay the slope, white and smooth as a plate.',
      problem:
        '{L} took a step. The left foot went off to the left. The right foot went off to the right. In the middle sat {L}, and everybody else whizzed past, even a child who was [three|two and a half].',
      tries: [
        '{L} held on to a fir tree. As long as you hold on to a fir tree, nothing happens. That is the trouble with it.',
        '{L} stood quite stiff, so as not to fall. Whatever is stiff tips over all in one piece, like a broom.',
        '{L} held on to {F}. After that there were two of them in the snow, and nobody knew which leg was whose.',
      ],
      tip: '“You’re all busy not falling,” said {G+}. “Do it the other way round. First learn to fall. Ten times, on your behind, as softly as you can. Who isn’t afraid of falling can bend the knees.”',
      turn: '{L} fell. To the left, to the right, plop, plop. By the eighth time it was fun. Then {L} got up, bent both knees, leaned forward a little, and just let the slope begin.',
      done: 'It slid. {L} slid along. There was wind in both ears, the fir trees flew by, and {L} was still on top! Right at the bottom {L} stopped by means of a snowdrift. “Again!” said the snowdrift.',
      again:
        'By evening {L} had fallen twenty-six times and stayed up twenty-seven times. “I won by one,” said {L}.',
      outcomes: [
        {
          kinds: ['party', 'eats', 'plays', 'shares'],
          done: 'It slid. {L} slid along. The fir trees flew by, and {L} was still on top! Right at the bottom {L} stopped by means of a snowdrift, in front of the hut where it steamed from every cup, and {told}.',
        },
        {
          kinds: ['gets', 'given-by', 'all-get', 'invited', 'says', 'says-words'],
          done: 'It slid. {L} slid along. The fir trees flew by, and {L} was still on top! {G} waddled to the snowdrift at the bottom, pulled {L} out of it, and brushed the snow off {L’s} front. And {told}.',
        },
        {
          kinds: ['hugs', 'laughs', 'claps', 'happy', 'feels', 'no-longer', 'friends', 'team'],
          done: 'It slid. {L} slid along. The fir trees flew by, and {L} was still on top! Right at the bottom {L} stopped by means of a snowdrift. {F} was already in it, so only four feet were to be seen, and {told}.',
        },
        {
          kinds: ['home', 'way-home', 'sleep'],
          done: 'It slid. {L} slid along, and was still on top at the bottom! The sun went behind the mountain. They clicked out of the long hard shoes, with legs like pudding, and {told}.',
        },
        {
          kinds: ['any'],
          done: '{L} had fallen ten times on purpose, plop, plop. Then {L} bent both knees, leaned forward a little, and just let it begin. There was wind in both ears, the fir trees flew by, and {told}.',
        },
      ],
      helper: { name: 'Instructor Flake', creature: 'penguin' },
      art: {
        'The shoes were long and hard': 'snowfield: L stand worried; skates',
        'white and smooth as a plate': 'snowfield: L look worried at ground; snow-heap',
        'took a step. The': 'snowfield: L fall; children',
        'held on to a fir tree': 'snowfield: L hug worried; tree',
        'so as not to fall. Whatever': 'snowfield: L fall worried; snow-heap',
        'After that there were two': 'snowfield: L+F fall; snow-heap',
        'First learn to fall': 'snowfield: G say happy; L listen curious',
        'To the left, to the right': 'snowfield: L fall laughing; snow-heap',
        'By the eighth time': 'snowfield: L fall laughing; snow-heap',
        'bent both knees, leaned': 'snowfield: L crouch brave',
        'It slid.': 'snowfield: L stretch-out laughing; tree, snow-heap',
        'By evening': 'snowfield, evening: L cheer proud; F laugh',
      },
    },
  ],
};
