import { conjugate, infinitiveOf, isEnglishWord } from '../grammar/inflections.ts';
import { isPastTense } from '../grammar/past-tense.ts';
import { analyzeVerb, isPastParticiple, pastTense, presentParticiple } from '../grammar/verb-inflection.ts';
import { kindOfNoun } from '../word-net/kind-of.ts';
import { verbClassOf } from '../word-net/verb-class-of.ts';

/** A predicate in three forms: `ride a bike`, `rode a bike`, `riding a bike`. */
export type VerbPhrase = { do: string; did: string; doing: string; verb: string };

const CLAUSE_END =
  /[,;.!?]|\b(?:but|because|so that|so|until|when|while|although|even though|and then|and there (?:is|are|was|were)|and (?:he|she|they|it|we|i|nobody|everybody|everyone|everything|nothing|does|did|is|are|was|were|cannot|can’t|won’t)|who|then|before|unless|whenever|even if|every time|(?<!\b(?:look|run|clean|chase) )after|if|(?:nobody|no one|everybody|everyone) [a-z]+s)\b/i;

/** `fly and his friends laugh at him`, `goes on holiday and melts`: a second happening. */
const SECOND_HAPPENING =
  / and (?:then |now )?(?:(?:the|an?|my|our|his|her|their|its) (?:\p{L}+ ){1,2}?)?(\p{L}+)(?= |$)/giu;

/** The text up to the verb of a second happening; `cakes and biscuits` and `sing and dance` stay together. */
function firstHappening(text: string): string {
  for (const found of text.matchAll(SECOND_HAPPENING)) {
    const word = (found[1] ?? '').toLowerCase();
    const hasSubject = found[0].trim().split(' ').length > 2;
    const isNoun = kindOfNoun(word) !== null && !hasSubject;
    const isPlural = hasSubject && /s$/.test(found[0].trim().split(' ').at(-2) ?? '');
    const form = analyzeVerb(word)?.form ?? '';
    const isVerb =
      /^(?:s|past)$/.test(form) ||
      (isPlural && (form === 'base' || verbClassOf(word) !== null)) ||
      (!isNoun && isPastTense(word));
    if (isVerb && !isNoun) return text.slice(0, found.index);
  }
  // `died last week and Hannah keeps asking`
  const named = / and \p{Lu}\p{Ll}+ (\p{Ll}+)/u.exec(text);
  return named && /^(?:s|past)$/.test(analyzeVerb(named[1] ?? '')?.form ?? '')
    ? text.slice(0, named.index)
    : text;
}

/** A longer predicate cannot be told several times on a page. */
const MAX_WORDS = 7;
const FUNCTION_WORD =
  /^(?:and|or|not|what|that|which|who|how|where|the|an?|to|of|in|on|at|by|from|with|without|for|as|than|into|about|his|her|their|its|my|our)$/i;

/** Drops what the cut has left of a phrase: `at the end` of `move to Canada at the end of the summer`. */
function dropCutPhrase(words: string[]): void {
  let last = '';
  while (words.length > 2 && FUNCTION_WORD.test(words.at(-1) ?? '')) last = words.pop() ?? '';
  if (last !== 'of') return;
  const at = words.findLastIndex((word) => /^(?:to|in|on|at|by|from|with|for|into)$/i.test(word));
  if (at > 1) words.splice(at);
}

