import type { Background } from './backgrounds/background-context.ts';
import { DUSK_COLOR } from './backgrounds/draw-light.ts';
import { drawFigure } from './body/draw-figure.ts';
import { POSES } from './body/poses.ts';
import type { CreatureKind } from './creatures/creature-kinds.ts';
import { faceBox, type PlacedActor, type TakenSeat } from './direction/placed-actor.ts';
import { drawBeingInArms } from './draw-figure-thing.ts';
import { drawOnSheet } from './draw-on-sheet.ts';
import type { Gradients } from './gradients.ts';
import { propEntry } from './props/draw-prop.ts';
import { hashText } from './seeded-random.ts';
import { circle, el, ellipse, group, type Point, strokePath, transform } from './svg.ts';

type Medium = Background['medium'];
type Kinds = ReadonlySet<CreatureKind>;

const FISH_KINDS: Kinds = new Set<CreatureKind>(['fish', 'whale']);
const KINDS_WITHOUT_HELMET: Record<Medium, Kinds> = {
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
  vacuum: new Set<CreatureKind>(['fish', 'whale', 'alien', 'robot', 'ghost']),
};
const CRAWLING_KINDS: Kinds = new Set<CreatureKind>(['crab', 'snail', 'snake', 'caterpillar']);

const needsHelmet = (kind: CreatureKind, medium: Medium) =>
  (medium === 'water' || medium === 'vacuum') && !KINDS_WITHOUT_HELMET[medium].has(kind);

/** How far above the ground an actor floats: under water all but those that crawl, sit or sleep. */
function floatHeightOf({ actor, appearance, seat }: PlacedActor, medium: Medium): number {
  const isResting = actor.pose === 'sit' || actor.pose === 'sleep' || actor.pose === 'crouch';
  if (seat) return 0;
  if (FISH_KINDS.has(appearance.kind)) return 14;
  return medium === 'water' && !isResting && !CRAWLING_KINDS.has(appearance.kind)
    ? 26 + (hashText(actor.castId) % 22)
    : 0;
}

/** The bubble of water around fish and whales that are not under water. */
function waterBubble(placed: PlacedActor, gradients: Gradients): { behind: string; over: string } {
  const big = placed.appearance.kind === 'whale';
  const [x, y, rx, ry] = big ? [-58, -186, 292, 186] : [-34, -166, 232, 158];
  const at = transform(
    placed.x + (placed.flip ? -x : x) * placed.scale,
    placed.y + y * placed.scale,
    0,
    placed.scale,
  );
  const shine = `M${-rx * 0.82} ${-ry * 0.3}Q${-rx * 0.7} ${-ry * 0.72} ${-rx * 0.34} ${-ry * 0.86}`.replace(
    /(\.\d)\d+/g,
    '$1',
  );
  return {
    behind: group(
      ellipse(
        0,
        0,
        rx,
        ry,
        gradients.linear(
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
      ellipse(0, 0, rx, ry, '#BFE8F4', {
        'fill-opacity': '.12',
        stroke: '#FFFFFF',
        'stroke-width': '5',
        'stroke-opacity': '.8',
      }) + strokePath(shine, '#FFFFFF', 13, { opacity: '.8' }),
      at,
    ),
  };
}

/** The drawing with every fill and line in one colour: somebody or something against the light. */
export const inOneColor = (svg: string, color: string) =>
  svg
    .replace(/\b(fill|stroke)="(?!none)[^"]*"/g, `$1="${color}"`)
    .replace(/ (?:fill-|stroke-)?opacity="[^"]*"/g, '');

/** What is seen of a rider through a porthole; the whole rider without one. */
function inPorthole(figure: string, { porthole }: TakenSeat, gradients: Gradients): string {
  if (!porthole) return figure;
  const { x, y, r } = porthole;
  const clip = gradients.define(`porthole ${x} ${y}`, (id) =>
    el('clipPath', { id }, circle(x, y, r, '#000')),
  );
  return group(figure, undefined, { 'clip-path': `url(#${clip})` });
}

/** The direction from a face to what it looks at; undefined for what is as near as its own nose. */
function directionOf(placed: PlacedActor): Point | undefined {
  if (!placed.gaze) return undefined;
  const { left, right, top, bottom } = faceBox(placed);
  const [x, y] = [placed.gaze[0] - (left + right) / 2, placed.gaze[1] - (top + bottom) / 2];
  const length = Math.hypot(x, y);
  return length < 20 ? undefined : [x / length, y / length];
}

/** What is drawn on the sheet that somebody holds, or the being in its arms. */
function inHandsOf(
  { actor: { holding }, appearance, shows, flip }: PlacedActor,
  gradients: Gradients,
): string | undefined {
  if (holding && propEntry(holding).figure !== null)
    return drawBeingInArms(holding, appearance, flip, gradients);
  return shows && holding ? drawOnSheet(shows, holding, flip, gradients) : undefined;
}

/** Draws an actor with its shadow on the ground. */
export function drawActor(
  placed: PlacedActor,
  { medium, shadow, hasLongShadows }: Pick<Background, 'medium' | 'shadow'> & { hasLongShadows: boolean },
  gradients: Gradients,
): string {
  const { actor, appearance, scale } = placed;
  const { pose, feeling, holding } = actor;
  const floatHeight = floatHeightOf(placed, medium);
  const raised = POSES[pose].lift * scale + floatHeight > 0;
  const figureSvg = drawFigure(
    appearance,
    {
      pose,
      feeling,
      holding,
      holdingColor: placed.holdingColor,
      second: placed.second,
      sheet: inHandsOf(placed, gradients),
      reach: placed.reach,
      seat: placed.seat?.kind,
      gaze: directionOf(placed),
      flip: placed.flip,
      fromBehind: placed.isFromBehind,
      helmet: needsHelmet(appearance.kind, medium),
    },
    gradients,
  );
  const w = (appearance.build.torsoWidth + (POSES[pose].lying ? 150 : 62)) * scale;
  const ground =
    ellipse(placed.x + 12 * scale, placed.y + 3, w * (raised ? 0.8 : 1), 19 * scale, shadow, {
      opacity: raised ? '.13' : '.22',
    }) +
    (raised
      ? ''
      : ellipse(placed.x + 6 * scale, placed.y + 1, w * 0.66, 11 * scale, shadow, { opacity: '.22' }));
  // The sun is at the upper left: when it is low, shadows fall far to the right.
  const long =
    hasLongShadows && !raised
      ? ellipse(placed.x + w * 1.15, placed.y + 2, w * 1.5, 13 * scale, shadow, { opacity: '.14' })
      : '';
  const tilt = floatHeight > 20 ? (placed.flip ? -4 : 4) : 0;
  const figure = group(
    placed.isSilhouette ? inOneColor(figureSvg, DUSK_COLOR) : figureSvg,
    transform(placed.x, placed.y - floatHeight, tilt, placed.flip ? -scale : scale, scale),
  );
  if (placed.seat) return inPorthole(figure, placed.seat, gradients);
  if (!FISH_KINDS.has(appearance.kind) || medium === 'water') return long + ground + figure;
  const water = waterBubble({ ...placed, y: placed.y - floatHeight - POSES[pose].lift * scale }, gradients);
  return long + ground + water.behind + figure + water.over;
}
