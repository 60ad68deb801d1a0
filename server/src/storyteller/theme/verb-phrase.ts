import { conjugate, infinitiveOf } from '../grammar/inflections.ts';
import { analyzeVerb, pastTense, presentParticiple } from '../grammar/verb-inflection.ts';

/** A predicate in three forms: `ride a bike`, `rode a bike`, `riding a bike`. */
export type VerbPhrase = { do: string; did: string; doing: string; verb: string };

const CLAUSE_END =
  /[,;.!?]|\b(?:but|because|so that|so|until|when|while|although|even though|and then|and (?:he|she|they|it|we|i|nobody|everybody|everyone|everything|nothing|does|did|is|are|was|were|cannot|can’t|won’t)|who|then|before|(?<!\b(?:look|run|clean|chase) )after|if)\b/i;

/** A predicate whose first word is a verb in its base form; possessives become `owner` slots. */
export function readVerbPhrase(text: string, owner: 'L' | 'S'): VerbPhrase | null {
  const cut = (text.split(CLAUSE_END)[0] ?? '').trim();
  const all = cut.split(' ').filter(Boolean);
  // A long predicate is told several times on a page: `live by the river` of `live by the river with seven cats`.
  const end = all.length > 6 ? all.findIndex((word, i) => i >= 3 && /^(?:with|near|among)$/i.test(word)) : -1;
  const words = all.slice(0, end > 0 ? end : 7);
  while (
    words.length > 1 &&
    /^(and|or|the|a|an|to|of|in|with|for|his|her|their|its|my)$/i.test(words.at(-1) ?? '')
  )
    words.pop();
  const verb = (words[0] ?? '').toLowerCase();
  if (!/^[a-z]{2,}$/.test(verb)) return null;
  const rest = words
    .slice(1)
    .map((word) => {
      if (/^(his|her|their|its|my|our|your)$/i.test(word)) return `{${owner}.their~the}`;
      if (/^(himself|herself|itself|themselves|myself)$/i.test(word)) return 'alone';
      return word;
    })
    .join(' ');
  const join = (form: string) => (rest ? `${form} ${rest}` : form);
  return { do: join(verb), did: join(pastTense(verb)), doing: join(presentParticiple(verb)), verb };
}

/** A predicate whose first word is a finite verb or participle (`flies`, `flew`, `riding`); null when it is not a verb. */
export function readFinitePhrase(text: string, owner: 'L' | 'S'): VerbPhrase | null {
  const [first = '', ...rest] = text
    .trim()
    .replace(/^(?:only|always|often|sometimes|secretly|really|suddenly|just) (?=\p{L}{2})/iu, '')
    .split(' ');
  const base = baseOf(first.toLowerCase());
  return base === null ? null : readVerbPhrase([base, ...rest].join(' '), owner);
}

function baseOf(word: string): string | null {
  if (/^(is|are|was|were|has|have|had|will|would|can|could)$/.test(word)) return null;
  const known = analyzeVerb(word);
  if (known) return known.base;
  for (const form of ['present', 'gerund', 'past'] as const) {
    const base = infinitiveOf(word, form);
    if (base === word || !/^[a-z]{2,}$/.test(base)) continue;
    const forms = conjugate(base);
    if ([forms.past, forms.present, forms.gerund].includes(word)) return base;
  }
  return null;
}
