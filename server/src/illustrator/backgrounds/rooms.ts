import { darker, lighter } from '../palette.ts';
import {
  circle,
  ellipse,
  fillPath,
  group,
  rect,
  scallopedPath,
  starPath,
  strokePath,
  transform,
} from '../svg.ts';
import type { Room } from './backdrop.ts';
import type { BackgroundContext, DrawBackground } from './background-context.ts';
import { bookshelf, drawWindow, hangingLamp, lightPatch, room, SHADE } from './room-parts.ts';

/** A framed picture on the wall: a hill with a sun. */
function framedPicture(ctx: BackgroundContext, x: number, y: number, w: number, h: number): string {
  const frame = ctx.applyLight('#C98F5E');
  return (
    rect(x, y, w, h, ctx.applyLight('#D6E7F2'), 4, { stroke: frame, 'stroke-width': '12' }) +
    circle(x + w * 0.7, y + h * 0.34, h * 0.14, ctx.applyLight('#FFD155')) +
    fillPath(
      `M${x + 6} ${y + h - 6}V${y + h * 0.7}Q${x + w * 0.4} ${y + h * 0.36} ${x + w - 6} ${y + h * 0.74}V${y + h - 6}Z`,
      ctx.applyLight('#8FBF86'),
    )
  );
}

/** An oval rug on the floor. */
const rug = (ctx: BackgroundContext, x: number, y: number, rx: number, color: string) =>
  ellipse(x, y, rx, rx * 0.14, ctx.applyLight(color), { opacity: '.85' }) +
  ellipse(x, y, rx * 0.86, rx * 0.11, 'none', {
    stroke: ctx.applyLight('#FFF3DC'),
    'stroke-width': '6',
    opacity: '.8',
  });

/** A wooden door with a round window. */
function door(ctx: BackgroundContext, x: number, y: number, color: string): string {
  const wood = ctx.applyLight(color);
  return (
    rect(x, y - 400, 200, 400, darker(wood, 0.3), 8) +
    rect(x + 12, y - 388, 176, 388, ctx.diagonalGradient(wood), 6) +
    rect(x + 36, y - 190, 128, 150, darker(wood, 0.12), 6) +
    circle(x + 100, y - 290, 44, ctx.lampsAreLit ? ctx.applyLight('#5A6AA8') : ctx.applyLight('#CDE8F0'), {
      stroke: darker(wood, 0.3),
      'stroke-width': '9',
    }) +
    circle(x + 164, y - 190, 11, ctx.applyLight('#F2C064'))
  );
}

/** Curtains at both sides of a window. */
function curtains(ctx: BackgroundContext, x: number, y: number, w: number, h: number, color: string): string {
  const cloth = ctx.diagonalGradient(ctx.applyLight(color));
  return (
    fillPath(
      `M${x - 46} ${y - 24}H${x + 40}Q${x + 30} ${y + h * 0.5} ${x - 20} ${y + h + 40}H${x - 46}Z`,
      cloth,
    ) +
    fillPath(
      `M${x + w + 46} ${y - 24}H${x + w - 40}Q${x + w - 30} ${y + h * 0.5} ${x + w + 20} ${y + h + 40}H${x + w + 46}Z`,
      cloth,
    ) +
    rect(x - 66, y - 38, w + 132, 16, ctx.applyLight('#A8714A'), 8)
  );
}

const inside = (back: string, front = ''): ReturnType<DrawBackground> => ({
  back,
  front,
  medium: 'indoors',
  shadow: SHADE,
});

const bedroom: DrawBackground = (ctx) =>
  inside(
    room(ctx, '#D9CDEB', '#C79A72') +
      drawWindow(ctx, 520, 120, 240, 280) +
      curtains(ctx, 520, 120, 240, 280, '#8FA8D8') +
      lightPatch(ctx, 560, 780) +
      framedPicture(ctx, 880, 190, 170, 130) +
      [150, 260, 370]
        .map((x, i) => fillPath(starPath(x, 120 + (i % 2) * 40, 20, 9, 5), ctx.applyLight('#FFE39A')))
        .join('') +
      group(
        rect(-110, -330, 220, 330, ctx.diagonalGradient(ctx.applyLight('#B98560')), 10) +
          strokePath('M0 -320V-10', ctx.applyLight('#7E553F'), 5) +
          circle(-14, -170, 8, ctx.applyLight('#F2C064')) +
          circle(14, -170, 8, ctx.applyLight('#F2C064')),
        transform(1070, 668),
      ) +
      rug(ctx, 600, 806, 420, '#A98BC8'),
  );

