import { TimeOfDay, Weather } from '../../../storyteller/story-plan.ts';
import { BACKDROP_NAMES, type Backdrop } from '../../backgrounds/backdrop.ts';
import { type FigurePose, POSES } from '../../body/poses.ts';
import { FIGURE_FEELINGS, type FigureFeeling } from '../../figure-feeling.ts';
import { COLOR_WORDS } from '../../palette.ts';
import { PROP_CATALOG, type PropName } from '../../props/prop-catalog.ts';
import { NOTE_VERBS, type NoteVerb } from './note-verbs.ts';

/** A thing of an art note, with what the note says of its number, size and colour. */
export interface NoteThing {
  prop: PropName;
  isMany: boolean;
  isPair: boolean;
  /** Times its usual size. */
  growth: number;
  color: string | null;
  /** What is drawn on it. */
  shows: PropName | null;
  /** What it is on. */
  on: PropName | null;
}

/** Where somebody of an art note is, or whom or what it is done to. */
export interface NotePlace {
  how: 'on' | 'in' | 'under' | 'behind' | 'at';
  /** A thing, or one of the words of `SPOTS`. */
  what: { thing: NoteThing } | { spot: NoteSpot };
}
const SPOTS = ['bed', 'water', 'blanket', 'doorway', 'sky', 'ground'] as const;
type NoteSpot = (typeof SPOTS)[number];

/** What some of the characters do in an art note. */
export interface NoteDeed {
  roles: readonly string[];
  /** The verb as it was written. */
  verb: string;
  pose: FigurePose;
  effect?: NoteVerb['effect'];
  feeling: FigureFeeling | null;
  /** In the hands: the first is what it is done with. */
  holds: readonly NoteThing[];
  wears: readonly NoteThing[];
  places: readonly NotePlace[];
  /** Those to whom it is done: `L hug F`. */
  to: readonly string[];
}

/** What the picture of a page shows, as the author of its plot wrote it. */
export interface ArtNote {
  backdrop: Backdrop | null;
  time: TimeOfDay | null;
  weather: Weather | null;
  deeds: readonly NoteDeed[];
  /** What stands or lies there; the first is what the page is about. */
  things: readonly NoteThing[];
}

const ROLES = /^[^\s+]+(?:\+[^\s+]+)*$/;
const PREPOSITIONS: ReadonlySet<string> = new Set(['on', 'in', 'under', 'behind', 'at']);
const SIZES: Readonly<Record<string, number>> = { huge: 1.9, big: 1.45, small: 0.7 };
const isProp = (word: string): word is PropName => Object.hasOwn(PROP_CATALOG, word);

/**
 * Reads an art note: `kitchen, night: L pour jug happy at table; F watch; big pot, many cups`. `isRole` tells the characters from the
 * things. Throws an error that names the word that it does not know.
 */
export function parseArtNote(note: string, isRole: (word: string) => boolean): ArtNote {
  const at = note.indexOf(':');
  const out: {
    backdrop: Backdrop | null;
    time: TimeOfDay | null;
    weather: Weather | null;
    deeds: NoteDeed[];
    things: NoteThing[];
  } = { backdrop: null, time: null, weather: null, deeds: [], things: [] };
  for (const word of words(at < 0 ? '' : note.slice(0, at), ',')) {
    const [time, weather] = [TimeOfDay.safeParse(word).data, Weather.safeParse(word).data];
    if (BACKDROP_NAMES.has(word)) out.backdrop = word as Backdrop;
    else if (time) out.time = time;
    else if (weather) out.weather = weather;
    else throw new Error(`'${word}' is no place, time of day or weather`);
  }
  for (const clause of words(note.slice(at + 1), ';')) {
    const [first = ''] = words(clause, ' ');
    if (ROLES.test(first) && first.split('+').every(isRole)) out.deeds.push(parseDeed(clause, isRole));
    else out.things.push(...words(clause, ',').map(parseThing));
  }
  return out;
}

