import { relativeSize } from '../creatures/relative-size.ts';
import type { PlacedActor } from './placed-actor.ts';

/**
 * How large a child of 400 figure units would be beside the actors as they are placed: things are measured by it, so that nothing
 * shrinks or grows against anybody. Null without actors.
 */
export function unitOf(actors: readonly PlacedActor[]): number | null {
  const near = actors.filter(({ seat }) => !seat?.porthole);
  const units = near.map(({ scale, appearance }) => scale / relativeSize(appearance)).sort((a, b) => a - b);
  return units[Math.floor(units.length / 2)] ?? null;
}
