import type { FigureFeeling } from './figure-feeling.ts';
import { BRAND, mix } from './palette.ts';
import { circle, ellipse, fillPath, group, num, type Point, strokePath, transform } from './svg.ts';

/** Positions and colours of the parts of a face, in head units. */
export interface FaceLayout {
  /** Half the distance between the eyes, their height and radius. */
  eyeX: number;
  eyeY: number;
  eyeR: number;
  /** How far all features are shifted to the side to which the head is turned. */
  shift: number;
  mouthY: number;
  mouthW: number;
  cheekX: number;
  cheekY: number;
  browColor: string;
  /** `dot`: dark eyes for light fur; `ball`: eyes with white for dark fur; `lamp`: glowing eyes. */
  style: 'dot' | 'ball' | 'lamp';
  iris: string;
  /** `none` for heads with a beak or a trunk instead. */
  mouth?: 'plain' | 'none';
  /** Number of eyes, 2 by default. */
  eyes?: number;
  /** Shift of the mouth where it differs from `shift`, e.g. on a muzzle. */
  mouthShift?: number;
  cheeks?: boolean;
  /** With eyelashes. */
  lashes?: boolean;
  /** Calls or sings: the mouth is open, whatever is felt. */
  isCalling?: boolean;
  /** Hands cover the eyes, which are not drawn and cannot peep out beside them. */
  isHidden?: boolean;
  /** A hand wipes the eyes, which are shut. */
  isWiped?: boolean;
  /** The left and right end of the head at the height of the cheeks, which stay on it. */
  cheekRoom?: readonly [number, number];
  /** How far the brows can rise before they are in the hair. */
  browRoom?: number;
}

interface Expression {
  /** Tilt of the brows in degrees (positive: inner ends down, brave; negative: worried) and their lift. */
  brow: readonly [number, number];
  /** Additional lift of the far brow (curiosity). */
  browOdd?: number;
  eyes: 'open' | 'wide' | 'glad' | 'shut';
  gaze: readonly [number, number];
  mouth: 'smile' | 'grin' | 'open' | 'frown' | 'round' | 'wavy' | 'soft' | 'firm' | 'yawn' | 'side';
  cheeks: number;
  drop?: 'tear' | 'sweat';
}

const EXPRESSIONS: Record<FigureFeeling, Expression> = {
  happy: { brow: [-4, 3], eyes: 'open', gaze: [0.3, 0], mouth: 'open', cheeks: 0.6 },
  curious: { brow: [-4, 2], browOdd: 9, eyes: 'wide', gaze: [0.6, -0.3], mouth: 'side', cheeks: 0.4 },
  worried: { brow: [-20, 3], eyes: 'wide', gaze: [0.5, 0.2], mouth: 'wavy', cheeks: 0.2 },
  frightened: { brow: [-24, 6], eyes: 'wide', gaze: [0.5, 0.2], mouth: 'wavy', cheeks: 0.1, drop: 'sweat' },
  sad: { brow: [-24, 0], eyes: 'open', gaze: [0.1, 0.6], mouth: 'frown', cheeks: 0.25 },
  tearful: { brow: [-26, 0], eyes: 'open', gaze: [0.1, 0.6], mouth: 'frown', cheeks: 0.4, drop: 'tear' },
  brave: { brow: [6, 2], eyes: 'open', gaze: [0.6, -0.1], mouth: 'firm', cheeks: 0.5 },
  surprised: { brow: [-6, 12], eyes: 'wide', gaze: [0.2, 0], mouth: 'round', cheeks: 0.35 },
  proud: { brow: [-2, 7], eyes: 'glad', gaze: [0, 0], mouth: 'smile', cheeks: 0.7 },
  sleepy: { brow: [-14, 8], eyes: 'shut', gaze: [0, 0], mouth: 'yawn', cheeks: 0.4 },
  laughing: { brow: [-3, 8], eyes: 'glad', gaze: [0, 0], mouth: 'grin', cheeks: 0.75 },
  calm: { brow: [-4, 0], eyes: 'open', gaze: [0.3, 0.15], mouth: 'soft', cheeks: 0.5 },
  angry: { brow: [26, -7], eyes: 'open', gaze: [0.4, 0.1], mouth: 'frown', cheeks: 1 },
  jealous: { brow: [18, -5], browOdd: 3, eyes: 'open', gaze: [0.9, 0], mouth: 'wavy', cheeks: 0.15 },
  ashamed: { brow: [-22, -1], eyes: 'open', gaze: [-0.3, 0.9], mouth: 'wavy', cheeks: 1 },
};

