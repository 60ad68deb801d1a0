import { isRoofed } from '../backgrounds/backdrop.ts';
import { wallTaken } from '../backgrounds/wall-taken.ts';
import { type Box, overlapArea } from '../box.ts';
import { seenByCamera } from './camera.ts';
import type { Shot } from './direct-book.ts';

/** How much of a thing may be before what hangs there. */
const MEETING = 0.04;

/** Whether a place on the wall of a room is free of its windows, shelves and pictures, as the camera sees them; true outdoors. */
export function isFreeWall(box: Box, shot: Shot): boolean {
  if (!isRoofed(shot.setting.backdrop)) return true;
  const area = (box.right - box.left) * (box.bottom - box.top);
  return wallTaken(shot.setting.backdrop).every(
    (taken) => overlapArea(box, seenByCamera(taken, shot)) <= MEETING * area,
  );
}
