import { capitalize } from '../grammar/text-formatting.ts';
import type { StoryPlot } from '../lexicon/story-source.ts';
import type { Character } from '../parse/parse-character.ts';
import type { CastMember } from '../story-plan.ts';
import { type Kin, kindWord, kinOf } from './kin-and-age.ts';

/** Relatives as plots call them. */
const IN_PLOTS =
  /\b(?:Mum|Mummy|Mama|Dad|Daddy|Papa|Grandma|Granny|Grandpa|Grandad|Grandmother|Grandfather)\b/g;
const GENDERED = /\b(?:she|her|hers|herself|he|him|his|himself)\b/i;
/** Whoever is away or ill is not the one who is at home in the plot. */
const IS_AWAY =
  /\b(?:away|abroad|dead|died|dies|death|ill|sick|poorly|hospital|prison|leaves|left|leaving|miss|misses|missing|without|divorced?|forgets?|memory)\b/i;
const FEMALE: ReadonlySet<Kin> = new Set<Kin>(['mother', 'grandmother', 'aunt']);

/**
 * The relative of whom a plot speaks, and the one whom the theme means instead: breakfast in bed is for Dad where the theme says so. Null where the
 * plot speaks of none or several, or in words that would not be true of the other.
 */
export function kinOfTheme(
  theme: string,
  plot: StoryPlot,
  others: readonly Character[],
  cast: readonly CastMember[],
): readonly [RegExp, string] | null {
  if (IS_AWAY.test(theme)) return null;
  const words = theme.match(/\p{L}+/gu) ?? [];
  const meant = [...new Set(words.flatMap((word) => kinOf(word) ?? []))];
  const texts = [
    plot.opener,
    plot.friend ?? '',
    plot.problem,
    ...plot.tries,
    plot.tip,
    plot.turn,
    plot.done,
    plot.again ?? '',
  ].flat();
  const told = [...new Set(texts.join(' ').match(IN_PLOTS) ?? [])];
  const [kin] = meant;
  const [name] = told;
  if (!kin || !name || meant.length > 1 || told.length > 1 || /parent$/.test(kin)) return null;
  const own = kinOf(name);
  if (own === null || own === kin) return null;
  const isSaidOfOther =
    FEMALE.has(own) !== FEMALE.has(kin) && texts.some((text) => text.includes(name) && GENDERED.test(text));
  if (isSaidOfOther) return null;
  const member = cast.find(
    (each) => kinOf(kindWord(each)) === kin || kinOf(each.name.split(' ')[0] ?? '') === kin,
  );
  const role = member && others.find(({ castId }) => castId === member.id);
  // Nobody makes a surprise for themselves.
  if (member && !role) return null;
  const word = words.find((each) => kinOf(each) === kin) ?? kin;
  return [new RegExp(`\\b${name}\\b`, 'g'), role?.shortName ?? capitalize(word.toLowerCase())];
}
