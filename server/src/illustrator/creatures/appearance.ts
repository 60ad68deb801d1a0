import type { Belongings } from '../description/find-belongings.ts';
import type { Garment, Hat } from '../description/find-clothes.ts';
import type { PersonLook } from '../description/find-person.ts';
import type { FeatureName } from '../features/feature-names.ts';
import type { SpeciesName } from '../species/all-species.ts';
import type { DrawnShape } from '../species/shape.ts';
import type { Build } from './builds.ts';
import type { Coat, Pattern } from './coats.ts';
import type { CreatureKind } from './creature-kinds.ts';
import type { Dressing } from './draw-dressings.ts';

/** The parts of a cast member or guest that its appearance depends on. */
export interface CharacterDescription {
  id: string;
  creature: string;
  description: string;
  pronouns?: string;
  /** With the id, seeds the usual clothes of a character without `look`. */
  name?: string;
  /** Seeds what the description leaves open; without it the id does. */
  look?: string | null | undefined;
}

/** The look of a character, the same on every page: it depends on the description alone. */
export interface Appearance extends PersonLook, Belongings {
  kind: CreatureKind;
  species: SpeciesName | null;
  /** The object that it is, drawn with a face. */
  shape: DrawnShape | null;
  build: Build;
  features: readonly FeatureName[];
  /** Number of heads, and of eyes in each. */
  heads: number;
  eyeCount: number;
  /** The body ends in the tail of a mermaid. */
  fishTail: boolean;
  coat: Coat;
  eyes: string;
  pattern: Pattern;
  patternColor: string;
  tailColor: string | null;
  noseColor: string | null;
  /** The colour of one of its ears, if it differs from the other. */
  oddEar: string | null;
  size: number;
  /** How much larger than usual it is on a page where it has grown or shrunk. */
  growth: number;
  fluffy: boolean;
  robotic: boolean;
  /** Pale and see-through, as ghosts of animals are. */
  ghostly: boolean;
  /** Only its hat and what it holds are seen, and the rest as a faint outline. */
  invisible: boolean;
  garment: Garment;
  garmentColor: string;
  /** Its clothes are described, or those of its role. */
  hasOwnClothes: boolean;
  /** The colour of a scarf over another garment. */
  scarf: string | null;
  garmentStriped: boolean;
  legColor: string | null;
  shoeColor: string | null;
  /** Its shoes reach up to the shin. */
  boots: boolean;
  hat: Hat;
  hatColor: string;
  glasses: string | null;
  cape: string | null;
  wings: string | null;
  /** Has none of the wings of its kind. */
  wingless: boolean;
  wand: boolean;
  backpack: string | null;
  /** What is on a hurt part of the body on a page. */
  dressing?: Dressing | null;
  /** Wears a glass helmet on every page: astronauts and divers. */
  glassHelmet: boolean;
}

/** Kinds with human skin, hair and clothes. */
export const HUMAN_KINDS: ReadonlySet<CreatureKind> = new Set<CreatureKind>([
  'child',
  'grandparent',
  'wizard',
  'knight',
  'royal',
  'pirate',
  'hero',
  'fairy',
  'mermaid',
]);
