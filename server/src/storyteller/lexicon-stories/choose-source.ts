import { bestMatchingPacks } from '../choose-plot.ts';
import { concepts, frames, phrasesOf } from '../lexicon/all-sources.ts';
import { factsForFrame, factsIn, factsOfGroup } from '../lexicon/facts/facts.ts';
import type { Situation, StorySource } from '../lexicon/story-source.ts';
import type { StoryTone } from '../moderation/moderate-text.ts';
import { findPhrase, matchableText, type Phrase, parsePhrase } from '../theme/match-words.ts';
import { isLiving, type Noun } from '../theme/noun.ts';
import { saysOnly } from '../theme/noun-phrase-rules.ts';
import type { ThemeReading } from '../theme/theme-rule.ts';
import type { Kind } from '../word-net/kind-roots.ts';
import { verbClassOf } from '../word-net/verb-class-of.ts';

/** A concept found in a theme; the longest phrase wins, then the earliest. */
type Found = { source: StorySource; length: number; at: number; phrase: Phrase };

/** The concepts that a theme names, best first. */
function findConcepts(theme: string): Found[] {
  const text = matchableText(theme);
  const found: Found[] = [];
  for (const source of concepts) {
    for (const phrase of phrasesOf.get(source) ?? []) {
      const at = findPhrase(text, phrase);
      if (at >= 0) found.push({ source, length: phrase.length, at, phrase });
    }
  }
  found.sort((a, b) => b.length - a.length || a.at - b.at);
  return found.filter(({ source }, i) => found.findIndex((other) => other.source === source) === i);
}

const frameFor = (situation: Situation): StorySource | undefined =>
  frames.find(({ situations }) => situations.includes(situation));

const frameForKind = (kind: Kind | null): StorySource | undefined =>
  kind === null ? undefined : frames.find(({ kinds }) => kinds.includes(kind));

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

/** Whether a theme names the world of a theme pack, which its plots tell: pirates, space, a castle. */
function isWorldOfPack(theme: string): boolean {
  const packs = bestMatchingPacks(theme);
  return packs.length > 0 && packs.every(({ id }) => !GENERAL_PACKS.has(id));
}

const textOfFrame = new Map(frames.map((frame) => [frame, JSON.stringify(frame.plots)]));

/** The frame of the situation when it has a plot for these very words: `a shark who is scared of water`. */
function frameForWords({ situation, subject, item, text }: ThemeReading): StorySource | null {
  if (situation === null || subject === null || subject.isOwn || subject.kind === 'relative') return null;
  const frame = frameFor(situation);
  const words = matchableText(text);
  const isOwn = frame?.plots.some(
    (plot) =>
      (item !== null || !/\{\^?(?:an_|the_)?items?\}/i.test(JSON.stringify(plot))) &&
      plot.words?.some((phrase) => findPhrase(words, parsePhrase(phrase)) >= 0),
  );
  return frame && isOwn ? frame : null;
}

