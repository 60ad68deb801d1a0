import { darker, lighter } from '../palette.ts';
import { circle, ellipse, fillPath, group, rect, strokePath, transform } from '../svg.ts';
import type { BackgroundContext, DrawBackground } from './background-context.ts';
import { bus, train } from './carriages.ts';
import { framedPicture, pottedPlant } from './furniture.ts';
import {
  drawWindow,
  floorShadow,
  hangingLamp,
  inside,
  lightPatch,
  room,
  SHADE,
  windowBand,
} from './room-parts.ts';

/** The skeleton of a long-necked dinosaur on a plinth, about 420 wide. */
function skeleton(ctx: BackgroundContext): string {
  const [bone, plinth] = [ctx.applyLight('#F4E9D2'), ctx.applyLight('#A8714A')];
  const ribs = [-70, -42, -14, 14, 42].map((x) => `M${x} -196q-16 50 6 92`).join('');
  return (
    floorShadow(0, 4, 240) +
    rect(-220, -34, 440, 38, ctx.diagonalGradient(plinth), 5) +
    rect(-232, -42, 464, 14, lighter(plinth, 0.2), 5) +
    strokePath('M-206 -120Q-130 -190 -60 -200T70 -196Q120 -210 140 -290', darker(bone, 0.1), 17) +
    strokePath('M-206 -120Q-130 -190 -60 -200T70 -196Q120 -210 140 -290', bone, 13, {
      'stroke-dasharray': '9 7',
    }) +
    strokePath(ribs, bone, 9) +
    strokePath(
      'M-84 -186L-104 -110L-88 -46M-60 -186L-58 -110L-44 -46M60 -188L48 -112L60 -46M84 -190L98 -112L112 -46',
      bone,
      13,
    ) +
    fillPath('M120 -300Q134 -346 186 -332Q216 -318 214 -298Q180 -280 120 -288Z', bone) +
    circle(158, -314, 8, plinth) +
    strokePath('M184 -296h26', plinth, 4)
  );
}

/** A glass case on a table, with something found in it. */
const showcase = (ctx: BackgroundContext, x: number, y: number, thing: string) =>
  group(
    floorShadow(0, 4, 84) +
      rect(-70, -100, 140, 104, ctx.diagonalGradient(ctx.applyLight('#9A6B4E')), 4) +
      rect(-80, -112, 160, 16, ctx.applyLight('#C9966C'), 4) +
      thing +
      rect(-66, -232, 132, 122, ctx.applyLight('#DDF0F4'), 4, { opacity: '.45' }) +
      strokePath('M-66 -112V-232H66V-112M-50 -128L-14 -216', '#FFFFFF', 4, { opacity: '.75' }),
    transform(x, y),
  );

const museum: DrawBackground = (ctx) => {
  const [vase, gold] = [ctx.applyLight('#C9665A'), ctx.applyLight('#EDB73F')];
  return inside(
    room(ctx, '#E9DCC6', '#B9A493', 650, { floor: 'tiles' }) +
      framedPicture(ctx, 60, 130, 190, 140) +
      framedPicture(ctx, 330, 110, 130, 170) +
      rect(540, 96, 190, 150, ctx.applyLight('#D9A0A8'), 4, { stroke: gold, 'stroke-width': '14' }) +
      circle(635, 150, 30, ctx.applyLight('#F6D2B0')) +
      fillPath('M590 238q8 -58 45 -58t45 58Z', ctx.applyLight('#5B7FA8')) +
      [150, 395, 635].map((x) => ellipse(x, 190, 160, 130, ctx.gradients.glow('#FFF3D0', 0.5))).join('') +
      lightPatch(ctx, 540, 800) +
      group(skeleton(ctx), transform(930, 690, 0, 1.15)) +
      showcase(
        ctx,
        110,
        690,
        fillPath('M-16 -112q-34 -30 -10 -62q6 -10 2 -20h48q-4 10 2 20q24 32 -10 62Z', ctx.shaded(vase)) +
          strokePath('M-34 -150H34', gold, 7),
      ) +
      showcase(
        ctx,
        330,
        684,
        fillPath('M-40 -112V-160L-20 -136L0 -172L20 -136L40 -160V-112Z', ctx.shaded(gold)),
      ) +
      strokePath('M640 790V700M1190 790V700', ctx.applyLight('#C98F4A'), 12) +
      strokePath('M640 706Q910 800 1190 706', ctx.applyLight('#B5485A'), 11),
  );
};

