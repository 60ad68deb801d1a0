import { darker, lighter, mix } from '../palette.ts';
import {
  circle,
  ellipse,
  fillPath,
  group,
  parsePoints,
  polygonPath,
  rect,
  smoothPath,
  starPath,
  strokePath,
  transform,
} from '../svg.ts';
import type { DrawBackground } from './background-context.ts';
import { hill, rock } from './land.ts';
import { BOOKS, bookshelf, drawWindow, hangingLamp, lightPatch, room, SHADE } from './room-parts.ts';
import { stars } from './sky.ts';

const library: DrawBackground = (ctx) => ({
  back:
    room(ctx, '#E6C9A4', '#B98560') +
    bookshelf(ctx, 20, 60, 330, 6) +
    bookshelf(ctx, 850, 60, 330, 6) +
    drawWindow(ctx, 470, 110, 260, 380, true) +
    bookshelf(ctx, 400, 560, 400, 1, 90) +
    lightPatch(ctx, 430, 800) +
    strokePath(
      'M300 660L376 40M364 660L436 40M304 600h66M314 500h64M326 400h62M338 300h60M350 200h60M362 110h58',
      ctx.applyLight('#D9A468'),
      11,
    ) +
    hangingLamp(ctx, 800, 170, '#6FAE86') +
    group(
      circle(0, -70, 44, ctx.shaded(ctx.applyLight('#7FB8D0'))) +
        fillPath(
          smoothPath(parsePoints('-20,-100 10,-96 16,-70 -8,-58 -26,-76')),
          ctx.applyLight('#8CC58A'),
        ) +
        strokePath('M-44 -110A56 56 0 1 0 40 -30', ctx.applyLight('#C98F4A'), 6) +
        strokePath('M0 -22V0M-30 2H30', ctx.applyLight('#C98F4A'), 9),
      transform(1050, 690),
    ) +
    ellipse(560, 826, 500, 66, ctx.applyLight('#B7605E'), { opacity: '.75' }) +
    ellipse(560, 826, 440, 52, 'none', {
      stroke: ctx.applyLight('#F6DDB0'),
      'stroke-width': '6',
      opacity: '.8',
    }),
  front:
    group(
      rect(0, -26, 150, 26, ctx.applyLight('#5B9FB8'), 4) +
        rect(14, -50, 124, 24, ctx.applyLight('#F2B84B'), 4) +
        rect(4, -74, 132, 24, ctx.applyLight('#D9604F'), 4),
      transform(1030, 900),
    ) +
    group(
      rect(0, -28, 150, 28, ctx.applyLight('#8A6BB8'), 4) +
        rect(16, -54, 116, 26, ctx.applyLight('#6FAE86'), 4),
      transform(20, 902),
    ),
  medium: 'indoors',
  shadow: SHADE,
});

