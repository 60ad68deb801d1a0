import { darker, lighter } from '../palette.ts';
import { circle, ellipse, fillPath, group, rect, strokePath, transform } from '../svg.ts';
import type { BackgroundContext, DrawBackground } from './background-context.ts';
import { curtains, door, rug } from './furniture.ts';
import { drawWindow, inside, lightPatch, room } from './room-parts.ts';

/** A feast with decorations of its own. */
export type Festival = 'muertos' | 'birthday' | 'christmas' | 'lanterns' | 'lights' | 'halloween';

const SPOTS = Array.from({ length: 11 }, (_, i) => 50 + i * 110);
/** The string sags between three hooks. */
const sagAt = (x: number) => 34 + 46 * (1 - ((((x + 10) % 600) / 600) * 2 - 1) ** 2);

/** What hangs on the string, by feast; x and y are where it is tied on. */
const HUNG: Readonly<Record<Festival, (ctx: BackgroundContext, x: number, y: number, i: number) => string>> =
  {
    // Sheets of tissue paper with holes cut into them.
    muertos: (ctx, x, y, i) => {
      const color = ctx.applyLight(
        ['#E84C8B', '#F5A03C', '#8A5BC0', '#3FA7A0', '#F2C53D'][i % 5] ?? '#E84C8B',
      );
      const hem = Array.from({ length: 4 }, () => 'q-11.5 16 -23 0').join('');
      return fillPath(
        `M${x - 46} ${y}h92v62${hem}ZM${x} ${y + 14}l12 16l-12 16l-12 -16ZM${x - 30} ${y + 22}h12v16h-12ZM${x + 18} ${y + 22}h12v16h-12Z`,
        color,
        { 'fill-rule': 'evenodd' },
      );
    },
    birthday: (ctx, x, y, i) =>
      fillPath(
        `M${x - 26} ${y}h52l-26 56Z`,
        ctx.applyLight(['#EE7F5E', '#FFD155', '#7FC8B4', '#B48FD8', '#F2899A'][i % 5] ?? '#EE7F5E'),
      ),
    christmas: (ctx, x, y, i) =>
      strokePath(`M${x - 40} ${y}q40 26 80 0`, ctx.applyLight('#4F8F5A'), 26) +
      circle(x, y + 30, 15, ctx.shaded(ctx.applyLight(i % 2 ? '#D9403A' : '#F2C064'))),
    lanterns: (ctx, x, y) => {
      const red = ctx.applyLight('#D9403A');
      return (
        (ctx.lampsAreLit ? circle(x, y + 44, 70, ctx.gradients.glow('#FFB070', 0.6)) : '') +
        strokePath(`M${x} ${y}v18M${x} ${y + 74}v22`, ctx.applyLight('#F2C064'), 4) +
        ellipse(x, y + 46, 34, 29, ctx.shaded(red)) +
        strokePath(
          `M${x} ${y + 18}v56M${x - 18} ${y + 22}q-10 24 0 48M${x + 18} ${y + 22}q10 24 0 48`,
          darker(red, 0.2),
          3,
        ) +
        rect(x - 14, y + 14, 28, 8, ctx.applyLight('#F2C064'), 3) +
        rect(x - 14, y + 70, 28, 8, ctx.applyLight('#F2C064'), 3)
      );
    },
    lights: (ctx, x, y, i) => {
      const color = ['#FFD98A', '#F29A6E', '#8FD0C4', '#F2A0B4'][i % 4] ?? '#FFD98A';
      return (
        circle(x, y + 22, 46, ctx.gradients.glow(color, ctx.lampsAreLit ? 0.8 : 0.45)) +
        fillPath(`M${x - 9} ${y + 4}h18q10 20 -9 34q-19 -14 -9 -34Z`, color)
      );
    },
    halloween: (ctx, x, y, i) =>
      i % 2
        ? fillPath(`M${x - 26} ${y}h52l-26 56Z`, ctx.applyLight('#5A4470'))
        : ellipse(x, y + 30, 32, 27, ctx.shaded(ctx.applyLight('#F08A3C'))) +
          fillPath(
            `M${x - 18} ${y + 26}l8 -12l8 12ZM${x + 2} ${y + 26}l8 -12l8 12ZM${x - 18} ${y + 34}q18 18 36 0q-18 8 -36 0Z`,
            ctx.applyLight('#6A3A2A'),
          ),
  };

