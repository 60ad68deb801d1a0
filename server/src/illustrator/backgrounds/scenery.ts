import { darker, lighter, mix } from '../palette.ts';
import {
  circle,
  ellipse,
  fillPath,
  group,
  num,
  type Point,
  polygonPath,
  rect,
  scallopedPath,
  smoothPath,
  strokePath,
  transform,
} from '../svg.ts';
import type { BackgroundContext } from './background-context.ts';

/** A layer of hills from edge to edge, with its ridge around `y`. */
export function hill(
  ctx: BackgroundContext,
  y: number,
  swing: number,
  color: string,
  distance: number,
): string {
  const c = ctx.applyLight(color, distance);
  const points: Point[] = [];
  for (let i = 0; i <= 6; i += 1) points.push([-60 + i * 220, y + ctx.random.between(-swing, swing)]);
  const crest = smoothPath(points, false);
  return fillPath(
    `${crest}L1280 920H-80Z`,
    ctx.gradients.linear(
      [
        [0, lighter(c, 0.16)],
        [0.5, c],
        [1, darker(c, 0.08)],
      ],
      8,
    ),
  );
}

/** The ground on which the actors stand, with a glow around them. */
export function ground(ctx: BackgroundContext, y: number, color: string, bow = 26): string {
  const c = ctx.applyLight(color);
  return (
    fillPath(
      `M-10 ${y + bow}Q300 ${y - bow} 640 ${y}T1210 ${y + bow * 0.4}V910H-10Z`,
      ctx.gradients.linear(
        [
          [0, lighter(c, 0.13)],
          [0.4, c],
          [1, darker(c, 0.2)],
        ],
        10,
      ),
    ) + ellipse(540, 800, 640, 120, ctx.gradients.glow(lighter(c, 0.5), ctx.isNight ? 0.3 : 0.5))
  );
}

/** Tufts of grass, as one path. */
export function grassTufts(
  ctx: BackgroundContext,
  top: number,
  bottom: number,
  count: number,
  color: string,
): string {
  let d = '';
  for (let i = 0; i < count; i += 1) {
    const y = ctx.random.between(top, bottom);
    const k = 0.5 + (y - top) / (bottom - top);
    const x = ctx.random.between(0, 1200);
    d += `M${num(x, 0)} ${num(y, 0)}q${num(-2 * k, 0)} ${num(-10 * k, 0)} ${num(-7 * k, 0)} ${num(-15 * k, 0)}m${num(9 * k, 0)} ${num(15 * k, 0)}q0 ${num(-10 * k, 0)} ${num(3 * k, 0)} ${num(-19 * k, 0)}`;
  }
  return strokePath(d, color, 3.2, { opacity: '.75' });
}

/** Scattered flowers in random colours of the list. */
export function flowers(
  ctx: BackgroundContext,
  top: number,
  bottom: number,
  count: number,
  colors: readonly [string, ...string[]],
  k = 1,
): string {
  let out = '';
  let stems = '';
  for (let i = 0; i < count; i += 1) {
    const x = Math.round(ctx.random.between(10, 1190));
    const y = Math.round(ctx.random.between(top, bottom));
    const r = (3 + ((y - top) / (bottom - top + 1)) * 6) * k;
    stems += `M${x} ${y}v${num(r * 2.6, 0)}`;
    out +=
      circle(x, y, r, ctx.applyLight(ctx.random.pick(colors))) +
      circle(x, y, r * 0.42, ctx.applyLight('#FFF0B8'));
  }
  return strokePath(stems, ctx.applyLight('#5E9A5C'), 3) + out;
}

