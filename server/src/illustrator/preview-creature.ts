import { pluralOf } from '../storyteller/grammar/inflections.ts';
import { closestNames } from './creatures/correct-spelling.ts';
import { creatureLabel } from './creatures/creature-label.ts';
import { tokenize } from './creatures/match-creature.ts';
import { readCreature } from './creatures/read-creature.ts';

/** What a text in the field "creature" is drawn as, and what else it may mean. */
export interface CreaturePreview {
  /** With its article: `a red panda`. */
  drawnAs: string;
  certain: boolean;
  /** Words for the field "creature" that leave no doubt. */
  alternatives: readonly string[];
}

/** Words that families use for two things. A map, because the words are a visitor's: `constructor` is in no map. */
const AMBIGUOUS: ReadonlyMap<string, readonly string[]> = new Map(
  Object.entries({
    mummy: ['mum', 'egyptian mummy'],
    mouse: ['mouse', 'computer mouse'],
    crane: ['stork', 'digger'],
    kid: ['child', 'goat'],
    bat: ['bat', 'ball'],
    jelly: ['slime', 'jellyfish'],
    kiwi: ['kiwi bird', 'pear'],
    fly: ['fly', 'dragonfly'],
    orange: ['orange', 'orangutan'],
    beetle: ['beetle', 'car'],
    turkey: ['turkey', 'chicken'],
    horn: ['trumpet', 'unicorn'],
    ray: ['stingray', 'sun'],
    turtle: ['turtle', 'shell'],
  }),
);
const MAX_ALTERNATIVES = 3;
const UNCOUNTED =
  /^(noodles|fries|crisps|grapes|scissors|lightning|slime|earth|corn|coral|broccoli|toast|bread|cheese|chocolate|santa)$/;

const withArticle = (label: string): string => {
  if (UNCOUNTED.test(label) || label === pluralOf(label)) return label;
  return `${/^[aeiou]/.test(label) && !/^(unicorn|ufo)/.test(label) ? 'an' : 'a'} ${label}`;
};

/** Finds out what a text is drawn as; unsure when it is not in the dictionary or means two things. */
export function previewCreature(creature: string, description: string): CreaturePreview {
  const { by, words } = readCreature(creature, description);
  const drawnAs = withArticle(creatureLabel(creature, description));
  const two = by === 'exact' ? AMBIGUOUS.get(tokenize(creature).at(-1) ?? '') : undefined;
  if (two && words.split(' ').length === 1) return { drawnAs, certain: false, alternatives: two };
  if (by === 'exact' || by === 'meaning') return { drawnAs, certain: true, alternatives: [] };
  const close = closestNames(tokenize(creature), MAX_ALTERNATIVES);
  const others = close.filter((name) => withArticle(creatureLabel(name)) !== drawnAs);
  return { drawnAs, certain: others.length === 0, alternatives: others };
}
