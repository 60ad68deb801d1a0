import type { StorySourceInput } from '../../story-source.ts';

/** What a snowman sees of the winter: the lead is the snowman. `source-for-cast.ts` takes it where the cast has one. */
export const theLifeOfASnowman: StorySourceInput = {
  id: 'the-life-of-a-snowman',
  words: [
    'life of a snowman',
    'a snowman’s story',
    'a snowman comes to life',
    'snowman melts',
    'snowman who melts',
  ],
  topic: 'a snowman’s winter',
  thing: 'the scarf',
  main: 'garden',
  weather: 'snow',
  plots: [
    {
      id: 'until-the-spring',
      titles: ['{L} and the Warm Wind', 'A Snowman’s Winter', 'See You Next Winter'],
      goal: 'see something of the world before the spring',
      trouble: '{L} stood in one place and the snow was getting thin',
      solved: '{L} had seen something of the world',
      opener:
        'Somebody pushed in a carrot, and {L+} could smell. Somebody put in two buttons, and {L} could see: a white garden, a fence, and a street that went round a corner. “What’s behind the corner?” asked {L}.',
      friend:
        '{F+} tied a scarf round {L’s} neck. “There’s a pond,” said {F}, “and a hill, and a shop with lights in it.” {L} wanted to see all of it.',
      problem:
        'But a snowman has no feet. And one morning the wind was warm, and something dripped. It was the carrot. “When the snow goes,” said {L}, “I’ll have to go, too. And I’ve only ever seen a fence.”',
      tries: [
        '{L} tried to hop. A piece fell off at the back, and {L} did not try that again.',
        'They held up a mirror, so that {L} could see round the corner. What {L} saw in it was the fence, from the other side.',
        '{F} drew a picture of the pond. The drips fell on it, and the pond ran off the paper.',
      ],
      tip: '“Snow can’t walk,” said {G+}, “but it’s very good at sliding. And whoever built you can take you along. Hurry, as long as it’s still cold at night.”',
      low: 'That day the roof lost all its white. {L} had become a little smaller and leaned to one side.',
      turn: 'In the evening it froze once more. {F} fetched the big sledge and some friends. They pushed and lifted, and there sat {L} on top, with the scarf flying. “Hold on to your nose!” called {F}. And off they went.',
      done: 'Round the corner, past the shop with all its lights, over the pond and up the hill. From the top {L} saw the whole world: a hundred roofs, and the moon above them. Up there it was cold, and {L} stayed until spring.',
      again:
        'Then {L} ran down the hill as a little stream, past the pond, to have a look at the sea. The scarf hangs on its hook. “See you next winter,” says {F} whenever it snows on the hill.',
      helper: { name: 'Old Mrs Frost', creature: 'owl' },
      outcomes: [
        {
          asked: ['sea/ocean/stream/water/melt/spring/back/return/winter/next'],
          done: 'Past the shop with all its lights, over the pond and up the hill they went. From the top {L} saw a hundred roofs, and the moon above them. There it stayed cold, until the last night of frost was over. Then {told}.',
        },
        {
          asked: ['see/world/shop/moon/friend/live/stay/snow'],
          done: 'Round the corner, past the shop with all its lights, over the pond and up the hill. “That’s what’s behind the corner,” said {F}. There lay a hundred roofs, and the moon above them, and the wind was from the north. So {told}.',
        },
        {
          asked: ['feast/picnic/party/cake/celebrate/tea/supper/dinner/pizza/cook/bake', 'share/dance/sing'],
          kinds: ['party', 'eats', 'plays', 'shares', 'makes', 'invited'],
          done: 'Past the shop with all its lights, over the pond and up the hill they pushed the big sledge. From the top {L} saw the whole world. Since it doesn’t come to see a snowman often, they had brought lanterns up, and {told}.',
        },
        {
          asked: [
            'live happily/happy',
            'proud',
            'have fun',
            'hug/cuddle/laugh/giggle/cheer/clap/smile/friend',
          ],
          kinds: ['hugs', 'laughs', 'claps', 'happy', 'friends', 'team', 'says', 'tells', 'sees'],
          done: 'Past the shop with all its lights, over the pond and up the hill. From the top {L} saw the whole world, a hundred roofs. {F} tied the scarf once more, a bit tighter, against the warm wind. On the big sledge {told}.',
        },
      ],
      art: {
        'pushed in a carrot': 'garden, snow: L stand curious; carrot, fence',
        'tied a scarf': 'garden, snow: F give scarf happy; L stand happy wearing scarf',
        'It was the carrot.': 'garden, snow: L look worried; F look; fence, sun',
        'A piece fell off': 'garden, snow: L jump worried; snow-heap',
        'held up a mirror': 'garden, snow: F hold mirror happy; L look; fence',
        'drew a picture of the pond': 'garden, snow: F hold picture worried; L stand sad',
        'good at sliding': 'garden, snow: G say; L look G curious; sledge',
        'lost all its white': 'garden: L stand sad; F comfort L; puddle, house',
        'fetched the big sledge': 'garden, evening: L sit happy on sledge; F pull; children',
        'a hundred roofs': 'mountain, night: L look happy; F wave; house, moon',
        'hangs on its hook': 'hallway: F wave happy; scarf, coat-pegs',
      },
    },
  ],
};
