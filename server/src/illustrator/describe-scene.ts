import { withArticle } from '../storyteller/grammar/articles.ts';
import { pluralOf } from '../storyteller/grammar/inflections.ts';
import type { StoryPlan } from '../storyteller/story-plan.ts';
import type { Backdrop } from './backgrounds/backdrop.ts';
import { DOES } from './describe-poses.ts';
import { heldBy, type PlacedActor } from './direction/placed-actor.ts';
import type { Contact } from './direction/read-actions.ts';
import { isVehicle } from './direction/read-seating.ts';
import { type StagedScene, stageScene } from './draw-scene.ts';
import type { FigureFeeling } from './figure-feeling.ts';
import type { PropName } from './props/prop-catalog.ts';

/** Longer descriptions are tiring to listen to. */
const MAX_WORDS = 25;

const WHERE: Record<Backdrop, string> = {
  cottage: 'in front of a cottage',
  village: 'in the village',
  meadow: 'in a meadow',
  forest: 'in the forest',
  mountain: 'in the mountains',
  river: 'by the river',
  shore: 'by the sea',
  undersea: 'under the sea',
  island: 'on an island',
  ship: 'on a ship',
  clouds: 'in the clouds',
  space: 'in space',
  moon: 'on the moon',
  castle: 'at a castle',
  cave: 'in a cave',
  desert: 'in the desert',
  snowfield: 'in the snow',
  garden: 'in the garden',
  city: 'in the city',
  school: 'in the classroom',
  library: 'in the library',
  farm: 'on the farm',
  workshop: 'in the workshop',
  swamp: 'in the swamp',
  volcano: 'by a volcano',
  treehouse: 'at a tree house',
  fair: 'at the fair',
  bedroom: 'in the bedroom',
  kitchen: 'in the kitchen',
  bathroom: 'in the bathroom',
  'living-room': 'in the living room',
  clinic: 'in the doctor’s room',
  shop: 'in a shop',
  stage: 'on a stage',
  'great-hall': 'in the castle hall',
  cabin: 'in the ship’s cabin',
  museum: 'in the museum',
  ward: 'in the hospital',
  pool: 'at the swimming pool',
  hallway: 'by the stairs',
  restaurant: 'in the restaurant',
  bus: 'inside a bus',
  train: 'inside a train',
  altar: 'at an altar with portraits and marigolds',
  tent: 'in the tent',
  attic: 'in the attic',
  corridor: 'in the corridor',
  airport: 'at the airport',
  aeroplane: 'inside an aeroplane',
  lift: 'in the lift',
  launderette: 'in the launderette',
  hairdresser: 'at the hairdresser’s',
  supermarket: 'in the supermarket',
  cellar: 'in the cellar',
  aquarium: 'at the aquarium',
  crossing: 'at the zebra crossing',
  'old-town': 'in an old town',
  market: 'at the market',
  playground: 'on the playground',
  platform: 'on the platform',
  shed: 'in the shed',
  burrow: 'in a home under the ground',
  undergrowth: 'among blades of grass and leaves',
  track: 'on the running track',
  wall: 'at a high wall',
  zoo: 'at the zoo',
};

const TOUCH: Partial<Record<Contact, string>> = {
  hug: 'hug',
  hands: 'hold hands',
  comfort: 'are close together',
};
const LOOKS: Partial<Record<FigureFeeling, string>> = {
  worried: 'worried',
  sad: 'sad',
  tearful: 'sad',
  frightened: 'frightened',
  surprised: 'surprised',
  proud: 'proud',
  sleepy: 'sleepy',
  laughing: 'laughing',
  angry: 'angry',
  jealous: 'jealous',
  ashamed: 'ashamed',
};

const listed = (parts: readonly string[]): string =>
  parts.length < 2 ? (parts[0] ?? '') : `${parts.slice(0, -1).join(', ')} and ${parts.at(-1)}`;

/**
 * Describes the picture of a page for people who cannot see it: who is there, what they do, where and with what, in at most 25
 * words (names and kinds of characters as their makers wrote them, no looks). It comes from what is drawn, not from the text.
 */
export function describeScene(plan: StoryPlan, pageNumber: number): string {
  const staged = inTextOrder(stageScene(plan, pageNumber));
  const clauses = [who(plan, staged), what(staged), where(staged), seenFrom(staged)].filter(
    (part) => part !== '',
  );
  const things = thingsOf(staged);
  const { thought } = staged;
  if (thought) things.unshift(`a thought of the ${thought.prop.replaceAll('-', ' ')}`);
  for (let count = Math.min(3, things.length); count >= 0; count -= 1) {
    const shown = count === 0 ? '' : `, with ${listed(things.slice(0, count))}`;
    const text = `${clauses.join(' ')}${shown}.`;
    if (text.split(/\s+/).length <= MAX_WORDS) return text;
  }
  return `${clauses.join(' ').split(/\s+/).slice(0, MAX_WORDS).join(' ')}.`;
}

/** The lead first, as in the text, not from left to right. */
const inTextOrder = (staged: StagedScene): StagedScene => {
  const nth = (castId: string) => staged.scene.actors.findIndex((actor) => actor.castId === castId);
  return { ...staged, actors: [...staged.actors].sort((a, b) => nth(a.actor.castId) - nth(b.actor.castId)) };
};

