import { darker, lighter, mix } from '../palette.ts';
import {
  circle,
  ellipse,
  fillPath,
  group,
  num,
  parsePoints,
  rect,
  scallopedPath,
  smoothPath,
  starPath,
  strokePath,
  transform,
} from '../svg.ts';
import type { BackgroundContext, DrawBackground } from './background-context.ts';
import { bubbles } from './draw-weather.ts';
import { ground, hill, rock, water } from './land.ts';
import { bough, bush, cornerLeaves, flowers, grassBlades, grassTufts, pine, tree } from './plants.ts';
import { sky } from './sky.ts';

const SHADE = '#2B2440';
const sail = (ctx: BackgroundContext, x: number, y: number, k: number, c: string) =>
  group(
    fillPath('M-50 0H50Q40 26 22 28H-24Q-42 24 -50 0Z', ctx.applyLight('#A8714A', 0.3)) +
      strokePath('M0 0V-90', ctx.applyLight('#8A5A48', 0.3), 4) +
      fillPath('M4 -90Q46 -50 40 -8H4Z', ctx.applyLight('#FFF6E4', 0.2)) +
      fillPath('M-4 -76Q-34 -40 -30 -8H-4Z', ctx.applyLight(c, 0.3)),
    transform(x, y, 0, k),
  );
const gull = (ctx: BackgroundContext, x: number, y: number, k: number) =>
  strokePath(
    `M${x} ${y}q${14 * k} ${-14 * k} ${24 * k} 0q${12 * k} ${-14 * k} ${26 * k} ${-2 * k}`,
    ctx.isNight ? '#AEB6DC' : '#FFFFFF',
    4.6,
  );

const river: DrawBackground = (ctx) => {
  const c = ctx.applyLight('#79BFD6');
  return {
    sky: sky(ctx),
    back:
      hill(ctx, 470, 34, '#92B8AA', 0.78) +
      hill(ctx, 540, 26, '#93C288', 0.5) +
      tree(ctx, 110, 620, 280, '#7FB674', 0.32) +
      pine(ctx, 230, 620, 200, '#5F9A7C', 0.36) +
      pine(ctx, 1140, 630, 260, '#5F9A7C', 0.28) +
      tree(ctx, 1010, 620, 230, '#86BA78', 0.34) +
      ground(ctx, 620, '#A3CD76', 10) +
      // The water stays behind where somebody stands.
      fillPath(
        'M700 618C560 636 600 668 720 684C860 704 1020 708 1210 712V664C1080 660 960 656 880 646C830 640 800 630 790 618Z',
        ctx.gradients.linear([
          [0, mix(lighter(c, 0.4), ctx.lighting.sky[2], 0.3)],
          [0.5, c],
          [1, darker(c, 0.12)],
        ]),
      ) +
      strokePath(
        'M660 636q24 -6 48 0M700 662q30 -8 60 0M820 672q40 -10 80 0M930 690q40 -10 80 0M1040 678q50 -10 100 0M1110 698q40 -8 80 0',
        lighter(c, 0.55),
        5,
        { opacity: '.8' },
      ) +
      group(
        fillPath(
          'M-150 34Q0 -70 150 34L150 60Q0 -30 -150 60Z',
          ctx.diagonalGradient(ctx.applyLight('#C98F62')),
        ) +
          strokePath(
            'M-130 20V-34M-70 -8V-60M0 -20V-74M70 -8V-60M130 20V-34M-136 -30Q0 -112 136 -30',
            ctx.applyLight('#A8714A'),
            9,
          ),
        transform(800, 664, 0, 0.8),
      ) +
      rock(ctx, 1090, 716, 60, '#A9A9B8') +
      rock(ctx, 1150, 706, 44, '#9A9AAC') +
      grassTufts(ctx, 720, 880, 40, ctx.applyLight('#76AC5C')) +
      flowers(ctx, 730, 780, 12, ['#F2899A', '#FFD155', '#FFF6E4'], 1.5),
    front:
      group(
        strokePath(
          'M30 910Q40 800 24 680M74 910Q80 830 96 730M120 910Q120 850 140 800',
          ctx.applyLight('#6F9C58'),
          8,
        ) +
          ellipse(24, 684, 11, 40, ctx.applyLight('#8A5F48')) +
          ellipse(97, 734, 10, 34, ctx.applyLight('#8A5F48')),
      ) +
      grassBlades(ctx, '#74AA5A', 240) +
      bough(ctx, -1, '#80B66E'),
    medium: 'open',
    shadow: SHADE,
  };
};

