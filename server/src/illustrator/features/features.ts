import { BEAKS_AND_CRESTS } from './beaks-and-crests.ts';
import { BODY_FEATURES } from './body-features.ts';
import { EARS_AND_HORNS } from './ears-and-horns.ts';
import type { DrawFeature } from './feature.ts';
import type { FeatureName } from './feature-names.ts';
import { FUR_AND_SHELLS } from './fur-and-shells.ts';
import { MARKINGS } from './markings.ts';
import { MATERIALS } from './materials.ts';
import { MUZZLES } from './muzzles.ts';
import { SKULLS } from './skulls.ts';
import { TAIL_FEATURES } from './tails.ts';

/** Every feature by name. A figure draws its features in the order in which its species lists them. */
export const FEATURES: Record<FeatureName, DrawFeature> = {
  ...SKULLS,
  ...MARKINGS,
  ...MATERIALS,
  ...MUZZLES,
  ...EARS_AND_HORNS,
  ...BEAKS_AND_CRESTS,
  ...BODY_FEATURES,
  ...FUR_AND_SHELLS,
  ...TAIL_FEATURES,
};
