import { bestMatchingPacks } from '../choose-plot.ts';
import { looksEnglish } from '../grammar/noun-phrase.ts';
import { concepts } from '../lexicon/all-sources.ts';
import type { Situation, StorySource } from '../lexicon/story-source.ts';
import type { StoryTone } from '../moderation/moderate-text.ts';
import { isAbstract } from '../theme/can-act.ts';
import { classOfTopic } from '../theme/class-of-topic.ts';
import { findClause } from '../theme/find-clause.ts';
import { findPhrase, matchableText, parsePhrase } from '../theme/match-words.ts';
import { isLiving, type Noun } from '../theme/noun.ts';
import { saysOnly } from '../theme/noun-phrase-rules.ts';
import { isPeople } from '../theme/strayed.ts';
import type { ThemeReading } from '../theme/theme-rule.ts';
import { isExpected, plotsForTheme } from './choose-lexicon-plot.ts';
import { CHANCE, coverageOf, mostTold, VAGUE } from './coverage.ts';
import {
  type FoundConcept,
  findConcepts,
  isNeighbour,
  isOfOtherAnimal,
  isOfPeople,
  isOnlyBeside,
  isOnlyFirst,
  isOnlyMaterial,
  isOnlyModifier,
  isOnlyOwner,
  isOnlyQuality,
  isOnlySecond,
  isOnlySubject,
  isOnlyWhere,
  isOnlyWordOfDeed,
} from './find-concepts.ts';
import { frameOfFacts, frameOfGroup, ofAnimals, topicOf } from './find-fact-frames.ts';
import { canTell, frameFor, frameForKind } from './find-frame.ts';
import { toldFirst } from './told-first.ts';

/** Situations that a concept's own plots tell anyway when the theme names nobody else who is in it. */
const GENERAL: ReadonlySet<Situation> = new Set([
  'learn',
  'visit',
  'make',
  'newcomer',
  'question',
  'lost',
  'afraid',
  'reluctant',
  'own-wish',
  'own-wish-to-be',
]);
/** Situations in which somebody of the theme acts, which only their general frame tells. */
const OF_A_SUBJECT: ReadonlySet<Situation> = new Set([
  'cannot',
  'afraid-being',
  'wants',
  'ability',
  'trait',
  'deed',
  'misdeed',
  'pair',
  'runaway',
  'has',
  'ailment',
  'refuses',
  'lacks',
  'quarrel',
  'damage',
  'taken',
  'mistaken',
  'wants-to-be',
  'wants-to-go',
  'too-many-of-somebody',
  'forgets',
  'longing-being',
  'lost-by',
  'strayed',
  'makes-being',
  'own-damage',
  'works-as',
  'off-duty',
  'ride',
  'odd-pet',
  'made-of',
  'all-turned',
  'rains',
  'what-if',
  'by-itself',
  'magic-thing',
  'hides',
  'friend-ill',
  'does-not-fit',
  'lost-its-own',
  'sound',
  'record',
  'record-being',
  'thing-pair',
  'being-and-thing',
  'broken',
  'finds',
  'in-role',
  'outing',
  'far-off',
  'versus',
  'turned-into',
  'i-turned-into',
  'on-strike',
  'giant',
  'tiny',
  'wants-to-be-so',
  'talks',
  'contest',
]);

/** Packs whose plots are about school, friends or food in general, not about what a theme names. */
const GENERAL_PACKS: ReadonlySet<string> = new Set([
  'friends',
  'school',
  'kitchen',
  'garden',
  'farm',
  'fair',
  'city',
  'library',
  'sky',
]);

/** Words that a theme pack knows, but that are no world: a ship may carry containers, and a map is for finding the way. */
const NO_WORLD =
  /\b(?:ship|boat|map|sail|sailor|anchor|bat|echo|crystal|flag|bone|egg|star|sun|bird|skill)s?\b/gi;

/** Whether a theme names the world of a theme pack, which its plots tell: pirates, space, a castle; a title by its main noun. */
function isWorldOfPack({ text, heading, subject, object }: ThemeReading): boolean {
  const noun = subject ?? object;
  const isTitle = findClause(heading) === null && noun !== null;
  if (isTitle && /^(?:animal|bird|fish|bug)$/.test(noun.kind ?? '')) return false;
  const packs = bestMatchingPacks(isTitle ? `${noun.bare} ${noun.plural}`.replace(NO_WORLD, '') : text);
  return packs.length > 0 && packs.every(({ id }) => !GENERAL_PACKS.has(id));
}