const palm = (ctx: BackgroundContext, x: number, y: number, k: number, distance = 0) => {
  const bark = ctx.applyLight('#B98A5E', distance);
  const leaf = ctx.applyLight('#6FB47A', distance);
  const frond = (angle: number, c: string) =>
    group(
      fillPath(
        'M0 0C40 -44 110 -50 160 10C150 4 140 6 134 16C120 0 106 2 100 14C84 -4 70 0 64 8C44 -6 20 -4 0 0Z',
        c,
      ),
      transform(0, 0, angle),
    );
  return group(
    fillPath('M-22 0C-10 -110 6 -210 44 -300L66 -292C34 -206 22 -110 26 0Z', ctx.diagonalGradient(bark)) +
      strokePath(
        'M-14 -50q16 8 34 2M-8 -110q16 8 32 2M4 -170q14 8 30 2M18 -226q14 8 28 4',
        darker(bark, 0.2),
        4,
      ) +
      group(
        frond(170, darker(leaf, 0.16)) +
          frond(-150, leaf) +
          frond(-60, darker(leaf, 0.1)) +
          frond(-22, leaf) +
          frond(20, darker(leaf, 0.16)) +
          group(frond(-20, lighter(leaf, 0.08)), transform(0, 0, 0, -1, 1)) +
          circle(-8, 10, 15, ctx.applyLight('#9A6A4A', distance)) +
          circle(16, 14, 14, ctx.applyLight('#8A5A40', distance)),
        transform(56, -300),
      ),
    transform(x, y, 0, k, Math.abs(k)),
  );
};

