import { correctArticles } from '../grammar/articles.ts';
import { extractKeywords } from '../grammar/keywords.ts';
import { isCountable, looksEnglish, nounPhrase } from '../grammar/noun-phrase.ts';
import { readingLevelFor } from '../reading-level.ts';
import type { CastMember } from '../story-plan.ts';
import { asQuotation, normalizeInput, truncateAtPause } from './normalize-input.ts';
import { type Clause, parseClause } from './parse-clause.ts';

/** What an ending is about, which decides how its page is worded; `quoted` when it could not be parsed. */
export type EndingKind =
  | 'find'
  | 'learn'
  | 'win'
  | 'friends'
  | 'home'
  | 'sleep'
  | 'party'
  | 'state'
  | 'deed'
  | 'thing'
  | 'quoted';

/** A parsed ending. */
export type Ending = {
  kind: EndingKind;
  /**
   * The first clause as a statement in the past tense or a noun phrase, without capital and full stop: `{ALL} found the lost moon`,
   * `the end of homework`; empty for a quoted ending.
   */
  statement: string;
  /** The statement with all further clauses: `the volcano said sorry, and they all danced`. */
  fullStatement: string;
  /** The complement of `wished`: `to find the lost moon`, `that everyone would be happy`, `for a party`; null for a quoted ending. */
  wish: string | null;
  /** The input as a sentence to quote, with end punctuation. */
  quotation: string;
  isQuestion: boolean;
  keywords: string[];
};

const LEAD_IN =
  /^(and |so )?((the |this |my )?(story|ending|it|tale) (is|ends?|finishes|should end|will end) (that|with|when|where|in|by)? ?|i (want|wish|hope|would like) (it |for )?(that |to end with |to )?|(in the end|at the end|at last|finally|and|then|so|with|by|when|that)\b,? )+/i;
/** Splits an ending into clauses; the capture group keeps what stood between them. */
const CLAUSE_BREAK =
  /([.;!]+|,? (?:and )?then\b|,? but\b|,? so\b(?! that)|, and\b|, | and (?=(?:they|everyone|everybody|he|she|we|nobody|there|the \w+ (?:is|are|has|can|\w+s)\b)))\s*/i;
const FIRST_PERSON = /\b(i|me|my|mine|us|you|your|i’m|let’s)\b/i;

/** Whom pronouns of an ending mean because of the theme: `he comes back` after `my dog ran away`. */
export type Referents = {
  /** Whom `he`, `she` and `it` mean, as text or slot. */
  singular?: string | undefined;
  /** What `it` means where somebody did something to a thing. */
  thing?: string | undefined;
  /** Who has done the wrong that the theme names: `they say sorry`. */
  culprits?: string | undefined;
  /** The being is a person, who is never `it`. */
  isPerson?: boolean;
};

/** Parses the ending a user asked for, of which at most `maxWords` words are used. Falls back on quoting it. */
export function parseEnding(
  input: string,
  cast: readonly CastMember[],
  maxWords = readingLevelFor(null).maxEndingWords,
  referents: Referents = {},
): Ending {
  const short = truncateAtPause(normalizeInput(input) || 'everyone is happy', maxWords);
  const keywords = extractKeywords(short);
  const isQuestion = /\?/.test(short);
  const common = { quotation: asQuotation(short), isQuestion, keywords };
  const quoted: Ending = { kind: 'quoted', statement: '', fullStatement: '', wish: null, ...common };
  if (!looksEnglish(short) || isQuestion) return quoted;
  const text = correctArticles(
    short
      .replace(LEAD_IN, '')
      .replace(/!/g, '.')
      .replace(/\bour\b/gi, 'their'),
  );
  if (FIRST_PERSON.test(short)) {
    const parsed = parseFirstPersonWish(text);
    return parsed ? { ...parsed, fullStatement: parsed.statement, ...common } : quoted;
  }
  const [first = '', ...others] = text.split(CLAUSE_BREAK);
  const parsed = parsePart(first, cast, referents);
  if (!parsed) return quoted;
  // Pronouns of later clauses mean what the first clause names.
  const later = /^(he|she|it)\b/i.test(first) ? referents : { culprits: referents.culprits };
  const rest: (string | null)[] = [];
  for (let i = 0; i < others.length; i += 2) {
    const clause = others[i + 1];
    if (!clause) continue;
    const statement = parsePart(clause, cast, later)?.statement.replace(/^\{ALL\}/, 'they');
    rest.push(statement ? `${conjunctionFor(others[i] ?? '')}${statement}` : null);
  }
  if (rest.includes(null)) {
    const single = parsePart(text.replace(/[.;]/g, ','), cast, referents);
    return single && !/,/.test(text) ? { ...single, fullStatement: single.statement, ...common } : quoted;
  }
  return { ...parsed, fullStatement: [parsed.statement, ...rest].join(''), ...common };
}

