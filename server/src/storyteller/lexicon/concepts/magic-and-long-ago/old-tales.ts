import type { StorySourceInput } from '../../story-source.ts';

/** Stories with the people of well-known fairy tales. */
export const oldTales: StorySourceInput = {
  id: 'old-tales',
  words: [
    'three little pigs',
    'three pigs',
    'goldilocks',
    'goldilocks say/says sorry',
    'goldilocks three bears',
    'three bears',
    'red riding hood',
    'big bad wolf',
    'gingerbread man/boy',
    'jack beanstalk',
    'billy goats',
    'three billy goats gruff',
    'hansel gretel',
    'fairy tale',
    'fairy tales',
    'fairytale',
    'rapunzel',
    'sleeping beauty',
    'snow white',
    'ugly duckling tale',
    'the frog prince',
    'pinocchio',
    'puss in boots',
    'little red hen',
  ],
  situations: ['deed', 'pair', 'learn', 'make', 'has', 'trait', 'damage'],
  topic: 'an old fairy tale',
  thing: 'the old tale',
  main: 'forest',
  plots: [
    {
      id: 'the-wolf-at-the-third-door',
      words: ['three little pigs', 'three pigs', 'big bad wolf'],
      titles: ['The Third House', '{L} and the Three Little Pigs', 'Huff, Said the Wolf'],
      goal: 'keep three little pigs and one wolf out of trouble',
      trouble: 'the wolf was blowing down one house after another',
      solved: 'the brick house stood and nobody wanted to blow any more',
      opener:
        '{L+} looked on as three little pigs were building, each in its own way: one of straw, because that goes quickly, one of sticks, and one of bricks. That one had been at it for weeks, and had a sore back.',
      problem:
        'Then the wolf came, with a cough. “I’ll huff,” said the wolf, “and I’ll puff!” The straw lay on the meadow, and then the sticks. Three pigs ran into the brick house, and {ALL} with them. “Huff!” it went outside.',
      tries: [
        'They held the door from inside. It held well by itself. But the wind blew in through the keyhole, and blew out the lamp.',
        'They put a pot of soup under the chimney, as it says in the tale. The wolf stayed by the door. “It smells of soup,” said the wolf, sadly.',
        '“Go away!” shouted the smallest pig. “I can’t,” said the wolf. “I haven’t finished huffing.”',
      ],
      tip: '“I know that cough,” said {G+} through the window. “Nobody blows like that for fun. Ask what the wolf’s got in the throat. And look at what’s lying about on the meadow: straw, sticks. What can be made of that, with somebody who’s good at blowing?”',
      turn: '{L} opened the little window in the door. “Say aah,” said {L}. At the back there was a straw! {L} fetched it out with the sugar tongs. “Oh,” said the wolf. “It’s been tickling since the first house. I only wanted some soup.”',
      done: 'There was soup for everyone. After that the wolf blew up the fire, dried the paint and cooled the porridge. From the sticks came a fence and from the straw a bed. And the brick house stood there, and had four chairs now, one with a hole for a tail.',
      again:
        'When the wind howls at night, the smallest pig says, “Is that you?” – “No,” says the wolf, from the straw bed. “That’s just weather.”',
    },
    {
      id: 'just-right-and-sorry',
      words: ['goldilocks', 'three bears'],
      titles: ['Goldilocks Says Sorry', 'The Smallest Chair', '{L} at the Three Bears’'],
      goal: 'put everything right at the bears’ house',
      trouble: 'Goldilocks had eaten the porridge and broken the chair',
      solved: 'the chair was mended and the bears had forgiven Goldilocks',
      opener:
        '“I’ve done something silly,” somebody told {L+} at the gate. It was Goldilocks, with porridge on one sleeve. “There was a door open, and nobody at home, and it smelled so good. And then there was a chair as well. And then there wasn’t.”',
      problem:
        'In the house of the three bears the smallest chair lay in four pieces. The baby bear stood before it and said, in its tiny voice, “Somebody’s been sitting in my chair.” {L} could hear it all the way to the fence.',
      tries: [
        'Goldilocks wanted to go home and never think of it again. But the thought of it went along, at every step.',
        'They put flowers on the doorstep and ran off. The big bear trod on them, and sneezed.',
        'They sent a new chair, from a shop. It was too high, too hard and too new. The baby bear sat down next to it, on the floor.',
      ],
      tip: '“‘Sorry’ is only the first half,” said {G+}. “It must be said to their faces, with the name of the thing. The second half’s done with the hands: what was broken, and by whom?”',
      turn: 'Goldilocks knocked. This time, nobody just walked in. “It was me,” said Goldilocks. “I ate it up, I broke it, and I slept in it. I’m sorry.” It was quiet. The middle bear looked at the big one. “We’ve got glue,” said {L}, “and all afternoon.”',
      done: 'Leg to leg, and back to seat, with string round it overnight. The baby bear sat down on it, very carefully. It creaked. It held. “Just right,” said the tiny voice. And there was porridge, and somebody had set four bowls.',
      again:
        'There’s a fourth chair now at the three bears’. It’s got a golden ribbon on it, and a note: “Please knock.”',
    },
    {
      id: 'out-of-the-path',
      titles: ['The Basket and the Wolf', 'A Red Cape in the Wood', '{L} in the Old Tale'],
      goal: 'bring the tale to a good end',
      trouble: 'somebody in the tale had gone the wrong way',
      solved: 'the tale had come to a better end than before',
      opener:
        '{L+} was reading the old tale for the hundredth time when it said “psst” on page four. “Come in, quick,” said the page. “It’s going wrong again.” {L} put one foot on the picture, and it was moss.',
      problem:
        'It was as in the book: the dark wood, the one with the basket, and behind the tree the one with the teeth. “In a moment it’ll all happen again,” said the one with the basket. “Every evening! And nobody’s ever asked me.”',
      tries: [
        '{L} shouted, “Look out!” But in a tale nobody looks out before the page where they do.',
        'They turned over two pages at once. Now they stood in front of the bed, and it had very big ears.',
        '{F} drew a new end in the margin. It was over before the beginning had noticed.',
      ],
      tip: '“It always goes the same way, because they all say the same words,” said {G+}, who came out of another tale. “Give them another question. What would the one with the teeth like, if anybody asked?”',
      turn: '{L} stepped in between. “Before you say your sentence,” said {L} to the one with the teeth, “what’s your favourite food?” It was quiet in the whole wood. “Nobody’s ever asked me that,” said the one with the teeth. “Blueberry pancakes. But in here it’s always grandmothers.”',
      done: 'In the basket there was flour, in the wood there were blueberries, and in the little house stood a stove and a grandmother who was glad of company. They all sat on the edge of the bed with blue lips. “The end,” said the page, contented.',
      again:
        'Whoever reads the book now finds a blue spot on page nine. That’s how it ends today, and nobody has complained.',
    },
  ],
};
