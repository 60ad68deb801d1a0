import type { Cast } from './arrange.ts';
import { drawFigure } from './body/figure.ts';
import { POSES } from './body/pose.ts';
import { BUILDS } from './creatures/frames.ts';
import type { CreatureKind } from './creatures/kinds.ts';
import type { Ink } from './ink.ts';
import type { Backdrop } from './places/stage.ts';
import { hashText } from './random.ts';
import { group, line, oval, place } from './svg.ts';

type Air = Backdrop['air'];
type Kinds = ReadonlySet<CreatureKind>;

const FISHES: Kinds = new Set<CreatureKind>(['fish', 'whale']);
const AT_HOME: Record<Air, Kinds> = {
  open: new Set(),
  indoors: new Set(),
  water: new Set<CreatureKind>([
    'fish',
    'whale',
    'mermaid',
    'octopus',
    'crab',
    'frog',
    'turtle',
    'penguin',
    'ghost',
    'robot',
    'alien',
    'duck',
    'crocodile',
  ]),
  void: new Set<CreatureKind>(['fish', 'whale', 'alien', 'robot', 'ghost']),
};
const CRAWLERS: Kinds = new Set<CreatureKind>(['crab', 'snail', 'snake', 'caterpillar']);

const needsHelmet = (kind: CreatureKind, air: Air) =>
  (air === 'water' || air === 'void') && !AT_HOME[air].has(kind);

/** How far above the ground somebody drifts: in water all but those who crawl, sit or sleep. */
function driftOf({ actor, look }: Cast, air: Air): number {
  const settled = actor.pose === 'sit' || actor.pose === 'sleep' || actor.pose === 'crouch';
  if (FISHES.has(look.kind)) return 14;
  return air === 'water' && !settled && !CRAWLERS.has(look.kind) ? 26 + (hashText(actor.castId) % 22) : 0;
}

/** The water that fish and whales take along when they go ashore. */
function carriedWater(one: Cast, ink: Ink): { behind: string; over: string } {
  const big = one.look.kind === 'whale';
  const [x, y, rx, ry] = big ? [-58, -186, 292, 186] : [-34, -166, 232, 158];
  const at = place(one.x + (one.flip ? -x : x) * one.scale, one.y + y * one.scale, 0, one.scale);
  const shine = `M${-rx * 0.82} ${-ry * 0.3}Q${-rx * 0.7} ${-ry * 0.72} ${-rx * 0.34} ${-ry * 0.86}`.replace(
    /(\.\d)\d+/g,
    '$1',
  );
  return {
    behind: group(
      oval(
        0,
        0,
        rx,
        ry,
        ink.wash(
          [
            [0, '#D8F2F8', 0.75],
            [1, '#8CCBE0', 0.6],
          ],
          30,
        ),
      ),
      at,
    ),
    over: group(
      oval(0, 0, rx, ry, '#BFE8F4', {
        'fill-opacity': '.12',
        stroke: '#FFFFFF',
        'stroke-width': '5',
        'stroke-opacity': '.8',
      }) + line(shine, '#FFFFFF', 13, { opacity: '.8' }),
      at,
    ),
  };
}

/** One actor with the soft shadow underneath. */
export function drawActor(one: Cast, air: Air, shadow: string, ink: Ink): string {
  const { actor, look, scale } = one;
  const { pose, feeling, holding } = actor;
  const drift = driftOf(one, air);
  const raised = POSES[pose].lift * scale + drift > 0;
  const art = drawFigure(
    look,
    { pose, feeling, holding, flip: one.flip, helmet: needsHelmet(look.kind, air) },
    ink,
  );
  const w = (BUILDS[look.kind].torsoW + (POSES[pose].lying ? 150 : 62)) * scale;
  const ground =
    oval(one.x + 12 * scale, one.y + 3, w * (raised ? 0.8 : 1), 19 * scale, shadow, {
      opacity: raised ? '.13' : '.22',
    }) + (raised ? '' : oval(one.x + 6 * scale, one.y + 1, w * 0.66, 11 * scale, shadow, { opacity: '.22' }));
  const tilt = drift > 20 ? (one.flip ? -4 : 4) : 0;
  const figure = group(art, place(one.x, one.y - drift, tilt, one.flip ? -scale : scale, scale));
  if (!FISHES.has(look.kind) || air === 'water') return ground + figure;
  const water = carriedWater({ ...one, y: one.y - drift - POSES[pose].lift * scale }, ink);
  return ground + water.behind + figure + water.over;
}
