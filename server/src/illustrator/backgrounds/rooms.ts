import { type ClockTime, clockHands } from '../clock-hands.ts';
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
import { corridor } from './corridor.ts';
import { altarRoom } from './draw-festival.ts';
import { curtains, door, framedPicture, pottedPlant, rug, standingLamp, toyShelf } from './furniture.ts';
import { PUBLIC_ROOMS } from './public-rooms.ts';
import {
  bookshelf,
  drawWindow,
  floorShadow,
  hangingLamp,
  inside,
  lightPatch,
  room,
  SHADE,
} from './room-parts.ts';
import { hairdresser, launderette, supermarket } from './service-rooms.ts';
import { shop } from './shop.ts';
import { burrow, shed } from './small-places.ts';
import { aeroplane, airport, lift } from './travel-rooms.ts';
import { aquarium, cellar } from './underground-rooms.ts';

const bedroom: DrawBackground = (ctx) =>
  inside(
    room(ctx, '#D9CDEB', '#C79A72', 650, { paper: 'dots' }) +
      drawWindow(ctx, 520, 120, 240, 280) +
      curtains(ctx, 520, 120, 240, 280, '#8FA8D8') +
      lightPatch(ctx, 560, 780) +
      framedPicture(ctx, 880, 190, 170, 130) +
      framedPicture(ctx, 190, 110, 120, 96) +
      group(
        rect(-110, -330, 220, 330, ctx.diagonalGradient(ctx.applyLight('#B98560')), 10) +
          strokePath('M0 -320V-10', ctx.applyLight('#7E553F'), 5) +
          rect(-96, -300, 84, 130, darker(ctx.applyLight('#B98560'), 0.1), 5) +
          rect(12, -300, 84, 130, darker(ctx.applyLight('#B98560'), 0.1), 5) +
          rect(-96, -156, 84, 130, darker(ctx.applyLight('#B98560'), 0.1), 5) +
          rect(12, -156, 84, 130, darker(ctx.applyLight('#B98560'), 0.1), 5) +
          rect(-118, -342, 236, 20, ctx.diagonalGradient(ctx.applyLight('#C9966C')), 6) +
          circle(-14, -170, 8, ctx.applyLight('#F2C064')) +
          circle(14, -170, 8, ctx.applyLight('#F2C064')),
        transform(1070, 668),
      ) +
      floorShadow(1070, 672, 124) +
      toyShelf(ctx, 110, 360) +
      standingLamp(ctx, 880, 682, 250, '#F2B8A0') +
      rug(ctx, 600, 806, 420, '#A98BC8'),
  );

const wallClock = (ctx: BackgroundContext, time: ClockTime): string =>
  circle(760, 230, 60, ctx.applyLight('#FFF8EA'), {
    stroke: ctx.applyLight('#A8714A'),
    'stroke-width': '12',
  }) + clockHands(760, 230, 54, ctx.applyLight('#5B4A5E'), time, ctx.mirrored);

const livingRoom: DrawBackground = (ctx) => {
  const sofa = ctx.applyLight('#6FA6A0');
  const couch = group(
    floorShadow(8, 4, 236) +
      strokePath('M-184 -14V2M184 -14V2', ctx.applyLight('#7E553F'), 14) +
      rect(-190, -184, 380, 144, ctx.diagonalGradient(sofa), 36) +
      strokePath('M0 -178V-92', darker(sofa, 0.2), 4) +
      fillPath('M-168 -92H168L178 -62H-178Z', lighter(sofa, 0.24)) +
      rect(-178, -66, 356, 58, ctx.diagonalGradient(darker(sofa, 0.06)), 14) +
      strokePath('M0 -90V-12M-170 -64H170', darker(sofa, 0.2), 4) +
      rect(-228, -124, 72, 118, ctx.shaded(darker(sofa, 0.04)), 30) +
      rect(156, -124, 72, 118, ctx.shaded(darker(sofa, 0.04)), 30) +
      group(
        rect(-40, -40, 80, 76, ctx.shaded(ctx.applyLight('#EE9F86')), 20) +
          strokePath('M-22 -20L22 16M22 -20L-22 16', ctx.applyLight('#FFE9D0'), 4, { opacity: '.7' }),
        transform(-112, -112, -12),
      ),
    transform(600, 690),
  );
  return inside(
    room(ctx, '#F3DDB5', '#BF8E66', 650, { paper: 'stripes' }) +
      drawWindow(ctx, 150, 130, 240, 290) +
      curtains(ctx, 150, 130, 240, 290, '#D9826E') +
      lightPatch(ctx, 360, 790) +
      (ctx.clockTime === null ? '' : framedPicture(ctx, 500, 180, 150, 120) + wallClock(ctx, ctx.clockTime)) +
      door(ctx, 930, 662, '#8FB09A') +
      (ctx.hasThing('sofa') ? '' : couch) +
      bookshelf(ctx, 150, 560, 220, 1, 110) +
      pottedPlant(ctx, 62, 690, 0.9) +
      standingLamp(ctx, 862, 684, 300, '#F2C9A0') +
      rug(ctx, 560, 816, 460, '#C77F6B'),
  );
};

