import type { FeatureName } from '../features/feature-names.ts';
import { SPECIES, type SpeciesName } from '../species/all-species.ts';
import type { DrawnShape } from '../species/shape.ts';
import type { CreatureKind } from './creature-kinds.ts';
import { chooseHead, findNamed, findNamedBySentence, findRoles, type Named } from './match-creature.ts';

/** What a character is, by the words of its fields. */
export interface CreatureReading {
  kind: CreatureKind;
  species: SpeciesName | null;
  shape: DrawnShape | null;
  /** Roles that only determine clothes: a pirate parrot. */
  roles: readonly CreatureKind[];
  /** How sure it is: `exact` and `meaning` are, `spelling` and `imagined` are guesses. */
  by: Named['by'] | 'imagined';
  /** The words that say what it is; empty for an imagined creature. */
  words: string;
  /** Whether this name stands beside it: `robot` in "robot cat". */
  is(name: string): boolean;
  /** A person by a word for grown-ups: "astrophysicist". */
  isGrownup: boolean;
  features: readonly FeatureName[];
  fishTail: boolean;
  heads: number | null;
  eyes: number | null;
  /** The skin of a being of human shape: genies, zombies. */
  skin: string | null;
}

const FEATURES_OF_ROLES: Readonly<Record<string, readonly FeatureName[]>> = {
  fairy: ['wings-gauze'],
  bee: ['wings-gauze', 'antennae'],
  butterfly: ['wings-gauze', 'antennae'],
  angel: ['halo'],
  unicorn: ['unicorn-horn'],
  dragon: ['wings-bat'],
  bat: ['wings-bat'],
  vampire: ['fangs'],
  alien: ['antennae'],
  monster: ['horns-short'],
  demon: ['horns-short'],
  zombie: ['stitches'],
};
const HEADS: Partial<Record<SpeciesName, number>> = { hydra: 3, cerberus: 3 };
const SKINS: Partial<Record<SpeciesName, string>> = {
  genie: '#6FB0DC',
  zombie: '#A8C48A',
  egyptian_mummy: '#EADFC8',
  vampire: '#F1E6E8',
  skeleton: '#F6F0E4',
};

const bodyOf = ({ drawable }: Named): CreatureKind => {
  if (drawable.type === 'shape') return FLOATING_SHAPES.has(drawable.name) ? 'fish' : 'object';
  return drawable.type === 'species' ? SPECIES[drawable.name].body : drawable.name;
};
/** Sea creatures that are drawn as a shape: they swim as fish do. */
const FLOATING_SHAPES: ReadonlySet<DrawnShape> = new Set<DrawnShape>([
  'dolphin',
  'orca',
  'shark',
  'stingray',
  'jellyfish',
  'seahorse',
  'pufferfish',
  'tadpole',
  'shrimp',
]);

/** Finds out what a character is: from its field "creature", else from its description, else an imaginary creature. */
export function readCreature(creature: string, description: string): CreatureReading {
  const inCreature = findNamed(creature);
  const inDescription = findRoles(description);
  const named = inCreature.length > 0 ? inCreature : findNamedBySentence(description);
  const head = chooseHead(named);
  const others = [...named.filter((one) => one !== head), ...inDescription.filter((one) => one !== head)];
  const names = new Set(others.map(({ drawable }) => drawable.name as string));
  const headName = head?.drawable.name ?? '';
  const features = [...names].flatMap((name) => (name === headName ? [] : (FEATURES_OF_ROLES[name] ?? [])));
  const isGrownup = head?.drawable.type === 'kind' && head.drawable.age === 'grownup';
  const kind = head ? bodyOf(head) : 'imaginary';
  const roles = [...named, ...inDescription].map(bodyOf).filter((role) => role !== 'object');
  const species = head?.drawable.type === 'species' ? head.drawable.name : null;
  return {
    kind,
    species,
    shape: head?.drawable.type === 'shape' ? head.drawable.name : null,
    roles,
    by: head?.by ?? 'imagined',
    words: head?.words ?? '',
    is: (name) => names.has(name) || headName === name,
    isGrownup,
    features,
    fishTail:
      kind !== 'mermaid' &&
      (names.has('mermaid') || /\b(mermaid|fish)('s|s)? tail\b/i.test(`${creature} ${description}`)),
    heads: species ? (HEADS[species] ?? null) : null,
    eyes: species === 'cyclops' ? 1 : null,
    skin: species ? (SKINS[species] ?? null) : null,
  };
}
