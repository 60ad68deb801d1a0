import { fleschKincaid } from 'flesch-kincaid';
import { syllable } from 'syllable';
import { expect, it } from 'vitest';
import { countWords, splitSentences } from './grammar/sentences.ts';
import { planStory } from './index.ts';
import { sampleRequest } from './sample-request.ts';

/** The median Flesch-Kincaid grade of forty stories for an age. */
function medianGrade(age: number): number {
  const grades = Array.from({ length: 40 }, (_, n) => {
    const { scenes } = planStory({ ...sampleRequest(n), totalPages: 10, age });
    const text = scenes.map((scene) => scene.text).join(' ');
    const sentence = splitSentences(text).length;
    return fleschKincaid({ sentence, word: countWords(text), syllable: syllable(text) });
  });
  return grades.sort((a, b) => a - b)[20] as number;
}

it.each([
  [4, 3],
  [7, 3.5],
  [10, 4],
])('stories for age %i are at most at Flesch-Kincaid grade %f', (age, grade) => {
  expect(medianGrade(age)).toBeLessThanOrEqual(grade);
});
