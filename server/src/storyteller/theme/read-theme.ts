import type { Situation } from '../lexicon/story-source.ts';
import { splitHeading, writtenOut } from '../parse/heading.ts';
import { normalizeInput } from '../parse/normalize-input.ts';
import { QUESTION } from '../parse/parse-theme.ts';
import { unwrapRequest } from '../parse/unwrap-request.ts';
import { isAbstract, isSurelyRead } from './can-act.ts';
import { readChildHabit } from './child-habit.ts';
import { readActivity, readClause } from './clause-rules.ts';
import { DOING_RULES } from './doing-rules.ts';
import { culpritRule } from './everyday-rules.ts';
import { FAMILY_RULES } from './family-rules.ts';
import { isPredicate } from './is-predicate.ts';
import { LOSS_AND_WISH_RULES } from './loss-and-wish-rules.ts';
import { mainClause } from './main-clause.ts';
import { isMashUp, MASH_UP_RULES } from './mash-up-rules.ts';
import { MISDEED_RULES } from './misdeed-rules.ts';
import { isLiving, type Noun, readNoun } from './noun.ts';
import { NOUN_PHRASE_RULES } from './noun-phrase-rules.ts';
import { withoutParticiple } from './participle-title.ts';
import { capitalizeProperNouns, festivalIn } from './proper-nouns.ts';
import { readTaggedClause } from './read-tagged-clause.ts';
import { SENTENCE_RULES } from './sentence-rules.ts';
import { SKILL_RULES } from './skill-rules.ts';
import { endsInVerb, isPlausible, surestNoun } from './surest-noun.ts';
import { tagWords } from './tag-words.ts';
import { type Match, type Rule, rule, subjectOf, type ThemeReading } from './theme-rule.ts';

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
  ...MISDEED_RULES,
  ...MASH_UP_RULES,
  ...NOUN_PHRASE_RULES,
  ...FAMILY_RULES,
  ...SENTENCE_RULES,
  ...SKILL_RULES,
  ...LOSS_AND_WISH_RULES,
  ...DOING_RULES,
  readClause,
  rule(/^(.+?) (?:and|meets?|makes? friends with|befriends?) (.+)$/i, ([one = '', other = '']) => {
    const subject = subjectOf(one);
    const object = readNoun(other);
    return subject && object && isLiving(object) && object.kind !== 'toy' && subject.head !== object.head
      ? { situation: 'pair', subject, object }
      : null;
  }),
  readActivity,
  readChildHabit,
  readTaggedClause,
];

/** The object of a subject's action, without particles: `hats` of `steals all the hats`. */
function itemOf({ situation, action, object }: Match): Noun | null {
  if (situation === 'makes-being') return object ?? null;
  if (situation !== 'deed' || !action) return null;
  const rest = action.do
    .slice(action.verb.length)
    .replace(/\{[^}]*\}/g, 'the')
    .replace(
      /^ (?:up|away|off|out|down|over|back|home|all|into|only|always|too many|too much|after|for)\b/i,
      '',
    )
    .trim();
  if (rest === '' || /^(to|at|in|on|with|from|through|around|under|across|by|about)\b/i.test(rest))
    return null;
  // `gets washed`: nothing is done to `washed`.
  const isState = /^(?:get|become|go|feel|look|stay)$/.test(action.verb);
  if (isState && !tagWords(rest).some(({ tags }) => tags.has('Noun'))) return null;
  return readNoun(
    rest.replace(
      / (?:to|at|in|on|with|from|through|for|into|under|across|down|off|out|over|onto|behind|near|along|past|inside|when|because) .*$/i,
      '',
    ),
  );
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
  'rains',
]);

