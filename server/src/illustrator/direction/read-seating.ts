import { splitSentences } from '../../storyteller/grammar/sentences.ts';
import type { Beat, Place, Scene, StoryPlan } from '../../storyteller/story-plan.ts';
import { propSeats } from '../props/draw-prop.ts';
import { PROP_CATALOG, PROP_NAMES, type PropName } from '../props/prop-catalog.ts';
import { kindOf } from './names-of-cast.ts';
import { factualClauses, withoutSpeech } from './sentences-of-page.ts';
import { subjectsOf } from './subjects.ts';

/** What actors of a page ride in, sit on or sit at. */
export interface Seating {
  prop: PropName;
  /** Ids of those who do, in the order of the text. */
  riders: readonly string[];
}

/** The props with seats, by the words that name them; longer phrases first. */
const SEATS: readonly (readonly [string, PropName])[] = [
  ...PROP_NAMES.filter((prop) => propSeats(prop).length > 0).flatMap((prop) =>
    PROP_CATALOG[prop].words.map((words) => [words, prop] as const),
  ),
  ...([
    ['boat', 'rowing-boat'],
    ['step', 'step'],
    ['steps', 'step'],
    ['stairs', 'step'],
    ['wall', 'wall'],
    ['armchair', 'sofa'],
    ['mattress', 'bed'],
    ['quilt', 'bed'],
    ['bedspread', 'bed'],
    ['edge of the bed', 'bed'],
    ['tricycle', 'bike'],
    ['motorbike', 'bike'],
    ['lorry', 'digger'],
    ['truck', 'digger'],
    ['tram', 'bus'],
    ['spaceship', 'rocket'],
    ['jet', 'aeroplane'],
  ] as const),
].sort((a, b) => b[0].length - a[0].length);
const VEHICLES: ReadonlySet<PropName> = new Set<PropName>([
  'bus',
  'car',
  'van',
  'police-car',
  'ambulance',
  'fire-engine',
  'train',
  'tractor',
  'digger',
  'bike',
  'scooter',
  'sledge',
  'aeroplane',
  'rocket',
  'ship',
  'rowing-boat',
  'raft',
  'lorry',
  'garbage-lorry',
  'submarine',
  'hot-air-balloon',
  'horse',
  'donkey',
]);

/** Verbs that take what is ridden as their object. */
const RIDES = /\b(?:rode|rides|riding|drove|drives|driving|rowed|steered|sailed|flew|pedall?ed)\b/;
/** One sits at them, and stands on them. */
const STOOD_ON: ReadonlySet<PropName> = new Set<PropName>(['table', 'desk']);
/** Verbs that need a preposition before it. */
const SITS =
  /\b(?:sat|sits|sit|sitting|perched|squeezed|climbed|climb|got|hopped|jumped|stepped|clambered|scrambled|snuggled|settled|curled|travelled|swung|slid|whizzed|zoomed|rode|flew)\b/;
const IN_OR_ON = /^(?:in|into|on|onto|aboard|inside|at|upon)$/;
const OTHER_PREPOSITION =
  /^(?:to|towards?|under|behind|beside|by|over|past|from|of|off|near|through|round|around|along|after|against|with|than|for|between|next|across|like)$/;

/** Clauses by which a story about a vehicle is in it without saying so. */
const ABOARD =
  /\b(?:aboard|on board|buckled in|were flying|took off|nee-naw|ta-tam|the engines? hummed|behind the (?:steering )?wheel|the steering wheel|the handlebars|the pedals|pedall?ed|push and push|(?:was|were) riding|rode past|cast off|out of the bay|turned the (?:wheel|lever)|rolled across the line|clip,? clop|walk on|walked on|legs hang|riding lesson|tuck, tuck|seat (?:by|at|behind|right behind) the|seat opposite|(?:bus|train|car|little) window|the passengers (?:cheered|sang|laughed)|leaned out)\b/;
const SETS_OFF =
  /^(?:then |off |away |and |so |at last |slowly |suddenly |today )*(?:the|their|our) (?:\w+ ){0,2}(?:drove|ran|flew|slid|rolled|slipped|rattled|chugged|roared|sped|raced|rumbled|hummed along|set off|went (?:on|off|round|along|faster|up|down|over|through|merrily|slowly|slower|quickly)|stood still|began to|put its|stopped|was as slim|got fuller|swayed|bumped)\b/;
const NOT_ABOARD =
  /\b(?:waited for|waved at|missed|got off|climbed down|climbed out|pushed the|washed|polished|rubbed|stood outside|outside stood|mended|get off|got down)\b/;

/** Where a story about such a vehicle is in it, unless the text says otherwise; on some pages, so that not every picture is of it. */
const UNDER_WAY: Partial<Record<PropName, Place>> = {
  submarine: 'undersea',
  aeroplane: 'clouds',
  'hot-air-balloon': 'clouds',
  rocket: 'space',
};
const SHOWN_FROM_OUTSIDE: ReadonlySet<Beat> = new Set<Beat>(['setting-out', 'problem', 'lowest', 'ending']);