/** A hospital bed with its head at the left. */
const wardBed = (ctx: BackgroundContext, x: number, y: number, cover: string) => {
  const [steel, sheet] = [ctx.applyLight('#A9B9C9'), ctx.applyLight('#FBF6EE')];
  return group(
    floorShadow(0, 4, 170) +
      strokePath('M-160 0V-190M160 0V-120M-160 -182Q-160 -200 -140 -200', steel, 12) +
      rect(-166, -96, 332, 46, ctx.diagonalGradient(sheet), 12) +
      rect(-150, -128, 88, 48, ctx.shaded(lighter(sheet, 0.3)), 20) +
      fillPath(
        'M-60 -110Q60 -128 166 -104V-46Q50 -36 -60 -46Z',
        ctx.diagonalGradient(ctx.applyLight(cover)),
      ) +
      fillPath('M-64 -112H-30V-44H-64Z', sheet),
    transform(x, y),
  );
};

const ward: DrawBackground = (ctx) => {
  const curtain = ctx.applyLight('#9CCBC0');
  const cabinet =
    rect(-34, 500, 68, 150, ctx.diagonalGradient(ctx.applyLight('#E9DFCF')), 6) +
    strokePath('M-20 550h40M-20 600h40', ctx.applyLight('#B9A48C'), 5) +
    fillPath('M-16 500l6 -44h20l6 44Z', ctx.applyLight('#BFE0E6')) +
    [-12, 0, 14]
      .map((x, i) =>
        circle(x, 442 - (i % 2) * 14, 13, ctx.applyLight(['#F2899A', '#FFD155', '#EE7F5E'][i] ?? '#FFD155')),
      )
      .join('');
  const folds = [0, 44, 88].map((x) => `M${x + 20} 120V560`).join('');
  return inside(
    room(ctx, '#DCEEE6', '#C6D2D4', 650, { floor: 'tiles' }) +
      drawWindow(ctx, 480, 120, 240, 250) +
      lightPatch(ctx, 560, 790) +
      strokePath('M0 110H420M790 110H1200', ctx.applyLight('#A9B9C9'), 8) +
      fillPath('M300 114h130q-14 240 4 452q-66 18 -134 0Z', ctx.diagonalGradient(curtain)) +
      strokePath(folds, darker(curtain, 0.14), 5, { transform: 'translate(300 0)' }) +
      fillPath('M780 114h130v452q-66 18 -134 0q16 -220 4 -452Z', ctx.diagonalGradient(curtain)) +
      strokePath(folds, darker(curtain, 0.14), 5, { transform: 'translate(782 0)' }) +
      wardBed(ctx, 130, 690, '#F2B8A0') +
      wardBed(ctx, 1070, 690, '#8FB8D8') +
      group(cabinet, transform(ctx.standClear(600, 40, 416, 150) ?? 600, 0)) +
      rect(1000, 180, 90, 24, ctx.applyLight('#DC5445'), 4) +
      rect(1033, 147, 24, 90, ctx.applyLight('#DC5445'), 4),
  );
};

