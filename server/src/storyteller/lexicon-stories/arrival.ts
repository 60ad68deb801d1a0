import { inFewerWords, toFragments } from '../beats/fragments.ts';
import type { Fragment } from '../compose-page.ts';
import { mentionsIn } from '../grammar/mentions.ts';
import { joinWithAnd } from '../grammar/text-formatting.ts';
import type { Character } from '../parse/parse-character.ts';
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

/** Whether the plot itself brings somebody in by the fifth page, before it says `they`, or never speaks of somebody who is not in the cast. */
function comesByItself(context: LexiconStoryContext, who: Character): boolean {
  const { plot, tries, beats, roles, isEndingAsked } = context;
  const soon = [
    plot.opener,
    ...(beats.includes('problem') ? [plot.problem] : []),
    ...(beats.includes('setting-out') ? [tries[0] ?? ''] : []),
    ...(beats.includes('first-try') ? [tries[1] ?? ''] : []),
  ].map(wordings);
  const named = soon.findIndex((texts) => texts.every((text) => namesRole(text, roles, who)));
  if (named >= 0) {
    const before = soon.slice(0, named).flat();
    return relationTo(context, who) === null && !before.some((text) => saysThey(text));
  }
  if (who.castId !== 'guest' || isEndingAsked || beats.length > 10) return false;
  const all = [...tries, plot.problem, plot.tip, plot.low ?? '', plot.turn, plot.done, plot.again ?? ''];
  return !all.flatMap(wordings).some((text) => namesRole(text, roles, who) || saysThey(text));
}

/** Whether a text says `they`, outside direct speech, of more than the lead. */
const saysThey = (text: string): boolean =>
  /\bthey\b(?! (?:said|asked|called|all said))/i.test(text.replace(/“[^”]*”/g, ''));

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
 * A page on which everybody of whom the story has not told yet is called by the full name at the first mention: `Max the dog`. `known` are the names of those it has told of; the
 * page’s are added.
 */
export function introduced(text: string, companions: readonly Character[], known: Set<string>): string {
  return companions.reduce((page, { shortName, fullName }) => {
    if (known.has(shortName)) return page;
    const [first] = mentionsIn(page, [shortName]).filter(({ character }) => character === 0);
    if (first === undefined) return page;
    known.add(shortName);
    if (page.includes(fullName)) return page;
    return page.slice(0, first.start) + fullName + page.slice(first.end);
  }, text);
}
