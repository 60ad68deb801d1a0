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
  /** Somebody is seen for the first time: from the front and in the light. */
  isIntroduction: boolean;
  /** Somebody walks or runs. */
  isMoving: boolean;
  /** Somebody runs: all run the same way. */
  isRunning: boolean;
  /** Somebody jumps or dances. */
  isLively: boolean;
  /** Somebody is sad, worried or sleepy. */
  isQuiet: boolean;
  /** Somebody is sad or worried. */
  isSorrowful: boolean;
  /** Something is lost or missing, and somebody thinks of it. */
  isMissing: boolean;
  /** The text says that somebody is furious, jealous, ashamed or sad: faces are seen. */
  isMoody: boolean;
  /** Actors hug or sit close together. */
  isTouching: boolean;
  /** The text is about a face, a feeling or what they say to each other: nobody is seen from behind. */
  isAboutFaces: boolean;
  /** Somebody speaks. */
  isSpoken: boolean;
  /** The lead's own doing is what the page is about: it is seen. */
  isDoing: boolean;
  /** One of its sentences tells of an event. */
  hasEvent: boolean;
  /** The lead pushes or pulls something: everybody is on the same side of it. */
  isPushing: boolean;
  /** Somebody does something with the whole body, on the ground: not to be seen from near. */
  isLow: boolean;
  /** The text says that they touch, or that they carry something together. */
  mustTouch: boolean;
  /** The text has them back to back. */
  isBackToBack: boolean;
  /** What everybody does shows in their outlines, with empty hands: a jump, a run, a wave. */
  isClearInOutline: boolean;
  /** The page has a thing to gather around. */
  hasThing: boolean;
  /** Somebody has something in the hand that the page is about. */
  isHolding: boolean;
  /** Its event is about a thing that nobody holds or rides in. */
  hasFocus: boolean;
  /** That thing stands on a table, which a close view cuts off. */
  isFocusOnTable: boolean;
  /** Somebody has wide wings: several of them fill a row. */
  isWide: boolean;
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
   * `silhouette`: dark on a hill against a large sun or moon; `from-behind`: everybody looks into the
   * picture.
   */
  style?: 'silhouette' | 'from-behind';
  /** How well it suits a page; 0 excludes it. */
  suits(page: PageFacts): number;
}

/** One of two weights. */
export const when = (condition: boolean, yes: number, no = 1) => (condition ? yes : no);