const pool: DrawBackground = (ctx) => {
  const [water, tile] = [ctx.applyLight('#6FC3D8'), ctx.applyLight('#E4F2F1')];
  const lanes = [0, 1, 2]
    .map((i) =>
      strokePath(`M-20 ${536 + i * 52}H1220`, ctx.applyLight(i % 2 ? '#FFF6E4' : '#E2604F'), 11, {
        'stroke-dasharray': '16 9',
      }),
    )
    .join('');
  const ripples = Array.from(
    { length: 14 },
    (_, i) => `M${(i * 193) % 1160} ${508 + ((i * 47) % 160)}q18 -9 36 0t36 0`,
  ).join('');
  const grid = Array.from({ length: 13 }, (_, i) => `M${i * 100} 330V470`).join('');
  return inside(
    room(ctx, '#CFE6EC', '#E9DCC8', 690, { floor: 'tiles' }) +
      windowBand(ctx, 60, 70, 1080, 210, 5) +
      rect(0, 330, 1200, 150, tile) +
      strokePath(`${grid}M0 375H1200M0 422H1200`, darker(tile, 0.12), 4) +
      rect(0, 470, 1200, 18, lighter(tile, 0.4)) +
      rect(
        0,
        486,
        1200,
        216,
        ctx.gradients.linear([
          [0, lighter(water, 0.24)],
          [1, darker(water, 0.16)],
        ]),
      ) +
      lanes +
      strokePath(ripples, lighter(water, 0.6), 5, { opacity: '.8' }) +
      rect(0, 694, 1200, 22, ctx.applyLight('#FFF8EA')) +
      rect(0, 714, 1200, 8, darker(water, 0.4), 0, { opacity: '.35' }) +
      strokePath(
        'M1080 720V600Q1080 560 1116 560V590M1150 720V600Q1150 560 1186 560V590M1082 640H1150M1082 684H1150',
        ctx.applyLight('#A9B9C9'),
        10,
      ) +
      // The starting block and a ring on the edge.
      rect(60, 610, 110, 92, ctx.diagonalGradient(ctx.applyLight('#F4F0E6')), 8) +
      rect(50, 600, 130, 18, ctx.applyLight('#5B9FB8'), 6),
  );
};

const hallway: DrawBackground = (ctx) => {
  const wood = ctx.applyLight('#B98560');
  const steps = Array.from({ length: 8 }, (_, i) => {
    const [x, y] = [640 + i * 62, 690 - i * 56];
    return (
      rect(x, y - 56, 1240 - x, 58, ctx.diagonalGradient(lighter(wood, i % 2 ? 0.12 : 0.2))) +
      rect(x - 8, y - 60, 1250 - x, 12, lighter(wood, 0.34), 3)
    );
  }).join('');
  const balusters = Array.from({ length: 8 }, (_, i) => `M${672 + i * 62} ${632 - i * 56}v-150`).join('');
  return inside(
    room(ctx, '#F0DFBE', '#C79A72', 650, { paper: 'stripes' }) +
      drawWindow(ctx, 420, 110, 150, 220, true) +
      lightPatch(ctx, 430, 800) +
      framedPicture(ctx, 640, 150, 110, 90) +
      framedPicture(ctx, 800, 70, 100, 120) +
      rect(70, 250, 210, 402, ctx.applyLight('#FBEFDA'), 8) +
      rect(86, 266, 178, 386, ctx.diagonalGradient(ctx.applyLight('#7FA0B8')), 4) +
      rect(108, 290, 134, 120, ctx.applyLight('#CDE8F0'), 6) +
      rect(108, 470, 134, 150, darker(ctx.applyLight('#7FA0B8'), 0.12), 6) +
      circle(246, 452, 10, ctx.applyLight('#F2C064')) +
      rect(330, 390, 260, 14, ctx.diagonalGradient(wood), 4) +
      [360, 420, 480, 545]
        .map((x) => strokePath(`M${x} 404v26q0 12 12 12`, ctx.applyLight('#8A5A48'), 7))
        .join('') +
      fillPath('M402 432h40l12 130h-64Z', ctx.shaded(ctx.applyLight('#E2604F'))) +
      fillPath('M470 434q22 20 44 0l10 70h-62Z', ctx.shaded(ctx.applyLight('#5B9FB8'))) +
      floorShadow(940, 696, 300) +
      steps +
      strokePath(balusters, darker(wood, 0.1), 9) +
      strokePath('M650 500L1210 -6', ctx.diagonalGradient(darker(wood, 0.2)), 22) +
      rect(626, 480, 36, 214, ctx.diagonalGradient(darker(wood, 0.16)), 8) +
      circle(644, 470, 24, ctx.shaded(darker(wood, 0.08))) +
      pottedPlant(ctx, 320, 690, 0.7),
  );
};

