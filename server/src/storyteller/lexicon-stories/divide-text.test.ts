import { expect, it } from 'vitest';
import { divideText } from './divide-text.ts';

it.each([
  [
    'near the middle, at the end of a sentence',
    'Mira built a tower of red bricks. It was very tall. Then the cat came in and sat down on it.',
    'Mira built a tower of red bricks. It was very tall.',
  ],
  [
    'where the second part says what it is about',
    'Mira had a cat that never slept at night. It sat on the roof. It sang of love and fish until the morning came.',
    undefined,
  ],
  [
    'never within a speech',
    '“I had a hat this morning when I came in,” said Bo. “Now I have none. I have looked under every single chair for it.”',
    undefined,
  ],
  ['not into pages that are too short', 'Mira ran. The cat ran, too. They both ran.', undefined],
])('a text is divided %s', (_case, text, first) => {
  expect(divideText(text, 8)?.[0]).toBe(first);
});
