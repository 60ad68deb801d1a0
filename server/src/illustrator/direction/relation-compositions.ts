import type { Composition } from './composition.ts';

/** Used when somebody is behind, under, in or on something, in turn; `x` is the middle of those who are. */
export const RELATION_COMPOSITIONS: readonly Composition[] = [
  {
    id: 'beside-those-who-hide',
    distance: 'middle',
    scale: 1.12,
    x: 790,
    y: 856,
    spacing: 0.98,
    facing: 'in',
    zoom: 1.16,
    pan: 0.4,
    suits: () => 0,
  },
  {
    id: 'place-with-those-who-hide',
    distance: 'far',
    scale: 0.86,
    x: 740,
    y: 822,
    spacing: 1,
    facing: 'in',
    zoom: 1,
    pan: 0.5,
    suits: () => 0,
  },
  {
    id: 'near-those-who-hide',
    distance: 'middle',
    scale: 1.28,
    x: 800,
    y: 880,
    spacing: 0.96,
    facing: 'in',
    zoom: 1.32,
    pan: 0.7,
    suits: () => 0,
  },
];
