import { factsForFrame, factsIn, factsOfGroup } from '../lexicon/facts/facts.ts';
import type { Situation, StorySource } from '../lexicon/story-source.ts';
import { isLiving, type Noun } from '../theme/noun.ts';
import { saysOnly } from '../theme/noun-phrase-rules.ts';
import type { ThemeReading } from '../theme/theme-rule.ts';
import { canTell, frameFor, frameNamed } from './find-frame.ts';

/** Situations in which the plot of a fact row tells what the theme says. */
const OF_FACTS: ReadonlySet<Situation | null> = new Set([null, 'visit', 'newcomer']);
const OF_ACTIVITIES: ReadonlySet<Situation | null> = new Set([null, 'visit', 'learn', 'make', 'reluctant']);

/** A frame that tells a row of facts, and the name of the row. */
export type FrameOfFacts = { frame: StorySource; name: string };

/** The frame of the fact row that the theme names, when the theme is about just that, and how many words name it. */
export function frameOfFacts(reading: ThemeReading): FrameOfFacts | null {
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

/** The frame of what a nursery does for a week, when the theme says nothing else (`people who help us`), and how many words name it. */
export function topicOf(theme: string): { frame: StorySource; words: number } | null {
  const known = factsIn(theme);
  if (known?.frame !== 'known-topic' || !saysOnly(theme, known.name)) return null;
  const frame = frameNamed(known.frame);
  return frame ? { frame, words: known.name.split(' ').length } : null;
}

/** The frames that are told with what animals can do: one in an unexpected place, or two of them; and those of a mere sound. */
export function ofAnimals({ situation, subject, object }: ThemeReading): StorySource | null {
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

function frameWithWords(known: { frame: string; name: string }, reading: ThemeReading): FrameOfFacts | null {
  const frame = frameNamed(known.frame);
  return frame && canTell(frame, reading) ? { frame, name: known.name } : null;
}

/** The frame of the facts about the group of things that the theme names: nothing is known about a rucksack, but about bags. */
export function frameOfGroup(reading: ThemeReading): StorySource | null {
  const { situation, subject, object } = reading;
  if (!OF_FACTS.has(situation) || (subject !== null && isLiving(subject))) return null;
  const known = factsOfGroup(object ?? subject);
  return (known && frameWithWords(known, reading)?.frame) ?? null;
}
