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

/** Circles `[dx, dy, radius]` around (x, y) as the data of one path, for clouds, crowns and bushes in one colour. */
const puffs = (x: number, y: number, circles: readonly (readonly [number, number, number])[]) =>
  circles
    .map(([dx, dy, r]) => {
      const width = num(r * 2, 0);
      const radius = num(r, 0);
      return `M${num(x + dx - r, 0)} ${num(y + dy, 0)}a${radius} ${radius} 0 1 1 ${width} 0a${radius} ${radius} 0 1 1 -${width} 0Z`;
    })
    .join('');

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
  // Far ridges have rows of small trees, which show how far they are.
  const woods =
    distance < 0.45 || swing < 12
      ? ''
      : strokePath(
          [0.5, 1.6, 3.4, 4.7]
            .map((at) => {
              const [left, right] = [points[Math.floor(at)], points[Math.ceil(at)]];
              const part = at - Math.floor(at);
              const ridge = (left?.[1] ?? y) * (1 - part) + (right?.[1] ?? y) * part;
              return `M${num(-84 + at * 220, 0)} ${num(ridge + 12, 0)}h.1m22 -9h.1m26 4h.1m22 6h.1`;
            })
            .join(''),
          mix(c, ctx.applyLight('#5E9A6E', distance), 0.55),
          36,
        );
  return (
    woods +
    fillPath(
      `${crest}L1280 920H-80Z`,
      ctx.gradients.linear(
        [
          [0, lighter(c, 0.16)],
          [0.5, c],
          [1, darker(c, 0.08)],
        ],
        8,
      ),
    )
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
    ) +
    ellipse(540, 800, 640, 120, ctx.gradients.glow(lighter(c, 0.5), ctx.isNight ? 0.3 : 0.5)) +
    // Waves in the land: a flat plane looks like paper.
    fillPath(
      `M-10 ${y + bow + 54}Q260 ${y + 44} 520 ${y + 78}T1210 ${y + 60}V${y + 96}Q880 ${y + 84} 560 ${y + 104}T-10 ${y + bow + 80}Z`,
      lighter(c, 0.22),
      { opacity: '.35' },
    ) +
    fillPath('M-10 846Q280 806 600 852T1210 832V910H-10Z', darker(c, 0.16), { opacity: '.4' })
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

/** Scattered flowers with five petals, in random colours of the list. Petals and centres are the round ends of strokes without length. */
export function flowers(
  ctx: BackgroundContext,
  top: number,
  bottom: number,
  count: number,
  colors: readonly [string, ...string[]],
  k = 1,
): string {
  const petals = new Map<string, string>();
  const centres = new Map<number, string>();
  let stems = '';
  for (let i = 0; i < count; i += 1) {
    const x = Math.round(ctx.random.between(10, 1190));
    const y = Math.round(ctx.random.between(top, bottom));
    // Few sizes: flowers of one size and colour are one path.
    const r = Math.round(((3 + ((y - top) / (bottom - top + 1)) * 5) * k) / 2) * 2;
    const color = ctx.applyLight(ctx.random.pick(colors));
    const leaf = num(r * 0.9, 0);
    stems += `M${x} ${y}q${i % 2 ? 2 : -2} ${num(r * 1.4, 0)} 0 ${num(r * 2.8, 0)}q${leaf} -${leaf} ${num(r * 1.6, 0)} -${num(r, 0)}`;
    const [a, b, c] = [r * 0.68, r * 0.5, r * 0.82].map((length) => num(length, 0));
    const d = `M${x} ${num(y - r * 0.7, 0)}h.1m${a} ${b}h.1m-${num(r * 0.3, 0)} ${c}h.1m-${c} 0h.1m-${num(r * 0.3, 0)} -${c}h.1`;
    petals.set(`${color} ${r}`, (petals.get(`${color} ${r}`) ?? '') + d);
    centres.set(r, `${centres.get(r) ?? ''}M${x} ${y}h.1`);
  }
  const drawn = [...petals].map(([key, d]) => {
    const [color = '', r] = key.split(' ');
    return strokePath(d, color, Number(r) * 1.05);
  });
  const middle = ctx.applyLight('#FFE08A');
  return (
    strokePath(stems, ctx.applyLight('#5E9A5C'), 3) +
    drawn.join('') +
    [...centres].map(([r, d]) => strokePath(d, middle, r * 0.8)).join('')
  );
}

