import { darker, lighter, mix } from '../palette.ts';
import { circle, ellipse, fillPath, group, rect, strokePath } from '../svg.ts';
import type { BackgroundContext, DrawBackground } from './background-context.ts';

/** The colour of contact shadows in rooms. */
export const SHADE = '#2B2440';

/** A window that shows the time of day and the weather. */
export function drawWindow(
  ctx: BackgroundContext,
  x: number,
  y: number,
  w: number,
  h: number,
  arched = false,
): string {
  const frame = ctx.applyLight('#FFF3E0');
  const [a, b, c] = ctx.lighting.sky;
  const d = arched
    ? `M${x} ${y + h}V${y + w / 2}A${w / 2} ${w / 2} 0 0 1 ${x + w} ${y + w / 2}V${y + h}Z`
    : `M${x} ${y}H${x + w}V${y + h}H${x}Z`;
  const wet =
    ctx.weather === 'rain'
      ? '#8FA4B8'
      : ctx.weather === 'cloudy' || ctx.weather === 'mist'
        ? '#B9C4CC'
        : null;
  const green = ctx.applyLight('#8FBF86', 0.4);
  let weather = '';
  for (let i = 0; i < 9; i += 1) {
    const [px, py] = [x + 14 + ((i * 53) % (w - 28)), y + h * 0.2 + ((i * 71) % (h * 0.6))];
    if (ctx.weather === 'rain') weather += strokePath(`M${px} ${py}l-5 20`, '#EAF4F8', 3);
    if (ctx.weather === 'snow') weather += circle(px, py, 4.5, '#FFFFFF');
  }
  return (
    fillPath(
      d,
      ctx.gradients.linear([
        [0, wet ? mix(a, wet, 0.6) : a],
        [0.6, wet ? mix(b, wet, 0.6) : b],
        [1, c],
      ]),
    ) +
    (wet || ctx.weather === 'snow'
      ? ''
      : ctx.isNight
        ? circle(x + w * 0.3, y + h * 0.36, Math.min(w, h) * 0.1, '#FFF3CF')
        : circle(x + w * 0.28, y + h * 0.36, Math.min(w, h) * 0.1, ctx.lighting.sunColor)) +
    fillPath(
      `M${x} ${y + h}V${y + h * 0.78}Q${x + w * 0.3} ${y + h * 0.64} ${x + w * 0.6} ${y + h * 0.76}T${x + w} ${y + h * 0.72}V${y + h}Z`,
      green,
    ) +
    group(weather, undefined, { 'data-part': ctx.weather }) +
    fillPath(d, 'none', { stroke: frame, 'stroke-width': '16', 'stroke-linejoin': 'round' }) +
    strokePath(`M${x + w / 2} ${y + (arched ? 6 : 0)}V${y + h}M${x} ${y + h * 0.55}H${x + w}`, frame, 9) +
    rect(x - 20, y + h, w + 40, 18, frame, 5)
  );
}

/** Soft daylight on the floor below a window; it fades out on all sides. */
export const lightPatch = (ctx: BackgroundContext, x: number, y: number) =>
  ctx.isNight ? '' : ellipse(x, y, 300, 92, ctx.gradients.glow('#FFF0C0', 0.75));

/** What is on the walls and the floor of a room. */
interface RoomStyle {
  paper?: 'stripes' | 'dots' | 'plain';
  floor?: 'boards' | 'tiles';
}

/** The pattern of a wallpaper down to `y`, as one path. */
function wallpaper(paper: RoomStyle['paper'], color: string, y: number): string {
  if (paper === 'stripes') {
    let d = '';
    for (let x = 36; x < 1200; x += 96) d += `M${x} 0V${y}`;
    return strokePath(d, lighter(color, 0.4), 30, { opacity: '.3', 'stroke-linecap': 'butt' });
  }
  if (paper !== 'dots') return '';
  let d = '';
  for (let row = 0; row * 70 + 50 < y - 40; row += 1) d += `M${row % 2 ? 20 : 65} ${row * 70 + 50}H1200`;
  return strokePath(d, lighter(color, 0.5), 10, { 'stroke-dasharray': '.1 90', opacity: '.55' });
}