const shore: DrawBackground = (ctx) => {
  const sand = ctx.applyLight('#F6DDA8');
  const tower =
    fillPath(
      'M-48 0L-32 -270H32L48 0Z',
      ctx.gradients.linear(
        [
          [0, ctx.applyLight('#FFF8EC', 0.1)],
          [1, ctx.applyLight('#D9CFD0', 0.1)],
        ],
        90,
      ),
    ) +
    fillPath(
      'M-44 -66L-39 -140H39L44 -66ZM-36 -200L-32 -270H32L36 -200Z',
      ctx.diagonalGradient(ctx.applyLight('#E2604F', 0.1)),
    ) +
    rect(-42, -286, 84, 18, ctx.applyLight('#5B5470'), 4) +
    rect(-26, -326, 52, 42, ctx.lampsAreLit ? '#FFE29A' : ctx.applyLight('#CFE6EE'), 4) +
    fillPath('M-36 -324Q0 -372 36 -324Z', ctx.applyLight('#C9503F', 0.1)) +
    fillPath('M-12 0V-30A12 14 0 0 1 12 -30V0Z', ctx.applyLight('#8A5A48'));
  const star = (x: number, y: number, r: number) =>
    fillPath(starPath(x, y, r, r * 0.5, 5, 0.3), ctx.applyLight('#F2936C'), {
      stroke: ctx.applyLight('#F2936C'),
      'stroke-width': '7',
      'stroke-linejoin': 'round',
    });
  return {
    sky: sky(ctx, 520),
    back:
      water(ctx, 470, 690, '#6FBAD0') +
      sail(ctx, ctx.standClear(330, 44, 430, 300) ?? 330, 520, 0.8, '#F29A72') +
      gull(ctx, 480, 260, 1.1) +
      gull(ctx, 600, 200, 0.8) +
      gull(ctx, 380, 340, 0.7) +
      fillPath(
        smoothPath(parsePoints('690,660 760,560 850,500 960,486 1080,500 1230,560 1230,680'), true, 0.8),
        ctx.diagonalGradient(ctx.applyLight('#8FB88A', 0.2)),
      ) +
      group(
        (ctx.lampsAreLit
          ? fillPath(
              'M0 -306L-760 -430L-760 -190Z',
              ctx.gradients.linear(
                // It fades out, also where gradients are mirrored.
                [
                  [0, '#FFE9A8', ctx.mirrored ? 0.6 : 0],
                  [1, '#FFE9A8', ctx.mirrored ? 0 : 0.6],
                ],
                90,
              ),
            )
          : '') + tower,
        transform(980, 506),
      ) +
      fillPath('M-10 690Q180 640 420 668T820 650T1210 640V910H-10Z', '#FFFFFF', { opacity: '.75' }) +
      fillPath(
        'M-10 706Q180 656 420 684T820 666T1210 656V910H-10Z',
        ctx.gradients.linear([
          [0, darker(sand, 0.1)],
          [0.2, sand],
          [1, darker(sand, 0.12)],
        ]),
      ) +
      ellipse(540, 810, 640, 100, ctx.gradients.glow('#FFF6DC', 0.5)) +
      strokePath(
        'M90 770q40 -12 80 0M520 740q40 -12 80 0M930 760q50 -12 100 0M300 850q50 -14 100 0M740 860q50 -14 100 0',
        ctx.applyLight('#DDBE80'),
        5,
        { opacity: '.8' },
      ) +
      star(1100, 800, 28) +
      star(120, 846, 22) +
      rock(ctx, 1150, 740, 90, '#A8A0A8') +
      circle(420, 866, 9, ctx.applyLight('#FFF3E4')) +
      circle(690, 800, 7, ctx.applyLight('#F6B5A2')) +
      circle(980, 850, 8, ctx.applyLight('#FFF3E4')),
    front:
      rock(ctx, 20, 935, 230, '#8F8796') +
      rock(ctx, 1190, 935, 220, '#8F8796') +
      grassBlades(ctx, '#B9B46E', 230),
    medium: 'open',
    shadow: SHADE,
  };
};

const island: DrawBackground = (ctx) => {
  const sand = ctx.applyLight('#F8E0AC');
  return {
    sky: sky(ctx, 560),
    back:
      water(ctx, 500, 900, '#58BFC4') +
      fillPath(
        smoothPath(parsePoints('150,506 210,450 280,440 330,470 400,506'), true, 0.8),
        ctx.applyLight('#7FAE9A', 0.7),
      ) +
      sail(ctx, ctx.standClear(560, 34, 470, 300) ?? 560, 540, 0.6, '#FFD155') +
      gull(ctx, 520, 240, 1) +
      gull(ctx, 640, 190, 0.8) +
      fillPath(
        'M-20 760C160 650 420 626 640 640C900 636 1100 660 1230 740V920H-20Z',
        lighter(ctx.applyLight('#7FD6D0'), 0.3),
        { opacity: '.8' },
      ) +
      fillPath(
        'M-20 800C160 684 420 656 640 668C900 662 1100 690 1230 780V920H-20Z',
        ctx.gradients.linear([
          [0, lighter(sand, 0.2)],
          [0.4, sand],
          [1, darker(sand, 0.12)],
        ]),
      ) +
      ellipse(560, 810, 600, 100, ctx.gradients.glow('#FFF8E0', 0.55)) +
      fillPath(
        smoothPath(parsePoints('800,700 850,580 940,540 1040,560 1110,640 1150,720'), true, 0.8),
        ctx.diagonalGradient(ctx.applyLight('#7DB872', 0.14)),
      ) +
      palm(ctx, 930, 700, 1.12, 0.06) +
      palm(ctx, 1080, 716, 0.86, 0.1) +
      palm(ctx, 130, 760, -1.1) +
      bush(ctx, 1030, 730, 170, '#74B272') +
      bush(ctx, 860, 720, 120, '#82BC78') +
      flowers(ctx, 700, 730, 10, ['#F2899A', '#FFD155'], 1.6) +
      strokePath(
        'M330 760q40 -12 80 0M620 720q40 -12 80 0M520 850q50 -14 100 0M820 850q50 -14 100 0',
        ctx.applyLight('#DFC084'),
        5,
        { opacity: '.8' },
      ) +
      rock(ctx, 1120, 810, 80, '#B5A8A4'),
    front:
      cornerLeaves(ctx, 1, '#57A46E', 0.8) +
      cornerLeaves(ctx, -1, '#57A46E', 0.55) +
      bough(ctx, 1, '#66B074'),
    medium: 'open',
    shadow: SHADE,
  };
};

