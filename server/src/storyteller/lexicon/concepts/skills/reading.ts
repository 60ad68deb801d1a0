import type { StorySourceInput } from '../../story-source.ts';

/** Stories about learning letters. */
export const reading: StorySourceInput = {
  id: 'reading',
  words: ['read', 'learn read', 'learn letter', 'reading'],
  situations: ['learn', 'cannot'],
  topic: 'learning letters',
  thing: 'the letters',
  main: 'library',
  plots: [
    {
      id: 'letter-tracks',
      titles: ['{L} Learns to Read', 'The Letters Hold Still', 'The Sign at the Gate'],
      goal: 'read the sign at the gate',
      trouble: 'the letters would not hold still',
      solved: 'the letters made a word',
      opener:
        'There were letters everywhere: on the milk, on the bus, on the shop. {L+} looked at them and knew that they were saying something. Only, they said it to everyone else.',
      problem:
        'At the old garden gate hung a sign with four letters. What did it say? “Keep out”? “Free cake”? {L} stared at it until the letters began to crawl about like ants. You could not read them at all.',
      tries: [
        '{L} guessed. “It says ‘Dog’,” said {L}, and they waited for the dog for an hour.',
        '{L} learned all the letters by heart, from front to back, as a song. But on the sign they did not stand in the order of the song.',
        '{F} held the sign upside down. That made it a different sign that nobody could read.',
      ],
      tip: '“Letters are tracks,” said {G+}. “Every one of them has a sound, like every animal. Don’t look at all of them. Go after the first one, say its sound, and hold it until the next one comes.”',
      turn: '{L} put one finger under the first letter. “Ooo,” said {L}, and held on to it. Under the second: “p”. Then the third, then the last. “O… p… e… n.” Once more, and faster.',
      done: '“Open!” shouted {L}. “It says ‘open’!” They pushed, and the gate swung wide, and behind it was a garden with swings that had been open the whole time.',
      again: 'Now nothing is safe from {L}: milk, bus, soap, shop. “It talks to me as well,” says {L}.',
      helper: { name: 'Professor Inkwell', creature: 'owl' },
    },
  ],
};
