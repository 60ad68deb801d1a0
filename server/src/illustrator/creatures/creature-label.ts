import { readCreature } from './read-creature.ts';

/** What a creature is drawn as, in words of our own: `red panda`, `teapot`, `imaginary creature`. */
export function creatureLabel(creature: string, description = ''): string {
  const { kind, species, shape, isGrownup } = readCreature(creature, description);
  if (kind === 'imaginary') return 'imaginary creature';
  if (kind === 'object' && !shape) return 'thing';
  if (isGrownup && !species) return 'grown-up';
  return (species ?? shape ?? kind).replace(/[_-]/g, ' ');
}
