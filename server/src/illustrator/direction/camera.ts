import type { Box } from '../box.ts';
import { group } from '../svg.ts';
import type { Shot } from './direct-book.ts';

/** The height at which the ground begins, which stays where it is when the camera comes closer. */
const GROUND_Y = 690;

/**
 * Transforms a layer of the background for a shot. `back` is land below a sky of its own, `room` fills the picture and is never
 * lowered, `front` is mirrored but not enlarged.
 */
export function applyCamera(
  layer: string,
  { composition, mirrored }: Shot,
  kind: 'back' | 'room' | 'front',
): string {
  const zoom = kind === 'front' ? 1 : composition.zoom;
  const sink = kind === 'back' ? (composition.sink ?? 0) : 0;
  const shiftX = (1 - zoom) * composition.pan * 1200;
  const shiftY = (1 - zoom) * GROUND_Y + sink;
  if (zoom === 1 && sink === 0 && !mirrored) return layer;
  return group(
    layer,
    mirrored
      ? `translate(${Math.round(1200 - shiftX)} ${Math.round(shiftY)}) scale(${-zoom} ${zoom})`
      : `translate(${Math.round(shiftX)} ${Math.round(shiftY)}) scale(${zoom} ${zoom})`,
  );
}

/** Where the camera shows a part of a room. */
export function seenByCamera({ left, right, top, bottom }: Box, { composition }: Shot): Box {
  const { zoom, pan } = composition;
  const [shiftX, shiftY] = [(1 - zoom) * pan * 1200, (1 - zoom) * GROUND_Y];
  return {
    left: left * zoom + shiftX,
    right: right * zoom + shiftX,
    top: top * zoom + shiftY,
    bottom: bottom * zoom + shiftY,
  };
}

/** Where the background has what is at this place of the picture. */
export function inBackdrop(
  { left, right, top, bottom }: Box,
  { composition, mirrored }: Shot,
  hasSky: boolean,
): Box {
  const { zoom, pan, sink } = composition;
  const shiftX = (1 - zoom) * pan * 1200;
  const shiftY = (1 - zoom) * GROUND_Y + (hasSky ? (sink ?? 0) : 0);
  const across = (x: number) => (mirrored ? 1200 - shiftX - x : x - shiftX) / zoom;
  const down = (y: number) => (y - shiftY) / zoom;
  const [one, other] = [across(left), across(right)];
  return { left: Math.min(one, other), right: Math.max(one, other), top: down(top), bottom: down(bottom) };
}