/** A tree with a round crown, standing at (x, y). */
export function tree(
  ctx: BackgroundContext,
  x: number,
  y: number,
  h: number,
  leaf: string,
  distance = 0,
): string {
  const c = ctx.applyLight(leaf, distance);
  const bark = ctx.applyLight('#8A5F4A', distance);
  const w = h * 0.3;
  return (
    fillPath(
      `M${num(x - h * 0.06)} ${num(y)}Q${num(x - h * 0.03)} ${num(y - h * 0.3)} ${num(x - h * 0.05)} ${num(y - h * 0.55)}H${num(x + h * 0.05)}Q${num(x + h * 0.03)} ${num(y - h * 0.3)} ${num(x + h * 0.08)} ${num(y)}Z`,
      ctx.diagonalGradient(bark),
    ) +
    fillPath(scallopedPath(x, y - h * 0.64, w, h * 0.34, 9, 0.3), ctx.shaded(c)) +
    fillPath(scallopedPath(x - w * 0.3, y - h * 0.76, w * 0.5, h * 0.17, 7), lighter(c, 0.16), {
      opacity: '.8',
    })
  );
}

/** A pine standing at (x, y). */
export function pine(
  ctx: BackgroundContext,
  x: number,
  y: number,
  h: number,
  leaf: string,
  distance = 0,
  snow = false,
): string {
  const c = ctx.applyLight(leaf, distance);
  let out = fillPath(
    polygonPath([
      [x - h * 0.045, y],
      [x - h * 0.03, y - h * 0.2],
      [x + h * 0.03, y - h * 0.2],
      [x + h * 0.045, y],
    ]),
    ctx.applyLight('#7A5546', distance),
  );
  const fill = ctx.diagonalGradient(c, 1.4);
  for (let i = 0; i < 3; i += 1) {
    const b = y - h * (0.12 + i * 0.24);
    const w = h * (0.28 - i * 0.06);
    const t = b - h * 0.42;
    out += fillPath(
      `M${num(x)} ${num(t)}Q${num(x + w * 0.4)} ${num(b - h * 0.14)} ${num(x + w)} ${num(b)}Q${num(x)} ${num(b + h * 0.07)} ${num(x - w)} ${num(b)}Q${num(x - w * 0.4)} ${num(b - h * 0.14)} ${num(x)} ${num(t)}Z`,
      fill,
    );
    if (snow)
      out += fillPath(
        `M${num(x)} ${num(t)}Q${num(x + w * 0.3)} ${num(b - h * 0.2)} ${num(x + w * 0.46)} ${num(b - h * 0.14)}Q${num(x + w * 0.2)} ${num(b - h * 0.2)} ${num(x)} ${num(b - h * 0.13)}Q${num(x - w * 0.26)} ${num(b - h * 0.2)} ${num(x - w * 0.5)} ${num(b - h * 0.12)}Q${num(x - w * 0.3)} ${num(b - h * 0.2)} ${num(x)} ${num(t)}Z`,
        ctx.applyLight('#FBFAF6', distance),
      );
  }
  return out;
}

/** A bush standing at (x, y). */
export const bush = (ctx: BackgroundContext, x: number, y: number, w: number, leaf: string, distance = 0) => {
  const c = ctx.applyLight(leaf, distance);
  return fillPath(scallopedPath(x, y - w * 0.26, w * 0.55, w * 0.34, 9, 0.4), ctx.shaded(c));
};

/** A boulder lying at (x, y). */
export function rock(
  ctx: BackgroundContext,
  x: number,
  y: number,
  w: number,
  color: string,
  distance = 0,
): string {
  const c = ctx.applyLight(color, distance);
  return (
    fillPath(
      smoothPath(
        [
          [x - w * 0.5, y],
          [x - w * 0.46, y - w * 0.3],
          [x - w * 0.14, y - w * 0.52],
          [x + w * 0.24, y - w * 0.46],
          [x + w * 0.5, y - w * 0.16],
          [x + w * 0.52, y],
        ],
        true,
        0.8,
      ),
      ctx.shaded(c),
    ) +
    strokePath(
      `M${num(x - w * 0.3)} ${num(y - w * 0.28)}Q${num(x - w * 0.1)} ${num(y - w * 0.42)} ${num(x + w * 0.08)} ${num(y - w * 0.38)}`,
      lighter(c, 0.35),
      4,
      { opacity: '.7' },
    )
  );
}

