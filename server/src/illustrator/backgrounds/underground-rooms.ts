import { darker, lighter } from '../palette.ts';
import { circle, ellipse, fillPath, group, rect, strokePath, transform } from '../svg.ts';
import type { BackgroundContext, DrawBackground } from './background-context.ts';
import { drawWindow, floorShadow, hangingLamp, inside, room } from './room-parts.ts';

/** A barrel on its side with a tap, resting on wedges. */
function cask(ctx: BackgroundContext, x: number, y: number): string {
  const wood = ctx.applyLight('#A8714A');
  return (
    fillPath(`M${x - 84} ${y}l24 -34h120l24 34Z`, darker(wood, 0.4)) +
    circle(x, y - 96, 84, ctx.diagonalGradient(wood), {
      stroke: ctx.applyLight('#6F6A78'),
      'stroke-width': '11',
    }) +
    strokePath(
      `M${x - 50} ${y - 152}V${y - 40}M${x} ${y - 174}V${y - 18}M${x + 50} ${y - 152}V${y - 40}`,
      darker(wood, 0.2),
      4,
    ) +
    rect(x - 9, y - 60, 18, 32, ctx.applyLight('#C9A05E'), 4)
  );
}

/** A cellar: stone walls, steps that lead up, shelves of jars, casks and one lamp. */
export const cellar: DrawBackground = (ctx) => {
  const [stone, wood] = [ctx.applyLight('#8F8796'), ctx.applyLight('#8A6248')];
  const blocks = [0, 1, 2, 3, 4, 5, 6]
    .map(
      (row) =>
        Array.from({ length: 7 }, (_, i) => `M${(row % 2 ? 90 : 0) + i * 190} ${row * 94}v94`).join('') +
        `M0 ${row * 94}H1200`,
    )
    .join('');
  const jars = (y: number, shift: number) =>
    [0, 1, 2, 3, 4, 5]
      .map((i) => {
        const color = ctx.applyLight(['#B5485A', '#E9A84B', '#7F9F5E'][(i + shift) % 3] ?? '#B5485A');
        return (
          rect(420 + i * 58, y - 62, 42, 62, ctx.diagonalGradient(color), 9) +
          rect(424 + i * 58, y - 74, 34, 14, ctx.applyLight('#EADFC8'), 4)
        );
      })
      .join('');
  const steps = [0, 1, 2, 3, 4, 5]
    .map((i) => {
      const [x, y] = [1000 + i * 46, 690 - i * 62];
      return (
        rect(x, y - 62, 1240 - x, 66, darker(stone, 0.06 * i)) +
        rect(x - 8, y - 66, 1250 - x, 14, lighter(stone, 0.26), 3)
      );
    })
    .join('');
  return inside(
    room(ctx, '#8F8796', '#7A6F78', 656, { paper: 'plain' }) +
      strokePath(blocks, darker(stone, 0.16), 5, { opacity: '.6' }) +
      drawWindow(ctx, 60, 90, 190, 96) +
      strokePath('M106 90V186M156 90V186M206 90V186', ctx.applyLight('#4A4660'), 8) +
      rect(396, 220, 390, 330, darker(wood, 0.44), 6) +
      jars(326, 0) +
      rect(396, 326, 390, 14, ctx.diagonalGradient(wood)) +
      jars(434, 1) +
      rect(396, 434, 390, 14, ctx.diagonalGradient(wood)) +
      jars(542, 2) +
      rect(396, 542, 390, 16, ctx.diagonalGradient(wood)) +
      floorShadow(180, 684, 230) +
      cask(ctx, 90, 676) +
      cask(ctx, 276, 676) +
      cask(ctx, 183, 536) +
      floorShadow(1090, 696, 160) +
      steps +
      circle(860, 190, 330, ctx.gradients.glow('#FFE3A0', 0.8)) +
      hangingLamp(ctx, 860, 170, '#6F6A78') +
      strokePath('M1200 0Q1120 20 1090 0M1200 60Q1100 60 1040 0', '#FFFFFF', 2, { opacity: '.4' }),
  );
};

