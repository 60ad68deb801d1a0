import { conjugate, infinitiveOf, isEnglishWord, isListedName } from '../grammar/inflections.ts';
import { analyzeVerb } from '../grammar/verb-inflection.ts';
import { kindOfNoun } from '../word-net/kind-of.ts';
import { verbClassOf } from '../word-net/verb-class-of.ts';
import { isGivenName } from './given-name.ts';
import { isLiving, readNoun } from './noun.ts';
import { type TaggedWord, tagWords } from './tag-words.ts';

/** Where a text is a clause beyond doubt: its subject, and its words with the position of its finite verb. */
export type FoundClause = { subject: string; verbAt: number; words: readonly string[]; isPlural: boolean };

const AUXILIARY =
  /^(?:is|are|was|were|am|has|have|had|can|cannot|cant|could|will|would|wont|does|do|did|must|should|may|might|dont|doesnt|didnt|(?:is|are|was|were|has|have|had|ca|could|wo|would|does|do|did|must|should)n’t|can’t|won’t)$/i;
const PLURAL_AUXILIARY = /^(?:are|were|have|do|aren’t|weren’t|haven’t|don’t|dont)$/i;
const SINGULAR_AUXILIARY = /^(?:is|was|am|has|does|isn’t|wasn’t|hasn’t|doesn’t|doesnt)$/i;
const PRONOUN =
  /^(?:i|we|he|she|it|they|you|everyone|everybody|nobody|somebody|someone|something|everything|nothing|there)$/i;
const PLURAL_PRONOUN = /^(?:i|we|they|you)$/i;
const DETERMINER =
  /^(?:the|an?|my|our|his|her|their|one|two|three|four|five|six|seven|eight|nine|ten|some|every|each|all|no|this|that|these|those|another)$/i;
const KIN =
  /^(?:mum|mummy|mom|mommy|mama|dad|daddy|papa|grandma|grandpa|granny|grandad|granddad|gran|nan|nana|oma|opa|abuela|auntie|uncle|aunt|santa|mr|mrs|miss|ms|dr)$/i;
const ADVERB =
  /^(?:always|never|just|only|really|sometimes|often|still|both|all|also|suddenly|nearly|almost|finally|then|now|already|usually|secretly|accidentally|even|not|once)$/i;
const ENDS_SUBJECT =
  /^(?:who|that|which|whose|where|when|because|if|while|how|why|what|whom|so|but|than|until)$/i;
const PREPOSITION =
  /^(?:of|in|on|at|to|from|with|without|near|under|by|for|over|behind|after|before|about|into|inside|like|next|beside|between|during)$/i;
/** Forms that are no noun, so that they are verbs also behind a bare noun: `honey drips` is not certain, `honey tastes good` neither. */
const SURE_PRESENT =
  /^(?:wants|needs|loves|likes|goes|gets|hates|says|becomes|lives|eats|takes|comes|keeps|learns|knows|thinks|sees|tells|loses|feels|gives|forgets|believes|refuses|meets|brings|sings|writes|grows|sneezes|snores|giggles)$/i;
const SURE_BASE =
  /^(?:want|need|love|like|go|get|hate|become|live|eat|take|come|keep|learn|know|think|see|tell|lose|feel|give|forget|believe|refuse|meet|bring|sing|write|grow|come|run|throw|say|fly|climb|fall|speak|adopt|build|argue|find|make|have)$/i;
const SURE_PAST =
  /^(?:went|came|ate|broke|fell|ran|took|gave|saw|began|flew|forgot|swam|sang|drank|wrote|rode|drove|threw|woke|wore|bit|chose|did|got|knew|grew|blew|drew|stole|spoke|sank|rang|shook|tore|died|became|lay)$/i;
const AFTER_A_VERB =
  /^(?:the|an?|my|our|his|her|their|its|some|all|one|two|three|to|at|in|on|into|up|down|off|away|out|over|through|from|with|for|like|about|around|him|her|it|them|me|us|every|everyone|everything|nothing|too|so|when|because|if|and|but|alone|together|again|last|yesterday|today|every|home|back|loudly|quickly|slowly|very|better|well|no|not|asleep|awake|wrong|upside|what|how|that|as|under|behind|by|until|after|before|without|next|someone|somebody|\p{L}+ly|\p{L}+wards?|\p{L}+ing)$/iu;

const OBJECT_BEGINS = /^(?:the|an?|my|our|his|her|their|its|him|it|them|me|us|to)$/i;

