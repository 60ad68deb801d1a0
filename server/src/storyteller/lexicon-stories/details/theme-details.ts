import type { SlotValues } from '../../fill-template.ts';
import { type DetailRole, roleOf } from './detail-roles.ts';
import { valuesOf } from './detail-values.ts';
import { mentionsIn } from './mentions.ts';

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
const PRIORITY = ['recipient', 'world', 'company', 'place', 'injury', 'means', 'weather'];

/**
 * The words of a theme that its plot leaves out, the most important first, at most two. `plot` says which words the plot uses and where it
 * happens; `names` are the characters of the story.
 */
export function detailsOf(
  theme: string,
  plot: { isTold: (word: string) => boolean; isPlace: (word: string) => boolean },
  names: readonly string[],
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
    if (found) details.push({ ...found, isBeside, word: head, values: valuesOf(mention, found.role) });
  }
  return details
    .filter(({ sentences }, i) => details.findIndex((other) => other.sentences === sentences) === i)
    .sort((a, b) => PRIORITY.indexOf(a.role) - PRIORITY.indexOf(b.role))
    .slice(0, 2);
}
