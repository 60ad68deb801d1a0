import { isDeterminer, isPluralOrMass } from '../grammar/noun-phrase.ts';
import { analyzeVerb, guessBaseForm, pastTense } from '../grammar/verb-inflection.ts';
import { findClause } from '../theme/find-clause.ts';
import { verbClassOf } from '../word-net/verb-class-of.ts';
import {
  COMES_OF_ITSELF,
  isAdjective,
  isDeedOfSomebody,
  isForSomebody,
  isLastOfPair,
  isNounPhrase,
  NOUN_OR_VERB,
} from './noun-or-verb.ts';

/** A parsed clause: its subject, and its predicate in the past tense (`found the moon`) and as an infinitive (`find the moon`). */
export type Clause = {
  subject: string;
  isPlural: boolean;
  baseVerb: string;
  past: string;
  infinitive: string;
};

const PRONOUN =
  /^(they|we|he|she|it|everyone|everybody|nobody|no-one|somebody|someone|everything|nothing|both|all|each|there)$/;
const ADVERB =
  /^(all|both|finally|always|never|also|then|really|just|still|ever|soon|even|once|nearly|almost|happily|safely|again|together|each|quickly|slowly|now|hardly|barely)$/;
const AUXILIARY =
  /^(is|are|was|were|isn’t|aren’t|wasn’t|weren’t|has|have|had|can|can’t|cannot|could|will|won’t|would|should|must|may|doesn’t|don’t|didn’t|does|do|did)$/;
const STATE_COMPLEMENT =
  /^(happy|safe|friends|proud|brave|free|kind|warm|rich|famous|together|home|asleep|well|better|glad|best|good|nice|equal|strong|calm)$/;
/** Groups, whose verb may be plural: `the family eat bread`. */
const COLLECTIVE = /^(family|team|class|crew|staff|band|crowd|village|police|audience|pack|choir|group)$/;

/** Parses a clause; null when that is not certain to succeed. */
export const parseClause = (text: string): Clause | null => parseByPatterns(text) ?? parseByTags(text);

/** Reads what the patterns do not know by parts of speech: `the orchard blossoms`, `Mum and Dad come home`. */
function parseByTags(text: string): Clause | null {
  const words = text.split(' ');
  const found = findClause(text.replace(/\{[LFT]’s\}/g, 'their'));
  // `no more tears`
  if (/^(?:no|not|more) /i.test(text)) return null;
  if (found === null || found.verbAt < 1 || found.words.length !== words.length) return null;
  const lower = words.map((word) => word.toLowerCase());
  const subject = words.slice(0, found.verbAt).join(' ');
  return parsePredicate(subject, found.isPlural, lower.slice(found.verbAt), words.slice(found.verbAt), true);
}

function parseByPatterns(text: string): Clause | null {
  const words = text.split(' ');
  const lower = words.map((word) => word.toLowerCase());
  const first = lower[0] ?? '';
  if (first === 'no' && lower[1] === 'one')
    return parsePredicate('nobody', false, lower.slice(2), words.slice(2), true);
  if (PRONOUN.test(first)) return parseAfterPronoun(first, words, lower);
  if (AUXILIARY.test(first)) return null;
  const lead = isAdjective(first, lower[1]) ? null : analyzeVerb(first);
  if (lead?.form === 'base' && !COMES_OF_ITSELF.test(first) && startsObject(lower[1], lead.base))
    return parsePredicate('they', true, lower, words, true);
  if (lead?.form === 'ing')
    return parsePredicate('they', true, [lead.base, ...lower.slice(1)], [lead.base, ...words.slice(1)], true);
  return parseAfterNoun(words, lower);
}

