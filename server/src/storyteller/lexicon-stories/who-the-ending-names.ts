import { mentionsName } from '../grammar/mentions-name.ts';
import type { StorySource } from '../lexicon/story-source.ts';
import type { Ending } from '../parse/parse-ending.ts';
import type { Referents } from '../parse/parse-ending-part.ts';
import type { CastMember, StoryRequest } from '../story-plan.ts';
import type { StoryCharacters } from './story-characters.ts';

const SLOTS = ['{L}', '{F}', '{T}'] as const;

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
  if (/\bfriend\b/i.test(theme) && dead === undefined)
    return desiredEnding.replace(/^(?:her|his|my) (?=(?:best )?friend\b)/i, 'the ');
  return dead === undefined
    ? desiredEnding
    : desiredEnding.replace(
        /(?<=\b(?:for|of|to|about|bury|remember|remembers|miss|misses|love|loves|visit|visits) )(?:him|her|it)\b/gi,
        dead,
      );
}

/** Of `they let them go` after a theme about fireflies, `they` are everybody and `them` the fireflies. */
export function doneToGroup(text: string, referents: Referents): { text: string; referents: Referents } {
  const { group } = referents;
  if (!group?.startsWith('the ') || !/^they\b.*\bthem\b/i.test(text)) return { text, referents };
  return { text: text.replace(/\bthem\b/i, group), referents: { ...referents, group: undefined } };
}

/** Who does something with the lead across a distance: `they write each other postcards` after `Oscar’s best friend`. */
export function partnersOf(
  { id }: StorySource,
  { theme, desiredEnding }: StoryRequest,
  being: string | undefined,
  { apart }: StoryCharacters,
): string | undefined {
  const feared = apart.find(({ why }) => why === 'feared')?.character.shortName;
  // Two make friends: the lead and the monster that the theme is about.
  const isFriendship = /^they (?:all |finally )?(?:become|are|stay|make) (?:best |good |real )?friends\b/i;
  if (isFriendship.test(desiredEnding.trim()) && (feared !== undefined || being?.startsWith('the ')))
    return `{L} and ${feared ?? being}`;
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

/** Nobody rides or feeds themselves: of `she gets to ride the unicorn` after `unicorns` the unicorn is not `she`. */
export function doneByLead(ending: Ending, castInRoles: readonly CastMember[]): Ending {
  const { deed } = ending;
  const name = deed === null ? '' : castInRoles[SLOTS.indexOf(deed.subject as (typeof SLOTS)[number])]?.name;
  const isToThemselves =
    deed && name && (deed.infinitive.includes(deed.subject) || mentionsName(deed.infinitive, name));
  if (!isToThemselves || deed.subject === '{L}') return ending;
  const byLead = (text: string) => text.replace(deed.subject, '{L}');
  return {
    ...ending,
    statement: byLead(ending.statement),
    fullStatement: byLead(ending.fullStatement),
    deed: { ...deed, subject: '{L}' },
  };
}

/** An ending in which everybody does something for one of them, as a deed of the others: `they make him a photo book`. `guest` is a friend who is not in the cast. */
export function doneByOthers(ending: Ending, castInRoles: readonly CastMember[], guest?: string): Ending {
  const { deed, statement } = ending;
  if (deed?.subject !== '{ALL}') return ending;
  if (
    castInRoles.length === 1 &&
    /^(?:invite|ask|let|choose|pick|welcome|include) \{L\}/.test(deed.infinitive)
  )
    return bySomebody(ending, 'the others');
  // A friend who is no chosen character: `they bring the neighbour biscuits`.
  if (
    guest !== undefined &&
    castInRoles.length === 1 &&
    deed.infinitive.split(' ').slice(1).join(' ').startsWith(`${guest} `)
  )
    return bySomebody(ending, '{L}');
  const isFor = (nth: number): boolean => {
    const slot = SLOTS[nth] ?? '';
    const name = castInRoles[nth]?.name ?? '';
    const [object = ''] = /(?<=^\p{L}+ )(?:\{[LFT]\}|\p{Lu}[\p{L} ]*)(?!’)/u.exec(deed.infinitive) ?? [];
    return object === slot || (name !== '' && mentionsName(object, name));
  };
  const nth = castInRoles.findIndex((_member, i) => isFor(i));
  const others = nth === 0 ? '{FT}' : nth === 1 && castInRoles.length === 2 ? '{L}' : null;
  if (others === null) return ending;
  const named = (text: string) =>
    text.replaceAll('{ALL}', others).replaceAll(castInRoles[nth]?.name ?? '', SLOTS[nth] ?? '');
  return {
    ...ending,
    statement: named(statement),
    fullStatement: named(ending.fullStatement),
    deed: { ...deed, subject: others, infinitive: named(deed.infinitive) },
  };
}

const bySomebody = (ending: Ending, subject: string): Ending => ({
  ...ending,
  statement: ending.statement.replace('{ALL}', subject),
  fullStatement: ending.fullStatement.replace('{ALL}', subject),
  deed: ending.deed && { ...ending.deed, subject },
});

/** Nobody gives themselves a sticker: of `the dentist gives him a sticker` after a theme about the dentist, `him` is the lead. */
export function givenToLead(ending: Ending): Ending {
  const { deed } = ending;
  if (deed === null || deed.subject.startsWith('{') || !/^\p{L}+ \p{L}/u.test(deed.subject)) return ending;
  const [verb = ''] = /^\p{L}+ /u.exec(deed.infinitive) ?? [];
  const receiver = deed.infinitive.slice(verb.length, verb.length + deed.subject.length);
  const after = deed.infinitive.slice(verb.length + deed.subject.length);
  if (verb === '' || receiver.toLowerCase() !== deed.subject.toLowerCase() || /^[’\p{L}]/u.test(after))
    return ending;
  const toLead = (text: string) => {
    const first = text.indexOf(deed.subject) + deed.subject.length;
    return text.slice(0, first) + text.slice(first).replace(deed.subject, '{L}');
  };
  return {
    ...ending,
    statement: toLead(ending.statement),
    fullStatement: toLead(ending.fullStatement),
    wish: ending.wish && toLead(ending.wish),
    deed: { ...deed, infinitive: `${verb}{L}${after}` },
  };
}