/** The trouble of two happenings is the second: `the class goes to the zoo and the penguin runs away`. */
function readTrouble(text: string): ThemeReading | null {
  const [, link = '', second = ''] =
    /^\S+ \S+.*? (but|because|and then|and) ((?:(?:the|an?|my|our|his|her|their|\S+[’']s) \S+ \S+|it (?:rains|rained|snows|snowed) \S).*)$/i.exec(
      text,
    ) ?? [];
  if (second === '') return null;
  // `we baked a cake and the dog ate it`
  const made = /^\S+ \S+ (?:an?|some|the|my|our) (\p{L}+(?: \p{L}+)?) (?:but|because|and then|and) /iu.exec(
    text,
  )?.[1];
  const clause = made ? second.replace(/ (?:it|them)(?= |$)/i, ` the ${made}`) : second;
  const reading = readTheme(clause.replace(/^(?:his|her|their|\S+[’']s) /i, 'the '));
  const isTrouble =
    TROUBLES.has(reading.situation) ||
    (!/^and$/i.test(link) &&
      reading.situation === 'deed' &&
      reading.subject !== null &&
      isLiving(reading.subject));
  return isTrouble ? reading : null;
}

/** `the day the lift got stuck`: what happened then. */
const THE_DAY =
  /^(?:the|one|a) (?:day|night|morning|evening|afternoon|week|summer|winter|time) (?:when |that )?(?=\S+ \S)(?!(?:at|in|on|of|with|out|off|for|to|and|trip|before|after|without|by|under) )/i;
/** Situations that the words `the day` belong to, or that they are misread as. */
const OF_A_DAY: ReadonlySet<Situation | null> = new Set<Situation | null>([null, 'visit', 'trait', 'deed']);

/** `on the first day of winter the pond freezes`: when it was, before a clause. */
const WHEN_IT_WAS =
  /^(?:on|at|in|during|one|every) (?:(?:an?|the|my|our|\p{L}+) )?(?:\p{L}+ )?(?:day|night|morning|evening|afternoon|week|weekend|summer|winter|spring|autumn|time|year|bedtime|lunchtime|holidays?|mondays?|tuesdays?|wednesdays?|thursdays?|fridays?|saturdays?|sundays?)(?: of (?:\p{L}+ )?(?:winter|spring|summer|autumn|term|school|nursery|the holidays|december))?,? (?=(?:the|an?|my|our|we|i|he|she|they|\p{Lu}\p{Ll}+) \p{L}+ \p{L})/iu;
/** How children tell what somebody does: `a boy and he had a stick and then he turned into a frog`; the last thing is what happens. */
const CHILDS_SENTENCE =
  /^(an? (?:\p{L}+ ){1,3}?|the (?:\p{L}+ ){1,3}?)and (?:he|she|it) (?!(?:is|was) not )((?:(?! and (?:then )?(?:he|she|it) ).)+)(?:.* and (?:then )?(?:he|she|it) (.+))?$/iu;

/** What somebody knows or thinks, in a clause of its own. */
const KNOWS =
  /^(?:know|think|believe|mean|suppose|guess|wonder)(?: (?:what|who|whom|whose|where|why|how|that|if|whether|which|it)\b|$)/i;

/** What a rule has understood, where the phrases that it cut out are nouns. */
function readByRules(text: string): Match | null {
  for (const read of RULES) {
    const match = read(text);
    const isRead =
      match &&
      [match.subject, match.object, match.matter].every(isPlausible) &&
      !endsInVerb(text, match.subject);
    // What somebody knows or thinks is nothing that happens.
    if (match?.situation === 'deed' && KNOWS.test(match.action?.do ?? '')) continue;
    if (isRead && isPredicate(text, match) && isSurelyRead(text, match)) return match;
  }
  return null;
}

/** Weather at the beginning of a text, which is nobody's name: `Thunder scares our dog`. */
const NO_NAME = /^(?:Thunder|Lightning|Wind|Rain|Snow|Hail|Fog|Frost|Ice|Fire|Smoke|Darkness)(?= \p{Ll})/u;

/** `the octopus my auntie made`: a thing, and by whom it was made. */
const MADE_BY =
  /^((?:(?:the|an?|my|our) )?(?:\p{L}+ ){0,2}?\p{L}+) (?:that |which )?(?:(?:my|our|his|her) (?:\p{L}+ )?\p{L}+|grand\p{L}+|gran(?:ny)?|nan(?:a|ny)?|mum(?:my)?|mom(?:my)?|mama|dad(?:dy)?|papa|aunt(?:ie|y)?(?: \p{Lu}\p{L}+)?|uncle(?: \p{Lu}\p{L}+)?|i|we) (?:made|built|knitted|sewed|bought|drew|painted|crocheted|baked|carved|found)(?: .+)?$/iu;

/** `looking after our class pet`: the pet. */
const LOOKED_AFTER = /^(?:looking after|caring for|taking care of) (?=\S)/i;

/** `I would rather stay home than go to the party`: what the speaker does not want. */
const STAYS_RATHER = /^(i|we)(?: would|[’']d) (?:much )?rather .+? than (\p{L}.+)$/iu;
/** `who would rather be a knight (than sit still)`: what somebody wants. */
const WOULD_RATHER = / (?:would|[’']d) (?:much )?(?:rather|sooner|prefer to) (\p{L}.+?)(?: than .+)?$/iu;

/** Reads what a theme says: who, what, and in which situation. */
/** One or several with their names, and nothing else. */
const CALLED_SO =
  /^((?:(?:a|an|the|my|our|two|three|some) )?(?:\p{Ll}+ ){0,3}\p{Ll}+),? (?:called|named) \p{Lu}\p{L}+(?:,? (?:and )?\p{Lu}\p{L}+)*$/u;

export function readTheme(input: string): ThemeReading {
  const said = withoutParticiple(writtenOut(unwrapRequest(normalizeInput(input))))
    .replace(/^(about|how|when|the (story|tale) of) (?=\S+ \S)/i, (lead) => (/^how/i.test(lead) ? lead : ''))
    .replace(/^how (?=(a|an|the|my|our|two|some|\p{L}+s) )(?!(?:does|is) )/iu, '')
    .replace(/^there (?:is|are|was|were) (?=\S+ \S)/i, '')
    .replace(STAYS_RATHER, '$1 don’t want to $2')
    .replace(WOULD_RATHER, ' wants to $1')
    .replace(NO_NAME, (weather) => weather.toLowerCase())
    .replace(/^(?:because|since|after|before|when|if|while|although) [^,]+, (?=\S+ \S)/i, '')
    .replace(/^(?:why|because|that|since) (?=(?:my|our) \S+ \S)/i, '')
    .replace(
      / and (?:then )?(?:everything|it all|nothing|it)(?: always)? (?:goes|went|gets|got|works|worked)(?: \p{L}+)?$/iu,
      '',
    )
    .replace(/^(?:my|our) (?:\S+ year old )?(?:son|grandson|nephew) (?=is |has )/i, 'he ')
    .replace(/^(?:my|our) (?:\S+ year old )?(?:daughter|granddaughter|niece) (?=is |has )/i, 'she ')
    .replace(WHEN_IT_WAS, '')
    // `my brother says there is a crocodile under my bed`
    .replace(
      /^.{3,30} (?:says|said|thinks|thought|believes|is sure|told me)(?: that)? there (?:is|are|was|were) (?=\S+ \S)/i,
      '',
    )
    // `two guinea pigs called Salt and Pepper` call nobody.
    .replace(CALLED_SO, '$1')
    .replace(CHILDS_SENTENCE, (_all, who: string, only: string, then = only) => `${who} who ${then}`)
    .replace(/(\p{L})[’']s (?=(?:got|been|gone|lost)\b)/giu, '$1 has ');
  const { heading, details } = splitHeading(mainClause(said));
  const text = [heading, ...details].join(', ');
  const empty: ThemeReading = {
    text,
    heading,
    whole: said,
    situation: null,
    subject: null,
    object: null,
    item: null,
    matter: null,
    where: null,
    action: null,
    quality: null,
  };
  const trouble = isMashUp(text) ? null : readTrouble(text);
  if (trouble !== null) return { ...trouble, whole: said };
  const parts = [heading, ...details];
  const readAt = parts.findIndex((part) => readByRules(part) !== null);
  const whole = readByRules(parts[readAt] ?? heading);
  const then = heading.replace(THE_DAY, '');
  const isDay = then !== heading && OF_A_DAY.has(whole?.situation ?? null);
  const match = isDay ? (readByRules(then) ?? whole) : whole;
  if (match) {
    const item = itemOf(match);
    return { ...empty, heading: parts[readAt] ?? heading, item: isPlausible(item) ? item : null, ...match };
  }
  const named = readNoun(heading.replace(MADE_BY, '$1').replace(LOOKED_AFTER, ''));
  const noun = named && isPlausible(named) ? named : surestNoun(then);
  return noun && isLiving(noun) && !isAbstract(noun)
    ? { ...empty, subject: noun }
    : { ...empty, object: noun };
}