function parseAfterPronoun(first: string, words: string[], lower: string[]): Clause | null {
  const ofThem = /^(all|both) of (them|us)\b/.test(lower.join(' '));
  if (
    (first === 'all' || (first === 'both' && isPluralOrMass(lower[1] ?? ''))) &&
    !ofThem &&
    !AUXILIARY.test(lower[1] ?? '') &&
    analyzeVerb(lower[1] ?? '')?.form !== 'base'
  )
    return isDeterminer(lower[1] ?? '') || /^\{[lft]’s\}$/.test(lower[1] ?? '') || first === 'both'
      ? parseAfterNoun(words, lower)
      : null;
  const skip = ofThem ? 3 : 1;
  // `each has a turn` is singular, but the group is meant.
  const isPlural = /^(they|we|both|all)$/.test(first);
  const subject = /^(both|all|we)$/.test(first) ? 'they' : first === 'each' ? 'each of them' : first;
  if (lower[1] === 'else' && /^(every|no|some)(one|body)$/.test(first))
    return parsePredicate(`${first} else`, false, lower.slice(2), words.slice(2), true);
  return parsePredicate(subject, isPlural, lower.slice(skip), words.slice(skip), true);
}

function parseAfterNoun(words: string[], lower: string[]): Clause | null {
  // `one sticks to the ceiling` has no noun after the numeral.
  const isAlone =
    lower[0] === 'one' &&
    analyzeVerb(lower[1] ?? '')?.form === 's' &&
    /^(?:to|in|on|at|up|away|off|out|into|for|with|from|over)$/.test(lower[2] ?? '');
  const start = /^all (?:the|my|his|her|their|\{[lft]’s\}) /.test(lower.join(' '))
    ? 3
    : isDeterminer(lower[0] ?? '') && !isAlone
      ? 2
      : 1;
  for (let i = start; i < Math.min(lower.length, start + 6); i += 1) {
    const word = lower[i] ?? '';
    const before = lower[i - 1] ?? '';
    if (/^(who|that|which|where|when|with|because|for)$/.test(word)) return null;
    const isPlural =
      lower.slice(0, i).includes('and') ||
      (isPluralOrMass(before) && /s$|^(children|people|kids|mice)$/.test(before) && !isOfOne(lower, i)) ||
      (/^(?:sheep|geese|deer|fish)$/.test(before) && analyzeVerb(word)?.form === 'base') ||
      (COLLECTIVE.test(before) && analyzeVerb(word)?.form === 'base');
    const next = ADVERB.test(word) ? (lower[i + 1] ?? '') : word;
    const form =
      analyzeVerb(next)?.form ?? (next === 'lasts' || isDeedOfSomebody(words, lower, i) ? 's' : undefined);
    const agrees =
      (AUXILIARY.test(next) && !isDeterminer(before)) ||
      (form === 's' && !isPlural) ||
      (form === 'base' && isPlural) ||
      (form === 'past' &&
        i < lower.length - 1 &&
        i > start - 1 &&
        !/^(lost|left|lit|broken|read|set)$/.test(next));
    if (!agrees || isLastOfPair(lower, i) || (form === 's' && isNounBeforeVerb(lower, i))) continue;
    if (!isAlone && (start === 1 ? isNounPhrase(words, i) : isForSomebody(words, i))) return null;
    const mustBeVerb = analyzeVerb(next) === null;
    return parsePredicate(words.slice(0, i).join(' '), isPlural, lower.slice(i), words.slice(i), mustBeVerb);
  }
  return null;
}

/** Whether a word that could be a verb is the noun before it: `the northern lights come out`. */
const isNounBeforeVerb = (lower: readonly string[], i: number): boolean =>
  isPluralOrMass(lower[i] ?? '') &&
  /^(?:come|are|were|have|go|shine|appear|dance|fall|stay|get)$/.test(lower[i + 1] ?? '');

/** Whether a subject is one thing of several, whose verb is in the singular: `the tin of peaches`. */
const isOfOne = (lower: readonly string[], end: number): boolean =>
  /^(?:an?|the|one|every|this) (?:[^ ]+ full|[^ ]*[^s ]) of /.test(lower.slice(0, end).join(' '));

