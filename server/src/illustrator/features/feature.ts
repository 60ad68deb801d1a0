import type { Build } from '../creatures/builds.ts';
import type { FigureContext } from '../creatures/figure-drawing.ts';
import type { FaceLayout } from '../draw-face.ts';

/**
 * What one feature (a pair of ears, a tail, a pattern of fur) adds to a figure. Head layers are in head units around (0, 0), turned to
 * the right; trunk layers have the hip at (0, 0).
 */
export interface FeatureLayers {
  /** Behind the trunk, in head units: long hair, a mane. */
  back?: string;
  /** Behind the skull: ears, horns. */
  behind?: string;
  /** Replaces the skull of the kind. */
  skull?: string;
  /** On the skull, under the face: muzzle, markings. */
  mask?: string;
  /** Over the face: nose, beak, teeth. */
  over?: string;
  face?: Partial<FaceLayout>;
  /** Replaces the kind's tail. */
  tail?: string;
  /** Behind the trunk: wings, hump, fins. */
  trunkBehind?: string;
  /** On the trunk, under the clothes' accessories: pouch, markings. */
  trunkOver?: string;
}

/** Draws one feature. */
export type DrawFeature = (ctx: FigureContext, build: Build) => FeatureLayers;
