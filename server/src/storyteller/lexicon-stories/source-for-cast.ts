import { concepts, frames } from '../lexicon/all-sources.ts';
import type { StorySource } from '../lexicon/story-source.ts';
import type { CastMember, StoryRequest } from '../story-plan.ts';
import type { ThemeReading } from '../theme/theme-rule.ts';
import { apartOf } from './apart.ts';
import { memberOfTheme } from './cast-of-theme.ts';
import { ageOf, isAnimal, kindWord } from './kin-and-age.ts';
import { whoDoesIt } from './who-does-it.ts';

/** Frames about somebody beside the lead, and the frames that tell the same of the lead. */
const OF_THE_LEAD: Readonly<Record<string, string>> = {
  'somebody-afraid': 'afraid-of',
};

/** Concepts that tell of somebody as others see it, and those that tell it as the one of the cast does; by what that one is. */
const OF_ITSELF: readonly (readonly [instead: string, kind: RegExp, theme: RegExp])[] = [
  [
    'the-life-of-a-seed',
    /^(?:seed|acorn|pip|bulb|bean|sprout|seedling)$/,
    /\b(?:seeds?|sunflowers?|plants?|planting|grow\w*|gardens?|gardening|acorns?|trees?|bulbs?|beans?|flowers?)\b/i,
  ],
  ['the-life-of-a-germ', /^(?:germ|virus|microbe|bacterium)$/, /\b(?:wash\w*|germs?|hands?|hygiene|soap)\b/i],
  [
    'the-life-of-a-raindrop',
    /^(?:raindrop|drop|droplet)$/,
    /\b(?:water|rain|raindrops?|clouds?|weather|rivers?|drops?)\b/i,
  ],
  [
    'from-caterpillar-to-butterfly',
    /^caterpillar$/,
    /\b(?:caterpillars?|butterfl(?:y|ies)|life ?cycles?|minibeasts?|insects?|chang\w+|grow\w*)\b/i,
  ],
  ['the-life-of-a-snowman', /^(?:snowman|snowwoman|snow-?person)$/, /\b(?:snow\w*|winter|melt\w*)\b/i],
];

/** The concept in which a chosen seed, germ, drop, caterpillar or snowman is the lead; null for other casts and themes. */
function sourceOfItself(theme: string, cast: readonly CastMember[]): string | null {
  const found = OF_ITSELF.find(
    ([, kind, about]) => about.test(theme) && cast.some((member) => kind.test(kindWord(member))),
  );
  const isGermBeside = found?.[0] === 'the-life-of-a-germ' && cast.some((member) => ageOf(member) !== null);
  return found && !isGermBeside ? found[0] : null;
}

/** The index of the chosen character of whose own life a source tells; -1 where it tells of no such life. */
export function leadOfItself({ id }: StorySource, cast: readonly CastMember[]): number {
  const kind = OF_ITSELF.find(([instead]) => instead === id)?.[1];
  return kind ? cast.findIndex((member) => kind.test(kindWord(member))) : -1;
}

/** Two children of the cast are the twins of a story about twins. */
const areTwins = (cast: readonly CastMember[]): boolean =>
  cast.filter((member) => ageOf(member) === 'child').length >= 2;

/**
 * The source for this cast: where whoever the theme is about is the only chosen character who can take part, they are the lead and not
 * watched by somebody invented; a pet that has died is mourned as one.
 */
export function sourceForCast(
  source: StorySource,
  reading: ThemeReading,
  request: StoryRequest,
): StorySource {
  const { cast, theme } = request;
  const apart = apartOf(theme, reading, source, cast);
  const dead = [...apart].find(([, why]) => why === 'dead')?.[0];
  if (source.id === 'death-of-somebody' && dead !== undefined && cast[dead] && isAnimal(cast[dead]))
    return sourceById('pet-died', source);
  if (source.id === 'twins' && areTwins(cast)) return sourceById('being-a-twin', source);
  const ofItself = sourceOfItself(theme, cast);
  if (ofItself !== null) return sourceById(ofItself, source);
  const { being } = whoDoesIt(source, reading);
  const present = cast.filter((_member, i) => !apart.has(i));
  const isOnlyOne = being !== null && present.length === 1 && memberOfTheme(being, present) === 0;
  const instead = isOnlyOne ? OF_THE_LEAD[source.id] : undefined;
  return instead === undefined ? source : sourceById(instead, source);
}

const sourceById = (id: string, otherwise: StorySource): StorySource => {
  const found = [...concepts, ...frames].find((source) => source.id === id);
  return found ? { ...found, gentle: found.gentle || otherwise.gentle } : otherwise;
};
