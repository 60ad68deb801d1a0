import { circle, fillPath, group, polygonPath, rect, strokePath, transform } from '../../svg.ts';
import type { DrawBackground } from '../background-context.ts';
import { ground, hill, rock, windingPath } from '../land.ts';
import { grassBlades, grassTufts } from '../plants.ts';
import { sky } from '../sky.ts';
import { bunting, lampGlow, SHADE } from './settlement-parts.ts';

/** A fair with a wheel and tents. */
export const fair: DrawBackground = (ctx) => {
  const tent = (x: number, y: number, k: number, a: string, b: string, distance: number) => {
    const [c1, c2] = [ctx.applyLight(a, distance), ctx.applyLight(b, distance)];
    let roof = '';
    let wall = '';
    for (let i = 0; i < 6; i += 1) {
      roof += fillPath(
        polygonPath([
          [0, -260],
          [-150 + i * 50, -130],
          [-100 + i * 50, -130],
        ]),
        i % 2 ? c2 : c1,
      );
      wall += fillPath(
        polygonPath([
          [-120 + i * 40, -130],
          [-80 + i * 40, -130],
          [-86.7 + i * 43.3 + 0, 0],
          [-130 + i * 43.3, 0],
        ]),
        i % 2 ? c1 : c2,
      );
    }
    let hem = '';
    for (let i = 0; i < 6; i += 1) hem += `M${-150 + i * 50} -132a25 24 0 0 0 50 0Z`;
    return group(
      wall +
        fillPath(
          'M-28 0Q-26 -70 0 -112Q26 -70 28 0Z',
          ctx.lampsAreLit ? '#FFDB86' : ctx.applyLight('#6A4A6A', distance),
        ) +
        roof +
        fillPath(hem, c1) +
        fillPath('M0 -258L150 -130H20Z', '#3B2458', { opacity: '.12' }) +
        strokePath('M0 -258V-300', ctx.applyLight('#8A5A48', distance), 5) +
        fillPath('M0 -300Q26 -306 44 -290Q22 -280 0 -280Z', ctx.applyLight('#FFD155', distance)),
      transform(x, y, 0, k),
    );
  };
  const wheelC = ctx.applyLight('#8A6BB8', 0.3);
  let spokes = '';
  let cabins = '';
  for (let i = 0; i < 10; i += 1) {
    const a = (i / 10) * Math.PI * 2 + 0.2;
    const [x, y] = [Math.round(Math.cos(a) * 170), Math.round(Math.sin(a) * 170)];
    spokes += `M0 0L${x} ${y}`;
    cabins +=
      fillPath(
        `M${x - 24} ${y + 6}h48q-2 34 -24 36q-22 -2 -24 -36Z`,
        ctx.applyLight(['#EE7F5E', '#FFD155', '#7FC8B4', '#F2899A', '#5B9FB8'][i % 5] ?? '#EE7F5E', 0.2),
      ) + strokePath(`M${x - 22} ${y + 6}q22 -34 44 0`, wheelC, 4);
  }
  const wheel =
    strokePath('M0 0L-90 300M0 0L90 300', ctx.applyLight('#6A5A88', 0.3), 14) +
    circle(0, 0, 170, 'none', { stroke: wheelC, 'stroke-width': '11' }) +
    circle(0, 0, 146, 'none', { stroke: wheelC, 'stroke-width': '4' }) +
    strokePath(spokes, wheelC, 5) +
    cabins +
    circle(0, 0, 22, ctx.applyLight('#FFD155', 0.1));
  const bulbs = Array.from({ length: 13 }, (_, i) => {
    const x = i * 100;
    const y = Math.round(150 - 46 * (((x % 400) - 200) / 200) ** 2);
    return (
      (ctx.lampsAreLit ? circle(x, y, 34, ctx.gradients.glow('#FFE29A', 0.9)) : '') +
      circle(
        x,
        y,
        10,
        ctx.lampsAreLit ? '#FFF0B8' : ctx.applyLight(['#EE7F5E', '#FFD155', '#7FC8B4'][i % 3] ?? '#FFD155'),
      )
    );
  }).join('');
  return {
    sky: sky(ctx),
    back:
      hill(ctx, 500, 22, '#9BC2A6', 0.75) +
      group(wheel, transform(880, 330)) +
      lampGlow(ctx, 880, 330, 300) +
      tent(90, 668, 1.1, '#EE7F5E', '#FFF3E0', 0.14) +
      tent(340, 650, 0.74, '#5B9FB8', '#FFF3E0', 0.3) +
      tent(600, 648, 0.66, '#FFD155', '#FFF3E0', 0.34) +
      tent(1110, 668, 1.04, '#8A6BB8', '#FFF3E0', 0.16) +
      ground(ctx, 652, '#C9CF86', 10) +
      windingPath(ctx, 600, 652, 480, '#F2DDAE', 2.2) +
      grassTufts(ctx, 700, 880, 26, ctx.applyLight('#9CAA5E')) +
      group(
        rect(-60, -80, 120, 80, ctx.diagonalGradient(ctx.applyLight('#E2604F')), 6) +
          rect(-52, -150, 104, 10, ctx.applyLight('#8A5A48')) +
          strokePath('M-50 -80V-150M50 -80V-150', ctx.applyLight('#8A5A48'), 6) +
          fillPath('M-72 -150Q0 -196 72 -150V-136H-72Z', ctx.applyLight('#FFF3E0')) +
          fillPath('M-34 -172Q0 -190 34 -172L26 -137H-26Z', ctx.applyLight('#FFD155')) +
          circle(-26, -94, 15, ctx.applyLight('#FFF3DA')) +
          circle(4, -96, 15, ctx.applyLight('#F2B8C4')) +
          circle(32, -94, 14, ctx.applyLight('#FFF3DA')),
        transform(1070, 764),
      ),
    front:
      strokePath('M0 104Q200 196 400 104Q600 196 800 104Q1000 196 1200 104', ctx.applyLight('#6A5A6A'), 4) +
      bulbs +
      bunting(ctx, 34, 60, 30) +
      rock(ctx, -60, 940, 10, '#888888') +
      grassBlades(ctx, '#96A85A', 170),
    medium: 'open',
    shadow: SHADE,
  };
};