/** How wide a beak is open for a feeling, from 0 to 1. */
export const beakOpening = (feeling: FigureFeeling, asleep: boolean): number =>
  asleep
    ? 0
    : ({ laughing: 1, surprised: 0.8, happy: 0.5, sleepy: 0.5, curious: 0.2 }[feeling as string] ?? 0);

function drawEye(x: number, expression: Expression, layout: FaceLayout, pitch: number): string {
  const { eyeY: y, eyeR: r } = layout;
  const ink = layout.style === 'lamp' ? layout.iris : BRAND.ink;
  if (expression.eyes === 'glad' || expression.eyes === 'shut') {
    const up = expression.eyes === 'glad' ? -1 : 1;
    return strokePath(
      `M${num(x - r * 0.8)} ${num(y - up * r * 0.2)}Q${num(x)} ${num(y + up * r * 1.05)} ${num(x + r * 0.8)} ${num(y - up * r * 0.2)}`,
      ink,
      Math.max(4, r * 0.3),
    );
  }
  const big = expression.eyes === 'wide' ? 1.14 : 1;
  const gx = expression.gaze[0] * r * 0.2;
  const gy = (expression.gaze[1] - pitch * 0.8) * r * 0.22;
  const white = layout.style === 'ball';
  const rx = white ? r * 0.68 : r * 0.7;
  const ry = white ? r * 0.78 : r * 0.9;
  let out = '';
  if (white) out += ellipse(x, y, r * big, r * 1.12 * big, '#FFFBF4');
  const px = x + gx * (white ? 1.3 : 0.6);
  const py = y + gy * (white ? 1.3 : 0.6);
  const k = white ? 1 : big;
  if (layout.style === 'lamp') out += ellipse(px, py, rx * k, ry * k, layout.iris);
  else if (layout.iris !== BRAND.ink)
    out +=
      ellipse(px, py, rx * k, ry * k, mix(layout.iris, BRAND.ink, 0.2)) +
      ellipse(px, py + r * 0.05, rx * 0.6, ry * 0.62, BRAND.ink);
  else out += ellipse(px, py, rx * k, ry * k, BRAND.ink);
  if (layout.style !== 'lamp')
    out +=
      circle(px - rx * 0.3, py - ry * 0.36, r * 0.25, '#FFFFFF') +
      circle(px + rx * 0.34, py + ry * 0.38, r * 0.12, '#FFFFFF', { opacity: '.75' });
  return out + (layout.lashes ? drawLashes(px, py, rx * k, ry * k, px < layout.shift ? -1 : 1) : '');
}

/** Three lashes at the outer edge of an eye; `side` is -1 for the left eye. */
const drawLashes = (x: number, y: number, rx: number, ry: number, side: number): string =>
  strokePath(
    [0.15, 0.5, 0.82]
      .map((at) => {
        const angle = at * 1.3;
        const [dx, dy] = [Math.sin(angle) * rx, -Math.cos(angle) * ry];
        return `M${num(x + side * dx * 0.9)} ${num(y + dy * 0.9)}L${num(x + side * (dx * 1.3 + 3))} ${num(y + dy * 1.4 - 1)}`;
      })
      .join(''),
    BRAND.ink,
    3.4,
  );

