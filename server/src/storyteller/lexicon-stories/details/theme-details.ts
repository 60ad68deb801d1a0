import type { SlotValues } from '../../fill-template.ts';
import type { ThemeReading } from '../../theme/theme-rule.ts';
import { kindOfNoun } from '../../word-net/kind-of.ts';
import { companySentences } from './company-sentences.ts';
import { type DetailRole, roleOf } from './detail-roles.ts';
import { valuesOf } from './detail-values.ts';
import { type Mention, mentionsIn } from './mentions.ts';
import { qualitySentences } from './quality-sentences.ts';

/** A word of the theme that the plot leaves out, with the sentences that take it up. */
export type ThemeDetail = DetailRole & {
  /** The word as the theme has it. */
  word: string;
  values: SlotValues;
  /** It may be told in a gentle story: somebody who is with the lead, a broken arm. */
  isBeside: boolean;
};

const QUALITIES: readonly [RegExp, keyof typeof qualitySentences][] = [
  [/^(?:old|ancient)$/, 'old'],
  [/^(?:little|small|tiny|smallest|wee)$/, 'small'],
  [/^(?:big|giant|huge|enormous|biggest)$/, 'big'],
  [/^slow(?:est)?$/, 'slow'],
  [/^(?:fast|quick|fastest|speedy)$/, 'fast'],
  [/^(?:shy|timid)$/, 'shy'],
  [/^(?:loud|noisy|loudest)$/, 'loud'],
  [/^(?:grumpy|cross|grouchy)$/, 'grumpy'],
  [/^(?:lonely|lonesome)$/, 'lonely'],
  [/^(?:sleepy|tired)$/, 'sleepy'],
];

/** Words that carry nothing, or that the sentences cannot take up. */
const EMPTY =
  /^(?:day|days|time|story|thing|things|way|morning|evening|afternoon|week|weekend|year|lot|lots|bit|kind|sort|name|part|end|middle|top|side|front|back|start|first|last|next|one|some|something|somebody|someone|anything|anyone|nobody|everybody|everyone|nothing|life|world|place|people|child|children|kid|kids|boy|girl|boys|girls|toddler|hour|minute|number|door|person|man|woman|playtime|bedtime|water|air|hand|head|eye|eyes|feet|hair|face|home|house|country|land|room|cage|cut|pet|holiday|party|nursery|son|course|world|bed|wile|while|sauce)$/i;
/** Whether a noun is whom or what the theme is about. */
const isHead = ({ head }: Mention, { subject, object }: ThemeReading): boolean =>
  head === subject?.head || (subject === null && head === object?.head);

const PRIORITY = ['company', 'place', 'injury', 'means', 'weather', 'festival', 'number', 'thing', 'quality'];

/**
 * The words of a theme that its plot leaves out, the most important first, at most two. `isTold` says which words the plot uses; `names`
 * are the characters of the story.
 */
export function detailsOf(
  theme: string,
  reading: ThemeReading,
  isTold: (word: string) => boolean,
  names: readonly string[],
): ThemeDetail[] {
  const details: ThemeDetail[] = [];
  for (const mention of mentionsIn(theme)) {
    const { head, number, phrase } = mention;
    const told = isTold(head);
    if (
      number &&
      !isTold(number) &&
      mention.isPlural &&
      told &&
      /^(?:animal|bird|fish|bug|person|relative|being)$/.test(kindOfNoun(head) ?? '') &&
      number !== 'hundred'
    ) {
      const values = valuesOf(mention, 'number');
      details.push({
        isBeside: false,
        word: number,
        role: 'number',
        sentences: companySentences.number,
        values,
      });
    }
    const quality = QUALITIES.find(([pattern]) => pattern.test(mention.adjective ?? ''));
    if (told && quality && !mention.isPlural && isHead(mention, reading) && reading.quality === null) {
      const sentences = qualitySentences[quality[1]];
      details.push({
        isBeside: false,
        word: mention.adjective ?? '',
        role: 'quality',
        sentences,
        values: valuesOf(mention, 'quality'),
      });
    }
    if (told || EMPTY.test(head) || EMPTY.test(phrase)) continue;
    if (names.some((name) => name.toLowerCase() === head.toLowerCase())) continue;
    const found = roleOf(mention);
    const isBeside =
      found?.role === 'injury' || (found?.role === 'company' && /^(?:with|at)$/.test(mention.preposition));
    if (found) details.push({ ...found, isBeside, word: head, values: valuesOf(mention, found.role) });
  }
  return details
    .filter(({ sentences }, i) => details.findIndex((other) => other.sentences === sentences) === i)
    .sort((a, b) => PRIORITY.indexOf(a.role) - PRIORITY.indexOf(b.role))
    .slice(0, 2);
}
