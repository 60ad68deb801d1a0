import { darker, lighter } from '../palette.ts';
import { ellipse, fillPath, group, num, polygonPath, scallopedPath, strokePath, transform } from '../svg.ts';
import type { BackgroundContext } from './background-context.ts';

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

/** A tree with a crown of several clumps of leaves, standing at (x, y), or beside a head that would be before it. */
export function tree(
  ctx: BackgroundContext,
  planned: number,
  y: number,
  h: number,
  leaf: string,
  distance = 0,
): string {
  const x = ctx.standClear(planned, h * 0.3, y - h * 0.96, 150) ?? planned;
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
  planned: number,
  y: number,
  h: number,
  leaf: string,
  distance = 0,
  snow = false,
): string {
  const x = ctx.standClear(planned, h * 0.2, y - h, 110) ?? planned;
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
