/* Counts faults in the layout, the staging and the things of 1,000 pictures; more than the limits is an error. `--list` prints each. */
import { stageScene } from '../../server/src/illustrator/draw-scene.ts';
import { LAYOUT_FAULTS, type LayoutFault, lintLayout } from '../../server/src/illustrator/lint-layout.ts';
import { PROP_FAULTS, type PropFault, propFaults } from '../../server/src/illustrator/lint-props.ts';
import {
  STAGING_FAULTS,
  type StagingFault,
  stagingFaultsOf,
} from '../../server/src/illustrator/lint-staging.ts';
import { sampleBooks } from './sample-books.ts';

/** Pages of 1,000 that may have a fault. */
const LIMITS: Readonly<Record<LayoutFault['kind'] | StagingFault['kind'] | PropFault['kind'], number>> = {
  'covered-face': 10,
  'covered-body': 10,
  'cut-off': 10,
  'without-support': 5,
  'wrong-size': 5,
  'size-jump': 5,
  'over-the-wall': 5,
  'sky-in-a-room': 0,
  'stands-on-its-tip': 0,
  'empty-middle': 5,
  'empty-hand': 5,
  'looks-away': 10,
  'things-in-one-another': 10,
  'same-picture': 5,
  floats: 0,
  'hand-apart': 5,
  'held-on-a-face': 2,
  'two-of-a-kind': 5,
};

const pages = new Map<string, number>();
let clean = 0;
let all = 0;
for (const plan of sampleBooks(100))
  for (const { page, faults: staging } of stagingFaultsOf(plan, stageScene)) {
    const faults = [...lintLayout(plan, page), ...staging, ...propFaults(stageScene(plan, page))];
    all += 1;
    if (faults.length === 0) clean += 1;
    for (const kind of new Set(faults.map((fault) => fault.kind)))
      pages.set(kind, (pages.get(kind) ?? 0) + 1);
    if (process.argv.includes('--list'))
      for (const { kind, what } of faults) console.log(`! ${kind}: ${plan.title}, page ${page}: ${what}`);
  }
console.log(
  `Pages without a fault in layout and staging: ${clean} of ${all} (${((clean / all) * 100).toFixed(1)} %).`,
);
for (const kind of [...LAYOUT_FAULTS, ...STAGING_FAULTS, ...PROP_FAULTS]) {
  const found = pages.get(kind) ?? 0;
  console.log(`${kind}: ${found} pages, limit ${LIMITS[kind]}.`);
  if ((found * 1000) / all > LIMITS[kind]) process.exitCode = 1;
}
