import type { Scene, StoryPlan } from '../../../storyteller/story-plan.ts';
import { isRoofed } from '../../backgrounds/backdrop.ts';
import { isDrawnByBackdrop } from '../../backgrounds/backdrop-things.ts';
import type { FigureFeeling } from '../../figure-feeling.ts';
import { propEntry, propSeats } from '../../props/draw-prop.ts';
import { HAND_WORK } from '../../props/hand-work.ts';
import type { PropName } from '../../props/prop-catalog.ts';
import { longestSide } from '../../props/prop-size.ts';
import { ROLE_LOOKS } from '../../role-looks.ts';
import type { PageReading } from '../page-reading.ts';
import type { Action, Contact } from '../read-actions.ts';
import type { Carrying } from '../read-carrying.ts';
import type { GazeTarget } from '../read-gazes.ts';
import { isHoldable } from '../read-holder.ts';
import { isPossible, type Relation } from '../read-relation.ts';
import type { Seating } from '../read-seating.ts';
import type { Setting } from '../read-setting.ts';
import { type NamedThing, plainThing } from '../read-things.ts';
import type { ArtNote, NoteDeed, NoteThing } from './parse-note.ts';

/** Verbs of standing on what one may also sit on. */
const ON_FEET: ReadonlySet<string> = new Set([
  'stand',
  'climb',
  'jump',
  'dance',
  'cheer',
  'fall',
  'reach-up',
  'stretch-out',
]);
/** What is done to something that stands there. */
const PUSHING: ReadonlySet<string> = new Set(['push', 'pull', 'kick', 'climb']);
/** What is named with these is in a bubble. */
const THOUGHTS: ReadonlySet<string> = new Set(['think', 'tell']);
/** Poses in which somebody does nothing in particular. */
const IDLE: ReadonlySet<string> = new Set('stand walk speak wave sit look-up point listen think'.split(' '));
const TABLES: ReadonlySet<PropName> = new Set<PropName>([
  'table',
  'desk',
  'feast-table',
  'long-table',
  'bare-table',
]);
/** What is smaller is not carried by two. */
const SMALLEST_LOAD = 136;

/**
 * What the note of a page says of its picture; `planned` is the setting by the page's text, for what the note leaves out. Characters who
 * are not on the page are left out, the others of the page stand by.
 */
export function readArtNote(plan: StoryPlan, scene: Scene, note: ArtNote, planned: Setting): PageReading {
  const present = new Set(scene.actors.map(({ castId }) => castId));
  const deeds = note.deeds
    .map((deed) => ({ ...deed, roles: castIds(deed.roles, present), to: castIds(deed.to, present) }))
    .filter(({ roles }) => roles.length > 0)
    .map(withoutBurden);
  const setting = settingOf(
    note,
    planned,
    deeds,
    deeds.some(({ places }) => places.some(({ what }) => 'spot' in what && what.spot === 'bed')),
  );
  const seating = seatingOf(deeds);
  const relation = seating ? null : relationOf(deeds.map((deed) => withoutRoomParts(deed, setting)));
  const carrying = seating || relation ? null : carryingOf(deeds);
  const bubble = deeds.find(({ verb, holds }) => THOUGHTS.has(verb) && holds.length > 0);
  const lead = plan.cast[0];
  const named = (thing: NoteThing, holder: string | null): NamedThing => ({
    ...plainThing(thing.prop),
    isMany: thing.isMany,
    ...(thing.isPair && { isPair: true }),
    color: thing.color,
    holder,
    ...(thing.growth !== 1 && { growth: thing.growth }),
    ...(thing.shows && { shows: thing.shows }),
    ...((propEntry(thing.prop).kin || ROLE_LOOKS[thing.prop]) && lead && { kinOf: lead }),
  });
  const held = deeds
    .filter((deed) => deed !== bubble)
    .flatMap(({ roles, holds }) => holds.map((thing) => named(thing, roles[0] ?? null)))
    .filter(({ prop }) => prop !== carrying?.prop);
  const supports = [
    ...deeds.flatMap(({ places }) => places).flatMap(({ what }) => ('thing' in what ? [what.thing] : [])),
    ...note.things,
  ];
  // A door stands free only for those who knock or open it.
  const isAtDoor = deeds.some(({ verb }) => verb === 'knock' || verb === 'open');
  const standing = supports
    .filter(({ prop }) => prop !== seating?.prop && prop !== relation?.prop)
    .filter(({ prop }) => prop !== 'door' || isAtDoor)
    .map((thing) => named(thing, null));
  const isInBed = setting.inBed;
  const focus =
    seating || relation || carrying || isInBed
      ? null
      : (standing.find(({ prop }) => !TABLES.has(prop) && !isOfTheRoom(prop, setting)) ?? null);
  return {
    setting,
    actions: actionsOf(deeds, scene),
    ...contactOf(deeds),
    things: uniqueThings([...held, ...standing, ...furnitureOf(seating, relation)], focus),
    isBackToBack: false,
    hasEvent: deeds.some(({ pose }) => !IDLE.has(pose)) || standing.length > 0,
    isAboutFaces: false,
    focus,
    missed: bubble?.verb === 'think' ? (bubble.holds[0]?.prop ?? null) : null,
    told: bubble?.verb === 'tell' ? (bubble.holds[0]?.prop ?? null) : null,
    thinker: bubble?.roles[0] ?? null,
    worn: deeds.flatMap(({ roles, wears }) =>
      wears.flatMap(({ prop, color }) => roles.map((castId) => ({ castId, prop, color }))),
    ),
    seating,
    relation,
    rests: note.things.flatMap(({ prop, on }) => (on ? [[prop, on] as const] : [])),
    carrying,
    gazes: gazesOf(deeds, scene),
    speaker: deeds.find(({ pose }) => pose === 'speak' || pose === 'shout')?.roles[0] ?? null,
  };
}

