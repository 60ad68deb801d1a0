import { isPastTense } from '../grammar/past-tense.ts';
import { analyzeVerb } from '../grammar/verb-inflection.ts';
import type { Situation } from '../lexicon/story-source.ts';
import { normalizeInput } from '../parse/normalize-input.ts';
import { LEAD_IN, QUESTION } from '../parse/parse-theme.ts';
import { verbClassOf } from '../word-net/verb-class-of.ts';
import { culpritRule } from './everyday-rules.ts';
import { isLiving, type Noun, readNoun } from './noun.ts';
import { NOUN_PHRASE_RULES } from './noun-phrase-rules.ts';
import { capitalizeProperNouns, festivalIn } from './proper-nouns.ts';
import { readTaggedClause } from './read-tagged-clause.ts';
import { SENTENCE_RULES } from './sentence-rules.ts';
import { tagWords } from './tag-words.ts';
import {
  actorOf,
  type Match,
  type Rule,
  rule,
  subjectOf,
  type ThemeReading,
  WHO,
  withAction,
} from './theme-rule.ts';
import { readFinitePhrase, readVerbPhrase } from './verb-phrase.ts';

/** Whether somebody who is missing went of their own accord; a toy was lost. */
const canRunAway = (noun: Noun): boolean =>
  isLiving(noun) && noun.kind !== 'toy' && !/\b(teddy|doll|toy|cuddly|plush|stuffed)\b/.test(noun.bare);

/** A festival by its name, which has no article: `Passover with grandma`. */
function readFestival(text: string): Match | null {
  const festival = festivalIn(text);
  if (festival === null) return null;
  const name = capitalizeProperNouns(festival);
  const noun = { bare: name, plural: name, a: name, the: name, head: festival, isOwn: false, isProper: true };
  return { situation: null, object: { ...noun, kind: 'festival' } };
}

