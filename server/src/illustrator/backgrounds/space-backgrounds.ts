import { darker, lighter, mix } from '../palette.ts';
import {
  circle,
  ellipse,
  fillPath,
  group,
  parsePoints,
  rect,
  smoothPath,
  strokePath,
  transform,
} from '../svg.ts';
import type { BackgroundContext, DrawBackground } from './background-context.ts';
import { rock } from './land.ts';
import { stars } from './sky.ts';

const deepSky = (ctx: BackgroundContext) => {
  const warm =
    ctx.time === 'morning'
      ? '#8A5A9C'
      : ctx.time === 'day'
        ? '#4F5FA8'
        : ctx.time === 'evening'
          ? '#8A4A86'
          : '#34407C';
  return (
    rect(
      0,
      0,
      1200,
      900,
      ctx.gradients.linear([
        [0, '#1B1D3A'],
        [0.55, mix('#2B2F66', warm, 0.45)],
        [1, mix('#5A4A94', warm, 0.6)],
      ]),
    ) +
    fillPath(
      'M-20 520C240 380 420 470 640 330C840 210 1040 240 1220 120V330C1020 410 860 380 680 500C470 630 250 560 -20 700Z',
      ctx.gradients.linear(
        [
          [0, '#F2A0C0', 0],
          [0.5, '#C9A0F0', 0.28],
          [1, '#7FD1D8', 0],
        ],
        20,
      ),
    ) +
    stars(ctx, 90, 660)
  );
};
const planet = (
  ctx: BackgroundContext,
  x: number,
  y: number,
  r: number,
  c: string,
  bands: string,
  ringed = false,
) => {
  const ring = (d: string) => strokePath(d, lighter(bands, 0.3), r * 0.15, { 'stroke-linecap': 'butt' });
  return group(
    (ringed ? ring(`M${-r * 1.7} 0A${r * 1.7} ${r * 0.46} 0 0 1 ${r * 1.7} 0`) : '') +
      circle(0, 0, r, ctx.shaded(c)) +
      fillPath(
        `M${-r * 0.94} ${-r * 0.34}Q0 ${-r * 0.1} ${r * 0.94} ${-r * 0.34}L${r * 0.99} ${-r * 0.12}Q0 ${r * 0.16} ${-r * 0.99} ${-r * 0.12}ZM${-r * 0.92} ${r * 0.38}Q0 ${r * 0.62} ${r * 0.92} ${r * 0.38}L${r * 0.8} ${r * 0.6}Q0 ${r * 0.84} ${-r * 0.8} ${r * 0.6}Z`.replace(
          /(\.\d)\d+/g,
          '$1',
        ),
        bands,
        { opacity: '.5' },
      ) +
      (ringed ? ring(`M${-r * 1.7} 0A${r * 1.7} ${r * 0.46} 0 0 0 ${r * 1.7} 0`) : ''),
    transform(x, y, ringed ? -16 : -10),
  );
};
const crater = (x: number, y: number, r: number, c: string) =>
  ellipse(x, y, r, r * 0.3, darker(c, 0.16)) +
  ellipse(x + r * 0.05, y + r * 0.07, r * 0.86, r * 0.22, lighter(c, 0.12));

const space: DrawBackground = (ctx) => {
  const c = '#8E7FC0';
  return {
    back:
      deepSky(ctx) +
      planet(ctx, 900, 230, 120, '#F2A066', '#D97A4E', true) +
      planet(ctx, 250, 180, 74, '#7FC8B4', '#5BA894') +
      planet(ctx, 1110, 470, 40, '#F29AB0', '#D97A94') +
      planet(ctx, 560, 130, 30, '#FFD98A', '#EDB75E') +
      strokePath('M480 300Q560 250 640 236', '#FFF3C4', 5, { opacity: '.6' }) +
      circle(652, 233, 9, '#FFF6D8') +
      circle(652, 233, 40, ctx.gradients.glow('#FFF3C4', 0.7)) +
      group(
        rock(ctx, 0, 0, 90, '#8A7FA8') +
          rock(ctx, 150, -50, 50, '#8A7FA8') +
          rock(ctx, 90, 40, 34, '#8A7FA8'),
        transform(80, 470),
      ) +
      fillPath(
        'M-60 910Q-20 700 300 676Q600 650 900 676Q1220 700 1260 910Z',
        ctx.gradients.linear(
          [
            [0, lighter(c, 0.28)],
            [0.4, c],
            [1, darker(c, 0.34)],
          ],
          16,
        ),
      ) +
      ellipse(540, 800, 560, 90, ctx.gradients.glow('#E6D9FF', 0.5)) +
      crater(200, 752, 70, c) +
      crater(1010, 760, 84, c) +
      crater(620, 712, 44, c) +
      crater(420, 870, 80, c) +
      crater(820, 880, 64, c),
    front: rock(ctx, 30, 930, 220, '#6A5FA0') + rock(ctx, 1180, 930, 240, '#6A5FA0'),
    medium: 'vacuum',
    shadow: '#1B1236',
  };
};

const moon: DrawBackground = (ctx) => {
  const c = ctx.isNight ? '#B9B4C8' : ctx.time === 'evening' ? '#D9BDB8' : '#DAD4D6';
  return {
    back:
      deepSky(ctx) +
      circle(890, 240, 240, ctx.gradients.glow('#8FD0F0', 0.5)) +
      circle(890, 240, 132, ctx.shaded('#5FA8D8')) +
      fillPath(
        smoothPath(parsePoints('800,190 840,150 900,150 920,190 880,220 840,250 810,240')),
        '#8FCB8A',
      ) +
      fillPath(smoothPath(parsePoints('910,260 960,240 1000,270 980,320 930,330 900,300')), '#8FCB8A') +
      strokePath('M790 280q40 -16 90 0M870 130q40 -10 80 6M900 350q30 8 60 -6', '#FFFFFF', 11, {
        opacity: '.75',
      }) +
      fillPath('M-20 640Q140 560 320 610T700 590T1220 600V910H-20Z', darker(c, 0.3)) +
      fillPath(smoothPath(parsePoints('-40,690 60,540 190,590 300,680'), true, 0.7), darker(c, 0.2)) +
      fillPath(
        'M-20 690Q200 640 480 668T1220 650V910H-20Z',
        ctx.gradients.linear(
          [
            [0, lighter(c, 0.4)],
            [0.35, c],
            [1, darker(c, 0.26)],
          ],
          12,
        ),
      ) +
      ellipse(540, 800, 600, 90, ctx.gradients.glow('#FFFFFF', 0.45)) +
      crater(160, 740, 86, c) +
      crater(520, 716, 50, c) +
      crater(1040, 790, 100, c) +
      crater(330, 860, 76, c) +
      crater(760, 868, 90, c) +
      crater(820, 716, 34, c) +
      strokePath('M230 690V560', '#8A7F94', 7) +
      fillPath('M232 562Q270 548 310 566Q288 590 310 614Q270 600 232 616Z', '#EE7F5E') +
      rock(ctx, 1150, 770, 70, '#A9A2B4'),
    front: rock(ctx, 10, 930, 250, '#8A8398') + rock(ctx, 1190, 935, 230, '#8A8398'),
    medium: 'vacuum',
    shadow: '#2A2048',
  };
};

/** Backgrounds in space. */
export const SPACE_BACKGROUNDS = { space, moon } as const;
