import { toFragments } from '../beats/fragments.ts';
import type { Fragment } from '../compose-page.ts';
import type { Beat } from '../story-plan.ts';
import type { Apartness } from './apart.ts';
import { apartLines, reunionLines } from './apart-lines.ts';
import { type LexiconStoryContext, namesCharacter } from './lexicon-story-context.ts';
import type { ApartCharacter } from './story-characters.ts';

const isEnd = (beat: Beat): boolean => beat === 'ending' || beat === 'home-again';

/** Whether somebody who cannot take part is there all the same, and in the pictures: a baby, or the dog that is feared. */
export const isThere = (why: Apartness): boolean =>
  /^(?:baby|feared|forgetful|imaginary|expert|broken|matter)$/.test(why);

/** The chosen characters who cannot take part and are in the picture of a page: some always, the absent when they have come back. */
export function apartInPicture({ roles, endingClass }: LexiconStoryContext, beat: Beat): ApartCharacter[] {
  return roles.apart.filter(({ why }) => isThere(why) || (comesBack(why, endingClass) && isEnd(beat)));
}

const comesBack = (why: Apartness, endingClass: string | null): boolean =>
  /^(?:lost|parted)$/.test(why) ||
  (/^(?:away|ill)$/.test(why) && /^(?:home|arrival)$/.test(endingClass ?? ''));

/** Whoever only looks on is spoken of on a fifth of the pages, whoever is missed or held on half of them. */
const ONLOOKER = /^(?:expert|matter|broken|feared)$/;

/** A sentence for each chosen character who cannot take part and is not named on a page: missed, remembered, held. */
export function apartFragments(
  context: LexiconStoryContext,
  beat: Beat,
  required: readonly Fragment[],
): Fragment[] {
  const { roles, progress, renderer, endingClass } = context;
  const text = required.map((fragment) => fragment.text).join(' ');
  return roles.apart.flatMap(({ character, why }) => {
    const isUnmentioned = beat === 'home-and-wish' && apartLines[why].first.length === 0;
    // Whoever is ill is visited, or made glad, where it comes right.
    const isVisited = why === 'ill' && beat === 'turn';
    if (isUnmentioned || isVisited || namesCharacter(text, character)) return [];
    const isBack = comesBack(why, endingClass) && isEnd(beat);
    const named = progress.pagesByName.get(character.shortName) ?? 0;
    const isTold = named * (ONLOOKER.test(why) ? 5 : 2) > progress.pagesWritten + 1;
    if (isTold && !isBack) return [];
    const lines = apartLines[why];
    const isFirst = beat === 'home-and-wish' || (why === 'parted' && beat === 'friend-and-object');
    const suitable = isFirst ? lines.first : isBack ? reunionLines : isEnd(beat) ? lines.end : lines.middle;
    const told = renderer.renderUnused(suitable, character) ?? renderer.renderUnused(lines.middle, character);
    return toFragments('required', told);
  });
}
