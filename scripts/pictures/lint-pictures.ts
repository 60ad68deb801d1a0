/* Compares 1,000 pictures with their texts: which named things are missing, and what contradicts the text. */
import { lintPicture } from '../../server/src/illustrator/lint-picture.ts';
import { sampleBooks } from './sample-books.ts';

let named = 0;
let missing = 0;
let pages = 0;
const counts = new Map<string, number>();
for (const plan of sampleBooks(100))
  for (const { pageNumber, text } of plan.scenes) {
    const lint = lintPicture(plan, pageNumber);
    pages += 1;
    named += lint.named.length;
    missing += lint.missing.length;
    for (const noun of lint.missing) counts.set(noun, (counts.get(noun) ?? 0) + 1);
    for (const finding of lint.findings)
      console.log(`! ${plan.title}, page ${pageNumber}: ${finding} ${text}`);
  }
const most = [...counts].sort((a, b) => b[1] - a[1]).slice(0, 80);
console.log(
  `${pages} pages: ${named - missing} of ${named} drawable things drawn (${Math.round((1 - missing / named) * 100)} %).`,
);
console.log(`Missing most: ${most.map(([noun, count]) => `${noun} ${count}`).join(', ')}`);
