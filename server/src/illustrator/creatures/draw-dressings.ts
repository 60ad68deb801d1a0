import type { Skeleton } from '../body/skeleton.ts';
import { circle, el, fillPath, group, interpolate, num, type Point, strokePath, transform } from '../svg.ts';
import type { Build } from './builds.ts';

/** Where somebody is hurt. */
export type HurtPart = 'knee' | 'ankle' | 'arm' | 'hand' | 'head';

/** What is seen there. */
export interface Dressing {
  kind: 'graze' | 'plaster' | 'bandage' | 'cast';
  at: HurtPart;
}

const LINEN = '#FFFBF2';
const SEAM = '#C9BCA8';
const DEGREES = 180 / Math.PI;

/** What is on a hurt knee or ankle, in figure units; nothing for other parts and for those without legs. */
export function drawOnLeg(dressing: Dressing | null | undefined, build: Build, { leg }: Skeleton): string {
  if (!dressing || build.legs === 'none') return '';
  const [hip, knee, foot] = leg;
  if (dressing.at === 'ankle') return onLimb(dressing, knee, foot, 0.62, build.legWidth, build.legLength / 2);
  if (dressing.at !== 'knee') return '';
  return dressing.kind === 'cast'
    ? castOn(knee, foot, build.legWidth)
    : onLimb(dressing, hip, interpolate(knee, foot, 0.3), 0.92, build.legWidth, build.legLength / 2);
}

/** What is on a hurt arm or hand, in figure units. */
export function drawOnArm(dressing: Dressing | null | undefined, build: Build, { arm }: Skeleton): string {
  if (!dressing || build.arms === 'none') return '';
  const [, elbow, hand] = arm;
  if (dressing.at === 'arm')
    return dressing.kind === 'cast'
      ? castOn(elbow, hand, build.armWidth)
      : onLimb(dressing, elbow, hand, 0.35, build.armWidth, build.armLength / 2);
  return dressing.at === 'hand'
    ? onLimb(dressing, elbow, hand, 0.94, build.armWidth, build.armLength / 2)
    : '';
}

/** What is round a hurt head, in head units. */
export function drawOnHead(dressing: Dressing | null | undefined): string {
  if (dressing?.at !== 'head') return '';
  if (dressing.kind === 'graze') return group(graze(), transform(44, -50));
  if (dressing.kind === 'plaster') return group(plaster(), transform(40, -52, -24));
  return (
    fillPath('M-82 -40Q0 -76 82 -40L84 -12Q0 -46 -84 -12Z', LINEN, { stroke: SEAM, 'stroke-width': '3' }) +
    strokePath('M-82 -26Q0 -62 83 -26', SEAM, 3)
  );
}

/** A band, a plaster or a graze across a limb, `share` of the way between two joints. */
function onLimb(
  { kind }: Dressing,
  from: Point,
  to: Point,
  share: number,
  width: number,
  length: number,
): string {
  const [x, y] = interpolate(from, to, share);
  const turn = Math.atan2(to[0] - from[0], to[1] - from[1]) * -DEGREES;
  const half = width / 2 + 9;
  const high = Math.max(20, Math.min(46, length * 0.62));
  const drawing = kind === 'graze' ? graze() : kind === 'plaster' ? plaster() : band(half, high);
  return group(drawing, transform(x, y, turn));
}

const band = (half: number, high: number): string => {
  const third = high / 6;
  return (
    el('rect', {
      x: num(-half),
      y: num(-high / 2),
      width: num(half * 2),
      height: num(high),
      rx: 9,
      fill: LINEN,
      stroke: SEAM,
      'stroke-width': 3,
    }) +
    strokePath(
      `M${num(-half)} ${num(-third)}L${num(half)} ${num(-third * 2)}M${num(-half)} ${num(third * 2)}L${num(half)} ${num(third)}`,
      SEAM,
      3,
    ) +
    strokePath(`M${num(half)} -4l16 -10M${num(half)} 0l18 6`, LINEN, 7)
  );
};

const graze = (): string =>
  fillPath('M-17 -9Q-4 -19 13 -12Q22 -2 15 11Q0 19 -14 12Q-22 2 -17 -9Z', '#D8433B', {
    stroke: '#8E2A2E',
    'stroke-width': '2.5',
  }) +
  circle(-5, -2, 3, '#7B4A3A') +
  circle(6, 4, 3.4, '#7B4A3A') +
  circle(3, -7, 2.4, '#7B4A3A');

const plaster = (): string =>
  el('rect', {
    x: -25,
    y: -11,
    width: 50,
    height: 22,
    rx: 11,
    fill: '#F0C79B',
    stroke: '#B98A5E',
    'stroke-width': 2.5,
  }) + el('rect', { x: -9, y: -11, width: 18, height: 22, fill: '#FBE6CC' });

/** A hard white cast along a limb. */
const castOn = (from: Point, to: Point, width: number): string => {
  const end = interpolate(from, to, 0.9);
  const line = `M${num(from[0])} ${num(from[1])}L${num(end[0])} ${num(end[1])}`;
  return strokePath(line, SEAM, width + 20) + strokePath(line, LINEN, width + 14);
};