const livingRoom: DrawBackground = (ctx) => {
  const sofa = ctx.applyLight('#6FA6A0');
  return inside(
    room(ctx, '#F3DDB5', '#BF8E66') +
      drawWindow(ctx, 150, 130, 240, 290) +
      curtains(ctx, 150, 130, 240, 290, '#D9826E') +
      lightPatch(ctx, 360, 790) +
      framedPicture(ctx, 500, 180, 150, 120) +
      circle(760, 230, 60, ctx.applyLight('#FFF8EA'), {
        stroke: ctx.applyLight('#A8714A'),
        'stroke-width': '12',
      }) +
      strokePath('M760 230V192M760 230L786 246', ctx.applyLight('#5B4A5E'), 6) +
      door(ctx, 930, 662, '#8FB09A') +
      group(
        rect(-190, -170, 380, 130, ctx.diagonalGradient(sofa), 34) +
          rect(-220, -110, 70, 110, ctx.diagonalGradient(darker(sofa, 0.1)), 28) +
          rect(150, -110, 70, 110, ctx.diagonalGradient(darker(sofa, 0.1)), 28) +
          rect(-160, -86, 320, 72, lighter(sofa, 0.16), 22) +
          strokePath('M0 -84V-18', darker(sofa, 0.14), 4),
        transform(600, 690),
      ) +
      rug(ctx, 560, 816, 460, '#C77F6B'),
  );
};

const kitchen: DrawBackground = (ctx) => {
  const wood = ctx.applyLight('#D9A468');
  const front = ctx.applyLight('#8FC0B4');
  const cupboard = (x: number, w: number) =>
    rect(x, 470, w - 6, 190, ctx.diagonalGradient(front), 8) +
    circle(x + w - 26, 560, 8, ctx.applyLight('#FFF3DC'));
  return inside(
    room(ctx, '#FBE8C6', '#D0A27A') +
      strokePath(
        'M0 330H1200M0 390H1200M150 330V450M330 330V450M510 330V450M690 330V450M870 330V450M1050 330V450',
        ctx.applyLight('#EFCFA0'),
        4,
      ) +
      drawWindow(ctx, 440, 90, 260, 220) +
      curtains(ctx, 440, 90, 260, 120, '#F0A58A') +
      rect(30, 90, 300, 150, ctx.diagonalGradient(front), 8) +
      strokePath('M180 96V234', darker(front, 0.24), 5) +
      rect(820, 150, 340, 16, wood, 4) +
      [850, 920, 990, 1060]
        .map((x, i) =>
          rect(
            x,
            98 + (i % 2) * 12,
            46,
            52 - (i % 2) * 12,
            ctx.diagonalGradient(
              ctx.applyLight(['#D9604F', '#F2B84B', '#5B9FB8', '#8A6BB8'][i] ?? '#D9604F'),
            ),
            8,
          ),
        )
        .join('') +
      cupboard(0, 200) +
      cupboard(200, 200) +
      cupboard(400, 200) +
      cupboard(1000, 210) +
      rect(600, 470, 394, 190, ctx.diagonalGradient(ctx.applyLight('#E9E2DA')), 8) +
      rect(650, 520, 294, 100, ctx.lampsAreLit ? '#F2A04E' : ctx.applyLight('#5B4A5E'), 10) +
      strokePath('M660 500H934', ctx.applyLight('#A9AFBE'), 8) +
      rect(-10, 446, 1220, 30, ctx.diagonalGradient(wood), 6) +
      group(
        fillPath('M-60 0V-70H60V0Q0 12 -60 0Z', ctx.shaded(ctx.applyLight('#D9604F'))) +
          rect(-70, -82, 140, 16, ctx.applyLight('#B5483F'), 8) +
          circle(0, -90, 10, ctx.applyLight('#5B4A5E')),
        transform(770, 446),
      ) +
      hangingLamp(ctx, 250, 80, '#D9604F') +
      ellipse(560, 800, 560, 60, ctx.gradients.glow('#FFF3D6', 0.3)),
  );
};

