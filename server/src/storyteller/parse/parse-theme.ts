import { correctArticles, withArticle } from '../grammar/articles.ts';
import { infinitiveOf } from '../grammar/inflections.ts';
import { extractKeywords } from '../grammar/keywords.ts';
import { isDeterminer, looksEnglish, nounPhrase } from '../grammar/noun-phrase.ts';
import { analyzeVerb } from '../grammar/verb-inflection.ts';
import { readingLevelFor } from '../reading-level.ts';
import { isAbstract } from '../theme/can-act.ts';
import { findClause } from '../theme/find-clause.ts';
import { readNoun } from '../theme/noun.ts';
import { tagWords } from '../theme/tag-words.ts';
import { verbClassOf } from '../word-net/verb-class-of.ts';
import { splitHeading, writtenOut } from './heading.ts';
import { asQuotation, normalizeInput, truncateAtPause } from './normalize-input.ts';
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
  const said = writtenOut(unwrapRequest(normalizeInput(input))) || 'friendship';
  const cleaned = splitHeading(said).heading;
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
  const clause = findClause(text);
  if (clause !== null)
    return `how ${isDeterminer(first) || /^(?:every|some|no|any)/.test(first) ? lowered : text}`;
  // Two clauses, or one with a verb in the plural: `a hero with a weak power, he can only …`, `the children notice that …`.
  if (/, (?:he|she|it|they) |^(?:the )?\p{L}+(?:s|ren|ople) \p{L}+ (?:that|how) /iu.test(text)) return null;
  if (hasVerbBehindNoun(words)) return null;
  // Of a job, not of a name: `beekeeper’s apprentice`.
  return nounPhrase(/^\p{Ll}+er’s \p{L}+$/u.test(text) ? withArticle(text) : text) ?? otherNounPhrase(text);
}

const COUNTED =
  /^(?:animal|bird|bug|being|person|vehicle|machine|instrument|toy|furniture|tool|clothes|place)$/;

/** A noun phrase of words that no list has: plurals and abstract nouns as they are, things with an article. */
function otherNounPhrase(text: string): string | null {
  const words = tagWords(text);
  const isPhrase = words.every(
    ({ tags }) =>
      !tags.has('Verb') &&
      (tags.has('Noun') || tags.has('Adjective') || tags.has('Conjunction') || tags.has('Preposition')),
  );
  const noun = isPhrase ? readNoun(text) : null;
  if (!noun || noun.isProper) return null;
  if (/^\p{Lu}/u.test(words.at(-1)?.word ?? '')) return text;
  if (noun.isPlural || isAbstract(noun)) return text;
  return COUNTED.test(noun.kind ?? '') ? withArticle(text) : null;
}

/** `a boy who uses a wheelchair wants to come`, `a girl in a school paints what she sees`: a clause, though it begins like a noun phrase. */
const hasVerbBehindNoun = (words: readonly string[]): boolean =>
  words.some(
    (word, i) =>
      i > 3 &&
      /^\p{Ll}+s$/u.test(word) &&
      !/^(?:who|that|which|and|or|but|he|she|it|what|when|an?|the|my|his|her|their|some|two|three)$/i.test(
        words[i - 1] ?? '',
      ) &&
      /^(?:to|what|how|that|an?|the|his|her|their|it|him|them|up|down)$/i.test(
        words[i + 1] ?? (words.includes('who') ? 'to' : ''),
      ) &&
      (analyzeVerb(word)?.form === 's' || verbClassOf(infinitiveOf(word, 'present')) !== null) &&
      !/[^s]s$/.test(words[i - 1] ?? ''),
  );
