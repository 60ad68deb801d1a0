import type { Place, Scene, StoryPlan, TimeOfDay, Weather } from '../../storyteller/story-plan.ts';
import type { Backdrop, Room } from '../backgrounds/backdrop.ts';
import { nameOfActor, namePattern } from './actor-names.ts';
import { readTime } from './read-time.ts';
import { factualClauses, withoutSpeech } from './sentences-of-page.ts';

/** Where and when a page happens, by its own text; the plan decides what the text leaves open. */
export interface Setting {
  backdrop: Backdrop;
  time: TimeOfDay;
  weather: Weather;
  isInside: boolean;
  /** Somebody lies in bed. */
  inBed: boolean;
  /** Whoever is in bed does not sleep. */
  isAwake: boolean;
}

type Rule = readonly [RegExp, Room];

/** Words by which a text is in a certain room; the room with the most of them is drawn. */
const ROOM_WORDS: readonly Rule[] = [
  [
    /\b(bed(?!s? of)|bedroom|pillow|pyjamas?|bedtime|wardrobe|asleep|duvet|cradle|blankets?|teddy)\b/g,
    'bedroom',
  ],
  [
    /\b(kitchen|oven|stove|flour|dough|kettle|breakfast|lunch|supper|dinner|soup|bak(?:e|ed|ing)|cook(?:ed|ing)?|fridge|cupboard|pancakes?|table|toast|cocoa|porridge)\b/g,
    'kitchen',
  ],
  [/\b(bath|bathtub|bathroom|basin|toothbrush|potty|towel|tap|soap)\b/g, 'bathroom'],
  [
    /\b(sofa|armchair|fireplace|stairs?|carpet|rug|radiator|clock|sill|curtain|calendar|piano|cushions?|hall|parcels?|wall|ceiling|indoors|letter box)\b/g,
    'living-room',
  ],
  [/\b(dentist|doctor|hospital|nurse|waiting room|ward|bandage|optician)\b/g, 'clinic'],
  [/\b(shop|supermarket|counter|till|shelves|trolley|customers?|restaurant|waiter|menu)\b/g, 'shop'],
  [/\b(stage|theatre|audience|curtains|orchestra|concert|museum)\b/g, 'stage'],
];

/** The room of a story that happens in a building, by what the story is about. */
const ROOM_OF_SUBJECT: readonly Rule[] = [
  [/dentist|doctor|hospital|optician|glasses|vet\b|injection|nurse/, 'clinic'],
  [/shop|supermarket|haircut|hairdresser|barber|restaurant|bakery|market/, 'shop'],
  [/theatre|stage|museum|concert|music|ballet|dancing|play\b/, 'stage'],
  [/bath|potty|teeth|toilet/, 'bathroom'],
  [/bed|sleep|dark|nightmare|monster/, 'bedroom'],
  [/bak|cook|cake|pizza|kitchen|food/, 'kitchen'],
];

const INSIDE =
  /\b(bedroom|bathroom|kitchen|living room|in bed|(?:in)?to bed|under the bed|on the (?:floor|wall|ceiling|sofa|carpet|stairs)|along the window|window sill|out of the window|at the window|the stairs|radiator|indoors|waiting room|the doctor|in this room|in the (?:room|hall|shop|bath|classroom|kitchen|corner of the room)|the ceiling|the curtain|the oven|one board at a time|cushions|the basin|dentist|the cupboard|under the table|at the table|the letter box|a clock ticked)\b/;
const OUTSIDE =
  /(?<!window |across the )\b(in the (?:garden|street|park|meadow|forest|wood|field|yard|playground|grass|rain|snow|puddles?)|grass|(?:along|through) the (?:street|road|path|lanes?|village|town)s?|on the path|the path|the road|the lane|hedge|crossed the path|a puddle|the fence|the gate|the hens|playground|field|a roof|hill|beach|the grass|gatepost|lamp post|flower ?beds?|up in the tree|sandpit|pavement|set out|set off)\b/;

/** Words that are said of nothing outdoors. */
const CERTAIN_INSIDE =
  /\b(?:in the (?:kitchen|bedroom|bathroom|classroom|living room|waiting room)|on the sofa|the ceiling|under the bed|window sill|the oven)\b/;

const BED =
  /(?<!breakfast )\bin (?:the |a |my |(?:his|her|their) (?:own )?)?bed\b|\b(?:in)?to bed\b|\bunder the (?:covers|duvet)\b|\btucked \w+ (?:in|up)\b|\blay awake\b|\bthe pillow\b/;
