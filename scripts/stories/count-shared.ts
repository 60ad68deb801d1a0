/* Prints which part of the sentences of 200 strangers' stories, and of a family's ten, stand word for word in another of them. */
import { familyStories, strangersStories } from './sample-families.ts';
import { type Comparison, sharedPart } from './shared-sentences.ts';

const percent = (part: number): string => `${(part * 100).toFixed(1)} %`;
const COMPARISONS: readonly Comparison[] = ['exact', 'without-names'];

const strangers = strangersStories();
const families = Array.from({ length: 12 }, (_each, n) => familyStories(n));
for (const comparison of COMPARISONS) {
  const parts = families.map((plans) => sharedPart(plans, comparison));
  const mean = parts.reduce((sum, part) => sum + part, 0) / parts.length;
  console.log(
    `${comparison}: 200 strangers ${percent(sharedPart(strangers, comparison))}; ten stories of a family ${percent(mean)} on average, ${percent(Math.max(...parts))} at most`,
  );
}