const bathroom: DrawBackground = (ctx) => {
  const white = ctx.applyLight('#FBF6EE');
  let tiles = '';
  for (let y = 330; y < 650; y += 64) tiles += `M0 ${y}H1200`;
  for (let x = 60; x < 1200; x += 90) tiles += `M${x} 330V650`;
  return inside(
    room(ctx, '#CDE6EA', '#B9C9D6') +
      rect(0, 330, 1200, 310, ctx.applyLight('#E6F3F2')) +
      strokePath(tiles, ctx.applyLight('#BBD8DA'), 4) +
      drawWindow(ctx, 120, 90, 190, 190) +
      circle(600, 250, 92, ctx.shaded(ctx.applyLight('#CDE8F0')), {
        stroke: ctx.applyLight('#EDB73F'),
        'stroke-width': '14',
      }) +
      strokePath('M560 280L620 210M580 300L650 226', '#FFFFFF', 7, { opacity: '.8' }) +
      fillPath('M500 430H700Q690 500 600 506Q510 500 500 430Z', ctx.shaded(white)) +
      rect(576, 500, 48, 150, ctx.diagonalGradient(white), 8) +
      strokePath('M600 428V394Q600 376 624 380', ctx.applyLight('#A9AFBE'), 12) +
      group(
        fillPath('M-230 -120H230Q224 10 150 24H-150Q-224 10 -230 -120Z', ctx.shaded(white)) +
          rect(-246, -136, 492, 26, ctx.diagonalGradient(white), 13) +
          fillPath(scallopedPath(-40, -138, 150, 34, 12), '#FFFFFF', { opacity: '.9' }),
        transform(940, 650),
      ) +
      rect(350, 300, 14, 150, ctx.applyLight('#A9AFBE'), 6) +
      fillPath('M330 330H390V470Q360 486 330 470Z', ctx.diagonalGradient(ctx.applyLight('#F2A7A0'))) +
      rug(ctx, 540, 806, 330, '#7FB8C8'),
  );
};

const clinic: DrawBackground = (ctx) => {
  const steel = ctx.applyLight('#A9B9C9');
  const seat = ctx.applyLight('#5FA8A0');
  return inside(
    room(ctx, '#D5EBE4', '#C9D2D6') +
      drawWindow(ctx, 90, 120, 220, 260) +
      lightPatch(ctx, 330, 790) +
      rect(420, 150, 150, 200, '#FFF8EC', 6, { stroke: ctx.applyLight('#C98F5E'), 'stroke-width': '9' }) +
      strokePath('M450 200H540M456 236H534M464 268H526M472 298H518', ctx.applyLight('#5B4A5E'), 8, {
        'stroke-dasharray': '16 10',
      }) +
      rect(980, 110, 190, 230, ctx.diagonalGradient(ctx.applyLight('#FBF6EE')), 8) +
      rect(1040, 160, 70, 22, ctx.applyLight('#DC5445'), 4) +
      rect(1064, 136, 22, 70, ctx.applyLight('#DC5445'), 4) +
      strokePath('M700 0V90Q700 130 740 150', steel, 10) +
      fillPath('M690 170Q730 110 800 150L780 196Q730 170 690 170Z', ctx.shaded(ctx.applyLight('#FBF6EE'))) +
      ellipse(744, 184, 130, 90, ctx.gradients.glow('#FFF3C4', 0.7)) +
      strokePath('M770 640V720M1110 640V720', steel, 14) +
      rect(740, 606, 410, 44, ctx.diagonalGradient(seat), 18) +
      rect(1040, 566, 104, 48, ctx.diagonalGradient(ctx.applyLight('#FBF6EE')), 22) +
      rect(20, 540, 280, 120, ctx.diagonalGradient(ctx.applyLight('#FBF6EE')), 8) +
      rect(20, 530, 280, 18, steel, 6) +
      [70, 130, 200]
        .map((x, i) =>
          rect(
            x,
            492 - i * 6,
            34,
            40 + i * 6,
            ctx.applyLight(['#F2B84B', '#8CC4B8', '#EE8F78'][i] ?? '#F2B84B'),
            8,
          ),
        )
        .join(''),
  );
};

const shop: DrawBackground = (ctx) => {
  const wood = ctx.applyLight('#C98F5E');
  const goods = (y: number) =>
    Array.from({ length: 14 }, (_, i) => {
      const color = ctx.applyLight(
        ['#D9604F', '#F2B84B', '#6FAE86', '#5B9FB8', '#EE8F78', '#8A6BB8'][(i + y) % 6] ?? '#D9604F',
      );
      const x = 60 + i * 80;
      return i % 3 === 0
        ? circle(x + 26, y - 26, 26, ctx.shaded(color))
        : rect(x, y - 62 + (i % 2) * 14, 52, 62 - (i % 2) * 14, ctx.diagonalGradient(color), 7);
    }).join('');
  return inside(
    room(ctx, '#F6E0B4', '#C7A184') +
      rect(20, 80, 1160, 460, darker(wood, 0.34), 8) +
      [220, 370, 520].map((y) => goods(y) + rect(20, y, 1160, 18, ctx.diagonalGradient(wood), 4)).join('') +
      fillPath(
        Array.from({ length: 10 }, (_, i) => `M${i * 120} 0h120v60a60 40 0 0 1 -120 0Z`).join(''),
        ctx.applyLight('#FBEBCB'),
      ) +
      fillPath(
        Array.from({ length: 5 }, (_, i) => `M${i * 240} 0h120v60a60 40 0 0 1 -120 0Z`).join(''),
        ctx.applyLight('#D9705E'),
      ) +
      rect(760, 530, 460, 150, ctx.diagonalGradient(wood), 8) +
      rect(740, 510, 500, 28, ctx.diagonalGradient(lighter(wood, 0.2)), 8) +
      hangingLamp(ctx, 420, 130, '#6FAE86'),
  );
};

