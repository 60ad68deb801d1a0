import { darker, lighter, mix } from '../palette.ts';
import { circle, ellipse, fillPath, strokePath } from '../svg.ts';
import type { DrawFeature } from './feature.ts';

const round = (d: string) => d.replace(/-?\d+\.\d+/g, (value) => String(Math.round(Number(value))));

/** The twelve strokes of a clock face around (x, y). */
const hourMarks = (x: number, y: number, r: number, color: string): string =>
  Array.from({ length: 12 }, (_, i) => {
    const [sin, cos] = [Math.sin((i * Math.PI) / 6), -Math.cos((i * Math.PI) / 6)];
    const inner = i % 3 === 0 ? r - 15 : r - 9;
    return strokePath(
      round(`M${x + sin * inner} ${y + cos * inner}L${x + sin * (r - 2)} ${y + cos * (r - 2)}`),
      color,
      i % 3 === 0 ? 7 : 4,
    );
  }).join('');

/** What somebody is made of, and a clock that is a face. */
export const MATERIALS = {
  'face-clock': (ctx) => ({
    mask:
      circle(10, -2, 90, ctx.shaded('#E2A545'), { stroke: '#A9742A', 'stroke-width': '3' }) +
      circle(10, -2, 77, '#FFF9EC') +
      hourMarks(10, -2, 76, '#6B5060') +
      strokePath('M10 -2L-22 -44M10 -2L52 -34', '#C98A5A', 6) +
      circle(10, -2, 7, '#C98A5A'),
    face: { style: 'dot', iris: '#2B2440', browColor: '#5B4650', shift: 10, eyeX: 30, eyeY: -6, mouthY: 32 },
  }),
  grain: (ctx, build) => {
    const line = mix(ctx.appearance.coat.base, '#4E3020', 0.4);
    const { torsoHeight: h, torsoWidth: w } = build;
    return {
      mask: strokePath(
        'M-66 -44Q-30 -58 10 -46M40 -58Q62 -54 76 -34M-76 22Q-66 40 -60 58M70 40Q64 56 52 68',
        line,
        4,
      ),
      trunkOver: strokePath(
        round(
          `M${-w * 0.6} ${-h * 0.8}Q${-w * 0.8} ${-h * 0.4} ${-w * 0.6} -6M${-w * 0.3} ${-h * 0.9}Q${-w * 0.4} ${-h * 0.6} ${-w * 0.36} ${-h * 0.4}M${w * 0.66} ${-h * 0.8}Q${w * 0.84} ${-h * 0.4} ${w * 0.6} -4`,
        ),
        line,
        4,
      ),
    };
  },
  shine: (_ctx, build) => {
    const { torsoHeight: h, torsoWidth: w } = build;
    return {
      mask:
        strokePath('M-66 -30Q-54 -62 -20 -70', '#FFFFFF', 11, { opacity: '.8' }) +
        ellipse(-66, -6, 6, 8, '#FFFFFF', { opacity: '.8' }),
      trunkOver: fillPath(
        round(`M${-w * 0.7} ${-h * 0.3}L${-w * 0.2} ${-h * 0.9}H${w * 0.06}L${-w * 0.66} -4Z`),
        '#FFFFFF',
        { opacity: '.45' },
      ),
    };
  },
  patchwork: (ctx, build) => {
    const { base, accent } = ctx.appearance.coat;
    const { torsoHeight: h, torsoWidth: w } = build;
    const seam = { 'stroke-dasharray': '7 6' };
    const patch = (d: string, color: string) =>
      fillPath(d, color) + strokePath(d, darker(color, 0.35), 3, seam);
    return {
      mask:
        patch('M34 -66L74 -52L66 -22L30 -32Z', mix(accent, '#F2C064', 0.4)) +
        patch('M-82 22L-50 16L-44 48L-70 54Z', lighter(base, 0.3)),
      trunkOver:
        patch(
          round(`M${-w * 0.7} ${-h * 0.7}h${w * 0.6}v${h * 0.32}h${-w * 0.6}Z`),
          mix(accent, '#8FB8DE', 0.5),
        ) +
        patch(
          round(`M${w * 0.1} ${-h * 0.36}h${w * 0.6}v${h * 0.32}h${-w * 0.6}Z`),
          mix(accent, '#F2C064', 0.5),
        ),
    };
  },
} satisfies Record<string, DrawFeature>;
