import { darker, lighter } from '../palette.ts';
import {
  circle,
  ellipse,
  fillPath,
  group,
  parsePoints,
  polygonPath,
  scallopedPath,
  smoothPath,
  strokePath,
  transform,
} from '../svg.ts';
import type { BackgroundContext, DrawBackground } from './background-context.ts';
import { desert } from './desert.ts';
import { ground, hill, rock, water, windingPath } from './land.ts';
import { bough, bush, cornerLeaves, flowers, grassBlades, grassTufts, pine, tree } from './plants.ts';
import { sky } from './sky.ts';

const SHADE = '#2B2440';

const butterfly = (ctx: BackgroundContext, x: number, y: number, c: string, angle: number) =>
  group(
    fillPath(
      'M0 0C-8 -22 -34 -24 -32 -6C-32 8 -14 8 0 2C-16 8 -24 20 -14 24C-4 26 0 12 0 2C0 12 4 26 14 24C24 20 16 8 0 2C14 8 32 8 32 -6C34 -24 8 -22 0 0Z',
      ctx.applyLight(c),
    ) + strokePath('M0 -6V12', '#4A3560', 4),
    transform(x, y, angle, 0.8),
  );

/** The tops of a wood on the far hills. */
const farWood = (ctx: BackgroundContext, y: number): string =>
  [90, 150, 204, 262, 640, 700, 752]
    .map((x, i) => ellipse(x, y - (i % 3) * 9, 40, 34 + (i % 2) * 10, ctx.applyLight('#86B892', 0.6)))
    .join('');

/** A fence of rails between posts, 270 wide. */
const fence = (ctx: BackgroundContext, x: number, y: number): string => {
  const wood = ctx.applyLight('#B98F66', 0.1);
  return (
    strokePath(
      `M${x} ${y - 50}Q${x + 130} ${y - 60} ${x + 270} ${y - 46}M${x} ${y - 22}Q${x + 130} ${y - 32} ${x + 270} ${y - 18}`,
      wood,
      9,
    ) + strokePath([6, 92, 178, 262].map((dx) => `M${x + dx} ${y + 8}v-76`).join(''), darker(wood, 0.12), 13)
  );
};

const meadow: DrawBackground = (ctx) => ({
  sky: sky(ctx),
  back:
    hill(ctx, 470, 34, '#8FBFA0', 0.8) +
    farWood(ctx, 500) +
    hill(ctx, 530, 30, '#92C47E', 0.5) +
    tree(ctx, 960, 610, 330, '#7DB96A', 0.16) +
    hill(ctx, 600, 20, '#9CCB74', 0.22) +
    bush(ctx, 150, 640, 120, '#7DB56C', 0.12) +
    bush(ctx, 250, 646, 80, '#8CC070', 0.12) +
    fence(ctx, 330, 640) +
    ground(ctx, 660, '#A5D06F') +
    // A path that comes down between the hills.
    fillPath(
      'M470 656Q560 668 520 700Q450 750 560 800Q680 850 640 910H900Q860 830 720 780Q620 740 640 700Q650 668 560 654Z',
      ctx.applyLight('#EAD9A4'),
      { opacity: '.85' },
    ) +
    grassTufts(ctx, 690, 880, 22, ctx.applyLight('#78AE58')) +
    flowers(ctx, 690, 880, 16, ['#F2899A', '#FFF6E4', '#FFD155', '#B48FD8', '#EE7F5E']) +
    (ctx.isNight ? '' : butterfly(ctx, 720, 330, '#F29A5E', 18) + butterfly(ctx, 800, 400, '#9CA8E4', -24)),
  front: grassBlades(ctx, '#7FB35A') + flowers(ctx, 850, 880, 8, ['#EE7F5E', '#FFD155'], 1.7),
  medium: 'open',
  shadow: SHADE,
});

