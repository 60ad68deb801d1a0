import { correctArticles } from '../grammar/articles.ts';
import { extractKeywords } from '../grammar/keywords.ts';
import { looksEnglish } from '../grammar/noun-phrase.ts';
import { capitalize } from '../grammar/text-formatting.ts';
import { analyzeVerb } from '../grammar/verb-inflection.ts';
import { readingLevelFor } from '../reading-level.ts';
import type { CastMember } from '../story-plan.ts';
import { isLiving, readNoun } from '../theme/noun.ts';
import type { EndingKind } from './classify-ending.ts';
import { asQuotation, normalizeInput, truncateAtPause } from './normalize-input.ts';
import { parseClause } from './parse-clause.ts';
import { type EndingDeed, type EndingPart, parseEndingPart, type Referents } from './parse-ending-part.ts';
import { resolvePronouns } from './resolve-pronouns.ts';

export type { EndingDeed };

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
  /** Who does it, as text or slot, and what, as an infinitive without `to`; null for a noun phrase and a quoted ending. */
  deed: EndingDeed | null;
  /** The further clauses of `fullStatement`. */
  rest: string;
  /** The complement of `wished`: `to find the lost moon`, `that everyone would be happy`, `for a party`; null for a quoted ending. */
  wish: string | null;
  /** The input as a sentence to quote, with end punctuation. */
  quotation: string;
  isQuestion: boolean;
  keywords: string[];
};

const LEAD_IN =
  /^(and |so )?((the |this |my )?(story|ending|tale) is (that|with|when|where|in|by)? ?|(the |this |my )?(story|ending|it|tale) (ends?|finishes|should end|will end) (that|with|when|where|in|by)? ?|i (want|wish|hope|would like) (it |for )?(that |to end with |to )?|(in the end|at the end|at last|finally|and|then|so|with|by|when|that)\b,? )+/i;
/** Splits an ending into clauses; the capture group keeps what stood between them. */
const CLAUSE_BREAK =
  /([.;!]+|,? (?:and )?then\b|,? but\b|,? so\b(?= (?:they|everyone|everybody|he|she|it|i|we|nobody|there|the|his|her|their|my|all|mum|mom|dad|grandma|grandpa|granny|\{L’s\}|\uE000)\b)(?! \w+ that\b)|, and\b|, | and (?=(?:they|everyone|everybody|he|she|it|i|we|nobody|there|(?:mum|mom|dad|grandma|grandpa|granny|both) (?:is|are|has|can|\w+)|the \w+ (?:is|are|has|can|\w+s)|(?:\{L’s\}|\uE000|their|his|her) \w+ (?:is|has|can|\w+s))\b))\s*/i;
/** When it is, before what happens: `in the morning they are back in their places`. */
const TIME_FIRST =
  /^(in the (?:morning|evening)|that (?:night|evening)|the next (?:day|morning|evening)|at (?:night|bedtime)|on (?:mon|tues|wednes|thurs|fri|satur|sun)day),? ((?:they|he|she|it|everyone|everybody|the|his|her|their|my|all|mum|dad|grandma|grandpa) .+)$/i;
/** What is added without a verb of its own: `a room for everybody, even the squirrel`, `everyone is asleep, even the moon`. */
const ASIDE = /^(.+?), ((?:even|not even|only|just|and even) [^,.;]+)$/i;
/** `we call her Rosie` says nothing of whom it is called. */
const GIVES_NAME = /\b(?:call|name)s? (?:her|him|it|them) \p{L}/iu;
const FIRST_PERSON = /\b(mine|(?<!thank )you|your|i’m|let’s)\b/i;
/** A relative who is called by this name. */
const KIN =
  /(?<!\b(?:an?|the|my|his|her|its|their|our|your|whose|new) )\b(?:grandma|grandpa|granny|nana|mum|mummy|mom|mommy|dad|daddy)\b/g;
/** After such a first clause `she` still means whom the theme is about. */
const NAMES_NOBODY =
  /^(?:he|she|it|they|we|everyone|everybody)\b|^the \p{L}+ (?:brigade|police|team|crowd)\b/iu;
/** Stands for `{L.their}` until the clauses are parsed: its full stop would end one. */
const THEIR = '\uE000';

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
  const quoted: Ending = {
    kind: 'quoted',
    statement: '',
    fullStatement: '',
    deed: null,
    rest: '',
    wish: null,
    ...common,
  };
  if (!looksEnglish(short) || isQuestion || /^but\b/i.test(short) || GIVES_NAME.test(short)) return quoted;
  const text = withoutFirstPerson(
    correctArticles(
      short
        .replace(LEAD_IN, '')
        .replace(/^even (?=\p{L})/iu, '')
        .replace(TIME_FIRST, '$2 $1')
        .replace(
          /\b(it|that|there|he|she|everything|everyone|everybody|nobody)’s (?!been\b|got\b|had\b)(?=\p{L})(?!\p{L}+$(?<!’s (?:happy|safe|home|proud|asleep|fine|well|magic|ours|over)))/giu,
          '$1 is ',
        )
        .replace(/\bthey’re (?=\p{L})/giu, 'they are ')
        .replace(/\bi’m (?=\p{L})/giu, 'I am ')
        .replace(/!/g, '.')
        .replace(
          /\b(go(?:es)?) (?=(?:play|swim|ride|eat|see|get|build|visit|find|look|help|buy|pick)\b)/gi,
          '$1 to ',
        )
        // `nearly` says so already.
        .replace(/(?<=\bnearly\b.*),? but (?:\w+ )?(?:don’t|doesn’t|didn’t|not)(?: really)?$/i, '')
        .replace(/\bour\b/gi, 'their')
        .replace(KIN, capitalize),
    ),
  );
  const parsed = FIRST_PERSON.test(text) ? null : parseClauses(text, cast, referents);
  return parsed ? { ...withSlots(parsed), ...common } : quoted;
}