/** A fish in a tank that swims to the right, or to the left when `k` is negative. */
const fish = (ctx: BackgroundContext, x: number, y: number, k: number, color: string): string => {
  const c = ctx.applyLight(color);
  return group(
    fillPath('M-30 0L-66 -24V24Z', darker(c, 0.12)) +
      ellipse(0, 0, 42, 24, ctx.shaded(c)) +
      circle(22, -6, 5, '#2B2440') +
      strokePath('M-6 -18Q-18 0 -6 18', lighter(c, 0.5), 5),
    transform(x, y, 0, k, Math.abs(k)),
  );
};

/** The hall of an aquarium: one great pane with fish, weeds and rocks, and two round windows. */
export const aquarium: DrawBackground = (ctx) => {
  const [wall, water] = [ctx.applyLight('#3F5F86'), ctx.applyLight('#58B4D0')];
  const weed = (x: number, h: number) => `M${x} 560q-24 ${-h / 3} 0 ${-h / 2}t0 ${-h / 2}`;
  const hole = (x: number) =>
    circle(x, 330, 96, ctx.applyLight('#C9D6E0')) +
    circle(
      x,
      330,
      80,
      ctx.gradients.linear([
        [0, lighter(water, 0.2)],
        [1, darker(water, 0.2)],
      ]),
    ) +
    strokePath(`M${x - 20} 404q-14 -30 0 -54M${x + 20} 404q14 -40 0 -74`, ctx.applyLight('#5FA87A'), 11);
  return inside(
    room(ctx, '#3F5F86', '#5A6A8A', 650, { paper: 'plain', floor: 'tiles' }) +
      ellipse(600, 700, 620, 170, ctx.gradients.glow('#9FE0F0', 0.55)) +
      rect(244, 60, 712, 526, ctx.applyLight('#C9D6E0'), 26) +
      rect(
        264,
        80,
        672,
        486,
        ctx.gradients.linear([
          [0, lighter(water, 0.4)],
          [0.5, water],
          [1, darker(water, 0.3)],
        ]),
        14,
      ) +
      fillPath(
        'M300 84L420 84L360 520H250V300ZM560 84H640L680 540H520ZM790 84H880L934 420V520H850Z',
        '#FFFFFF',
        { opacity: '.13' },
      ) +
      fillPath('M264 540Q340 500 420 532T600 526T770 534T936 516V566H264Z', ctx.applyLight('#E9D29A')) +
      fillPath('M780 548Q790 470 850 478Q880 420 920 470V548Z', ctx.shaded(ctx.applyLight('#8A7F96'))) +
      strokePath(weed(320, 210) + weed(356, 150) + weed(748, 170), ctx.applyLight('#4F9F6F'), 17) +
      strokePath('M470 540V480M470 510q-26 -6 -28 -40M470 500q24 -10 26 -44', ctx.applyLight('#EE8273'), 15) +
      fish(ctx, 420, 210, 1, '#F2A04B') +
      fish(ctx, 780, 180, -1.15, '#F2D04B') +
      fish(ctx, 640, 300, 0.8, '#E2604F') +
      fish(ctx, 400, 350, -0.8, '#8A6BB8') +
      fish(ctx, 850, 350, 0.9, '#F4F1EA') +
      circle(540, 180, 9, 'none', { stroke: '#FFFFFF', 'stroke-width': '4', opacity: '.8' }) +
      circle(560, 140, 6, 'none', { stroke: '#FFFFFF', 'stroke-width': '4', opacity: '.8' }) +
      circle(700, 420, 8, 'none', { stroke: '#FFFFFF', 'stroke-width': '4', opacity: '.8' }) +
      hole(118) +
      fish(ctx, 108, 310, 0.7, '#EE8F78') +
      hole(1082) +
      fish(ctx, 1090, 318, -0.7, '#F2D04B') +
      rect(0, 610, 1200, 22, darker(wall, 0.2)) +
      strokePath('M0 616H1200', ctx.applyLight('#C9A05E'), 8),
  );
};