const trunkTree = (ctx: BackgroundContext, x: number, w: number, y: number, distance: number) => {
  const c = ctx.applyLight('#8A6350', distance);
  return (
    fillPath(
      `M${x - w * 0.9} ${y + 8}Q${x - w * 0.42} ${y - 60} ${x - w * 0.4} -10H${x + w * 0.4}Q${x + w * 0.42} ${y - 60} ${x + w} ${y + 8}Q${x} ${y - 10} ${x - w * 0.9} ${y + 8}Z`.replace(
        /(\.\d)\d+/g,
        '$1',
      ),
      ctx.gradients.linear(
        [
          [0, lighter(c, 0.22)],
          [0.45, c],
          [1, darker(c, 0.24)],
        ],
        90,
      ),
    ) +
    strokePath(
      `M${x - w * 0.12} 180q6 60 -4 130M${x + w * 0.14} 300q-6 70 4 150`.replace(/(\.\d)\d+/g, '$1'),
      darker(c, 0.22),
      4,
      { opacity: '.6' },
    )
  );
};

/** A branch with leaves that grows from a trunk at (x, y); a negative size turns it to the left. */
const leafyBranch = (ctx: BackgroundContext, x: number, y: number, k: number) => {
  const c = ctx.applyLight('#6FA86A', 0.16);
  return group(
    strokePath('M0 0Q50 -10 96 -44', ctx.applyLight('#8A6350', 0.22), 12) +
      fillPath(scallopedPath(104, -50, 62, 40, 9), ctx.shaded(darker(c, 0.1))) +
      fillPath(scallopedPath(84, -66, 40, 26, 8), lighter(c, 0.08)),
    transform(x, y, 0, k, Math.abs(k)),
  );
};

const mushroom = (ctx: BackgroundContext, x: number, y: number, k: number) =>
  group(
    fillPath('M-12 0Q-8 -24 -9 -40H9Q8 -24 13 0Z', ctx.applyLight('#FBEBD4')) +
      fillPath(
        'M-42 -36C-40 -72 -16 -84 0 -84C18 -84 40 -72 42 -36Q0 -22 -42 -36Z',
        ctx.shaded(ctx.applyLight('#E2604F')),
      ) +
      circle(-18, -56, 7, ctx.applyLight('#FFF6E4')) +
      circle(8, -66, 8, ctx.applyLight('#FFF6E4')) +
      circle(24, -48, 5, ctx.applyLight('#FFF6E4')),
    transform(x, y, 0, k),
  );

const forest: DrawBackground = (ctx) => {
  const canopy = (y: number, color: string, distance: number) => {
    let out = '';
    for (let i = 0; i < 5; i += 1)
      out += fillPath(
        scallopedPath(
          i * 300 + ctx.random.between(-30, 30),
          y + ctx.random.between(-26, 20),
          230,
          100,
          9,
          i * 0.3,
        ),
        ctx.shaded(ctx.applyLight(color, distance)),
      );
    return out;
  };
  return {
    sky: sky(ctx),
    back:
      hill(ctx, 520, 11, '#86B290', 0.7) +
      [150, 330, 520, 700, 880, 1060]
        .map((x, i) => trunkTree(ctx, x + (i % 2) * 30, 34, 600, 0.62))
        .join('') +
      canopy(70, '#8FBF86', 0.5) +
      // Undergrowth, so that a close view shows more than trunks.
      pine(ctx, 440, 622, 230, '#6FA07A', 0.5) +
      bush(ctx, 120, 626, 220, '#7FB07A', 0.42) +
      hill(ctx, 600, 16, '#7FAE78', 0.36) +
      trunkTree(ctx, 250, 62, 660, 0.24) +
      trunkTree(ctx, 985, 70, 668, 0.2) +
      canopy(10, '#6FA86A', 0.14) +
      leafyBranch(ctx, 286, 330, 1) +
      leafyBranch(ctx, 946, 400, -1) +
      (ctx.isNight || ctx.weather !== 'clear'
        ? ''
        : fillPath(
            'M120 0L300 0L640 760L420 760ZM420 0L500 0L900 720L780 720Z',
            ctx.gradients.linear([
              [0, '#FFF3C0', 0.42],
              [1, '#FFF3C0', 0],
            ]),
          )) +
      ground(ctx, 668, '#86AE66', 20) +
      grassTufts(ctx, 690, 880, 16, ctx.applyLight('#5F8F50')) +
      bush(ctx, 90, 700, 190, '#6A9F62') +
      bush(ctx, 1130, 706, 200, '#6A9F62') +
      mushroom(ctx, 1020, 760, 0.9) +
      mushroom(ctx, 1072, 772, 0.6) +
      mushroom(ctx, 130, 770, 0.7),
    front: cornerLeaves(ctx, -1, '#5A9660') + cornerLeaves(ctx, 1, '#5A9660', 0.8) + bough(ctx, 1, '#6DA55E'),
    medium: 'open',
    shadow: SHADE,
  };
};

