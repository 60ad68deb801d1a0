import { correctArticles, withArticle } from '../grammar/articles.ts';
import { infinitiveOf, isEnglishWord, isListedName } from '../grammar/inflections.ts';
import { extractKeywords } from '../grammar/keywords.ts';
import { isDeterminer, isPluralOrMass, looksEnglish, nounPhrase } from '../grammar/noun-phrase.ts';
import { isPastTense } from '../grammar/past-tense.ts';
import { analyzeVerb, guessBaseForm } from '../grammar/verb-inflection.ts';
import { readingLevelFor } from '../reading-level.ts';
import { kindOfNoun } from '../word-net/kind-of.ts';
import { verbClassOf } from '../word-net/verb-class-of.ts';
import { asQuotation, normalizeInput, truncateAtPause } from './normalize-input.ts';
import { parseClause } from './parse-clause.ts';
import { unwrapRequest } from './unwrap-request.ts';

/** A parsed theme. */
export type Theme = {
  /** What can follow `about`: `the sea`, `learning to share`, `how dragons learn to swim`; null when the theme can only be quoted. */
  topic: string | null;
  /** The longer topic for its first mention, up to the word limit. */
  fullTopic: string | null;
  /** The input as a sentence to quote, with end punctuation. */
  quotation: string;
  isQuestion: boolean;
  isOneWord: boolean;
  keywords: string[];
};

/** Later mentions of the topic have at most this many words. */
const MAX_REPEATED_TOPIC_WORDS = 14;
/** Children leave out the question mark. */
export const QUESTION =
  /^(?:why|how|where|what|who) (?:do|does|did|is|are|was|were|can|could|will)\b|^(?:can|could|do|does|is|are|will) (?:an?|the|my|our|people|animals) |^(?:do|does|did|can|are) (?:\p{L}{2,}[^s\W]s|fish|sheep|geese|mice|you|we|i) \p{L}/iu;

/** Parses the theme a user asked for, of which at most `maxWords` words are used. */
export function parseTheme(input: string, maxWords = readingLevelFor(null).maxThemeWords): Theme {
  const cleaned = unwrapRequest(normalizeInput(input)) || 'friendship';
  const isQuestion = /\?$/.test(cleaned) || QUESTION.test(cleaned);
  const asked = isQuestion && !/[.!?]$/.test(cleaned) ? `${cleaned}?` : cleaned;
  const long = truncateAtPause(asked, maxWords);
  const short = truncateAtPause(long, MAX_REPEATED_TOPIC_WORDS);
  const topic = isQuestion ? null : parseTopic(correctEnglishArticles(short));
  const fullTopic = topic === null ? null : parseTopic(correctEnglishArticles(long));
  const used = topic !== null && fullTopic === null ? short : long;
  return {
    topic,
    fullTopic: fullTopic ?? topic,
    quotation: asQuotation(used),
    isQuestion,
    isOneWord: !used.includes(' '),
    keywords: extractKeywords(used),
  };
}

function correctEnglishArticles(text: string): string {
  return looksEnglish(text) ? correctArticles(text) : text;
}

function parseTopic(text: string): string | null {
  if (
    !looksEnglish(text) ||
    /\b(i|me|my|mine|we|us|our|you|your|i’m|let’s)\b/i.test(text) ||
    /[.!?;:]/.test(text)
  )
    return null;
  const words = text.split(' ');
  const first = (words[0] ?? '').toLowerCase();
  const second = (words[1] ?? '').toLowerCase();
  const lowered = `${first}${text.slice(first.length)}`;
  // Said to the storyteller; what follows is no topic.
  if (/^(please|tell|explain|write|help) /.test(lowered)) return null;
  // `about how she needs it` does not say who, and `about how there is a ghost` is no English.
  if (/^(?:he|she|they|there) /.test(lowered)) return null;
  if (/^(how|why|what|where|when|who|which) /.test(lowered))
    return words.length > 2 && !/^(is|are|do|does|can|will)$/.test(second) ? lowered : null;
  if (/^(under|inside|in|on|at|behind|beyond|above|below) (the|a|an) /.test(lowered))
    return `what it is like ${lowered}`;
  if (/^to [a-z]+/.test(lowered)) return analyzeVerb(second) ? `how ${lowered}` : null;
  if (
    analyzeVerb(first)?.form === 'ing' ||
    (/[a-z]{2,}ing$/.test(first) &&
      !/^(king|ring|spring|wing|string|thing|nothing|pudding|morning|evening|sing)$/.test(first))
  )
    return lowered;
  if (
    analyzeVerb(first)?.form === 'base' &&
    words.length > 1 &&
    (isDeterminer(second) || /^(to|with|at|in|up|for|together|home|from|friends|through)$/.test(second))
  ) {
    return `how to ${lowered}`;
  }
  if (isClause(words) || isSentence(text)) return `how ${isName(words) ? text : lowered}`;
  // Two clauses, or one with a verb in the plural: `a hero with a weak power, he can only …`, `the children notice that …`.
  if (/, (?:he|she|it|they) |^(?:the )?\p{L}+(?:s|ren|ople) \p{L}+ (?:that|how) /iu.test(text)) return null;
  if (hasVerbBehindNoun(words)) return null;
  // Of a job, not of a name: `beekeeper’s apprentice`.
  return nounPhrase(/^\p{Ll}+er’s \p{L}+$/u.test(text) ? withArticle(text) : text);
}

