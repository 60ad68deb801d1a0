import type { CastMember } from '../plan.ts';
import { correctArticles } from '../words/articles.ts';
import { keyWords } from '../words/key-words.ts';
import { type Clause, readClause } from './clause.ts';
import { cleanTyped, shorten } from './clean-typed.ts';
import { isCountable, looksEnglish, nounPhrase } from './nouns.ts';

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
  | 'line';

export type Ending = {
  kind: EndingKind;
  /** The ending as it is told, without a capital or full stop: `{ALL} found the lost moon`, `the end of homework`; empty for a line. */
  told: string;
  /** What follows it, each as a clause like `told`. */
  after: string[];
  /** What can stand after `wished`: `to find the lost moon`, `that everyone would be happy`, `for a party`; null for a line. */
  wish: string | null;
  /** The typed words as a line to be quoted, with a mark at its end. */
  line: string;
  words: string[];
};

const LONGEST = 22;
const LEAD_IN =
  /^(and |so )?((the |this |my )?(story|ending|it|tale) (is|ends?|finishes|should end|will end) (that|with|when|where|in|by)? ?|i (want|wish|hope|would like) (it |for )?(that |to end with |to )?|(in the end|at the end|at last|finally|and|then|so|with|by|when|that)\b,? )+/i;
const BREAK =
  /(?:[.;!]+|,? (?:and )?then\b|,? but\b|,? so\b(?! that)|, and\b|, | and (?=(?:they|everyone|everybody|he|she|we|nobody|there|the \w+ (?:is|are|has|can|\w+s)\b)))\s*/i;
const FIRST_PERSON = /\b(i|me|my|mine|us|you|your|i’m|let’s)\b/i;

/** Reads the typed ending for this cast; whatever it is, it comes out in a form that can be told. */
export function readEnding(typed: string, cast: readonly CastMember[]): Ending {
  const cleaned = cleanTyped(typed) || 'everyone is happy';
  const short = shorten(cleaned, LONGEST);
  const line = /[.!?…]$/.test(short) ? short : `${short}.`;
  const words = keyWords(short);
  const asLine: Ending = { kind: 'line', told: '', after: [], wish: null, line, words };
  if (!looksEnglish(short) || FIRST_PERSON.test(short) || /\?/.test(short)) return asLine;
  const text = correctArticles(
    short
      .replace(LEAD_IN, '')
      .replace(/!/g, '.')
      .replace(/\bour\b/gi, 'their'),
  );
  const [first = '', ...others] = text.split(BREAK).filter(Boolean);
  const parsed = readPart(first, cast);
  if (!parsed) return asLine;
  const rest = others.map((part) => readPart(part, cast)?.told);
  if (rest.some((part) => part === undefined)) {
    const whole = readPart(text.replace(/[.;]/g, ','), cast);
    return whole && !/,/.test(text) ? { ...whole, after: [], line, words } : asLine;
  }
  return { ...parsed, after: rest.filter((part) => part !== undefined), line, words };
}

type Part = Pick<Ending, 'kind' | 'told' | 'wish'>;

function readPart(text: string, cast: readonly CastMember[]): Part | null {
  const lower = text.toLowerCase().replace(/\.$/, '');
  if (
    /^(happily ever after|happy ever after|happy|happiness|all happy|a happy end(ing)?|happy end(ing)?)$/.test(
      lower,
    )
  ) {
    if (/after/.test(lower)) return { kind: 'state', told: `{ALL} lived ${lower}`, wish: `to live ${lower}` };
    if (/end/.test(lower)) return { kind: 'thing', told: 'a happy ending', wish: 'for a happy ending' };
    return { kind: 'state', told: 'everyone was happy', wish: 'that everyone would be happy' };
  }
  if (
    /^(at|in|on) (a|an|the|home)\b/.test(lower) ||
    /^(friends|best friends|safe|together|home|safe and sound|safe at home)$/.test(lower)
  ) {
    return {
      kind: /friends/.test(lower) ? 'friends' : 'home',
      told: `{ALL} were ${lower}`,
      wish: /friends/.test(lower) ? 'for best friends'.replace('best friends', lower) : `to be ${lower}`,
    };
  }
  const clause = readClause(text.replace(/\.$/, ''));
  if (clause) return fromClause(clause, cast);
  const phrase = nounPhrase(text.replace(/\.$/, ''));
  if (!phrase || phrase.split(' ').length > 12) return null;
  if (/\b(is|are|was|were|has|have|had|will|can)\b/i.test(phrase)) return null;
  return { kind: isPartyWord(phrase) ? 'party' : 'thing', told: phrase, wish: `for ${phrase}` };
}

function fromClause(clause: Clause, cast: readonly CastMember[]): Part | null {
  const subject = subjectFor(clause, cast);
  if (subject === null) return null;
  const group = subject === '{ALL}';
  const told = `${subject} ${clause.told}`;
  const kind = kindOf(clause);
  const shared = /\b(themselves|each other|one another|together|all|both)\b/.test(clause.wished);
  if (kind === 'friends' && group) {
    const friends = /(best |good |new )?friends/.exec(clause.wished)?.[0] ?? 'friends';
    return { kind, told, wish: `for ${friends}` };
  }
  if (subject === '{L}') return { kind, told, wish: `to ${clause.wished}` };
  if (group && !shared) {
    const wished = clause.wished.replace(/\btheir\b/g, '{L.their~the}');
    return {
      kind,
      told,
      wish: wished.startsWith('not ') ? `${wished.replace(/^not /, 'not to ')}` : `to ${wished}`,
    };
  }
  const who = group ? 'everyone' : subject;
  const wished = clause.wished
    .replace(/^(all|both) /, '')
    .replace(/\btheir ((?:best |new )?friends?)\b/, '{L.their} $1');
  return { kind, told, wish: `that ${who} would ${wished}` };
}

function subjectFor(clause: Clause, cast: readonly CastMember[]): string | null {
  if (clause.subject === 'they') return '{ALL}';
  if (/^(he|she)$/.test(clause.subject)) {
    const wanted = clause.subject === 'he' ? 'he/him' : 'she/her';
    const index = cast.findIndex((member) => member.pronouns === wanted);
    return index === -1 ? null : (['{L}', '{F}', '{T}'][index] ?? null);
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
  const alone =
    others.length === 0 && isCountable(first) && first === first.toLowerCase() ? `the ${first}` : null;
  return alone ?? nounPhrase(clause.subject) ?? clause.subject;
}

function kindOf(clause: Clause): EndingKind {
  const said = clause.told.toLowerCase();
  if (/\bfriends?\b/.test(said) && /^(be|become|make|stay)$/.test(clause.base)) return 'friends';
  if (clause.base === 'find' || clause.base === 'discover' || clause.base === 'rescue') return 'find';
  if (/^(learn|share|realise|realize|understand|discover|help|forgive)$/.test(clause.base)) return 'learn';
  if (clause.base === 'win' || clause.base === 'succeed') return 'win';
  if (/\b(home)\b/.test(said)) return 'home';
  if (/\b(asleep|slept|bed)\b/.test(said)) return 'sleep';
  if (isPartyWord(said) || /^(celebrate|dance)$/.test(clause.base)) return 'party';
  const shared = /^(they|everyone|everybody|everything|nobody)$/.test(clause.subject);
  return shared && /^(be|feel|live)$/.test(clause.base) ? 'state' : 'deed';
}

function isPartyWord(text: string): boolean {
  return /\b(party|feast|festival|picnic|parade|ball|celebration|wedding|concert|disco)\b/.test(text);
}
