import { Place } from '../../storyteller/story-plan.ts';

/** Rooms that a page's text can be in; the plan knows their building only. */
export const ROOMS = [
  'bedroom',
  'kitchen',
  'bathroom',
  'living-room',
  'clinic',
  'shop',
  'stage',
  'great-hall',
  'cabin',
  'museum',
  'ward',
  'pool',
  'hallway',
  'restaurant',
  'bus',
  'train',
  'tent',
  'attic',
  'corridor',
  'airport',
  'aeroplane',
  'lift',
  'launderette',
  'hairdresser',
  'supermarket',
  'cellar',
  'aquarium',
  'shed',
  'burrow',
  'altar',
] as const;
export type Room = (typeof ROOMS)[number];

/** Outdoor places that only a page's text names; the plan has their surroundings. */
export const SITES = [
  'market',
  'playground',
  'platform',
  'crossing',
  'old-town',
  'undergrowth',
  'track',
  'wall',
  'zoo',
] as const;
export type Site = (typeof SITES)[number];

/** What is drawn behind the actors: a place of the plan, or a room or a site of the text. */
export type Backdrop = Place | Room | Site;

/** All of them, to check names that come from data. */
export const BACKDROP_NAMES: ReadonlySet<string> = new Set([...Place.options, ...ROOMS, ...SITES]);

const ROOFED: ReadonlySet<Backdrop> = new Set<Backdrop>([...ROOMS, 'library', 'school', 'workshop', 'cave']);

/** Whether weather is seen through windows only. */
export const isRoofed = (backdrop: Backdrop): boolean => ROOFED.has(backdrop);

/** Places where nothing can be hung up. */
export const WITHOUT_GROUND: ReadonlySet<Backdrop> = new Set<Backdrop>([
  'undersea',
  'space',
  'moon',
  'clouds',
]);