/** A deed that is not on the stairs of a room which has stairs anyway: another flight would stand before them. */
const withoutRoomParts = (deed: NoteDeed, setting: Setting): NoteDeed => ({
  ...deed,
  places: deed.places.filter(
    ({ what }) => !('thing' in what && what.thing.prop === 'stairs' && isOfTheRoom('stairs', setting)),
  ),
});

/** What a room has anyway is no second time in its middle. */
const isOfTheRoom = (prop: PropName, setting: Setting): boolean =>
  isRoofed(setting.backdrop) && isDrawnByBackdrop(prop, setting);

/** A deed with what is too large for a hand, or is pushed, beside whoever does it. */
function withoutBurden(deed: NoteDeed): NoteDeed {
  const isBurden = ({ prop }: NoteThing) =>
    !THOUGHTS.has(deed.verb) &&
    deed.verb !== 'carry' &&
    (PUSHING.has(deed.pose) || !(HAND_WORK[prop] || (isHoldable(prop) && propEntry(prop).figure === null)));
  const places = deed.holds.filter(isBurden).map((thing) => ({ how: 'at' as const, what: { thing } }));
  return {
    ...deed,
    holds: deed.holds.filter((thing) => !isBurden(thing)),
    places: [...deed.places, ...places],
  };
}

const castIds = (roles: readonly string[], present: ReadonlySet<string>): string[] =>
  roles.map((role) => role.slice(1)).filter((id) => present.has(id));

function settingOf(
  { backdrop, time, weather }: ArtNote,
  planned: Setting,
  deeds: readonly NoteDeed[],
  isInBed: boolean,
): Setting {
  const place = backdrop ?? planned.backdrop;
  return {
    ...planned,
    backdrop: place,
    isInside: backdrop === null ? planned.isInside : isRoofed(place),
    time: time ?? planned.time,
    isDawn: time === null && planned.isDawn,
    weather: weather ?? planned.weather,
    inBed: isInBed,
    isAwake: isInBed && deeds.every(({ pose }) => pose !== 'sleep'),
  };
}

/** Who does what; those of whom the note says nothing look on, and share the mood. */
function actionsOf(deeds: readonly NoteDeed[], { actors }: Scene): Map<string, Action> {
  const mood = MOOD_OF[deeds.find(({ feeling }) => feeling !== null)?.feeling ?? 'calm'] ?? 'calm';
  const out = new Map<string, Action>(actors.map(({ castId }) => [castId, { pose: 'stand', feeling: mood }]));
  for (const { roles, to, pose, effect, feeling, holds, verb } of deeds)
    for (const [i, castId] of roles.entries()) {
      const isBubble = THOUGHTS.has(verb);
      // What several do with one thing the first does, and the others look on.
      const hasHands = i === 0 || holds.length === 0 || isBubble;
      const tool = i === 0 && !isBubble ? holds[0]?.prop : undefined;
      const isHugAlone = pose === 'hug' && roles.length + to.length < 2;
      out.set(castId, {
        pose: isHugAlone ? 'stretch-out' : !hasHands ? 'stand' : pose === 'stand' && tool ? 'hold' : pose,
        feeling: feeling ?? mood,
        ...(effect && hasHands && !isHugAlone && { effect }),
        ...(tool && { tool }),
        isStrong: !IDLE.has(pose),
      });
    }
  return out;
}