/** A soft cloud. */
function cloud(x: number, y: number, w: number, color: string, opacity = 0.9): string {
  const h = w * 0.2;
  return group(
    fillPath(
      `M${num(x - w / 2)} ${num(y)}C${num(x - w * 0.6)} ${num(y - h)} ${num(x - w * 0.34)} ${num(y - h * 1.6)} ${num(x - w * 0.24)} ${num(y - h)}C${num(x - w * 0.2)} ${num(y - h * 2.6)} ${num(x + w * 0.12)} ${num(y - h * 2.6)} ${num(x + w * 0.14)} ${num(y - h * 1.2)}C${num(x + w * 0.3)} ${num(y - h * 1.9)} ${num(x + w * 0.58)} ${num(y - h)} ${num(x + w / 2)} ${num(y)}Z`,
      color,
    ),
    undefined,
    { opacity: num(opacity, 2) },
  );
}

/** Sky with sun or moon at the upper left, clouds by weather, stars at night. */
export function sky(ctx: BackgroundContext, low = 640): string {
  const { sky: stops, sunColor } = ctx.lighting;
  const dim = ctx.weather === 'rain' || ctx.weather === 'cloudy' || ctx.weather === 'snow';
  const gray = (c: string) =>
    dim ? mix(c, ctx.isNight ? '#30365C' : '#A9B4C2', ctx.weather === 'rain' ? 0.5 : 0.36) : c;
  let out = rect(
    0,
    0,
    1200,
    900,
    ctx.gradients.linear([
      [0, gray(stops[0])],
      [low / 1500, gray(stops[1])],
      [low / 900, gray(stops[2])],
    ]),
  );
  const sunY = ctx.time === 'day' ? 130 : ctx.time === 'morning' ? 220 : ctx.time === 'evening' ? 330 : 150;
  const x = ctx.time === 'evening' ? 170 : 190;
  if (ctx.isNight) out += stars(ctx, 46, low * 0.75);
  const isLightSeen = !ctx.hasLowLight && (!dim || ctx.weather === 'snow');
  if (isLightSeen) {
    out += circle(x, sunY, ctx.isNight ? 220 : 330, ctx.gradients.glow(sunColor, ctx.isNight ? 0.35 : 0.8));
    out += circle(x, sunY, ctx.isNight ? 54 : 58, ctx.isNight ? '#FFF3CF' : lighter(sunColor, 0.25));
    if (ctx.isNight)
      out +=
        circle(x - 16, sunY - 12, 10, '#EBDDBB') +
        circle(x + 16, sunY + 14, 14, '#EBDDBB') +
        circle(x + 14, sunY - 22, 6, '#EBDDBB');
  }
  const white = ctx.isNight
    ? mix(stops[1], '#FFFFFF', 0.14)
    : mix('#FFFAF0', stops[1], ctx.time === 'evening' ? 0.45 : 0.12);
  const many = dim ? 7 : ctx.weather === 'mist' ? 3 : 4;
  for (let i = 0; i < many; i += 1) {
    const drift = ctx.random.between(-20, 140);
    const cy = ctx.random.between(90, low * 0.42);
    const width = ctx.random.between(170, dim ? 420 : 280);
    const cx = (i / many) * 1300 + drift;
    const hidesLight = isLightSeen && Math.abs(cx - x) < width * 0.62 + 64 && Math.abs(cy - 30 - sunY) < 130;
    if (hidesLight) continue;
    out += cloud(cx, cy, width, dim ? mix(white, gray(stops[0]), 0.3) : white, ctx.isNight ? 0.5 : 0.85);
  }
  return out;
}

/** Stars: dots and a few four-pointed ones. */
export function stars(ctx: BackgroundContext, count: number, bottom: number): string {
  let d = '';
  let big = '';
  for (let i = 0; i < count; i += 1) {
    const x = Math.round(ctx.random.between(0, 1200));
    const y = Math.round(ctx.random.between(0, bottom));
    if (i % 7 === 0) big += `M${x} ${y - 9}q1 8 9 9q-8 1 -9 9q-1 -8 -9 -9q8 -1 9 -9Z`;
    else d += `M${x} ${y}h.1`;
  }
  return strokePath(d, '#FFF3D6', 3.6, { opacity: '.8' }) + fillPath(big, '#FFE9B0');
}