const school: DrawBackground = (ctx) => {
  const board = ctx.applyLight('#4F8272');
  const wood = ctx.applyLight('#D9A468');
  const desk = (x: number, y: number, k: number) =>
    group(
      // The chair of the other side.
      rect(-44, -142, 88, 50, ctx.applyLight('#7FA4C4', 0.1), 10) +
        rect(-30, -128, 60, 10, ctx.applyLight('#A9C4DA', 0.1), 4) +
        strokePath('M-34 -92V-24M34 -92V-24', ctx.applyLight('#5F7F9A', 0.1), 7) +
        rect(-90, -84, 180, 18, ctx.diagonalGradient(wood), 6) +
        strokePath('M-74 -66V0M74 -66V0', darker(wood, 0.3), 12) +
        rect(-40, -96, 50, 12, ctx.applyLight('#D9604F'), 3) +
        rect(20, -102, 14, 18, ctx.applyLight('#5B9FB8'), 3),
      transform(x, y, 0, k),
    );
  const chalk = '#F6F1E2';
  return {
    back:
      room(ctx, '#F6E0B4', '#D0A070', 650, { paper: 'stripes' }) +
      rect(320, 160, 560, 320, board, 10, { stroke: wood, 'stroke-width': '20' }) +
      // Shapes in the lower half, which close views show as well.
      strokePath(
        'M392 420L446 320L500 420ZM712 326h96v96h-96ZM400 236h80M520 236h44M604 236h120M764 236h60',
        chalk,
        5,
        { opacity: '.85' },
      ) +
      circle(606, 374, 50, 'none', { stroke: chalk, 'stroke-width': '5', opacity: '.85' }) +
      rect(320, 486, 560, 18, wood, 4) +
      rect(700, 476, 40, 10, '#FFF6EA', 3) +
      rect(760, 476, 30, 10, '#F2B8C4', 3) +
      drawWindow(ctx, 70, 150, 190, 260) +
      drawWindow(ctx, 950, 150, 190, 260) +
      lightPatch(ctx, 330, 800) +
      hangingLamp(ctx, 600, 90, '#EE8F78') +
      strokePath('M0 60Q160 120 320 70M880 70Q1040 120 1200 60', ctx.applyLight('#8A5A48'), 4) +
      parsePoints('60,84 130,98 200,98 270,84 930,84 1000,98 1070,98 1140,84')
        .map(([x, y], i) =>
          fillPath(
            i % 2 ? starPath(x ?? 0, (y ?? 0) + 20, 20, 10, 5) : `M${(x ?? 0) - 17} ${y}h34l-17 38Z`,
            ctx.applyLight(BOOKS[i % 6] ?? '#D9604F'),
          ),
        )
        .join('') +
      desk(600, 672, 0.86) +
      desk(330, 684, 1) +
      desk(872, 684, 1) +
      desk(84, 712, 1.24) +
      desk(1104, 712, 1.24) +
      group(
        strokePath('M0 0V-44', ctx.applyLight('#8A5A48'), 8) +
          rect(-26, -6, 52, 10, ctx.applyLight('#8A5A48'), 4) +
          circle(0, -80, 40, ctx.shaded(ctx.applyLight('#7FB8D0'))) +
          fillPath(smoothPath(parsePoints('-20,-104 12,-104 10,-76 -16,-66')), ctx.applyLight('#8CC58A')),
        transform(1140, 590),
      ),
    front:
      group(
        fillPath('M-60 0Q-66 -90 0 -96Q66 -90 60 0Z', ctx.shaded(ctx.applyLight('#D9604F'))) +
          fillPath('M-40 0V-44H40V0Z', ctx.applyLight('#EE8F78')) +
          strokePath('M-20 -94q20 -30 40 0', ctx.applyLight('#8A3F44'), 8),
        transform(1120, 904),
      ) +
      group(
        rect(0, -30, 140, 30, ctx.applyLight('#5B9FB8'), 4) +
          rect(10, -54, 116, 24, ctx.applyLight('#F2B84B'), 4),
        transform(26, 902),
      ),
    medium: 'indoors',
    shadow: SHADE,
  };
};

