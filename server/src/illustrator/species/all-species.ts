import { BIRDS } from './birds.ts';
import { FANTASY } from './fantasy.ts';
import { LARGE_MAMMALS, SMALL_MAMMALS } from './mammals.ts';
import { REPTILES_AND_BUGS } from './reptiles-and-bugs.ts';
import type { Species } from './species.ts';

const ALL = { ...LARGE_MAMMALS, ...SMALL_MAMMALS, ...BIRDS, ...REPTILES_AND_BUGS, ...FANTASY };

/** The name of a species; `_` joins its words. */
export type SpeciesName = keyof typeof ALL;

/** Every species by name. */
export const SPECIES: Record<SpeciesName, Species> = ALL;