/** The walls and the floor of a room; `y` is where they meet. */
export function room(
  ctx: BackgroundContext,
  wall: string,
  floor: string,
  y = 650,
  style: RoomStyle = {},
): string {
  const [w, f] = [ctx.applyLight(wall), ctx.applyLight(floor)];
  let joints = '';
  for (let i = -5; i <= 5; i += 1) joints += `M${600 + i * 120} ${y}L${600 + i * 210} 905`;
  if (style.floor === 'tiles') joints += `M0 ${y + 34}H1200M0 ${y + 84}H1200M0 ${y + 152}H1200`;
  else
    for (let i = -5; i < 5; i += 1) {
      const part = (((i + 9) * 5) % 11) / 12 + 0.06;
      const x = 600 + i * (120 + part * 90);
      joints += `M${Math.round(x)} ${Math.round(y + part * 255)}h${Math.round(120 + part * 90)}`;
    }
  const edge = '#3B2458';
  return (
    rect(
      0,
      0,
      1200,
      y + 4,
      ctx.gradients.linear(
        [
          [0, lighter(w, 0.12)],
          [0.6, w],
          [1, darker(w, 0.12)],
        ],
        40,
      ),
    ) +
    wallpaper(style.paper, w, y) +
    rect(0, 0, 1200, 12, lighter(w, 0.4)) +
    rect(0, 12, 1200, 4, darker(w, 0.2), 0, { opacity: '.5' }) +
    rect(
      0,
      y,
      1200,
      904 - y,
      ctx.gradients.linear([
        [0, darker(f, 0.16)],
        [0.3, f],
        [1, darker(f, 0.1)],
      ]),
    ) +
    strokePath(joints, darker(f, 0.18), 4, { opacity: '.55' }) +
    ellipse(540, 800, 620, 96, ctx.gradients.glow('#FFF3D6', 0.42)) +
    rect(0, y - 30, 1200, 34, mix(lighter(w, 0.5), f, 0.12)) +
    rect(0, y - 30, 1200, 5, lighter(w, 0.7)) +
    rect(0, y + 2, 1200, 6, darker(f, 0.4), 0, { opacity: '.5' }) +
    // Corners are darker than the middle, which gives the room its depth.
    rect(
      0,
      0,
      1200,
      904,
      ctx.gradients.linear(
        [
          [0, edge, 0.2],
          [0.2, edge, 0],
          [0.8, edge, 0],
          [1, edge, 0.2],
        ],
        90,
      ),
    )
  );
}

/** The shadow of furniture on the floor. */
export const floorShadow = (x: number, y: number, rx: number) =>
  ellipse(x, y, rx, Math.max(7, rx * 0.07), SHADE, { opacity: '.2' });

/** A lamp on a cord; its light is stronger in the evening. */
export const hangingLamp = (ctx: BackgroundContext, x: number, y: number, color: string) =>
  strokePath(`M${x} 0V${y - 44}`, ctx.applyLight('#5B4A5E'), 5) +
  circle(x, y, 230, ctx.gradients.glow('#FFE3A0', ctx.lampsAreLit ? 0.7 : 0.35)) +
  fillPath(
    `M${x - 60} ${y}Q${x - 40} ${y - 46} ${x} ${y - 48}Q${x + 40} ${y - 46} ${x + 60} ${y}Z`,
    ctx.diagonalGradient(ctx.applyLight(color)),
  ) +
  ellipse(x, y, 26, 12, '#FFF0B8');

/** Colours of book spines. */
export const BOOKS = [
  '#D9604F',
  '#F2B84B',
  '#5B9FB8',
  '#6FAE86',
  '#8A6BB8',
  '#EE8F78',
  '#F6E3B8',
  '#4F74A8',
] as const;

/** A shelf of books; `rows` boards of height `h`. */
export function bookshelf(
  ctx: BackgroundContext,
  x: number,
  y: number,
  w: number,
  rows: number,
  h = 96,
): string {
  const wood = ctx.applyLight('#A8714A');
  const byColor = new Map<string, string>();
  for (let r = 0; r < rows; r += 1) {
    let px = x + 12;
    const foot = y + (r + 1) * h - 10;
    while (px < x + w - 30) {
      const bw = Math.round(ctx.random.between(15, 30));
      const bh = Math.round(ctx.random.between(h * 0.5, h * 0.78));
      const color = ctx.random.pick(BOOKS);
      if (ctx.random.chance(0.9))
        byColor.set(color, `${byColor.get(color) ?? ''}M${Math.round(px)} ${foot}v${-bh}h${bw - 3}v${bh}Z`);
      px += bw;
    }
  }
  let boards = '';
  for (let r = 0; r <= rows; r += 1) boards += rect(x, y + r * h - 10, w, 14, wood);
  return (
    rect(x, y - 10, w, rows * h + 10, darker(wood, 0.36)) +
    [...byColor].map(([c, d]) => fillPath(d, ctx.applyLight(c))).join('') +
    boards +
    rect(x - 10, y - 24, 18, rows * h + 30, ctx.diagonalGradient(wood), 4) +
    rect(x + w - 8, y - 24, 18, rows * h + 30, ctx.diagonalGradient(darker(wood, 0.1)), 4) +
    rect(x - 18, y - 36, w + 36, 24, ctx.diagonalGradient(wood), 6)
  );
}

/** The layers of a room. */
export const inside = (back: string, front = ''): ReturnType<DrawBackground> => ({
  back,
  front,
  medium: 'indoors',
  shadow: SHADE,
});

/** A row of windows with one view, and so with one sun. */
export const windowBand = (
  ctx: BackgroundContext,
  x: number,
  y: number,
  w: number,
  h: number,
  posts: number,
) => {
  const frame = ctx.applyLight('#FFF3E0');
  const d = Array.from({ length: posts }, (_, i) => `M${x + ((i + 1) * w) / (posts + 1)} ${y}v${h}`).join('');
  return drawWindow(ctx, x, y, w, h) + strokePath(d, frame, 26, { 'stroke-linecap': 'butt' });
};
