import type { StoryPlotInput } from '../../story-source.ts';

/** The plot `to-the-other-end-of-the-world` of the frame `somebody-does`, for themes with its words. */
export const toTheOtherEndOfTheWorld: StoryPlotInput = {
  id: 'to-the-other-end-of-the-world',
  words: [
    'go round world',
    'go on holiday',
    'go moon',
    'go space',
    'set off',
    'go trip',
    'go on an adventure',
    'run away to',
  ],
  titles: ['{S} Sets Off', 'Are We There Yet, {S!}?', 'A Long Way for {S}'],
  goal: '{do}, all the way',
  trouble: 'it was too far for {S} alone',
  solved: '{S} {did}, all the way there and back',
  opener:
    'In front of the gate stood a very small suitcase. {L+} lifted it. There was a toothbrush in it, and nothing else. “I’m going to {do},” said a voice. “I’ve never been further than the corner.”',
  friend:
    'It was {S+}, with a hat for sun and a hat for rain, one on top of the other. “Would you come as far as the corner?” asked {S}. “After that I’ll manage.” They went as far as the corner. Then {S} stood still.',
  problem:
    'Behind the corner the world was quite big. There were four roads, and all of them went somewhere. And {S} wanted to {do}. “It looked shorter on the map,” said {S}, and held on to {L}.',
  tries: [
    'They took the widest road. It went round in a curve, past the sea, past a very fat policeman, and back to the corner.',
    '{F} had a short cut. It went through a hedge, a bull’s field and a hedge. {S} looked like a hedge afterwards.',
    'They asked somebody who had been there. It had been long ago, and everything had been better then, also the road.',
  ],
  tip: '“Nobody has ever come far by thinking of far,” said {G+}. “Choose the next thing that you can see, and get there by evening. Find a bed. And then send a postcard, so that you know where you are.”',
  turn: '“That tree, then,” said {S}. They got to the tree before tea. Then came the bridge, and then a light in the distance, which was an inn. In each place {L} drew a small picture, and they posted it. Every morning {S} was a little further from the corner.',
  done: 'And on the ninth morning there was no next thing. “We’re there,” said {L}. {S} looked round, put down the suitcase, and did not say anything for a long while. {S} {did}! {S} really {did}!',
  again:
    'Now there are nine postcards on the wall, side by side. “It was just round the corner,” {S} tells everyone, “nine times.”',
};
