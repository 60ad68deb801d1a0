import type { PropName } from '../props/prop-catalog.ts';
import { propMentions, wordsOf } from './prop-words.ts';
import { toldSentences, withoutComparisons } from './sentences-of-page.ts';

/** What somebody draws or paints, before it: `drew a big red`, `painted the`. */
const DREW =
  /\b(?:dr(?:ew|aws?|awn|awing)|sketch(?:ed|es)?|paint(?:s|ing)? an?|painted (?:an?|one|two|three|some|many|another)) (?:(?:an?|the|his|her|their|one|two|three|some|many|lots of|another|all the) )?(?:[\p{L}’-]+ ){0,3}$/iu;
/** `a picture of a`, `a photo of the` */
const PICTURE_OF =
  /\b(?:picture|drawing|painting|photo|photograph|portrait|sketch|poster|stamp)s? (?:of|with) (?:(?:an?|the|his|her|their|one|two|some) )?(?:[\p{L}’-]+ ){0,2}$/iu;
/** What one draws with or on, and what is drawn apart or shut. */
const NO_MOTIF: ReadonlySet<PropName> = new Set<PropName>([
  'paper',
  'picture',
  'crayon',
  'pencil',
  'paintbrush',
  'paint-pot',
  'curtain',
  'window',
  'card',
  'book',
  'letter',
  'note',
  'wall',
  'easel',
  'blackboard',
]);

/** The things that a page shows as drawn, painted or photographed: they are on paper, and stand nowhere. The first comes first. */
export function readPictured(text: string): PropName[] {
  const out: PropName[] = [];
  for (const sentence of toldSentences(text)) {
    if (!/dr[aeo]|sketch|paint|pictur|photo|portrait|poster|stamp/i.test(sentence)) continue;
    for (const clause of withoutComparisons(sentence).toLowerCase().split(/[,;:]/)) {
      const words = wordsOf(clause);
      for (const { prop, from } of propMentions(words)) {
        const before = `${words.slice(0, from).join(' ')} `;
        if (!NO_MOTIF.has(prop) && (DREW.test(before) || PICTURE_OF.test(before))) out.push(prop);
      }
    }
  }
  return [...new Set(out)];
}