/** The frame of the situation when it has a plot for these very words: `a shark who is scared of water`. */
function frameForWords({ situation, subject, item, action, text }: ThemeReading): StorySource | null {
  if (situation === null || subject === null || subject.isOwn || subject.kind === 'relative') return null;
  const frame = frameFor(situation);
  const words = matchableText(text);
  const isOwn = frame?.plots.some(
    (plot) =>
      !(plot.unexpected && isExpected(subject)) &&
      // Every second clause has an `is`; only what somebody does may be to be something.
      plot.words?.some(
        (phrase) => (phrase !== 'be' || action?.verb === 'be') && findPhrase(words, parsePhrase(phrase)) >= 0,
      ) &&
      (item !== null || !/\{\^?(?:an_|the_)?items?\}/i.test(JSON.stringify(plot))),
  );
  return frame && isOwn ? frame : null;
}

/**
 * Chooses where the plot comes from; null for a theme pack, when the theme names its world or nothing that could be understood. A theme
 * of grief or fear gets no pack and no riddle, but a gentle frame.
 */
export function chooseSource(reading: ThemeReading, tone: StoryTone): StorySource | null {
  const source = sourceOf(reading);
  if (source !== null && source === frameForWords(reading)) return source;
  if (tone === 'plain' || source?.gentle || (source && concepts.includes(source))) return source;
  if (source?.kinds.includes('festival')) return source;
  const { situation, subject } = reading;
  if (situation !== null && situation !== 'trait' && situation !== 'mystery') return source;
  const isAboutSomebody = subject !== null && isLiving(subject);
  return frameFor(isAboutSomebody ? 'sad-being' : 'sad') ?? source;
}

/** Whether a concept for its situation is found by several words of a theme. */
const hasLongPhrase = ({ situation, text }: ThemeReading, words: number): boolean =>
  situation !== null &&
  findConcepts(text).some(({ source, length }) => length >= words && source.situations.includes(situation));

/** The source that the rules choose, unless another tells clearly more of the theme. */
function sourceOf(reading: ThemeReading): StorySource | null {
  const named = namedConcepts(reading);
  const first = toldFirst(reading, named);
  if (first) return first;
  const source = sourceByRules(reading, named);
  const most = source && mostTold(source, candidatesFor(source, reading), reading);
  return most && isAboutSomethingElse(most, reading) ? generalSource(most, reading) : most;
}

/** The concepts that a theme names, also in the relative clause that the reading leaves out: `a boy who uses a wheelchair wants to come`. */
function namedConcepts({ text, whole }: ThemeReading): FoundConcept[] {
  const isWithoutClause = / (?:who|that|which) /.test(whole) && text.slice(0, 4) === whole.slice(0, 4);
  return findConcepts(isWithoutClause ? whole : text);
}

/** Verbs by which a general plot knows no more than a concept: `comes home with nits`. */
const SAYS_LITTLE = /^(?:come|go|get|bring)$/;

/** Whether a concept is near a theme by one of its words but tells next to nothing of it: soup for a pea that rolls away. */
function isAboutSomethingElse(source: StorySource, reading: ThemeReading): boolean {
  const { action, subject } = reading;
  if (source.gentle || !concepts.includes(source) || SAYS_LITTLE.test(action?.verb ?? '')) return false;
  if (source.creature !== undefined && source.creature === subject?.head) return false;
  if (findConcepts(reading.whole).some((found) => found.source === source && found.length > 1)) return false;
  const { hasMain, share } = coverageOf(reading)(source);
  return !hasMain && share < CHANCE;
}

/** What would be told if no concept were known, where that tells the word that matters most. */
function generalSource(concept: StorySource, reading: ThemeReading): StorySource {
  const general = sourceByRules(reading, []);
  return general && coverageOf(reading)(general).hasMain ? general : concept;
}

/**
 * What could tell a theme instead of the rules' choice: for a concept another one that the theme names, or the frame of its situation
 * where that has a plot for these words. A gentle concept gives way to gentle ones only.
 */