/** Rules in the order in which they are tried; the first that matches is taken. */
const RULES: Rule[] = [
  readFestival,
  culpritRule,
  rule(QUESTION, () => ({ situation: 'question' })),
  rule(
    /^(?:why|how come|where|what|when|who|how)\b.*\?$|^(?:why|where|how) (?:do|does|is|are|did|the)\b/i,
    () => ({
      situation: 'question',
    }),
  ),
  ...NOUN_PHRASE_RULES,
  ...SENTENCE_RULES,
  rule(
    new RegExp(
      `^(?:(.+?) )?${WHO}(?:(?:is|are|was|who’s) )?(?:learns?|learning|learned|learnt|wants? to learn|trying|tries|teach(?:es|ing)?|how)(?: how)? to (.+)$`,
      'i',
    ),
    ([who = '', what = '']) => {
      const subject = actorOf(who);
      return withAction(subject ? 'cannot' : 'learn', subject, readVerbPhrase(what, subject ? 'S' : 'L'));
    },
  ),
  rule(
    new RegExp(
      `^(.+?) ${WHO}(?:can ?not|can’t|cant|couldn’t|could not|doesn’t know how to|does not know how to|forgot how to|has forgotten how to|is not able to|is unable to|never) (.+)$`,
      'i',
    ),
    ([who = '', what = '']) => {
      const subject = actorOf(who);
      const owner = subject ? 'S' : 'L';
      const action = readFinitePhrase(what, owner) ?? readVerbPhrase(what, owner);
      return withAction(subject ? 'cannot' : 'learn', subject, action);
    },
  ),
  rule(
    new RegExp(
      `^(?:(.+?) )?${WHO}(?:(?:am|is|are|was|were|being|feels?|gets?|got|a bit|very|so|too) )*(?:afraid|scared|frightened|terrified|scaredof|fear|fears|phobia) (?:of |about )(.+)$`,
      'i',
    ),
    ([who = '', what = '']) => {
      const subject = actorOf(who);
      const isSomebodyElse = subject !== null && subject.kind !== 'relative' && !subject.isOwn;
      return { situation: isSomebodyElse ? 'afraid-being' : 'afraid', subject, object: readNoun(what) };
    },
  ),
  rule(
    new RegExp(
      `^(.+?) ${WHO}(?:(?:has|have|had|is|are|was|got|gets) )?(?:(?:ran|runs?|running|flew|flies|wandered|wanders|swam) (?:away|off)|went missing|goes missing|gone missing|missing|lost(?= (?:in|at|on|under|his way|her way|its way|the way)\\b|$)|disappear(?:s|ed)|vanish(?:es|ed)|escape[sd]?|is gone|gone)(?: .*)?$`,
      'i',
    ),
    ([who = '']) => {
      const noun = readNoun(who);
      if (!noun) return null;
      return canRunAway(noun) ? { situation: 'runaway', subject: noun } : { situation: 'lost', object: noun };
    },
  ),
  rule(
    /^(?:(?:an?|the|my|our|her|his) )?(?:lost|missing|runaway|escaped|stolen) (?!in |at |on |inside )(.+)$/i,
    ([what = '']) => {
      const noun = readNoun(what.replace(/ (?:finds?|found|comes|came|gets) .+$/i, ''));
      if (!noun) return null;
      return canRunAway(noun) ? { situation: 'runaway', subject: noun } : { situation: 'lost', object: noun };
    },
  ),
  rule(
    new RegExp(
      `^(?:(.+?) )?${WHO}(?:has |have )?(?:loses?|lost(?! (?:in|at|on|inside) )|losing|can’t find|looks? for|looking for|search(?:es|ing)? for|misplaced|the search for|where is) (.+)$`,
      'i',
    ),
    ([who = '', what = '']) => {
      const object = readNoun(what.replace(/\?$/, ''));
      return object ? { situation: 'lost', subject: subjectOf(who), object } : null;
    },
  ),
  rule(
    new RegExp(
      `^(.+?) ${WHO}(?:really |always |just )?(?:wants?|wanted|wishes|wished|dreams?|dreamed|longs?|would like|would love|hopes?)(?: of)? to (.+)$`,
      'i',
    ),
    ([who = '', what = '']) => {
      const subject = actorOf(who);
      return withAction(subject ? 'wants' : 'learn', subject, readVerbPhrase(what, subject ? 'S' : 'L'));
    },
  ),
  rule(
    new RegExp(
      `^(.+?) ${WHO}(?:really |always |just )?(?:wants?|wanted|wishes for|wished for|dreams? of|needs?|would like) (.+)$`,
      'i',
    ),
    ([who = '', what = '']) => {
      const object = readNoun(what);
      const subject = actorOf(who);
      if (!object || !subject) return null;
      return { situation: 'wants', subject, object, action: readVerbPhrase(`have ${object.a}`, 'S') };
    },
  ),
  rule(/^(.+?) (?:who|that|which) (?:can|could) (.+)$/i, ([who = '', what = '']) =>
    actorOf(who) ? withAction('ability', actorOf(who), readVerbPhrase(what, 'S')) : null,
  ),
  rule(
    /^(?:(?:an?|the|my) )?(talking|flying|singing|dancing|shrinking|sneezing|snoring|walking|laughing|invisible) (?!(?:in|to|on|over|with|at|for|and)\b)(.+)$/i,
    ([how = '', who = '']) => {
      const noun = readNoun(`a ${how.toLowerCase()} ${who}`);
      const action = how.toLowerCase() === 'invisible' ? null : readFinitePhrase(how, 'S');
      return noun && action ? { situation: 'ability', subject: noun, action } : null;
    },
  ),
  rule(
    /^(?:(.+?) )?(?:who |that )?(?:is |are |was )?(go|goes|going|went|visits?|visiting|visited|travels?|travelling|traveling|(?:(?:(?:my|our|an?|the|her|his) )?(?:(?:very |big )?first |school |class |day |day’s )?(?:day(?: out)?|night|time|trip|visit|journey|outing|holiday|vacation)))(?: back| out| off)?(?: to| at| in| on| into| with)? (.+)$/i,
    ([who = '', verb = '', where = ''], text) => {
      const action = /^(?:go|went|visit|travel)/i.test(verb)
        ? readFinitePhrase(text.slice(text.indexOf(` ${verb} `) + 1), 'S')
        : null;
      const thing = who && action ? actorOf(who) : null;
      if (thing && !isLiving(thing)) return { situation: 'deed', subject: thing, action };
      const object = readNoun(where);
      return object ? { situation: 'visit', subject: subjectOf(who), object, action } : null;
    },
  ),
  rule(
    /^(?:(.+?) )?(?:who |that )?(?:is |are )?(bak|mak|cook|build|built|paint|draw|knit|sew|creat|invent|writ|plant|grow|design|decorat)(?:ing|es|e|s|ed)? (.+)$/i,
    ([who = '', stem = '', what = '']) => {
      const object = readNoun(what);
      const verb = {
        bak: 'bake',
        mak: 'make',
        creat: 'create',
        writ: 'write',
        built: 'build',
        decorat: 'decorate',
      }[stem.toLowerCase()];
      const action =
        object && readVerbPhrase(`${verb ?? stem.toLowerCase()} ${what}`, subjectOf(who) ? 'S' : 'L');
      const maker = subjectOf(who);
      const isOther = maker !== null && !maker.isOwn && maker.kind !== 'relative';
      return object && action
        ? { situation: isOther ? 'makes-being' : 'make', subject: maker, object, action }
        : null;
    },
  ),
  rule(/^(?:(?:an?|the|my|our|getting|get|gets|having|has) )*(?:brand )?new (.+)$/i, ([what = '']) => ({
    situation: 'newcomer',
    object: readNoun(what),
  })),
  rule(/^(?:getting|get|buying|adopting|having) ((?:an?|some|my|our) .+)$/i, ([what = '']) => ({
    situation: 'newcomer',
    object: readNoun(what),
  })),
  rule(
    /^(.+?) (?:(?:who|that|which) )?(?:is|was|are|were|feels?) (?:always |so |really |a bit )?(.+)$/i,
    ([who = '', how = '']) => {
      // The second of two clauses: `my cat can talk and she is rude`.
      const subject = / (?:he|she|it|they|we|i)$/i.test(who) ? null : actorOf(who);
      const quality = how.split(/[,.]| and | but | because /)[0]?.trim() ?? '';
      if (subject && subject.kind !== 'relative' && /^(very )?(ill|sick|poorly|unwell)$/i.test(quality))
        return { situation: 'ailment', subject, object: readNoun('an illness') };
      const isDoing =
        /ing$/i.test(quality) &&
        !/^(?:boring|amazing|caring|loving|charming|annoying|daring)$/i.test(quality);
      if (subject && isDoing && /^\p{L}+$/u.test(quality))
        return withAction('ability', subject, readFinitePhrase(quality, 'S'));
      return subject && !isDoing && /^(very |too |not |never )?\p{L}+$/iu.test(quality)
        ? { situation: 'trait', subject, quality: quality.toLowerCase() }
        : null;
    },
  ),
  rule(/^(.+?) (?:who|that|which) (.+)$/i, ([who = '', what = '']) =>
    actorOf(who) && !/^(?:does|do|did|is|are|was|were)(?: not|n’t)?\b/i.test(what)
      ? withAction('deed', actorOf(who), readFinitePhrase(what, 'S'))
      : null,
  ),
  rule(
    /^(.+?) (?:with|who has|that has|who had|having|has|had) ((?:an?|the|no|two|three|four|five|six|seven|eight|nine|ten|hundred|only|such an?|very|too|his|her|their|my) .+|\p{L}*ache|chicken ?pox|(?:the )?hiccups|(?:big|long|short|red|curly|tiny|huge|crooked) .+)$/iu,
    ([who = '', what = '']) => {
      const subject = subjectOf(who);
      const object = readNoun(what);
      const isFamily = subject?.kind === 'relative' || object?.kind === 'relative';
      return subject && object && !isFamily && !/^no |friend$/i.test(what) && !isLiving(object)
        ? { situation: isAilment(object) ? 'ailment' : 'has', subject, object }
        : null;
    },
  ),
  rule(/^(.+?) without (?:(?:an?|any|the|his|her|its|their) )?(.+)$/i, ([who = '', what = '']) => {
    const subject = subjectOf(who);
    const object = readNoun(what);
    return subject && object
      ? { situation: 'wants', subject, object, action: readVerbPhrase(`have ${object.a}`, 'S') }
      : null;
  }),
  (text) => readClause(text),
  rule(/^(.+?) (?:and|meets?|makes? friends with|befriends?) (.+)$/i, ([one = '', other = '']) => {
    const subject = subjectOf(one);
    const object = readNoun(other);
    return subject && object && isLiving(object) && object.kind !== 'toy' && subject.head !== object.head
      ? { situation: 'pair', subject, object }
      : null;
  }),
  readActivity,
  readTaggedClause,
];

