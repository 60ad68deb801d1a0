import type { StoryPlotInput } from '../../story-source.ts';

/** The plot `slept-too-long` of the frame `somebody-does`, for themes with its words. */
export const sleptTooLong: StoryPlotInput = {
  id: 'slept-too-long',
  words: [
    'oversleep',
    'sleep too long',
    'sleep all day',
    'sleep in',
    'not wake up',
    'snore',
    'sleep through',
    'wake late',
  ],
  titles: ['Wake Up, {S!}!', '{S} Sleeps On', 'Ssh! {S} Is Asleep'],
  goal: 'wake up {S}',
  trouble: '{S} slept and slept, and could not be woken',
  solved: '{S} was up, and everything could begin',
  opener:
    'Something was missing that morning, but what? {L+} listened. The street was too quiet. It was like a song without its first line. “Somebody’s not up yet,” said {L}, and went to see.',
  friend:
    'Behind the curtain, under three blankets, lay {S+}, and snored. The picture on the wall lifted at each breath, and came down again. On the chair hung the clothes for today, and the clock was standing on its head.',
  problem:
    'And they needed {S}, now, at once! Nothing could begin without {S}. There was a crowd at the door already, looking at the clock. “{^S}!” called {L}. {S} turned over, said “Five more minutes”, and that had been an hour ago.',
  tries: [
    '{L} shouted it through a funnel: “Good morning!” The neighbours woke up, up to number thirty. {S} smiled, and dreamed of a brass band.',
    'They opened the window, pulled off a blanket, and tickled the one foot that you could see. It was pulled in, like a snail.',
    'They fetched a cock, a drum and a baby. The baby went to sleep as well.',
  ],
  tip: '“You wake the ears,” said {G+}. “They’re still in bed. What gets up first, always, with everyone? The nose! And then leave the door open, and go away.”',
  turn: '{L} went down to the kitchen and put butter into the pan. And then the bread, and cinnamon on top. {L} took the pan upstairs, carried it slowly past the bed, once to and fro, and went out with it, without a word.',
  done: 'First the nose came up. Then it pulled the rest along, step by step, with shut eyes, down the stairs and up to the table. At the first bite {S} opened both eyes. “Not any more,” said {L}. And then everything began, only two hours after.',
  again:
    'There are two alarm clocks beside the bed now. And in case they don’t help, there’s a frying pan in the kitchen, with {S’s} name on the handle.',
};
