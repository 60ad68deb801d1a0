import { drawGlasses, drawHat } from '../creatures/accessories.ts';
import { type Appearance, HUMAN_KINDS } from '../creatures/appearance.ts';
import type { Build } from '../creatures/builds.ts';
import { coatFill } from '../creatures/draw-trunk.ts';
import { drawWornOnHead } from '../creatures/draw-worn.ts';
import {
  type FigureContext,
  type HeadDrawing,
  outlineColor,
  shadedEllipse,
} from '../creatures/figure-drawing.ts';
import { drawFace } from '../draw-face.ts';
import { measureRows, rowAt } from '../outline/row-extents.ts';
import {
  ellipse,
  fillPath,
  group,
  type Point,
  scallopedPath,
  smoothPath,
  strokePath,
  taperedPath,
  transform,
} from '../svg.ts';
import type { FigureState } from './figure-state.ts';
import type { Skeleton } from './skeleton.ts';

const TALL_HEAD_KINDS = new Set([
  'rabbit',
  'deer',
  'giraffe',
  'unicorn',
  'wizard',
  'dragon',
  'crab',
  'snail',
]);

/** A head with its skull, face, hat and helmet around (0, 0). */
export function drawHeadLayers(
  ctx: FigureContext,
  head: HeadDrawing,
  state: FigureState,
  build: Build,
  pitch: number,
  gaze: Point | undefined,
): string {
  const { appearance } = ctx;
  const pitchTransform = pitch ? `translate(0 ${Math.round(-pitch * 7)})` : undefined;
  const fluff =
    appearance.fluffy && !appearance.shape && !HUMAN_KINDS.has(appearance.kind) && build.arms === 'arm'
      ? fillPath(scallopedPath(3, 6, 103, 86, 15, 0.2), ctx.shaded(appearance.coat.base), {
          stroke: outlineColor(appearance.coat.base),
          'stroke-width': '2',
        })
      : '';
  const face = group(
    drawFace(
      {
        ...head.face,
        eyes: appearance.eyeCount,
        isCalling: state.pose === 'shout' || state.pose === 'sing',
        isHidden: state.pose === 'cover-eyes',
        isWiped: state.pose === 'cry',
        cheekRoom: cheekRoomOf(appearance, head),
      },
      state.feeling,
      ctx.asleep,
      pitch,
      gaze,
    ) + drawGlasses(ctx, head),
    pitchTransform,
  );
  const over = head.over ? group(head.over, pitchTransform) : '';
  return (
    head.behind +
    fluff +
    drawSkull(ctx, head) +
    face +
    over +
    (appearance.noseColor ? drawNoseColor(ctx, head) : '') +
    drawHat(ctx, head.hat) +
    drawWornOnHead(ctx, head) +
    (state.helmet || appearance.glassHelmet ? drawHelmet(ctx, appearance) : '')
  );
}

/** Several heads side by side on necks; the middle one is in front. */
export function drawSeveralHeads(
  ctx: FigureContext,
  build: Build,
  { headPosition: [x, y], headTurn }: Skeleton,
  head: string,
  hair: string,
): string {
  const { heads, coat, skin, kind } = ctx.appearance;
  const scale = build.headScale * (heads === 2 ? 0.78 : 0.64);
  const spread = heads === 2 ? 84 : 116;
  const neckWidth = 17;
  const color = HUMAN_KINDS.has(kind) ? skin : coat.base;
  const spots = Array.from({ length: heads }, (_, i) => {
    const t = heads === 1 ? 0 : i / (heads - 1) - 0.5;
    return {
      x: x + t * 2 * spread,
      y: y - 34 + Math.abs(t) * 96 - (heads === 2 ? 20 : 0),
      turn: t * 26,
      middle: Math.abs(t),
    };
  }).sort((a, b) => b.middle - a.middle);
  const root: Point = [x * 0.5, y + build.neckLength * build.headScale + 10];
  return spots
    .map((spot) => {
      const neck = taperedPath(
        root,
        [(root[0] + spot.x) / 2 + spot.turn * 0.5, (root[1] + spot.y) / 2],
        [spot.x, spot.y + 20],
        neckWidth + 6,
        neckWidth,
      );
      return (
        fillPath(neck, ctx.shaded(color), { stroke: outlineColor(color) }) +
        group(hair + head, transform(spot.x, spot.y, headTurn + spot.turn, scale))
      );
    })
    .join('');
}

