import type { StorySource } from '../lexicon/story-source.ts';
import type { CastMember } from '../story-plan.ts';
import { readNoun } from '../theme/noun.ts';
import type { ThemeReading } from '../theme/theme-rule.ts';
import { memberOfTheme } from './cast-of-theme.ts';
import { ageOf, isBaby, kindWord, kinOf } from './kin-and-age.ts';

/** Why a chosen character cannot take part as the others do: neither speaks, helps nor comes along. */
export type Apartness = 'dead' | 'away' | 'lost' | 'ill' | 'forgetful' | 'baby' | 'feared';

const DIED =
  /\b(?:died|dies|dead|death|dying|passed away|put to sleep|funeral|grave|in heaven|bereave\w*|grie(?:f|ving))\b/i;
const ILL =
  /\b(?:in (?:the )?hospital|is (?:very |really |so )?(?:ill|sick|poorly)|has cancer|chemo\w*|had an operation)\b/i;
const AWAY =
  /\b(?:deploy\w*|(?:is|are|goes|going|gone|went|be|been|works?|working|who is) (?:far )?away|(?:work|business) trip|oil rig|in (?:prison|jail|the army|the navy)|at sea|works? abroad|(?:lives?|works?|working) (?:far|in another)|far away|miss(?:es|ing)? (?:my |his |her |their )?(?:mum|mummy|mom|mommy|mama|dad|daddy|papa|grandma|grandpa|granny))\b/i;

/** Concepts about somebody who is not there, whatever words the theme has for it. */
const BY_SOURCE: Readonly<Record<string, Apartness>> = {
  'death-of-somebody': 'dead',
  'pet-died': 'dead',
  'parent-away': 'away',
  'away-for-work': 'away',
  'far-away-family': 'away',
  'prison-visit': 'away',
  'longing-for': 'away',
  'grandparent-forgets': 'forgetful',
  'somebody-ill-at-home': 'ill',
};

/** Frames about a fear, in which the one that is feared has no other part. */
const TELLS_FEAR = /^(?:somebody-afraid|afraid-of)$/;

/** Who of the cast cannot take part, by index: whom the theme says is dead, away, in hospital or feared, and every baby. */
export function apartOf(
  theme: string,
  reading: ThemeReading,
  source: StorySource,
  cast: readonly CastMember[],
): ReadonlyMap<number, Apartness> {
  const apart = new Map<number, Apartness>();
  cast.forEach((member, i) => {
    if (isBaby(member)) apart.set(i, 'baby');
  });
  const why =
    BY_SOURCE[source.id] ??
    (DIED.test(theme) ? 'dead' : AWAY.test(theme) ? 'away' : ILL.test(theme) ? 'ill' : null);
  const lost = source.isMissing && reading.subject ? memberOfTheme(reading.subject, cast) : -1;
  if (lost >= 0) apart.set(lost, 'lost');
  const missed = why && missedMember(theme, why, cast);
  if (why && missed !== null && !apart.has(missed)) apart.set(missed, why);
  const feared = TELLS_FEAR.test(source.id) ? fearedMember(reading, cast) : null;
  if (feared !== null && !apart.has(feared)) apart.set(feared, 'feared');
  return apart.size < cast.length ? apart : new Map();
}

/** Who is meant by what a theme says of somebody who is not there: a relative or an animal that it names, never the child who misses them. */
function missedMember(theme: string, why: Apartness, cast: readonly CastMember[]): number | null {
  const text = theme.replace(/'/g, '’');
  const words = [...text.matchAll(/\p{L}[\p{L}-]*(?!\p{L}|’s)/gu)].map(([word]) => word);
  const isMentioned = (member: CastMember): boolean =>
    words.some((word) => {
      if (member.name.toLowerCase().split(/\s+/).includes(word.toLowerCase())) return true;
      const noun = readNoun(word);
      return noun !== null && memberOfTheme(noun, [member]) === 0;
    });
  const found = cast.findIndex((member) => ageOf(member) !== 'child' && isMentioned(member));
  if (found >= 0) return found;
  // `grief`, with a grandpa among those chosen, names nobody; but of `Daddy works far away` only a parent can be meant.
  const parents = cast.filter((member) => /^(?:mother|father)$/.test(kinOf(kindWord(member)) ?? ''));
  return why === 'away' && parents.length === 1 && parents[0] && cast.length > 1
    ? cast.indexOf(parents[0])
    : null;
}

/** The chosen character whom somebody fears: `a t rex who is scared of ants` and an ant. */
function fearedMember(
  { situation, subject, object }: ThemeReading,
  cast: readonly CastMember[],
): number | null {
  if (object === null || (situation !== 'afraid' && situation !== 'afraid-being')) return null;
  const nth = memberOfTheme(object, cast);
  return nth < 0 ||
    ageOf(cast[nth] as CastMember) === 'child' ||
    (subject !== null && memberOfTheme(subject, cast) === nth)
    ? null
    : nth;
}