function candidatesFor(chosen: StorySource, reading: ThemeReading): StorySource[] {
  const { situation, whole } = reading;
  const all = findConcepts(whole);
  const named = all
    .filter(
      (match) =>
        !isOnlyWordOfDeed(match, reading) &&
        !isOnlyQuality(match, whole) &&
        !isOnlyModifier(match, reading) &&
        !isOnlyBeside(match, reading, all) &&
        !isOnlyMaterial(match, whole, all),
    )
    .map(({ source }) => source);
  if (chosen.gentle) return named.filter(({ gentle }) => gentle);
  const frame = situation === null ? undefined : frameFor(situation);
  if (
    !frame ||
    SAYS_LITTLE.test(reading.action?.verb ?? '') ||
    !canTell(frame, reading) ||
    !concepts.includes(chosen)
  )
    return named;
  const isForWords = plotsForTheme(frame.plots, reading, false).every((plot) => plot.words ?? plot.verbs);
  return isForWords ? [...named, frame] : named;
}

/** How many words the phrase of the best concept has, if nothing else is in the theme; otherwise 0. */
function wordsOfWhole([best]: readonly FoundConcept[], { text }: ThemeReading): number {
  if (!best) return 0;
  return best.length >= matchableText(text).filter((word) => !word.mayBeSkipped).length ? best.length : 0;
}

function sourceByRules(reading: ThemeReading, named: readonly FoundConcept[]): StorySource | null {
  const { situation, subject, object } = reading;
  // Somebody is hurt or in danger: whatever else the theme names is where and when.
  if (situation === 'misdeed') return frameFor('misdeed') ?? null;
  const topic = topicOf(reading.text);
  if (topic) return (topic.words <= wordsOfWhole(named, reading) && named[0]?.source) || topic.frame;
  const animals = ofAnimals(reading);
  if (animals) return wordsOfWhole(named, reading) > 0 && named[0] ? named[0].source : animals;
  const particular = frameForWords(reading);
  // What a child is said to be says less than what a concept is found by: `is the only child with brown skin`.
  const isBetterKnown = hasLongPhrase(
    reading,
    situation === 'in-role' ||
      situation === 'outing' ||
      /^(?:be|find|give|get)$/.test(reading.action?.verb ?? '')
      ? 2
      : 4,
  );
  if (particular && !isBetterKnown && canTell(particular, reading)) return particular;
  // Concepts know the largest festivals; the words of the others mean something else (`Day of the Dead`).
  const isFestival = object?.kind === 'festival' && object.isProper;
  const known = frameOfFacts(reading);
  const matches = named.filter(
    (match) =>
      !(isFestival && match.source.gentle && !match.source.words.includes(object.head)) &&
      // `can a stone be a pet` names nobody who could be the pet.
      !(match.source.creature === 'theme' && subject === null && object === null) &&
      !(known && situation === null && isOnlyWhere(match, known.name, reading.text)) &&
      !isOnlyWordOfDeed(match, reading) &&
      !isOnlySubject(match, reading) &&
      !isOnlyOwner(match, reading.text) &&
      !isOnlyQuality(match, reading.text) &&
      !isOnlyModifier(match, reading) &&
      !isOnlySecond(match, reading) &&
      !isOnlyFirst(match, reading, named) &&
      !isOnlyBeside(match, reading, named) &&
      !isOnlyMaterial(match, reading.text, named) &&
      !isOfOtherAnimal(match, reading, named) &&
      !isOfPeople(match, reading) &&
      !(
        known?.frame.id === 'known-thing' &&
        known.name.split(' ').some((word) => match.phrase.at(-1)?.includes(word)) &&
        isNeighbour(match)
      ),
  );
  const found = matches.map(({ source }) => source);
  // A question is about what it asks, not about where or when: `how do birds know where to fly in winter`.
  const asked = situation === 'question' && found[0] ? coverageOf(reading)(found[0]) : null;
  if (asked && !asked.hasMain && asked.share < CHANCE) return frameFor('question') ?? null;
  if (isFestival && found.length === 0) return frameForKind('festival') ?? null;
  // What somebody wants to see or to have is not who wants it: `a mole who wants to see the sun`.
  const isAboutSubject = ({ words, creature }: StorySource): boolean =>
    situation !== 'wants' ||
    subject === null ||
    creature === subject.head ||
    words.some((phrase) => phrase.includes(subject.head));
  // Where an animal goes is told by its way there, unless something is known of the place.
  const isOfSubject = ({ phrase }: FoundConcept) =>
    phrase.length === 1 &&
    [subject?.head, reading.action?.verb].some((word) => phrase[0]?.includes(word ?? ''));
  const goes = situation === 'visit' && reading.action !== null && subject !== null;
  if (goes && !subject.isOwn && subject.kind !== 'relative' && matches.every(isOfSubject))
    return frameFor('deed') ?? null;
  // `the lighthouse goes out` is what a concept about it tells.
  if (reading.action?.do === 'go out' && found[0]) return found[0];
  const ofText = matchableText(reading.text);
  const own = matches.find(
    ({ source, phrase }) =>
      situation !== null &&
      source.situations.includes(situation) &&
      // Who it is says more than what they want: `a boy who uses a wheelchair`.
      (isAboutSubject(source) || findPhrase(ofText, phrase) < 0),
  )?.source;
  if (own) return own;
  // `happy, sad, angry and scared` says more than its sad word.
  const isWholePhrase = wordsOfWhole(matches, reading) > 2;
  const gentle = matches.find(({ source, length }) => source.gentle && !(isWholePhrase && length === 1));
  if (gentle && situation !== 'ailment') return gentle.source;
  // The whole theme is a phrase of the concept: `the boats are asleep`.
  if (matches[0] && wordsOfWhole(matches, reading) > 0) return matches[0].source;
  const near = nearestOfPerson(matches, reading);
  if (near) return near;
  // Rain that never stops learns nothing.
  if (situation === 'cannot' && subject?.kind === 'weather' && named[0]) return named[0].source;
  if (situation !== null && OF_A_SUBJECT.has(situation)) {
    const frame = frameFor(situation);
    if (frame && canTell(frame, reading)) return frame;
  }
  const concept = found[0];
  if (known && (!concept || (!concept.gentle && known.name.split(' ').length > (matches[0]?.length ?? 0))))
    return known.frame;
  if (concept && (situation === null || (GENERAL.has(situation) && !['lost', 'afraid'].includes(situation))))
    return concept;
  if (known) return known.frame;
  const ofGroup = frameOfGroup(reading);
  const isOfSky = object?.kind === 'sky' && saysOnly(reading.text, object.bare);
  if (ofGroup && situation === null && (isOfSky || !isWorldOfPack(reading))) return ofGroup;
  if (situation === 'learn' && classOfTopic(reading) === 'value') return frameOfTopic(reading);
  if (situation !== null) {
    const frame = frameFor(situation);
    if (frame && canTell(frame, reading)) return frame;
  }
  if (situation === null && isWorldOfPack(reading)) return null;
  if (subject && isLiving(subject))
    return frameForKind(subject.kind === 'toy' ? 'being' : subject.kind) ?? frameForKind('animal') ?? null;
  if (object && !/^(how|what|why|who|it|something|anything|stuff|things?)$/i.test(object.bare))
    return (isNothingToTouch(object) ? undefined : frameForKind(object.kind)) ?? frameOfTopic(reading);
  return findClause(reading.heading) === null && / /.test(reading.heading) && looksEnglish(reading.heading)
    ? frameOfTopic(reading)
    : null;
}

