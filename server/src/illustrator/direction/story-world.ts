import type { Place, Scene, StoryPlan } from '../../storyteller/story-plan.ts';
import { type Backdrop, isRoofed } from '../backgrounds/backdrop.ts';
import type { Era } from '../creatures/dress-for.ts';

/** Where somebody or a time is at home, beside the everyday places that plans have for everybody. */
interface StoryWorld {
  place: Place;
  /** What people wear there. */
  clothes?: Era;
  /** Places of plans that this one takes the place of. */
  instead: ReadonlySet<Place>;
  /** What rooms of a house are there; none: they stay as they are. */
  room?: Backdrop;
  /** Words of a request that is set there. */
  asked?: RegExp;
  /** What the lead is. */
  lead?: RegExp;
  /** What all of the cast are. */
  all?: RegExp;
}

const SETTLED: readonly Place[] = ['cottage', 'village', 'city'];
const WORLDS: readonly StoryWorld[] = [
  {
    place: 'cave',
    clothes: 'stone-age',
    instead: new Set<Place>([...SETTLED, 'garden']),
    room: 'cave',
    asked:
      /\b(?:stone age|cave ?(?:m[ae]n|wom[ae]n|people|boys?|girls?|child(?:ren)?)|neanderthals?|prehistoric)\b/,
    lead: /\bcave ?(?:man|woman|boy|girl|child|kid|person)\b|\bneanderthal\b/,
  },
  {
    place: 'desert',
    clothes: 'egypt',
    room: 'desert',
    instead: new Set<Place>([...SETTLED, 'meadow', 'garden']),
    asked: /\b(?:egypt(?:ian)?s?|pharaohs?|pyramids?|sphinx)\b/,
    lead: /\b(?:egyptian|egypt|pharaoh|sphinx)\b/,
  },
  {
    place: 'castle',
    clothes: 'knights',
    instead: new Set<Place>(SETTLED),
    room: 'great-hall',
    asked:
      /\b(?:knights?|castles?|jousting|princess(?:es)?|(?:the|a) (?:king|queen|prince))\b(?! of the jungle)/,
    lead: /^(?:an? |the |little |young |old |small )*(?:knight|king|queen|princess|prince)$/,
  },
  {
    place: 'ship',
    instead: new Set<Place>(SETTLED),
    asked: /\bpirates?\b/,
    lead: /\bpirate\b/,
  },
  {
    place: 'shore',
    instead: new Set<Place>([...SETTLED, 'garden', 'meadow']),
    asked: /\b(?:vikings?|mermaids?|mermen|merman)\b/,
    lead: /\b(?:viking|mermaid|merman|merboy|mergirl)\b/,
  },
  {
    place: 'undersea',
    instead: new Set<Place>([...SETTLED, 'garden', 'meadow', 'shore', 'river']),
    all: /\b(?:fish|clownfish|pufferfish|shark|whale|dolphin|octopus|squid|jellyfish|sea ?horse|starfish|narwhal|orca|manta ray|eel)\b/,
  },
];

/** Where a plot happens that has such a place of its own. */
const OF_THEIR_OWN: ReadonlySet<Place> = new Set<Place>([
  'island',
  'undersea',
  'space',
  'moon',
  'clouds',
  'volcano',
  'ship',
  'snowfield',
]);

const FOUND = new WeakMap<StoryPlan, StoryWorld | null>();

function worldOf(plan: StoryPlan): StoryWorld | null {
  const known = FOUND.get(plan);
  if (known !== undefined) return known;
  const asked = `${plan.asked?.theme ?? ''} ${plan.about?.topic ?? ''}`.toLowerCase();
  const kinds = plan.cast.map(({ creature }) => creature.toLowerCase().trim());
  const [lead = ''] = kinds;
  const main = plan.scenes.find(({ beat }) => beat === 'problem')?.place;
  const isElsewhere = main !== undefined && OF_THEIR_OWN.has(main);
  const found =
    plan.about === undefined || isElsewhere
      ? null
      : (WORLDS.find(
          (world) =>
            world.asked?.test(asked) ||
            world.lead?.test(lead) ||
            (world.all && kinds.length > 0 && kinds.every((kind) => world.all?.test(kind))),
        ) ?? null);
  FOUND.set(plan, found);
  return found;
}

/** The scene as its story has it: cave people do not live in a village, nor knights in a cottage. */
export function inStoryWorld(plan: StoryPlan, scene: Scene): Scene {
  const world = worldOf(plan);
  return world?.instead.has(scene.place) ? { ...scene, place: world.place } : scene;
}

const AT_HOME: ReadonlySet<Backdrop> = new Set<Backdrop>([
  'living-room',
  'hallway',
  'bedroom',
  'kitchen',
  'bathroom',
]);
/** Rooms that a castle has, too. */
const IN_CASTLES: ReadonlySet<Backdrop> = new Set<Backdrop>(['bedroom', 'bathroom']);

/** A room of a house as this story has it: a hall in a castle, a cave in the Stone Age. */
export function asInStoryWorld(plan: StoryPlan, backdrop: Backdrop): Backdrop {
  const world = worldOf(plan);
  if (!world?.room || !isRoofed(backdrop) || !AT_HOME.has(backdrop)) return backdrop;
  return world.room === 'great-hall' && IN_CASTLES.has(backdrop) ? backdrop : world.room;
}

/** The time whose clothes the people of a story wear; null for ours. */
export const eraOf = (plan: StoryPlan): Era | null => worldOf(plan)?.clothes ?? null;