const isAilment = ({ bare }: Noun): boolean =>
  /ache$|^(?:sore|broken|runny|blocked|bad|hurt|itchy) |\b(?:cold|cough|fever|flu|pox|hiccups?|spots?|rash|measles)$/.test(
    bare,
  );

/** The object of a subject's action, without particles: `hats` of `steals all the hats`. */
function itemOf({ situation, action, object }: Match): Noun | null {
  if (situation === 'makes-being') return object ?? null;
  if (situation !== 'deed' || !action) return null;
  const rest = action.do
    .slice(action.verb.length)
    .replace(/\{[^}]*\}/g, 'the')
    .replace(/^ (?:up|away|off|out|down|over|back|all|into|only|always|too many|too much|after|for)\b/i, '')
    .trim();
  if (rest === '' || /^(to|at|in|on|with|from|through|around|under|across|by|about)\b/i.test(rest))
    return null;
  return readNoun(rest.replace(/ (?:to|at|in|on|with|from|through|for|into|under|across) .*$/i, ''));
}

/** What somebody does, beginning with a participle: `feeding the ducks`. */
function readActivity(text: string): Match | null {
  const [first = ''] = text.toLowerCase().split(' ');
  if (
    !/^\p{Ll}{2,}ing$/u.test(first) ||
    /^(being|having|going|getting|morning|evening|king|ring|spring|wing|thing|string)$/.test(first)
  )
    return null;
  const rest = text.slice(first.length + 1);
  const object = readNoun(rest);
  if (!rest || (object?.kind && /^(sport|food|instrument|reading|festival)$/.test(object.kind)))
    return rest ? { situation: null, object } : null;
  const action = readFinitePhrase(text, 'L');
  return action ? { situation: 'learn', object, action } : null;
}