/** What is added after `even`: a thing as it is, a clause in the past. */
function asideOf(aside: string, cast: readonly CastMember[]): string {
  const [, adverb = '', what = ''] = /^((?:and )?(?:(?:not )?even|only|just) )(.+)$/i.exec(aside) ?? [];
  const part = what === '' ? null : parseEndingPart(what, cast, {});
  return part?.deed ? `${adverb}${part.statement}` : aside;
}

/** Of `the cat and the dog are friends` the two who are: no clause ends after the first of them. */
function withPairsTogether([first = '', ...others]: readonly string[]): string[] {
  const [and = '', second = ''] = others;
  const isPair = / and $/.test(and) && /^(?:(?:the|his|her|their|my|an?) \p{L}+|\p{L}+)$/u.test(first);
  return isPair && readNoun(first) !== null && parseClause(first) === null
    ? [`${first} and ${second}`, ...others.slice(2)]
    : [first, ...others];
}

type ParsedClauses = EndingPart & Pick<Ending, 'fullStatement' | 'rest'>;

function parseClauses(text: string, cast: readonly CastMember[], referents: Referents): ParsedClauses | null {
  const [first = '', ...others] = withPairsTogether(text.split(CLAUSE_BREAK));
  const resolved = (clause: string) =>
    resolvePronouns(clause.replace(/\b(is|are|was) (?:hers|his)$/i, '$1 {L’s}'), cast, referents);
  const [, thing = '', aside = ''] = ASIDE.exec(text) ?? [];
  const phrase =
    thing === '' || CLAUSE_BREAK.test(thing) ? null : parseEndingPart(resolved(thing), cast, referents);
  if (phrase) {
    const statement = `${phrase.statement}, ${asideOf(aside, cast)}`;
    return { ...phrase, statement, fullStatement: statement, rest: '' };
  }
  const parsed = parseEndingPart(resolved(first), cast, referents);
  if (!parsed) return null;
  // Pronouns of later clauses mean whom the first clause names, if that is one person or animal.
  const later =
    NAMES_NOBODY.test(first) || !namesOne(parsed.deed?.subject ?? '')
      ? referents
      : { group: referents.group, culprits: referents.culprits, people: referents.people };
  const rest: (string | null)[] = [];
  for (let i = 0; i < others.length; i += 2) {
    const clause = others[i + 1];
    if (!clause) continue;
    if (/^(?:not )?even /.test(clause)) {
      rest.push(`, ${asideOf(`and ${clause}`, cast)}`);
      continue;
    }
    const statement = withoutSubject(first, clause)
      ? parseEndingPart(`it ${clause}`, cast, {})?.statement.replace(/^(?:it|\{L\}) /, '')
      : parseEndingPart(resolved(clause), cast, later)?.statement.replace(/^\{ALL\}/, 'they');
    rest.push(statement ? `${conjunctionFor(others[i] ?? '')}${statement}` : null);
  }
  if (rest.includes(null)) {
    const single = parseEndingPart(resolved(text.replace(/[.;]/g, ',')), cast, referents);
    return single && !/,/.test(text) ? { ...single, fullStatement: single.statement, rest: '' } : null;
  }
  return { ...parsed, fullStatement: [parsed.statement, ...rest].join(''), rest: rest.join('') };
}

/** Whether a clause goes on with what the one of the first clause does: `he melts but comes back next winter`. */
const withoutSubject = (first: string, clause: string): boolean =>
  /^(?:he|she|it|the|an?|my|his|her)\b|^\p{Lu}|^\{L’s\}/iu.test(first) &&
  analyzeVerb(clause.split(' ')[0] ?? '')?.form === 's';

/** Whether a subject is one person, animal or thing that a pronoun of the next clause may mean; the tide and the morning are not. */
function namesOne(subject: string): boolean {
  const noun = readNoun(subject);
  if (noun === null || noun.isPlural || subject.startsWith('{')) return false;
  return isLiving(noun) || (noun.kind !== null && !/^(?:weather|sky|place)$/.test(noun.kind));
}

/** `me` and `my` of an ending mean the lead; `us` is everyone in the story. */
function withoutFirstPerson(text: string): string {
  const own = /^i /i.test(text) ? THEIR : '{L’s}';
  return text
    .replace(/\bmy\b/gi, own)
    .replace(/\bme\b/gi, '{L}')
    .replace(/\bus\b/gi, 'them');
}

function withSlots(parsed: ParsedClauses): ParsedClauses {
  const filled = (text: string) => text.replaceAll(THEIR, '{L.their}');
  return {
    ...parsed,
    statement: filled(parsed.statement),
    fullStatement: filled(parsed.fullStatement),
    rest: filled(parsed.rest),
    wish: parsed.wish && filled(parsed.wish),
    deed: parsed.deed && { ...parsed.deed, infinitive: filled(parsed.deed.infinitive) },
  };
}

/** How a further clause is joined on, given the text between the clauses. */
function conjunctionFor(between: string): string {
  if (/\bthen\b/i.test(between)) return ', and then ';
  return `, ${/\b(but|so)\b/i.exec(between)?.[0].toLowerCase() ?? 'and'} `;
}
