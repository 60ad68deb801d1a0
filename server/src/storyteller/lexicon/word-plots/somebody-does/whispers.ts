import type { StoryPlotInput } from '../../story-source.ts';

/** The plot `whispers` of the frame `somebody-does`, for themes with its words. */
export const whispers: StoryPlotInput = {
  id: 'whispers',
  words: ['whisper', 'speak quietly', 'talk quietly', 'never speak', 'mumble'],
  titles: ['{S} Who Whispered', 'Pssst!', 'What Did {S} Say?'],
  goal: 'hear what {S} was whispering',
  trouble: 'nobody could hear what {S} said',
  solved: 'everyone had learned to listen to {S}',
  opener:
    '“Psss-pss-psst,” said somebody. “Pardon?” asked {L+}. “Psss-pss.” {L} went closer, and closer, until nose met nose.',
  friend:
    '“I said: be careful, the paint’s wet,” whispered {S+}. {L} was green by now. “Why do you whisper?” asked {L}. “I’ve always done it,” whispered {S}. “It all comes out so small.”',
  problem:
    '“Louder!” people called, and so {S} said nothing at all for a while. It was a pity. {S} knew a great deal. Where the first strawberries are, for instance, and that the bridge was about to break.',
  tries: [
    '{L} rolled up a newspaper for a trumpet. “PSSS,” it came out. It was just as small, only with paper round it.',
    '{F} told everybody what {S} had said. But {F} had not quite understood. “The fridge is about to bake,” said {F}.',
    'They practised shouting, on the hill. {S} opened up wide. A very, very small “hey” came out, and sat down in the grass.',
  ],
  tip: '“Why should {S} get louder?” asked {G+}. “You could get quieter. It’s easy, and it costs nothing. It only needs somebody to start.”',
  turn: '{L} stood in the middle of the market, and put a finger to {L.their~the} lips. That was all. One after another they stopped talking, to see what was up. In the end you could hear the flags flap. “Now,” said {L}.',
  done: '“The bridge is about to break,” whispered {S}, and everybody heard it, right to the last row. They ran, and closed the road, and mended it. “What else do you know?” they asked, and whispered it. “Strawberries,” whispered {S}.',
  again: 'When something is really important, they say it very softly now. It’s called “doing it like {S}”.',
};