const stage: DrawBackground = (ctx) => {
  const velvet = ctx.applyLight('#B5485A');
  const fold = (x: number, side: number) =>
    fillPath(
      `M${x} 0h${side * 190}q${-side * 20} 330 ${-side * 110} 640h${-side * 80}Z`,
      ctx.diagonalGradient(velvet),
    );
  return inside(
    room(ctx, '#7A6AA8', '#B98A5E') +
      ellipse(600, 640, 520, 460, ctx.gradients.glow('#FFE9B0', 0.75)) +
      [330, 470, 610, 750, 890]
        .map((x, i) => fillPath(starPath(x, 250 + (i % 2) * 60, 26, 12, 5), ctx.applyLight('#FFE39A')))
        .join('') +
      fold(0, 1) +
      fold(1200, -1) +
      fold(150, 1) +
      fold(1050, -1) +
      fillPath(
        Array.from({ length: 8 }, (_, i) => `M${i * 150} 0h150v70a75 50 0 0 1 -150 0Z`).join(''),
        ctx.diagonalGradient(darker(velvet, 0.12)),
      ) +
      strokePath('M0 8H1200', ctx.applyLight('#EDB73F'), 16) +
      ellipse(600, 806, 480, 66, ctx.gradients.glow('#FFF3D6', 0.8)),
  );
};

const greatHall: DrawBackground = (ctx) => {
  const stone = ctx.applyLight('#C4BAC6');
  const banner = (x: number, color: string) =>
    fillPath(`M${x} 90h90v230l-45 -40l-45 40Z`, ctx.diagonalGradient(ctx.applyLight(color))) +
    fillPath(starPath(x + 45, 180, 24, 11, 5), ctx.applyLight('#FFE39A'));
  let blocks = '';
  for (let y = 80; y < 640; y += 90) blocks += `M0 ${y}H1200`;
  for (let i = 0; i < 36; i += 1)
    blocks += `M${(i % 9) * 150 + (Math.floor(i / 9) % 2) * 75} ${80 + Math.floor(i / 9) * 90}v90`;
  return inside(
    room(ctx, '#CFC6D0', '#A89AA8') +
      strokePath(blocks, darker(stone, 0.12), 4, { opacity: '.5' }) +
      drawWindow(ctx, 480, 110, 220, 360, true) +
      lightPatch(ctx, 540, 800) +
      banner(250, '#B5485A') +
      banner(840, '#5B6FA8') +
      fillPath('M-20 0H130V660H-20ZM1070 0H1220V660H1070Z', ctx.diagonalGradient(darker(stone, 0.14))) +
      fillPath('M110 690L560 690L700 910L-40 910Z', ctx.applyLight('#A84A54'), { opacity: '.5' }),
  );
};

const cabin: DrawBackground = (ctx) => {
  const wood = ctx.applyLight('#A8714A');
  const porthole = (x: number) =>
    circle(x, 270, 92, ctx.shaded(ctx.applyLight('#8FC7E2')), {
      stroke: ctx.applyLight('#D99A3C'),
      'stroke-width': '20',
    }) + fillPath(`M${x - 84} 290q42 -22 84 0t84 0a86 86 0 0 1 -168 0Z`, ctx.applyLight('#4F8FB8'));
  return inside(
    room(ctx, '#C99A6A', '#9A6B4A') +
      strokePath('M0 120H1200M0 240H1200M0 360H1200M0 480H1200M0 600H1200', darker(wood, 0.1), 4, {
        opacity: '.4',
      }) +
      porthole(320) +
      porthole(620) +
      bookshelf(ctx, 820, 140, 300, 2) +
      hangingLamp(ctx, 470, 120, '#D99A3C') +
      fillPath('M0 0H1200V50Q600 100 0 50Z', ctx.diagonalGradient(wood)) +
      rug(ctx, 560, 806, 380, '#5B7FA8'),
  );
};

/** Rooms that a text can be in. */
export const ROOM_BACKGROUNDS: Record<Room, DrawBackground> = {
  bedroom,
  kitchen,
  bathroom,
  'living-room': livingRoom,
  clinic,
  shop,
  stage,
  'great-hall': greatHall,
  cabin,
};
