import { createHash } from 'node:crypto';
import type { Beat, StoryPlan } from '../../storyteller/story-plan.ts';
import { isRoofed } from '../backgrounds/backdrop.ts';
import { createSeededRandom } from '../seeded-random.ts';
import type { Composition, Distance, PageFacts } from './composition.ts';
import { COMPOSITIONS } from './compositions.ts';
import { FOCUS_COMPOSITIONS } from './focus-compositions.ts';
import { inPicture } from './in-picture.ts';
import type { PageReading } from './page-reading.ts';
import { readPage } from './read-page.ts';
import { RELATION_COMPOSITIONS } from './relation-compositions.ts';
import { BEDSIDE_COMPOSITIONS, SEATED_COMPOSITIONS } from './seated-compositions.ts';

/** One page of the shot list: what its picture shows and from where. */
export interface Shot extends Omit<PageReading, 'isContactNamed' | 'hasEvent' | 'isAboutFaces'> {
  pageNumber: number;
  composition: Composition;
  /** The background is mirrored: another view of the same place. */
  mirrored: boolean;
}

const DISTANCES: readonly Distance[] = ['close', 'far', 'middle'];

const SHOT_LISTS = new WeakMap<StoryPlan, Shot[]>();

/** How many shot lists are kept for copies of their plans: as many books as a server writes at the same time. */
const KEPT_BOOKS = 32;
const keptBooks = new Map<string, Shot[]>();

/**
 * The shot list of a book, from the plan alone. Neighbouring pages never have the same composition. Every page is read for it, and each
 * task of a story thread has a copy of the plan: equal plans share one list.
 */
export function directBook(plan: StoryPlan): Shot[] {
  const known = SHOT_LISTS.get(plan);
  if (known) return known;
  const key = createHash('sha256').update(JSON.stringify(plan)).digest('base64');
  const shots = keptBooks.get(key) ?? makeShotList(plan);
  SHOT_LISTS.set(plan, shots);
  // The book that was asked for last is forgotten last.
  keptBooks.delete(key);
  keptBooks.set(key, shots);
  const [oldest] = keptBooks.keys();
  if (keptBooks.size > KEPT_BOOKS && oldest !== undefined) keptBooks.delete(oldest);
  return shots;
}

/** Makes a shot list anew; `directBook` keeps those of the last books. */
export function makeShotList(plan: StoryPlan): Shot[] {
  const random = createSeededRandom(`shots/${plan.seed}`);
  const pages = plan.scenes.map((scene) => readPage(plan, inPicture(plan, scene)));
  const chosen: Composition[] = [];
  for (const [i, { facts, seating, relation, things }] of pages.entries()) {
    const special = facts.setting.inBed
      ? BEDSIDE_COMPOSITIONS
      : relation
        ? RELATION_COMPOSITIONS
        : seating
          ? SEATED_COMPOSITIONS.filter(
              // What happens to those who ride is beside their vehicle.
              ({ distance }) =>
                distance !== 'close' ||
                !things.some(({ prop, isAside }) => prop !== seating.prop && !isAside),
            )
          : null;
    chosen[i] =
      (special
        ? leastUsed(special, chosen)
        : bestOf(suitableFor(facts), facts, chosen, random.between.bind(random))) ??
      bestOf(COMPOSITIONS, facts, chosen, random.between.bind(random)) ??
      (COMPOSITIONS[0] as Composition);
  }
  addMissing(
    chosen,
    pages.map(({ facts }) => facts),
  );
  const views = new Map<string, number>();
  return pages.map(({ scene, facts: _facts, ...page }, i) => {
    const uses = views.get(page.setting.backdrop) ?? 0;
    views.set(page.setting.backdrop, uses + 1);
    return {
      pageNumber: scene.pageNumber,
      composition: chosen[i] as Composition,
      ...page,
      mirrored: !isRoofed(page.setting.backdrop) && scene.beat !== 'home-again' && uses % 2 === 1,
    };
  });
}

/** The composition of a list that was used least, but not on the page before. */
const leastUsed = (list: readonly Composition[], before: readonly Composition[]): Composition | undefined => {
  const uses = (id: string) => before.filter((each) => each.id === id).length;
  return list
    .filter(({ id }) => id !== before.at(-1)?.id)
    .toSorted((a, b) => uses(a.id) - uses(b.id))
    .at(0);
};

/** How well a composition suits a page: those who touch stand close together, and who sits on the ground is seen whole. */
function suits(composition: Composition, page: PageFacts): number {
  // A page with an event of its own or with something to see is seen from the front and in the light.
  const isHidden = composition.style !== undefined && (EVENTFUL.has(page.beat) || page.hasThing);
  if (composition.style !== undefined && page.hasEvent && page.isDoing) return 0;
  // A sorrow is seen on faces.
  if (composition.style !== undefined && (page.isSorrowful || page.isMoody || page.isIntroduction)) return 0;
  const hasNoRoom = composition.distance === 'close' && page.isMissing;
  const isTooFar = composition.distance === 'far' && (page.isMoody || page.isSorrowful);
  // Nor does one see from afar what is done with something.
  const isSeenBadly =
    (EVENTFUL.has(page.beat) && page.isDoing && page.hasThing) || page.isHolding
      ? 0.1
      : page.hasEvent && !page.isFirst
        ? 0.4
        : 1;
  const isDeed = composition.distance === 'far' ? isSeenBadly : 1;
  return (
    suitsScene(composition, page) *
    (isHidden ? 0.04 : 1) *
    (isTooFar ? 0.3 : 1) *
    (hasNoRoom ? 0.12 : 1) *
    isDeed
  );
}

