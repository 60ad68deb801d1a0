import type { Texture } from './texture.ts';

/** Sentences for stories about something sad or frightening: quiet, and without jokes. */
export const gentleTexture: Texture = {
  alone: ['All that day {L} could think of nothing else.', 'There was so much for {L} to think about.'],
  low: [
    '{L} thought it over, slowly and quietly. There was no hurry at all.',
    '{L} took a slow breath. It was all right to take a little time.',
  ],
  again: [
    'Some days are harder than others. Then {L} goes to {F}, and they talk about it until it feels lighter.',
    '“Thank you for staying,” said {L} that evening. “I’ll always stay,” said {F}.',
    '{L} still thinks about it now and then, and that is all right. {F} is never far.',
  ],
  interlude: [
    'In the evening they lit a small lamp. {L} talked for a long time, and {F} listened to all of it.',
    'They made a boat out of paper and let it go on the stream. {L} had written a word on it, and {F} did not ask which.',
    '{L} woke up early. For a moment everything was as usual, and then it all came back. {F} was awake too.',
    'There was soup. {L} did not want any, and then a spoonful, and then half a plate.',
    '“Do other people feel like this?” asked {L}. “Nearly everybody,” said {F}, “at one time or another.”',
    'They went out to look at the river. The water went by slowly, and it felt good to watch it.',
    'They went for a slow walk, once round and back again, and talked about it.',
    '{L} drew a picture of it all. There was a small sun in one corner.',
    '“Tell me something nice,” said {L}. So {F} told about a good day long ago, and {L} listened.',
    'They sat together and waited for the evening. Sometimes waiting is all you can do.',
    '{L} asked a question, and then another. {F} did not know all the answers, and said so.',
    'In the afternoon they lay in the grass and watched the clouds go by.',
    'That night {L} could not sleep at once. So {F} stayed until it was easier.',
    'The next day was a little better, and the day after that was not. It goes up and down like that.',
    '{L} wrote it all down, the hard things and the good things, side by side.',
    'They sat on the step and looked for birds. A robin came quite close, and {L} smiled for the first time that day.',
  ],
  companion: {
    middle: ['“I’m here,” said {X}.', '“Take your time,” said {X}.', '{X} nodded to {L}.'],
    ending: ['{X} smiled at {L}.', '{X} nodded to {L}.'],
  },
  together: {
    middle: ['{Who} nodded to {L}.', '{Who} looked at {L}.'],
    ending: ['{Who} smiled at {L}.', '{Who} nodded to {L}.'],
  },
  lead: {
    middle: ['{L} was quiet.', '{L} took a slow breath.', 'It was not easy for {L}.'],
    ending: ['{L} smiled.', '{L} felt lighter.'],
  },
};