function drawMouth(kind: Expression['mouth'], x: number, y: number, w: number, ink: string): string {
  const s = 4.6;
  const p = (d: string) => strokePath(d, ink, s);
  const bowl = (width: number, depth: number) =>
    fillPath(
      `M${num(x - width)} ${num(y - 2)}Q${num(x)} ${num(y + depth * 0.14)} ${num(x + width)} ${num(y - 2)}C${num(x + width * 0.9)} ${num(y + depth * 1.1)} ${num(x - width * 0.9)} ${num(y + depth * 1.1)} ${num(x - width)} ${num(y - 2)}Z`,
      '#7A2E46',
    ) + ellipse(x, y + depth * 0.58, width * 0.5, depth * 0.2, '#F28C84');
  switch (kind) {
    case 'open':
      return bowl(w, w * 0.95);
    case 'grin':
      return bowl(w * 1.2, w * 1.35);
    case 'smile':
      return p(`M${num(x - w)} ${num(y)}Q${num(x)} ${num(y + w * 0.95)} ${num(x + w)} ${num(y)}`);
    case 'soft':
      return p(
        `M${num(x - w * 0.7)} ${num(y + 2)}Q${num(x)} ${num(y + w * 0.55)} ${num(x + w * 0.7)} ${num(y + 2)}`,
      );
    case 'firm':
      return p(
        `M${num(x - w * 0.7)} ${num(y + 2)}Q${num(x + w * 0.1)} ${num(y + w * 0.7)} ${num(x + w * 0.85)} ${num(y - 1)}`,
      );
    case 'side':
      return p(
        `M${num(x - w * 0.4)} ${num(y + 5)}Q${num(x + w * 0.3)} ${num(y + w * 0.55)} ${num(x + w * 0.8)} ${num(y + 1)}`,
      );
    case 'frown':
      return p(
        `M${num(x - w * 0.75)} ${num(y + w * 0.45)}Q${num(x)} ${num(y - w * 0.35)} ${num(x + w * 0.75)} ${num(y + w * 0.45)}`,
      );
    case 'wavy':
      return p(
        `M${num(x - w * 0.8)} ${num(y + w * 0.3)}q${num(w * 0.27)} ${num(-w * 0.36)} ${num(w * 0.54)} 0t${num(w * 0.54)} 0t${num(w * 0.5)} 0`,
      );
    case 'round':
      return (
        ellipse(x, y + w * 0.35, w * 0.38, w * 0.5, '#7A2E46') +
        ellipse(x, y + w * 0.58, w * 0.22, w * 0.2, '#F28C84')
      );
    case 'yawn':
      return (
        ellipse(x, y + w * 0.4, w * 0.5, w * 0.62, '#7A2E46') +
        ellipse(x, y + w * 0.72, w * 0.32, w * 0.24, '#F28C84')
      );
  }
}

/** One large eye in the middle, two, or further ones above these. */
function drawEyes(
  layout: FaceLayout,
  expression: Expression,
  pitch: number,
  far: number,
  near: number,
): string {
  const count = layout.eyes ?? 2;
  const middle = (far + near) / 2;
  if (count === 1)
    return drawEye(middle, expression, { ...layout, style: 'ball', eyeR: layout.eyeR * 1.6 }, pitch);
  const above = { ...layout, eyeY: layout.eyeY - layout.eyeR * 2.3, eyeR: layout.eyeR * 0.8 };
  const extra =
    [[], [middle], [middle - 22, middle + 22], [middle - 38, middle, middle + 38]][Math.min(3, count - 2)] ??
    [];
  return (
    drawEye(far, expression, layout, pitch) +
    drawEye(near, expression, layout, pitch) +
    extra.map((x) => drawEye(x, expression, above, pitch)).join('')
  );
}

/** How far the blush stays from the edge of the head. */
const CHEEK_MARGIN = 4;

