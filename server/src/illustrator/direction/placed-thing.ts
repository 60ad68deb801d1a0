import type { Box } from '../box.ts';
import type { NamedThing } from './read-things.ts';
import type { Position } from './thing-positions.ts';

/** A thing with its position in the picture. */
export interface PlacedThing extends NamedThing, Position {
  angle: number;
  box: Box;
  /** Drawn behind the actors. */
  isBehind: boolean;
  /** Somebody sits in it: its front is drawn again over those. */
  isSeat?: boolean;
  /** Actors are behind, under or in it. */
  isCover?: boolean;
  /** Two actors have it in their hands. */
  isCarried?: boolean;
  /** Outdoors there is no wall: it hangs from a line between two posts. */
  hangsOnLine?: boolean;
  /** It lies on or in something else, off the ground. */
  rests?: boolean;
  /** The page is about it: nothing is put before or behind it. */
  isFocus?: boolean;
}