/** What the actors of a page ride in or sit on, by its text; null for nothing that has a seat. */
export function readSeating(plan: StoryPlan, scene: Scene): Seating | null {
  if (scene.actors.length === 0) return null;
  const subject = vehicleOfStory(plan, scene);
  const found: Seating[] = [];
  for (const sentence of splitSentences(withoutSpeech(scene.text))) {
    let riders: readonly string[] = [];
    for (const clause of factualClauses(sentence)) {
      const seat = seatIn(clause, subject);
      riders = subjectsOf(plan, scene, seat ? clause.slice(0, seat.at) : clause, riders);
      if (
        seat &&
        riders.length > 0 &&
        !isOfThing(clause.slice(0, seat.at)) &&
        !isCast(seat.prop, plan, scene)
      )
        found.push({ prop: seat.prop, riders });
    }
  }
  // A vehicle says more about a page than a chair.
  const prop = (found.find((each) => isVehicle(each.prop)) ?? found[0])?.prop;
  if (!prop) return aboard(subject, scene);
  return { prop, riders: [...new Set(found.flatMap((each) => (each.prop === prop ? each.riders : [])))] };
}

/** `When they came back, the dough was sitting on the chair`: it is the dough that sits. */
const isOfThing = (before: string): boolean =>
  /, (?:the|a|an|it) ?(?:\p{L}+ )?(?:was|were|had been)? ?$/u.test(before);

/** Whether a prop is a vehicle or an animal that is ridden, rather than furniture. */
export const isVehicle = (prop: PropName): boolean => VEHICLES.has(prop);

/** The noun of a seat after a verb of riding or sitting, and where the verb is. */
function seatIn(clause: string, subject: PropName | null): { prop: PropName; at: number } | null {
  for (const [verb, needsPreposition] of [
    [RIDES, false],
    [SITS, true],
  ] as const) {
    const match = verb.exec(clause);
    if (!match) continue;
    const after = clause.slice(match.index + match[0].length).split(/[,“”]/)[0] ?? '';
    const before = clause.slice(0, match.index);
    const prop =
      seatAfter(after, needsPreposition, subject) ??
      // In a story about a bike, who rides rides it.
      (verb === RIDES && /\b(?:rode|pedall?ed)\b/.test(match[0]) ? subject : null) ??
      // `On the step sat Mira`
      (/^\s*(?:in|on|at)\b/.test(before) ? seatAfter(before, true, subject) : null);
    if (prop) return { prop, at: /^\s*(?:in|on|at)\b/.test(before) ? clause.length : match.index };
  }
  return null;
}

function seatAfter(text: string, needsPreposition: boolean, subject: PropName | null): PropName | null {
  const words = text.match(/[\p{L}’-]+/gu)?.slice(0, 10) ?? [];
  let isIn = !needsPreposition;
  let isOn = false;
  for (let i = 0; i < words.length; i += 1) {
    const word = words[i] ?? '';
    if (IN_OR_ON.test(word)) [isIn, isOn] = [true, /^(?:on|onto|upon)$/.test(word)];
    else if (OTHER_PREPOSITION.test(word)) isIn = false;
    if (!isIn) continue;
    if (subject && /^(?:seats?|saddle|board|aboard)$/.test(word)) return subject;
    const rest = words.slice(i).join(' ');
    const named = SEATS.find(([phrase]) => rest === phrase || rest.startsWith(`${phrase} `));
    if (named && !(isOn && STOOD_ON.has(named[1]))) return named[1];
  }
  return null;
}

/** A member of the cast that is a bus itself is not ridden. */
const isCast = (prop: PropName, plan: StoryPlan, { guest }: Scene): boolean =>
  [...plan.cast.map(({ creature }) => creature), guest?.creature ?? ''].some((creature) =>
    PROP_CATALOG[prop].words.some((words) => kindOf(creature).split(/\s+/).includes(words)),
  );

/** The vehicle that the page names, else the one that the story is about. */
function vehicleOfStory(plan: StoryPlan, scene: Scene): PropName | null {
  const told = factualClauses(scene.text).join(' ');
  const texts = [told, plan.about?.topic ?? '', plan.about?.noun ?? ''];
  for (const text of texts) {
    const found = SEATS.find(
      ([words, prop]) => VEHICLES.has(prop) && new RegExp(`\\b${words}\\b`, 'i').test(text),
    );
    if (found && !isCast(found[1], plan, scene)) return found[1];
  }
  return null;
}

/** Everybody is in the vehicle of the story when the text has it move or speaks of its inside. */
function aboard(subject: PropName | null, scene: Scene): Seating | null {
  if (!subject) return null;
  const clauses = factualClauses(scene.text);
  if (clauses.some((clause) => NOT_ABOARD.test(clause))) return null;
  const words = PROP_CATALOG[subject].words;
  const isUnderWay = UNDER_WAY[subject] === scene.place && SHOWN_FROM_OUTSIDE.has(scene.beat);
  const isAboard =
    isUnderWay ||
    clauses.some(
      (clause) =>
        ABOARD.test(clause) || (SETS_OFF.test(clause) && words.some((word) => clause.includes(word))),
    );
  return isAboard ? { prop: subject, riders: scene.actors.map(({ castId }) => castId) } : null;
}