/** What a verb in -s has as its base; null where it is none. */
function baseOfPresent(word: string): string | null {
  const lower = word.toLowerCase();
  if (!/[^su’]s$/.test(lower)) return null;
  if (SURE_PRESENT.test(lower)) return infinitiveOf(lower, 'present');
  const known = analyzeVerb(lower);
  if (known) return known.form === 's' ? known.base : null;
  const base = infinitiveOf(lower, 'present');
  return base !== lower && verbClassOf(base) !== null && conjugate(base).present === lower ? base : null;
}

/** Whether a word can be a verb in the past tense. */
export const isPastForm = (word: string): boolean => {
  const lower = word.toLowerCase();
  if (/^(?:burnt|learnt|dreamt|spilt|smelt|leapt|spelt)$/.test(lower)) return true;
  const known = analyzeVerb(lower);
  if (known) return known.form === 'past';
  const base = infinitiveOf(lower, 'past');
  return base !== lower && verbClassOf(base) !== null && conjugate(base).past === lower;
};

const isAlsoNoun = (word: string): boolean =>
  kindOfNoun(word) !== null || (isEnglishWord(word) && tagWords(word)[0]?.tags.has('Noun') === true);

/** How sure a subject is: a pronoun or a name can be nothing else, a determined noun phrase may go on, a bare noun
 * nearly always does; a word that no list has is a name where the verb is certain. */
type Sureness = 'pronoun' | 'name' | 'unknown' | 'determined' | 'bare';

/** Capitalized because they begin a text. */
const COMMON = /(?:tion|ness|ity|ism|ing|ment|ship|[^s]s|ed|ly|ic|ful|ous)$/;

