import type { StorySource } from '../lexicon/story-source.ts';
import type { Ending } from '../parse/parse-ending.ts';
import type { StoryRequest } from '../story-plan.ts';
import type { StoryCharacters } from './story-characters.ts';

/** The ending with the names of those whom the plot knows by another word: the big sister of a new baby is the lead. */
export function endingText(
  { desiredEnding, cast, theme }: StoryRequest,
  { id }: StorySource,
  { lead }: StoryCharacters,
  dead: string | undefined,
): string {
  const name = cast.find((member) => member.id === lead.castId)?.name;
  if (id === 'new-baby' && name !== undefined && !/\b(?:big|older) (?:sister|brother)\b/i.test(theme))
    return desiredEnding.replace(/\b(?:the|a|his|her) (?:big|older) (?:sister|brother)\b/gi, name);
  return dead?.startsWith('the ')
    ? desiredEnding.replace(/(?<=\b(?:for|of|to|about) )(?:him|her|it)\b/gi, dead)
    : desiredEnding;
}

/** Who does something with the lead across a distance: `they write each other postcards` after `Oscar’s best friend`. */
export function partnersOf(
  { id }: StorySource,
  { theme, desiredEnding }: StoryRequest,
  being: string | undefined,
): string | undefined {
  // Two make friends: the lead and the monster that the theme is about.
  const isFriendship = /^they (?:all |finally )?(?:become|are|stay|make) (?:best |good |real )?friends\b/i;
  if (isFriendship.test(desiredEnding.trim()) && being?.startsWith('the ')) return `{L} and ${being}`;
  if (!/^they\b.*\b(?:each other|one another|same|together)\b/i.test(desiredEnding.trim())) return undefined;
  if (id === 'far-away-family') return '{L} and the one far away';
  return /^(?:moving-house|friend-moves-away)$/.test(id) && /\bfriend\b/i.test(theme)
    ? '{L} and the best friend'
    : undefined;
}

/** What is done to a lead whom the theme names is done by the others: `they bring him biscuits` after `the neighbour is grumpy`. */
export function doneForLead(ending: Ending): Ending {
  const { deed } = ending;
  if (deed?.subject !== '{ALL}' || !/\{L(?:’s)?\}/.test(deed.infinitive)) return ending;
  const byOthers = (text: string) => text.replace(/^\{ALL\}/, '{FT}');
  return {
    ...ending,
    statement: byOthers(ending.statement),
    fullStatement: byOthers(ending.fullStatement),
    deed: { ...deed, subject: '{FT}' },
  };
}