const workshop: DrawBackground = (ctx) => {
  const wood = ctx.applyLight('#C98F5E');
  const gear = (x: number, y: number, r: number, c: string) =>
    fillPath(starPath(x, y, r, r * 0.78, 10), ctx.applyLight(c), {
      stroke: ctx.applyLight(c),
      'stroke-width': '6',
      'stroke-linejoin': 'round',
    }) + circle(x, y, r * 0.34, darker(ctx.applyLight(c), 0.4));
  const tools =
    rect(420, 130, 360, 250, ctx.applyLight('#B9906A'), 8) +
    strokePath('M470 170V290', wood, 14) +
    rect(446, 160, 48, 26, ctx.applyLight('#8A90A4'), 4) +
    strokePath('M540 170V260', ctx.applyLight('#D9604F'), 16) +
    strokePath('M540 260V320', ctx.applyLight('#A9AFBE'), 8) +
    fillPath('M600 170q-24 26 0 50v90h22v-90q24 -24 0 -50v30h-22Z', ctx.applyLight('#8A90A4')) +
    fillPath(
      'M670 300L690 180H730L750 300L734 300L726 286L718 300L706 300L698 286L690 300Z',
      ctx.applyLight('#A9AFBE'),
    ) +
    rect(684, 160, 52, 26, wood, 6);
  return {
    back:
      room(ctx, '#DDBE98', '#B08A6A') +
      tools +
      drawWindow(ctx, 90, 140, 230, 270) +
      gear(900, 200, 66, '#D99A4A') +
      gear(1000, 270, 46, '#A9AFBE') +
      gear(1080, 170, 56, '#C4764A') +
      gear(960, 360, 34, '#7FB8A4') +
      lightPatch(ctx, 350, 790) +
      hangingLamp(ctx, 600, 90, '#E2604F') +
      rect(800, 440, 380, 16, wood, 4) +
      [
        [820, 60, '#5B9FB8'],
        [880, 74, '#F2B84B'],
        [942, 54, '#D9604F'],
        [1004, 70, '#6FAE86'],
        [1072, 60, '#8A6BB8'],
      ]
        .map(([x, h, c]) =>
          rect(Number(x), 440 - Number(h), 48, Number(h), ctx.diagonalGradient(ctx.applyLight(String(c))), 8),
        )
        .join('') +
      rect(40, 556, 1120, 30, ctx.diagonalGradient(wood), 6) +
      rect(70, 586, 1060, 80, darker(wood, 0.24)) +
      strokePath('M110 586V680M1090 586V680M600 586V670', darker(wood, 0.4), 22) +
      group(
        rect(-60, -50, 120, 50, ctx.diagonalGradient(ctx.applyLight('#D9604F')), 8) +
          strokePath('M-26 -52q26 -34 52 0', ctx.applyLight('#6B4A54'), 8),
        transform(200, 556),
      ) +
      group(
        fillPath('M-40 0L-26 -70H26L40 0Z', ctx.shaded(ctx.applyLight('#7FB8D0'))) +
          circle(0, -90, 24, ctx.shaded(ctx.applyLight('#A9B9C9'))) +
          strokePath('M0 -114V-134', ctx.applyLight('#67758C'), 5) +
          circle(0, -138, 8, ctx.applyLight('#F0743E')) +
          circle(-8, -92, 4, SHADE) +
          circle(9, -92, 4, SHADE),
        transform(420, 556),
      ) +
      group(
        strokePath('M-60 0L60 0', ctx.applyLight('#FFF3E0'), 50) +
          strokePath('M-70 -8H64M-60 8H60', ctx.applyLight('#8FB8C9'), 4),
        transform(720, 552, 0, 0.9, 0.3),
      ) +
      strokePath(
        'M120 790q20 -14 40 0M980 800q20 -14 40 0M700 850q20 -14 40 0',
        ctx.applyLight('#F2D8A8'),
        7,
      ),
    front: gear(20, 890, 90, '#8A6A5A') + gear(1180, 880, 100, '#8A6A5A') + gear(130, 912, 44, '#A9805A'),
    medium: 'indoors',
    shadow: SHADE,
  };
};