function surenessOf(words: readonly string[]): Sureness {
  const [first = ''] = words;
  if (PRONOUN.test(first)) return 'pronoun';
  if (DETERMINER.test(first)) return 'determined';
  const isCapital = /^\p{Lu}/u.test(first);
  if (KIN.test(first) || (isCapital && isGivenName(first))) return 'name';
  const mayBeName =
    isListedName(first) ||
    tagWords(first)[0]?.tags.has('FirstName') ||
    (kindOfNoun(first) === null && !COMMON.test(first));
  if (isCapital && mayBeName) return 'unknown';
  if (/^\p{Lu}?\p{L}+[’']s$/u.test(first)) return 'determined';
  return 'bare';
}

/**
 * Finds the finite verb of a text that is a clause beyond doubt, with its own subject in front: `my tooth fell out`. Null for titles, topics and
 * activities (`lost toys`, `hair: curls and braids`, `potty training`), for questions, and wherever a noun could be meant.
 */
export function findClause(text: string): FoundClause | null {
  if (/[:;/()\n–—]| - |\?$/.test(text)) return null;
  const words = text
    .replace(/[.!]+$/, '')
    .split(/\s+/)
    .filter(Boolean);
  const [first = ''] = words;
  // `we’ve` is written out before.
  if (/’(?:m|re|ve|d|ll)$/i.test(first)) return null;
  if (words.length < 2 || ENDS_SUBJECT.test(first) || PREPOSITION.test(first)) return null;
  const sureness = surenessOf(words);
  if (sureness === 'bare' && /\p{L}ing$/u.test(first) && kindOfNoun(first) === null) return null;
  const tagged = tagWords(text.replace(/[.!]+$/, ''));
  if (tagged.length !== words.length) return null;
  for (let at = 1; at < Math.min(words.length, 9); at += 1) {
    const word = words[at] ?? '';
    if (ENDS_SUBJECT.test(word) || /[,]$/.test(words[at - 1] ?? '')) return null;
    if (ADVERB.test(word)) continue;
    const isPlural = isPluralSubject(words, tagged, at);
    if (isFiniteVerb(words, tagged, at, sureness, isPlural))
      return { subject: words.slice(0, at).join(' '), verbAt: at, words, isPlural };
    if (sureness === 'pronoun') return null;
  }
  return null;
}

/** Whether the subject that ends before a position is in the plural; what a preposition adds does not count: `the box of pens`. */
function isPluralSubject(words: readonly string[], tagged: readonly TaggedWord[], end: number): boolean {
  const [first = ''] = words;
  if (PRONOUN.test(first)) return PLURAL_PRONOUN.test(first);
  const preposition = words.findIndex((word, i) => i > 0 && i < end && PREPOSITION.test(word));
  let head = (preposition > 0 ? preposition : end) - 1;
  while (head > 0 && ADVERB.test(words[head] ?? '')) head -= 1;
  if (words.slice(0, head + 1).some((word) => /^and$/i.test(word))) return true;
  const word = (words[head] ?? '').toLowerCase();
  return (
    tagged[head]?.tags.has('Plural') === true ||
    /(?:children|people|twins|mice|geese|sheep|police|parents)$/.test(word) ||
    /^(?:two|three|four|five|six|seven|eight|nine|ten|these|those)$/i.test(first)
  );
}

function isFiniteVerb(
  words: readonly string[],
  tagged: readonly TaggedWord[],
  at: number,
  sureness: Sureness,
  isPlural: boolean,
): boolean {
  const word = words[at] ?? '';
  const next = words[at + 1];
  let before = at - 1;
  while (before > 0 && ADVERB.test(words[before] ?? '')) before -= 1;
  const previous = words[before] ?? '';
  const mayEndSubject =
    !DETERMINER.test(previous) &&
    !PREPOSITION.test(previous) &&
    !/^(?:and|or)$/i.test(previous) &&
    !/[’']s$/.test(previous);
  if (!mayEndSubject && !(at === 1 && /^(?:one|some|all|each|this|that|these|those)$/i.test(previous)))
    return false;
  if (AUXILIARY.test(word)) {
    if (sureness === 'bare' && /^(?:do|have|can|will|may|might|must|am)$/i.test(word) && !isPlural)
      return false;
    if (PLURAL_AUXILIARY.test(word)) return isPlural || sureness === 'pronoun';
    return (
      !(SINGULAR_AUXILIARY.test(word) && isPlural && /^and$/i.test(words[1] ?? '')) && next !== undefined
    );
  }
  const isVerb = tagged[at]?.tags.has('Verb') === true;
  const isFollowed =
    next === undefined ||
    AFTER_A_VERB.test(next) ||
    isGivenName(next) ||
    ((isVerb || !isAlsoNoun(word)) && isSomebody(words.slice(0, before + 1)));
  const isBareSomebody =
    sureness === 'bare' && isVerb && next !== undefined && isSomebody(words.slice(0, before + 1));
  if (sureness === 'pronoun') return isPastForm(word) || (isPlural ? isBase(word) : /[^su’]s$/i.test(word));
  if (baseOfPresent(word) !== null && !isPlural) {
    if (SURE_PRESENT.test(word)) return next !== undefined;
    if (sureness === 'bare') return isBareSomebody;
    // `Winter plays`, `Space rockets and …`, but `Leo bites his friend`.
    if (sureness === 'unknown' && OBJECT_BEGINS.test(next ?? '')) return true;
    if (
      sureness === 'unknown' &&
      (isAlsoNoun(word) || next === undefined || /^(?:and|or|but|in|at|of|for|on|with)$/i.test(next))
    )
      return false;
    return isAlsoNoun(word)
      ? (sureness === 'name' || isVerb) && next !== undefined && (sureness === 'name' || isFollowed)
      : isFollowed;
  }
  if (SURE_PAST.test(word)) return sureness !== 'bare' || next !== undefined;
  if (isPastForm(word)) {
    if (sureness === 'unknown' && !OBJECT_BEGINS.test(next ?? '')) return false;
    if (sureness === 'bare' || /^by$/i.test(next ?? '') || tagged[at]?.tags.has('Noun')) return false;
    return (
      isFollowed &&
      !(
        sureness === 'determined' &&
        /^(?:an?|one|some)$/i.test(words[0] ?? '') &&
        PREPOSITION.test(next ?? '')
      )
    );
  }
  if (!isPlural || !isBase(word)) return false;
  if (isBareSomebody && !isAlsoNoun(word)) return true;
  if (sureness === 'bare') return SURE_BASE.test(word) && next !== undefined && AFTER_A_VERB.test(next);
  return (SURE_BASE.test(word) || !isAlsoNoun(word)) && isFollowed;
}

const isSomebody = (subject: readonly string[]): boolean => {
  const noun = readNoun(subject.join(' ').toLowerCase());
  return noun !== null && isLiving(noun);
};

const isBase = (word: string): boolean => {
  const lower = word.toLowerCase();
  const known = analyzeVerb(lower);
  return known ? known.form === 'base' : verbClassOf(lower) !== null;
};

/** Whether a text says that somebody does or is something, in a clause or in a relative clause: `a mouse who is afraid`. */
export const saysWhatHappens = (text: string): boolean =>
  findClause(text) !== null ||
  /^\S+(?: \S+){1,5}? (?:who|that|which|whose) \S/i.test(text) ||
  /^(?:i|we|you|he|she|it|they|there)(?:’m|’re|’s|’ve|’d|’ll) /i.test(text);