/**
 * What a person does is told by the concept that knows most of it, which is more than any general plot knows: `my brother snores`. For
 * a thing it takes two words: `the tooth that would not come out`.
 */
function nearestOfPerson(matches: readonly FoundConcept[], reading: ThemeReading): StorySource | null {
  const { subject, situation } = reading;
  if (situation === null || !VAGUE.has(situation) || subject === null || !isExpected(subject)) return null;
  const isPerson = isPeople(subject) || subject.isProper;
  const measure = coverageOf(reading);
  const [best] = matches
    .map(({ source, length }) => ({ source, length, share: measure(source).share }))
    .filter(({ length, share }) => length > 1 || (isPerson && share >= CHANCE))
    .sort((a, b) => b.share - a.share);
  return best?.source ?? null;
}

/** Whether the plots for things do not fit a noun, and those for feelings, games and festivals neither. */
const isNothingToTouch = (noun: Noun): boolean =>
  GOOD_FEELING.test(noun.head) || (isAbstract(noun) && !/^(?:feeling|sport|festival)$/.test(noun.kind ?? ''));

/** Nobody has to get rid of these. */
const GOOD_FEELING =
  /^(?:hope|love|joy|happiness|pride|gratitude|courage|fun|delight|trust|sympathy|affection|emotion|feeling|enthusiasm)$/;

/** The general frame for what is neither somebody nor a thing: a value that is forgotten, or a topic that they find out about. */
const frameOfTopic = (reading: ThemeReading): StorySource | null =>
  frameFor(classOfTopic(reading) === 'value' ? 'value' : 'mystery') ?? null;
