import type { Beat } from '../../storyteller/story-plan.ts';
import type { Setting } from './read-setting.ts';

/** Camera distances: `far` shows the place, `middle` whole figures, `close` faces. */
export type Distance = 'far' | 'middle' | 'close';

/** What a composition is chosen by. */
export interface PageFacts {
  beat: Beat;
  setting: Setting;
  actorCount: number;
  isFirst: boolean;
  isLast: boolean;
  /** Somebody walks or runs. */
  isMoving: boolean;
  /** Somebody jumps or dances. */
  isLively: boolean;
  /** Somebody is sad, worried or sleepy. */
  isQuiet: boolean;
  /** Actors hug or sit close together. */
  isTouching: boolean;
  /** The text is about a face, a feeling or what they say to each other: nobody is seen from behind. */
  isAboutFaces: boolean;
  /** Somebody speaks. */
  isSpoken: boolean;
  /** Somebody sits on the ground: not to be seen from near. */
  isSitting: boolean;
  /** The text says that they touch, or that they carry something together. */
  mustTouch: boolean;
  /** The page has a thing to gather around. */
  hasThing: boolean;
  /** Its event is about a thing that nobody holds or rides in. */
  hasFocus: boolean;
  /** That thing fits into a hand. */
  isFocusSmall: boolean;
  /** Its composition follows from the page: somebody is in bed or rides. */
  isFixed: boolean;
  /** Open air without rain, snow or mist. */
  isOpenSky: boolean;
}

/** How actors and camera are arranged. Lengths are in picture units (1200 × 900). */
export interface Composition {
  id: string;
  distance: Distance;
  /** Size of figures; 1 is about 400 high. */
  scale: number;
  /** Where the feet are; for `close` compositions where the middle of the faces is. */
  y: number;
  /** The middle of the group. */
  x: number;
  /** Distance between neighbours; at 1 their heads just touch. */
  spacing: number;
  /** Scale of every second and third actor relative to the first, and how much higher their feet are. */
  others?: { scale: number; rise: number };
  /** Free width in the middle of the group for the thing that matters. */
  gap?: number;
  /** Where the thing that the page is about stands, and how large it may be; what flies or hangs is higher. */
  focus?: { x: number; foot: number; width: number; height: number };
  /** The actors are on both sides of that thing, else at the left of it. */
  isAround?: boolean;
  /** `across`: everybody looks and moves to the right, as one turns the page. `in`: towards the middle of the group. */
  facing: 'across' | 'in';
  /** Enlargement of the background, and which part of it is seen (0 left, 1 right). */
  zoom: number;
  pan: number;
  /** How much lower the background is, for more sky. */
  sink?: number;
  /**
   * `silhouette`: dark on a hill against a large sun or moon; `from-behind`: everybody looks into the picture; `foreground`: the last
   * actor is close, seen from behind.
   */
  style?: 'silhouette' | 'from-behind' | 'foreground';
  /** How well it suits a page; 0 excludes it. */
  suits(page: PageFacts): number;
}

/** One of two weights. */
export const when = (condition: boolean, yes: number, no = 1) => (condition ? yes : no);