const ship: DrawBackground = (ctx) => {
  const wood = ctx.applyLight('#C9905E');
  const dark = ctx.applyLight('#8A5A48');
  let planks = '';
  for (let i = -6; i <= 6; i += 1) planks += `M${600 + i * 90} 640L${600 + i * 170} 905`;
  let posts = '';
  for (let i = 0; i < 13; i += 1) posts += `M${20 + i * 97} 560V646`;
  const cloth = ctx.applyLight('#FFF3DC', 0.04);
  return {
    sky: sky(ctx, 560),
    back:
      water(ctx, 470, 700, '#5FAFCC') +
      fillPath(
        smoothPath(parsePoints('60,474 130,430 220,440 290,474'), true, 0.8),
        ctx.applyLight('#86A8A0', 0.7),
      ) +
      gull(ctx, 250, 200, 1.1) +
      gull(ctx, 370, 150, 0.8) +
      gull(ctx, 160, 290, 0.7) +
      strokePath('M820 650V-20', darker(dark, 0.2), 34) +
      strokePath('M818 650V-20', dark, 26) +
      strokePath('M560 70H1080M600 330H1044', dark, 17) +
      fillPath(
        'M580 82Q820 130 1060 82Q1090 200 1034 318Q820 270 610 318Q550 200 580 82Z',
        ctx.gradients.linear(
          [
            [0, lighter(cloth, 0.4)],
            [0.6, cloth],
            [1, darker(cloth, 0.16)],
          ],
          40,
        ),
      ) +
      fillPath('M574 160Q820 204 1068 160L1068 214Q820 256 572 214Z', ctx.applyLight('#EE8A66'), {
        opacity: '.85',
      }) +
      strokePath(
        'M820 60L1190 560M820 60L470 560M940 210L1120 470M1010 310H1090M1050 370H1140',
        ctx.applyLight('#B99A72'),
        4,
      ) +
      strokePath('M820 -20V60', dark, 10) +
      rect(
        -10,
        630,
        1220,
        280,
        ctx.gradients.linear([
          [0, darker(wood, 0.14)],
          [0.25, wood],
          [1, darker(wood, 0.16)],
        ]),
      ) +
      strokePath(planks, darker(wood, 0.24), 4) +
      ellipse(560, 800, 600, 90, ctx.gradients.glow('#FFE8C0', 0.42)) +
      strokePath(posts, dark, 15) +
      rect(-10, 540, 1220, 24, ctx.diagonalGradient(dark), 8) +
      rect(-10, 626, 1220, 22, darker(dark, 0.12)) +
      group(
        circle(0, 0, 62, 'none', { stroke: dark, 'stroke-width': '15' }) +
          strokePath('M-88 0H88M0 -88V88M-62 -62L62 62M62 -62L-62 62', dark, 10) +
          circle(0, 0, 19, ctx.applyLight('#EDB73F')) +
          strokePath('M0 84V150', darker(dark, 0.2), 30),
        transform(1080, 560),
      ) +
      group(
        fillPath('M-44 0Q-58 -50 -44 -100H44Q58 -50 44 0Z', ctx.shaded(ctx.applyLight('#B5794C'))) +
          strokePath('M-52 -30H52M-52 -72H52', ctx.applyLight('#6B5A66'), 9) +
          ellipse(0, -100, 44, 12, ctx.applyLight('#8A5A40')),
        transform(110, 742),
      ) +
      group(
        [0, 1, 2]
          .map((i) =>
            ellipse(0, -i * 13, 46 - i * 4, 16, 'none', {
              stroke: ctx.applyLight(i % 2 ? '#D9B27E' : '#C9A06A'),
              'stroke-width': '12',
            }),
          )
          .join(''),
        transform(1130, 800),
      ),
    front:
      rect(-10, 868, 1220, 40, ctx.diagonalGradient(darker(dark, 0.1))) +
      strokePath('M0 0L120 905M-30 300L150 905', ctx.applyLight('#A98A66'), 7) +
      [470, 570, 680]
        .map((y) => strokePath(`M${y / 14} ${y}H${y / 7}`, ctx.applyLight('#A98A66'), 5))
        .join(''),
    medium: 'open',
    shadow: SHADE,
  };
};

