import type { Composition } from './composition.ts';

/** Used when somebody rides or sits on something, in turn; `scale` is that of the heads. */
export const SEATED_COMPOSITIONS: readonly Composition[] = [
  {
    id: 'riding-by',
    distance: 'middle',
    scale: 0.95,
    x: 580,
    y: 850,
    spacing: 1,
    focus: { x: 1010, foot: 862, width: 330, height: 340 },
    facing: 'across',
    zoom: 1.16,
    pan: 0.2,
    suits: () => 0,
  },
  {
    id: 'riding-far-away',
    distance: 'far',
    scale: 0.68,
    x: 660,
    y: 790,
    spacing: 1,
    focus: { x: 1000, foot: 806, width: 300, height: 300 },
    facing: 'across',
    zoom: 1,
    pan: 0.5,
    suits: () => 0,
  },
  {
    id: 'riding-close-by',
    distance: 'close',
    scale: 1.4,
    x: 600,
    y: 880,
    spacing: 1,
    focus: { x: 1020, foot: 888, width: 320, height: 360 },
    facing: 'across',
    zoom: 1.5,
    pan: 0.8,
    suits: () => 0,
  },
];

/** Used when somebody is in bed, in turn; `x` is the middle of the bed. */
export const BEDSIDE_COMPOSITIONS: readonly Composition[] = [
  {
    id: 'bedside',
    distance: 'middle',
    scale: 0.86,
    x: 400,
    y: 850,
    spacing: 1,
    facing: 'in',
    zoom: 1,
    pan: 0.5,
    suits: () => 0,
  },
  {
    id: 'close-to-the-pillow',
    distance: 'close',
    scale: 1.3,
    x: 500,
    y: 884,
    spacing: 1,
    facing: 'in',
    zoom: 1.4,
    pan: 0.6,
    suits: () => 0,
  },
];
