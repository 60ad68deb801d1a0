import { type Composition, when } from './composition.ts';

/** Used when the page's event is about a thing: it is large near the middle, and the actors are around it. */
export const FOCUS_COMPOSITIONS: readonly Composition[] = [
  {
    id: 'around-the-thing',
    distance: 'middle',
    scale: 1.06,
    x: 600,
    y: 858,
    spacing: 1,
    focus: { x: 600, foot: 852, width: 480, height: 400 },
    isAround: true,
    facing: 'in',
    zoom: 1.14,
    pan: 0.5,
    suits: (page) => when(page.actorCount > 1, 2, 0.5) * when(page.mustTouch, 0.1) * when(page.isPushing, 0),
  },
  {
    id: 'thing-ahead',
    distance: 'middle',
    scale: 1.12,
    x: 330,
    y: 866,
    spacing: 0.98,
    focus: { x: 730, foot: 850, width: 560, height: 470 },
    facing: 'across',
    zoom: 1.22,
    pan: 0.15,
    suits: (page) =>
      when(page.actorCount > 2, 0.7, 1.6) *
      when(page.isMoving, 1.4) *
      when(page.mustTouch, 3) *
      when(page.isWide, 0.1),
  },
  {
    id: 'running-to-the-thing',
    distance: 'middle',
    scale: 1,
    x: 340,
    y: 850,
    spacing: 1.04,
    focus: { x: 810, foot: 836, width: 500, height: 430 },
    facing: 'across',
    zoom: 1.12,
    pan: 0.75,
    suits: (page) => when(page.isRunning, 1.8, 0),
  },
  {
    id: 'close-to-the-thing',
    distance: 'close',
    scale: 1.5,
    x: 330,
    y: 420,
    spacing: 1,
    focus: { x: 740, foot: 872, width: 520, height: 520 },
    facing: 'across',
    zoom: 1.55,
    pan: 0.7,
    suits: (page) =>
      page.actorCount > 2 || page.isLow || page.mustTouch || page.isFocusOnTable || page.isWide
        ? 0
        : 1.2 * when(page.beat === 'problem' || page.beat === 'turn' || page.beat === 'helper', 1.8),
  },
  {
    id: 'small-before-the-thing',
    distance: 'far',
    scale: 0.74,
    x: 400,
    y: 800,
    spacing: 1.04,
    focus: { x: 640, foot: 786, width: 520, height: 420 },
    facing: 'across',
    zoom: 1,
    pan: 0.5,
    suits: (page) =>
      0.9 *
      when(page.isFocusSmall, 0) *
      when(page.isFirst, 4) *
      when(page.beat === 'lowest', 2) *
      when(page.mustTouch, 0.6),
  },
  {
    id: 'looking-at-the-thing',
    distance: 'middle',
    scale: 0.98,
    x: 600,
    y: 884,
    spacing: 1,
    focus: { x: 600, foot: 770, width: 520, height: 440 },
    isAround: true,
    facing: 'in',
    zoom: 1.06,
    pan: 0.8,
    style: 'from-behind',
    suits: (page) =>
      page.isFirst ||
      page.mustTouch ||
      page.isDoing ||
      page.isLively ||
      page.isFocusSmall ||
      page.actorCount < 2
        ? 0
        : 0.5 * when(page.beat === 'setting-out' || page.beat === 'problem', 1.6),
  },
];
