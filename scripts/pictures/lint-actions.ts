/* Compares what 1,000 pages say that their actors do with what their pictures show. `--list` prints what is not shown. */
import { ACTION_KINDS, lintActions } from '../../server/src/illustrator/lint-actions.ts';
import { sampleBooks } from './sample-books.ts';

const pages = new Map<string, { all: number; shown: number }>();
const count = (kind: string, isShown: boolean) => {
  const known = pages.get(kind) ?? { all: 0, shown: 0 };
  pages.set(kind, { all: known.all + 1, shown: known.shown + Number(isShown) });
};
for (const plan of sampleBooks(100))
  for (const { pageNumber } of plan.scenes) {
    const claims = lintActions(plan, pageNumber);
    for (const kind of ACTION_KINDS) {
      const ofKind = claims.filter((claim) => claim.kind === kind);
      if (ofKind.length > 0)
        count(
          kind,
          ofKind.every(({ isShown }) => isShown),
        );
    }
    if (claims.length > 0)
      count(
        'all',
        claims.every(({ isShown }) => isShown),
      );
    if (process.argv.includes('--list'))
      for (const { kind, clause } of claims.filter(({ isShown }) => !isShown))
        console.log(`! ${kind}: ${plan.title}, page ${pageNumber}: ${clause}`);
  }
for (const [kind, { all, shown }] of pages)
  console.log(`${kind}: shown on ${shown} of ${all} pages (${Math.round((shown / all) * 100)} %).`);
