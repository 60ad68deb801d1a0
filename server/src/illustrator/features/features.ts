import { BEAKS_AND_CRESTS } from './beaks-and-crests.ts';
import { BODY_FEATURES } from './body-features.ts';
import { EARS_AND_HORNS } from './ears-and-horns.ts';
import type { DrawFeature } from './feature.ts';
import { MARKINGS } from './markings.ts';
import { MUZZLES } from './muzzles.ts';
import { SKULLS } from './skulls.ts';
import { TAIL_FEATURES } from './tails.ts';

const ALL = {
  ...SKULLS,
  ...MARKINGS,
  ...MUZZLES,
  ...EARS_AND_HORNS,
  ...BEAKS_AND_CRESTS,
  ...BODY_FEATURES,
  ...TAIL_FEATURES,
};

/** The name of a feature. */
export type FeatureName = keyof typeof ALL;

/** Every feature by name; a figure draws its features in this order. */
export const FEATURES: Record<FeatureName, DrawFeature> = ALL;
