import type { StorySourceInput } from '../../story-source.ts';

/** Stories about builders and building a wall. */
export const builder: StorySourceInput = {
  id: 'builder',
  words: [
    'builder',
    'builders',
    'bricklayer',
    'brick wall',
    'build/building a wall',
    'build/building wall',
    'a builder’s day',
    'mason',
    'stonemason',
    'building a house',
    'bricks and mortar',
    'be/being a builder',
  ],
  situations: [
    'learn',
    'cannot',
    'wants',
    'make',
    'visit',
    'newcomer',
    'question',
    'ability',
    'trait',
    'deed',
    'has',
    'own-wish',
    'thing-pair',
    'being-and-thing',
    'what-if',
    'works-as',
    'wants-to-be',
    'own-wish-to-be',
    'broken',
  ],
  topic: 'a builder',
  thing: 'the wall',
  home: 'village',
  main: 'village',
  plots: [
    {
      id: 'half-and-half',
      titles: ['{L} the Builder', 'The Wall That Fell Down', 'Half a Brick to the Left'],
      goal: 'build a wall that stayed up',
      trouble: 'the wall fell down again and again',
      solved: 'the wall stood as firm as a rock',
      opener:
        'The wall of the kindergarten garden had a hole in it, as wide as a cart, and the rabbits came in and ate up the radishes. {L+} was the builder. {L} had a yellow helmet, a heap of red bricks and a bucket of mortar.',
      friend:
        '{F+} stirred the mortar: sand, lime and water. “Like pancake batter,” said {F}. “Thicker,” said {L}. The rabbits sat down on the other side in a row and watched.',
      problem:
        '{L} put one brick on the other, neat and straight, so that a tower was made, and then a second tower next to it, and a third. It looked like a wall. Then a bumblebee bumped into it. The first tower swayed, and then all three lay in the radishes.',
      tries: [
        '{L} took more mortar, spread as thick as jam. The towers slid down on it, slowly, in all directions.',
        '{F} held the wall up from behind. That works well, as long as {F} has nothing else to do for the next hundred years.',
        'They built it up dry, quick as anything. A rabbit leaned on it.',
      ],
      tip: '“I’ve been in my wall for three hundred years,” said {G+} in the old part. “Have a look at it. There’s not one crack that runs from top to bottom. They don’t stand on each other’s heads, here. They hold hands.”',
      low: 'It was evening. There was one radish left. The rabbits wished them good night.',
      turn: '{L} shone a lamp on the old wall. It was true: where two bricks met, there was always a whole one above, half on the one and half on the other! {L} laid the first row. The second row began with half a brick, and so did the fourth.',
      done: '{L} leaned on it. It stayed. {F} leaned on it, and in the end so did the whole kindergarten, all at once. Not one brick stirred. Right at the bottom {L} had left a single hole, no bigger than a radish. “Once a week,” {L} explained. The rabbits understood.',
      again: 'At home {L} looks at every house now: half, whole, half, whole. They’re all holding hands.',
      outcomes: [
        {
          asked: [
            'build house/home/school/castle/tower/wall',
            'house/wall finish/ready/done/be built',
            'move in',
          ],
          done: '{L} leaned on the wall, and it stayed. Then the whole kindergarten leaned on it, and not one brick stirred. There was a heap of bricks left over, and half a bucket of mortar. Half, whole, half, whole: so {told}.',
        },
        {
          asked: ['rabbit', 'radish/carrot/vegetable', 'share garden/radish/food', 'animal'],
          done: 'The whole kindergarten leaned on the wall, and not one brick stirred. But three rabbits still sat in a row and looked. Right at the bottom {L} had left one hole, no bigger than a radish, and {told}.',
        },
        {
          kinds: ['party', 'eats', 'plays', 'shares', 'makes'],
          done: 'The whole kindergarten leaned on it all at once, and not one brick stirred. A wall like that is also a long bench. They sat down on it in a row, and somebody passed the radishes along, and {told}.',
        },
        {
          kinds: ['gets', 'given-by', 'all-get', 'invited', 'says', 'says-words'],
          done: 'The whole kindergarten leaned on it, and not one brick stirred. Out of the old part came Moss, sat down on the new part, and stayed there. “That’s good for another three hundred years,” called the head of the kindergarten, and {told}.',
        },
        {
          kinds: ['hugs', 'laughs', 'claps', 'happy', 'feels', 'no-longer', 'friends', 'team'],
          done: '{L} leaned on the wall. {F} leaned on it, and in the end so did the whole kindergarten. Not one brick stirred. “They’re holding hands,” said {L}, and showed them where. Everyone looked at the bricks, and {told}.',
        },
        {
          kinds: ['home', 'way-home', 'sleep'],
          done: 'The whole kindergarten leaned on it, and not one brick stirred. Through the hole at the bottom the rabbits were given one radish each. {L} washed out the bucket and hung up the yellow helmet, and {told}.',
        },
      ],
      helper: { name: 'Moss', creature: 'wall spider' },
    },
  ],
};
