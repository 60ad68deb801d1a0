import { splitSentences } from '../grammar/sentences.ts';
import type { StoryPlot, StorySource } from '../lexicon/story-source.ts';
import type { Character } from '../parse/parse-character.ts';
import type { CastMember } from '../story-plan.ts';
import { BESIDE_THE_LEAD, chosenColour, chosenRelatives, textsOf, WITH_THE_LEAD } from './invented-people.ts';
import { ageOf, jobOf, kindWord } from './kin-and-age.ts';
import { kinOfTheme } from './kin-of-theme.ts';
import { otherNames } from './other-names.ts';

/** The index of the chosen character who has the part of somebody invented beside the lead; -1 for none. */
export function standInOf({ id }: StorySource, cast: readonly CastMember[]): number {
  const invented = BESIDE_THE_LEAD[id];
  return invented ? cast.findIndex((member) => invented.isMeant(member, cast)) : -1;
}

/** How often a plot speaks of an animal or a thing whose story it is. */
const MIN_MENTIONS = 3;

/**
 * The index of the chosen animal or thing of which a plot speaks as of somebody else (`a hermit crab sat in the corner`), so that it is that one; -1 for none.
 */
export function doubleOf({ plots }: StorySource, cast: readonly CastMember[]): number {
  const told = plots
    .flatMap(({ problem, tries, tip, turn, done }) => [problem, ...tries, tip, turn, done])
    .flat()
    .join(' ');
  if (cast.length < 2) return -1;
  return cast.findIndex((member) => {
    const kind = kindWord(member);
    if (ageOf(member) !== null || !/^\p{L}{3,}$/u.test(kind)) return false;
    return [...told.matchAll(ofKind(kind))].length >= MIN_MENTIONS;
  });
}

const ofKind = (kind: string): RegExp =>
  new RegExp(
    `\\b(?:the|an?) (?:(?:little|small|young|baby|smallest|tiny|hermit|lost) )?${kind}\\b(?!’s|-| \\p{L}+(?:er|or)\\b)`,
    'giu',
  );

/** Concepts in which a relative may be somebody who is remembered. */
const OF_THE_DEAD = /^(?:day-of-the-dead|obon-and-lanterns|remembrance-day)$/;

/** A source and its plot with the names of those beside the lead (`others`) for whom they speak of by another name or by a job. */
export function toldOfCast(
  source: StorySource,
  plot: StoryPlot,
  others: readonly Character[],
  cast: readonly CastMember[],
  double: Character | null = null,
  { lead = null, theme = '' }: { lead?: Character | null; theme?: string } = {},
): { source: StorySource; plot: StoryPlot } {
  const kind = double && cast.find((each) => each.id === double.castId);
  const naming: [RegExp, string][] =
    double && kind && !BESIDE_THE_LEAD[source.id] ? [[ofKind(kindWord(kind)), double.shortName]] : [];
  const kin = source.gentle ? null : kinOfTheme(theme, plot, others, cast);
  const namesOfPlot = [...naming, ...namings(source, others, cast)];
  const changes = [
    ...otherNames(cast, (name) => namesOfPlot.some(([words]) => new RegExp(words.source).test(name))),
    ...namesOfPlot,
    ...namingOfLead(plot, lead, cast),
    ...(kin ? [kin] : []),
    ...(source.gentle || OF_THE_DEAD.test(source.id) ? [] : chosenRelatives(textsOf(plot), others, cast)),
    ...chosenColour(textsOf(plot), cast),
  ];
  const change = (text: string) =>
    inFirstPerson(changes.reduce((told, [words, name]) => told.replace(words, name), text));
  const setting = plot.setting && { setting: mapTexts(plot.setting, change, ['topic', 'thing']) };
  return {
    source: mapTexts(source, change, ['topic', 'thing']),
    plot: { ...mapTexts(plot, change, TEXTS), ...setting },
  };
}

/** `“I won’t {do}”` and `“Why do you {do}?”` with a possessive: `brush my teeth`, `brush your teeth`. */
const inFirstPerson = (text: string): string =>
  text.includes('{do}')
    ? text
        .replace(/(?<=“[^”]*\bI(?:’\p{L}+)? [^”]*)\{do\}/gu, '{do_mine}')
        .replace(/(?<=“[^”]*\byou [^”]*)\{do\}/gu, '{do_yours}')
    : text;

const TEXTS = [
  'titles',
  'goal',
  'trouble',
  'solved',
  'opener',
  'friend',
  'problem',
  'tries',
  'tip',
  'low',
  'turn',
  'done',
  'again',
] as const;

/** Words of a plot and the chosen character whom they mean in this story. */
function namings(
  { id }: StorySource,
  others: readonly Character[],
  cast: readonly CastMember[],
): (readonly [RegExp, string])[] {
  const invented = BESIDE_THE_LEAD[id] ?? WITH_THE_LEAD[id];
  return others.flatMap((role) => {
    const member = cast.find((each) => each.id === role.castId);
    if (!member) return [];
    const job = jobOf(member);
    // A dog of the cast is the dog of the plot; of people, there may be several.
    const kind = ageOf(member) === null && /^\p{L}+$/u.test(kindWord(member)) ? kindWord(member) : null;
    return [
      ...(invented?.isMeant(member, cast) ? [[invented.name, role.shortName] as const] : []),
      ...[id === 'new-teacher' ? null : job === 'coach' ? '(?:coach|trainer)' : job, kind].flatMap((word) =>
        word ? [[new RegExp(`\\b[Tt]he ${word}\\b`, 'g'), role.shortName] as const] : [],
      ),
    ];
  });
}

const WORKER =
  /^(?:farmer|baker|firefighter|policeman|policewoman|postman|postwoman|driver|scientist|vet|doctor|nurse|dentist|teacher|librarian)$/;

/** A lead who does the work of somebody in the plot is that one: Farmer Jo is the farmer. Not where the two meet in a sentence. */
function namingOfLead(
  plot: StoryPlot,
  lead: Character | null,
  cast: readonly CastMember[],
): (readonly [RegExp, string])[] {
  const member = cast.find(({ id }) => id === lead?.castId);
  const job = member && kindWord(member);
  if (!job || !WORKER.test(job)) return [];
  const sentences = TEXTS.flatMap((key) => [plot[key] ?? []].flat(2)).flatMap(splitSentences);
  const meet = new RegExp(`\\{L.*\\b[Tt]he ${job}\\b|\\b[Tt]he ${job}\\b.*\\{L`);
  if (sentences.some((sentence) => meet.test(sentence))) return [];
  return [[new RegExp(`\\b[Tt]he ${job}(?!\\p{L}|’|-)`, 'gu'), '{L}']];
}

/** An object in which some of the texts, or lists of texts, are changed. */
function mapTexts<T extends object>(value: T, change: (text: string) => string, keys: readonly string[]): T {
  const changed = (text: unknown): unknown =>
    typeof text === 'string' ? change(text) : Array.isArray(text) ? text.map(changed) : text;
  return Object.fromEntries(
    Object.entries(value).map(([key, text]) => [key, keys.includes(key) ? changed(text) : text]),
  ) as T;
}
