import type { StoryPlotInput } from '../../story-source.ts';

/** The plot `found-all-alone` of the frame `somebody-does`, for themes with its words. */
export const foundAllAlone: StoryPlotInput = {
  id: 'found-all-alone',
  words: ['find', 'discover', 'come across', 'stumble', 'hatch'],
  verbs: ['find'],
  titles: ['{S} Finds {An_item}', 'Whose Is It?', 'Look What {S} Has Found'],
  goal: 'find out where {the_item} belonged',
  trouble: 'nobody knew where {the_item} had come from',
  solved: '{the_item} was where it belonged',
  opener:
    '“Psst!” said the bush. {L+} went closer. “Come in,” said the bush, “but mind your head.” There was hardly any room in there, because of what lay in the middle.',
  friend:
    'In the bush sat {S+}, and on {S’s} knees was {an_item}. “I’ve found it,” whispered {S}. “It was all alone. May I keep it?” {L} had never been so close to {an_item}.',
  problem:
    'They hid it under a blanket. But {an_item} is not a thing that can be hidden for long. By noon everybody knew. “It’s mine,” said one, who had never seen it before. “What’s it worth?” asked another. {S} held it very tight.',
  tries: [
    'They put up a notice: “Found: {an_item}.” Forty people came, and each of them had lost one that looked quite different.',
    'They asked {the_item} itself, slowly and clearly. It gave no answer that you could understand.',
    '{S} built a house for it, with a number on it. It was too small by evening, or it seemed sadder than before.',
  ],
  tip: '“Where did it lie?” asked {G+}. “Which way was it looking? Things don’t drop out of the sky, not often. Go back to the spot, and look for the second half of the story.”',
  turn: 'They went back, with a torch. The grass was pressed flat, in a line, like a road. {L} and {S} followed it, through the ditch and under the fence, and there was a hollow in the moss. It had exactly the shape of {the_item}.',
  done: 'And somebody was sitting beside it, with red eyes. “I only went to fetch water,” that somebody said, “and when I came back, it was gone.” {S} swallowed. Then {S} held it out, with both hands. It had never been easier and never been harder.',
  again:
    'They’re allowed to visit, on every day with a “d” in it. {S} says it’s better than keeping: there’s always something to look forward to.',
};
