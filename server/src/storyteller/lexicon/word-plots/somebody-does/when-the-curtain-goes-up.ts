import type { StoryPlotInput } from '../../story-source.ts';

/** The plot `when-the-curtain-goes-up` of the frame `somebody-does`, for deeds that are done once. */
export const whenTheCurtainGoesUp: StoryPlotInput = {
  id: 'when-the-curtain-goes-up',
  once: true,
  words: [
    'give concert',
    'give show',
    'put on show',
    'put on play',
    'perform',
    'act',
    'sing on stage',
    'play in concert',
    'sing in concert',
    'show',
    'hold concert',
    'organise',
    'organize',
  ],
  titles: ['When the Curtain Goes Up', '{S} Behind the Curtain', 'The Great Evening'],
  goal: 'help {S} to {do}',
  trouble: '{S} was too nervous to begin',
  solved: '{S} had dared to do it in front of everyone',
  opener:
    'The whole town was full of posters. “Saturday at seven!” they said. {L+} could read the name on them, and nearly dropped the milk.',
  friend:
    'It was the name of {S+}. “I’m going to {do},” said {S}, and looked at the poster as if somebody else had put it up. “I said yes in March. In March, Saturday was far away.”',
  problem:
    'On Monday {S} practised, and all went well. On Tuesday {L} sat down to listen, and {S} forgot the beginning. “If it goes like that with one,” said {S}, “how will it go with two hundred?”',
  tries: [
    '{S} practised in the cellar, where nobody could hear. The cellar liked it. The cellar did not look at one, though.',
    'They put nineteen potatoes with faces on the chairs. One of them rolled off and laughed, or so it seemed to {S}.',
    '{S} hoped to have a cold by Saturday. {S} sneezed once, on Thursday, and never again.',
  ],
  tip: '“Your heart’s beating because it matters to you,” said {G+}. “That’s not fear, that’s the drum roll. Don’t do it for two hundred. Look for one face, and do it for that one.”',
  turn: 'At seven o’clock the curtain went up. {S} saw only dark. Then, in the middle of the third row, something small and bright moved up and down. It was {L}, with a torch under the chin. {S} took a breath. There was the drum roll. And there was the beginning.',
  done: 'After that it went by itself. {S} {did}, right up to the last bit, and for a moment it was so quiet that you heard the lamps. Then they all stood up. {S} bowed, and pointed at the third row, and {L} had to stand up as well.',
  again:
    'One poster has been left. It hangs over the bed. “Saturday at seven” is over now, and {S} is a little sorry about it.',
  helper: { name: 'Madame Lark', creature: 'bird' },
};