const peak = (
  ctx: BackgroundContext,
  x: number,
  y: number,
  w: number,
  h: number,
  color: string,
  distance: number,
) => {
  const c = ctx.applyLight(color, distance);
  const snow = ctx.applyLight('#FDFBF6', distance * 0.6);
  return (
    fillPath(
      polygonPath([
        [x - w, y],
        [x - w * 0.5, y - h * 0.46],
        [x - w * 0.34, y - h * 0.5],
        [x, y - h],
        [x + w * 0.22, y - h * 0.74],
        [x + w * 0.34, y - h * 0.66],
        [x + w, y],
      ]),
      ctx.gradients.linear(
        [
          [0, lighter(c, 0.18)],
          [1, c],
        ],
        30,
      ),
      { stroke: c, 'stroke-width': '6', 'stroke-linejoin': 'round' },
    ) +
    fillPath(
      polygonPath([
        [x, y - h],
        [x + w * 0.22, y - h * 0.74],
        [x + w * 0.34, y - h * 0.66],
        [x + w, y],
        [x + w * 0.24, y],
        [x + w * 0.12, y - h * 0.4],
        [x + w * 0.16, y - h * 0.6],
        [x + w * 0.02, y - h * 0.76],
      ]),
      darker(c, 0.2),
      { opacity: '.7' },
    ) +
    fillPath(
      smoothPath(
        [
          [x, y - h],
          [x + w * 0.2, y - h * 0.75],
          [x + w * 0.16, y - h * 0.6],
          [x + w * 0.06, y - h * 0.7],
          [x - w * 0.06, y - h * 0.58],
          [x - w * 0.14, y - h * 0.68],
          [x - w * 0.24, y - h * 0.62],
        ],
        true,
        0.5,
      ),
      snow,
    )
  );
};

const mountain: DrawBackground = (ctx) => ({
  sky: sky(ctx),
  back:
    peak(ctx, 330, 640, 340, 300, '#9DA9C6', 0.72) +
    peak(ctx, 1060, 640, 380, 380, '#94A2C4', 0.6) +
    peak(ctx, 760, 660, 400, 500, '#8492BC', 0.34) +
    hill(ctx, 600, 26, '#8DB498', 0.4) +
    [60, 130, 210, 1000, 1080, 1150]
      .map((x, i) => pine(ctx, x, 650 + (i % 3) * 12, 190 - (i % 3) * 30, '#5F9478', 0.2))
      .join('') +
    ground(ctx, 656, '#A3BE80', 30) +
    windingPath(ctx, 680, 650, 420, '#E6D2A6', 0.9) +
    grassTufts(ctx, 690, 880, 34, ctx.applyLight('#7C9C60')) +
    rock(ctx, 1050, 760, 150, '#A7A6B6') +
    rock(ctx, 1140, 780, 90, '#98979F') +
    rock(ctx, 110, 750, 110, '#A7A6B6'),
  front:
    rock(ctx, 30, 930, 260, '#8E8DA2') +
    rock(ctx, 1190, 930, 300, '#8E8DA2') +
    grassBlades(ctx, '#7C9E62', 320),
  medium: 'open',
  shadow: SHADE,
});

