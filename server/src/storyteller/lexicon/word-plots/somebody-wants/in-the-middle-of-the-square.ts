import type { StoryPlotInput } from '../../story-source.ts';

/** The plot `in-the-middle-of-the-square` of the frame `somebody-wants`, for themes with its words. */
export const inTheMiddleOfTheSquare: StoryPlotInput = {
  id: 'in-the-middle-of-the-square',
  words: ['dance', 'sing', 'play', 'perform', 'skate', 'be on stage', 'juggle', 'be in circus', 'act'],
  titles: ['{S} Begins to {Do}', 'Not in Front of Everyone', '{L} and {S}'],
  goal: '{do} in front of them all',
  trouble: '{S} went stiff as soon as anybody looked',
  solved: '{S} could {do} with everybody looking on',
  opener:
    'Every evening, when the shutters were closed, there was somebody in the square. {L+} had seen the shadow on the wall, twice. It had wanted to {do}, and it had been beautiful. When the door creaked, it was gone.',
  friend:
    'On the third evening {L} took off both shoes and crept up close. It was {S+}. “You saw me!” said {S}, and went stiff as a lamp post. “I want to {do},” {S} whispered, “more than anything. Only not while somebody’s looking.”',
  problem:
    'On Saturday there would be a feast, with a stage of real boards. “Put me down for it,” said {S}, and then, “No, don’t.” Each time that {L} looked, {S} could not move so much as one toe.',
  tries: [
    '{L} shut both eyes. {S} began. {L} peeped, only through a crack. {S} stood on one leg and could not get down from it.',
    'They put a bucket over {S’s} head, so as not to see them. {^S} began, and walked off the edge.',
    '“Think that they’re all cabbages,” said {F}. Now {S} could not stop thinking of cabbage.',
  ],
  tip: '“It isn’t the eyes,” said {G+}. “It’s that there are so many of them at once. Begin with one pair. A kind one. Tomorrow take two. Nobody has ever jumped up a staircase.”',
  turn: 'So {L} sat on the last step and looked, and said nothing. One pair. {S} shook, but it went. The next day there were {L} and {F}, and then the cat as well, and then the woman from the kiosk. {S} counted the eyes, and did not go stiff.',
  done: 'On Saturday there were two hundred. {S} looked for one pair, in the middle, and found it. And began. There was no bucket and no cabbage. {S} {did}, and the boards went up and down with it, and the square held its breath.',
  again:
    'When the shutters are closed, there is still a shadow in the square. There are many, by now. They all learned it from {S}.',
};