const restaurant: DrawBackground = (ctx) => {
  const cloth = (x: number, y: number, k: number, color: string) =>
    group(
      floorShadow(0, 4, 120) +
        strokePath('M0 -20V0M-40 2H40', ctx.applyLight('#8A5A48'), 14) +
        fillPath(
          'M-120 -120H120L136 -30Q110 -16 86 -30T34 -30T-18 -30T-70 -30T-136 -30Z',
          ctx.diagonalGradient(ctx.applyLight(color)),
        ) +
        ellipse(0, -120, 122, 24, lighter(ctx.applyLight(color), 0.3)) +
        ellipse(-44, -122, 34, 9, '#FFFFFF') +
        ellipse(50, -120, 34, 9, '#FFFFFF') +
        rect(-6, -166, 12, 44, ctx.applyLight('#FFF6E4'), 3) +
        circle(0, -174, 7, ctx.lampsAreLit ? '#FFE08A' : ctx.applyLight('#F2B84B')),
      transform(x, y, 0, k),
    );
  return inside(
    room(ctx, '#F3D9BC', '#B9825E', 650, { paper: 'plain' }) +
      drawWindow(ctx, 110, 120, 250, 260) +
      framedPicture(ctx, 870, 170, 200, 150) +
      lightPatch(ctx, 330, 790) +
      rect(470, 120, 260, 190, ctx.applyLight('#4F6F66'), 8, {
        stroke: ctx.applyLight('#B07A48'),
        'stroke-width': '14',
      }) +
      strokePath(
        'M510 170H640M510 206H690M510 242H610M660 250q24 -22 40 0q-18 22 -40 0Z',
        ctx.applyLight('#F6F1E2'),
        6,
        { opacity: '.8' },
      ) +
      rect(0, 470, 1200, 170, ctx.applyLight('#C98F6A'), 0, { opacity: '.5' }) +
      hangingLamp(ctx, 230, 110, '#D9604F') +
      hangingLamp(ctx, 970, 110, '#D9604F') +
      cloth(180, 690, 1.1, '#D9705E') +
      cloth(1020, 690, 1.1, '#D9705E') +
      cloth(610, 664, 0.8, '#E9B868') +
      pottedPlant(ctx, 420, 676, 0.8),
  );
};

const tent: DrawBackground = (ctx) => {
  const [canvas, bag, bag2] = [
    ctx.applyLight('#E79A6A'),
    ctx.applyLight('#5B9FB8'),
    ctx.applyLight('#6FAE86'),
  ];
  const sky = ctx.lighting.sky;
  return inside(
    rect(0, 0, 1200, 904, darker(canvas, 0.24)) +
      fillPath(
        'M600 -60L-200 700H1400Z',
        ctx.gradients.linear([
          [0, lighter(canvas, 0.3)],
          [1, canvas],
        ]),
      ) +
      strokePath(
        'M600 -60L-160 690M600 -60L1360 690M600 -60L180 690M600 -60L1020 690',
        darker(canvas, 0.14),
        5,
      ) +
      // The entrance, with the flaps tied back.
      fillPath(
        'M600 150L430 680H770Z',
        ctx.gradients.linear([
          [0, sky[0]],
          [0.6, sky[1]],
          [1, sky[2]],
        ]),
      ) +
      (ctx.isNight ? circle(590, 330, 26, '#FFF3CF') : '') +
      fillPath('M452 612Q520 570 600 600T748 612L770 680H430Z', ctx.applyLight('#6F9F78', 0.3)) +
      fillPath(
        'M600 150L430 680Q480 560 540 500Q588 330 600 150ZM600 150L770 680Q720 560 660 500Q612 330 600 150Z',
        lighter(canvas, 0.4),
      ) +
      rect(
        0,
        676,
        1200,
        230,
        ctx.gradients.linear([
          [0, darker(canvas, 0.36)],
          [1, darker(canvas, 0.2)],
        ]),
      ) +
      circle(600, 110, 260, ctx.gradients.glow('#FFE3A0', ctx.lampsAreLit ? 0.9 : 0.4)) +
      strokePath('M600 -10V70', ctx.applyLight('#5B4A5E'), 5) +
      fillPath('M574 70h52l10 66h-72Z', ctx.lampsAreLit ? '#FFE9A8' : ctx.applyLight('#F6E3B8')) +
      rect(562, 60, 76, 14, ctx.applyLight('#5B4A5E'), 5) +
      rect(560, 134, 80, 14, ctx.applyLight('#5B4A5E'), 5) +
      [
        [150, bag],
        [1050, bag2],
      ]
        .map(
          ([x, color]) =>
            ellipse(Number(x), 720, 190, 18, SHADE, { opacity: '.25' }) +
            rect(Number(x) - 180, 650, 360, 74, ctx.diagonalGradient(String(color)), 36) +
            rect(
              Number(x) - (Number(x) < 600 ? 176 : -66),
              636,
              110,
              60,
              ctx.shaded(ctx.applyLight('#FBF6EE')),
              26,
            ) +
            strokePath(`M${Number(x) - 50} 660v56M${Number(x) + 20} 660v56`, darker(String(color), 0.16), 5),
        )
        .join(''),
  );
};

