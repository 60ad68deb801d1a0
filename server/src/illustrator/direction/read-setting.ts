import type { Place, Scene, StoryPlan, TimeOfDay, Weather } from '../../storyteller/story-plan.ts';
import { type Backdrop, isRoofed, type Room } from '../backgrounds/backdrop.ts';
import { PROP_CATALOG } from '../props/prop-catalog.ts';
import { nameOfActor, namePattern } from './actor-names.ts';
import { isAmbient } from './ambient-sentences.ts';
import { isAmongTheGrass } from './among-the-grass.ts';
import { FURNITURE_OF_ROOM } from './place-words.ts';
import { propOfNoun } from './prop-words.ts';
import { placeStated } from './read-place.ts';
import { isVehicle, readSeating } from './read-seating.ts';
import { isDawn, readTime } from './read-time.ts';
import { readWeather } from './read-weather.ts';
import { asRequested, placeOfRequest } from './requested-place.ts';
import { factualClauses, toldSentences, withoutSpeech } from './sentences-of-page.ts';
import { asInStoryWorld, inStoryWorld } from './story-world.ts';
import { type PageLocation, placeGuesses } from './unplaced-pages.ts';

/** Where and when a page happens, by its own text; the plan decides what the text leaves open. */
export interface Setting {
  backdrop: Backdrop;
  time: TimeOfDay;
  /** Before sunrise, or just at it. */
  isDawn: boolean;
  weather: Weather;
  isInside: boolean;
  /** Somebody lies in bed. */
  inBed: boolean;
  /** Whoever is in bed does not sleep. */
  isAwake: boolean;
}

/** The room of a story that happens in a building, by what the story is about. */
const ROOM_OF_SUBJECT: readonly (readonly [RegExp, Room])[] = [
  [/hospital/, 'ward'],
  [/dentist|doctor|optician|glasses|vet\b|injection|nurse/, 'clinic'],
  [/restaurant|café/, 'restaurant'],
  [/museum/, 'museum'],
  [/swimming (?:pool|lesson|class)/, 'pool'],
  [/supermarket/, 'supermarket'],
  [/haircut|hairdresser|barber/, 'hairdresser'],
  [/launderette/, 'launderette'],
  [/airport/, 'airport'],
  [/aquarium/, 'aquarium'],
  [/cellar/, 'cellar'],
  [/shop|bakery|market/, 'shop'],
  [/theatre|stage|concert|music|ballet|dancing|play\b/, 'stage'],
  [/bath|potty|teeth|toilet/, 'bathroom'],
  [/bed|sleep|dark|nightmare|monster/, 'bedroom'],
  [/bak|cook|cake|pizza|kitchen|food/, 'kitchen'],
];

const INSIDE =
  /\b(bedroom|bathroom|kitchen|living room|in bed|(?:in)?to bed|under the bed|on the (?:floor|ceiling|sofa|carpet|stairs)|(?<!\b(?:sit|sat|sits|sitting|down|stood|stand|up|climbed|jumped|walked|balanced) )on the wall|along the window|window sill|out of the window|at the window|the stairs|radiator|indoors|waiting room|the doctor|in this room|in the (?:room|hall|shop|bath|classroom|kitchen|corner of the room)|the ceiling|the curtain|the oven|one board at a time|cushions|the basin|dentist|the cupboard|under the table|at the table|through the letter ?box|a clock ticked|behind the (?:\w+ )?door|(?:in|into) (?:the|one|this|their|her|his|my|both|each|the other|the new|the old) (?:house|home|flat)|against the (?:window|pane|glass)|came (?:back )?in(?! (?:the|an?|from)\b)|(?<!that )looked out(?! (?:for|over|across)\b)|the stair|(?:down|against) the window(?: ?panes?|s)?|from the other side(?! of))\b/;
