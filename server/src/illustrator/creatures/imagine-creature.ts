import type { FeatureName } from '../features/feature-names.ts';
import { createSeededRandom } from '../seeded-random.ts';
import type { Build } from './builds.ts';
import type { Coat, Pattern } from './coats.ts';
import { tokenize } from './match-creature.ts';

/** The looks of a creature that no dictionary knows. */
interface ImaginedLook {
  coats: readonly [Coat];
  features: readonly FeatureName[];
  build: Partial<Build>;
  pattern: Pattern;
  eyes: number;
}

const COLORS = [
  ['#8FCFB0', '#EAF6DC', '#4F907A', '#F4A45C'],
  ['#B59ADC', '#F0E4F6', '#74589E', '#F6C95E'],
  ['#F2A58A', '#FDE6D0', '#B4604E', '#7FC4C0'],
  ['#8FB8E0', '#E8F2F8', '#52789E', '#F2899A'],
  ['#F4C66A', '#FDF0CC', '#B4853A', '#8F76C0'],
  ['#F0A5BC', '#FDE6EC', '#B05E7C', '#7FB8D8'],
] as const;
const HEADS: readonly FeatureName[] = ['skull-round', 'skull-wide', 'skull-cheeks', 'skull-flat'];
const TOPS: readonly FeatureName[] = [
  'antennae',
  'ears-big-round',
  'horns-short',
  'ears-bat',
  'ears-goblin',
  'crest-spikes',
  'ears-floppy',
  'hair-tuft',
];
const TAILS: readonly FeatureName[] = [
  'tail-curl',
  'tail-puff',
  'tail-thick',
  'tail-lizard',
  'tail-none',
  'tail-bushy',
];
const BUILDS: readonly Partial<Build>[] = [
  { torsoWidth: 88, torsoHeight: 112, legLength: 48 },
  { torsoWidth: 56, torsoHeight: 150, legLength: 70 },
  { torsoWidth: 70, torsoHeight: 98, legLength: 40, headScale: 1.14 },
  { torsoWidth: 78, torsoHeight: 128, legLength: 62, legs: 'long' },
];
const PATTERNS: readonly Pattern[] = ['plain', 'spots', 'stripes', 'plain', 'stars'];

/**
 * Composes a friendly creature from the words of its description, always the same one for the same words: never an animal that it is
 * not.
 */
export function imagineCreature(text: string): ImaginedLook {
  const random = createSeededRandom(`imagine/${tokenize(text).join(' ') || text}`);
  const [base, belly, dark, accent] = random.pick(COLORS);
  return {
    coats: [{ base, belly, dark, accent }],
    features: [
      random.pick(HEADS),
      random.pick(TOPS),
      random.pick(TAILS),
      ...(random.chance(0.4) ? (['fangs'] as const) : []),
    ],
    build: random.pick(BUILDS),
    pattern: random.pick(PATTERNS),
    eyes: random.pick([2, 2, 2, 3, 1]),
  };
}
