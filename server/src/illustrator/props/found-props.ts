import type { Prop } from '../../storyteller/story-plan.ts';
import { circle, ellipse, fillPath, strokePath } from '../svg.ts';
import { type DrawProp, outlineColor, shadedEllipse, shadedPath, shadedRect } from './prop-shapes.ts';

type FoundProp = Extract<
  Prop,
  | 'chest'
  | 'egg'
  | 'pumpkin'
  | 'boot'
  | 'sandwich'
  | 'bowl'
  | 'flag'
  | 'spoon'
  | 'slippers'
  | 'bag'
  | 'biscuit'
>;

/** Props that are found, eaten or left on the way, detected in the text (`storyteller/detect-props.ts`). */
export const FOUND_PROP_DRAWINGS: Record<FoundProp, DrawProp> = {
  chest: (ctx) =>
    circle(0, -34, 80, ctx.glow('#FFD877', 0.6)) +
    fillPath('M-60 -40H60V-10H-60Z', '#5B3A36') +
    shadedPath(ctx, 'M-66 -30C-66 -86 66 -86 66 -30Z', '#A9683F') +
    fillPath('M-54 -30Q0 -52 54 -30V-20H-54Z', '#FFD155') +
    circle(-26, -34, 8, '#FFE79A') +
    circle(2, -39, 9, '#F2B84B') +
    circle(28, -33, 8, '#FFE79A') +
    shadedRect(ctx, -68, -24, 136, 56, '#B5714A', 6) +
    strokePath('M-40 -22V30M40 -22V30M-40 -68V-36M40 -68V-36', '#EDB73F', 8) +
    shadedRect(ctx, -13, -26, 26, 26, '#EDB73F', 5) +
    circle(0, -14, 4.6, '#6A4632'),
  egg: (ctx) =>
    shadedPath(
      ctx,
      'M0 -92C34 -92 52 -38 48 -6C44 24 24 36 0 36C-24 36 -44 24 -48 -6C-52 -38 -34 -92 0 -92Z',
      '#F6E6CC',
    ) +
    ellipse(-18, -40, 8, 10, '#CFA98A', { opacity: '.8' }) +
    ellipse(12, -58, 6, 8, '#CFA98A', { opacity: '.8' }) +
    ellipse(20, -14, 9, 10, '#CFA98A', { opacity: '.8' }) +
    ellipse(-22, 6, 7, 7, '#CFA98A', { opacity: '.8' }) +
    ellipse(-22, -66, 7, 13, '#FFFFFF', { opacity: '.55' }),
  pumpkin: (ctx) =>
    strokePath('M0 -58Q-2 -82 14 -88', '#6B8F4E', 11) +
    shadedEllipse(ctx, -40, -10, 34, 44, '#EE8A3C') +
    shadedEllipse(ctx, 40, -10, 34, 44, '#E57F34') +
    shadedEllipse(ctx, 0, -12, 36, 50, '#F6993F') +
    strokePath('M-18 -52Q-30 -12 -18 32M18 -52Q30 -12 18 32', '#C9662B', 3.6) +
    strokePath('M8 -62Q34 -84 46 -62', '#7FAF5E', 5) +
    ellipse(-16, -36, 5, 12, '#FFF1D6', { opacity: '.55' }),
  boot: (ctx) =>
    shadedPath(ctx, 'M-26 -78H20V-14C44 -10 58 4 56 30H-28Z', '#A2705A') +
    shadedRect(ctx, -32, 26, 92, 12, '#6B4A46', 5) +
    shadedRect(ctx, -32, -86, 58, 18, '#C9926E', 6) +
    strokePath('M-4 -52H18M-2 -36H18M0 -20H20', '#FBE3B4', 4.4) +
    strokePath('M-18 -60V14', '#C9926E', 4),
  sandwich: (ctx) =>
    shadedPath(ctx, 'M-62 18L0 -52L62 18Z', '#F3D9A6') +
    fillPath('M-66 18H66V28H-66Z', '#8CC974') +
    fillPath('M-62 26H62V34H-62Z', '#FFD155') +
    fillPath('M-60 32H60V38H-60Z', '#E2604F') +
    shadedRect(ctx, -62, 36, 124, 14, '#E9C68C', 5) +
    strokePath('M-48 14L0 -38L48 14', '#FFF3DC', 4),
  bowl: (ctx) =>
    strokePath('M-18 -42Q-28 -58 -18 -72T-18 -98M14 -42Q4 -58 14 -72T14 -98', '#FFFFFF', 5, {
      opacity: '.6',
    }) +
    shadedPath(ctx, 'M-62 -22H62C60 20 34 40 0 40C-34 40 -60 20 -62 -22Z', '#6FA6C9') +
    shadedEllipse(ctx, 0, -22, 62, 16, '#DDE9EE') +
    ellipse(0, -20, 50, 10, '#E8A25A') +
    circle(-18, -22, 5, '#DC5F4C') +
    circle(10, -18, 5, '#8CC974') +
    strokePath('M-52 2Q0 24 52 2', '#FFF3DC', 5),
  flag: (ctx) =>
    strokePath('M0 44V-128', '#8C5A44', 8) +
    shadedPath(ctx, 'M2 -124Q38 -140 68 -122T112 -122L100 -92L112 -62Q78 -60 56 -70T2 -64Z', '#7FB6DE') +
    shadedEllipse(ctx, 46, -96, 15, 15, '#FFD155') +
    circle(42, -99, 2.6, '#6A4632') +
    circle(51, -99, 2.6, '#6A4632') +
    strokePath('M40 -92Q46 -86 52 -92', '#6A4632', 2.4) +
    circle(0, -130, 7, '#EDB73F'),
  spoon: (ctx) =>
    strokePath('M0 34Q10 -10 -4 -44', outlineColor('#B9C0CC'), 12) +
    strokePath('M0 34Q10 -10 -4 -44', '#C9D0DA', 8) +
    shadedEllipse(ctx, -10, -66, 19, 27, '#C9D0DA') +
    ellipse(-14, -72, 7, 13, '#FFFFFF', { opacity: '.6' }),
  slippers: (ctx) =>
    [-38, 38]
      .map(
        (x) =>
          shadedEllipse(ctx, x, 12, 34, 17, '#B0567A') +
          shadedPath(
            ctx,
            `M${x - 34} 10C${x - 34} -26 ${x + 34} -26 ${x + 34} 10Q${x} -6 ${x - 34} 10Z`,
            '#D9708F',
          ) +
          circle(x, -12, 9, '#FFF1D6'),
      )
      .join(''),
  bag: (ctx) =>
    strokePath('M-14 -70C-14 -88 14 -88 14 -70', outlineColor('#B5714A'), 8) +
    shadedPath(ctx, 'M-62 -6C-66 -34 -50 -44 -40 -40V30C-56 30 -60 14 -62 -6Z', '#B5714A') +
    shadedPath(ctx, 'M62 -6C66 -34 50 -44 40 -40V30C56 30 60 14 62 -6Z', '#B5714A') +
    shadedPath(ctx, 'M-44 -34C-44 -76 44 -76 44 -34V34Q0 44 -44 34Z', '#6FA6A0') +
    shadedPath(ctx, 'M-46 -36C-42 -76 42 -76 46 -36Q0 -14 -46 -36Z', '#8CC4B8') +
    shadedRect(ctx, -26, -2, 52, 28, '#8CC4B8', 8) +
    strokePath('M0 -30V-6', '#B5714A', 8) +
    circle(0, -8, 5, '#FFD155'),
  biscuit: (ctx) =>
    shadedEllipse(ctx, 0, 0, 44, 38, '#D9A05C') +
    ellipse(-2, -3, 35, 29, '#E8BA7C') +
    circle(-16, -10, 6, '#75492F') +
    circle(12, -14, 5, '#75492F') +
    circle(18, 8, 6, '#75492F') +
    circle(-8, 12, 5, '#75492F') +
    circle(-24, 6, 3.6, '#75492F'),
};
