import { withArticle } from '../grammar/articles.ts';
import { isCountable, isDeterminer, isPluralOrMass, nounPhrase } from '../grammar/noun-phrase.ts';
import type { CastMember } from '../story-plan.ts';
import { readNoun } from '../theme/noun.ts';
import { classifyEnding, type EndingKind, isPartyWord } from './classify-ending.ts';
import { type Clause, parseClause } from './parse-clause.ts';
import { type PersonOfTheme, personFor } from './people-of-theme.ts';

/** Whom pronouns of an ending mean because of the theme: `he comes back` after `my dog ran away`. */
export type Referents = {
  /** Whom `he`, `she` and `it` mean, as text or slot. */
  singular?: string | undefined;
  /** What `it` means where somebody did something to a thing. */
  thing?: string | undefined;
  /** Whom `they` means when it is not the cast. */
  group?: string | undefined;
  /** Who has done the wrong that the theme names: `they say sorry`. */
  culprits?: string | undefined;
  /** Persons whom the theme names beside it: `dad` of `our dad cooks a dinner`. */
  people?: readonly PersonOfTheme[] | undefined;
  /** The being is a person, who is never `it`. */
  isPerson?: boolean;
};

/** Who does what in an ending: the subject as text or slot, the predicate as an infinitive without `to`. */
export type EndingDeed = { subject: string; verb: string; infinitive: string };

/** What is known of one clause or noun phrase of an ending; see `Ending`. */
export type EndingPart = {
  kind: Exclude<EndingKind, 'quoted'>;
  statement: string;
  wish: string | null;
  deed: EndingDeed | null;
};

/** The deed of a clause. */
const deedOf = (subject: string, { baseVerb, infinitive }: Clause): EndingDeed => ({
  subject,
  verb: baseVerb,
  infinitive,
});

