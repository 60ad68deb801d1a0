import type { StorySourceInput } from '../../story-source.ts';

/** Gentle stories about words that get stuck. */
export const stutter: StorySourceInput = {
  id: 'stutter',
  words: [
    'stutter',
    'stammer',
    'stuttering',
    'stammering',
    'word get stuck',
    'cannot say word',
    'hard to speak',
  ],
  situations: ['has', 'afraid', 'cannot'],
  gentle: true,
  topic: 'words that get stuck',
  thing: 'the long sentence',
  home: 'cottage',
  main: 'school',
  indoors: true,
  plots: [
    {
      id: 'the-gate-in-the-mouth',
      titles: ['{L’s} Words', 'Wait for Me, Said the Word', 'The Gate'],
      goal: 'say it all the way to the end',
      trouble: 'the words got stuck, and nobody waited for them',
      solved: 'somebody had waited until the last word was there',
      opener:
        'In {L’s} head the words ran along like a stream, quick and clear. {L+} had a great many of them. But on the way out there was a gate, and on some days it stuck. Then a word stood behind it and knocked: b-b-b.',
      problem:
        'At school they were telling what they had found. {L} had found the best thing of all, and raised a hand. “I f-f-f…” The gate was shut. Somebody giggled. Somebody said kindly, “Found?” It was not even the word that {L} had wanted. {L} sat down.',
      tries: [
        '{L} took a run at it, very fast. All the words came at once and got jammed, like people in a door.',
        '{L} said nothing at all for two days. Nobody giggled. But it got crowded in there, with all those words that wanted to be out.',
        '“Take a deep breath,” they told {L}, and “slow down.” They meant it well. Now {L} had to think of the breath as well.',
      ],
      tip: '“I’ve got one of those gates, too,” said {G+}. “I still have. It opens by itself, if nobody pushes: not you, and not the others. What helps isn’t a trick. It’s somebody who has time. You may ask for it.”',
      turn: 'The next day {L} stood up again. “S-sometimes my words get stuck,” said {L}. “Please wait. They’re c-coming.” It was very quiet. {F} put both hands under {F.their~one} chin, as if at the theatre, and looked as though there were all the time in the world.',
      done: 'And they came. Some jumped, some knocked three times, but nobody said one of them for {L}. It was the whole story, to the very end: the cave, the feather, the egg that was still warm. Nobody had looked at the clock. “Have you got any more?” asked {F}.',
      again:
        'The gate is still there. On some days it sticks and on others it doesn’t. But {L} raises a hand, and they all know how to wait.',
    },
  ],
};
