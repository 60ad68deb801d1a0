import type { StoryPlotInput } from '../../story-source.ts';

/** The plot `forgot-it-at-home` of the frame `somebody-does`, for themes with its words. */
export const forgotItAtHome: StoryPlotInput = {
  id: 'forgot-it-at-home',
  words: ['forget', 'leave behind', 'leave at home', 'not think'],
  verbs: ['forget'],
  titles: ['{S} Forgot {The_item}', 'Empty Basket, Full Day', 'What’s in the Bag?'],
  goal: 'have a fine day without {the_item}',
  trouble: '{S} had forgotten {the_item} and it was too far to go back',
  solved: 'they had made another {item} out of what there was',
  opener:
    'They had packed since seven in the morning: the rug, the ball, the hats. “Have we got everything?” asked {L+} at the gate. “Everything!” they called. It was a long way, with a bus, and another bus, and a hill.',
  friend:
    'On top of the hill {S+} opened the bag. {S} looked into it for a very long time, and turned it upside down. A sock fell out. “Oh,” said {S}. “It’s on the kitchen table. I can see it in front of me.”',
  problem:
    '{S} had forgotten {the_item}! The next bus went at five. {L’s} tummy gave a growl, the sky was blue for nothing, and {S} sat down on a stone and was very small. “I thought of everything,” said {S}. “I only didn’t think of that.”',
  tries: [
    'They shouted at {S}, but only a little, and then they were ashamed of it, and nobody had {the_item} all the same.',
    'They all closed their eyes and imagined {the_item}. It was beautiful, and there was enough for everybody. Then somebody opened their eyes.',
    '{F} ran back to fetch it. {F} came as far as the second gate, met a cow, and was back at once.',
  ],
  tip: '“I once forgot my own hat, and it was on my head,” said {G+}. “What’s forgotten is at home and has a nice day there. Turn out your pockets. Every one of you. You’ll be surprised.”',
  turn: 'They laid it all on the rug: half a bun, four nuts, a bit of string, a whistle, and from the very bottom of {L’s} pocket, an apple. “And the hedge is full of blackberries,” said {L}. “We’ll make one. Here and now!” {S} jumped up to help.',
  done: 'It was not like any other {item}. It was much odder, and they had made all of it themselves. {S} cut the apple into a great many stars. “Next time,” they said, with blue mouths, “please forget it again.”',
  again:
    'On the kitchen table there was still the one from the morning. They had it for supper, on the floor, and {S} was allowed to begin.',
};