/** A nose in the colour of the description, over the kind's own. */
function drawNoseColor(ctx: FigureContext, { face }: HeadDrawing): string {
  const y = (face.eyeY + face.mouthY * 1.6) / 2.6 + 6;
  return shadedEllipse(
    ctx,
    (face.mouthShift ?? face.shift * 1.25) + 1,
    y,
    15,
    12,
    ctx.appearance.noseColor ?? '',
  );
}

/** The ends of heads at their cheeks, by what their skull depends on. */
const CHEEK_ROOMS = new Map<string, readonly [number, number] | undefined>();
const MOST_CHEEK_ROOMS = 500;

/** The left and right end of a head at the height of the cheeks, without its ears; undefined for objects, whose head is their body. */
function cheekRoomOf(
  { kind, features, shape, eyeCount }: Appearance,
  { skull, face }: HeadDrawing,
): readonly [number, number] | undefined {
  if (shape || skull === '') return undefined;
  const key = `${kind}/${features.join()}/${eyeCount}/${face.cheekY}`;
  if (CHEEK_ROOMS.has(key)) return CHEEK_ROOMS.get(key);
  if (CHEEK_ROOMS.size >= MOST_CHEEK_ROOMS) CHEEK_ROOMS.clear();
  const { left, right } = measureRows(skull);
  const rows = [-10, 0, 10].map((dy) => rowAt(face.cheekY + dy));
  const room: readonly [number, number] = [
    Math.max(...rows.map((row) => left[row] ?? 0)),
    Math.min(...rows.map((row) => right[row] ?? 0)),
  ];
  const found = room[1] - room[0] > 80 ? room : undefined;
  CHEEK_ROOMS.set(key, found);
  return found;
}

function drawSkull(ctx: FigureContext, head: HeadDrawing): string {
  if (ctx.appearance.pattern !== 'rainbow' || HUMAN_KINDS.has(ctx.appearance.kind)) return head.skull;
  const plain = ctx.shaded(ctx.appearance.coat.base);
  return head.skull.replace(`fill="${plain}"`, `fill="${coatFill(ctx, ctx.appearance.coat.base)}"`);
}

function drawHelmet(ctx: FigureContext, appearance: Appearance): string {
  const tall = TALL_HEAD_KINDS.has(appearance.kind) || appearance.hat !== 'none';
  const [cy, rx, ry] = tall ? [-34, 142, 150] : [-8, 136, 128];
  return (
    ellipse(4, cy, rx, ry, ctx.gradients.glow('#FFFFFF', 0.1), {
      stroke: '#E9F6FA',
      'stroke-width': '5',
      'stroke-opacity': '.8',
    }) +
    strokePath(
      ctx.flip
        ? `M${rx * 0.74} ${cy - ry * 0.5}Q${rx * 0.5} ${cy - ry * 0.82} ${rx * 0.16} ${cy - ry * 0.88}`
        : `M${-rx * 0.72} ${cy - ry * 0.5}Q${-rx * 0.46} ${cy - ry * 0.82} ${-rx * 0.1} ${cy - ry * 0.88}`,
      '#FFFFFF',
      11,
      { opacity: '.75' },
    ) +
    fillPath(
      smoothPath([
        [-64, cy + ry - 22],
        [4, cy + ry - 8],
        [72, cy + ry - 22],
        [70, cy + ry + 4],
        [4, cy + ry + 16],
        [-62, cy + ry + 4],
      ]),
      ctx.shaded('#D9DEE6'),
      { stroke: outlineColor('#D9DEE6'), 'stroke-width': '2' },
    )
  ).replace(/(\.\d)\d+/g, '$1');
}
