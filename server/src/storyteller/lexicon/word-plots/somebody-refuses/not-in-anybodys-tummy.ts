import type { StoryPlotInput } from '../../story-source.ts';

/** The plot `not-in-anybodys-tummy` of the frame `somebody-refuses`, for themes with its words. */
export const notInAnybodysTummy: StoryPlotInput = {
  id: 'not-in-anybodys-tummy',
  words: ['be eaten', 'get eaten', 'be eat', 'go in mouth', 'be cooked'],
  titles: ['{S} Said No', 'Not in Anybody’s Tummy', 'Run, {S!}, Run!'],
  goal: 'keep {S} from being eaten',
  trouble: 'everybody wanted to eat {S}',
  solved: '{S} had something better to do than to be eaten',
  opener: '“Not me!” somebody called out of the bowl on the kitchen table. {L+} drew back a hand.',
  friend:
    'It was {S+}, right at the bottom, and it held on tight to the rim. “Take somebody else,” said {S}. “I don’t want to be eaten. I’ve got plans.” “What plans?” asked {L}. “I’d only just begun to think of some.”',
  problem:
    'But it was ten o’clock, and everybody was hungry. First Grandpa reached into the bowl, and then the baby. {S} jumped off the table and rolled under the cupboard. “Stop that snack!” they called. It was a real chase, right through the house.',
  tries: [
    '{S} painted on spots, so as to look ill. “A spotty one!” they cried. “How interesting.” Now they wanted to try it all the more.',
    '{L} put {S} in the drawer with the spoons. A spoon is a thing that wants to eat. It poked {S} in the side all night.',
    '{S} put on a hat and said, “I’m a visitor.” The visitor smelled so good that the dog sat down in front of it.',
  ],
  tip: '“If it isn’t to be eaten, it has to be of use some other way,” said {G+}. “And look inside: nearly everything that one eats has got something in it that would like to grow. When you know what you’re for, nobody bites.”',
  turn: '{L} and {S} sat under the table and thought. What else can one do, as {a}? One can be drawn. One can be juggled with. One can be a telephone. “I know,” said {L}, and ran for the paint box. Up on the wall there was an empty frame.',
  done: 'When the others came, {S} sat on a velvet cushion, very still, in the light from the window. All round it stood people with brushes. “Nobody eats the model,” said {L}. It was the finest picture of {a} that there ever was. Even Grandpa put away the spoon.',
  again:
    'The picture hangs over the table. And {S}? It’s got a room of its own, a flowerpot with earth in it. That was the plan, in the end.',
};