/** Names; with the kind of character in the first picture of each, where it is short. */
function who(plan: StoryPlan, { scene, actors }: StagedScene): string {
  const earlier = new Set(
    plan.scenes
      .filter(({ pageNumber }) => pageNumber < scene.pageNumber)
      .flatMap((each) => each.actors.map(({ castId }) => castId)),
  );
  const isFirst = ({ actor }: PlacedActor, i: number) =>
    actors.findIndex((each) => each.actor.castId === actor.castId) === i;
  const names = actors.filter(isFirst).map(({ actor }) => {
    const guest = { guest: scene.guest, 'second-guest': scene.secondGuest }[actor.castId];
    const member = plan.cast.find(({ id }) => id === actor.castId) ?? guest;
    const creature = member?.creature.trim().toLowerCase() ?? '';
    const isNew = !earlier.has(actor.castId) && /^[a-z]{2,14}(?: [a-z]{2,12})?$/.test(creature);
    const name = member?.name.trim().split(/\s+/).slice(0, 3).join(' ') ?? '';
    return isNew && !name.toLowerCase().includes(creature) ? `${name} the ${creature}` : name;
  });
  return names.length === 0 ? 'The place' : listed(names);
}

function what({ actors, shot, things }: StagedScene): string {
  if (actors.length === 0) return '';
  const touch = actors.length > 1 ? TOUCH[shot.contact] : undefined;
  const isMany = actors.length > 1 ? 1 : 0;
  const [lead] = actors;
  if (!lead) return '';
  const others = actors.slice(1);
  const isShared = others.every(({ actor }) => actor.pose === lead.actor.pose);
  const feeling = LOOKS[lead.actor.feeling];
  const isFeltByAll = others.every(({ actor }) => actor.feeling === lead.actor.feeling);
  const looking =
    feeling && isFeltByAll ? `, ${feeling === 'laughing' ? feeling : `looking ${feeling}`},` : '';
  const riding = rides(actors);
  if (riding !== '') return riding;
  if (shot.carrying && things.some(({ isCarried }) => isCarried))
    return `carry the ${shot.carrying.prop.replaceAll('-', ' ')}`;
  const placed = related(shot, isMany);
  if (placed !== '') return placed;
  if (shot.setting.inBed) return actors.length > 1 ? 'are at the bed' : 'is in bed';
  if (touch) return `${touch}${looking}`;
  if (isShared)
    return `${DOES[lead.actor.pose === 'hug' && isMany ? 'stand' : lead.actor.pose][isMany]}${looking}`;
  const lively = actors.find(({ actor }) => !['stand', 'hold', 'sit'].includes(actor.pose));
  return lively && lively.actor.pose !== 'sleep' && lively.actor.pose !== 'hug'
    ? `${DOES[lively.actor.pose][1]}${looking}`
    : `are together${looking}`;
}

/** Who is behind, under, in or on what; empty text when the page says nothing of it. */
function related({ relation }: StagedScene['shot'], isMany: 0 | 1): string {
  if (!relation) return '';
  if (relation.kind === 'water') return DOES.swim[isMany];
  const place = relation.prop
    ? `${relation.kind} the ${relation.prop.replaceAll('-', ' ')}`
    : relation.kind === 'doorway'
      ? 'stuck in a doorway'
      : 'under a blanket';
  if (isMany === 0) return `is ${place}`;
  return `are together, ${relation.doers.length === 1 ? 'one' : 'some'} ${place}`;
}

/** Who rides in what or sits on what; empty text when nobody does. */
function rides(actors: readonly PlacedActor[]): string {
  const riders = actors.filter(({ seat }) => seat);
  const [seat] = riders.flatMap((rider) => rider.seat ?? []);
  if (!seat) return '';
  const isOnIt = seat.kind === 'saddle' || seat.kind === 'standing' || seat.kind === 'bench';
  const preposition = isOnIt ? 'on' : seat.prop === 'table' || seat.prop === 'desk' ? 'at' : 'in';
  const verb = isVehicle(seat.prop) ? ['rides', 'ride'] : ['sits', 'sit'];
  const place = `${preposition} the ${seat.prop.replaceAll('-', ' ')}`;
  if (riders.length === actors.length) return `${verb[riders.length > 1 ? 1 : 0]} ${place}`;
  return `are together, ${riders.length === 1 ? 'one' : 'some'} ${place}`;
}

function where({ shot: { setting } }: StagedScene): string {
  const time = { night: 'at night', evening: 'in the evening', morning: '', day: '' }[setting.time];
  const sky = setting.isInside
    ? { rain: 'while it rains outside', snow: 'while it snows outside' }
    : { rain: 'in the rain', snow: 'in falling snow', mist: 'in the mist' };
  const weather =
    setting.backdrop === 'undersea' ? '' : ((sky as Partial<Record<string, string>>)[setting.weather] ?? '');
  return [WHERE[setting.backdrop], time, weather].filter((part) => part !== '').join(' ');
}

function seenFrom({ shot: { composition } }: StagedScene): string {
  if (composition.style === 'silhouette') return 'against the low light';
  return composition.style === 'from-behind' ? 'seen from behind' : '';
}

/** What is held, then what stands around, each once. */
function thingsOf({ actors, things }: StagedScene): string[] {
  const held = actors.flatMap(heldBy);
  const around = things.filter(
    ({ prop, isBehind, isSeat, isCarried }) =>
      prop !== 'bed-cover' && prop !== 'table' && !isSeat && !isCarried && (isBehind || !held.includes(prop)),
  );
  const count = (prop: PropName) => around.filter((thing) => thing.prop === prop).length;
  return [...new Set([...held, ...around.map(({ prop }) => prop)])].map((prop) => {
    const name = prop.replaceAll('-', ' ');
    return count(prop) > 1 ? pluralOf(name) : withArticle(name);
  });
}