const garden: DrawBackground = (ctx) => {
  const rose = (x: number, y: number, c: string, r: number) =>
    circle(x, y, r, ctx.applyLight(c)) +
    circle(x - r * 0.2, y - r * 0.2, r * 0.45, lighter(ctx.applyLight(c), 0.3));
  const arch: string[] = [];
  for (let i = 0; i <= 16; i += 1) {
    const a = Math.PI + (i / 16) * Math.PI;
    arch.push(
      rose(
        900 + Math.cos(a) * 130 + ctx.random.between(-12, 12),
        430 + Math.sin(a) * 150 + ctx.random.between(-10, 10),
        ctx.random.pick(['#F2899A', '#FFF3EA', '#EE7F5E']),
        ctx.random.between(10, 17),
      ),
    );
  }
  const roseArch =
    strokePath('M770 660V430A130 150 0 0 1 1030 430V660', ctx.applyLight('#6A9F62'), 34) +
    strokePath('M770 660V430A130 150 0 0 1 1030 430V660', ctx.applyLight('#8CC07A'), 18, {
      'stroke-dasharray': '4 22',
    }) +
    arch.join('') +
    rose(768, 500, '#F2899A', 14) +
    rose(1034, 520, '#EE7F5E', 15) +
    rose(772, 590, '#FFF3EA', 13) +
    rose(1028, 600, '#F2899A', 13);
  // No post of it grows out of a head, which it may frame.
  const archAt =
    [0, 40, -40, 80, -80, 120, -120, 160].find((by) =>
      [770, 1030].every((post) => ctx.standClear(post + by, 30, 280, 0) !== null),
    ) ?? null;
  return {
    sky: sky(ctx),
    back:
      hill(ctx, 500, 22, '#8FBFA0', 0.7) +
      tree(ctx, 120, 600, 330, '#8CC07E', 0.4) +
      tree(ctx, 1120, 600, 290, '#84BA80', 0.42) +
      fillPath(
        `M-10 660V520Q60 488 130 516T280 512T430 520T580 512T730 520T880 512T1030 520T1210 512V660Z`,
        ctx.diagonalGradient(ctx.applyLight('#6FAE72', 0.22)),
      ) +
      ground(ctx, 640, '#A8D07A', 8) +
      windingPath(ctx, 900, 640, 520, '#F0DDB6', 1.3) +
      (archAt === null ? '' : group(roseArch, transform(archAt, 0))) +
      flowers(ctx, 668, 712, 20, ['#F2899A', '#FFD155', '#B48FD8', '#FFF6E4'], 2.2) +
      grassTufts(ctx, 720, 880, 26, ctx.applyLight('#7FB560')) +
      group(
        ellipse(6, 2, 58, 8, SHADE, { opacity: '.2' }) +
          strokePath('M34 -14Q70 -26 88 -76', ctx.applyLight('#2F6688'), 17) +
          strokePath('M34 -14Q70 -26 88 -76', ctx.applyLight('#4A8FB8'), 12) +
          strokePath(
            'M-36 -56Q-86 -58 -70 -24Q-60 -6 -38 -12M-30 -66Q0 -104 30 -66',
            ctx.applyLight('#2F6688'),
            9,
          ) +
          fillPath(
            'M-42 0Q-44 -50 -36 -66H36Q44 -50 42 0Q0 12 -42 0Z',
            ctx.shaded(ctx.applyLight('#4A8FB8')),
            {
              stroke: ctx.applyLight('#2F6688'),
              'stroke-width': '3',
            },
          ) +
          ellipse(0, -66, 36, 9, ctx.applyLight('#2F6688')) +
          fillPath('M72 -84L104 -94L112 -70L84 -66Z', ctx.shaded(ctx.applyLight('#4A8FB8'))),
        transform(1096, 768),
      ),
    front:
      cornerLeaves(ctx, -1, '#6DAA62', 0.85) +
      flowers(ctx, 820, 880, 9, ['#F2899A', '#FFD155', '#EE7F5E'], 2) +
      bough(ctx, -1, '#84B86E'),
    medium: 'open',
    shadow: SHADE,
  };
};