/** Parses one clause or noun phrase of an ending; null when that is not certain to succeed. */
export function parseEndingPart(
  text: string,
  cast: readonly CastMember[],
  referents: Referents,
): EndingPart | null {
  const own = /^i (.+)/i.exec(text)?.[1];
  if (own !== undefined) return ofLead(parseEndingPart(`they ${own.replace(/^am\b/i, 'are')}`, cast, {}));
  if (/\bi\b/i.test(text)) return null;
  const lower = text.toLowerCase().replace(/\.$/, '');
  if (
    /^(happily ever after|happy ever after|happy|happiness|all happy|a happy end(ing)?|happy end(ing)?)$/.test(
      lower,
    )
  ) {
    if (/after/.test(lower))
      return {
        kind: 'state',
        statement: `{ALL} lived ${lower}`,
        wish: `to live ${lower}`,
        deed: { subject: '{ALL}', verb: 'live', infinitive: `live ${lower}` },
      };
    if (/end/.test(lower))
      return { kind: 'thing', statement: 'a happy ending', wish: 'for a happy ending', deed: null };
    return be('everyone', 'happy', 'that everyone would be happy');
  }
  if (
    /^(at|in|on) (a|an|the|home)\b/.test(lower) ||
    /^(friends|best friends|safe|together|home|safe and sound|safe at home)$/.test(lower) ||
    /^(?:safe|together|home|back) (?:in|at|by|with|before|again)\b/.test(lower)
  ) {
    const isFriends = /friends/.test(lower);
    return {
      kind: isFriends ? 'friends' : 'home',
      statement: `{ALL} were ${lower}`,
      wish: isFriends ? `for ${lower}` : `to be ${lower}`,
      deed: { subject: '{ALL}', verb: 'be', infinitive: `be ${lower}` },
    };
  }
  if (/^((it|all|everything)( is|’s|'s) )?(all right|alright|okay|ok|fine|good)( again| now)?$/.test(lower)) {
    const how = /again$/.test(lower) ? 'all right again' : 'all right';
    return be('everything', how, `that everything would be ${how}`);
  }
  const clause = clauseOf(text.replace(/\.$/, ''), cast);
  if (clause) return fromClause(clause, cast, referents);
  const phrase = nounPhrase(text.replace(/\.$/, '')) ?? knownNounPhrase(text.replace(/\.$/, ''));
  if (!phrase || phrase.split(' ').length > 12) return null;
  if (/\b(is|are|was|were|has|have|had|will|can)\b/i.test(phrase)) return null;
  return {
    kind: isPartyWord(phrase) ? 'party' : 'thing',
    statement: phrase,
    wish: `for ${phrase}`,
    deed: null,
  };
}

/** A clause whose subject may be a name of the cast in any letters (`waffles sleeps on the bed`), `the two`, or everybody somewhere. */
function clauseOf(text: string, cast: readonly CastMember[]): Clause | null {
  const lower = text.toLowerCase();
  // `Luna and Sol meet`: everybody in the story.
  const [one = '', other = ''] = cast.map(({ name }) => name.toLowerCase());
  const both = [`${one} and ${other} `, `${other} and ${one} `].find((names) => lower.startsWith(names));
  if (cast.length === 2 && both) return parseClause(`they ${text.slice(both.length)}`);
  const named = cast.find(({ name }) => name !== '' && lower.startsWith(`${name.toLowerCase()} `));
  if (named && !/^and\b/.test(lower.slice(named.name.length + 1))) {
    const clause = parseClause(`it ${text.slice(named.name.length + 1)}`);
    if (clause) return { ...clause, subject: named.name };
  }
  const [group = '', everybody = ''] =
    /^(everyone|everybody) (?:in|at|from|on|of) (?:the|his|her|our|their) \p{L}+ /iu.exec(text) ?? [];
  if (group !== '') {
    const clause = parseClause(`${everybody} ${text.slice(group.length)}`);
    if (clause) return { ...clause, subject: group.trim().toLowerCase() };
  }
  return parseClause(text.replace(/^(?:the|both|these) two(?: of them)? (?=\p{L}+(?!s\b))/iu, 'they '));
}

/** What the user says of `I`, read as if it were `they`: the lead is meant. */
function ofLead(part: EndingPart | null): EndingPart | null {
  if (part?.deed?.subject !== '{ALL}') return null;
  const lead = (text: string) => text.replace(/^\{ALL\}/, '{L}').replace(/^(\{L\} (?:\w+ )?)were\b/, '$1was');
  const wish = part.kind === 'friends' ? part.wish : `to ${part.deed.infinitive}`;
  return { ...part, statement: lead(part.statement), wish, deed: { ...part.deed, subject: '{L}' } };
}

/** A noun phrase of a word that WordNet knows as a thing: `ice lollies after school`, `clean hands and apple slices`. */
function knownNounPhrase(text: string): string | null {
  if (!/^[\p{Ll}’ -]+$/u.test(text) || /^(?:to|how|why|what|when|where|who|if|so|very|not|no)\b/.test(text))
    return null;
  const [before = ''] = text.split(
    / (?:of|in|with|for|from|under|on|at|about|to|near|by|after|before|during|until|all|every|outside|together|and)\b/,
  );
  const noun = readNoun(before);
  if (noun === null || noun.kind === null || noun.isProper || before.split(' ').length > 4) return null;
  return isDeterminer(text.split(' ')[0] ?? '') ||
    noun.isPlural ||
    isPluralOrMass(noun.head) ||
    isPluralOrMass(before)
    ? text
    : withArticle(text);
}

/** The part of an ending that says how somebody is. */
const be = (subject: string, how: string, wish: string): EndingPart => ({
  kind: 'state',
  statement: `${subject} was ${how}`,
  wish,
  deed: { subject, verb: 'be', infinitive: `be ${how}` },
});

/** The user says `she` of a lead who is none: the story keeps to the lead's own pronouns. */
function asOfLead(clause: Clause, cast: readonly CastMember[]): Clause {
  const pronouns = { he: 'he/him', she: 'she/her' }[clause.subject];
  const isKnown = cast.some((member) => member.pronouns === pronouns || member.pronouns === '');
  if (pronouns === undefined || isKnown) return clause;
  const own = (text: string) => text.replace(/\b(?:his|her)\b(?= \p{L})/gu, '{L.their}');
  return { ...clause, past: own(clause.past), infinitive: own(clause.infinitive) };
}

function fromClause(read: Clause, cast: readonly CastMember[], referents: Referents): EndingPart | null {
  const referent = referentOf(read, referents);
  const clause = referent === null ? asOfLead(read, cast) : read;
  if (referent?.startsWith('the '))
    return aboutReferent(clause, referent, referents.isPerson ? 'the' : 'its');
  const subject = referent ?? subjectSlot(clause, cast);
  if (subject === null) return null;
  const isGroup = subject === '{ALL}';
  const isEverybody = clause.subject === 'they' && subject === 'everybody';
  if (isEverybody) return ofEverybody(clause);
  const statement = `${subject} ${clause.past}`;
  const kind = classifyEnding(clause);
  const deed = deedOf(subject, clause);
  const isReciprocal = /\b(themselves|each other|one another|together|all|both|family|team)\b/.test(
    clause.infinitive,
  );
  if (kind === 'friends' && isGroup) {
    const friends = /(best |good |new )?friends/.exec(clause.infinitive)?.[0] ?? 'friends';
    return { kind, statement, wish: `for ${friends}`, deed };
  }
  if (subject === '{L}') return { kind, statement, wish: `to ${clause.infinitive}`, deed };
  if (isGroup && !isReciprocal) {
    const infinitive = clause.infinitive.replace(/\btheir\b/g, '{L.their~the}');
    return {
      kind,
      statement,
      deed,
      wish: infinitive.startsWith('not ') ? infinitive.replace(/^not /, 'not to ') : `to ${infinitive}`,
    };
  }
  const together = /^be (a .*(?:family|team))$/.exec(clause.infinitive)?.[1];
  if (isGroup && together) return { kind, statement, wish: `for ${together}`, deed };
  const who = isGroup ? 'everyone' : subject;
  const infinitive = clause.infinitive
    .replace(/^(all|both) /, '')
    .replace(/\btheir ((?:best |new )?friends?)\b/, '{L.their} $1');
  return { kind, statement, wish: `that ${who} would ${infinitive}`, deed };
}

/** `they all clap` of those who look on. */
function ofEverybody({ baseVerb, past, infinitive }: Clause): EndingPart {
  const of = (text: string) => text.replace(/^(?:all|both) /, '');
  return {
    kind: 'deed',
    statement: `everybody ${of(past)}`,
    wish: `that everybody would ${of(infinitive)}`,
    deed: { subject: 'everybody', verb: baseVerb, infinitive: of(infinitive) },
  };
}

/** A clause about the being of the theme, of which `his` and `her` speak as well. */
function aboutReferent(clause: Clause, referent: string, possessive: string): EndingPart {
  const its = (text: string) =>
    text.replace(/\b(his|her)\b/g, possessive).replace(/\b(himself|herself)\b/g, 'itself');
  return {
    kind: classifyEnding(clause),
    statement: `${referent} ${its(clause.past)}`,
    wish: `that ${referent} would ${its(clause.infinitive)}`,
    deed: { subject: referent, verb: clause.baseVerb, infinitive: its(clause.infinitive) },
  };
}

/** `it is bedtime` of nothing in particular. */
const OF_TIME =
  /^(?:not )?be (?:nearly |almost |already |still )?(?:(?:bed|play|lunch|story)?time|morning|evening|night|midnight|noon|summer|winter|spring|autumn|christmas|halloween|(?:mon|tues|wednes|thurs|fri|satur|sun)day)\b/i;

/** Whom a pronoun means because of the theme; null when the theme does not say. */
function referentOf(
  { subject, infinitive, baseVerb }: Clause,
  { singular, thing, group, culprits, people, isPerson }: Referents,
): string | null {
  if (subject === 'it' && /^(?:snow|rain|thunder|hail|freeze)$/.test(baseVerb)) return null;
  if (subject === 'it' && /^be (?:\p{L}+ )*(?:dream|joke|mistake|magic)\b/u.test(infinitive)) return null;
  if (subject === 'it' && OF_TIME.test(infinitive)) return null;
  if (subject === 'it' && thing !== undefined) return thing;
  if (/^(he|she)$/.test(subject)) return personFor(subject, people, singular) ?? singular ?? null;
  if (subject === 'it') return isPerson && singular?.startsWith('{L') ? null : (singular ?? null);
  if (subject !== 'they') return null;
  return (/\b(sorry|apologi[sz]e|stop|regret)\b/.test(infinitive) ? culprits : undefined) ?? group ?? null;
}

const OF_OTHERS =
  /^(?:(?:all|both|then|finally) )*(?:clap|cheer|applaud|come(?! (?:home|back|together|to|in|out|up|first|last|with|across|down|along|too|\p{L}+ly)\b))\b/u;

/** The subject of a clause as a slot of a cast member or as text; null for a pronoun that nobody in the cast uses. */
function subjectSlot(clause: Clause, cast: readonly CastMember[]): string | null {
  // Nobody claps for themselves, and a guest is not who waits for guests.
  if (clause.subject === 'they' && OF_OTHERS.test(clause.infinitive)) return 'everybody';
  if (clause.subject === 'they') return '{ALL}';
  if (/^(he|she)$/.test(clause.subject)) {
    const pronouns = clause.subject === 'he' ? 'he/him' : 'she/her';
    // Of a lead without pronouns one may say `he` as well; whoever is not named is the lead.
    const found = cast.findIndex((member) => member.pronouns === pronouns);
    return ['{L}', '{F}', '{T}'][found] ?? (cast.length > 0 ? '{L}' : null);
  }
  if (
    /^(?:everyone|everybody) |^(?:everyone|everybody|nobody|somebody|someone|everything|nothing|it|there)$/.test(
      clause.subject,
    )
  )
    return clause.subject;
  const named = cast.findIndex((member) => member.name.toLowerCase() === clause.subject.toLowerCase());
  if (named >= 0) return ['{L}', '{F}', '{T}'][named] ?? null;
  if (/\b(and|or)\b/.test(clause.subject) || clause.subject.startsWith('{')) return clause.subject;
  const [first = '', ...others] = clause.subject.split(' ');
  if (/^(the|a|an|his|her|their|all|some|every|each|two|three|no|one|many|both|this|that)$/i.test(first)) {
    return `${first.toLowerCase()}${others.length > 0 ? ` ${others.join(' ')}` : ''}`;
  }
  const withDefiniteArticle =
    others.length === 0 && isCountable(first) && first === first.toLowerCase() ? `the ${first}` : null;
  return withDefiniteArticle ?? nounPhrase(clause.subject) ?? clause.subject;
}
