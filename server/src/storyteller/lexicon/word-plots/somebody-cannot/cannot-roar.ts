import type { StoryPlotInput } from '../../story-source.ts';

/** The plot `cannot-roar` of the frame `somebody-cannot`, for themes with its words. */
export const cannotRoar: StoryPlotInput = {
  id: 'cannot-roar',
  words: [
    'roar',
    'sing',
    'bark',
    'growl',
    'howl',
    'meow',
    'miaow',
    'moo',
    'speak',
    'talk',
    'whistle',
    'croak',
    'quack',
    'tweet',
    'crow',
    'hoot',
    'breathe/blow/spit fire',
    'make noise',
  ],
  titles: ['{S} Cannot {Do}', 'Only a Squeak', 'Listen to {S}!'],
  goal: 'find out how {S} could {do}',
  trouble: '{S} could not {do}',
  solved: '{S} could {do}, so that everyone heard it',
  opener:
    '“Pffft.” {L+} looked round. “Pffft,” it went again, behind the rock. It sounded like a bicycle tyre. But it breathed.',
  friend:
    '“That was me,” said {S+}, going pink. “It’s meant to be quite different. I can’t {do}. There’s always just that pffft. Tomorrow all of us have to do it in front of everybody.”',
  problem:
    'The others only had to open their mouths. {S} breathed in till the buttons popped, and opened up wide, and: pffft. A butterfly moved over a little. Nobody else noticed.',
  tries: [
    '{S} drank raw eggs, and pepper tea. The next pffft was a hot one. It was still a pffft.',
    '{F} stood behind the bush and made the noise for {S}. It worked well until {F} sneezed.',
    'They shouted into the well, to wake it up. The well shouted back, much better than {S}.',
  ],
  tip: '“You’re making it with your neck,” said {G+}. “It doesn’t live there. It lives down in the tummy, and it comes out for one reason only: if somebody needs it. Don’t think of how it sounds. Think of who it’s for.”',
  turn: 'They were on their way home, when {L} stepped on a rotten plank over the stream. Crack! The plank swung, and there was {L}, hanging by three fingers. {F} was far away. {S} did not think of how it would sound. {S} thought of {L}. It began in the toes.',
  done: 'And then it came! {S} could {do}! The trees bent, the birds flew up, and on the far side of the wood {F} heard it and came running with a rope. “Was that you?” asked {L}, dripping. “I think so,” said {S}, and looked behind, to be sure.',
  again: 'The next day {S} {did} in front of everybody, once. It was enough. They’re still talking about it.',
};
