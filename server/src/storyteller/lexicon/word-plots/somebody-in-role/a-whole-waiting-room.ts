import type { StoryPlotInput } from '../../story-source.ts';

/** The plot `a-whole-waiting-room` of the frame `somebody-in-role`, for themes with its words. */
export const aWholeWaitingRoom: StoryPlotInput = {
  id: 'a-whole-waiting-room',
  words: ['doctor', 'nurse', 'vet', 'dentist', 'surgeon', 'paramedic'],
  titles: ['Doctor {Noun}', 'A Whole Waiting Room', 'Next, Please, Said {S}'],
  goal: 'make the patients well',
  trouble: 'everything that {S} prescribed was {treat}',
  solved: 'the last patient was well again',
  opener:
    'On the door there was a new brass plate, still a bit wet: “The doctor is in.” {L+} had a scratched knee, and went in.',
  friend:
    'Behind the desk sat {S+}, in a white coat. “Next, please,” said {S}. “I’m the doctor now. Where does it hurt?” {L} got a plaster, with a bow in it.',
  problem:
    'The waiting room was full. “{A}, as a doctor?” they whispered. A goat had the hiccups, a frog had a frog in its throat, and a very small giant would not open its mouth. The doctor came in, with the big bag, and {slip}. Two patients went home.',
  tries: [
    '“I prescribe {treat}, three times a day,” said the doctor. The goat tried it. Now the goat had hiccups and a tummy ache.',
    'The doctor listened with the tube, but the wrong way round. What came out was a small “{voice}”. “That’s me,” said {S}, a bit surprised.',
    '{L} put plasters on all of them, to be on the safe side. The frog looked nice, but it still croaked the wrong way.',
  ],
  tip: '“You give them what would help you,” said {G+}. “Sit down on the floor, where it’s low, and ask them. Nobody’s afraid of a doctor who’s {a}, and who’s got time.”',
  turn: 'So the doctor took off the white coat and sat down in the middle of the waiting room. “Tell me about it,” said {S}. The very small giant came nearer. “I’m afraid of the chair,” it whispered. “So am I,” said {S}. “Sit on me.”',
  done: 'So it did, and opened its mouth, and there was only a cherry stone stuck between two teeth. Out it came. The goat laughed, and its hiccups were gone. The frog laughed, and the frog in its throat jumped out.',
  again:
    'The waiting room’s full every Monday. There’s no chair in there any more. There’s a carpet, and {treat} in a jar, for afterwards.',
  setting: { home: 'village', main: 'city', indoors: true },
};
