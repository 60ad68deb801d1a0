import { circle, ellipse, fillPath, group, num, parsePoints, rect, strokePath, transform } from '../svg.ts';
import type { Background, BackgroundContext } from './background-context.ts';

/** Draws rain, snow, wind or mist outdoors: `behind` the actors, and sparsely `over` them, so that faces stay visible. */
export function drawWeather(
  ctx: BackgroundContext,
  air: Background['medium'],
): { behind: string; over: string } {
  const { behind, over } = drawWeatherLayers(ctx, air);
  const named = (svg: string) => group(svg, undefined, { 'data-part': ctx.weather });
  return { behind: named(behind), over: named(over) };
}

function drawWeatherLayers(
  ctx: BackgroundContext,
  air: Background['medium'],
): { behind: string; over: string } {
  const none = { behind: '', over: '' };
  if (air !== 'open') return none;
  switch (ctx.weather) {
    case 'rain': {
      const drops = (count: number, long: number) => {
        let d = '';
        for (let i = 0; i < count; i += 1)
          d += `M${num(ctx.random.between(-20, 1220), 0)} ${num(ctx.random.between(-20, 860), 0)}l${num(-long * 0.22, 0)} ${long}`;
        return d;
      };
      const puddle = (x: number, y: number, w: number) =>
        ellipse(x, y, w, w * 0.13, '#CFE4EE', { opacity: '.55' }) +
        strokePath(`M${x - w * 0.3} ${y}q${num(w * 0.3)} ${num(-w * 0.08)} ${num(w * 0.6)} 0`, '#FFFFFF', 3, {
          opacity: '.6',
        });
      return {
        behind:
          strokePath(drops(90, 30), '#E6F2F8', 3, { opacity: '.55' }) +
          puddle(230, 850, 110) +
          puddle(960, 836, 130),
        over: strokePath(drops(26, 40), '#F2F9FC', 3.4, { opacity: '.5' }),
      };
    }
    case 'snow': {
      const flakes = (count: number, w: number, low = 880) => {
        let d = '';
        for (let i = 0; i < count; i += 1)
          d += `M${num(ctx.random.between(0, 1200), 0)} ${num(ctx.random.between(0, low), 0)}h.1`;
        return strokePath(d, '#FFFFFF', w, { opacity: '.9' });
      };
      return { behind: flakes(80, 7) + flakes(26, 12), over: flakes(12, 12, 330) };
    }
    case 'wind': {
      const gust = (x: number, y: number, k: number) =>
        strokePath(
          `M${num(x)} ${num(y)}q${num(120 * k)} ${num(-26 * k)} ${num(230 * k)} 0q${num(60 * k)} ${num(14 * k)} ${num(62 * k)} ${num(-24 * k)}q${num(-6 * k)} ${num(-30 * k)} ${num(-34 * k)} ${num(-18 * k)}`,
          '#FFFFFF',
          6,
          { opacity: '.6' },
        );
      const leaf = (x: number, y: number, angle: number, c: string) =>
        group(fillPath('M0 0C-10 -14 -6 -30 0 -38C12 -28 12 -12 0 0Z', c), transform(x, y, angle));
      const spots = parsePoints('150,300 330,180 520,110 700,230 880,130 1060,320 1130,520 90,560');
      return {
        behind:
          gust(80, 210, 1) +
          gust(640, 150, 1.1) +
          gust(880, 400, 0.8) +
          spots
            .map(([x, y], i) =>
              leaf(x, y, 60 + i * 47, ['#E58B45', '#C9A24A', '#8FB36A'][i % 3] ?? '#E58B45'),
            )
            .join(''),
        over: '',
      };
    }
    case 'mist': {
      const white = ctx.isNight ? '#8E9AC6' : '#FFF8EC';
      const band = (y: number, h: number, o: number) =>
        rect(
          -10,
          y,
          1220,
          h,
          ctx.gradients.linear([
            [0, white, 0],
            [0.5, white, o],
            [1, white, 0],
          ]),
        );
      return {
        behind: band(330, 240, 0.7) + band(520, 190, 0.75) + band(640, 160, 0.4),
        over: band(790, 150, 0.34),
      };
    }
    default:
      return none;
  }
}

/** Air bubbles under water. */
export function bubbles(ctx: BackgroundContext, count: number): string {
  let out = '';
  for (let i = 0; i < count; i += 1) {
    const r = ctx.random.between(4, 15);
    const x = ctx.random.between(20, 1180);
    const y = ctx.random.between(60, 820);
    out +=
      circle(x, y, r, '#FFFFFF', {
        'fill-opacity': '.14',
        stroke: '#E6FAFA',
        'stroke-width': '2.5',
        'stroke-opacity': '.7',
      }) + circle(x - r * 0.35, y - r * 0.35, r * 0.22, '#FFFFFF');
  }
  return out;
}