/** Broad leaves in a lower corner (side -1 left, 1 right). */
export function cornerLeaves(ctx: BackgroundContext, side: -1 | 1, color: string, size = 1): string {
  const c = ctx.applyLight(color);
  const leaf = (x: number, angle: number, k: number, tone: string) =>
    group(
      fillPath(
        'M0 20C-46 -30 -44 -120 0 -190C44 -120 46 -30 0 20Z',
        ctx.gradients.linear(
          [
            [0, lighter(tone, 0.12)],
            [1, darker(tone, 0.2)],
          ],
          20,
        ),
      ) +
        strokePath(
          'M0 10V-150M0 -30L-22 -62M0 -30L22 -62M0 -70L-20 -104M0 -70L20 -104',
          darker(tone, 0.2),
          3.4,
          {
            opacity: '.6',
          },
        ),
      transform(x, 30, angle, k),
    );
  const deep = darker(c, 0.3);
  return group(
    leaf(20, 8, 1.05, deep) +
      leaf(150, 52, 0.8, deep) +
      leaf(70, 30, 1.1, darker(c, 0.14)) +
      leaf(-10, -12, 0.9, c) +
      leaf(200, 66, 0.62, darker(c, 0.14)),
    transform(side < 0 ? 0 : 1200, 900, 0, side < 0 ? size : -size, size),
  );
}

/** Tall grass blades at both lower corners. */
export function grassBlades(ctx: BackgroundContext, color: string, spread = 260): string {
  const c = ctx.applyLight(color);
  let back = '';
  let near = '';
  for (let i = 0; i < 26; i += 1) {
    const left = i % 2 === 0;
    const t = ctx.random.between(0, 1) ** 1.6;
    const x = left ? t * spread - 10 : 1210 - t * spread;
    const h = (1 - t * 0.75) * ctx.random.between(90, 170);
    const bend = ctx.random.between(-10, 44) * (left ? 1 : -1);
    const d = `M${num(x - 8, 0)} 905Q${num(x, 0)} ${num(905 - h * 0.6, 0)} ${num(x + bend, 0)} ${num(905 - h, 0)}Q${num(x + 10, 0)} ${num(905 - h * 0.5, 0)} ${num(x + 8, 0)} 905Z`;
    if (i % 3 === 0) near += d;
    else back += d;
  }
  return fillPath(back, darker(c, 0.32)) + fillPath(near, darker(c, 0.1));
}

/** A leafy branch in an upper corner (side -1 left, 1 right). */
export function bough(ctx: BackgroundContext, side: -1 | 1, color: string): string {
  const c = ctx.applyLight(color);
  const leaf = (x: number, y: number, angle: number, tone: string) =>
    group(fillPath('M0 0C-20 18 -18 48 0 70C18 48 20 18 0 0Z', tone), transform(x, y, angle));
  const spots: readonly (readonly [number, number, number])[] = [
    [30, 62, 20],
    [70, 70, -14],
    [118, 72, 18],
    [160, 66, -18],
    [205, 56, 12],
    [248, 44, -26],
    [286, 30, -46],
    [96, 40, -70],
    [180, 34, -74],
    [250, 14, -80],
  ];
  return group(
    strokePath('M-20 50Q140 70 300 16', ctx.applyLight('#7A5546'), 13) +
      spots.map(([x, y, t], i) => leaf(x, y - 8, t, i % 3 ? darker(c, 0.22) : c)).join(''),
    transform(side < 0 ? 0 : 1200, 0, 0, side < 0 ? 1 : -1, 1),
  );
}

