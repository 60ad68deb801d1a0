import type { Age } from '../description/find-person.ts';
import type { Shape } from '../species/shape.ts';
import type { Build } from './builds.ts';

/** Proportions of a head to a body that is drawn around it: the face of a shape is drawn at this radius. */
export const SHAPE_FACE_RADIUS = 82;

/** The build of a person of an age: younger ones have larger heads and shorter limbs. */
export function buildOfPerson(build: Build, age: Age): Build {
  const scaled = (body: number, legs: number, head: number, size: number): Build => ({
    ...build,
    torsoWidth: build.torsoWidth * (body > 1 ? body * 1.02 : body),
    torsoHeight: build.torsoHeight * body,
    shoulder: build.shoulder * body,
    hipWidth: build.hipWidth * body,
    legLength: build.legLength * legs,
    armLength: build.armLength * (legs + body) * 0.5,
    armWidth: build.armWidth * body,
    legWidth: build.legWidth * body,
    headScale: build.headScale * head,
    neckLength: build.neckLength * (head < 1 ? head * 1.06 : head),
    size: build.size * size,
  });
  switch (age) {
    case 'baby':
      return scaled(0.72, 0.42, 0.98, 0.7);
    case 'toddler':
      return scaled(0.86, 0.5, 1.08, 0.8);
    case 'teenager':
      return scaled(1.04, 1.4, 0.87, 1.06);
    case 'grownup':
      return scaled(1.2, 1.75, 0.84, 1.14);
    case 'old':
      return scaled(1.1, 1.45, 0.9, 1.08);
    default:
      return build;
  }
}

/** The build of an object with a face: its body is drawn as one, arms and legs begin where the drawing says. */
export function buildOfShape(shape: Shape): Build {
  const [armX, armY, armRadius] = shape.arm ?? [80, -90, 8];
  const [faceX, faceY, faceRadius] = shape.face;
  const torsoHeight = Math.max(60, -armY / 0.8);
  return {
    torsoWidth: Math.max(70, armX),
    torsoHeight,
    shoulder: armX,
    hipWidth: shape.leg?.[0] ?? 40,
    legLength: shape.leg ? 62 : 0,
    armLength: 104,
    neckLength: -faceY - torsoHeight,
    headX: faceX,
    headScale: faceRadius / SHAPE_FACE_RADIUS,
    arms: shape.arm ? 'arm' : 'none',
    legs: shape.leg ? 'shoe' : 'none',
    restHeight: shape.leg ? 14 : 4,
    armWidth: armRadius + 3,
    legWidth: 12,
    size: 0.92,
  };
}