/** Whether the words say what a thing does, as if it were somebody: `the moon falls asleep`; `the school bus` is none. */
function isActingThing(words: readonly string[], verbAt: number): boolean {
  const word = (words[verbAt] ?? '').toLowerCase();
  const isVerb = /^(s|past)$/.test(analyzeVerb(word)?.form ?? '') || isPastTense(word);
  return (
    isVerb && /^(?:the|my|our|an?)$/i.test(words[0] ?? '') && verbAt > 1 && readNoun(word)?.kind === null
  );
}

/** A clause without relative pronoun: `the pig builds a rocket`. */
function readClause(text: string): Match | null {
  const words = text.split(' ');
  if (/^\p{Ll}{3,}ing$/u.test(words[0] ?? '') && !/^(king|spring|wing|thing)$/.test(words[0] ?? ''))
    return null;
  for (let i = 1; i < Math.min(words.length, 5); i += 1) {
    const subject = readNoun(words.slice(0, i).join(' '));
    if (!subject) continue;
    const word = (words[i] ?? '').toLowerCase();
    if (
      /^(is|are|was|were)$/.test(word) &&
      /\p{Ll}ing$/u.test(words[i + 1] ?? '') &&
      actorOf(words.slice(0, i).join(' '))
    ) {
      const action = readFinitePhrase(words.slice(i + 1).join(' '), 'S');
      if (action) return { situation: 'deed', subject, action };
    }
    if (!isLiving(subject) && !isActingThing(words, i)) continue;
    const isPluralVerb = subject.isPlural === true && i > 1 && verbClassOf(word) !== null;
    if (/^(?:its|his|this|as)$/.test(word) || (!/(s|ed)$/.test(word) && !isPastTense(word) && !isPluralVerb))
      continue;
    if (readNoun(word)?.kind && (i === words.length - 1 || /^bears$/.test(word))) continue;
    const said = words.slice(i).join(' ');
    const action = readFinitePhrase(said, 'S') ?? (isPluralVerb ? readVerbPhrase(said, 'S') : null);
    if (action) return { situation: 'deed', subject, action };
  }
  return null;
}

