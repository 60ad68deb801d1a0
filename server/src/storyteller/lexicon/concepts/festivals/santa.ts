import type { StorySourceInput } from '../../story-source.ts';

/** Stories about Santa’s sleigh. */
export const santa: StorySourceInput = {
  id: 'santa',
  words: ['santa', 'santa claus', 'father christmas', 'rudolph', 'christmas sleigh'],
  situations: ['lost', 'afraid', 'wants'],
  topic: 'Santa’s sleigh',
  thing: 'the sleigh',
  main: 'snowfield',
  weather: 'snow',
  night: true,
  plots: [
    {
      id: 'stuck-sleigh',
      titles: ['The Night Santa Was Late', '{L} Helps Santa', 'A Sleigh in the Snow'],
      goal: 'get Santa’s sleigh out of the snow',
      trouble: 'the Christmas sleigh was stuck',
      solved: 'the Christmas sleigh was flying again',
      opener:
        'On the night before Christmas {L+} lay awake and listened. There was a jingle of bells far up, then a long slide, then a bump. “That was too soon,” said {L}.',
      problem:
        'Behind the house lay a red sleigh, deep in a snowdrift. Santa stood beside it in big wet boots. “Half the world is still waiting,” said Santa, “and I can’t go up or down.”',
      tries: [
        'They pushed from behind, one, two, three. The sleigh groaned and sank a little deeper, and everyone behind it was white up to the ears.',
        'They dug with a spoon, a pan and a slipper. But as fast as they dug, new snow fell into the hole.',
        'They tried to make it lighter and carried the sack down. But the sack never got empty. It had presents for half the world in it.',
      ],
      tip: '“I need a hard road to run on, then I can fly,” said {G+}, and stamped a hoof. “Loose snow is no road. What do you do, when you want snow to be hard?”',
      turn: '“We stamp!” cried {L}. They stamped up and down in front of the sleigh, side by side, singing, until there was a long road as hard and smooth as a table.',
      done: 'The reindeer ran, the bells rang, the sleigh slid along the road, and then it was in the air. “Thank you!” called Santa. “You’re all on my list twice!”',
      again:
        'In the morning there was a stamped road in the snow that stopped in the middle of nowhere. Only they knew where it went.',
      helper: { name: 'Comfrey', creature: 'reindeer' },
    },
  ],
};
