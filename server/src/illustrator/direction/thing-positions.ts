import type { SeededRandom } from '../../storyteller/seeded-random.ts';
import { isRoofed, WITHOUT_GROUND } from '../backgrounds/backdrop.ts';
import type { Box } from '../box.ts';
import { largestScale, propEntry } from '../props/draw-prop.ts';
import type { PropSpot } from '../props/prop-catalog.ts';
import type { Shot } from './direct-book.ts';
import type { NamedThing } from './read-things.ts';
import { spotIn } from './spot-in.ts';

/** Where a thing may be: its origin, its size, and what speaks against it. */
export interface Position {
  x: number;
  y: number;
  scale: number;
  cost: number;
}

/** How large things are beside a child of a size: what is far away or high up never gets too small to be known. */
const sizeOf = (spot: PropSpot, unit: number): number =>
  spot === 'large' ? unit : spot === 'sky' || spot === 'wall' ? Math.max(0.6, unit * 0.95) : unit * 1.05;

/** Outdoors what hangs has no wall: it hangs from a line between posts, as high as somebody's head. */
const LINE_FEET = [560, 600, 640];

/** Where the ground is infinitely far away. */
const HORIZON = 640;

const range = (from: number, to: number, step: number): number[] =>
  Array.from({ length: Math.floor((to - from) / step) + 1 }, (_, i) => from + i * step);

/**
 * The positions at which a thing may be; `own` is its box around its origin, `actorUnit` the size of a child beside the actors, `table`
 * the table in the picture.
 */
export function positionsFor(
  thing: NamedThing,
  own: Box,
  { composition, setting }: Shot,
  actorUnit: number,
  table: Box | null,
  random: SeededRandom,
): Position[] {
  const { size: ownSize } = propEntry(thing.prop);
  const spot = spotIn(thing.prop, setting.backdrop);
  // What lies on the ground is not as near as a face in a close-up.
  const unit = composition.distance === 'close' ? Math.min(1.15, actorUnit) : actorUnit;
  const size =
    Math.min(
      ownSize * sizeOf(spot, unit) * (thing.isSubject && spot !== 'large' ? 1.15 : 1),
      largestScale(thing.prop, unit),
    ) *
    (thing.isAside ? 0.85 : 1) *
    Math.min(1.25, thing.growth ?? 1);
  const at = (x: number, foot: number, scale: number, cost: number): Position => ({
    x,
    y: foot - own.bottom * scale,
    scale,
    cost,
  });
  // The thing that matters is in the middle of those who gather around it, else ahead of them.
  const wantedX = composition.x + (composition.gap ? 0 : 170);
  const isFar = composition.distance === 'far';
  switch (spot) {
    case 'sky':
      return range(100, 1100, 50).flatMap((x) =>
        [210, 300, 400].map((foot) => at(x, foot, size, foot * 4 + random.between(0, 900))),
      );
    case 'wall': {
      const onWall = isRoofed(setting.backdrop) ? [210, 270, 330, 390, 450] : [];
      const onLine = WITHOUT_GROUND.has(setting.backdrop) ? [] : LINE_FEET;
      return range(90, 1110, 50).flatMap((x) => [
        ...onWall.flatMap((foot) =>
          [1, 0.75].map((smaller) => at(x, foot, size * smaller, foot * 3 + (1 - smaller) * 12_000)),
        ),
        ...onLine.map((foot) => at(x, foot, size, foot * 3 + (onWall.length > 0 ? 20_000 : 0))),
      ]);
    }
    case 'large': {
      const feet = isFar ? [730, 766, 800] : [760, 806, 848];
      return range(-20, 1220, 40).flatMap((x) =>
        feet.flatMap((foot) =>
          // What is smaller is farther away.
          [1, 0.82, 0.66, 0.52].map((smaller) =>
            at(
              x,
              HORIZON + (foot - HORIZON) * smaller,
              size * smaller,
              Math.abs(x - wantedX) * 5 + (1 - smaller) * 9_000,
            ),
          ),
        ),
      );
    }
    default: {
      // Nothing hangs over the edge.
      const onTable = table
        ? range(table.left + 30, table.right - 30, 16)
            .filter(
              (x) => x + own.left * size * 0.82 >= table.left && x + own.right * size * 0.82 <= table.right,
            )
            .map((x) => at(x, table.top + 10, size * 0.82, 0))
        : [];
      const feet = [880, 848, 812, 776, 740];
      // Where there is little room, what matters is drawn smaller rather than left out.
      const sizes = thing.isAside ? [1] : [1, 0.8];
      const onGround = range(50, 1150, 30).flatMap((x) =>
        feet.flatMap((foot) => {
          const shift = random.between(-8, 8);
          const cost =
            (thing.isAside ? Math.min(x, 1200 - x) * 5 : Math.abs(x - wantedX) * 4) +
            (876 - foot) * 6 +
            (table ? 8_000 : 0);
          return sizes.map((smaller) => at(x + shift, foot, size * smaller, cost + (1 - smaller) * 20_000));
        }),
      );
      return [...onTable, ...onGround];
    }
  }
}
