import type { StorySourceInput } from '../../story-source.ts';

/** Stories about being afraid of the bath and of the hole down which the water goes. */
export const thePlughole: StorySourceInput = {
  id: 'the-plughole',
  words: [
    'plughole',
    'plug hole',
    'bath/bathtub/tub/shower drain/plug/plughole',
    'drain bath/bathtub/tub',
    'suck/sucking down drain/plughole/toilet',
    'afraid/scared/fear/frightened bath/bathtub/drain',
    'go down drain/plughole',
  ],
  situations: ['afraid', 'afraid-being', 'refuses', 'reluctant', 'wants', 'cannot', 'sad-being', 'deed'],
  gentle: true,
  topic: 'the hole in the bath',
  thing: 'the bath',
  main: 'cottage',
  indoors: true,
  plots: [
    {
      id: 'two-fingers-wide',
      titles: ['Two Fingers Wide', '{L} and the Plughole', 'Good Night, Water'],
      goal: 'stay in the bath when the water goes',
      trouble: 'the hole in the bath gurgled and pulled',
      solved: '{L} had seen the water go, and was still there',
      opener:
        'The bath was warm, and there were two ducks in it. But {L+} kept both feet at the other end. For down there, under the water, was the hole.',
      problem:
        'When the plug was pulled, it began. The water turned round and round, faster and faster, and the hole said “grrrl”. {L} was out of the bath before anyone could count to one. What if it pulled {L} down as well?',
      tries: [
        '{L} washed at the basin, one foot at a time. But a basin has a hole, too. It is only smaller, and gurgles higher.',
        '“Nothing can happen,” they said. On the mat {L} knew that. In the bath the knowing was gone.',
        '{L} laid the flannel over the hole. It made a long wet noise, and that was even worse.',
      ],
      tip: '“When I was little, I sat at that end, too,” said {G+}. “Nobody laughed, and I was glad. Then I had a close look, when it was dry. You say when. And you’re the one who holds the plug.”',
      turn: 'With dry feet {L} came back, and looked in. The hole was two fingers wide. The duck did not fit through it. Nor did the cup, nor {L’s} foot, nor even {L’s} fist. Only water fitted.',
      done: 'In the evening {L} sat in the bath and held the plug. “Now,” said {L}, and pulled. “Grrrl,” said the hole. The water went down, and {L} was still there, and so were both ducks. “You get the water,” said {L}. “I’m staying.”',
      again:
        'Now {L} is the one who pulls the plug, every evening. {L} counts down from five, and says good night to the water.',
      helper: { name: 'Aunt Ripple', creature: 'duck' },
      outcomes: [
        {
          asked: ['afraid/scared/brave/fear/frightened/anymore/love/like/bath/enjoy'],
          kinds: ['happy', 'feels', 'says', 'says-words'],
          done: '“Now,” said {L}, and pulled. “Grrrl,” said the hole. The water went down, and the ducks stayed. Two fingers wide is only wide enough for water. {L} stayed in till the last drop was gone, and {told}.',
        },
        {
          kinds: [
            'plays',
            'sleep',
            'stays',
            'party',
            'eats',
            'shares',
            'makes',
            'gets',
            'given-by',
            'all-get',
            'tells',
            'home',
            'way-home',
          ],
          done: '“You get the water,” said {L} to the hole. “I’m staying.” The ducks sat down on the bottom with a bump. {L} held the plug in one hand, like a captain. There was a dry towel, and the evening was still long, and {told}.',
        },
        {
          kinds: ['hugs', 'laughs', 'claps', 'friends', 'new-friend', 'still-friends', 'team', 'sees'],
          done: '“Grrrl,” said the hole, and {L} said it back. The water went down, and {L} was still there, and so were both ducks. One of them had turned on its head to look in. It was too fat to get any further, and {told}.',
        },
      ],
      art: {
        'The bath was warm': 'bathroom: L sit happy in bath; two rubber-duck',
        'kept both feet at the other': 'bathroom: L sit worried in bath; rubber-duck',
        'For down there, under': 'bathroom: L sit worried in bath; rubber-duck',
        'was out of the bath before': 'bathroom: L startle frightened; bath, puddle',
        'washed at the basin': 'bathroom: L wash worried; sink',
        'Nothing can happen': 'bathroom: L stand worried; towel, bath',
        'laid the flannel over': 'bathroom: L offer cloth worried; bath',
        'I sat at that end': 'bathroom: G say calm; L listen curious; bath',
        'With dry feet': 'bathroom: L peek curious; bath, cup',
        'fit through it': 'bathroom: L hold rubber-duck happy; bath',
        'water went down, and': 'bathroom, evening: L sit proud in bath; two rubber-duck',
        'You get the water': 'bathroom, evening: L sit proud in bath; two rubber-duck',
        'the one who pulls the plug': 'bathroom, evening: L wave happy; bath',
      },
    },
  ],
};