const cave: DrawBackground = (ctx) => {
  const stone = mix('#6E648C', ctx.lighting.tint, ctx.isNight ? 0.3 : 0.06);
  const crystal = (x: number, y: number, k: number, c: string) =>
    circle(x, y - 40 * k, 130 * k, ctx.gradients.glow(c, 0.6)) +
    group(
      fillPath(polygonPath(parsePoints('-44,0 -58,-60 -36,-84 -20,0')), mix(c, '#5A4A9C', 0.25)) +
        fillPath(polygonPath(parsePoints('44,0 56,-70 34,-100 14,0')), mix(c, '#5A4A9C', 0.35)) +
        fillPath(polygonPath(parsePoints('-26,0 -30,-100 0,-140 28,-100 24,0')), c) +
        fillPath(polygonPath(parsePoints('-26,0 -30,-100 0,-140 -6,-96 -6,0')), lighter(c, 0.5)),
      transform(x, y, 0, k),
    );
  const drip = (x: number, w: number, h: number) => `M${x} -10L${x + w * 0.5} ${h}L${x + w} -10Z`;
  return {
    back:
      rect(
        0,
        0,
        1200,
        900,
        ctx.gradients.linear([
          [0, darker(stone, 0.5)],
          [1, darker(stone, 0.2)],
        ]),
      ) +
      group(
        rect(
          180,
          120,
          560,
          560,
          ctx.gradients.linear([
            [0, ctx.lighting.sky[0]],
            [0.6, ctx.lighting.sky[1]],
            [1, ctx.lighting.sky[2]],
          ]),
        ) +
          (ctx.isNight ? stars(ctx, 24, 400) : '') +
          circle(330, 260, ctx.isNight ? 36 : 44, ctx.isNight ? '#FFF3CF' : ctx.lighting.sunColor) +
          hill(ctx, 560, 24, '#8FBF96', 0.6) +
          hill(ctx, 620, 14, '#97C67E', 0.3),
      ) +
      fillPath(
        'M-20 -20H1220V920H-20ZM250 690C210 560 220 380 320 290C400 210 560 210 640 300C730 400 730 560 690 690Z',
        ctx.gradients.linear(
          [
            [0, lighter(stone, 0.06)],
            [0.5, stone],
            [1, darker(stone, 0.4)],
          ],
          30,
        ),
        { 'fill-rule': 'evenodd' },
      ) +
      fillPath(
        'M250 690C210 560 220 380 320 290C400 210 560 210 640 300C730 400 730 560 690 690L720 690C780 540 760 360 660 270C560 170 380 180 290 270C190 370 180 560 216 690Z',
        darker(stone, 0.26),
      ) +
      strokePath(
        'M80 260q30 -20 60 0M820 240q40 -24 80 0M960 420q40 -20 80 4M100 480q30 -14 56 4M860 560q30 -16 60 0M1060 620q30 -16 60 0',
        lighter(stone, 0.16),
        7,
        { opacity: '.6' },
      ) +
      fillPath(
        drip(40, 90, 190) +
          drip(160, 60, 120) +
          drip(760, 80, 170) +
          drip(870, 120, 270) +
          drip(1010, 70, 150) +
          drip(1090, 110, 230),
        ctx.diagonalGradient(darker(stone, 0.24)),
      ) +
      fillPath(
        'M-10 700Q220 660 480 684T1210 672V910H-10Z',
        ctx.gradients.linear(
          [
            [0, lighter(stone, 0.26)],
            [0.4, lighter(stone, 0.1)],
            [1, darker(stone, 0.3)],
          ],
          12,
        ),
      ) +
      ellipse(480, 790, 360, 110, ctx.gradients.glow(lighter(ctx.lighting.sunColor, 0.2), 0.5)) +
      crystal(120, 740, 1, '#9CB8F6') +
      crystal(1050, 730, 1.4, '#C9A8F8') +
      crystal(900, 700, 0.7, '#8FE0D0') +
      crystal(1150, 770, 0.8, '#F6A8C8') +
      rock(ctx, 240, 736, 80, '#8A80A4') +
      ellipse(540, 800, 560, 80, ctx.gradients.glow('#FFF3D6', 0.3)),
    front:
      rock(ctx, 10, 935, 280, '#564C74') +
      rock(ctx, 1190, 940, 300, '#564C74') +
      fillPath(`${drip(-40, 150, 260)}${drip(1130, 140, 220)}`, darker(stone, 0.5)),
    medium: 'indoors',
    shadow: '#1B1236',
  };
};

/** Backgrounds under a roof. */
export const INDOOR_BACKGROUNDS = { library, school, workshop, cave } as const;