function parsePredicate(
  subject: string,
  isPlural: boolean,
  lower: string[],
  words: string[],
  mustBeVerb: boolean,
): Clause | null {
  let at = 0;
  while (
    ADVERB.test(lower[at] ?? '') &&
    at < lower.length - 1 &&
    !(STATE_COMPLEMENT.test(lower[at] ?? '') && at === lower.length - 1)
  )
    at += 1;
  const adverbs = lower.slice(0, at).join(' ');
  const verb = lower[at] ?? '';
  const rest = words.slice(at + 1);
  if (!verb) return null;
  // `his teeth are shiny` says itself that they are several.
  const was = isPlural || /^(?:are|were|aren’t|weren’t)$/.test(verb) ? 'were' : 'was';
  const isThird = analyzeVerb(verb)?.form === 's' || /^(?:is|was|has|can)$/.test(verb);
  const make = (baseVerb: string, past: string, infinitive: string): Clause => ({
    subject,
    isPlural,
    baseVerb,
    past: [adverbs, past, ...inflectRest(rest, 'past', isThird)].filter(Boolean).join(' '),
    infinitive: [adverbs, infinitive, ...inflectRest(rest, 'infinitive', isThird)].filter(Boolean).join(' '),
  });
  if (STATE_COMPLEMENT.test(verb)) return make('be', `${was} ${verb}`, `be ${verb}`);
  if (/^(is|are|was|were)$/.test(verb) && rest[0]?.toLowerCase() === 'not') {
    rest.shift();
    return make('be', `${was} not`, 'not be');
  }
  if (/^(is|are|was|were)$/.test(verb)) return rest.length > 0 ? make('be', was, 'be') : null;
  if (/^(isn’t|aren’t|wasn’t|weren’t)$/.test(verb)) return make('be', `${was} not`, 'not be');
  if (/^(has|have|had)$/.test(verb)) return make('have', 'had', 'have');
  if (/^(can|could)$/.test(verb)) return make('can', 'could', 'be able to');
  if (/^(can’t|cannot)$/.test(verb)) return make('can', 'could not', 'not be able to');
  if (/^(will|would|should|must|may)$/.test(verb))
    return parsePredicate(subject, isPlural, lower.slice(at + 1), words.slice(at + 1), true);
  if (verb === 'won’t') return negated();
  if (/^(doesn’t|don’t|didn’t)$/.test(verb)) return negated();
  if (/^(does|do|did)$/.test(verb) && rest[0]?.toLowerCase() === 'not') {
    rest.shift();
    return negated();
  }
  if (verb === 'be' || verb === 'being') return make('be', was, 'be');
  const form = analyzeVerb(verb);
  if (form && form.form !== 'ing') return make(form.base, pastTense(form.base), form.base);
  const guessed = mustBeVerb ? guessBaseForm(verb, !isPlural) : null;
  return guessed ? make(guessed, pastTense(guessed), guessed) : null;

  function negated(): Clause | null {
    const base = analyzeVerb(rest[0] ?? '')?.base ?? guessBaseForm(rest[0] ?? '', false);
    if (!base) return null;
    rest.shift();
    return make(base, `did not ${base}`, `not ${base}`);
  }
}

