/** An axis-aligned box in picture units. */
export interface Box {
  left: number;
  top: number;
  right: number;
  bottom: number;
}

/** The area that two boxes share, in square units. */
export const overlapArea = (a: Box, b: Box): number =>
  Math.max(0, Math.min(a.right, b.right) - Math.max(a.left, b.left)) *
  Math.max(0, Math.min(a.bottom, b.bottom) - Math.max(a.top, b.top));
