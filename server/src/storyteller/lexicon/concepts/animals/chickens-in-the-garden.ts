import type { StorySourceInput } from '../../story-source.ts';

/** Stories about keeping chickens. */
export const chickensInTheGarden: StorySourceInput = {
  id: 'chickens-in-the-garden',
  words: [
    'chickens in our/the garden',
    'chicken/chickens garden/backyard',
    'keep/keeping/get/getting chickens/hens',
    'our chickens',
    'our hens',
    'pet chicken/hen',
    'hen house',
    'henhouse',
    'chicken coop',
    'collect/collecting eggs',
    'first egg',
    'hens',
    'new chickens',
    'rescue hens',
  ],
  situations: [
    'has',
    'newcomer',
    'learn',
    'wants',
    'visit',
    'cannot',
    'too-many',
    'own-wish',
    'runaway',
    'question',
    'finds',
  ],
  topic: 'chickens in the garden',
  thing: 'the hen house',
  home: 'garden',
  main: 'garden',
  plots: [
    {
      id: 'where-are-the-eggs',
      titles: ['Three Hens and No Egg', '{L} and the Hens', 'Where Are the Eggs?'],
      goal: 'find out where the hens laid their eggs',
      trouble: 'the hens cackled every day, and there was never an egg',
      solved: 'the eggs had been found',
      opener:
        'Since Easter three hens had been living in the garden. They were called Pepper, Salt and Mustard, and they had a house with a ladder, and nests full of soft straw. {L+} had painted their names over the door.',
      friend:
        '“Tomorrow we’ll have eggs for breakfast,” said {F+}, and they had put out the egg cups already. Every morning {L} opened the little door, and out they came, one after another, and shook themselves like pillows.',
      problem:
        'Every day at about ten it went: “Took-took-took-TAWK!” That’s what hens say when they have laid an egg. {L} came running each time. But there was nothing in the nests except straw. On Friday they ate their bread and jam out of the egg cups.',
      tries: [
        '{L} sat down in front of the nests and waited, and looked at them. Nobody likes to be looked at doing that. The hens walked away.',
        '{L} made the nests still softer, with feathers and a small cushion. Mustard pulled out the cushion and carried it off.',
        '{L} ran after Pepper all round the garden, to see where it went. It only went in circles, and in the end it was {L} who was being followed.',
      ],
      tip: '“A hen thinks of foxes,” said {G+}, who brought the grain. “It wants a place that is dark, and hidden, and where an egg is already lying. Don’t run after them. Sit still somewhere far away at ten o’clock, with a book. And listen where it comes from.”',
      low: 'At a quarter to ten {L} was sitting in the apple tree, with a book held the right way up. Down there the three of them were scratching. Then there were only two.',
      turn: '“Took-took-TAWK!” It didn’t come from the hen house. It came from behind the shed, where the old things are. {L} climbed down and went there on tiptoe. There stood the doll’s pram that {L} had been looking for since autumn, with its hood up.',
      done: '{L} lifted a corner of the blanket. There they lay, brown and white and speckled, one beside the other. There were thirteen of them! And in the middle, like a queen, sat Mustard, on the cushion. “So it’s you,” said {L}. There were pancakes for the whole street.',
      again:
        'The pram stands in the hen house now, and everybody is satisfied. One egg of china always stays in it. So they know where to go.',
      helper: { name: 'Farmer Maize', creature: 'woman' },
    },
  ],
};