const OUTSIDE =
  /(?<!window |across the )\b(in the (?:garden|street|park|meadow|forest|wood|field|yard|playground|grass|rain|snow|puddles?)|grass|out of the bushes|(?:along|through) the (?:street|road|path|lanes?|village|town)s?|on the path|the path|the road|the lane|hedge|crossed the path|a puddle|the fence|the gate|the hens|(?:under|behind|up|round|against|shook) (?:the|a) (?:\w+ )?tree|sat (?:down )?on the wall|on the lawn|playground|field|a roof|hill|beach|the grass|gatepost|lamp post|flower ?beds?|up in the tree|sandpit|pavement|in front of the house|opened (?:their|both) (?:front )?doors|walked up and down|set out|set off)\b/;

/** Words that are said of nothing outdoors. */
const CERTAIN_INSIDE =
  /\b(?:in the (?:kitchen|bedroom|bathroom|classroom|living room|waiting room)|on the sofa|the ceiling|under the bed|window sill|the oven)\b/;

/** Words that are said of nothing in a room. */
const CERTAIN_OUTSIDE =
  /\b(?:in the (?:garden|street|park|meadow|forest|wood|field|yard)|on the (?:lawn|path|pavement)|(?:up|under|behind|round|against|shook) (?:the|a) (?:\w+ )?tree|as far as the grass|(?:along|down|across) the (?:street|road|path|lane))\b/;

const BED =
  /(?<!breakfast )\bin (?:the |a |my |(?:his|her|their) (?:own )?)?bed\b|\b(?:in)?to bed\b|\bunder the (?:covers|duvet)\b|\btucked \w+ (?:in|up)\b|\blay awake\b|\bthe pillow\b/;
/** Words for somebody in bed who cannot sleep, or is not asleep yet. */
const AWAKE =
  /\b(?:awake|(?:could|did|would|can) ?(?:not|n’t) sleep|couldn’t sleep|sleep (?:didn’t|did not) come|(?:not|wasn’t)(?: \w+){0,3} (?:sleepy|tired)|sat up|cried|listened|opened (?:one eye|both eyes)|woke)\b/;
/** Sleeping is in bed when one of the actors sleeps, not somebody that the text mentions. */
const ASLEEP = /\b(?:fell (?:fast )?asleep|(?:was|were|lay) (?:fast |sound )?asleep|(?<!had )slept)\b/;

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

/** What a page states about itself, and not what only fills it. */
const ownClauses = ({ text }: Scene): string[] =>
  toldSentences(text)
    .filter((sentence, i) => i === 0 || !isAmbient(sentence))
    .flatMap(factualClauses);

/** Where and when a page happens. */
export function readSetting(plan: StoryPlan, scene: Scene): Setting {
  const clauses = ownClauses(scene);
  const weather = readWeather(plan, inStoryWorld(plan, scene));
  const { backdrop: found, isInside, inBed } = placesOf(plan).get(scene) ?? findPlace(plan, scene, null);
  const backdrop = asInStoryWorld(plan, found);
  const time = readTime(plan, scene, clauses, inBed);
  return {
    backdrop:
      weather === 'snow' && GREEN.has(backdrop)
        ? 'snowfield'
        : isAmongTheGrass(plan, scene, backdrop)
          ? 'undergrowth'
          : backdrop,
    time,
    isDawn: time === 'morning' && isDawn(scene.text),
    weather,
    isInside,
    inBed,
    isAwake: inBed && AWAKE.test(withoutSpeech(scene.text)),
  };
}

const LOCATIONS = new WeakMap<StoryPlan, ReadonlyMap<Scene, PageLocation>>();

/**
 * Where every page of a book is: a place that a page states lasts for the page after it, and that of the page with the problem until the
 * story is at home again. The lowest moment is a place apart.
 */
