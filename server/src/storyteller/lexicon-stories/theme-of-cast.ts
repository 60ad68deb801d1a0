import type { CastMember } from '../story-plan.ts';
import { readNoun } from '../theme/noun.ts';
import { isGrownUp, kindWord } from './kin-and-age.ts';

/** Words of a title that say nothing of what happens. */
const EMPTY = /^(?:a|an|the|about|and|or|all|story|stories|baby|babies|little|young|friendly|wild|life|of)$/;

/** What a description says that somebody cannot do or fears, as a clause after `who`. */
const TRAITS: readonly (readonly [RegExp, (what: string) => string])[] = [
  [
    /\b(?:can(?:not|[’']t| not)|unable to|never learned to|doesn[’']t dare to) (\p{L}[\p{L} ]*)/u,
    (what) => `cannot ${what}`,
  ],
  [/\b(?:afraid|scared|frightened|terrified) (of|to) (\p{L}[\p{L} ]*)/u, (what) => `is afraid ${what}`],
  [/\b(?:has |have )?lost (?:his|her|its|their) (\p{L}[\p{L} ]*)/u, (what) => `has lost its ${what}`],
];

/**
 * The theme as the family means it where the title names nothing but what somebody of the cast is (`Owls`) and the description says what that one cannot do or fears: `an owl who
 * cannot fly`. Null for every other theme.
 */
export function themeOfCast(theme: string, cast: readonly CastMember[]): string | null {
  const words = (theme.toLowerCase().match(/\p{L}+/gu) ?? []).filter((word) => !EMPTY.test(word));
  const kinds = words.map((word) => readNoun(word)?.bare ?? word);
  const isOnlyKinds =
    kinds.length > 0 && kinds.every((kind) => cast.some((member) => kindWord(member) === kind));
  if (!isOnlyKinds) return null;
  const told = cast.flatMap((member) => {
    const trait = isGrownUp(member) ? null : traitOf(member.description);
    return trait === null ? [] : [`a ${kindWord(member)} who ${trait}`];
  });
  return told[0]?.replace(/^a (?=[aeiou])/, 'an ') ?? null;
}

function traitOf(description: string): string | null {
  for (const [pattern, clause] of TRAITS) {
    const found = pattern.exec(description.toLowerCase());
    if (found)
      return clause(
        found
          .slice(1)
          .join(' ')
          .trim()
          .split(/ (?:and|but|or) /)[0] ?? '',
      );
  }
  return null;
}
