import type { StoryPlotInput } from '../../story-source.ts';

/** The plot `follow-it-to-the-top` of the frame `somebody-does`, for themes with its words. */
export const followItToTheTop: StoryPlotInput = {
  id: 'follow-it-to-the-top',
  words: ['dry up', 'dry out', 'run dry', 'stop flowing'],
  titles: ['{S} Has Dried Up', 'Follow It to the Top', 'Where’s the Water?'],
  goal: 'get the water back',
  trouble: '{S} had no water',
  solved: 'the water was back',
  opener:
    'Something was missing in the morning, and it took a while until {L+} knew what: you could not hear any water.',
  friend:
    'Where {S+} had always been, there were stones, an old boot and a very cross duck. It was true: {S} {did}. Right at the bottom was one last puddle, the size of a plate. “Hello,” it said.',
  problem:
    'Everybody needed {S}: the ducks, the gardens, the washing, and {L} with the paper boats. “How long can you hold on?” asked {L}. “Till tomorrow,” said the puddle, “if nobody drinks.” The duck looked the other way.',
  tries: [
    'They carried water in buckets and poured it in. The ground drank it, and said thank you, and nothing else happened.',
    'They danced for rain. Two clouds came to watch, and went on.',
    'They dug. They found a spoon, an old coin and a mole, who wasn’t pleased.',
  ],
  tip: '“Water doesn’t go away,” said {G+}. “It only goes somewhere else. Don’t look where it’s gone from. Look where it comes from. Follow it, all the way to the top.”',
  turn: 'So {L} went up, over dry stones, until noon. And there, between two rocks, it was: leaves, branches, a football and an armchair, all stuck together. Behind it stood the water, right up to the edge, and waited. {L} took hold of the armchair.',
  done: 'Plop! First came the armchair, and then came all the rest. It roared, and foamed, and ran beside them down the hill, and was home before they were. There was {S} again, full to the brim, and the duck was in the middle of it.',
  again:
    'Once a year they all climb up and see if there’s an armchair. Then they eat sandwiches there, with their feet in the water.',
};
