import type { Beat, Scene, StoryPlan } from '../../storyteller/story-plan.ts';
import { type Backdrop, isRoofed } from '../backgrounds/backdrop.ts';
import { spokenPlace } from './read-place.ts';
import { isVisit } from './requested-place.ts';
import { inStoryWorld } from './story-world.ts';

/** Where a page is. */
export interface PageLocation {
  backdrop: Backdrop;
  isInside: boolean;
  /** Somebody lies in bed. */
  inBed: boolean;
  /** Its own text says so. */
  isStated: boolean;
  /** Neither its text nor its plan says anything: it is at home for want of another place. */
  isGuess: boolean;
}

/** Rooms and grounds of a home, where a story is before it sets out. */
const AROUND_THE_HOUSE: ReadonlySet<Backdrop> = new Set<Backdrop>([
  'garden',
  'farm',
  'treehouse',
  'kitchen',
  'bedroom',
  'bathroom',
  'hallway',
  'attic',
  'cellar',
]);
const AT_HOME: ReadonlySet<Beat> = new Set<Beat>(['home-and-wish', 'friend-and-object', 'home-again']);
/** Words of a page that is at home although it names no room. */
const HOMELY =
  /\b(?:home|house|flat|indoors|packed|packing|rucksacks?|breakfast|lunch|supper|dinner|pyjamas|slippers|photos?|album|drawers?|stairs?|thick book|on the shelf|on the wall|hangs|tomorrow|next (?:day|morning))\b/i;
/** Farther away, a page says nothing about another. */
const FARTHEST = 3;

/**
 * Gives pages that only guess a place the one that they speak of, that of the nearest page which states one, or the plot’s own. Before a story
 * sets out it stays around the house.
 */
export function placeGuesses(plan: StoryPlan, found: Map<Scene, PageLocation>): void {
  const problem = plan.scenes.find(({ beat }) => beat === 'problem');
  const main = problem ? inStoryWorld(plan, problem).place : 'cottage';
  const pages = plan.scenes.map((scene) => ({ scene, location: found.get(scene) as PageLocation }));
  for (const [i, { scene, location }] of pages.entries()) {
    const isAtHome = AT_HOME.has(scene.beat);
    if (!location.isGuess || HOMELY.test(scene.text) || (isAtHome && isVisit(plan))) continue;
    const nearest = pages
      .map(({ location: other }, k) => ({ other, far: Math.abs(k - i) + (k > i ? 0.5 : 0) }))
      .filter(({ other, far }) => other.isStated && !other.inBed && far < FARTHEST + 1)
      .filter(({ other }) => !scene.isIndoors || isRoofed(other.backdrop))
      .filter(({ other }) => !isAtHome || AROUND_THE_HOUSE.has(other.backdrop))
      .sort((a, b) => a.far - b.far)[0]?.other.backdrop;
    const spoken = scene.isIndoors ? null : spokenPlace(scene);
    const backdrop = spoken ?? nearest ?? (main === 'cottage' || scene.isIndoors ? null : main);
    if (backdrop) found.set(scene, { ...location, backdrop, isInside: isRoofed(backdrop), isGuess: false });
  }
}