const undersea: DrawBackground = (ctx) => {
  const deep = ctx.applyLight('#2F7FA0');
  const fishy = (x: number, y: number, k: number, c: string) =>
    group(
      fillPath('M40 0C20 -26 -16 -24 -32 -4L-56 -20V20L-32 4C-16 24 20 26 40 0Z', ctx.applyLight(c, 0.1)) +
        circle(20, -5, 4, '#2B2440') +
        strokePath('M2 -14q-8 14 0 28', '#FFFFFF', 4, { opacity: '.6' }),
      transform(x, y, 0, k, Math.abs(k)),
    );
  const kelp = (x: number, h: number, c: string) => {
    let d = `M${x} 910`;
    for (let i = 0; i < 5; i += 1) d += `q${i % 2 ? 26 : -26} ${num(-h / 10, 0)} 0 ${num(-h / 5, 0)}`;
    let lobes = '';
    for (let i = 1; i < 5; i += 1)
      lobes += fillPath(
        `M${x} ${num(910 - (h / 5) * i, 0)}q${i % 2 ? 54 : -54} -10 ${i % 2 ? 62 : -62} -56q${i % 2 ? -50 : 50} 4 ${i % 2 ? -62 : 62} 56Z`,
        c,
      );
    return strokePath(d, c, 13) + lobes;
  };
  const coral = (x: number, y: number, k: number, c: string) =>
    group(
      strokePath(
        'M0 0V-70M0 -30Q-44 -40 -46 -100M0 -50Q40 -60 40 -120M-46 -70Q-74 -76 -76 -106M40 -84Q66 -90 70 -116M0 -70Q-6 -110 4 -140',
        darker(ctx.applyLight(c), 0.2),
        26,
      ) +
        strokePath(
          'M0 0V-70M0 -30Q-44 -40 -46 -100M0 -50Q40 -60 40 -120M-46 -70Q-74 -76 -76 -106M40 -84Q66 -90 70 -116M0 -70Q-6 -110 4 -140',
          ctx.applyLight(c),
          20,
        ),
      transform(x, y, 0, k),
    );
  const sand = ctx.applyLight('#EBD9A8');
  return {
    back:
      rect(
        0,
        0,
        1200,
        900,
        ctx.gradients.linear([
          [0, lighter(ctx.applyLight('#8FDDE0'), 0.2)],
          [0.45, ctx.applyLight('#58B4C8')],
          [1, deep],
        ]),
      ) +
      fillPath(
        'M140 -20H330L120 900H-220ZM420 -20H520L520 800H330ZM640 -20H790L960 900H720ZM900 -20H960L1190 700H1060Z',
        ctx.gradients.linear([
          [0, '#FFFFFF', 0.36],
          [1, '#FFFFFF', 0],
        ]),
      ) +
      fillPath(
        'M-10 640Q90 520 210 560T420 590T560 640V910H-10Z',
        mix(deep, ctx.applyLight('#4FA0B8'), 0.4),
        {
          opacity: '.6',
        },
      ) +
      fillPath('M700 660Q800 480 930 520T1210 500V910H700Z', mix(deep, ctx.applyLight('#3F8FAA'), 0.5), {
        opacity: '.65',
      }) +
      fishy(260, 220, 0.9, '#FFD155') +
      fishy(350, 180, 0.7, '#FFD155') +
      fishy(330, 270, 0.6, '#FFD155') +
      fishy(960, 240, -1.1, '#F2936C') +
      fishy(820, 130, -0.7, '#C3A6E0') +
      fishy(1080, 360, -0.8, '#F2936C') +
      group(
        fillPath('M-70 0A70 62 0 0 1 70 0Q46 12 22 0Q0 12 -22 0Q-46 12 -70 0Z', '#F6C3D4', {
          opacity: '.85',
        }) +
          strokePath(
            'M-44 6q-14 30 0 56t-4 46M-14 8q-12 34 2 62t-2 44M18 8q12 34 -2 62t4 40M46 6q14 30 0 56t4 40',
            '#F6C3D4',
            6,
            { opacity: '.75' },
          ),
        transform(640, 170, 8, 0.8),
      ) +
      group(
        fillPath(
          smoothPath(parsePoints('-120,0 -104,-80 -60,-150 0,-176 66,-150 108,-76 120,0')),
          ctx.shaded(ctx.applyLight('#8A7FA8', 0.2)),
        ) + fillPath('M-46 0Q-50 -76 0 -84Q52 -76 46 0Z', darker(deep, 0.3)),
        transform(1000, 690),
      ) +
      fillPath(
        'M-10 690Q160 640 380 672T800 656T1210 676V910H-10Z',
        ctx.gradients.linear([
          [0, lighter(sand, 0.2)],
          [0.4, sand],
          [1, darker(sand, 0.24)],
        ]),
      ) +
      ellipse(540, 800, 620, 100, ctx.gradients.glow('#FFF6D8', 0.45)) +
      strokePath(
        'M120 760q50 -14 100 0t100 0M520 720q40 -12 80 0t80 0M820 780q50 -14 100 0t100 0M360 860q50 -14 100 0t100 0',
        ctx.applyLight('#CDB888'),
        5,
        { opacity: '.8' },
      ) +
      coral(110, 740, 1.1, '#F0806A') +
      coral(1110, 746, 1.2, '#F29AB4') +
      coral(210, 720, 0.6, '#F6B45E') +
      coral(880, 700, 0.66, '#C39AE0') +
      bubbles(ctx, 10) +
      rock(ctx, 1040, 770, 80, '#8F88A8'),
    front:
      kelp(40, 420, ctx.applyLight('#3F8F7A')) +
      kelp(110, 280, ctx.applyLight('#57A884')) +
      kelp(1165, 460, ctx.applyLight('#3F8F7A')) +
      kelp(1090, 260, ctx.applyLight('#57A884')) +
      rock(ctx, 10, 935, 200, '#5F6F90') +
      rock(ctx, 1190, 935, 190, '#5F6F90'),
    medium: 'water',
    shadow: '#123A5A',
  };
};

