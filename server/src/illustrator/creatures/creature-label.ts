import { ageInWords } from '../description/find-person.ts';
import { readCreature } from './read-creature.ts';

const LABELS: Readonly<Record<string, string>> = {
  imaginary: 'imaginary creature',
  object: 'thing',
  royal: 'royal child',
  hero: 'superhero',
  baby: 'baby',
  toddler: 'toddler',
  teenager: 'teenager',
  grownup: 'grown-up',
  old: 'grandparent',
};

/** What a creature is drawn as, in words of our own: `red panda`, `teapot`, `imaginary creature`. */
export function creatureLabel(creature: string, description = ''): string {
  const { kind, species, shape, isGrownup } = readCreature(creature, description);
  if (species || shape) return (species ?? shape ?? '').replace('thing:', '').replace(/[_-]/g, ' ');
  const age = isGrownup ? 'grownup' : (ageInWords(creature) ?? '');
  return (kind === 'child' ? LABELS[age] : LABELS[kind]) ?? kind;
}
