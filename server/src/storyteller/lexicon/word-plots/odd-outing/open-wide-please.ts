import type { StoryPlotInput } from '../../story-source.ts';

/** The plot `open-wide-please` of the frame `odd-outing`, for themes with its words. */
export const openWidePlease: StoryPlotInput = {
  id: 'open-wide-please',
  words: ['dentist', 'teeth cleaned', 'toothache'],
  titles: ['{S} Goes to the Dentist', 'Open Wide, Please', '{L}, {S} and the Big Chair'],
  goal: 'sit in the dentist’s chair',
  trouble: '{S} would not open up for the dentist',
  solved: 'the dentist had seen it all, from front to back',
  opener:
    'In the dentist’s waiting room somebody was sitting behind a newspaper, and the newspaper shook. {L+} bent down and looked under it.',
  friend:
    'It was {S+}. “I’m not afraid,” said {S}. “Only, something has hurt since I ate {treat}. And now they’ll want to look in.” “I’ll come in with you,” said {L}.',
  problem:
    'The dentist was kind, but small, and had never had {a} in the chair. “Open wide, please,” said the dentist. {S} opened up, just a crack, and saw the little mirror. And then {S} {slip}. The chair was not ready for that.',
  tries: [
    'The dentist climbed up a ladder, then lay down flat on the floor. There was no way to look in. “{Voice},” said {S}, with lips shut tight.',
    '{L} held up {treat}, quite high. {S} had to open up for that. Snap! Now {L} held up nothing, and {S} was shut again.',
    'The nurse told a joke. {S} laughed, but behind a cushion.',
  ],
  tip: '“Nobody likes somebody to look in who won’t let one look back,” said {G+}. “Let {S} be the dentist first. And let the little mirror begin with somebody else.”',
  turn: 'So {L} climbed into the chair and opened wide, and {S} got the little mirror and the lamp. “One, two, three,” counted {S}. “There’s a raisin in there.” It was quite interesting. “And now we change places,” said {L}.',
  done: '{S} lay back and opened up, as wide as a barn. The dentist leaned right in with a torch. Ping! Out came a thorn, as small as a pin. “That was all?” asked {S}. “That was all,” said the dentist, “and such well-kept ones!”',
  again:
    'There’s a photo on the wall of the waiting room: {L} and {S}, both with their mouths wide open. Everyone who’s a bit scared has to laugh at it.',
  helper: { name: 'Dr Mint', creature: 'stork' },
  setting: { home: 'village', main: 'city', indoors: true },
};