const clouds: DrawBackground = (ctx) => {
  const white = ctx.isNight ? ctx.applyLight('#E6E6FA') : ctx.applyLight('#FFFBF2');
  const puff = (x: number, y: number, w: number, h: number, c: string, bumps = 9) =>
    fillPath(
      scallopedPath(x, y, w, h, bumps, 0.4),
      ctx.gradients.linear(
        [
          [0, lighter(c, 0.3)],
          [0.55, c],
          [1, mix(c, ctx.applyLight('#B9A9D8'), 0.5)],
        ],
        20,
      ),
    );
  const bands = ['#EE8273', '#F9B872', '#FBE08A', '#8FD0A8', '#8FA8E0', '#B08AD0'];
  return {
    sky: sky(ctx, 900),
    back:
      group(
        bands
          .map(
            (c, i) =>
              `<circle cx="700" cy="720" r="${560 - i * 26}" fill="none" stroke="${ctx.applyLight(c, 0.3)}" stroke-width="27"/>`,
          )
          .join(''),
        undefined,
        { opacity: ctx.isNight ? '.4' : '.75' },
      ) +
      puff(180, 470, 220, 70, mix(white, ctx.lighting.sky[1], 0.45)) +
      puff(620, 520, 260, 80, mix(white, ctx.lighting.sky[1], 0.4)) +
      puff(1120, 470, 220, 80, mix(white, ctx.lighting.sky[1], 0.4)) +
      group(
        puff(0, 10, 170, 56, mix(white, ctx.lighting.sky[1], 0.12)) +
          rect(-70, -110, 50, 100, ctx.diagonalGradient(ctx.applyLight('#F2D9E6', 0.1)), 4) +
          rect(30, -130, 54, 120, ctx.diagonalGradient(ctx.applyLight('#F2D9E6', 0.1)), 4) +
          rect(-26, -90, 62, 80, ctx.diagonalGradient(ctx.applyLight('#FBE6EE', 0.1)), 4) +
          fillPath(
            'M-80 -108L-45 -176L-10 -108ZM20 -128L57 -204L94 -128Z',
            ctx.diagonalGradient(ctx.applyLight('#9C82D2', 0.16)),
          ) +
          fillPath(
            'M-10 -10V-46A16 18 0 0 1 22 -46V-10Z',
            ctx.lampsAreLit ? '#FFDB86' : ctx.applyLight('#8A6BA8', 0.2),
          ),
        transform(930, 380),
      ) +
      group(
        fillPath(
          'M0 20C-64 -10 -84 -70 -64 -116A70 70 0 0 1 64 -116C84 -70 64 -10 0 20Z',
          ctx.shaded(ctx.applyLight('#F0806A', 0.1)),
        ) +
          fillPath('M0 20C-26 -10 -30 -90 0 -160C30 -90 26 -10 0 20Z', ctx.applyLight('#FFD98A', 0.1)) +
          strokePath('M-18 18L-12 50M18 18L12 50', ctx.applyLight('#8A5A48'), 3) +
          rect(-16, 48, 32, 26, ctx.applyLight('#B5794C'), 5),
        transform(250, 250, 0, 0.9),
      ) +
      puff(90, 690, 300, 120, mix(white, ctx.lighting.sky[1], 0.16)) +
      puff(560, 700, 330, 110, mix(white, ctx.lighting.sky[1], 0.12)) +
      puff(1080, 690, 320, 130, mix(white, ctx.lighting.sky[1], 0.16)) +
      rect(
        -10,
        740,
        1220,
        170,
        ctx.gradients.linear([
          [0, white],
          [1, mix(white, ctx.applyLight('#B9A9D8'), 0.35)],
        ]),
      ) +
      puff(60, 760, 190, 70, white) +
      puff(360, 762, 210, 66, white) +
      puff(680, 760, 210, 66, white) +
      puff(1000, 762, 220, 72, white) +
      ellipse(560, 830, 600, 60, ctx.gradients.glow('#FFFFFF', 0.6)),
    front:
      puff(20, 915, 190, 66, lighter(white, 0.4)) +
      puff(1180, 915, 220, 80, lighter(white, 0.4)) +
      puff(300, 940, 160, 50, lighter(white, 0.2)) +
      puff(900, 944, 170, 50, lighter(white, 0.2)),
    medium: 'open',
    shadow: '#6A5AA0',
  };
};

/** Backgrounds on and under water, and above the clouds. */
export const WATER_BACKGROUNDS = { river, shore, island, ship, undersea, clouds } as const;