const swamp: DrawBackground = (ctx) => {
  const crooked = (x: number, k: number, distance: number) => {
    const c = ctx.applyLight('#6E5F52', distance);
    const moss = ctx.applyLight('#8FA86A', distance);
    return group(
      fillPath(
        'M-60 0C-30 -60 -40 -150 -24 -240C-60 -290 -130 -300 -170 -340C-120 -326 -60 -316 -20 -290C-16 -350 -40 -400 -30 -440C-6 -400 4 -350 10 -300C50 -330 110 -330 150 -380C130 -310 60 -280 26 -240C34 -150 30 -60 70 0Q0 -18 -60 0Z',
        ctx.diagonalGradient(c),
      ) +
        fillPath(
          'M-172 -346C-190 -420 -90 -450 -30 -440C60 -470 170 -440 160 -380C190 -350 120 -330 80 -346C40 -326 -30 -340 -60 -330C-110 -320 -150 -326 -172 -346Z',
          ctx.shaded(moss),
        ) +
        strokePath('M-130 -330v70M-96 -326v44M40 -336v90M84 -342v56M128 -350v82', darker(moss, 0.1), 9, {
          opacity: '.8',
        }),
      transform(x, 660, 0, k, Math.abs(k)),
    );
  };
  const pad = (x: number, y: number, r: number, bloom = false) =>
    ellipse(x, y, r, r * 0.34, ctx.applyLight('#86B868')) +
    fillPath(`M${x} ${y}L${x + r} ${y - 7}L${x + r} ${y + 9}Z`, ctx.applyLight('#6E9E86')) +
    (bloom
      ? group(
          fillPath(
            'M0 0C-26 -8 -30 -28 -24 -34C-12 -30 -6 -20 0 -8C-6 -24 -4 -38 0 -44C4 -38 6 -24 0 -8C6 -20 12 -30 24 -34C30 -28 26 -8 0 0Z',
            ctx.applyLight('#F6B5C4'),
          ),
          transform(x - 8, y - 4),
        )
      : '');
  const flies = parsePoints('300,380 420,300 560,420 690,340 820,450 520,250 930,380')
    .map(
      ([x, y]) =>
        circle(x ?? 0, y ?? 0, 24, ctx.gradients.glow('#FFF0A0', 0.8)) + circle(x ?? 0, y ?? 0, 4, '#FFF6C8'),
    )
    .join('');
  return {
    sky: sky(ctx),
    back:
      hill(ctx, 470, 20, '#93B09A', 0.75) +
      crooked(430, 0.62, 0.6) +
      crooked(700, -0.55, 0.62) +
      hill(ctx, 590, 10, '#86A680', 0.45) +
      water(ctx, 610, 720, '#7DA596') +
      crooked(110, 1, 0.16) +
      crooked(1060, -1.06, 0.14) +
      pad(430, 660, 60, true) +
      pad(620, 690, 74) +
      pad(800, 650, 54, true) +
      pad(300, 690, 50) +
      ground(ctx, 716, '#90A862', 14) +
      grassTufts(ctx, 740, 880, 44, ctx.applyLight('#6A8A4E')) +
      flies,
    front:
      group(
        strokePath(
          'M60 910Q70 800 60 690M110 910Q110 830 130 740M30 910Q24 840 4 780',
          ctx.applyLight('#6F9456'),
          9,
        ) +
          ellipse(60, 690, 12, 42, ctx.applyLight('#8A5F48')) +
          ellipse(130, 742, 11, 36, ctx.applyLight('#8A5F48')),
      ) +
      group(
        strokePath('M60 910Q70 800 60 690M110 910Q110 830 130 740', ctx.applyLight('#6F9456'), 9) +
          ellipse(60, 690, 12, 42, ctx.applyLight('#8A5F48')) +
          ellipse(130, 742, 11, 36, ctx.applyLight('#8A5F48')),
        transform(1210, 0, 0, -1, 1),
      ) +
      cornerLeaves(ctx, 1, '#6F9A58', 0.6),
    medium: 'open',
    shadow: SHADE,
  };
};

