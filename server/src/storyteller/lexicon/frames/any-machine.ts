import type { StorySourceInput } from '../story-source.ts';

/** General plots about {the} that would not do as it should. */
export const anyMachine: StorySourceInput = {
  id: 'any-machine',
  kinds: ['machine', 'tool', 'furniture', 'toy'],
  topic: '{the} that would not do as it should',
  thing: '{the}',
  main: 'workshop',
  plots: [
    {
      id: 'wrong-way-round',
      titles: ['{L} and {The}', 'What Was Wrong With {The}?', '{The} That Stopped'],
      goal: 'mend {the}',
      trouble: '{the} would not do as it should',
      solved: '{the} was mended',
      opener: [
        'There was {a} at {L’s} house. It had always been there, and every day somebody needed it.',
        '{L+} liked {the} best of all the things in the house. {L} knew the sound of it, and the feel of it.',
      ],
      problem: [
        'But one morning {the} was not itself. It did everything the wrong way round, and then nothing at all.',
        'Crack! said {the}. It was only a small crack. But now nobody could use {the} any more, and everybody noticed how much they needed it.',
      ],
      tries: [
        'They stuck {the} together with jam. Jam is very sticky. But it brought the wasps, and {the} came apart again.',
        'They gave {the} a good shake. Something rattled that had not rattled before.',
        'They tried it with a ribbon, and then with three ribbons. {The} looked very fine, and still it did not do as it should.',
      ],
      tip: [
        '“Let me see,” said {G+}. “Hm. {The} is made of small parts, and the smallest is the one that gets lost. Look for that one.”',
        '“I mended {a} once,” said {G+}. “First take it apart and put all the pieces in a row. Then ask which one is missing.”',
      ],
      turn: [
        '{L} laid all the pieces of {the} in a row on a cloth. One, two, three… There was a gap. “Something’s missing!” It had rolled under the cupboard.',
        'They looked for the smallest part of {the}. There it was, bent, no bigger than a pea. {L} straightened it with two careful fingers.',
      ],
      done: [
        'They put everything back, the small part in the middle. Click! {The} was as good as new, or nearly.',
        'Then {L} tried {the}, very gently. It worked! You could see where it had been mended, and that was the best place on it.',
      ],
      again: [
        '{The} is used every day again. If it rattles, {L} puts an ear to it.',
        'On the shelf stands a box for very small parts. {L} wrote on it: “For {the}.”',
      ],
    },
  ],
};