/** A tree with a crown of several clumps of leaves, standing at (x, y). */
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
  const at = (dx: number, dy: number) => `${num(x + dx * h, 0)} ${num(y - dy * h, 0)}`;
  const clump = (dx: number, dy: number, rx: number, ry: number, bumps: number, fill: string) =>
    fillPath(scallopedPath(x + dx * h, y - dy * h, rx * h, ry * h, bumps, 0.3), fill);
  const dab = (dx: number, dy: number) =>
    `M${at(dx, dy)}q${num(h * 0.014)} -${num(h * 0.02)} ${num(h * 0.034)} -${num(h * 0.012)}`;
  return (
    ellipse(x + h * 0.07, y + 1, h * 0.24, h * 0.03, darker(c, 0.5), { opacity: '.22' }) +
    fillPath(
      `M${at(-0.1, -0.01)}Q${at(-0.045, 0.05)} ${at(-0.042, 0.2)}L${at(-0.05, 0.34)}L${at(-0.16, 0.5)}L${at(-0.13, 0.53)}L${at(-0.02, 0.42)}L${at(0, 0.56)}H${num(x + h * 0.04, 0)}L${at(0.04, 0.4)}L${at(0.15, 0.53)}L${at(0.17, 0.5)}L${at(0.055, 0.3)}Q${at(0.045, 0.07)} ${at(0.11, -0.01)}Q${at(0, 0.03)} ${at(-0.1, -0.01)}Z`,
      ctx.diagonalGradient(bark),
    ) +
    clump(0.02, 0.6, 0.33, 0.23, 11, darker(c, 0.17)) +
    clump(-0.15, 0.66, 0.19, 0.17, 9, ctx.shaded(c)) +
    clump(0.15, 0.69, 0.18, 0.17, 9, ctx.shaded(c)) +
    clump(0, 0.8, 0.2, 0.17, 9, ctx.shaded(c)) +
    (distance > 0.5
      ? ''
      : strokePath(
          dab(-0.22, 0.7) + dab(-0.14, 0.75) + dab(-0.04, 0.88) + dab(-0.08, 0.84) + dab(0.1, 0.78),
          lighter(c, 0.3),
          Math.max(2.4, h * 0.012),
          { opacity: '.8' },
        ) +
        strokePath(
          dab(0.2, 0.58) + dab(0.1, 0.52) + dab(-0.06, 0.5) + dab(0.24, 0.66),
          darker(c, 0.3),
          Math.max(2.4, h * 0.012),
          { opacity: '.55' },
        ))
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
  return (
    ellipse(x + w * 0.06, y + 2, w * 0.56, w * 0.07, darker(c, 0.5), { opacity: '.22' }) +
    fillPath(scallopedPath(x, y - w * 0.24, w * 0.54, w * 0.3, 10, 0.4), ctx.shaded(darker(c, 0.08))) +
    fillPath(
      scallopedPath(x - w * 0.16, y - w * 0.36, w * 0.3, w * 0.18, 8, 0.4),
      ctx.shaded(lighter(c, 0.06)),
    ) +
    strokePath(
      [
        [-0.3, 0.4],
        [-0.12, 0.48],
        [0.2, 0.36],
        [-0.22, 0.18],
        [0.1, 0.16],
      ]
        .map(
          ([dx = 0, dy = 0]) =>
            `M${num(x + dx * w, 0)} ${num(y - dy * w, 0)}q${num(w * 0.03)} -${num(w * 0.04)} ${num(w * 0.06)} -${num(w * 0.02)}`,
        )
        .join(''),
      lighter(c, 0.28),
      Math.max(2.4, w * 0.022),
      { opacity: '.7' },
    )
  );
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

/** A cloud of round puffs, lit from above. */
function cloud(
  ctx: BackgroundContext,
  x: number,
  y: number,
  w: number,
  color: string,
  opacity = 0.9,
): string {
  const r = (dx: number, dy: number, size: number) => [dx * w, dy * w, size * w] as const;
  const d = puffs(x, y, [
    r(-0.35, -0.06, 0.11),
    r(-0.18, -0.14, 0.15),
    r(0.04, -0.19, 0.18),
    r(0.24, -0.11, 0.14),
    r(0.38, -0.05, 0.1),
    r(0, -0.02, 0.13),
  ]);
  const light = lighter(color, 0.35);
  return (
    fillPath(
      d,
      ctx.gradients.linear([
        [0, light],
        [0.55, color],
        [1, mix(color, ctx.lighting.sky[0], 0.34)],
      ]),
      { opacity: num(opacity, 2) },
    ) +
    strokePath(
      `M${num(x - w * 0.27)} ${num(y - w * 0.19)}q${num(w * 0.04)} -${num(w * 0.07)} ${num(w * 0.11)} -${num(w * 0.06)}M${num(x - w * 0.04)} ${num(y - w * 0.28)}q${num(w * 0.05)} -${num(w * 0.06)} ${num(w * 0.12)} -${num(w * 0.03)}`,
      light,
      w * 0.02,
      { opacity: num(opacity * 0.8, 2) },
    )
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
    out += cloud(ctx, cx, cy, width, dim ? mix(white, gray(stops[0]), 0.3) : white, ctx.isNight ? 0.5 : 0.85);
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
  const cream = ctx.applyLight('#FFF6E4', distance);
  const [top, height] = [y - h * 0.74, h * 0.24];
  const lefts = [-0.37, 0.19].map((dx) => x + dx * w);
  const box = (left: number, width: number) =>
    `M${num(left)} ${num(top)}h${num(width)}v${num(height)}h${num(-width)}Z`;
  const windows =
    fillPath(
      lefts.map((left) => box(left - w * 0.075, w * 0.065) + box(left + w * 0.19, w * 0.065)).join(''),
      darker(r, 0.1),
    ) +
    fillPath(lefts.map((left) => box(left, w * 0.18)).join(''), glass, {
      stroke: cream,
      'stroke-width': '5',
    }) +
    strokePath(
      lefts
        .map(
          (left) =>
            `M${num(left + w * 0.09)} ${num(top)}v${num(height)}M${num(left)} ${num(top + height / 2)}h${num(w * 0.18)}M${num(left - 4)} ${num(top + height + 4)}h${num(w * 0.18 + 8)}`,
        )
        .join(''),
      cream,
      4,
    );
  const tiles = [1.08, 1.23, 1.38]
    .map((level) => {
      const half = w * (0.6 - ((level - 0.94) / 0.58) * 0.24);
      return `M${num(x - half, 0)} ${num(y - h * level, 0)}H${num(x + half, 0)}`;
    })
    .join('');
  return (
    rect(x + w * 0.18, y - h * 1.66, w * 0.13, h * 0.5, ctx.applyLight('#B9705A', distance)) +
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
    rect(x - w / 2, y - h * 0.07, w, h * 0.07, darker(c, 0.2)) +
    fillPath(
      polygonPath([
        [x - w * 0.6, y - h * 0.94],
        [x - w * 0.36, y - h * 1.52],
        [x + w * 0.36, y - h * 1.52],
        [x + w * 0.6, y - h * 0.94],
      ]),
      r,
      { stroke: r, 'stroke-width': '8' },
    ) +
    strokePath(tiles, darker(r, 0.22), 3, { 'stroke-dasharray': '13 7', opacity: '.7' }) +
    windows +
    fillPath(
      `M${num(x - w * 0.13)} ${num(y)}V${num(y - h * 0.47)}Q${num(x)} ${num(y - h * 0.66)} ${num(x + w * 0.13)} ${num(y - h * 0.47)}V${num(y)}Z`,
      cream,
    ) +
    fillPath(
      `M${num(x - w * 0.1)} ${num(y)}V${num(y - h * 0.45)}Q${num(x)} ${num(y - h * 0.6)} ${num(x + w * 0.1)} ${num(y - h * 0.45)}V${num(y)}Z`,
      ctx.applyLight('#9A5F48', distance),
    ) +
    circle(x + w * 0.06, y - h * 0.24, w * 0.014 + 1.5, '#F2C064')
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
    fillPath(d, c, { stroke: darker(c, 0.2), 'stroke-width': '2' })
  );
}

/** A winding path from the distance to the lower edge; `start` is half its width where it begins, such as half a door. */
export const windingPath = (
  ctx: BackgroundContext,
  topX: number,
  topY: number,
  bottomX: number,
  color: string,
  w = 1,
  start = 9 * w,
) => {
  const c = ctx.applyLight(color);
  let pebbles = '';
  for (let i = 0; i < 14; i += 1) {
    const part = ((i * 5) % 14) / 14;
    const y = topY + 40 + part * (860 - topY);
    const middle = topX + (bottomX + 25 * w - topX) * (0.1 + part * 0.84);
    const half = start + part * 110 * w;
    pebbles += `M${num(middle + half * (((i * 7) % 13) / 13 - 0.5), 0)} ${num(y, 0)}h${num(2 + part * 12, 0)}`;
  }
  return (
    fillPath(
      `M${num(topX - start, 0)} ${topY}C${num(topX - start + 24, 0)} ${topY + 70} ${topX - 190} ${topY + 90} ${num(bottomX - 150 * w, 0)} 910H${num(bottomX + 200 * w, 0)}C${topX + 40} ${topY + 130} ${num(topX + start + 70, 0)} ${topY + 70} ${num(topX + start, 0)} ${topY}Z`,
      ctx.gradients.linear([
        [0, lighter(c, 0.1)],
        [1, darker(c, 0.08)],
      ]),
      { stroke: darker(c, 0.14), 'stroke-width': '5', 'stroke-opacity': '.5' },
    ) + strokePath(pebbles, darker(c, 0.16), 6, { opacity: '.55' })
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

/** Cobbles from `y` to the lower edge: rows of dashes that grow towards the reader. */
export function cobbles(ctx: BackgroundContext, y: number, color: string): string {
  const c = ctx.applyLight(color);
  let out = '';
  let row = y;
  for (let i = 0; row < 896; i += 1) {
    const size = 9 + ((row - y) / 250) * 24;
    out += strokePath(
      `M${i % 2 ? -20 : -46} ${num(row, 0)}q600 ${num(-8 + i, 0)} 1260 0`,
      i % 3 === 1 ? lighter(c, 0.2) : darker(c, 0.1),
      size * 0.8,
      { 'stroke-dasharray': `${num(size * 1.1, 0)} ${num(size * 1.5, 0)}`, opacity: '.26' },
    );
    row += size * 1.34;
  }
  return out;
}
