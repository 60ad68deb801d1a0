import type { FeatureName } from '../features/feature-names.ts';

/** What something is made of: its colour, and what shows the material. */
interface Material {
  color: string;
  features: readonly FeatureName[];
}

const MATERIALS: readonly (readonly [string, Material])[] = [
  ['wood|sticks?|twigs|branches', { color: '#B98552', features: ['grain'] }],
  ['stones?|rocks?|concrete|granite|bricks?', { color: '#A3A0AE', features: [] }],
  ['glass|crystals?|ice|diamonds?', { color: '#BFE3F2', features: ['shine'] }],
  ['gold', { color: '#F2C14A', features: ['shine'] }],
  ['silver|metal|steel|iron|tin|scrap', { color: '#B4BECB', features: ['shine'] }],
  ['paper|origami|snow|cotton|clouds?|marshmallows?', { color: '#F6F3EE', features: [] }],
  ['cardboard|sand|biscuits?|cookies?|gingerbread|cake|bread', { color: '#D9AE74', features: [] }],
  ['chocolate|mud|clay|soil|earth', { color: '#8A5A3E', features: [] }],
  ['jelly|jell-o|slime|goo', { color: '#F0788C', features: ['shine'] }],
  ['leaves|grass|moss|vegetables', { color: '#7DB35E', features: [] }],
  ['fire|flames?|lava', { color: '#F08A3C', features: ['glow'] }],
  ['water|bubbles?', { color: '#7CC3E8', features: ['shine'] }],
  ['light|stars?|starlight|sunshine|moonlight', { color: '#FBE08A', features: ['glow'] }],
  [
    'wool|yarn|cloth|fabric|felt|rags|patches|patchwork|socks?|scraps',
    { color: '#E3A9A0', features: ['patchwork'] },
  ],
  ['cheese|butter|honey', { color: '#F5CF62', features: [] }],
  ['lego|plastic|blocks', { color: '#E8584E', features: ['shine'] }],
  ['candy|sweets|candyfloss|bubblegum', { color: '#F5A6C8', features: ['shine'] }],
  ['strawberries|strawberry|tomatoes', { color: '#E5524E', features: [] }],
];
/** Materials that an adjective names. */
const ADJECTIVES: Readonly<Record<string, string>> = {
  wooden: 'wood',
  knitted: 'wool',
  patchwork: 'patchwork',
  origami: 'origami',
};

const matcher = (names: string) =>
  new RegExp(
    `(?<!\\b(?:not|n['’]t) )\\bmade (?:up )?(?:entirely |only |completely |all )?(?:out )?of (?:[a-z]+ )?(?:${names})\\b`,
  );
const FINDERS = MATERIALS.map(([names, material]) => [matcher(names), names.split('|'), material] as const);

/** What a character is said to be made of; null when nothing is said. An adjective is of its own kind: not `with a wooden leg`. */
export function findMaterial(creature: string, description: string): Material | null {
  const told = `${creature}, ${description}`.toLowerCase();
  const adjective = Object.keys(ADJECTIVES).find(
    (word) =>
      new RegExp(`\\b${word}\\b`).test(creature.toLowerCase()) ||
      new RegExp(`(?:^|, |and )${word}(?:$|[,.]| and\\b)`).test(description.toLowerCase()),
  );
  const named = adjective === undefined ? undefined : ADJECTIVES[adjective];
  const found = FINDERS.find(
    ([words, names]) => words.test(told) || (named !== undefined && names.includes(named)),
  );
  return found?.[2] ?? null;
}
