import type { Box } from '../box.ts';
import type { Backdrop } from './backdrop.ts';

/**
 * What hangs on or stands before the wall of a room, as its background draws it: left, top, right and bottom in picture units. Keep it true
 * when a room changes: nothing else is hung there.
 */
const TAKEN: Partial<Record<Backdrop, readonly (readonly [number, number, number, number])[]>> = {
  bedroom: [
    [440, 70, 840, 450],
    [868, 178, 1062, 332],
    [945, 320, 1200, 668],
    [100, 95, 400, 412],
    [824, 390, 936, 682],
  ],
  'living-room': [
    [70, 80, 470, 470],
    [488, 168, 662, 312],
    [688, 158, 832, 302],
    [915, 240, 1145, 662],
    [372, 500, 828, 690],
    [806, 340, 918, 684],
    [130, 520, 390, 670],
  ],
  kitchen: [
    [360, 40, 780, 330],
    [20, 80, 340, 250],
    [810, 84, 1170, 176],
    [0, 300, 1200, 660],
  ],
  bathroom: [
    [98, 74, 332, 300],
    [490, 140, 710, 650],
    [325, 290, 395, 490],
    [690, 500, 1190, 680],
  ],
  clinic: [
    [68, 104, 332, 400],
    [410, 140, 580, 360],
    [975, 100, 1175, 345],
    [670, 0, 880, 280],
    [735, 560, 1160, 720],
    [0, 470, 310, 660],
  ],
  shop: [[0, 0, 1200, 660]],
  stage: [
    [0, 0, 320, 660],
    [880, 0, 1200, 660],
    [0, 0, 1200, 125],
  ],
  'great-hall': [
    [456, 90, 724, 490],
    [240, 80, 350, 330],
    [830, 80, 940, 330],
    [0, 0, 140, 660],
    [1060, 0, 1200, 660],
  ],
  cabin: [
    [205, 155, 435, 385],
    [505, 155, 735, 385],
    [795, 96, 1150, 350],
    [0, 0, 1200, 60],
  ],
  library: [
    [0, 20, 440, 660],
    [825, 20, 1200, 660],
    [450, 90, 750, 660],
  ],
  school: [
    [305, 105, 895, 470],
    [48, 132, 282, 432],
    [928, 132, 1162, 432],
    [0, 40, 1200, 125],
  ],
  workshop: [
    [410, 120, 790, 390],
    [68, 122, 342, 432],
    [790, 100, 1190, 460],
    [0, 490, 1200, 690],
  ],
  corridor: [
    [50, 220, 260, 660],
    [500, 90, 700, 320],
    [390, 360, 800, 680],
    [940, 220, 1150, 660],
  ],
  cave: [[0, 0, 1200, 700]],
};

/** What the wall of a room already has; nothing outdoors. */
export const wallTaken = (backdrop: Backdrop): Box[] =>
  (TAKEN[backdrop] ?? []).map(([left, top, right, bottom]) => ({ left, top, right, bottom }));
