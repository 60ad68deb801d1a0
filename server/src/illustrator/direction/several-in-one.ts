import { singularOf } from '../../storyteller/grammar/inflections.ts';
import type { CastMember, Guest } from '../../storyteller/story-plan.ts';
import type { Appearance } from '../creatures/appearance.ts';
import { appearanceOf } from '../creatures/derive-appearance.ts';

const NUMBERS: readonly (readonly [RegExp, number])[] = [
  [/\b(?:twins|pair of \p{L}+s)\b/iu, 2],
  [/\btriplets\b/iu, 3],
  [
    /^(?:(?:the|my|our|his|her|your) )?(?:two|both) (?:\p{L}+ ){0,2}\p{L}+(?:s|mice|geese|children|sheep|fish)$/iu,
    2,
  ],
  [
    /^(?:(?:the|my|our|his|her|your) )?(?:three|four|five|six|seven|eight|nine|ten|many) (?:\p{L}+ ){0,2}\p{L}+(?:s|mice|geese|children|sheep|fish)$/iu,
    3,
  ],
];

/** How many figures a name of the cast stands for: two for `the twins`, at most three for `the seven ducklings`, else one. */
export function countOf({ name, creature }: Pick<CastMember, 'name' | 'creature'>): number {
  // `Two Socks` is the name of one dog.
  const isKind =
    /^the /i.test(name) || singularOf(name.toLowerCase()).endsWith(singularOf(creature.toLowerCase()));
  const said = NUMBERS.find(
    ([words]) => (isKind && words.test(name.trim())) || words.test(creature.trim()),
  )?.[1];
  if (said !== undefined) return said;
  const last = creature.trim().toLowerCase().split(/\s+/).at(-1) ?? '';
  return /^the /i.test(name.trim()) && last !== singularOf(last) ? 2 : 1;
}

/** The looks of the others of several: twins differ in their clothes, the rest in everything that their description leaves open. */
export function looksOfOthers(
  member: CastMember | (Guest & { id: string }),
  first: Appearance,
): Appearance[] {
  const description = 'description' in member ? member.description : '';
  return Array.from({ length: countOf(member) - 1 }, (_, i) => {
    const look = `${('look' in member ? member.look : null) ?? member.id}/${i + 2}`;
    const other = appearanceOf({ ...member, description, look });
    const isTwin = /\btwin/i.test(`${member.name} ${member.creature}`);
    return isTwin ? { ...first, garmentColor: other.garmentColor, hatColor: other.hatColor } : other;
  });
}
