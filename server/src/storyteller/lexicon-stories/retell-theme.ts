import { capitalize } from '../grammar/text-formatting.ts';
import { analyzeVerb, guessBaseForm, pastTense } from '../grammar/verb-inflection.ts';
import { peopleOfTheme } from '../parse/people-of-theme.ts';
import { capitalizeProperNouns } from '../theme/proper-nouns.ts';
import { type TaggedWord, tagWords } from '../theme/tag-words.ts';
import { verbClassOf } from '../word-net/verb-class-of.ts';

const PAST_OF_AUXILIARY: Readonly<Record<string, string>> = {
  is: 'was',
  am: 'was',
  are: 'were',
  'isn’t': 'wasn’t',
  'aren’t': 'weren’t',
  has: 'had',
  have: 'had',
  'hasn’t': 'hadn’t',
  'haven’t': 'hadn’t',
  does: 'did',
  do: 'did',
  'doesn’t': 'didn’t',
  'don’t': 'didn’t',
  can: 'could',
  'can’t': 'could not',
  cannot: 'could not',
  will: 'would',
  'won’t': 'would not',
  may: 'might',
  must: 'had to',
};
/** After these a verb keeps its base form. */
const BEFORE_INFINITIVE =
  /^(?:to|can|can’t|cannot|could|couldn’t|will|won’t|would|wouldn’t|does|doesn’t|do|don’t|did|didn’t|must|may|might|should|shouldn’t|let|make|makes|help|helps|not|never|rather)$/i;
/** No verbs, whatever the tagger says: `having her tonsils out on Thursday`. */
const PARTICLE = /^(?:out|off|up|down|in|on|over|away|back|about),?$/i;
const KIN =
  /(?<!\b(?:the|an?|his|her|their) |\} )\b(?:grandma|grandpa|granny|nana|mum|mummy|mom|dad|daddy)\b/g;
const CHILD =
  /^(?:(?:my|our) (?:\p{L}+ |\S+ year old )?(?:son|daughter|grandson|granddaughter|child|toddler|little one|boy|girl)|he|she|i|we)(?= )/iu;

/**
 * What a theme that is a sentence says, in the words of the story: the child is the lead and everything is past (`{L} cried when they left
 * {L.them} at nursery`); null where that is not certain. `isOfGrownUp` says that a grown-up wrote it, whose `we` are the grown-ups.
 */
export function retellTheme(sentence: string, isOfGrownUp: boolean): string | null {
  const said = sentence
    .replace(/[.!]+$/, '')
    .replace(/'/g, '’')
    .trim()
    .replace(
      /^(?:On|In|At|There|The|An?|One|Two|Three|Some|All|Every|When|During|Nobody|Everybody)\b/,
      (first) => first.toLowerCase(),
    );
  if (/[.!?;:“”"]|\b(?:you|your|i’m|i’ve|i’d|let’s|would|please)\b/i.test(said)) return null;
  const about = CHILD.exec(said)?.[0] ?? '';
  // Without a child at the beginning it is not certain who `he` is.
  if (isOfGrownUp && about === '') return null;
  const isOfNobody = peopleOfTheme(said).length === 0 && !/ \p{Lu}/u.test(said);
  if (!isOfGrownUp && isOfNobody && /\b(?:he|she)\b/i.test(said)) return null;
  const told = isOfGrownUp ? `{L}${ofGrownUp(said.slice(about.length))}` : ofChild(said);
  const past = inPastTense(told);
  return past === null ? null : capitalizeProperNouns(past.replace(KIN, capitalize));
}

/** What a grown-up writes behind the child: `we` are the grown-ups, and `her` is the lead. */
const ofGrownUp = (text: string): string =>
  text
    .replace(/\b(?:we|i)\b/gi, 'they')
    .replace(/\b(?:us|me)\b/gi, 'them')
    .replace(/\b(?:my|our)\b/gi, 'their')
    .replace(
      /\b(?:her|him)\b(?=$| (?:at|in|on|to|for|with|alone|go|and|when|because|or|off|every)\b)/gi,
      '{L.them}',
    )
    .replace(/\b(?:her|his)\b(?= \p{L})/giu, '{L.their~the}')
    .replace(/\b(?:he|she)\b/gi, '{L}');

/** What a child writes: the first persons are the lead. */
const ofChild = (text: string): string =>
  text.replace(/\b(?:we|i|me|us)\b/gi, '{L}').replace(/\b(?:my|our)\b/gi, '{L’s}');

/** A sentence with its finite verbs in the past tense; null where one is not known. */
function inPastTense(text: string): string | null {
  const words = tagWords(
    text
      .replace(/\{L’s\}|\{L\.their[^}]*\}/g, 'the')
      .replace(/\{L\.them\}/g, 'them')
      .replace(/\{L\}/g, 'Lisa'),
  );
  const typed = text.split(' ');
  if (words.length !== typed.length) return null;
  const past = typed.map((word, at) => pastOf(word, at, words));
  return past.includes(null) ? null : past.join(' ');
}

function pastOf(word: string, at: number, words: readonly TaggedWord[]): string | null {
  const before = words[at - 1];
  const isAdverbBefore = before?.tags.has('Adverb') ?? false;
  const governing = (isAdverbBefore ? words[at - 2] : before)?.word ?? '';
  if (BEFORE_INFINITIVE.test(governing)) return word;
  const auxiliary = PAST_OF_AUXILIARY[word.toLowerCase()];
  if (auxiliary !== undefined) return auxiliary;
  if (BEFORE_INFINITIVE.test(word) || PARTICLE.test(word)) return word;
  const tags = words[at]?.tags ?? new Set<string>();
  const lower = word.replace(/,$/, '').toLowerCase();
  const isPlural = isPluralSubject(isAdverbBefore ? words[at - 2] : before);
  const isBare = isPlural && before?.tags.has('Plural') === true && verbClassOf(lower) !== null;
  if (
    (!tags.has('Verb') && !isBare && !isTakenForNoun(lower, words, at)) ||
    tags.has('PastTense') ||
    tags.has('Gerund')
  )
    return word;
  const verb = analyzeVerb(lower);
  const isSingular = verb?.form === 's' || (verb === null && /s$/.test(lower));
  if (/^lies?$/.test(lower)) return /^(?:about|to)$/.test(words[at + 1]?.word ?? '') ? 'lied' : 'lay';
  if (!isSingular && !(isPlural && (verb === null || verb.form === 'base'))) return word;
  const base = verb?.base ?? guessBaseForm(lower, isSingular);
  return base === null ? null : `${pastTense(base)}${word.endsWith(',') ? ',' : ''}`;
}

/** `my brother snores and …`, where the tagger takes the verb for a noun. */
const isTakenForNoun = (word: string, words: readonly TaggedWord[], at: number): boolean =>
  /s$/.test(word) &&
  words[at - 1]?.tags.has('Noun') === true &&
  !words[at - 1]?.tags.has('Plural') &&
  !words[at - 1]?.tags.has('Possessive') &&
  (words[at + 1] === undefined || words[at + 1]?.tags.has('Conjunction') === true) &&
  verbClassOf(guessBaseForm(word, true) ?? '') !== null;

const isPluralSubject = (before: TaggedWord | undefined): boolean =>
  before !== undefined &&
  (/^(?:i|we|they|who|that|lisa|always|often|never|only|and)$/i.test(before.word) ||
    before.tags.has('Plural'));
