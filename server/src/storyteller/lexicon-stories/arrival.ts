import { toFragments } from '../beats/fragments.ts';
import type { Fragment } from '../compose-page.ts';
import { mentionsIn } from '../grammar/mentions.ts';
import { countWords } from '../grammar/sentences.ts';
import { joinWithAnd, possessive } from '../grammar/text-formatting.ts';
import type { Character } from '../parse/parse-character.ts';
import type { Beat } from '../story-plan.ts';
import { kinOf } from './kin-and-age.ts';
import { isBeing, type LexiconStoryContext, withoutFriendIfSubject } from './lexicon-story-context.ts';
import type { StoryCharacters } from './story-characters.ts';

/** The second page of a story whose plot has nothing for it. Nobody comes to be there: the first mention says who somebody is (`introduced`). */
export const pageWithoutArrival = (context: LexiconStoryContext): Fragment[] =>
  toFragments(
    'required',
    context.renderer.renderUnused(withoutFriendIfSubject(context, context.texture.alone).slice(0, 1)),
  );

/** What the lead and the others do together. */
const TOGETHER =
  /(?<=^|[.!?…] )They (?!said|asked|called|shouted|all|laughed|told|were|are|had|have|would|could|clapped|cheered)(?=\p{Ll})/u;

/** Where a sentence about the lead and the others begins; -1 for nowhere, and for one that speaks of the lead as well. */
function togetherAt(text: string, lead: Character): number {
  const at = text.search(TOGETHER);
  const sentence = at < 0 ? '' : (/^[^.!?…]*/.exec(text.slice(at))?.[0] ?? '');
  return mentionsIn(sentence, [lead.shortName]).some(({ character }) => character === 0) ? -1 : at;
}

/** Of whom a page may tell: `known` are the names of those whom the story has told of. */
type Introduction = {
  /** How long the page may be, in words. */
  maxWords: number;
  roles: StoryCharacters;
  companions: readonly Character[];
  beat: Beat;
  known: Set<string>;
};

/**
 * A page on which everybody of whom the story has not told yet is introduced at the first mention: `Max the dog`, `her mum Jo`, `his friend Moss the
 * frog`; in an attempt, `they` are the lead and whoever comes. The names of the page are added to those known.
 */
export function introduced(text: string, introduction: Introduction): string {
  const { roles, companions, beat, known } = introduction;
  const { lead } = roles;
  const told = companions.reduce((page, companion) => withIntroduction(page, companion, introduction), text);
  if (mentionsIn(told, [lead.shortName]).some(({ character }) => character === 0)) known.add(lead.shortName);
  const others = companions.filter(({ shortName }) => !known.has(shortName));
  const at = togetherAt(told, lead);
  // Later in a text `they` are whoever was named before.
  const isOfThem = at === 0 && /^(?:setting-out|first-try|friend-and-object)$/.test(beat);
  if (others.length === 0 || !isOfThem) return told;
  for (const { shortName } of others) known.add(shortName);
  const they = joinWithAnd([
    lead.shortName,
    ...others.map((each) => introductionOf(each, roles, theirOf(lead))),
  ]);
  return `${they}${told.slice('They'.length)}`;
}

function withIntroduction(page: string, who: Character, { roles, known, maxWords }: Introduction): string {
  const { lead } = roles;
  const { shortName, fullName } = who;
  if (known.has(shortName)) return page;
  const [first] = mentionsIn(page, [shortName]).filter(({ character }) => character === 0);
  if (first === undefined) return page;
  known.add(shortName);
  if (page.includes(fullName) && fullName !== shortName) return page;
  const before = page.slice(0, first.start);
  // Nobody is the friend of somebody of whom the story has not told yet.
  const isLeadKnown =
    known.has(lead.shortName) ||
    mentionsIn(before, [lead.shortName]).some(({ character }) => character === 0);
  const isOwner = /^’s?(?!\p{L})/u.test(page.slice(first.end));
  if (isOwner) return before + fullName + page.slice(first.end);
  const isBesideLead = before.endsWith(`${lead.shortName} and `);
  const whose = isBesideLead ? theirOf(lead) : isLeadKnown ? possessive(lead.shortName) : null;
  const told = introductionOf(who, roles, whose);
  const longer = before + told + page.slice(first.end);
  const short = before + fullName + page.slice(first.end);
  return [longer, short].find((each) => countWords(each) <= maxWords) ?? page;
}

const theirOf = ({ pronouns }: Character): string | null =>
  pronouns.startsWith('she') ? 'her' : pronouns.startsWith('he') ? 'his' : null;

/** Who somebody is, where the name does not say it; `whose` is the lead’s name or pronoun, or null. */
function introductionOf(who: Character, roles: StoryCharacters, whose: string | null): string {
  const { creature, shortName, fullName } = who;
  if (whose === null) return fullName;
  if (who === roles.friend && roles.friendIsGuest && !isBeing(roles, who))
    return `${whose} friend ${fullName}`;
  const word = creature.toLowerCase();
  const isKin = kinOf(word) !== null && /^(?:girl|boy|child|kid)$/i.test(roles.lead.creature);
  const isSaid = shortName.split(' ').some((part) => kinOf(part) !== null);
  return isKin && !isSaid ? `${whose} ${word} ${shortName}` : fullName;
}