/** How a further clause is joined on, given the text between the clauses. */
function conjunctionFor(between: string): string {
  if (/\bthen\b/i.test(between)) return ', and then ';
  return `, ${/\b(but|so)\b/i.exec(between)?.[0].toLowerCase() ?? 'and'} `;
}

/** An ending in the first person, `I get a puppy`, becomes one about the lead; null when it cannot be reworded so. */
function parseFirstPersonWish(text: string): Part | null {
  if (!/^i /i.test(text) || FIRST_PERSON.test(text.slice(2)) || CLAUSE_BREAK.test(text)) return null;
  const clause = parseClause(text.slice(2).replace(/\.$/, '').replace(/^/, 'they '));
  if (!clause || /^(be|have)$/.test(clause.baseVerb) || /\b(all|both|each)\b/.test(clause.past)) return null;
  return { kind: classifyEnding(clause), statement: `{L} ${clause.past}`, wish: `to ${clause.infinitive}` };
}

type Part = Pick<Ending, 'kind' | 'statement' | 'wish'>;

function parsePart(text: string, cast: readonly CastMember[], referents: Referents): Part | null {
  const lower = text.toLowerCase().replace(/\.$/, '');
  if (
    /^(happily ever after|happy ever after|happy|happiness|all happy|a happy end(ing)?|happy end(ing)?)$/.test(
      lower,
    )
  ) {
    if (/after/.test(lower))
      return { kind: 'state', statement: `{ALL} lived ${lower}`, wish: `to live ${lower}` };
    if (/end/.test(lower)) return { kind: 'thing', statement: 'a happy ending', wish: 'for a happy ending' };
    return { kind: 'state', statement: 'everyone was happy', wish: 'that everyone would be happy' };
  }
  if (
    /^(at|in|on) (a|an|the|home)\b/.test(lower) ||
    /^(friends|best friends|safe|together|home|safe and sound|safe at home)$/.test(lower)
  ) {
    return {
      kind: /friends/.test(lower) ? 'friends' : 'home',
      statement: `{ALL} were ${lower}`,
      wish: /friends/.test(lower) ? 'for best friends'.replace('best friends', lower) : `to be ${lower}`,
    };
  }
  if (/^((it|all|everything)( is|’s|'s) )?(all right|alright|okay|ok|fine|good)( again| now)?$/.test(lower)) {
    const how = /again$/.test(lower) ? 'all right again' : 'all right';
    return { kind: 'state', statement: `everything was ${how}`, wish: `that everything would be ${how}` };
  }
  const clause = parseClause(text.replace(/\.$/, ''));
  if (clause) return fromClause(clause, cast, referents);
  const phrase = nounPhrase(text.replace(/\.$/, ''));
  if (!phrase || phrase.split(' ').length > 12) return null;
  if (/\b(is|are|was|were|has|have|had|will|can)\b/i.test(phrase)) return null;
  return { kind: isPartyWord(phrase) ? 'party' : 'thing', statement: phrase, wish: `for ${phrase}` };
}

function fromClause(clause: Clause, cast: readonly CastMember[], referents: Referents): Part | null {
  const referent = referentOf(clause, referents);
  if (referent?.startsWith('the '))
    return aboutReferent(clause, referent, referents.isPerson ? 'the' : 'its');
  const subject = referent ?? subjectSlot(clause, cast);
  if (subject === null) return null;
  const isGroup = subject === '{ALL}';
  const statement = `${subject} ${clause.past}`;
  const kind = classifyEnding(clause);
  const isReciprocal = /\b(themselves|each other|one another|together|all|both|family|team)\b/.test(
    clause.infinitive,
  );
  if (kind === 'friends' && isGroup) {
    const friends = /(best |good |new )?friends/.exec(clause.infinitive)?.[0] ?? 'friends';
    return { kind, statement, wish: `for ${friends}` };
  }
  if (subject === '{L}') return { kind, statement, wish: `to ${clause.infinitive}` };
  if (isGroup && !isReciprocal) {
    const infinitive = clause.infinitive.replace(/\btheir\b/g, '{L.their~the}');
    return {
      kind,
      statement,
      wish: infinitive.startsWith('not ') ? infinitive.replace(/^not /, 'not to ') : `to ${infinitive}`,
    };
  }
  const who = isGroup ? 'everyone' : subject;
  const infinitive = clause.infinitive
    .replace(/^(all|both) /, '')
    .replace(/\btheir ((?:best |new )?friends?)\b/, '{L.their} $1');
  return { kind, statement, wish: `that ${who} would ${infinitive}` };
}

/** A clause about the being of the theme, of which `his` and `her` speak as well. */
function aboutReferent(clause: Clause, referent: string, possessive: string): Part {
  const its = (text: string) =>
    text.replace(/\b(his|her)\b/g, possessive).replace(/\b(himself|herself)\b/g, 'itself');
  return {
    kind: classifyEnding(clause),
    statement: `${referent} ${its(clause.past)}`,
    wish: `that ${referent} would ${its(clause.infinitive)}`,
  };
}

/** Whom a pronoun means because of the theme; null when the theme does not say. */
function referentOf(
  { subject, infinitive, baseVerb }: Clause,
  { singular, thing, culprits }: Referents,
): string | null {
  if (subject === 'it' && /^(?:snow|rain|thunder|hail|freeze)$/.test(baseVerb)) return null;
  if (subject === 'it' && thing !== undefined) return thing;
  if (/^(he|she|it)$/.test(subject)) return singular ?? null;
  return subject === 'they' && /\b(sorry|apologi[sz]e|stop|regret)\b/.test(infinitive)
    ? (culprits ?? null)
    : null;
}

/** The subject of a clause as a slot of a cast member or as text; null for a pronoun that nobody in the cast uses. */
function subjectSlot(clause: Clause, cast: readonly CastMember[]): string | null {
  if (clause.subject === 'they') return '{ALL}';
  if (/^(he|she)$/.test(clause.subject)) {
    const pronouns = clause.subject === 'he' ? 'he/him' : 'she/her';
    const index = cast.findIndex((member) => member.pronouns === pronouns);
    // Of a character without pronouns one may say `he` as well.
    const found = index === -1 ? cast.findIndex((member) => member.pronouns === '') : index;
    return ['{L}', '{F}', '{T}'][found] ?? null;
  }
  if (/^(everyone|everybody|nobody|somebody|someone|everything|nothing|it|there)$/.test(clause.subject))
    return clause.subject;
  const named = cast.findIndex((member) => member.name.toLowerCase() === clause.subject.toLowerCase());
  if (named >= 0) return ['{L}', '{F}', '{T}'][named] ?? null;
  if (/\b(and|or)\b/.test(clause.subject)) return clause.subject;
  const [first = '', ...others] = clause.subject.split(' ');
  if (/^(the|a|an|his|her|their|all|some|every|each|two|three|no|one|many|both|this|that)$/i.test(first)) {
    return `${first.toLowerCase()}${others.length > 0 ? ` ${others.join(' ')}` : ''}`;
  }
  const withDefiniteArticle =
    others.length === 0 && isCountable(first) && first === first.toLowerCase() ? `the ${first}` : null;
  return withDefiniteArticle ?? nounPhrase(clause.subject) ?? clause.subject;
}

function classifyEnding(clause: Clause): EndingKind {
  const past = clause.past.toLowerCase();
  if (/\bfriends?\b/.test(past) && /^(be|become|make|stay)$/.test(clause.baseVerb)) return 'friends';
  if (clause.baseVerb === 'find' || clause.baseVerb === 'discover' || clause.baseVerb === 'rescue')
    return 'find';
  if (/^(learn|share|realise|realize|understand|discover|help|forgive)$/.test(clause.baseVerb))
    return 'learn';
  if (clause.baseVerb === 'win' || clause.baseVerb === 'succeed') return 'win';
  if (/\b(home)\b/.test(past)) return 'home';
  if (/\b(asleep|slept|bed)\b/.test(past)) return 'sleep';
  if (isPartyWord(past) || /^(celebrate|dance)$/.test(clause.baseVerb)) return 'party';
  const isAboutEveryone = /^(they|everyone|everybody|everything|nobody)$/.test(clause.subject);
  return isAboutEveryone && /^(be|feel|live)$/.test(clause.baseVerb) ? 'state' : 'deed';
}

function isPartyWord(text: string): boolean {
  return /\b(party|feast|festival|picnic|parade|ball|celebration|wedding|concert|disco)\b/.test(text);
}
