import type { SlotValues } from '../../fill-template.ts';
import { CHILD, type DetailRole, roleOf } from './detail-roles.ts';
import type { DetailSentences } from './detail-sentences.ts';
import { valuesOf } from './detail-values.ts';
import { type Mention, mentionsIn } from './mentions.ts';

/** A word of the theme that the plot leaves out, with the sentences that take it up. */
export type ThemeDetail = DetailRole & {
  /** The word as the theme has it. */
  word: string;
  values: SlotValues;
  /** It may be told in a gentle story: somebody who is with the lead, a broken arm. */
  isBeside: boolean;
};

/** Words that carry nothing, or that the sentences cannot take up. */
const EMPTY =
  /^(?:day|days|time|story|thing|things|way|morning|evening|afternoon|week|weekend|year|lot|lots|bit|kind|sort|name|part|end|middle|top|side|front|back|start|first|last|next|one|some|something|somebody|someone|anything|anyone|nobody|everybody|everyone|nothing|life|world|place|people|child|children|kid|kids|boy|girl|boys|girls|toddler|hour|minute|number|door|person|man|woman|playtime|bedtime|water|air|hand|head|eye|eyes|feet|hair|face|home|house|country|land|room|cage|cut|pet|holiday|party|nursery|son|course|world|bed|wile|while|sauce)$/i;
const PRIORITY = ['recipient', 'world', 'member', 'company', 'place', 'injury', 'means', 'weather'];

/** The chosen characters of a story. */
export type CastOfDetails = {
  /** Their names and what they are. */
  names: readonly string[];
  /** The name of the one whom a word of the theme means; null for the lead, undefined where nobody is meant. */
  memberOf: (mention: Mention) => string | null | undefined;
};

/** Somebody of the cast, who is there anyway, beside an attempt and the solution. */
function asMember(role: DetailRole, word: string, name: string): ThemeDetail {
  const { middle, done }: DetailSentences = role.sentences;
  const sentences = { opener: [], again: [], ...(middle && { middle }), ...(done && { done }) };
  return { role: 'member', sentences, word, isBeside: false, values: { the_word: name, the_words: name } };
}

/**
 * The words of a theme that its plot leaves out, the most important first, at most two. `plot` says which words the plot uses and where it
 * happens.
 */
export function detailsOf(
  theme: string,
  plot: { isTold: (word: string) => boolean; isPlace: (word: string) => boolean },
  { names, memberOf }: CastOfDetails,
): ThemeDetail[] {
  const details: ThemeDetail[] = [];
  for (const mention of mentionsIn(theme)) {
    const { head, phrase } = mention;
    if (names.some((name) => name.toLowerCase() === head.toLowerCase())) continue;
    const found = roleOf(mention);
    const isWorld = found?.role === 'world';
    if (isWorld ? plot.isPlace(head) : plot.isTold(head) || EMPTY.test(head) || EMPTY.test(phrase)) continue;
    const isBeside =
      found?.role === 'injury' || (found?.role === 'company' && /^(?:with|at)$/.test(mention.preposition));
    const member = found && /^(?:company|recipient)$/.test(found.role) ? memberOf(mention) : undefined;
    // A brother of whom nobody says who he is may be one of the chosen children.
    const isOfCast = found?.role === 'company' && CHILD.test(head.toLowerCase()) && names.length > 3;
    if (found && member === undefined && !isOfCast)
      details.push({ ...found, isBeside, word: head, values: valuesOf(mention, found.role) });
    else if (found?.role === 'company' && typeof member === 'string')
      details.push(asMember(found, head, member));
  }
  return details
    .filter(({ sentences }, i) => details.findIndex((other) => other.sentences === sentences) === i)
    .sort((a, b) => PRIORITY.indexOf(a.role) - PRIORITY.indexOf(b.role))
    .slice(0, 2);
}