/** Words for somebody in bed who cannot sleep, or is not asleep yet. */
const AWAKE =
  /\b(?:awake|(?:could|did|would|can) ?(?:not|n’t) sleep|couldn’t sleep|sleep (?:didn’t|did not) come|(?:not|wasn’t)(?: \w+){0,3} (?:sleepy|tired)|sat up|cried|listened|opened (?:one eye|both eyes)|woke)\b/;
/** Sleeping is in bed when one of the actors sleeps, not somebody that the text mentions. */
const ASLEEP = /\b(?:fell (?:fast )?asleep|(?:was|were|lay) (?:fast |sound )?asleep|(?<!had )slept)\b/;
const RAIN =
  /\b(it (?:had )?rain(?:ed|s)|raining|(?:the )?rain (?:fell|poured|drummed|came|ran|was|began|tapped|dripped|had)|in the rain|of the rain|sound of (?:the )?rain|raindrops?|downpour|drizzl\w+|poured down|pouring|thunder\w*|lightning|storm)\b/;
const SNOW = /\b(it snow(?:ed|s)|snowing|snowflakes?|in the snow|the snow|snowy|snowman|snowball)\b/;
const FOG = /\b(fog|mist|foggy|misty)\b/;
const DARK_CLOUDS = /\b(?:(?:dark|black|grey|storm) clouds?|the air (?:was|had been) heavy)\b/;
const WIND = /\b(the wind (?:blew|howled|pulled|took|tore|was)|windy|gust|gale)\b/;

/** Places outdoors that a text names as where it is. */
const OUTDOOR_PLACES: readonly (readonly [RegExp, Place])[] = [
  [
    /\b(?:in|into|to|through|across) the (?:garden|vegetable patch|flower ?beds?|sandpit|playground|park|yard)\b/,
    'garden',
  ],
  [/\b(?:in|into|to|through) the (?:forest|woods?|trees)\b/, 'forest'],
  [/\b(?:in|by|to|into|along|over|across|beside) the (?:river|stream|pond|brook|lake)\b/, 'river'],
  [/\b(?:on|to|at|along) the (?:beach|shore|sand)\b/, 'shore'],
  [/\b(?:in|into|to|across|through) the (?:field|meadow|high grass|long grass|grass)\b/, 'meadow'],
  [/\b(?:in|into|to|behind) the (?:barn|stable|hen house|farm|farmyard|hens)\b/, 'farm'],
  [/\b(?:on|in|down|along|across|through) the (?:street|road|pavement|lane|market|square)\b/, 'village'],
  [/\b(?:on|up|down|over) the (?:hill|mountain|slope)\b/, 'mountain'],
];
/** Places of ordinary life, from which a text may go elsewhere without saying more. */
const ORDINARY: ReadonlySet<Place> = new Set<Place>([
  'cottage',
  'village',
  'garden',
  'farm',
  'meadow',
  'city',
  'school',
]);
/** Places without houses: there is no inside. */
const WILD: ReadonlySet<Place> = new Set<Place>([
  'meadow',
  'forest',
  'mountain',
  'river',
  'shore',
  'island',
  'clouds',
  'desert',
  'snowfield',
  'swamp',
  'volcano',
  'fair',
]);

const ROOFLESS: ReadonlySet<Place> = new Set<Place>([
  'undersea',
  'space',
  'moon',
  'cave',
  'library',
  'school',
  'workshop',
]);
const HAS_WEATHER = (place: Place) => !ROOFLESS.has(place);
/** Where people sleep in beds; elsewhere they sleep on the ground. */
const HAS_BEDS = (place: Place) => !WILD.has(place) && !['undersea', 'space', 'moon', 'cave'].includes(place);
/** Places that are rooms themselves. */
const ROOM_PLACES: ReadonlySet<Place> = new Set<Place>(['library', 'school', 'workshop']);
/** What is drawn when a text is indoors at a place and names no certain room. */
const DEFAULT_ROOM: Partial<Record<Place, Room>> = { castle: 'great-hall', ship: 'cabin' };

const matches = (clauses: readonly string[], pattern: RegExp) =>
  clauses.some((clause) => pattern.test(clause));

