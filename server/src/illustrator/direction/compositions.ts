import { type Composition, when } from './composition.ts';
import { MIDDLE_COMPOSITIONS } from './middle-compositions.ts';

/** Compositions that show the place. */
const FAR_COMPOSITIONS: readonly Composition[] = [
  {
    id: 'establishing',
    distance: 'far',
    scale: 0.7,
    x: 420,
    y: 782,
    spacing: 1.15,
    facing: 'across',
    zoom: 1,
    pan: 0.5,
    suits: (page) => when(page.isFirst, 5) * when(page.setting.isInside, 0.5) * when(page.isTouching, 0.6),
  },
  {
    id: 'journey',
    distance: 'far',
    scale: 0.72,
    x: 520,
    y: 756,
    spacing: 1.7,
    others: { scale: 0.92, rise: 12 },
    facing: 'across',
    zoom: 1,
    pan: 0.5,
    sink: 46,
    suits: (page) =>
      page.setting.isInside ? 0 : when(page.beat === 'setting-out', 4) * when(page.isMoving, 3, 0.6),
  },
  {
    id: 'small-in-the-world',
    distance: 'far',
    scale: 0.78,
    x: 830,
    y: 806,
    spacing: 0.98,
    facing: 'in',
    zoom: 1,
    pan: 0.5,
    suits: (page) => when(page.beat === 'lowest', 5, 0.8) * when(page.isQuiet, 2) * when(page.isLively, 0.3),
  },
  {
    id: 'skyline',
    distance: 'far',
    scale: 0.84,
    x: 620,
    y: 790,
    spacing: 1.02,
    facing: 'in',
    zoom: 1,
    pan: 0.5,
    sink: 210,
    style: 'silhouette',
    suits: (page) =>
      !page.isOpenSky || page.isFirst
        ? 0
        : when(page.setting.time === 'evening' || page.setting.time === 'night', 4, 0.5) *
          when(page.beat === 'home-again' || page.beat === 'lowest', 2),
  },
];

/** Compositions that show faces. */
const CLOSE_COMPOSITIONS: readonly Composition[] = [
  {
    id: 'close-up',
    distance: 'close',
    scale: 1.84,
    x: 520,
    y: 430,
    spacing: 1.02,
    others: { scale: 0.86, rise: 0 },
    facing: 'across',
    zoom: 1.7,
    pan: 0.25,
    suits: (page) =>
      (page.actorCount > 3 ? 0.5 : 1) *
      when(page.beat === 'problem' || page.beat === 'turn' || page.beat === 'friend-and-object', 2.4) *
      when(page.isMoving || page.isLively, 0.3),
  },
  {
    id: 'heads-together',
    distance: 'close',
    scale: 1.74,
    x: 600,
    y: 450,
    spacing: 0.94,
    others: { scale: 0.96, rise: 0 },
    facing: 'in',
    zoom: 1.55,
    pan: 0.7,
    suits: (page) =>
      page.actorCount < 2 || page.actorCount > 3
        ? 0
        : 1.2 *
          when(page.isTouching, 3) *
          when(page.isMoving || page.isLively, 0.3) *
          when(page.isFirst, 0.2),
  },
];

/** All compositions. A new one is an entry of one of these lists; the director chooses by `suits` and by what the pages before had. */
export const COMPOSITIONS: readonly Composition[] = [
  ...FAR_COMPOSITIONS,
  ...MIDDLE_COMPOSITIONS,
  ...CLOSE_COMPOSITIONS,
];
