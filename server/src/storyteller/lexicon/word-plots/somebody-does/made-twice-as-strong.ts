import type { StoryPlotInput } from '../../story-source.ts';

/** The plot `made-twice-as-strong` of the frame `somebody-does`, for its class of verbs. */
export const madeTwiceAsStrong: StoryPlotInput = {
  id: 'made-twice-as-strong',
  verbs: ['mend'],
  item: 'a clock',
  titles: ['{S} Mends Everything', 'Even on Sundays', '{S} and the Bad Case'],
  goal: 'mend {goods} for good',
  trouble: '{goods} broke again and again',
  solved: '{goods} {were} better than new',
  opener:
    '“Everything is mended here,” said the sign on the door, “even on Sundays.” {L+} knocked. Under one arm {L} had a bag, and in the bag it rattled.',
  friend:
    '“Come in, put it down,” said {S+}. Here was the place where {S} {did}, from morning till night, with a drawer for every sort of screw. {S} looked into the bag. “Oh,” said {S}. “{Some_goods}. And a bad case.”',
  problem:
    '{S} turned {them} this way and that. {S} had mended hundreds, and always knew at once where it was. But not this time. For a minute all went well, and then {they} {item_flaw}.',
  tries: [
    '{S} put in new thread, new glue and a new screw. It held as far as the door.',
    '{S} took {goods} apart down to the last bit, and put {them} together again. Afterwards there were two bits over, and {S} looked very thoughtful.',
    'They looked it up in the big book of repairs. “Throw away,” it said there. {S} shut the book with a bang.',
  ],
  tip: '“What breaks again and again in the same spot has too much to carry there,” said {G+}. “Don’t look at {goods}. Look at the one who uses {them}, and how.”',
  turn: '“Show me what you do with {them},” said {S}. {L} showed it. {S} did not look at {goods}, but at {L}. “Stop!” said {S}. “There. You always hold {them} by {item_part}.” And {S} took the strong thread, and made just that spot twice as thick.',
  done: '{L} tried it out, first in the workshop, then in the street, then all round the church. Nothing rattled. You could {item_use} again. {Goods} {were} better than new, and in one spot there was a small silver seam.',
  again: 'The sign is still on the door. Under it is another one now: “Please bring the one who uses it.”',
};
