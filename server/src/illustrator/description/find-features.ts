import type { FeatureName } from '../features/feature-names.ts';
import type { Description } from './read-description.ts';

const SAID: readonly (readonly [RegExp, FeatureName])[] = [
  [/^(clock face|clock for|clock as|clock faced|face clock)$|^is a clock$|^like a clock$/, 'face-clock'],
  [/^(horns|horned|two horns)$/, 'horns-short'],
  [/^(antlers)$/, 'antlers'],
  [/^(unicorn horn|a horn|one horn|golden horn|horn)$/, 'unicorn-horn'],
  [/^(antenna|antennae|antennas|feelers)$/, 'antennae'],
  [/^(tusks|tusk)$/, 'tusks'],
  [/^(fangs|fang)$/, 'fangs'],
  [/^(buck teeth|big teeth|buckteeth)$/, 'teeth-buck'],
  [/^(whiskers)$/, 'whiskers'],
  [/^(tentacles|tentacle|tentacled)$/, 'tentacles'],
  [/^(halo)$/, 'halo'],
  [/^(mohawk)$/, 'crest-mohawk'],
  [/^(spikes|spines|quills)$/, 'quills'],
  [/^(bat wings|dragon wings)$/, 'wings-bat'],
  [/^(long ears|bunny ears|rabbit ears)$/, 'ears-long'],
  [/^(cat ears|pointy ears|pointed ears)$/, 'ears-pointed'],
  [/^(floppy ears|droopy ears)$/, 'ears-floppy'],
  [/^(big ears|huge ears|round ears)$/, 'ears-big-round'],
  [/^(red nose|clown nose|shiny nose)$/, 'nose-red'],
  [/^(four arms|six arms|extra arms|many arms)$/, 'arms-extra'],
  [/^(six legs|eight legs|many legs|hundred legs)$/, 'legs-extra'],
  [/^(long trunk|a trunk|elephant trunk)$/, 'snout-tapir'],
  [/^(glowing|glows)$/, 'glow'],
];

/** The features that a description names. */
export const findSaidFeatures = (said: Description): FeatureName[] =>
  SAID.filter(([words]) => said.has(words)).map(([, feature]) => feature);

const LACKED: readonly (readonly [RegExp, RegExp])[] = [
  [/^tails?$/, /^tail-/],
  [/^ears?$/, /^ears-/],
  [/^(horns?|antlers?)$/, /^(horns?-|antlers|unicorn-horn|horn-nose)/],
  [/^(teeth|tooth|fangs?|tusks?)$/, /^(teeth-|tusks|fangs)/],
  [/^wings?$/, /^wings-/],
  [/^(spikes?|spines?|quills?)$/, /^(quills|crest-spikes|plates)/],
  [/^whiskers?$/, /^whiskers/],
  [/^manes?$/, /^(mane|fringe)/],
  [/^humps?$/, /^humps/],
];

/** Without the features that a description denies: "no tail". */
export function withoutDenied(features: readonly FeatureName[], said: Description): FeatureName[] {
  const denied = LACKED.filter(([noun]) => said.lacks(noun));
  const kept = features.filter((name) => !denied.some(([, pattern]) => pattern.test(name)));
  return said.lacks(/^tails?$/) ? [...kept, 'tail-none'] : kept;
}
