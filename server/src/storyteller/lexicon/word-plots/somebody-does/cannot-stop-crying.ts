import type { StoryPlotInput } from '../../story-source.ts';

/** The plot `cannot-stop-crying` of the frame `somebody-does`, for themes with its words. */
export const cannotStopCrying: StoryPlotInput = {
  id: 'cannot-stop-crying',
  words: ['cry', 'weep', 'scream', 'sob', 'howl', 'wail'],
  verbs: ['cry'],
  titles: ['What’s the Matter, {S!}?', '{S} Cries and Cries', 'Waah!'],
  goal: 'find out what {S} was crying for',
  trouble: '{S} cried, and nobody knew why',
  solved: 'they had found what {S} was missing',
  opener:
    '“Waaah!” it went. The spoons jumped in the drawer. “Waaah!” Somebody two streets away shut a window. {L+} had cotton wool in both ears, and it came in through the nose.',
  friend:
    'It was {S+}. {S} had begun before breakfast, with a small one. Now it was a big one, with a red head and two fountains. “What is it?” asked {L}. But whoever cries so hard has no room for words.',
  problem:
    'They all had something to say. “Hungry,” said one. “Tired,” said another. “Just wants to,” said the third. It was none of these. {S} took a breath, and {L} could see right down to the very end. “Waaah!”',
  tries: [
    'They gave {S} milk, a bun, and a banana. It came back, a bit at a time, with some force.',
    '{L} made faces, all eleven. At the pig nose it was quiet for a moment. Then it was louder, because it had been a short moment.',
    '{F} sang. The dog joined in. Now there were three of them.',
  ],
  tip: '“Crying’s a letter without an envelope,” said {G+}. “You’re all answering before you’ve read it. Sit down beside it. Look where {S} looks, in between, when there’s a breath to take.”',
  turn: 'So {L} sat down on the floor, quite near, and did nothing. “Waaah,” and then a breath. And there: a very quick look, to the place behind the heating. Again! {L} lay down flat, reached in up to the shoulder, and felt something soft and dusty.',
  done: 'It was the cloth with the ear, the one that had been white once. {S} snatched it, put it to one cheek, and breathed in. It was so quiet that it hummed. Then came a hiccup, and then, like the sun on a wet street, a smile.',
  again: 'When somebody cries now, {L} doesn’t ask at all. {L} sits down first, and looks where they look.',
};
