import { circle, fillPath, strokePath } from '../../svg.ts';
import type { BackgroundContext } from '../background-context.ts';

/** The colour of shadows on the ground. */
export const SHADE = '#2B2440';

/** The colour of windows, by day or lit. */
export const windowGlass = (ctx: BackgroundContext) =>
  ctx.lampsAreLit ? '#FFDB86' : ctx.applyLight('#BFE0E6');

/** Light around a lamp, when lamps are lit. */
export const lampGlow = (ctx: BackgroundContext, x: number, y: number, r = 120) =>
  ctx.lampsAreLit ? circle(x, y, r, ctx.gradients.glow('#FFD98A', 0.7)) : '';

/** Flags on a string across the picture. */
export const bunting = (ctx: BackgroundContext, y: number, sag: number, size = 30) => {
  const line = strokePath(`M-10 ${y}Q300 ${y + sag} 600 ${y}T1210 ${y}`, ctx.applyLight('#8A5A48'), 4);
  const colors = ['#EE7F5E', '#FFD155', '#7FC8B4', '#B48FD8', '#F2899A'];
  const flags = ['', '', '', '', ''];
  for (let i = 0; i < 20; i += 1) {
    const x = 30 + i * 60;
    const t = ((x % 600) / 600) * 2 - 1;
    const py = y + (sag / 2) * (1 - t * t) * (x < 600 ? 1 : -1);
    flags[i % 5] += `M${x - size * 0.5} ${Math.round(py)}h${size}l${-size / 2} ${Math.round(size * 1.25)}Z`;
  }
  return line + flags.map((d, i) => fillPath(d, ctx.applyLight(colors[i] ?? '#EE7F5E'))).join('');
};