/** Whether the theme names what the frame's slots need. */
function canTell(
  frame: StorySource,
  { subject, object, action, quality, matter, where }: ThemeReading,
): boolean {
  const text = textOfFrame.get(frame) ?? '';
  const needs = (slot: RegExp, value: unknown) => value !== null || !slot.test(text);
  return (
    needs(/\{\^?S\b/, subject ?? (frame.creature === 'theme' ? object : null)) &&
    needs(/\{\^?(noun|a|the|nouns)\}/i, object ?? subject) &&
    needs(/\{\^?(do|did|doing)\}/i, action) &&
    needs(/\{\^?quality\}/i, quality) &&
    needs(/\{\^?matter\}/i, matter) &&
    needs(/\{\^?where\}/i, where)
  );
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

/** Situations in which the plot of a fact row tells what the theme says. */
const OF_FACTS: ReadonlySet<Situation | null> = new Set([null, 'visit', 'newcomer']);
const OF_ACTIVITIES: ReadonlySet<Situation | null> = new Set([null, 'visit', 'learn', 'make', 'reluctant']);

type FrameOfFacts = { frame: StorySource; words: number };

/** The frame of the fact row that the theme names, when the theme is about just that, and how many words name it. */
function frameOfFacts(reading: ThemeReading): FrameOfFacts | null {
  const { situation, subject, text } = reading;
  const known = factsIn(text);
  if (!known) return null;
  if (known.frame === 'find-out') return situation === 'question' ? frameWithWords(known, reading) : null;
  if (known.frame === 'known-topic')
    return saysOnly(text, known.name) || known.name.split(' ').length > 2
      ? frameWithWords(known, reading)
      : null;
  const isActivity = known.frame === 'known-activity' || known.frame === 'known-food';
  const isUsed =
    /^(wear|use|hold|have|get|buy|open|watch|look|love|like|see|eat|taste|grow|plant|pick)$/.test(
      reading.action?.verb ?? '',
    );
  if (!(isActivity ? OF_ACTIVITIES : OF_FACTS).has(situation) && !(isUsed && situation === 'learn'))
    return null;
  const isOfThing = known.frame.startsWith('known-');
  const isAboutSomebody = subject !== null && isLiving(subject) && subject.kind !== 'toy';
  if (isOfThing && isAboutSomebody && subject.kind !== 'relative' && subject.bare !== known.name) return null;
  // `a castle made of jelly` is no jelly, `a post box` no box.
  const noun = reading.object ?? subject;
  const isNoun =
    !noun ||
    known.name.includes(noun.head) ||
    noun.bare.endsWith(known.name) ||
    noun.plural.endsWith(known.name);
  if (isOfThing && known.frame !== 'known-activity' && !isNoun) return null;
  return frameWithWords(known, reading);
}

/** The frame of what a nursery does for a week, when the theme says nothing else: `people who help us`, `learning about shapes`. */
function topicOf(theme: string): StorySource | null {
  const known = factsIn(theme);
  return known?.frame === 'known-topic' && saysOnly(theme, known.name)
    ? (frameNamed(known.frame) ?? null)
    : null;
}

/** The frames that are told with what animals can do: one in an unexpected place, or two of them; and those of a mere sound. */
function ofAnimals({ situation, subject, object }: ThemeReading): StorySource | null {
  if (situation === 'sound') return frameFor('sound') ?? null;
  const isKnown = (noun: Noun | null) =>
    noun !== null && factsForFrame('any-animal', noun.bare, noun) !== null;
  if (situation === 'strayed' && isKnown(subject)) return frameNamed('animal-visitor') ?? null;
  const isDifferent =
    factsForFrame('any-animal', subject?.bare ?? '', subject) !==
    factsForFrame('any-animal', object?.bare ?? '', object);
  return situation === 'pair' && isDifferent && isKnown(subject) && isKnown(object)
    ? (frameNamed('two-animals') ?? null)
    : null;
}

const frameNamed = (name: string): StorySource | undefined => frames.find(({ id }) => id === name);

function frameWithWords(known: { frame: string; name: string }, reading: ThemeReading): FrameOfFacts | null {
  const frame = frameNamed(known.frame);
  return frame && canTell(frame, reading) ? { frame, words: known.name.split(' ').length } : null;
}

/** The frame of the facts about the group of things that the theme names: nothing is known about a rucksack, but about bags. */
function frameOfGroup(reading: ThemeReading): StorySource | null {
  const { situation, subject, object } = reading;
  if (!OF_FACTS.has(situation) || (subject !== null && isLiving(subject))) return null;
  const known = factsOfGroup(object ?? subject);
  return (known && frameWithWords(known, reading)?.frame) ?? null;
}

/** Deeds that concern the child itself, whoever does them. */
const OF_FEELINGS = /^(?:die|bully|cry|tease|fight|hit|miss|worry|hurt|lie|share|argue)$/;

/** Whether a concept is found only by the verb or the object of what an animal or a thing does: `a sheep who counts people`. */
function isOnlyWordOfDeed({ phrase }: Found, { situation, subject, item, action }: ThemeReading): boolean {
  if (situation !== 'deed' || !subject || subject.isOwn || subject.kind === 'relative' || !action)
    return false;
  if (OF_FEELINGS.test(action.verb) || verbClassOf(action.do) === null || phrase.length > 1) return false;
  return phrase[0]?.some((word) => word === action.verb || word === item?.head) ?? false;
}

function sourceOf(reading: ThemeReading): StorySource | null {
  const { situation, subject, object } = reading;
  const topic = topicOf(reading.text) ?? ofAnimals(reading);
  if (topic) return topic;
  const particular = frameForWords(reading);
  if (particular && canTell(particular, reading)) return particular;
  // Concepts know the largest festivals; the words of the others mean something else (`Day of the Dead`).
  const isFestival = object?.kind === 'festival' && object.isProper;
  const matches = findConcepts(reading.text).filter(
    (match) =>
      !(isFestival && match.source.gentle && !match.source.words.includes(object.head)) &&
      // `can a stone be a pet` names nobody who could be the pet.
      !(match.source.creature === 'theme' && subject === null && object === null) &&
      !isOnlyWordOfDeed(match, reading),
  );
  const found = matches.map(({ source }) => source);
  if (isFestival && found.length === 0) return frameForKind('festival') ?? null;
  // What somebody wants to see or to have is not who wants it: `a mole who wants to see the sun`.
  const isAboutSubject = ({ words, creature }: StorySource): boolean =>
    situation !== 'wants' ||
    subject === null ||
    creature === subject.head ||
    words.some((phrase) => phrase.includes(subject.head));
  // Where an animal goes is told by its way there, unless something is known of the place.
  const isOfSubject = ({ phrase }: Found) =>
    phrase.length === 1 &&
    [subject?.head, reading.action?.verb].some((word) => phrase[0]?.includes(word ?? ''));
  const goes = situation === 'visit' && reading.action !== null && subject !== null;
  if (goes && !subject.isOwn && subject.kind !== 'relative' && matches.every(isOfSubject))
    return frameFor('deed') ?? null;
  // `the lighthouse goes out` is what a concept about it tells.
  if (reading.action?.do === 'go out' && found[0]) return found[0];
  const own = found.find(
    (source) => situation !== null && source.situations.includes(situation) && isAboutSubject(source),
  );
  if (own) return own;
  const gentle = situation === 'ailment' ? undefined : found.find((source) => source.gentle);
  if (gentle) return gentle;
  // The whole theme is a phrase of the concept: `the boats are asleep`.
  if (
    matches[0] &&
    matches[0].length >= matchableText(reading.text).filter((word) => !word.mayBeSkipped).length
  )
    return matches[0].source;
  if (situation !== null && OF_A_SUBJECT.has(situation)) {
    const frame = frameFor(situation);
    if (frame && canTell(frame, reading)) return frame;
  }
  const concept = found[0];
  const known = frameOfFacts(reading);
  if (known && (!concept || (!concept.gentle && known.words > (matches[0]?.length ?? 0)))) return known.frame;
  if (concept && (situation === null || (GENERAL.has(situation) && !['lost', 'afraid'].includes(situation))))
    return concept;
  if (known) return known.frame;
  const ofGroup = frameOfGroup(reading);
  const isOfSky = object?.kind === 'sky' && saysOnly(reading.text, object.bare);
  if (ofGroup && situation === null && (isOfSky || !isWorldOfPack(reading.text))) return ofGroup;
  if (situation !== null) {
    const frame = frameFor(situation);
    if (frame && canTell(frame, reading)) return frame;
  }
  if (situation === null && isWorldOfPack(reading.text)) return null;
  if (subject && isLiving(subject))
    return frameForKind(subject.kind === 'toy' ? 'being' : subject.kind) ?? frameForKind('animal') ?? null;
  if (object && !/^(how|what|why|who|it|something|anything|stuff|things?)$/i.test(object.bare))
    return frameForKind(object.kind) ?? frameFor('mystery') ?? null;
  return null;
}
