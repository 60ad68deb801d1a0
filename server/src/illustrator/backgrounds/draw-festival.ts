import { darker, lighter } from '../palette.ts';
import { circle, fillPath, group, rect, strokePath, transform } from '../svg.ts';
import type { BackgroundContext, DrawBackground } from './background-context.ts';
import { curtains, door, rug } from './furniture.ts';
import { drawWindow, inside, lightPatch, room } from './room-parts.ts';

/** A feast with decorations of its own. */
export type Festival = 'muertos' | 'birthday' | 'christmas' | 'lanterns' | 'lights' | 'halloween';

const SPOTS = Array.from({ length: 9 }, (_, i) => 60 + i * 135);
/** The string sags between three hooks. */
const sagAt = (x: number) => 34 + 46 * (1 - ((((x + 10) % 600) / 600) * 2 - 1) ** 2);

/** A part of a decoration: its colour, its path, and the width of its line if it is one. */
type Part = readonly [color: string, d: string, line?: number];

const round = (x: number, y: number, rx: number, ry: number) =>
  `M${x - rx} ${y}a${rx} ${ry} 0 1 0 ${rx * 2} 0a${rx} ${ry} 0 1 0 ${-rx * 2} 0Z`;
const flag = (x: number, y: number) => `M${x - 26} ${y}h52l-26 56Z`;
const of = (colors: readonly [string, ...string[]], i: number) => colors[i % colors.length] ?? colors[0];

/** What hangs on the string, by feast; x and y are where it is tied on. */
const HUNG: Readonly<Record<Festival, (x: number, y: number, i: number) => readonly Part[]>> = {
  // Sheets of tissue paper with holes cut into them.
  muertos: (x, y, i) => [
    [
      of(['#E84C8B', '#F5A03C', '#8A5BC0', '#3FA7A0', '#F2C53D'], i),
      `M${x - 46} ${y}h92v62q-11.5 16 -23 0q-11.5 16 -23 0q-11.5 16 -23 0q-11.5 16 -23 0ZM${x} ${y + 14}l12 16l-12 16l-12 -16ZM${x - 30} ${y + 22}h12v16h-12ZM${x + 18} ${y + 22}h12v16h-12Z`,
    ],
  ],
  birthday: (x, y, i) => [[of(['#EE7F5E', '#FFD155', '#7FC8B4', '#B48FD8', '#F2899A'], i), flag(x, y)]],
  christmas: (x, y, i) => [
    ['#4F8F5A', `M${x - 46} ${y}q46 26 92 0`, 26],
    [i % 2 ? '#D9403A' : '#F2C064', round(x, y + 30, 15, 15)],
  ],
  lanterns: (x, y) => [
    ['#D9403A', round(x, y + 46, 34, 29)],
    ['#B5302C', `M${x} ${y + 18}v56M${x - 17} ${y + 22}q-10 24 0 48M${x + 17} ${y + 22}q10 24 0 48`, 3],
    [
      '#F2C064',
      `M${x - 14} ${y + 15}h28v8h-28ZM${x - 14} ${y + 70}h28v8h-28ZM${x - 3} ${y}h6v16h-6ZM${x - 3} ${y + 78}h6v18h-6Z`,
    ],
  ],
  lights: (x, y, i) => [
    [
      of(['#FFD98A', '#F29A6E', '#8FD0C4', '#F2A0B4'], i),
      `M${x - 10} ${y + 3}h20q12 22 -10 38q-22 -16 -10 -38Z`,
    ],
  ],
  halloween: (x, y, i) =>
    i % 2
      ? [['#5A4470', flag(x, y)]]
      : [
          ['#F08A3C', round(x, y + 30, 32, 27)],
          [
            '#6A3A2A',
            `M${x - 18} ${y + 26}l8 -12l8 12ZM${x + 2} ${y + 26}l8 -12l8 12ZM${x - 18} ${y + 34}q18 18 36 0q-18 8 -36 0Z`,
          ],
        ],
};

/** A string with the decorations of a feast along the top of the picture; those of one colour are one path. */
export function drawFestival(ctx: BackgroundContext, festival: Festival): string {
  const paths = new Map<string, { color: string; line: number | undefined; d: string }>();
  for (const [i, x] of SPOTS.entries())
    for (const [color, d, line] of HUNG[festival](x, Math.round(sagAt(x)), i)) {
      const known = paths.get(color) ?? { color, line, d: '' };
      paths.set(color, { ...known, d: known.d + d });
    }
  // What gives light itself does not get dark.
  const light = (color: string) => (festival === 'lights' ? color : ctx.applyLight(color));
  return (
    strokePath('M-10 34Q300 126 590 34Q890 126 1210 34', ctx.applyLight('#8A5A48'), 4) +
    [...paths.values()]
      .map(({ color, line, d }) =>
        line === undefined
          ? fillPath(d, light(color), { 'fill-rule': 'evenodd' })
          : strokePath(d, light(color), line),
      )
      .join('')
  );
}

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
