import type { StoryPlotInput } from '../../story-source.ts';

/** The plot `soft-like-a-feather` of the frame `hurtful-deed`, for themes with its words. */
export const softLikeAFeather: StoryPlotInput = {
  id: 'soft-like-a-feather',
  words: ['pinch', 'scratch', 'pull', 'yank', 'tug'],
  titles: ['Soft Like a Feather', '{S} Wants to Be Seen', 'How to Say Hello'],
  goal: 'show {S} a kinder way to be noticed',
  trouble: '{S} pinched and pulled to be noticed',
  solved: '{S} had learnt to tap on a shoulder',
  opener:
    '“Ow!” It came from the left. A little later it came from the right. {L+} put down the book and went to see who was being hurt, and by whom.',
  friend:
    'There was {S+}, very busy with nothing. But {L} had seen it: {S} {did}. {^S} had watched the other one’s face the whole time, as if something nice might come into it.',
  problem:
    'What came were tears. “That hurts. We don’t do that,” said {L}, and held the small quick fingers, not hard. {^S} nodded. And as soon as nobody looked, there came the next “ow”.',
  tries: [
    'They said nothing at all, as if it had not happened. But the one who had been hurt noticed that, and felt quite alone.',
    'They scolded {S}, for a long time, and all of them looked. {S} did not hear one word. {S} only saw that everybody was looking at last.',
    '{S} had to wear mittens. Mittens cannot pinch. They cannot wave, either, or hold a hand.',
  ],
  tip: '“Those fingers are asking something,” said {G+}. “They’re asking: do you see me? It’s a good question. Only it has to be asked so that nobody is hurt. Show {S} how one taps at a door.”',
  turn: '{L} fetched a feather. “This soft,” said {L}, and {S} tried it on {L’s} hand: too hard, still too hard, like a feather. Then they practised tapping on a shoulder, twice, and saying, “Hello. Can I play?”',
  done: '{S} went to the one who had cried, and tapped twice, like a feather. “I’m sorry I hurt you. Can I play?” The other one thought about it, and rubbed the sore spot, and moved over. “You can hold this end,” said the other one.',
  again:
    'Nobody calls “ow” any more. If there’s a tap on the shoulder, twice, very softly, everybody knows who that is, and turns round.',
  helper: { name: 'Aunt Olive', creature: 'owl' },
};