/** A string with the decorations of a feast along the top of the picture. */
export const drawFestival = (ctx: BackgroundContext, festival: Festival): string =>
  strokePath('M-10 34Q300 126 590 34Q890 126 1210 34', ctx.applyLight('#8A5A48'), 4) +
  SPOTS.map((x, i) => HUNG[festival](ctx, x, Math.round(sagAt(x)), i)).join('');

/** Steps with a cloth, portraits of those who are remembered, candles and marigolds. */
function altar(ctx: BackgroundContext): string {
  const [cloth, gold, wax, frame] = ['#C23B78', '#F2A03C', '#FFF3DC', '#A8714A'].map((color) =>
    ctx.applyLight(color),
  ) as [string, string, string, string];
  const step = (y: number, half: number, h: number) =>
    rect(-half, y, half * 2, h, ctx.diagonalGradient(cloth), 4) +
    strokePath(
      Array.from({ length: Math.floor(half / 12) }, (_, i) => `M${-half + i * 24} ${y + 5}q12 20 24 0`).join(
        '',
      ),
      lighter(cloth, 0.4),
      4,
    );
  const portrait = (x: number, y: number, hair: string) =>
    rect(x - 32, y - 82, 64, 80, ctx.applyLight('#E9D6C0'), 4, { stroke: frame, 'stroke-width': '9' }) +
    circle(x, y - 48, 15, ctx.applyLight('#D9A880')) +
    fillPath(`M${x - 17} ${y - 46}q0 -22 17 -22q17 0 17 22q-17 -14 -34 0Z`, ctx.applyLight(hair)) +
    fillPath(`M${x - 22} ${y - 8}q4 -24 22 -24q18 0 22 24Z`, ctx.applyLight('#5B7FA8'));
  const candle = (x: number, y: number) =>
    circle(x, y - 46, 44, ctx.gradients.glow('#FFD98A', 0.6)) +
    rect(x - 8, y - 36, 16, 36, wax, 3) +
    fillPath(`M${x} ${y - 58}q9 12 0 20q-9 -8 0 -20Z`, '#FFB84A');
  const marigolds = (y: number, half: number) => {
    const spots = Array.from(
      { length: Math.floor(half / 14) },
      (_, i) => `M${-half + 10 + i * 28} ${y}h.1`,
    ).join('');
    return strokePath(spots, gold, 25) + strokePath(spots, darker(gold, 0.14), 11);
  };
  return (
    step(-92, 190, 92) +
    step(-180, 140, 90) +
    step(-262, 90, 84) +
    portrait(0, -262, '#EDE7E0') +
    portrait(-84, -180, '#3B3450') +
    portrait(84, -180, '#B9AFA8') +
    candle(-52, -262) +
    candle(54, -262) +
    candle(-160, -92) +
    candle(160, -92) +
    marigolds(-92, 130) +
    marigolds(-4, 190)
  );
}

/** A room with the altar where no head is before it. */
export const altarRoom: DrawBackground = (ctx) =>
  inside(
    room(ctx, '#F6DDB0', '#B9805E', 650, { paper: 'plain' }) +
      drawWindow(ctx, 110, 150, 220, 260) +
      curtains(ctx, 110, 150, 220, 260, '#5FA8A0') +
      lightPatch(ctx, 330, 790) +
      door(ctx, 950, 662, '#5F9AA8') +
      group(altar(ctx), transform(ctx.standClear(620, 130, 340, 180) ?? 620, 690)) +
      rug(ctx, 600, 812, 430, '#E0A04E'),
  );
