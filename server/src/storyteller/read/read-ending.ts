import type { CastMember } from '../plan.ts';
import { correctArticles } from '../words/articles.ts';
import { keyWords } from '../words/key-words.ts';
import { type Clause, readClause } from './clause.ts';
import { asLine, cleanTyped, shorten } from './clean-typed.ts';
import { isCountable, looksEnglish, nounPhrase } from './nouns.ts';
import { roomFor } from './room.ts';

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
  /** The same with all that was typed after it: `the volcano said sorry, and they all danced`. */
  whole: string;
  /** What can stand after `wished`: `to find the lost moon`, `that everyone would be happy`, `for a party`; null for a line. */
  wish: string | null;
  /** The typed words as a line to be quoted, with a mark at its end. */
  line: string;
  isQuestion: boolean;
  words: string[];
};

const LEAD_IN =
  /^(and |so )?((the |this |my )?(story|ending|it|tale) (is|ends?|finishes|should end|will end) (that|with|when|where|in|by)? ?|i (want|wish|hope|would like) (it |for )?(that |to end with |to )?|(in the end|at the end|at last|finally|and|then|so|with|by|when|that)\b,? )+/i;
const BREAK =
  /([.;!]+|,? (?:and )?then\b|,? but\b|,? so\b(?! that)|, and\b|, | and (?=(?:they|everyone|everybody|he|she|we|nobody|there|the \w+ (?:is|are|has|can|\w+s)\b)))\s*/i;
const FIRST_PERSON = /\b(i|me|my|mine|us|you|your|i’m|let’s)\b/i;

/** Reads the typed ending for this cast; whatever it is, it comes out in a form that can be told. `room` is how many words are told. */
export function readEnding(typed: string, cast: readonly CastMember[], room = roomFor(null).ending): Ending {
  const short = shorten(cleanTyped(typed) || 'everyone is happy', room);
  const words = keyWords(short);
  const isQuestion = /\?/.test(short);
  const asTyped = { line: asLine(short), isQuestion, words };
  const quoted: Ending = { kind: 'line', told: '', whole: '', wish: null, ...asTyped };
  if (!looksEnglish(short) || isQuestion) return quoted;
  const text = correctArticles(
    short
      .replace(LEAD_IN, '')
      .replace(/!/g, '.')
      .replace(/\bour\b/gi, 'their'),
  );
  if (FIRST_PERSON.test(short)) {
    const own = ownWish(text);
    return own ? { ...own, whole: own.told, ...asTyped } : quoted;
  }
  const [first = '', ...others] = text.split(BREAK);
  const parsed = readPart(first, cast);
  if (!parsed) return quoted;
  const rest: (string | null)[] = [];
  for (let i = 0; i < others.length; i += 2) {
    const clause = others[i + 1];
    if (!clause) continue;
    const told = readPart(clause, cast)?.told.replace(/^\{ALL\}/, 'they');
    rest.push(told ? `${linkOf(others[i] ?? '')}${told}` : null);
  }
  if (rest.includes(null)) {
    const alone = readPart(text.replace(/[.;]/g, ','), cast);
    return alone && !/,/.test(text) ? { ...alone, whole: alone.told, ...asTyped } : quoted;
  }
  return { ...parsed, whole: [parsed.told, ...rest].join(''), ...asTyped };
}

/** How a further clause is joined on, by the words that stood between. */
function linkOf(between: string): string {
  if (/\bthen\b/i.test(between)) return ', and then ';
  return `, ${/\b(but|so)\b/i.exec(between)?.[0].toLowerCase() ?? 'and'} `;
}

/** An ending that somebody wishes for themselves, `I get a puppy`, comes true for the lead; null when it can't be said so. */
function ownWish(text: string): Part | null {
  if (!/^i /i.test(text) || FIRST_PERSON.test(text.slice(2)) || BREAK.test(text)) return null;
  const clause = readClause(text.slice(2).replace(/\.$/, '').replace(/^/, 'they '));
  if (!clause || /^(be|have|can)$/.test(clause.base) || /\b(all|both|each)\b/.test(clause.told)) return null;
  return { kind: kindOf(clause), told: `{L} ${clause.told}`, wish: `to ${clause.wished}` };
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