const snowfield: DrawBackground = (ctx) => {
  const dome = ctx.applyLight('#EAF1F6');
  const aurora = ctx.isNight
    ? fillPath(
        'M0 240C260 120 420 330 660 190C860 80 1020 240 1210 130V300C1020 390 860 240 660 340C420 470 260 290 0 400Z',
        ctx.gradients.linear([
          [0, '#8FE6C4', 0],
          [0.5, '#8FE6C4', 0.42],
          [1, '#B79CF0', 0],
        ]),
      )
    : '';
  return {
    sky: sky(ctx),
    back:
      aurora +
      peak(ctx, 300, 620, 330, 230, '#AFC0DA', 0.75) +
      peak(ctx, 980, 620, 360, 290, '#A9BBD8', 0.66) +
      hill(ctx, 560, 30, '#DCE8F2', 0.5) +
      [70, 150, 240, 1010, 1100, 1170]
        .map((x, i) => pine(ctx, x, 640 + (i % 2) * 16, 210 - (i % 3) * 36, '#6C9C94', 0.24, true))
        .join('') +
      hill(ctx, 630, 18, '#E6EEF5', 0.2) +
      group(
        fillPath('M-150 0A150 140 0 0 1 150 0Z', ctx.shaded(dome)) +
          fillPath('M-56 0V-44A56 54 0 0 1 56 -44V0Z', darker(dome, 0.16)) +
          fillPath(
            'M-36 0V-40A36 38 0 0 1 36 -40V0Z',
            ctx.lampsAreLit ? '#FFD98A' : ctx.applyLight('#6F86A8'),
          ) +
          strokePath(
            'M-128 -72H-70M70 -72H128M-92 -112H92M-40 -138V-112M30 -138V-112M-104 -112V-72M104 -112V-72M-146 -30H-60M60 -30H146M-96 -72V-30M96 -72V-30',
            darker(dome, 0.16),
            4,
          ),
        transform(850, 668),
      ) +
      ground(ctx, 664, '#F3F6F8', 24) +
      strokePath(
        'M160 760q70 -16 140 0M420 740q60 -14 120 0M980 770q70 -16 140 0M700 850q80 -18 160 0M240 860q80 -18 160 0',
        ctx.applyLight('#CFDCEA'),
        6,
      ),
    front:
      fillPath(
        'M-10 910V800Q90 776 190 850Q240 880 300 910ZM1210 910V790Q1100 780 1020 850Q980 880 930 910Z',
        ctx.diagonalGradient(ctx.applyLight('#FBFCFC')),
      ) + pine(ctx, 1190, 940, 320, '#5F9088', 0, true),
    medium: 'open',
    shadow: '#4A5A86',
  };
};

const volcano: DrawBackground = (ctx) => {
  const c = ctx.applyLight('#8A6A74', 0.3);
  const smoke = (x: number, y: number, r: number, distance: number) =>
    fillPath(scallopedPath(x, y, r, r * 0.7, 8, distance), ctx.shaded(ctx.applyLight('#D9C4C4', 0.4)), {
      opacity: '.85',
    });
  return {
    sky: sky(ctx),
    back:
      hill(ctx, 560, 30, '#C49A94', 0.7) +
      smoke(860, 90, 120, 0.2) +
      smoke(770, 150, 86, 0.5) +
      smoke(800, 60, 80, 0.1) +
      circle(800, 250, 260, ctx.gradients.glow('#FFA65A', 0.75)) +
      fillPath(
        smoothPath(
          parsePoints('420,680 560,560 680,380 730,262 800,250 870,262 930,390 1060,570 1210,680'),
          true,
          0.7,
        ),
        ctx.gradients.linear(
          [
            [0, lighter(c, 0.2)],
            [0.5, c],
            [1, darker(c, 0.22)],
          ],
          60,
        ),
      ) +
      fillPath(
        'M728 264Q800 290 872 262Q884 300 866 350Q858 310 840 330Q838 430 816 470Q804 420 796 330Q780 300 770 400Q750 440 748 330Q736 300 728 264Z',
        ctx.gradients.linear([
          [0, '#FFD168'],
          [1, '#EF6A3C'],
        ]),
      ) +
      ellipse(800, 260, 72, 15, '#FFE28A') +
      hill(ctx, 640, 22, '#A9857C', 0.2) +
      ground(ctx, 672, '#B5927C', 26) +
      fillPath(
        'M760 690C860 720 700 760 840 800C920 830 860 880 900 910H1010C960 870 1010 820 920 790C820 750 900 720 790 688Z',
        ctx.gradients.linear([
          [0, '#F0803E'],
          [1, '#FFC85E'],
        ]),
      ) +
      rock(ctx, 120, 760, 150, '#7E6672') +
      rock(ctx, 220, 770, 80, '#8A6F78') +
      rock(ctx, 1090, 770, 130, '#7E6672') +
      grassTufts(ctx, 700, 880, 14, ctx.applyLight('#8F8A58')),
    front:
      rock(ctx, 10, 930, 280, '#6A5464') +
      rock(ctx, 1190, 940, 300, '#6A5464') +
      cornerLeaves(ctx, -1, '#7F9A5E', 0.5),
    medium: 'open',
    shadow: SHADE,
  };
};

/** Backgrounds of open land. */
export const LAND_BACKGROUNDS = {
  meadow,
  forest,
  mountain,
  garden,
  swamp,
  desert,
  snowfield,
  volcano,
} as const;