/** The pages that tell what goes wrong, and how it comes right. */
const EVENTFUL: ReadonlySet<Beat> = new Set<Beat>(['problem', 'first-try', 'turn', 'ending']);

/** In a book in which somebody does something with the hands on every page, one of these is seen from behind all the same. */
const BETWEEN_EVENTS: ReadonlySet<Beat> = new Set<Beat>(['setting-out', 'lowest', 'home-again']);

/** The try and the turn are seen from the front in every book. */
const OWN_EVENT: ReadonlySet<Beat> = new Set<Beat>(['first-try', 'turn']);

function suitsScene(composition: Composition, page: PageFacts): number {
  if (page.isBackToBack && composition.style !== undefined) return 0;
  if (page.isRunning && composition.facing === 'in') return composition.suits(page) * 0.05;
  const isLoose = composition.gap || composition.spacing > 1.12;
  if (page.mustTouch && isLoose) return 0;
  if (composition.style === 'from-behind') {
    if (page.isAboutFaces) return 0;
    if (page.isSpoken || page.isDoing) return composition.suits(page) * 0.2;
  }
  // Against the light one sees no hands.
  const shown = composition.style === 'silhouette' && page.isDoing ? 0.1 : 1;
  return page.isLow && composition.distance === 'close' ? 0 : composition.suits(page) * shown;
}

/** The compositions for pages about a thing, or the others. */
const suitableFor = ({ hasFocus }: PageFacts): readonly Composition[] =>
  hasFocus ? FOCUS_COMPOSITIONS : COMPOSITIONS;

/** No composition has more pages of a book. */
const MOST_USES = 4;

/** The best composition for a page: what was just used or used often counts less. Undefined when none suits. */
function bestOf(
  compositions: readonly Composition[],
  facts: PageFacts,
  before: readonly Composition[],
  jitter: (low: number, high: number) => number,
): Composition | undefined {
  const last = before.at(-1);
  const lastButOne = before.at(-2);
  return compositions
    .map((composition) => {
      const uses = before.filter(({ id }) => id === composition.id).length;
      const sameDistance = last?.distance === composition.distance;
      const isRun = sameDistance && lastButOne?.distance === composition.distance;
      const score =
        composition.id === last?.id || uses >= MOST_USES
          ? 0
          : (suits(composition, facts) * (sameDistance ? 0.6 : 1) * (isRun ? 0.3 : 1) * jitter(0.75, 1.25)) /
            (1 + uses * 1.5);
      return { composition, score };
    })
    .filter(({ score }) => score > 0)
    .sort((a, b) => b.score - a.score)[0]?.composition;
}

const isSeenFromBehind = ({ style }: Composition) => style !== undefined;

/** Gives the pages that suit them best the distances and the silhouette that a book of four or more pages still lacks. */
function addMissing(chosen: Composition[], facts: readonly PageFacts[]): void {
  if (chosen.length < 4) return;
  const needed: ((composition: Composition) => boolean)[] = [
    isSeenFromBehind,
    ...DISTANCES.map((distance) => (composition: Composition) => composition.distance === distance),
  ];
  const fixed = new Set<number>();
  for (const isNeeded of needed) {
    const present = chosen.findIndex(isNeeded);
    if (present >= 0) {
      fixed.add(present);
      continue;
    }
    const candidates = facts.flatMap((page, i) =>
      fixed.has(i) || page.isFixed
        ? []
        : [...suitableFor(page), ...(page.hasFocus ? COMPOSITIONS : [])]
            .filter(isNeeded)
            .filter(({ id }) => id !== chosen[i - 1]?.id && id !== chosen[i + 1]?.id)
            .map((composition) => ({ i, composition, score: scoreOfMissing(composition, page) })),
    );
    const best = candidates.sort((a, b) => b.score - a.score)[0];
    if (!best || best.score === 0) continue;
    chosen[best.i] = best.composition;
    fixed.add(best.i);
  }
}

/**
 * How well a page can do with a composition that the book still lacks. Silhouettes and views from behind hide faces, deeds and things, and
 * are for the page that has least of these; a back is the last resort where faces matter.
 */
function scoreOfMissing(composition: Composition, page: PageFacts): number {
  const share = page.hasFocus && !composition.focus ? 1e-4 : 1;
  if (composition.style === undefined) return suits(composition, page) * share;
  if (page.isBackToBack || page.isSorrowful || page.isMoody || page.isIntroduction) return 0;
  // One sees neither hands nor what they do, but a thing that all look at.
  const isDeed = !page.isClearInOutline && (page.isDoing || page.isHolding);
  if (isDeed && !BETWEEN_EVENTS.has(page.beat)) return 0;
  const seesThing = composition.focus !== undefined && !page.isFocusSmall;
  const shown = (page.hasEvent || page.hasThing) && !seesThing ? 0.02 : 1;
  const hidden =
    (OWN_EVENT.has(page.beat) ? 0 : EVENTFUL.has(page.beat) ? 1e-3 : 1) * (page.isAboutFaces ? 0.1 : 1);
  const fromBehind = composition.style === 'silhouette' ? 1 : page.isAboutFaces ? 1e-6 : 0.1;
  return composition.suits(page) * share * shown * (isDeed ? 1e-5 : 1) * hidden * fromBehind;
}