/** How somebody looks who sees somebody else feel so; calm where nothing is said. */
const MOOD_OF: Partial<Record<FigureFeeling, FigureFeeling>> = {
  happy: 'happy',
  laughing: 'happy',
  proud: 'happy',
  curious: 'curious',
  surprised: 'surprised',
  sad: 'worried',
  tearful: 'worried',
  worried: 'worried',
  frightened: 'worried',
};

const benchOf = (prop: PropName): number => propSeats(prop).length;

function seatingOf(deeds: readonly NoteDeed[]): Seating | null {
  for (const { roles, places, verb, pose } of deeds)
    for (const { how, what } of places) {
      if (!('thing' in what) || ON_FEET.has(pose) || verb === 'stand') continue;
      const { prop } = what.thing;
      if (benchOf(prop) === 0) continue;
      const isSeat =
        how === 'at'
          ? TABLES.has(prop) && pose === 'sit'
          : (how === 'on' || how === 'in') && !TABLES.has(prop);
      if (isSeat) return { prop, riders: ridersOf(deeds, prop, roles).slice(0, benchOf(prop)) };
    }
  return null;
}

/** All of whom the note says that they are on the same thing. */
const ridersOf = (deeds: readonly NoteDeed[], prop: PropName, first: readonly string[]): string[] => [
  ...new Set([
    ...first,
    ...deeds
      .filter(({ places }) => places.some(({ what }) => 'thing' in what && what.thing.prop === prop))
      .flatMap(({ roles }) => roles),
  ]),
];

function relationOf(deeds: readonly NoteDeed[]): Relation | null {
  for (const { roles, places } of deeds)
    for (const { how, what } of places) {
      if ('spot' in what) {
        if (what.spot === 'water') return { kind: 'water', prop: null, doers: roles };
        if (what.spot === 'blanket') return { kind: 'blanket', prop: null, doers: roles.slice(0, 1) };
        if (what.spot === 'doorway') return { kind: 'doorway', prop: null, doers: roles.slice(0, 1) };
      }
      if (!('thing' in what)) continue;
      const { prop } = what.thing;
      if (how === 'at' ? TABLES.has(prop) : isPossible(how, prop))
        return { kind: how, prop, doers: ridersOf(deeds, prop, roles) };
    }
  return null;
}

function carryingOf(deeds: readonly NoteDeed[]): Carrying | null {
  for (const { verb, roles, holds } of deeds) {
    const [first, second] = roles;
    const prop = holds[0]?.prop;
    if (verb === 'carry' && first && second && prop && longestSide(prop) >= SMALLEST_LOAD)
      return { prop, carriers: [first, second] };
  }
  return null;
}

const CONTACTS: Readonly<Record<string, Contact>> = { hug: 'hug', 'hold-hands': 'hands', comfort: 'comfort' };

function contactOf(deeds: readonly NoteDeed[]): Pick<PageReading, 'contact' | 'touching' | 'isContactNamed'> {
  const deed = deeds.find(({ verb }) => CONTACTS[verb]);
  const touching = deed ? [...new Set([...deed.roles, ...deed.to])] : [];
  return touching.length > 1
    ? { contact: CONTACTS[deed?.verb ?? ''] ?? 'none', touching, isContactNamed: true }
    : { contact: 'none', touching: [], isContactNamed: false };
}

function gazesOf(deeds: readonly NoteDeed[], { actors }: Scene): Map<string, GazeTarget> {
  const seen = deeds[0]?.roles[0];
  const out = new Map<string, GazeTarget>(
    actors.flatMap(({ castId }) =>
      seen && castId !== seen ? [[castId, { kind: 'actor', castId: seen }] as const] : [],
    ),
  );
  for (const { roles, to, places, holds, verb } of deeds)
    for (const castId of roles) {
      const [whom] = to.filter((id) => id !== castId);
      const at = places.find(({ how }) => how === 'at')?.what;
      if (whom) out.set(castId, { kind: 'actor', castId: whom });
      else if (at && 'thing' in at) out.set(castId, { kind: 'thing', prop: at.thing.prop });
      else if (at && 'spot' in at) out.set(castId, { kind: at.spot === 'sky' ? 'up' : 'down' });
      else if (holds[0] && !THOUGHTS.has(verb)) out.set(castId, { kind: 'thing', prop: holds[0].prop });
    }
  return out;
}

/** What somebody sits on or is at is drawn with them; the composition only has to know of it. */
const furnitureOf = (seating: Seating | null, relation: Relation | null): NamedThing[] =>
  [seating?.prop, relation?.prop].flatMap((prop) => (prop ? [plainThing(prop)] : []));

function uniqueThings(things: readonly NamedThing[], focus: NamedThing | null): NamedThing[] {
  return things.filter(
    (thing, i) =>
      thing === focus ||
      things.findIndex(({ prop, holder }) => prop === thing.prop && holder === thing.holder) === i,
  );
}