const kitchen: DrawBackground = (ctx) => {
  const wood = ctx.applyLight('#D9A468');
  const front = ctx.applyLight('#8FC0B4');
  const cupboard = (x: number, w: number) =>
    rect(x, 470, w - 6, 190, ctx.diagonalGradient(front), 6) +
    rect(x + 18, 520, w - 42, 122, darker(front, 0.1), 6) +
    rect(x + 24, 528, w - 54, 108, lighter(front, 0.06), 4) +
    strokePath(`M${x + w / 2 - 20} 496h36`, ctx.applyLight('#FFF3DC'), 8);
  const stove =
    rect(600, 470, 394, 190, ctx.diagonalGradient(ctx.applyLight('#E9E2DA')), 8) +
    rect(650, 520, 294, 100, ctx.lampsAreLit ? '#F2A04E' : ctx.applyLight('#5B4A5E'), 10) +
    strokePath('M660 500H934', ctx.applyLight('#A9AFBE'), 8) +
    [0, 1, 2].map((i) => circle(720 + i * 50, 500, 8, ctx.applyLight('#5B4A5E'))).join('');
  return inside(
    room(ctx, '#FBE8C6', '#D9B08A', 650, { floor: 'tiles' }) +
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
      (ctx.hasThing('oven') ? cupboard(600, 200) + cupboard(800, 200) : stove) +
      fillPath('M-10 430H1210V452H-10Z', lighter(wood, 0.24)) +
      rect(-10, 446, 1220, 26, ctx.diagonalGradient(wood), 6) +
      rect(-10, 472, 1220, 12, SHADE, 0, { opacity: '.2' }) +
      group(
        fillPath('M-40 0V-56Q-40 -84 0 -84Q40 -84 40 -56V0Z', ctx.shaded(ctx.applyLight('#C98F5E'))) +
          strokePath('M-38 -42H38', ctx.applyLight('#8A5A3E'), 4),
        transform(ctx.standClear(1110, 44, 354, 60) ?? 1110, 438),
      ) +
      group(
        fillPath('M-34 0L-28 -64H28L34 0Z', ctx.shaded(ctx.applyLight('#7FB0C9'))) +
          strokePath('M-16 -64L-26 -120M0 -64V-130M14 -64L28 -116', ctx.applyLight('#B5714A'), 8) +
          ellipse(-27, -124, 12, 16, ctx.applyLight('#D9A468')) +
          ellipse(29, -122, 13, 10, ctx.applyLight('#A9AFBE')),
        transform(ctx.standClear(380, 40, 300, 330) ?? 380, 438),
      ) +
      group(
        fillPath('M-60 0V-70H60V0Q0 12 -60 0Z', ctx.shaded(ctx.applyLight('#D9604F'))) +
          rect(-70, -82, 140, 16, ctx.applyLight('#B5483F'), 8) +
          circle(0, -90, 10, ctx.applyLight('#5B4A5E')),
        transform(ctx.standClear(770, 74, 344, 150) ?? 770, 438),
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
    room(ctx, '#CDE6EA', '#B9C9D6', 650, { floor: 'tiles' }) +
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
      floorShadow(940, 676, 190) +
      floorShadow(600, 652, 46) +
      pottedPlant(ctx, 60, 690, 0.7) +
      rect(350, 300, 14, 150, ctx.applyLight('#A9AFBE'), 6) +
      fillPath('M330 330H390V470Q360 486 330 470Z', ctx.diagonalGradient(ctx.applyLight('#F2A7A0'))) +
      rug(ctx, 540, 806, 330, '#7FB8C8'),
  );
};

const clinic: DrawBackground = (ctx) => {
  const steel = ctx.applyLight('#A9B9C9');
  const seat = ctx.applyLight('#5FA8A0');
  return inside(
    room(ctx, '#D5EBE4', '#C9D2D6', 650, { floor: 'tiles', paper: 'dots' }) +
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
      [330, 430, 515, 685, 770, 880]
        .map((x, i) => fillPath(starPath(x, 190 + (i % 3) * 50, 22, 10, 5), ctx.applyLight('#FFE39A')))
        .join('') +
      // Painted scenery: a moon, hills, a castle and two trees of wood.
      circle(612, 210, 54, ctx.applyLight('#FFF0C0')) +
      fillPath('M150 650V520Q300 420 450 520T760 500T1050 530V650Z', ctx.applyLight('#6F8FA8')) +
      fillPath(
        'M730 500V380h30v24h26v-24h30v24h26v-24h30v120ZM752 380v-70l34 -46l34 46v70Z',
        ctx.applyLight('#9A86B8'),
      ) +
      fillPath('M150 650V590Q330 520 520 590T900 580L1050 600V650Z', ctx.applyLight('#7FAE86')) +
      [300, 930]
        .map(
          (x) =>
            rect(x - 12, 540, 24, 112, ctx.applyLight('#8A5A48')) +
            fillPath(
              `M${x - 84} 560q-20 -70 44 -84q8 -66 62 -50q60 6 52 66q44 40 0 72Z`,
              ctx.diagonalGradient(ctx.applyLight('#5F9A6F')),
            ),
        )
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
      // The lamps along the edge of the stage.
      [90, 260, 430, 600, 770, 940, 1110]
        .map(
          (x) =>
            fillPath(`M${x - 34} 906q0 -36 34 -36t34 36Z`, ctx.applyLight('#F2C064')) +
            ellipse(x, 872, 17, 7, '#FFF3C0'),
        )
        .join('') +
      ellipse(600, 806, 480, 66, ctx.gradients.glow('#FFF3D6', 0.8)),
  );
};

const greatHall: DrawBackground = (ctx) => {
  const [stone, gold] = [ctx.applyLight('#C4BAC6'), ctx.applyLight('#E5B54A')];
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
      banner(770, '#5B6FA8') +
      // Two pillars with their arch, and the chandelier.
      fillPath(
        'M-20 0H1220V660H1070V190Q1060 60 900 56H300Q140 60 130 190V660H-20Z',
        ctx.diagonalGradient(darker(stone, 0.14)),
      ) +
      rect(-20, 610, 170, 50, darker(stone, 0.26)) +
      rect(1050, 610, 170, 50, darker(stone, 0.26)) +
      strokePath('M140 200H-20M1060 200H1220', darker(stone, 0.3), 14) +
      circle(590, 120, 260, ctx.gradients.glow('#FFE3A0', ctx.lampsAreLit ? 0.8 : 0.3)) +
      strokePath('M590 0V96M480 96H700M510 96V82M550 96V82M590 96V82M630 96V82M670 96V82', gold, 9) +
      [510, 550, 590, 630, 670].map((x) => ellipse(x, 70, 7, 13, '#FFE08A')).join('') +
      // A long carpet leads to the throne at the right.
      fillPath('M-40 910L260 770Q600 690 860 690H1060Q760 720 420 910Z', ctx.applyLight('#A84A54')) +
      strokePath('M-6 910L290 772Q620 700 880 696M1030 698Q740 730 386 910', gold, 6, { opacity: '.8' }) +
      floorShadow(960, 690, 130) +
      rect(850, 650, 220, 42, ctx.diagonalGradient(lighter(stone, 0.2)), 4) +
      fillPath('M884 650V420Q886 356 960 340Q1034 356 1036 420V650Z', ctx.diagonalGradient(gold)) +
      fillPath('M904 620V430Q908 380 960 368Q1012 380 1016 430V620Z', ctx.applyLight('#8F3F5A')) +
      rect(872, 570, 176, 34, ctx.diagonalGradient(ctx.applyLight('#B5485A')), 12) +
      rect(866, 520, 26, 130, gold, 8) +
      rect(1028, 520, 26, 130, gold, 8) +
      circle(960, 336, 17, gold),
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
      // A bunk with its blanket at the right, a chest and a rolled map at the left.
      floorShadow(1010, 690, 230) +
      rect(790, 470, 430, 34, ctx.diagonalGradient(lighter(wood, 0.1)), 6) +
      rect(800, 560, 420, 128, ctx.diagonalGradient(darker(wood, 0.12)), 8) +
      rect(830, 596, 150, 66, darker(wood, 0.24), 6) +
      rect(1010, 596, 150, 66, darker(wood, 0.24), 6) +
      circle(905, 628, 8, ctx.applyLight('#E5B54A')) +
      circle(1085, 628, 8, ctx.applyLight('#E5B54A')) +
      rect(790, 530, 430, 44, ctx.applyLight('#F6EBD8'), 14) +
      fillPath('M900 528H1220V600Q1060 620 900 596Z', ctx.diagonalGradient(ctx.applyLight('#5B7FA8'))) +
      rect(800, 512, 96, 44, ctx.shaded(ctx.applyLight('#FFFAF0')), 18) +
      rect(784, 440, 20, 250, ctx.diagonalGradient(darker(wood, 0.2)), 6) +
      floorShadow(140, 688, 150) +
      rect(20, 590, 230, 98, ctx.diagonalGradient(ctx.applyLight('#8F5F3F')), 8) +
      fillPath(
        'M12 594Q12 536 60 530H210Q258 536 258 594Z',
        ctx.diagonalGradient(ctx.applyLight('#A8714A')),
      ) +
      strokePath('M70 532V686M200 532V686', ctx.applyLight('#E5B54A'), 11) +
      rect(116, 576, 38, 44, ctx.applyLight('#E5B54A'), 6) +
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
  corridor,
  airport,
  aeroplane,
  lift,
  launderette,
  hairdresser,
  supermarket,
  cellar,
  shed,
  burrow,
  altar: altarRoom,
  aquarium,
  ...PUBLIC_ROOMS,
};
