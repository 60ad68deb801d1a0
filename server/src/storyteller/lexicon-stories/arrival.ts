import { inFewerWords, toFragments } from '../beats/fragments.ts';
import type { Fragment } from '../compose-page.ts';
import { mentionsIn } from '../grammar/mentions.ts';
import { joinWithAnd } from '../grammar/text-formatting.ts';
import type { Character } from '../parse/parse-character.ts';
import type { Beat } from '../story-plan.ts';
import { namesRole } from './everyone-present.ts';
import { kinOf } from './kin-and-age.ts';
import {
  companionsOf,
  isBeing,
  type LexiconStoryContext,
  namesCharacter,
  wordings,
} from './lexicon-story-context.ts';

/**
 * The companions whom neither the page (`own`) nor the plot brings in soon are there, in one sentence. Whoever does something on the next pages
 * needs none: the first mention says who they are (`introduced`).
 */
export function arrivalSentence(context: LexiconStoryContext, own: readonly Fragment[]): Fragment[] {
  const { texture, renderer, roles } = context;
  const missing = companionsOf(context)
    .filter((companion) => companion !== roles.subject && !(roles.friendIsGuest && isBeing(roles, companion)))
    .filter((companion) => !own.some(({ text }) => namesCharacter(text, companion)))
    .filter((companion) => !comesByItself(context, companion));
  if (missing.length === 0)
    return own.length > 0 ? [] : toFragments('required', renderer.renderUnused(texture.alone));
  const [first] = missing as [Character, ...Character[]];
  const isFriend = missing.length === 1 && first.castId === 'guest';
  const values = {
    others: joinWithAnd(missing.map((each) => introductionOf(context, each))),
    were: missing.length > 1 ? 'were' : 'was',
  };
  const templates = isFriend ? texture.friend : own.length > 0 ? texture.present : texture.arrival;
  return toFragments(
    'required',
    renderer.renderUnused(templates, undefined, values),
    ...inFewerWords(renderer.render('{Others} came too.', undefined, values), 3),
  );
}

/** Whether the plot itself brings somebody in by the fifth page, or never speaks of somebody who is not in the cast. */
function comesByItself(context: LexiconStoryContext, who: Character): boolean {
  const { plot, tries, beats, roles, isEndingAsked } = context;
  const attempts = [
    ...(beats.includes('setting-out') ? [tries[0] ?? ''] : []),
    // Whom the family has chosen does not come as late as that.
    ...(beats.includes('first-try') && who.castId === 'guest' ? [tries[1] ?? ''] : []),
  ].map(wordings);
  const soon = [plot.opener, ...(beats.includes('problem') ? [plot.problem] : [])].map(wordings);
  const isNamed = [...soon, ...attempts].some((texts) => texts.every((text) => namesRole(text, roles, who)));
  const isOneOfThem = attempts.some((texts) => texts.every((text) => togetherAt(text, SLOT_OF_LEAD) >= 0));
  if (isNamed || isOneOfThem) return relationTo(context, who) === null;
  if (who.castId !== 'guest' || isEndingAsked || beats.length > 10) return false;
  const all = [...tries, plot.problem, plot.tip, plot.low ?? '', plot.turn, plot.done, plot.again ?? ''];
  return !all.flatMap(wordings).some((text) => namesRole(text, roles, who) || SAYS_THEY.test(text));
}

/** What the lead and the others do together. */
const TOGETHER =
  /(?<=^|[.!?…] )They (?!said|asked|called|shouted|all|laughed|told|were|are|have|had|would|could|clapped|cheered)(?=\p{Ll})/u;
const SLOT_OF_LEAD = /\{\^?L\b/;

/** Where a sentence about the lead and the others begins; -1 for nowhere, and where it speaks of the lead as well. */
function togetherAt(text: string, ofLead: RegExp): number {
  const at = text.search(TOGETHER);
  const sentence = at < 0 ? '' : (/^[^.!?…]*/.exec(text.slice(at))?.[0] ?? '');
  return ofLead.test(sentence) ? -1 : at;
}
const SAYS_THEY = /\bthey\b/i;

/** Who somebody is, where the name does not say it: `Jo, Amara’s mum`. */
const introductionOf = (context: LexiconStoryContext, who: Character): string => {
  const relation = relationTo(context, who);
  return relation === null ? who.fullName : `{L’s} ${relation} ${who.shortName}`;
};

/** What a relative is to a child who is the lead; null where the name says it, and for others. */
function relationTo({ roles: { lead } }: LexiconStoryContext, who: Character): string | null {
  const word = who.creature.toLowerCase();
  if (kinOf(word) === null || !/^(?:girl|boy|child|kid)$/i.test(lead.creature)) return null;
  return who.shortName.split(' ').some((part) => kinOf(part) !== null) ? null : word;
}

/**
 * A page on which everybody of whom the story has not told yet is called by the full name at the first mention: `Max the dog`; in an attempt, `they` are
 * the lead and whoever comes. `known` are the names of those it has told of; the page’s are added.
 */
export function introduced(
  text: string,
  { lead, companions, beat }: { lead: Character; companions: readonly Character[]; beat: Beat },
  known: Set<string>,
): string {
  const told = companions.reduce((page, { shortName, fullName }) => {
    if (known.has(shortName)) return page;
    const [first] = mentionsIn(page, [shortName]).filter(({ character }) => character === 0);
    if (first === undefined) return page;
    known.add(shortName);
    if (page.includes(fullName)) return page;
    return page.slice(0, first.start) + fullName + page.slice(first.end);
  }, text);
  const others = companions.filter(({ shortName }) => !known.has(shortName));
  const at = togetherAt(told, new RegExp(`\\b${escaped(lead.shortName)}(?![\\p{L}])`, 'u'));
  const isOfThem = /^(?:setting-out|first-try)$/.test(beat) || (beat === 'friend-and-object' && at === 0);
  if (others.length === 0 || at < 0 || !isOfThem) return told;
  for (const { shortName } of others) known.add(shortName);
  const they = joinWithAnd([lead.shortName, ...others.map(({ fullName }) => fullName)]);
  return `${told.slice(0, at)}${they}${told.slice(at + 'They'.length)}`;
}

const escaped = (name: string): string => name.replace(/[.*+?^${}()|[\]\\]/g, '\\$&');
