import { assignShortNames } from '../../parse/short-names.ts';
import type { StoryRequest } from '../../story-plan.ts';
import { readNoun } from '../../theme/noun.ts';
import { leadOf, memberOfTheme } from '../cast-of-theme.ts';
import type { Mention } from './mentions.ts';

/** The name of the chosen character whom a relative or a friend of the theme is; null for the lead, undefined for somebody else. */
export function nameInCast(
  { phrase, isOwn, isName, head }: Mention,
  { cast, theme }: Pick<StoryRequest, 'cast' | 'theme'>,
): string | null | undefined {
  const noun = readNoun(isName ? head : `${isOwn ? 'my' : 'the'} ${phrase}`);
  const nth = noun ? memberOfTheme(noun, cast) : -1;
  if (nth < 0) return undefined;
  return nth === leadOf(theme, cast) ? null : assignShortNames(cast)[nth];
}
