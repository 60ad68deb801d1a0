import type { StoryPlot, StorySource } from '../lexicon/story-source.ts';
import type { Character } from '../parse/parse-character.ts';
import type { CastMember } from '../story-plan.ts';
import { kindWord, kinOf, wordsOf } from './kin-and-age.ts';

/** Somebody whom the plots of a concept invent, and who of the cast is that person if anybody is. */
type Invented = { name: RegExp; isMeant: (member: CastMember) => boolean };

const about = ({ description, creature }: CastMember): string => `${description} ${creature}`;
const isGrandparent = (member: CastMember): boolean => /^grand/.test(kinOf(kindWord(member)) ?? '');

/** Beside the lead: the child on wheels is {S} of its story if the family has chosen one. */
const BESIDE_THE_LEAD: Readonly<Record<string, Invented>> = {
  wheelchair: {
    name: /\bJuno\b/g,
    isMeant: (member) => /\b(?:wheelchair|wheels|crutch\w*|walking frame|prosthe\w*)\b/i.test(about(member)),
  },
  'deaf-or-blind': {
    name: /\bWren\b/g,
    isMeant: (member) => /\b(?:hearing aids?|deaf|implants?|signs?|sign language)\b/i.test(about(member)),
  },
};

/** Grown-ups with whom the lead is. */
const WITH_THE_LEAD: Readonly<Record<string, Invented>> = {
  'at-grandmas': { name: /\bGrandma\b/g, isMeant: isGrandparent },
  'an-old-dress': { name: /\bGrandma\b/g, isMeant: isGrandparent },
  'grandparent-forgets': { name: /\bthe old voice\b/g, isMeant: isGrandparent },
  'shaving-the-beard': { name: /\bDad\b/g, isMeant: (member) => kinOf(kindWord(member)) === 'father' },
};

/** The index of the chosen character who has the part of somebody invented beside the lead; -1 for none. */
export function standInOf({ id }: StorySource, cast: readonly CastMember[]): number {
  const invented = BESIDE_THE_LEAD[id];
  return invented ? cast.findIndex(invented.isMeant) : -1;
}

/** The jobs of which plots speak: `the doctor` is Dr Hop. */
const JOB = /\b(?:doctor|dentist|nurse|vet|teacher|coach|trainer|librarian|babysitter|firefighter)\b/;

/** A source and its plot with the names of those beside the lead (`others`) for whom they speak of by another name or by a job. */
export function toldOfCast(
  source: StorySource,
  plot: StoryPlot,
  others: readonly Character[],
  cast: readonly CastMember[],
): { source: StorySource; plot: StoryPlot } {
  const changes = namings(source, others, cast);
  const change = (text: string) => changes.reduce((told, [words, name]) => told.replace(words, name), text);
  const setting = plot.setting && { setting: mapTexts(plot.setting, change, ['topic', 'thing']) };
  return {
    source: mapTexts(source, change, ['topic', 'thing']),
    plot: { ...mapTexts(plot, change, TEXTS), ...setting },
  };
}

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
    const job = JOB.exec(
      wordsOf(`${member.name} ${member.creature}`.replace(/\bdr\b/i, 'doctor')).join(' '),
    )?.[0];
    return [
      ...(invented?.isMeant(member) ? [[invented.name, role.shortName] as const] : []),
      ...(job ? [[new RegExp(`\\b[Tt]he ${job}\\b`, 'g'), role.shortName] as const] : []),
    ];
  });
}

/** An object in which some of the texts, or lists of texts, are changed. */
function mapTexts<T extends object>(value: T, change: (text: string) => string, keys: readonly string[]): T {
  const changed = (text: unknown): unknown =>
    typeof text === 'string' ? change(text) : Array.isArray(text) ? text.map(changed) : text;
  return Object.fromEntries(
    Object.entries(value).map(([key, text]) => [key, keys.includes(key) ? changed(text) : text]),
  ) as T;
}