/** All compositions. A new one is an entry here; the director chooses by `suits` and by what the pages before had. */
export const COMPOSITIONS: readonly Composition[] = [
  {
    id: 'establishing',
    distance: 'far',
    scale: 0.5,
    x: 420,
    y: 782,
    spacing: 1.15,
    facing: 'across',
    zoom: 1,
    pan: 0.5,
    suits: (page) => when(page.isFirst, 5) * when(page.setting.isInside, 0.5) * when(page.isTouching, 0.6),
  },
  {
    id: 'journey',
    distance: 'far',
    scale: 0.46,
    x: 520,
    y: 756,
    spacing: 1.7,
    others: { scale: 0.92, rise: 12 },
    facing: 'across',
    zoom: 1,
    pan: 0.5,
    sink: 46,
    suits: (page) =>
      page.setting.isInside ? 0 : when(page.beat === 'setting-out', 4) * when(page.isMoving, 3, 0.6),
  },
  {
    id: 'small-in-the-world',
    distance: 'far',
    scale: 0.52,
    x: 830,
    y: 806,
    spacing: 0.98,
    facing: 'in',
    zoom: 1,
    pan: 0.5,
    suits: (page) => when(page.beat === 'lowest', 5, 0.8) * when(page.isQuiet, 2) * when(page.isLively, 0.3),
  },
  {
    id: 'skyline',
    distance: 'far',
    scale: 0.84,
    x: 620,
    y: 790,
    spacing: 1.02,
    facing: 'in',
    zoom: 1,
    pan: 0.5,
    sink: 210,
    style: 'silhouette',
    suits: (page) =>
      !page.isOpenSky || page.isFirst
        ? 0
        : when(page.setting.time === 'evening' || page.setting.time === 'night', 4, 0.5) *
          when(page.beat === 'home-again' || page.beat === 'lowest', 2),
  },
  {
    id: 'looking-into-the-distance',
    distance: 'middle',
    scale: 0.88,
    x: 430,
    y: 868,
    spacing: 1.04,
    facing: 'across',
    zoom: 1,
    pan: 0.5,
    style: 'from-behind',
    suits: (page) =>
      when(page.beat === 'setting-out' || page.beat === 'home-again' || page.beat === 'problem', 1.6, 0.6) *
      when(page.hasThing, 1.4) *
      when(page.isLively || page.isFirst, 0.2),
  },
  {
    id: 'two-shot',
    distance: 'middle',
    scale: 1.02,
    x: 480,
    y: 846,
    spacing: 0.96,
    facing: 'in',
    zoom: 1.34,
    pan: 0.06,
    suits: (page) => 1.2 * when(page.isTouching, 2),
  },
  {
    id: 'gather-around',
    distance: 'middle',
    scale: 0.9,
    x: 600,
    y: 834,
    spacing: 1,
    gap: 270,
    facing: 'in',
    zoom: 1.3,
    pan: 0.94,
    suits: (page) => (page.actorCount < 2 ? 0 : when(page.hasThing, 3, 0.1) * when(page.isTouching, 0.3)),
  },
  {
    id: 'leader-in-front',
    distance: 'middle',
    scale: 1.24,
    x: 500,
    y: 880,
    spacing: 1.02,
    others: { scale: 0.66, rise: 92 },
    facing: 'across',
    zoom: 1.2,
    pan: 0.55,
    suits: (page) =>
      page.actorCount < 2 ? 0.6 : 1.6 * when(page.beat === 'turn' || page.beat === 'problem', 2),
  },
  {
    id: 'procession',
    distance: 'middle',
    scale: 0.86,
    x: 540,
    y: 842,
    spacing: 1.3,
    others: { scale: 0.9, rise: 26 },
    facing: 'across',
    zoom: 1.06,
    pan: 1,
    suits: (page) => when(page.isMoving, 3, 0.4) * when(page.isTouching, 0.4),
  },
  {
    id: 'on-stage',
    distance: 'middle',
    scale: 0.84,
    x: 600,
    y: 828,
    spacing: 1.18,
    facing: 'in',
    zoom: 1.12,
    pan: 0.3,
    suits: (page) => when(page.isLively, 4, 0.5) * when(page.beat === 'ending', 2),
  },
  {
    id: 'looking-up-at-them',
    distance: 'middle',
    scale: 1.16,
    x: 560,
    y: 884,
    spacing: 1,
    facing: 'in',
    zoom: 1.5,
    pan: 0.35,
    sink: 120,
    suits: (page) =>
      page.setting.isInside
        ? 0.5
        : 0.9 * when(page.beat === 'turn' || page.beat === 'ending', 2) * when(page.isQuiet, 0.4),
  },
  {
    id: 'close-up',
    distance: 'close',
    scale: 1.95,
    x: 520,
    y: 430,
    spacing: 1.02,
    others: { scale: 0.62, rise: -60 },
    facing: 'across',
    zoom: 1.7,
    pan: 0.25,
    suits: (page) =>
      (page.actorCount > 3 ? 0.5 : 1) *
      when(page.beat === 'problem' || page.beat === 'turn' || page.beat === 'friend-and-object', 2.4) *
      when(page.isMoving || page.isLively, 0.3),
  },
  {
    id: 'heads-together',
    distance: 'close',
    scale: 1.55,
    x: 600,
    y: 450,
    spacing: 0.94,
    others: { scale: 0.96, rise: 0 },
    facing: 'in',
    zoom: 1.55,
    pan: 0.7,
    suits: (page) =>
      page.actorCount < 2 || page.actorCount > 3
        ? 0
        : 1.2 *
          when(page.isTouching, 3) *
          when(page.isMoving || page.isLively, 0.3) *
          when(page.isFirst, 0.2),
  },
  {
    id: 'over-the-shoulder',
    distance: 'close',
    scale: 1.2,
    x: 400,
    y: 420,
    spacing: 1.5,
    facing: 'in',
    zoom: 1.4,
    pan: 0.4,
    style: 'foreground',
    suits: (page) =>
      page.actorCount !== 2
        ? 0
        : when(page.beat === 'helper' || page.beat === 'first-try', 3) * when(page.isMoving, 0.5),
  },
];
