import type { TimeOfDay } from '../../storyteller/story-plan.ts';
import { lighter, mix } from '../palette.ts';
import { circle, fillPath, num, rect, strokePath } from '../svg.ts';
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

/** How high the sun or the moon is, in picture units from the top. */
const SUN_Y: Record<TimeOfDay, number> = { morning: 220, day: 130, evening: 330, night: 150 };

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
  const sunY = ctx.isDawn ? 430 : SUN_Y[ctx.time];
  const x = ctx.time === 'evening' ? 170 : 190;
  if (ctx.isNight) out += stars(ctx, 46, low * 0.75);
  if (ctx.isDawn && !dim) out += stars(ctx, 14, low * 0.3);
  const isLightSeen = !ctx.hasLowLight && !ctx.hasOtherLight && (!dim || ctx.weather === 'snow');
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
