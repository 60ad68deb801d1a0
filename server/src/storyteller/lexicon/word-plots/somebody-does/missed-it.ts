import type { StoryPlotInput } from '../../story-source.ts';

/** The plot `missed-it` of the frame `somebody-does`, for themes with its words. */
export const missedIt: StoryPlotInput = {
  id: 'missed-it',
  words: ['miss', 'come late', 'be late', 'run late'],
  titles: ['{S} and the Empty Stop', 'Gone!', 'The Long Way Round'],
  goal: 'get there without {the_item}',
  trouble: '{the_item} had left without {S}',
  solved: 'they had all arrived, by a better way',
  opener:
    'There was one shoe too few in the house this morning, and there was no time for it. “Quick!” they called. {L+} ran with a piece of bread in one hand and a sleeve in the other.',
  friend:
    'In front ran {S+}, with a flying scarf. Round the corner, across the square! There were the lights. There was the sound of it. And then there was only the smell of it, and {S} stood there, with both arms hanging down.',
  problem:
    '{S} had missed {the_item}, by the length of a banana. The next one would come in an hour, or not at all, as it said on the sign, in small print. And they were expected! “It’s my fault,” said {S}. “It was my shoe.”',
  tries: [
    'They waved at everything that came by. A lady waved back. A milk lorry hooted. Nobody stopped, as they had not stuck out a thumb but a shoe.',
    'They ran after it. At the second corner they saw it from the back, quite small. Whoever was in it had no idea.',
    'They sat down and were cross with the clock. The clock was cross as well. It struck nine.',
  ],
  tip: '“Missed?” said {G+}. “I’ve not caught that thing since spring. There’s a path behind the gardens. It isn’t quick, but there’s always something on it. And it’s downhill from the chestnut tree.”',
  turn: 'So {L} took {S} by the hand, and they went by the path. There was a gate that sang, a pond with a heron, and under the hedge something whimpered and looked up at them. From the chestnut tree on they rolled, ran and hopped.',
  done: 'They were there, with burrs on their socks and red cheeks, and only a very little late. “We came by the path,” said {S}, and told them about all of it. Those who had been on time had seen nothing but the back of a seat.',
  again:
    'The next morning all the shoes were there, and they would have caught it easily. {L} looked at {S}. “The path?” asked {L}.',
};