const attic: DrawBackground = (ctx) => {
  const [beam, crate] = [ctx.applyLight('#9A6B4A'), ctx.applyLight('#C9935A')];
  const chest = (x: number, y: number, w: number, h: number, color: string) =>
    floorShadow(x + w / 2, y + 2, w * 0.55) +
    rect(x, y - h, w, h, ctx.diagonalGradient(ctx.applyLight(color)), 5) +
    rect(x - 5, y - h - 12, w + 10, 20, lighter(ctx.applyLight(color), 0.2), 5) +
    strokePath(`M${x + w / 2} ${y - h}v${h}`, darker(ctx.applyLight(color), 0.2), 5);
  return inside(
    room(ctx, '#D9B48A', '#A87C58', 650, { paper: 'plain' }) +
      strokePath('M0 130H1200M0 250H1200M0 370H1200M0 490H1200M0 590H1200', darker(beam, 0.06), 4, {
        opacity: '.4',
      }) +
      circle(600, 270, 88, ctx.lighting.sky[1], { stroke: beam, 'stroke-width': '18' }) +
      strokePath('M600 184V356M514 270H686', beam, 10) +
      lightPatch(ctx, 600, 800) +
      (ctx.isNight
        ? ''
        : fillPath(
            'M520 300L680 300L860 820H380Z',
            ctx.gradients.linear([
              [0, '#FFF0C0', 0.35],
              [1, '#FFF0C0', 0],
            ]),
          )) +
      fillPath('M-10 -10H430L-10 480Z', darker(beam, 0.12)) +
      fillPath('M1210 -10H770L1210 480Z', darker(beam, 0.2)) +
      strokePath('M-10 500L450 -12M1210 500L750 -12M0 60H1200', beam, 26) +
      chest(30, 690, 210, 130, '#8A6B5A') +
      chest(60, 546, 150, 80, '#C9935A') +
      chest(960, 690, 190, 110, '#7F8FA8') +
      rect(870, 600, 76, 84, ctx.diagonalGradient(crate), 4) +
      strokePath('M1000 566Q1060 520 1110 566', ctx.applyLight('#5B4A5E'), 7) +
      fillPath('M992 568h130l-14 0v-58q-50 -22 -100 0Z', ctx.shaded(ctx.applyLight('#6FAE86'))) +
      strokePath('M10 120Q30 80 70 60M10 90Q30 80 40 50', '#FFFFFF', 2, { opacity: '.6' }),
  );
};

/** Rooms of public buildings, of vehicles and under a roof. */
export const PUBLIC_ROOMS = { museum, ward, pool, hallway, restaurant, bus, train, tent, attic };
