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
    },
  ],
};