/** Situations that are the trouble of a story when they are the second of two clauses. */
const TROUBLES: ReadonlySet<Situation | null> = new Set<Situation>([
  'lost',
  'runaway',
  'cannot',
  'broken',
  'damage',
  'taken',
  'stuck',
  'flown',
  'refuses',
  'lacks',
  'absence',
  'forgets',
  'lost-by',
  'hides',
  'friend-ill',
  'does-not-fit',
  'strayed',
  'quarrel',
]);

/** The trouble of two happenings is the second: `the class goes to the zoo and the penguin runs away`. */
function readTrouble(text: string): ThemeReading | null {
  const [, link = '', second = ''] =
    /^\S+ \S+.*? (but|because|and then|and) ((?:the|an?|my|our|his|her|their) \S+ \S+.*)$/i.exec(text) ?? [];
  if (second === '') return null;
  const reading = readTheme(second.replace(/^(?:his|her|their) /i, 'the '));
  const isTrouble = TROUBLES.has(reading.situation) || (!/^and$/i.test(link) && reading.situation === 'deed');
  return isTrouble ? reading : null;
}

/** Whether a noun phrase is one: a rule may have cut a sentence in the wrong place (`the keeps stealing the gnome`). */
function isPlausible(noun: Noun | null | undefined): boolean {
  if (!noun || noun.isProper || !noun.bare.includes(' ')) return true;
  return tagWords(`the ${noun.bare}`).every(({ tags }) => !tags.has('Pronoun') && !tags.has('PresentTense'));
}

/** Reads what a theme says: who, what, and in which situation. */
export function readTheme(input: string): ThemeReading {
  const text = normalizeInput(input)
    .replace(LEAD_IN, '')
    .replace(/^(about|how|when|the (story|tale) of) (?=\S+ \S)/i, (lead) => (/^how/i.test(lead) ? lead : ''))
    .replace(/^how (?=(a|an|the|my|our|two|some)\b)/i, '')
    .replace(/(\p{L})[’']s (?=(?:got|been|gone|lost)\b)/giu, '$1 has ');
  const empty: ThemeReading = {
    text,
    situation: null,
    subject: null,
    object: null,
    item: null,
    matter: null,
    where: null,
    action: null,
    quality: null,
  };
  const trouble = readTrouble(text);
  if (trouble !== null) return trouble;
  for (const read of RULES) {
    const match = read(text);
    if (match && isPlausible(match.subject) && isPlausible(match.object))
      return { ...empty, item: itemOf(match), ...match };
  }
  const noun = readNoun(text);
  if (!isPlausible(noun)) return empty;
  return noun && isLiving(noun) ? { ...empty, subject: noun } : { ...empty, object: noun };
}
