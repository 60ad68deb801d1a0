import { parseLike } from '../../parse/parse-like.ts';
import type { CastMember } from '../../story-plan.ts';
import { baseForms } from '../../theme/match-words.ts';
import { ageOf } from '../kin-and-age.ts';
import { abilityLines, likingLines, sizeLines } from './ability-lines.ts';
import { mannerLines, type TraitLines } from './trait-lines.ts';

/** How what a family wrote of a character shows in its story. `word` is what the sentences name as `{1}`. */
export type ShownTrait = Pick<TraitLines, 'middle' | 'ending'> & { word?: string };

const LINES: readonly TraitLines[] = [...abilityLines, ...mannerLines];
/** What somebody is not, or does not like. */
const NEGATED = /\b(?:not|never|no|hates?|dislikes?|without|can’t|cannot|doesn’t|isn’t)\b/;

/**
 * The first thing that a description says of a character and that a story can show; null where it says nothing of the kind. `isTold` says which
 * words the plot uses: nobody says that it has nothing to do with mud who is stuck in it.
 */
export function shownTraitOf(member: CastMember, isTold: (word: string) => boolean): ShownTrait | null {
  const description = member.description.toLowerCase().replace(/'/g, '’');
  const parts = description
    .split(/[,.;]| but | and (?=\p{L}+s\b)/u)
    .map((part) => part.trim())
    .filter(
      (part) =>
        part !== '' && !NEGATED.test(part.replace(/\b(?:never (?:hurries|gives up)|has no friends)\b/, '')),
    );
  const isAnimal = ageOf(member) === null;
  const isNews = (word: string | undefined): boolean => !word?.split(' ').flatMap(baseForms).some(isTold);
  for (const lines of [LINES, sizeLines])
    for (const part of parts) {
      for (const { pattern, middle, ending, isOfAnimals, unlessTold = [] } of lines) {
        const found = pattern.exec(part);
        if (!found || (isOfAnimals && !isAnimal) || !isNews(found[1]) || unlessTold.some(isTold)) continue;
        return { middle, ending, ...(found[1] && { word: found[1] }) };
      }
      const like = lines === LINES ? parseLike(part)?.phrase : undefined;
      if (like && isNews(like)) return { ...likingLines, word: like };
    }
  return null;
}

/** What of the descriptions of the cast a story can show, by their ids. */
export const shownTraits = (
  cast: readonly CastMember[],
  isTold: (word: string) => boolean,
): Map<string, ShownTrait> =>
  new Map(
    cast.flatMap((member): [string, ShownTrait][] => {
      const trait = shownTraitOf(member, isTold);
      return trait ? [[member.id, trait]] : [];
    }),
  );
