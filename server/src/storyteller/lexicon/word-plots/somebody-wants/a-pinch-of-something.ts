import type { StoryPlotInput } from '../../story-source.ts';

/** The plot `a-pinch-of-something` of the frame `somebody-wants`, for themes with its words. */
export const aPinchOfSomething: StoryPlotInput = {
  id: 'a-pinch-of-something',
  words: ['cook', 'bake', 'be a chef', 'paint', 'build', 'sew', 'knit', 'make', 'draw', 'write', 'invent'],
  titles: ['{S} in an Apron', 'Let {S} Try', 'A Pinch of Something'],
  goal: '{do}',
  trouble: 'it went wrong whenever {S} tried to {do}',
  solved: '{S} could {do} as nobody else does it',
  opener:
    'There was a clatter, and a cloud of something white. {L+} wiped a window with one sleeve and looked through. In there somebody was at work, very hard, and on tiptoe.',
  friend:
    'It was {S+}, from top to toe in an apron. “I want to {do},” said {S}. “I’ve read the whole book. Twice. I know it by heart.” On the table stood the first one. They both looked at it, and said nothing.',
  problem:
    '{S} did just what the book says, to the gram and to the minute. And each time it came out grey, and a bit square, like the page. “It’s all correct,” said {S}, “so why does nobody want any more of it?”',
  tries: [
    '{L} read it out, and {S} did it, word by word. When {L} sneezed, {S} did that as well. It came out grey, with a sneeze in it.',
    '{S} took twice as much of everything, so that it would be twice as good. It was twice as grey. They needed a spade.',
    'They put a cherry on it. It was a very lonely cherry.',
  ],
  tip: '“The book doesn’t know who it’s for,” said {G+}. “Shut it. Think of somebody. What makes them happy? And then put in a pinch of that. I can’t tell you what it’s called.”',
  turn: '{S} shut the book. That was not easy. “Who is it for?” asked {L}. {S} thought for a long time. “For you,” said {S}. “You like the first warm day, and things that crackle.” {S} looked round on the shelf, and began, without counting.',
  done: 'It was not grey. It glowed a little. It crackled, and there was a first warm day in it, quite clearly. They went very quiet, and then they all wanted more. “I made it!” called {S}. So that was what it means to {do}!',
  again:
    'The book props up the short leg of the table now. When somebody asks how {S} does it, {S} says, “Who’s it for?”',
};