/** Inflects the words after the verb: coordinated verbs take the target form, finite verbs in subordinate clauses the past tense. `isThird`: the verb is one as in `he comes`. */
function inflectRest(rest: string[], target: 'past' | 'infinitive', isThird = false): string[] {
  const at = target === 'past' ? rest.findIndex((_, i) => endsBeforeClause(rest, i)) : -1;
  const clause = at > 0 ? parseClause(rest.slice(at).join(' ')) : null;
  if (clause) return [...inflectRest(rest.slice(0, at), target), clause.subject, ...clause.past.split(' ')];
  return rest.map((word, i) => {
    const before = rest[i - 1]?.toLowerCase() ?? '';
    const joined =
      /^(and|then|or|but)$/.test(before) ||
      (ADVERB.test(before) && /^(and|then)$/.test(rest[i - 2]?.toLowerCase() ?? ''));
    const form = analyzeVerb(word);
    // `comes home and plays cards`, unlike `comes home with songs and plays`.
    const isSecondVerb = isThird && before === 'and' && form?.form === 's' && i < rest.length - 1;
    const inInfinitive = form?.form === 'base' && rest.slice(0, i).some(isInfinitive);
    if (
      joined &&
      !inInfinitive &&
      form &&
      (form.form !== 'past' || (target === 'infinitive' && before === 'and')) &&
      (form.form !== 'ing' || before === 'and') &&
      (isSecondVerb || !NOUN_OR_VERB.test(word)) &&
      !/^(love|help|party|rest|play|dance|hope|trust|show|work|peace|dream|colou?r|music|fish|light|drink)$/i.test(
        word,
      )
    ) {
      return target === 'past' ? pastTense(form.base) : form.base;
    }
    // `gets better and squeaks again`
    if (before === 'and' && !form && ADVERB.test(rest[i + 1] ?? '')) {
      const base = guessBaseForm(word, true);
      if (base) return target === 'past' ? pastTense(base) : base;
    }
    if (joined && /^(are|is)$/i.test(word))
      return target === 'past' ? (word === 'is' ? 'was' : 'were') : 'be';
    if (joined && /^(has|have)$/i.test(word)) return target === 'past' ? 'had' : 'have';
    if (target === 'past' && isAfterConjunction(rest, i)) {
      if (form && /^(s|base)$/.test(form.form)) return pastTense(form.base);
      const base = form ? null : guessBaseForm(word, !/^they$/i.test(before));
      if (base && verbClassOf(base) !== null) return pastTense(base);
    }
    if (target === 'infinitive' || isDeterminer(before)) return word;
    return PAST_OF_AUXILIARIES.get(word.toLowerCase()) ?? word;
  });
}

/** Whether a clause begins at a word: `until Mum comes`, `so hard that a screw falls out`, `so happy he cries`. */
function endsBeforeClause(rest: readonly string[], i: number): boolean {
  const before = rest[i - 1]?.toLowerCase() ?? '';
  return (
    /^(?:when|whenever|because|until|while)$/.test(before) ||
    (before === 'that' && rest[i - 3] === 'so') ||
    (rest[i - 2] === 'so' && /^(?:he|she|it|they)$/i.test(rest[i] ?? ''))
  );
}

/** Whether a word is the verb of a clause such as `whenever she likes`. */
function isAfterConjunction(rest: readonly string[], i: number): boolean {
  return (
    /^(he|she|it|they|everyone|everybody)$/i.test(rest[i - 1] ?? '') &&
    /^(when|whenever|because|until|while|where|wherever|how|what|as)$/i.test(rest[i - 2] ?? '')
  );
}

const PAST_OF_AUXILIARIES = new Map([
  ['does', 'did'],
  ['don’t', 'didn’t'],
  ['is', 'was'],
  ['are', 'were'],
  ['can', 'could'],
  ['will', 'would'],
  ['isn’t', 'wasn’t'],
  ['aren’t', 'weren’t'],
  ['has', 'had'],
  ['can’t', 'couldn’t'],
]);

/** Whether a word is the verb of an infinitive (`to visit`): verbs coordinated with it stay as they are. */
function isInfinitive(word: string, i: number, rest: readonly string[]): boolean {
  return rest[i - 1]?.toLowerCase() === 'to' && analyzeVerb(word)?.form === 'base';
}

function startsObject(word: string | undefined, base: string): boolean {
  if (!word)
    return /^(win|sleep|celebrate|dance|laugh|share|escape|marry|succeed|sing|fly|help|learn)$/.test(base);
  return (
    isDeterminer(word) ||
    /^(to|with|in|at|on|into|from|for|about|together|home|back|happily|up|down|out|off|away|everyone|everybody|friends|it|them|each|new|how|that|enough|real|hidden|buried|magic|lost|treasure|gold|peace)$/.test(
      word,
    ) ||
    isPluralOrMass(word)
  );
}
