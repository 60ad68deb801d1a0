import type { Build } from '../creatures/builds.ts';
import type { Coat, Pattern } from '../creatures/coats.ts';
import type { CreatureKind } from '../creatures/creature-kinds.ts';
import type { FeatureName } from '../features/feature-names.ts';

/** A creature that is drawn on the body of a kind, with features of its own. */
export interface Species {
  /** Trunk, limbs and, without a skull feature, the head come from this kind. */
  body: CreatureKind;
  /** What it is called, besides its own name; `_` joins the words of one name. */
  words: string;
  coats: readonly [Coat, ...Coat[]];
  features: readonly FeatureName[];
  build?: Partial<Build>;
  pattern?: Pattern;
}

/** Coats as `base belly dark accent`. */
const coatsOf = (text: string): Species['coats'] => {
  const coats = text.split('/').map((one): Coat => {
    const [base = '', belly = '', dark = '', accent = ''] = one.trim().split(' ');
    return { base, belly, dark, accent };
  });
  return coats as [Coat, ...Coat[]];
};

/** One species: body, further names, coats (`base belly dark accent`, several separated by `/`) and features. */
export const species = (
  body: CreatureKind,
  words: string,
  coats: string,
  features: readonly FeatureName[],
  more: Pick<Species, 'build' | 'pattern'> = {},
): Species => ({ body, words, coats: coatsOf(coats), features, ...more });