function placesOf(plan: StoryPlan): ReadonlyMap<Scene, PageLocation> {
  const known = LOCATIONS.get(plan);
  if (known) return known;
  const found = new Map<Scene, PageLocation>();
  // A story about a bus does not stay in a room.
  const about = propOfNoun(plan.about?.noun ?? '');
  const isOfTheRoad = about !== null && PROP_CATALOG[about].isOutdoors;
  for (const [i, scene] of plan.scenes.entries()) {
    const before = plan.scenes[i - 1]?.beat === 'lowest' ? undefined : plan.scenes[i - 1];
    const problem = plan.scenes.find(({ beat }) => beat === 'problem');
    const earlier = [before, problem]
      .filter((each) => each !== undefined && each.place === scene.place)
      .map((each) => each && found.get(each))
      .find((each) => each?.isStated && !(isOfTheRoad && isRoofed(each.backdrop)));
    found.set(scene, findPlace(plan, scene, earlier ?? null));
  }
  if (plan.about !== undefined) placeGuesses(plan, found);
  LOCATIONS.set(plan, found);
  return found;
}

/**
 * The place that a page states; else the one that the page before had by the text; else the one of the plan, indoors or outdoors by the
 * words of the page. Who rides in a vehicle is outdoors, whatever window the text speaks of.
 */
function findPlace(plan: StoryPlan, planned: Scene, earlier: PageLocation | null): PageLocation {
  const scene = inStoryWorld(plan, planned);
  const clauses = ownClauses(scene);
  if (isInBed(plan, scene, clauses))
    return { backdrop: bedroomOf(plan, scene), isInside: true, inBed: true, isStated: true, isGuess: false };
  const at = (backdrop: Backdrop, isStated: boolean, isInside = isRoofed(backdrop)): PageLocation => ({
    backdrop,
    isInside,
    inBed: false,
    isStated,
    isGuess: false,
  });
  if (worksOutdoors(plan, scene, clauses)) return at('city', false);
  const seat = readSeating(plan, scene);
  const isRiding = seat !== null && isVehicle(seat.prop);
  const named = placeStated(plan, scene);
  // Carpets and stairs are in every building, and there are blankets in a school.
  const isSameBuilding =
    ((named === 'living-room' || named === 'hallway') &&
      (ROOM_PLACES.has(scene.place) || (isIn(earlier) && !isAtHome(earlier)))) ||
    (named === 'bedroom' && ROOM_PLACES.has(scene.place) && !/\bbed(?:room|s|time)?\b/i.test(scene.text));
  const stated = isSameBuilding ? null : named;
  const isSurelyInside = !isRiding && matches(clauses, CERTAIN_INSIDE);
  if (stated && !(isRiding && isRoofed(stated)) && !(isSurelyInside && !isRoofed(stated)))
    return at(asRequested(plan, stated, scene.text), true);
  const requested = placeOfRequest(plan, scene);
  const evidence = insideOrOutside(clauses);
  const agrees =
    requested !== null &&
    !(isRiding && isRoofed(requested)) &&
    !(isSurelyInside && !isRoofed(requested)) &&
    !(
      evidence === false &&
      isRoofed(requested) &&
      !ROOM_PLACES.has(scene.place) &&
      matches(clauses, CERTAIN_OUTSIDE)
    );
  if (agrees) return at(requested, false);
  // A story that is told in a room does not stay outside because of one page.
  const isSamePart = evidence === null ? !scene.isIndoors || isIn(earlier) : evidence === earlier?.isInside;
  if (earlier?.isStated && !isRiding && isSamePart) return at(earlier.backdrop, false);
  if (ROOM_PLACES.has(scene.place)) return at(scene.place, false);
  if (isRiding || !happensInside(plan, scene, clauses)) return at(scene.place, false, false);
  const room = chooseRoom(plan, scene, clauses);
  const isGuess =
    (room === 'living-room' || room === 'bedroom') &&
    scene.place === 'cottage' &&
    !matches(clauses, INSIDE) &&
    !FURNITURE_OF_ROOM.some(
      ([words, each]) => each === room && clauses.some((clause) => clause.search(words) >= 0),
    );
  return { ...at(room, evidence === true, true), isGuess };
}

