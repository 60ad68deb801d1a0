import type { StoryPlotInput } from '../../story-source.ts';

/** The plot `knock-and-wait` of the frame `somebody-refuses`, about {S} who does not let {L} do something or come in. */
export const knockAndWait: StoryPlotInput = {
  id: 'knock-and-wait',
  words: ['let', 'allow'],
  titles: ['{S} Would Not {Do}', 'Knock and Wait', 'Three Knocks'],
  goal: 'find out why {S} would not {do}',
  trouble: '{S} still would not {do}',
  solved: '{S} had {did} after all',
  opener: [
    'It had been a no on Monday, and a no on Tuesday. {L+} had counted. {S} would not {do}, and that was all there was to it.',
    '“No,” said {S}, and again, “No.” {S} would not {do}. {L+} sat down on the stairs and put both hands under the chin.',
  ],
  problem: [
    'It’s not nice to stand outside. You hear laughing, or humming, and does not know what about. “It’s not fair,” said {L}. And nothing changed: {S} did not {do}.',
    '“Why not?” asked {L}. “Because,” said {S}. With a because like that, you cannot do anything at all.',
  ],
  tries: [
    '{L} tried it on the quiet, on tiptoe. The floor creaked. “I heard that!” called {S}, and now the no was bigger than before.',
    '{L} offered a swap: two marbles and half a bun. {S} looked at the bun for a long time. “No,” said {S}.',
    '{L} said it very loudly, so that the windows hummed. {S} said it back just as loudly. Then both of them were hoarse.',
  ],
  tip: '“Behind a no there’s mostly something that needs looking after,” said {G+}. “Don’t push against it. Knock, wait, and ask what it is.”',
  turn: [
    'So {L} knocked three times, and waited, and asked, “What are you afraid will happen?” It was quiet. “That it gets broken,” said {S} at last, “or that you laugh.” “I won’t laugh,” said {L}, “and I’ll be as careful as with an egg.”',
    '{L} knocked, and waited until somebody said, “What?” “What would have to be different?” asked {L}. {S} had to think. “You’d have to ask first,” said {S}, “every time. And stop when I say so.” “That’s all?” said {L}.',
  ],
  done: [
    '{S} looked {L} up and down, and nodded. And {S} {did}! Only for as long as an egg boils, the first time. {L} asked first and stopped when it was time, and that was the best part of it for {S}.',
    'They shook hands on it. Then {S} {did}, and it was not half as hard as {S} had thought. “It’s nicer with two,” said {S}, rather surprised.',
  ],
  again:
    'Now there’s a sign that says: “Knock three times.” {L} does. And mostly somebody says, “Come on, then.”',
};
