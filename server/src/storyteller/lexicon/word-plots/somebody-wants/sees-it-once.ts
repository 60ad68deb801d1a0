import type { StoryPlotInput } from '../../story-source.ts';

/** The plot `sees-it-once` of the frame `somebody-wants`, for what somebody wants to see or to feel. */
export const seesItOnce: StoryPlotInput = {
  id: 'sees-it-once',
  words: ['see', 'feel', 'meet', 'know', 'visit', 'watch', 'hear', 'smell', 'taste'],
  titles: ['{S} Wants to {Do}', 'Just Once, Said {S}', '{L} Brings It to {S}'],
  goal: 'let {S} {do}, just once',
  trouble: '{S} could not {do} without coming to harm',
  solved: 'there had been a way for {S} to {do}',
  opener:
    'Some wishes are small and fit into a pocket. {L+} knew of one that was as big as a house and had been wished for years, always in the same corner, always with a sigh.',
  friend:
    'It was {S’s} wish. “I’d like to {do},” said {S+}, “just once. The others say that it isn’t for somebody like me. And they’re right. I’m not made for it. But I can’t stop thinking of it.”',
  problem:
    '{L} asked around. It was true: it was too far, too bright, too hot or too high for {S}, and nobody like that had ever come back from it. “Better not,” they all said. {S} nodded, and tried to look as if it did not matter.',
  tries: [
    'They packed {S} in a blanket, three hats and a box, and set off at once. Two corners further {S} felt so ill that they had to turn round, at a run.',
    '{L} described it to {S}, in all colours, for a whole afternoon. It was a good description. It made the wish bigger.',
    '{F} drew it. {S} looked at the drawing for a long time. “And how does it smell?” asked {S}.',
  ],
  tip: '“You want to bring {S} there,” said {G+}. “Turn it round. What’s it made of, what {S} wants so much? Bring it here, a bit at a time. And for the last bit, find the one hour when it’s gentle.”',
  turn: 'So {L} went off alone and brought back what would go into a bag: a smell in a jar, a sound in a shell, something wrapped in a leaf. {S} tried a bit each day. And then {L} found the hour: quite early, when the shade is long.',
  done: 'They went at that hour, slowly, hand in hand. “Look,” whispered {L}. {S} looked. {S} did not say anything for a long time, and something ran down {S’s} cheek, or perhaps it was dew. Then {S} was home again, safe, before it got too much.',
  again: 'The jar stands on the shelf now. When {S} opens it, everyone is quiet, and it’s all there again.',
};