/** A house with a pitched roof, standing at (x, y). */
export function house(
  ctx: BackgroundContext,
  x: number,
  y: number,
  w: number,
  h: number,
  wall: string,
  roof: string,
  distance = 0,
): string {
  const c = ctx.applyLight(wall, distance);
  const r = ctx.applyLight(roof, distance);
  const glass = ctx.lampsAreLit ? '#FFDB86' : ctx.applyLight('#BFE0E6', distance);
  const win = (wx: number, wy: number) =>
    rect(x + wx * w - w * 0.09, y - wy * h, w * 0.18, h * 0.24, glass, 4, {
      stroke: ctx.applyLight('#FFF6E4', distance),
      'stroke-width': '5',
    });
  return (
    rect(x + w * 0.18, y - h * 1.6, w * 0.13, h * 0.5, ctx.applyLight('#B9705A', distance)) +
    rect(
      x - w / 2,
      y - h,
      w,
      h,
      ctx.gradients.linear(
        [
          [0, lighter(c, 0.14)],
          [0.6, c],
          [1, darker(c, 0.16)],
        ],
        70,
      ),
    ) +
    fillPath(
      polygonPath([
        [x - w * 0.6, y - h * 0.94],
        [x - w * 0.36, y - h * 1.52],
        [x + w * 0.36, y - h * 1.52],
        [x + w * 0.6, y - h * 0.94],
      ]),
      ctx.gradients.linear(
        [
          [0, lighter(r, 0.14)],
          [1, darker(r, 0.16)],
        ],
        50,
      ),
      { 'stroke-linejoin': 'round', stroke: r, 'stroke-width': '8' },
    ) +
    win(-0.28, 0.72) +
    win(0.28, 0.72) +
    fillPath(
      `M${num(x - w * 0.11)} ${num(y)}V${num(y - h * 0.46)}Q${num(x)} ${num(y - h * 0.62)} ${num(x + w * 0.11)} ${num(y - h * 0.46)}V${num(y)}Z`,
      ctx.applyLight('#9A5F48', distance),
    ) +
    circle(x + w * 0.06, y - h * 0.24, w * 0.014 + 1, '#F2C064')
  );
}

/** A picket fence from x to x2. */
export function fence(
  ctx: BackgroundContext,
  x: number,
  x2: number,
  y: number,
  h: number,
  color: string,
  distance = 0,
): string {
  const c = ctx.applyLight(color, distance);
  let d = '';
  for (let px = x; px < x2; px += h * 0.42)
    d += `M${num(px, 0)} ${num(y, 0)}V${num(y - h * 0.8, 0)}L${num(px + h * 0.12, 0)} ${num(y - h, 0)}L${num(px + h * 0.24, 0)} ${num(y - h * 0.8, 0)}V${num(y, 0)}Z`;
  return (
    rect(x - 6, y - h * 0.66, x2 - x, h * 0.11, darker(c, 0.16)) +
    rect(x - 6, y - h * 0.28, x2 - x, h * 0.11, darker(c, 0.16)) +
    fillPath(d, c)
  );
}

/** A winding path from the distance to the lower edge. */
export const windingPath = (
  ctx: BackgroundContext,
  topX: number,
  topY: number,
  bottomX: number,
  color: string,
  w = 1,
) => {
  const c = ctx.applyLight(color);
  return fillPath(
    `M${topX - 9 * w} ${topY}C${topX + 90} ${topY + 50} ${topX - 220} ${topY + 90} ${bottomX - 150 * w} 910H${bottomX + 200 * w}C${topX + 20} ${topY + 110} ${topX + 190} ${topY + 60} ${topX + 9 * w} ${topY}Z`,
    ctx.gradients.linear([
      [0, lighter(c, 0.1)],
      [1, darker(c, 0.08)],
    ]),
  );
};

/** A body of water from y down to y2 with calm ripples. */
export function water(ctx: BackgroundContext, y: number, y2: number, color: string): string {
  const c = ctx.applyLight(color);
  let d = '';
  for (let i = 0; i < 26; i += 1) {
    const py = ctx.random.between(y + 8, y2 - 6);
    const w = 16 + ((py - y) / (y2 - y)) * 60;
    d += `M${num(ctx.random.between(-20, 1200), 0)} ${num(py, 0)}q${num(w / 2, 0)} ${num(-5, 0)} ${num(w, 0)} 0`;
  }
  return (
    rect(
      -5,
      y,
      1210,
      y2 - y + 4,
      ctx.gradients.linear([
        [0, mix(lighter(c, 0.3), ctx.lighting.sky[2], 0.35)],
        [0.4, c],
        [1, darker(c, 0.14)],
      ]),
    ) + strokePath(d, lighter(c, 0.5), 3.4, { opacity: '.6' })
  );
}
