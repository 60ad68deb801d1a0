import { verbClassOf } from '../word-net/verb-class-of.ts';
import { isAbstract } from './can-act.ts';
import { isLiving, type Noun, readNoun } from './noun.ts';
import { placeOf, strayedTo } from './strayed.ts';
import { type TaggedWord, tagWords } from './tag-words.ts';
import { actorOf, type Match, subjectOf, withAction } from './theme-rule.ts';
import { readFinitePhrase, type VerbPhrase } from './verb-phrase.ts';

/** The parts of a clause, by parts of speech: `my cat` `can` `talk` ``. */
type Clause = {
  subject: string;
  /** Auxiliaries and negation before the verb: `does not`, `can`. */
  auxiliaries: string;
  verb: string;
  /** What follows the verb. */
  rest: string;
};

const RELATIVE = /^(?:who|that|which)$/i;
const BEFORE_A_CLAUSE =
  /^(?:when|once|if|what|suppose|imagine|because|and|so|today|yesterday|then|one|day|about|how)$/i;

const isVerb = ({ tags }: TaggedWord): boolean => tags.has('Verb') && !tags.has('Particle');
const joined = (words: readonly TaggedWord[]): string => words.map(({ word }) => word).join(' ');

/** Whether a participle stands before its noun and is no predicate: the `haunted` of `a haunted toilet`. */
const isAttribute = (words: readonly TaggedWord[], at: number): boolean =>
  /^(?:PastTense|Gerund)$/.test(
    [...(words[at]?.tags ?? [])].find((tag) => /^(?:PastTense|Gerund)$/.test(tag)) ?? '',
  ) &&
  (at === 0 ||
    /[’']s$/.test(words[at - 1]?.word ?? '') ||
    ['Determiner', 'Possessive', 'Conjunction', 'Preposition'].some((tag) => words[at - 1]?.tags.has(tag))) &&
  words[at + 1]?.tags.has('Noun') === true;

/** Splits a text at its first predicate; null where it has none. */
export function splitClause(text: string): Clause | null {
  const words = [...tagWords(text)];
  while (words.length > 0 && BEFORE_A_CLAUSE.test(words[0]?.word ?? '')) words.shift();
  const verbAt = words.findIndex((word, i) => isVerb(word) && !isAttribute(words, i));
  if (verbAt < 1) return null;
  const isList = /\band (?:his|her|its|their|my|our)\b/i.test(joined(words.slice(0, verbAt)));
  if (isList && verbAt === words.length - 1) return null;
  let end = verbAt;
  let main = verbAt;
  while (end < words.length) {
    const { tags, word } = words[end] ?? { word: '', tags: new Set<string>() };
    // `my friends are mean to me`: what follows the copula in its base form is an adjective.
    if (end > verbAt && words[end - 1]?.tags.has('Copula') && tags.has('Infinitive')) break;
    if (tags.has('Verb') && !tags.has('Particle')) main = end;
    else if (
      !tags.has('Negative') &&
      !(tags.has('Adverb') && words[end + 1]?.tags.has('Verb')) &&
      word !== 'got'
    )
      break;
    end += 1;
    // `like` and `want` with an infinitive are verbs of their own.
    if (words[end]?.word === 'to') break;
  }
  const before = words
    .slice(0, verbAt)
    .filter(({ word }, i, all) => !(i === all.length - 1 && RELATIVE.test(word)));
  const subject = before.filter(({ tags }, i) => !(tags.has('Adverb') && i === before.length - 1));
  if (subject.length === 0) return null;
  return {
    subject: joined(subject),
    auxiliaries: joined(words.slice(verbAt, main)),
    verb: words[main]?.word ?? '',
    rest: joined(words.slice(main + 1)),
  };
}

const FIRST_PERSON = /^(?:i|we|me|us|(?:me|i) and .+|.+ and (?:me|i))$/i;
const NEGATED = /\b(?:not|never|no longer|\p{L}+n[’']t|cant|dont|doesnt|wont)\b/iu;

/** `and she says …`: a second happening. */
const ANOTHER_CLAUSE =
  /(?:,|(?:^| )and) (?:then |now )?(?:he|she|they|it|we|i|you|nobody|everyone|everybody) .*$/i;

/** An action that is no verb of its own: `be a spy`. */
const beingA = (what: string): VerbPhrase => ({
  do: `be ${what}`,
  did: `was ${what}`,
  doing: `being ${what}`,
  verb: 'be',
});

/**
 * Reads a clause that no rule knows by its parts of speech: who, what they do, and to what. Null where there is no predicate or where
 * it says nothing that happens.
 */
export function readTaggedClause(text: string): Match | null {
  const clause = splitClause(text);
  if (!clause) return null;
  if (FIRST_PERSON.test(clause.subject)) return readOwnDeed(clause);
  if (clause.auxiliaries === '' && /^by /i.test(clause.rest) && !/s$/i.test(clause.verb)) return null;
  const subject = actorOf(clause.subject);
  return subject && readPredicate(subject, clause);
}

function readPredicate(subject: Noun, { auxiliaries, verb, rest }: Clause): Match | null {
  const isNegated = NEGATED.test(auxiliaries);
  if (/^(?:is|are|was|were|am|be)$/i.test(verb)) return readComplement(subject, rest);
  const said = rest.replace(ANOTHER_CLAUSE, '').trim();
  const action = readFinitePhrase(`${verb} ${said}`, 'S') ?? readFinitePhrase(`${verb}s ${said}`, 'S');
  if (/^(?:has|have|had|got)$/i.test(verb)) return readPossession(subject, rest);
  if (!action) return null;
  // `paper snowflakes` and `pine cones` are things, and nobody's deed.
  const isThings =
    auxiliaries === '' && rest === '' && /[^s]s$/.test(verb) && verbClassOf(action.verb) === null;
  if (isThings && !isLiving(subject) && !subject.isOwn) return null;
  if (/\b(?:can|could)\b/i.test(auxiliaries))
    return withAction(isNegated ? 'cannot' : 'ability', subject, action);
  if (isNegated) return withAction('refuses', subject, action);
  return withAction('deed', subject, action);
}

/** What somebody or something is: `a spy`, `leaking`, `in the bath`. */
function readComplement(subject: Noun, rest: string): Match | null {
  const [first = ''] = rest.split(' ');
  if (/^(?:an?|the)$/i.test(first)) {
    const what = readNoun(rest);
    return what && { situation: 'deed', subject, action: beingA(/^the$/i.test(first) ? what.the : what.a) };
  }
  if (/ing$/i.test(first)) return withAction('deed', subject, readFinitePhrase(rest, 'S'));
  if (/^(?!full of )\p{L}+ (?:to|of|about|at|for|with|from) \p{L}/iu.test(rest))
    return {
      situation: 'trait',
      subject,
      quality: rest.toLowerCase(),
      object: readNoun(rest.replace(/^\S+ \S+ /, '')),
    };
  const place = /^(in|into|at|on|under|behind|inside) (.+)$/i.exec(rest);
  return place ? strayedTo(subject.a, place[1] ?? 'in', place[2] ?? '') : null;
}

/** `has a bird in it`: the bird lives there; `has a shop`: what somebody has. */
function readPossession(subject: Noun, rest: string): Match | null {
  const inside = /^(.+) in(?:side)? (?:it|them|there)$/i.exec(rest);
  const inhabitant = inside && subjectOf(inside[1] ?? '');
  if (inhabitant) return strayedTo(inhabitant.a, 'in', subject.isOwn ? `my ${subject.bare}` : subject.the);
  const object = readNoun(rest);
  // `our street has a party`, `the digger has a name`: a thing owns nothing.
  if (!isLiving(subject)) return { situation: null, object: object && isAbstract(object) ? object : subject };
  return object && !isLiving(object) ? { situation: 'has', subject, object } : null;
}

/** What the lead does: somebody whom they find is there, wherever that is: `we found a baby bat in my boot`. */
function readOwnDeed({ auxiliaries, verb, rest }: Clause): Match | null {
  if (NEGATED.test(auxiliaries)) return null;
  const found = /^(.+?) (in|into|at|on|under|behind|inside) (.+)$/i.exec(rest);
  if (/^(?:find|found|discover(?:ed)?|dig|dug)$/i.test(verb) && !subjectOf(found?.[1] ?? rest)) {
    const object = readNoun((found?.[1] ?? rest).replace(/^for /i, ''));
    return (
      object && {
        situation: 'finds',
        object,
        where: found ? placeOf(found[2] ?? 'in', found[3] ?? '') : 'in the garden',
      }
    );
  }
  if (/^(?:find|found|see|saw|met|meet|discover(?:ed)?|caught|catch|have|had|got|get)$/i.test(verb) && found)
    return strayedTo(found[1] ?? '', found[2] ?? 'in', found[3] ?? '');
  return null;
}