/** Patients have their beds in the hospital. */
const bedroomOf = ({ about }: StoryPlan, { text }: Scene): Room =>
  /\bhospital\b/i.test(`${about?.topic ?? ''} ${about?.noun ?? ''}`) || /\b(?:hospital|ward)\b/.test(text)
    ? 'ward'
    : 'bedroom';

/** Whether a place is a room with stairs and carpets next to it. */
const isAtHome = (place: PageLocation | null): boolean =>
  place !== null && ['bedroom', 'kitchen', 'living-room', 'bathroom', 'hallway'].includes(place.backdrop);

/** Whether a place is a room. */
const isIn = (place: PageLocation | null): boolean => place !== null && isRoofed(place.backdrop);

/** What the words of a page say: inside, outside, or null for nothing. */
function insideOrOutside(clauses: readonly string[]): boolean | null {
  const inside = clauses.filter((clause) => INSIDE.test(clause)).length;
  const outside = clauses.filter((clause) => OUTSIDE.test(clause)).length;
  return inside === outside ? null : inside > outside;
}

/** Green places, which are white in the snow. */
const GREEN: ReadonlySet<Backdrop> = new Set<Backdrop>(['meadow', 'garden', 'mountain', 'river']);

/** Large machines work outdoors, also where the plan has a workshop. */
const LARGE_MACHINES =
  /\b(?:diggers?|excavators?|bulldozers?|cranes?|lorr(?:y|ies)|trucks?|cement mixers?|tractors?|fire engines?|bus|trains?|snow ploughs?|building sites?)\b/;

const isRoadStory = (topic: string): boolean => LARGE_MACHINES.test(topic) || JOURNEY.test(topic);

/** Journeys are on the road, also where something is repaired. */
const JOURNEY =
  /\b(?:cars?|van|camper|lorry|coach|motorbike|bike|bicycle) (?:ride|trip|journey|tour)\b|\broad trip\b/;
const ON_THE_ROAD =
  /\b(?:(?:next|first|last|sharp) (?:bend|corner|crossroads)|on the road|by the roadside)\b/;

const worksOutdoors = (plan: StoryPlan, { place }: Scene, clauses: readonly string[]): boolean =>
  place === 'workshop' &&
  (isRoadStory(
    `${plan.about?.noun ?? ''} ${plan.about?.topic ?? ''} ${plan.about?.source ?? ''}`.toLowerCase(),
  ) ||
    matches(clauses, ON_THE_ROAD)) &&
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

function happensInside(plan: StoryPlan, scene: Scene, clauses: readonly string[]): boolean {
  if (!HAS_WEATHER(scene.place)) return false;
  const inside = clauses.filter((clause) => INSIDE.test(clause)).length;
  const outside = clauses.filter((clause) => OUTSIDE.test(clause)).length;
  if (WILD.has(scene.place))
    return (
      inside > outside &&
      matches(clauses, /\b(?:window|bedroom|kitchen|bathroom|stairs|ceiling|sofa|indoors|under the table)\b/)
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

function chooseRoom(plan: StoryPlan, scene: Scene, clauses: readonly string[]): Backdrop {
  const text = clauses.join(' ');
  const isHome = scene.place === 'cottage';
  const scores = FURNITURE_OF_ROOM.map(([words, room]) => [room, text.match(words)?.length ?? 0] as const);
  const [best, count] = scores.reduce((a, b) => (b[1] > a[1] ? b : a));
  const about = plan.about ? `${plan.about.source} ${plan.about.topic}` : '';
  const ofSubject = ROOM_OF_SUBJECT.find(([words]) => words.test(about))?.[1];
  if (ofSubject && !isHome) return ofSubject;
  if (count > 0) return best;
  return ofSubject === 'bedroom' ? ofSubject : (DEFAULT_ROOM[scene.place] ?? 'living-room');
}