/** Reads where and when a page happens; who rides in a vehicle is outdoors, whatever window the text speaks of. */
export function readSetting(plan: StoryPlan, scene: Scene, isRiding = false): Setting {
  const clauses = factualClauses(withoutSpeech(scene.text));
  const inBed = isInBed(plan, scene, clauses);
  const isInYard = !inBed && worksOutdoors(plan, scene, clauses);
  const isInside =
    !isInYard &&
    (ROOM_PLACES.has(scene.place) || inBed || (!isRiding && happensInside(plan, scene, clauses)));
  const backdrop = isInYard
    ? 'city'
    : !isInside
      ? placeOutdoors(scene, clauses)
      : ROOM_PLACES.has(scene.place) && !inBed
        ? scene.place
        : chooseRoom(plan, scene, clauses, inBed);
  return {
    backdrop,
    time: readTime(scene, clauses, inBed),
    weather: readWeather(scene, clauses),
    isInside,
    inBed,
    isAwake: inBed && AWAKE.test(withoutSpeech(scene.text)),
  };
}

/** Large machines work outdoors, also where the plan has a workshop. */
const LARGE_MACHINES =
  /\b(?:diggers?|excavators?|bulldozers?|cranes?|lorr(?:y|ies)|trucks?|cement mixers?|tractors?|fire engines?|bus|trains?|snow ploughs?)\b/;

const worksOutdoors = (plan: StoryPlan, { place }: Scene, clauses: readonly string[]): boolean =>
  place === 'workshop' &&
  LARGE_MACHINES.test(`${plan.about?.noun ?? ''} ${plan.about?.topic ?? ''}`.toLowerCase()) &&
  !matches(clauses, INSIDE);

function isInBed(plan: StoryPlan, scene: Scene, clauses: readonly string[]): boolean {
  if (!HAS_BEDS(scene.place)) return false;
  if (matches(clauses, BED)) return true;
  const names = scene.actors.map(({ castId }) => namePattern(nameOfActor(plan, scene, castId)));
  return clauses.some((clause) => {
    const at = clause.search(ASLEEP);
    const before = clause.slice(0, Math.max(0, at));
    return at >= 0 && (/\b(?:they|we|he|she)\b/.test(before) || names.some((name) => name.test(before)));
  });
}

function placeOutdoors({ place }: Scene, clauses: readonly string[]): Place {
  if (!ORDINARY.has(place)) return place;
  const named = OUTDOOR_PLACES.find(([words]) => matches(clauses, words))?.[1];
  return named === undefined || (named === 'village' && place === 'city') ? place : named;
}

function happensInside(plan: StoryPlan, scene: Scene, clauses: readonly string[]): boolean {
  if (!HAS_WEATHER(scene.place)) return false;
  const inside = clauses.filter((clause) => INSIDE.test(clause)).length;
  const outside = clauses.filter((clause) => OUTSIDE.test(clause)).length;
  if (WILD.has(scene.place))
    return (
      inside > outside &&
      matches(clauses, /\b(?:window|bedroom|kitchen|bathroom|stairs|ceiling|sofa|indoors)\b/)
    );
  if (inside !== outside) return inside > outside;
  if (inside > 0 && matches(clauses, CERTAIN_INSIDE)) return true;
  // Where the page begins.
  if (inside > 0)
    return INSIDE.test(clauses.find((clause) => INSIDE.test(clause) || OUTSIDE.test(clause)) ?? '');
  if (scene.isIndoors !== undefined) return scene.isIndoors;
  // Told stories are at home in a cottage and tell of its rooms; the first page shows the house.
  return scene.place === 'cottage' && plan.about !== undefined && scene.pageNumber > 1;
}

function chooseRoom(plan: StoryPlan, scene: Scene, clauses: readonly string[], inBed: boolean): Room {
  if (inBed) return 'bedroom';
  const text = clauses.join(' ');
  const isHome = scene.place === 'cottage';
  const scores = ROOM_WORDS.map(([words, room]) => [room, text.match(words)?.length ?? 0] as const);
  const [best, count] = scores.reduce((a, b) => (b[1] > a[1] ? b : a));
  const about = plan.about ? `${plan.about.source} ${plan.about.topic}` : '';
  const ofSubject = isHome ? undefined : ROOM_OF_SUBJECT.find(([words]) => words.test(about))?.[1];
  return ofSubject ?? (count > 0 ? best : (DEFAULT_ROOM[scene.place] ?? 'living-room'));
}

function readWeather({ weather, place }: Scene, clauses: readonly string[]): Weather {
  if (!HAS_WEATHER(place) && !ROOM_PLACES.has(place)) return weather;
  if (matches(clauses, SNOW)) return 'snow';
  if (matches(clauses, RAIN)) return 'rain';
  if (matches(clauses, FOG)) return 'mist';
  if (matches(clauses, DARK_CLOUDS)) return 'cloudy';
  return matches(clauses, WIND) ? 'wind' : weather;
}