/** A predicate whose first word is a verb in its base form; possessives become `owner` slots. */
export function readVerbPhrase(text: string, owner: 'L' | 'S'): VerbPhrase | null {
  const cut = firstHappening(
    text.replace(/^(?:both|all|even|really) (?=\p{L})/iu, '').split(CLAUSE_END)[0] ?? '',
  )
    .replace(/ (?:any ?more|no more|ever again)$/i, '')
    .trim();
  const all = cut.split(' ').filter(Boolean);
  // A long predicate is told several times on a page: `live by the river` of `live by the river with seven cats`.
  const end = all.length > 6 ? all.findIndex((word, i) => i >= 3 && /^(?:with|near|among)$/i.test(word)) : -1;
  const words = all.slice(0, end > 0 ? end : MAX_WORDS);
  if (end <= 0 && all.length > MAX_WORDS) dropCutPhrase(words);
  const isCut = words.length < all.length;
  while (
    words.length > 1 &&
    !(words[0] === 'let' && /^in$/i.test(words.at(-1) ?? '')) &&
    (/^(and|or|the|a|an|to|of|in|with|for|his|her|their|its|my)$/i.test(words.at(-1) ?? '') ||
      (isCut &&
        /^(?:not|what|who|which|that|how|she|he|they|is|are|at|on|from|by)$/i.test(words.at(-1) ?? '')))
  )
    // `at the end` of `at the end of the summer` says nothing alone.
    if (words.pop() === 'of' && isCut) {
      const preposition = words.findLastIndex((word) => /^(?:at|in|on|by|to|from|until)$/i.test(word));
      if (preposition > 1) words.splice(preposition);
    }
  const verb = (words[0] ?? '').toLowerCase();
  if (!/^[a-z]{2,}$/.test(verb)) return null;
  const rest = words
    .slice(1)
    .map((word) => {
      if (owner === 'S' && /^(?:my|our)$/i.test(word)) return '{L’s}';
      if (/^(his|her|their|its|my|our|your)$/i.test(word)) return `{${owner}.their~the}`;
      // What somebody does to the speaker, who is the lead.
      if (owner === 'S' && /^(?:me|us)$/i.test(word)) return '{L}';
      if (/^(himself|herself|itself|themselves|myself)$/i.test(word)) return 'alone';
      return word;
    })
    .join(' ');
  if (isPastParticiple(verb)) {
    const passive = rest ? `${verb} ${rest}` : verb;
    return { do: `be ${passive}`, did: `was ${passive}`, doing: `being ${passive}`, verb: `be ${verb}` };
  }
  const join = (form: string) => (rest ? `${form} ${rest}` : form);
  return { do: join(verb), did: inPast(join(pastTense(verb))), doing: join(presentParticiple(verb)), verb };
}

/** `cooked a dinner nobody liked`: what is said of the object is past as well. */
const inPast = (did: string): string =>
  did.replace(/\b(nobody|no one|everyone|everybody) (\p{Ll}+s)\b/giu, (all, who: string, word: string) => {
    const found = analyzeVerb(word);
    return found?.form === 's' ? `${who} ${pastTense(found.base)}` : all;
  });

/** A predicate whose first word is a finite verb or participle (`flies`, `flew`, `riding`); null when it is not a verb. */
export function readFinitePhrase(text: string, owner: 'L' | 'S'): VerbPhrase | null {
  const [first = '', ...rest] = text
    .trim()
    .replace(/^(?:only|always|often|sometimes|secretly|really|suddenly|just) (?=\p{L}{2})/iu, '')
    .split(' ');
  const base = baseOf(first.toLowerCase());
  return base === null ? null : readVerbPhrase([base, ...rest].join(' '), owner);
}

/** Past tenses that end in `t` in British English. */
const PAST_IN_T: ReadonlyMap<string, string> = new Map(
  Object.entries({
    burnt: 'burned',
    learnt: 'learned',
    dreamt: 'dreamed',
    spilt: 'spilled',
    spelt: 'spelled',
    leapt: 'leaped',
    leant: 'leaned',
    smelt: 'smelled',
    spoilt: 'spoiled',
  }),
);

function baseOf(found: string): string | null {
  const word = PAST_IN_T.get(found) ?? found;
  if (/^(is|are|was|were|has|have|had|will|would|can|could)$/.test(word)) return null;
  const known = analyzeVerb(word);
  if (known) return known.base;
  // `cross` is no third person.
  if (/ss$/.test(word)) return verbClassOf(word) === null ? null : word;
  for (const form of ['present', 'gerund', 'past'] as const) {
    const base = infinitiveOf(word, form);
    if (base === word || !/^[a-z]{2,}$/.test(base)) continue;
    // `tostring` is no form of `tostr`.
    if (form === 'gerund' && verbClassOf(base) === null && !isEnglishWord(base) && kindOfNoun(base) === null)
      continue;
    const forms = conjugate(base);
    if ([forms.past, forms.present, forms.gerund].includes(word)) return base;
  }
  // `hogging`, whose base the library does not know.
  const doubled = /^(\p{L}+)(?<double>[bdgklmnprtvz])\k<double>ing$/u.exec(word);
  const single = doubled && `${doubled[1]}${doubled[2]}`;
  return single && (verbClassOf(single) !== null || kindOfNoun(single) !== null) ? single : null;
}