const words = (text: string, separator: string): string[] =>
  text
    .split(separator)
    .map((word) => word.trim())
    .filter((word) => word !== '');

/** `many red balloon`, `picture(house)`, `cat on roof`. */
function parseThing(text: string): NoteThing {
  const [own = '', on = null] = text.split(/ on /);
  const parts = words(own, ' ');
  const named = /^([\w-]+)(?:\(([\w-]+)\))?$/.exec(parts.pop() ?? '');
  const [, prop = '', shows = null] = named ?? [];
  for (const word of [prop, ...[shows ?? []].flat(), ...[on ?? []].flat()])
    if (!isProp(word)) throw new Error(`'${word}' is no thing that can be drawn`);
  const thing: NoteThing = {
    prop: prop as PropName,
    isMany: false,
    isPair: false,
    growth: 1,
    color: null,
    shows: shows as PropName | null,
    on: on as PropName | null,
  };
  for (const word of parts) {
    if (word === 'many') thing.isMany = true;
    else if (word === 'two') Object.assign(thing, { isMany: true, isPair: true });
    else if (SIZES[word] !== undefined) thing.growth = SIZES[word];
    else if (COLOR_WORDS.has(word)) thing.color = COLOR_WORDS.get(word) ?? null;
    else throw new Error(`'${word}' is no number, size or colour`);
  }
  return thing;
}

function parseDeed(clause: string, isRole: (word: string) => boolean): NoteDeed {
  const [who = '', verb = '', ...rest] = words(clause, ' ');
  const known: NoteVerb | undefined = Object.hasOwn(NOTE_VERBS, verb)
    ? NOTE_VERBS[verb as keyof typeof NOTE_VERBS]
    : Object.hasOwn(POSES, verb)
      ? { pose: verb as FigurePose }
      : undefined;
  if (!known) throw new Error(`'${verb}' is no verb`);
  const deed = {
    roles: who.split('+'),
    verb,
    pose: known.pose,
    ...(known.effect && { effect: known.effect }),
    feeling: known.feeling ?? null,
    holds: [] as NoteThing[],
    wears: [] as NoteThing[],
    places: [] as NotePlace[],
    to: [] as string[],
  };
  let adjectives: string[] = [];
  let how: NotePlace['how'] | 'wearing' | null = null;
  for (const word of rest) {
    if (PREPOSITIONS.has(word)) how = word as NotePlace['how'];
    else if (word === 'wearing') how = word;
    else if (isRole(word)) {
      if (how === 'at' || how === null) deed.to.push(word);
      else throw new Error(`nobody is '${how} ${word}': use a thing`);
      how = null;
    } else if (how !== null && how !== 'wearing' && adjectives.length === 0 && isSpot(word, how)) {
      deed.places.push({ how, what: { spot: word } });
      how = null;
    } else if (FIGURE_FEELINGS.has(word)) deed.feeling = word as FigureFeeling;
    else if (isProp(word.replace(/\(.*/, ''))) {
      const thing = parseThing([...adjectives, word].join(' '));
      if (how === 'wearing') deed.wears.push(thing);
      else if (how !== null) deed.places.push({ how, what: { thing } });
      else deed.holds.push(thing);
      adjectives = [];
      how = null;
    } else adjectives.push(word);
  }
  if (adjectives.length > 0) throw new Error(`'${adjectives.join(' ')}' is not understood after '${verb}'`);
  if (deed.holds.length === 0 && known.tool) deed.holds.push(parseThing(known.tool));
  return deed;
}

/** `in bed` and `under blanket` are about the body, not about a thing that stands there. */
const isSpot = (word: string, how: string): word is NoteSpot =>
  (SPOTS as readonly string[]).includes(word) &&
  !(word === 'blanket' && how !== 'under') &&
  !(word === 'bed' && how !== 'in');