function drawCheeks({ cheekX, cheekY, cheekRoom, eyeR, shift }: FaceLayout, strength: number): string {
  const half = eyeR * 0.95 + CHEEK_MARGIN;
  const [left, right] = cheekRoom ?? [Number.NEGATIVE_INFINITY, Number.POSITIVE_INFINITY];
  return [Math.max(left + half, -cheekX + shift * 0.7), Math.min(right - half, cheekX * 0.96 + shift * 0.7)]
    .map((x) => ellipse(x, cheekY, eyeR * 0.95, eyeR * 0.62, '#EF6F5E', { opacity: num(strength * 0.62, 2) }))
    .join('');
}

/** How much farther the pupils move to look at something than by the feeling alone. */
const GAZE = 2.6;

/** An expression with the eyes on something: closed eyes open. */
const looking = (expression: Expression, gaze: Point | undefined): Expression =>
  gaze
    ? {
        ...expression,
        gaze: [gaze[0] * GAZE, gaze[1] * GAZE],
        eyes: expression.eyes === 'glad' ? 'open' : expression.eyes,
      }
    : expression;

/**
 * Draws eyes, brows, cheeks and mouth for a feeling, in head units; `pitch` is the vertical direction: 1 up, -1 down; `gaze` is the
 * direction to what it looks at, of length 1.
 */
export function drawFace(
  layout: FaceLayout,
  feeling: FigureFeeling,
  asleep: boolean,
  pitch: number,
  gaze?: Point,
): string {
  const expression: Expression = asleep
    ? { ...EXPRESSIONS.calm, eyes: 'shut', brow: [-6, 0], mouth: 'soft' }
    : layout.isWiped
      ? { ...EXPRESSIONS[feeling], eyes: 'shut' }
      : looking(EXPRESSIONS[feeling], gaze);
  const s = layout.shift;
  const far = -layout.eyeX + s;
  const near = layout.eyeX * 0.94 + s;
  const mx = layout.mouthShift ?? s * 1.25;
  let out = '';
  if (layout.cheeks !== false) out += drawCheeks(layout, expression.cheeks);
  if (!layout.isHidden) out += drawEyes(layout, expression, pitch, far, near);
  const reach = layout.eyeR * 0.95;
  const room = layout.browRoom ?? Number.POSITIVE_INFINITY;
  const above = layout.eyeY - layout.eyeR * 1.62 - Math.min(room, expression.brow[1]);
  const browAt = (x: number, tilt: number, lift: number) =>
    group(
      strokePath(`M${num(-reach)} 3Q0 -6 ${num(reach)} 3`, layout.browColor, 5.4),
      transform(x, above - lift, tilt),
    );
  if (layout.eyes === 1) out += browAt((far + near) / 2, 0, layout.eyeR * 0.7);
  else
    out +=
      browAt(far, expression.brow[0], Math.min(room, expression.browOdd ?? 0)) +
      browAt(near, -expression.brow[0], 0);
  if (layout.mouth !== 'none')
    out += drawMouth(
      layout.isCalling ? 'open' : expression.mouth,
      mx,
      layout.mouthY,
      layout.mouthW,
      layout.style === 'lamp' ? layout.iris : BRAND.ink,
    );
  if (expression.drop && !asleep) {
    const sweat = expression.drop === 'sweat';
    const x = sweat ? -layout.eyeX * 1.9 + s : far - layout.eyeR * 0.5;
    const y = sweat ? layout.eyeY - layout.eyeR * 1.4 : layout.eyeY + layout.eyeR * 1.35;
    out += group(
      fillPath('M0 -11C7 -2 9 3 9 7A9 9 0 0 1 -9 7C-9 3 -7 -2 0 -11Z', '#8CCBEA') +
        circle(-3, 6, 2.4, '#FFFFFF'),
      transform(x, y, 0, 0.9),
    );
  }
  return out;
}
