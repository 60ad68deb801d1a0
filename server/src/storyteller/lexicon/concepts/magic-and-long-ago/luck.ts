import type { StorySourceInput } from '../../story-source.ts';

/** Stories about good and bad luck. */
export const luck: StorySourceInput = {
  id: 'luck',
  words: [
    'luck',
    'lucky',
    'unlucky',
    'good luck',
    'bad luck',
    'good luck and bad luck',
    'lucky charm',
    'lucky day',

    'find/finding a four-leaf clover',
    'luck and four-leaf clovers',
    'lucky clover',
    'horseshoe',
  ],
  situations: ['learn', 'question', 'wants', 'trait', 'has', 'finds', 'lacks', 'lost', 'deed', 'thing-pair'],
  topic: 'good luck',
  thing: 'the four-leaf clover',
  home: 'cottage',
  main: 'meadow',
  plots: [
    {
      id: 'looking-for-four-leaves',
      titles: ['The Four-Leaf Clover', '{L} Looks for Luck', 'A Whole Meadow of Luck'],
      goal: 'find a four-leaf clover',
      trouble: '{L} had nothing but bad luck',
      solved: '{L} knew what luck was good for',
      opener:
        'The toast had landed on the butter side, the shoelace had snapped, and the bus had left without {L+}. “I’ve got no luck at all,” said {L}. “What I need is a four-leaf clover.”',
      friend:
        '“There’s a whole meadow of clover behind the mill,” said {F+}. “There must be a lucky one in it.” They went there at once, and knelt down at the edge.',
      problem:
        'There were thousands. One, two, three leaves. One, two, three. {L} looked at a hundred of them, and then at another hundred. Each had three leaves, and not one had four. “That’s just my luck,” said {L}.',
      tries: [
        'They tore one leaf in two. Now it had four leaves, and one of them was cheating. Luck does not like that.',
        '{L} held up a horseshoe, so that the luck would come by itself. It was heavy, and fell down, very close to a foot.',
        '{F} counted faster. That made seven leaves, and two of them were the grass.',
      ],
      tip: '“What have you found so far?” asked {G+}, who was sitting by the hedge. “Nothing? And what’s that in your pockets? You’ve been looking so hard that you haven’t seen it. Luck’s whatever you notice.”',
      low: '{L} sat down in the clover, and emptied both pockets on to the grass.',
      turn: 'There lay a blue marble, a feather with a white tip, and the little key that had been lost since Easter. There were six wild strawberries too. {L} had picked them all up in passing. “I found all that today,” said {L} slowly. “That’s a lot, for somebody unlucky.”',
      done: 'They shared the strawberries, three each, and the key fitted the music box that had been shut for so long. “If the bus had waited, I’d have been on it,” said {L}. Then {F} laughed, and pointed. Right where {L} had been sitting stood a clover, with four leaves.',
      again:
        '{L} did not pick it. Somebody else might have missed the bus. In the evening the toast fell down again, and this time it landed on the right side.',
      outcomes: [
        {
          asked: ['find clover/four/leaf/luck/treasure/key/coin', 'lucky/luck', 'lucky all/along'],
          done: 'They shared the strawberries, and the key fitted the music box that had been shut for so long. “If the bus had waited, I’d have been on it,” said {L}. {F} pointed to where {L} had been sitting, and {told}.',
        },
        {
          asked: ['win/prize', 'bus', 'everything right/well/good'],
          done: 'They shared the strawberries, and the key fitted the music box. Right where {L} had been sitting stood a clover with four leaves. {L} left it for somebody who had missed a bus, and put the blue marble in one pocket, and {told}.',
        },
        {
          kinds: ['party', 'eats', 'plays', 'shares', 'makes'],
          done: 'There were six strawberries, and the key fitted the music box that had been shut for so long. It played, out there in the clover, with four leaves where {L} had been sitting, and {told}.',
        },
        {
          kinds: ['hugs', 'laughs', 'claps', 'happy', 'feels', 'no-longer', 'friends', 'team'],
          done: 'The key fitted the music box that had been shut for so long. “If the bus had waited, I’d have been on it,” said {L}. Then {F} pointed. Right where {L} had been sitting stood a clover with four leaves, and {told}.',
        },
        {
          kinds: ['home', 'way-home', 'sleep'],
          done: 'They shared the strawberries, and the key fitted the music box. Right where {L} had been sitting stood a clover with four leaves. {L} didn’t pick it. They walked, because the bus had gone, through the evening with the feather in front, and {told}.',
        },
      ],
      helper: { name: 'Old Penny', creature: 'tortoise' },
      art: {
        'on the butter side': 'kitchen: L slump sad; toast, bus',
        'behind the mill': 'meadow: F kneel happy; L kneel curious; windmill, many leaf',
        'looked at a hundred of them': 'meadow: L crawl sad; F crawl; many leaf',
        'tore one leaf in two': 'meadow: L hold leaf ashamed; F look worried',
        'held up a horseshoe': 'meadow: L startle; F point surprised; ring',
        'counted faster': 'meadow: F point; L look curious; grass, leaf',
        'Luck’s whatever you notice': 'meadow: G sit calm; L+F look G curious; trousers',
        'emptied both pockets': 'meadow: L sit curious; F peek curious; marble, feather, key',
        'There lay a blue marble':
          'meadow: L hold marble surprised; F look surprised; feather, key, strawberry',
        'Right where': 'meadow: F point laughing; L look surprised; leaf, strawberry',
        'else might have missed the': 'kitchen, evening: L laugh; F clap happy; toast',
      },
    },
  ],
};
