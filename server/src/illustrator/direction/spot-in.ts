import { type Backdrop, isRoofed } from '../backgrounds/backdrop.ts';
import { propEntry } from '../props/draw-prop.ts';
import type { PropName, PropSpot } from '../props/prop-catalog.ts';

/** What flies in a room too. */
const FLIES: ReadonlySet<PropName> = new Set<PropName>(['bee', 'butterfly', 'dragonfly', 'bat']);

/** Where a prop is put in a place: under a roof there is no sky, and a star or a heart of paper lies on the floor. */
export function spotIn(prop: PropName, backdrop: Backdrop): PropSpot {
  const { spot } = propEntry(prop);
  return spot === 'sky' && isRoofed(backdrop) && !FLIES.has(prop) ? 'ground' : spot;
}
