/*
 * Compares 1,000 pictures with their texts: which named things are missing, what contradicts the text, and how many plain statements about
 * weather, place and moods are kept. `--list` prints those that are not.
 */

import { stageScene } from '../../server/src/illustrator/draw-scene.ts';
import { lintPicture } from '../../server/src/illustrator/lint-picture.ts';
import { lintStatements, STATEMENT_KINDS } from '../../server/src/illustrator/lint-statements.ts';
import { sampleBooks } from './sample-books.ts';

const isListed = process.argv.includes('--list');
let pages = 0;
const things = { named: 0, missing: 0, ofEvent: 0, missingOfEvent: 0 };
const counts = new Map<string, number>();
const statements = new Map<string, { all: number; kept: number }>();
for (const plan of sampleBooks(100))
  for (const { pageNumber, text } of plan.scenes) {
    const lint = lintPicture(plan, pageNumber);
    pages += 1;
    things.named += lint.named.length;
    things.missing += lint.missing.length;
    things.ofEvent += lint.ofEvent.length;
    things.missingOfEvent += lint.ofEvent.filter((noun) => lint.missing.includes(noun)).length;
    for (const noun of lint.missing) counts.set(noun, (counts.get(noun) ?? 0) + 1);
    for (const finding of lint.findings)
      console.log(`! ${plan.title}, page ${pageNumber}: ${finding} ${text}`);
    for (const { kind, sentence, isKept } of lintStatements(plan, stageScene(plan, pageNumber))) {
      const known = statements.get(kind) ?? { all: 0, kept: 0 };
      statements.set(kind, { all: known.all + 1, kept: known.kept + Number(isKept) });
      if (isListed && !isKept) console.log(`! ${kind}: ${plan.title}, page ${pageNumber}: ${sentence}`);
    }
  }
const most = [...counts].sort((a, b) => b[1] - a[1]).slice(0, 80);
const share = (part: number, all: number) => `${part} of ${all} (${Math.round((part / all) * 100)} %)`;
console.log(`${pages} pages: ${share(things.named - things.missing, things.named)} drawable things drawn.`);
console.log(`Of the event of a page: ${share(things.ofEvent - things.missingOfEvent, things.ofEvent)}.`);
for (const kind of STATEMENT_KINDS) {
  const { all, kept } = statements.get(kind) ?? { all: 0, kept: 0 };
  console.log(`Statements about ${kind} that the picture keeps: ${share(kept, all)}.`);
}
console.log(`Missing most: ${most.map(([noun, count]) => `${noun} ${count}`).join(', ')}`);