/** `a boy who uses a wheelchair wants to come`, `a girl in a school paints what she sees`: a clause, though it begins like a noun phrase. */
const hasVerbBehindNoun = (words: readonly string[]): boolean =>
  words.some(
    (word, i) =>
      (i > 3 || (i === 1 && isName(words))) &&
      /^\p{Ll}+s$/u.test(word) &&
      !/^(?:who|that|which|and|or|but|he|she|it|what|when|an?|the|my|his|her|their|some|two|three)$/i.test(
        words[i - 1] ?? '',
      ) &&
      /^(?:to|what|how|that|an?|the|his|her|their|it|him|them|up|down)$/i.test(
        words[i + 1] ?? (words.includes('who') ? 'to' : ''),
      ) &&
      (i === 1 || analyzeVerb(word)?.form === 's' || verbClassOf(infinitiveOf(word, 'present')) !== null) &&
      !/[^s]s$/.test(words[i - 1] ?? ''),
  );

/** Whether a theme without a relative clause says what happens: `two penguins adopt an egg`. */
function isSentence(text: string): boolean {
  // `a boy and his grandpa build a boat out of boxes`
  const pair =
    /^(?:an?|the|two|three) \p{L}+ and (?:an?|the|his|her|their) \p{L}+ (\p{Ll}+) (?:an?|the|some|his|her|their) /u.exec(
      text,
    )?.[1];
  if (pair !== undefined && analyzeVerb(pair)?.form === 'base') return true;
  if (/\b(?:who|that|which|where|of|for|about)\b/i.test(text)) return false;
  const clause = parseClause(text);
  // `the dragon dance` at the end of a list is a thing.
  const isThing =
    clause !== null &&
    clause.past.split(' ').length === 1 &&
    kindOfNoun(text.split(' ').at(-1) ?? '') !== null &&
    text.includes(' and ');
  if (clause !== null && clause.subject !== 'they' && !isThing) return true;
  const verb =
    /^(?:an?|the|two|three|some) (?:\p{L}+ ){1,3}?(\p{Ll}+) (?:an?|the|her|his|its|their|too|my) /u.exec(
      `${text} `,
    )?.[1];
  return (
    verb !== undefined && verbClassOf(infinitiveOf(verb, 'present')) !== null && kindOfNoun(verb) === null
  );
}

/** Whether a clause begins with somebody’s name: `Kofi waits`, `Mei Lin won’t eat`. */
const isName = ([first = '', second = '']: readonly string[]): boolean =>
  /^\p{Lu}\p{Ll}/u.test(first) &&
  (/^\p{Lu}\p{Ll}/u.test(second) || isListedName(first) || !isEnglishWord(first));

function isClause(words: string[]): boolean {
  const start = isDeterminer(words[0] ?? '') ? 2 : 1;
  const relative = words.findIndex((word) => /^(who|that|which|where|of|in|with|for|about)$/i.test(word));
  const end = relative === -1 ? words.length : relative;
  for (let i = start; i < Math.min(end, start + 3); i += 1) {
    const word = (words[i] ?? '').toLowerCase();
    if (/^(and|or)$/i.test(words[i - 1] ?? '')) continue;
    if (/^(is|are|was|were|has|have|can|can’t|will|won’t|must|loses?|needs?|wants?)$/.test(word)) return true;
    // `puddles and falling leaves in autumn`
    if (/ing$/.test(words[i - 1] ?? '') && kindOfNoun(word) !== null && !isPluralOrMass(words[0] ?? ''))
      continue;
    if (/ing$/.test(words[i - 1] ?? '') && /^and$/i.test(words[i - 2] ?? '')) continue;
    const verb = analyzeVerb(word);
    const plural = isPluralOrMass(words[i - 1] ?? '');
    if (verb && i < words.length - 1 && (verb.form === 's' ? !plural : verb.form === 'base' && plural))
      return true;
    if (/^(everyone|everybody|they)$/i.test(words[0] ?? '') && guessBaseForm(word, true)) return true;
    if (isPastTense(word) && !/^(called|named|made|painted|dressed|filled|shaped|lost|left|full)$/.test(word))
      return true;
  }
  return false;
}
