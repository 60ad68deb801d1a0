import type { StoryPlotInput } from '../../story-source.ts';

/** The plot `in-a-hurry` of the frame `somebody-is`, for themes with its words. */
export const inAHurry: StoryPlotInput = {
  id: 'in-a-hurry',
  words: ['hurry', 'too fast', 'fast', 'quick', 'impatient', 'never wait', 'rush'],
  titles: ['Quick, Quick, Said {S}', '{S} in a Hurry', 'No Time, {S}?'],
  goal: 'find out what {S} was hurrying for',
  trouble: '{S} was {quality} and arrived before everything had begun',
  solved: '{S} came just in time, and had seen the whole way',
  opener:
    'Whoosh. Something went past, and {L’s} hat turned round once. {L+} looked after it. There was only dust. Then, whoosh, it came back.',
  friend:
    '“No time,” panted {S+}. “I’m {quality}. What’s your name? Tell me on the way.” {L} ran alongside. “Where are you going?” asked {L}. {S} slowed down for one step. “First,” said {S}. “I’m going to be first.”',
  problem:
    '{S} got to the party before there was a party. {S} ate the cake while it was dough. Nobody could tell {S} anything, because {S} was always gone after the second word. And today there was something that could not be missed, and it was far away.',
  tries: [
    '{S} ran straight at it. There was a tree. It is quite a short way to a tree.',
    '“One step at a time,” said {F}. {S} did one step at a time, but so fast that nobody could see between them.',
    'They tied a bell to {S}, so that everyone could get out of the way. It rang in the next village, and then in the one after that.',
  ],
  tip: '“You’re in a hurry because you think that the good part’s at the end,” said {G+}. “Bring me three things from the road that nobody’s seen but you. Then you may run.”',
  turn: 'So {S} and {L} looked for three things. The first was a beetle with a gold back. The second was a gate with a face in it. The third was {F}, sitting by the road with a thorn in one foot, and nobody had stopped.',
  done: '{S} stopped. It took a while, with the thorn. “Now we’ll be late,” said {L}. But when they came over the hill, together, it was just about to begin. There were three places left, in front. “So that’s what it’s like,” said {S}, “to be in time.”',
  again:
    '{S} still runs, in the mornings, for fun. But there are always three things in {S.their~their} pocket, and the beetle waves.',
};
