import type { StorySourceInput } from '../../story-source.ts';

/** Stories about the little star. */
export const moonAndStars: StorySourceInput = {
  id: 'moon-and-stars',
  words: ['star', 'shooting/falling star', 'night sky', 'constellation'],
  situations: ['lost', 'wants', 'visit'],
  topic: 'the little star',
  thing: 'the little star',
  home: 'cottage',
  main: 'mountain',
  night: true,
  plots: [
    {
      id: 'fallen-star',
      titles: ['{L} and the Little Star', 'The Star in the Bucket', 'Back Up to the Moon'],
      goal: 'get the little star back up to the moon',
      trouble: 'the little star could not get back into the sky',
      solved: 'the little star was shining beside the moon',
      object: 'star',
      opener:
        'The moon was round and the night was clear. {L+} counted the stars from the window sill, as on every evening. At forty-one, one of them wobbled. And at forty-two it fell.',
      friend:
        'It came down in the water butt, with a hiss. {F+} had heard it too. They fished it out with the soup ladle: a star, as small as a plum, warm and a little shaken.',
      problem:
        '“I only wanted to look over the edge,” said the star. Up beside the moon there was a dark gap, just as big as a plum. In the morning a star must be back up there, or it goes out.',
      tries: [
        '{L} threw it up, as high as possible. It flew to the gutter. They had to wake the neighbour, because of the ladder.',
        'They tied it to a kite. But at night there was no wind. The kite lay in the grass, and glowed.',
        'They climbed up the church tower and held the star out. “A bit higher,” it said. There was no higher.',
      ],
      tip: '“Stars don’t go up because somebody throws them,” said {G+}. “They rise, like bread and like songs. They have to get light. What makes somebody so light that they float?”',
      turn: '“When I laugh, I nearly float,” said {L}. So they sat down on the hill, round the star, and told it the funniest things they knew: the sneezing bishop, the sock that wanted to be a hat. The star giggled. It lifted one point.',
      done: 'It laughed and laughed, grew light and lighter, and rose. Over the grass, over the tower, up to the moon, and plop, into its gap. There it went on twinkling. Whoever looked closely could see that it was still laughing.',
      again: 'Forty-one, forty-two. All there. And the one beside the moon always winks first.',
      helper: { name: 'The Night Heron', creature: 'stork' },
      outcomes: [
        {
          asked: ['star/home/sky/moon/shine/twinkle/back/family/mum/mother'],
          done: 'The star laughed and laughed, grew light and lighter, and rose, over the grass, over the tower. Up beside the moon there was still the dark gap, as big as a plum. It took aim with all five points, and {told}.',
        },
        {
          asked: ['wish'],
          done: 'The star laughed and laughed, grew light, and rose, up to the moon, and plop, into its gap. “One is left over from the fall,” it called down. “You can have it!” {L} shut both eyes on the dark hill, and {told}.',
        },
        {
          asked: ['sleep/asleep/bed/dream'],
          done: 'The star laughed, grew light, and rose, up to the moon, and plop, into its gap. From the window sill {L} counted once more, without a hole in it: forty, forty-one, forty-two. It is a good way to count, and {told}.',
        },
        {
          asked: ['feast/picnic/party/cake/celebrate/tea/supper/dinner/pizza/cook/bake', 'share/dance/sing'],
          kinds: ['party', 'eats', 'plays', 'shares', 'makes', 'invited'],
          done: 'The star laughed, grew light and lighter, and rose, up to the moon, and plop, into its gap. The hill was bright from it. Those who had told the funniest things had hoarse throats. The soup ladle found a pot, and {told}.',
        },
        {
          asked: [
            'live happily/happy',
            'proud',
            'have fun',
            'hug/cuddle/laugh/giggle/cheer/clap/smile/friend',
          ],
          kinds: ['hugs', 'laughs', 'claps', 'happy', 'friends', 'team', 'says', 'tells', 'sees'],
          done: 'The star laughed and laughed, grew light and lighter, and rose, up to the moon, and plop, into its gap. There it was still giggling, and winked with one point at whoever looked up. On the hill, in that light, {told}.',
        },
      ],
      art: {
        'counted the stars': 'bedroom, night: L look-up happy at sky',
        'the soup ladle': 'garden, night: F hold spoon happy; L stand surprised; star, barrel',
        'only wanted to look over': 'garden, night: L hold star worried; F point worried; moon',
        'It flew to the gutter': 'garden, night: L throw star brave; F look; house',
        'tied it to a kite': 'meadow, night: L hold kite worried; F look; star',
        'the church tower': 'village, night: L raise star worried; F look; tower',
        'They have to get light': 'mountain, night: G say; L+F look G curious; star',
        'star, and told it the': 'mountain, night: L tell laughing; F laugh; star',
        'It lifted one point': 'mountain, night: L laugh; F laugh; big star',
        'laughed and laughed': 'mountain, night: L+F wave happy; big star, moon',
        'Forty-one, forty-two. All': 'bedroom, night: L wave happy at sky',
      },
    },
  ],
};
