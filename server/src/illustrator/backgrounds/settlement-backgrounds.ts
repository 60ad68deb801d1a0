import { darker, lighter } from '../palette.ts';
import {
  circle,
  ellipse,
  fillPath,
  group,
  parsePoints,
  polygonPath,
  rect,
  scallopedPath,
  smoothPath,
  strokePath,
  transform,
} from '../svg.ts';
import type { BackgroundContext, DrawBackground } from './background-context.ts';
import {
  bough,
  bush,
  cornerLeaves,
  fence,
  flowers,
  grassBlades,
  grassTufts,
  ground,
  hill,
  house,
  rock,
  sky,
  tree,
  windingPath,
} from './scenery.ts';

const SHADE = '#2B2440';
const windowGlass = (ctx: BackgroundContext) => (ctx.lampsAreLit ? '#FFDB86' : ctx.applyLight('#BFE0E6'));
const lampGlow = (ctx: BackgroundContext, x: number, y: number, r = 120) =>
  ctx.lampsAreLit ? circle(x, y, r, ctx.gradients.glow('#FFD98A', 0.7)) : '';

const cottage: DrawBackground = (ctx) => {
  const wall = ctx.applyLight('#FBEBCB');
  const thatch = ctx.applyLight('#D9A45E');
  const wood = ctx.applyLight('#8A5A48');
  const window_ = (x: number, y: number) =>
    rect(x - 34, y - 36, 68, 72, windowGlass(ctx), 10, { stroke: wood, 'stroke-width': '8' }) +
    strokePath(`M${x} ${y - 32}v66M${x - 30} ${y}h60`, wood, 5) +
    rect(x - 42, y + 36, 84, 16, ctx.applyLight('#B9705A'), 5) +
    [-30, -10, 10, 30]
      .map((o, i) => circle(x + o, y + 32, 11, ctx.applyLight(i % 2 ? '#F2899A' : '#EE7F5E')))
      .join('');
  const home =
    rect(150, -430, 52, 120, ctx.diagonalGradient(ctx.applyLight('#B9705A'))) +
    fillPath(scallopedPath(190, -480, 32, 22, 7), ctx.applyLight('#FFF8EC'), { opacity: '.7' }) +
    fillPath(scallopedPath(226, -530, 42, 28, 7), ctx.applyLight('#FFF8EC'), { opacity: '.5' }) +
    rect(
      -200,
      -240,
      420,
      244,
      ctx.gradients.linear(
        [
          [0, lighter(wall, 0.2)],
          [0.6, wall],
          [1, darker(wall, 0.16)],
        ],
        70,
      ),
      14,
    ) +
    strokePath('M-120 -236V0M130 -236V0M-196 -130H-124M134 -130H216', wood, 9, { opacity: '.8' }) +
    fillPath(
      smoothPath(
        parsePoints(
          '-258,-208 -230,-300 -150,-400 -40,-428 90,-424 180,-380 240,-290 276,-206 216,-222 140,-204 60,-222 -20,-204 -110,-222 -190,-202',
        ),
        true,
        0.9,
      ),
      ctx.gradients.linear(
        [
          [0, lighter(thatch, 0.22)],
          [0.5, thatch],
          [1, darker(thatch, 0.2)],
        ],
        40,
      ),
    ) +
    strokePath(
      'M-180 -290q10 40 0 60M-90 -350q10 40 0 70M10 -380q8 40 0 80M100 -350q10 40 4 70M180 -290q14 40 8 60M-40 -270q6 20 0 34M60 -270q6 20 0 34',
      darker(thatch, 0.22),
      5,
      { opacity: '.6' },
    ) +
    fillPath('M-42 0V-112A48 52 0 0 1 54 -112V0Z', ctx.diagonalGradient(ctx.applyLight('#6FAE9A'))) +
    fillPath('M-42 0V-112A48 52 0 0 1 54 -112V0', 'none', { stroke: wood, 'stroke-width': '9' }) +
    circle(36, -62, 6, '#F2C064') +
    circle(6, -112, 17, windowGlass(ctx)) +
    window_(-126, -120) +
    window_(142, -120);
  return {
    sky: sky(ctx),
    back:
      hill(ctx, 480, 30, '#93BFA2', 0.75) +
      tree(ctx, 110, 610, 320, '#86BA78', 0.4) +
      hill(ctx, 560, 22, '#97C582', 0.4) +
      tree(ctx, 1150, 650, 360, '#7FB572', 0.2) +
      ground(ctx, 640, '#A6CF78') +
      group(home, transform(870, 672)) +
      lampGlow(ctx, 870, 550, 260) +
      windingPath(ctx, 880, 668, 480, '#F0DDB0', 1.9) +
      fence(ctx, -10, 420, 690, 74, '#FFF6E6', 0.06) +
      fence(ctx, 1110, 1240, 700, 74, '#FFF6E6', 0.06) +
      grassTufts(ctx, 710, 880, 34, ctx.applyLight('#78AE5C')) +
      flowers(ctx, 690, 724, 16, ['#F2899A', '#FFD155', '#B48FD8'], 1.8),
    front:
      grassBlades(ctx, '#7FB25E', 220) +
      flowers(ctx, 846, 884, 8, ['#F2899A', '#FFD155', '#EE7F5E'], 1.8) +
      bough(ctx, -1, '#86BC70'),
    medium: 'open',
    shadow: SHADE,
  };
};

const bunting = (ctx: BackgroundContext, y: number, sag: number, size = 30) => {
  let out = strokePath(`M-10 ${y}Q300 ${y + sag} 600 ${y}T1210 ${y}`, ctx.applyLight('#8A5A48'), 4);
  const colors = ['#EE7F5E', '#FFD155', '#7FC8B4', '#B48FD8', '#F2899A'];
  for (let i = 0; i < 20; i += 1) {
    const x = 30 + i * 60;
    const t = ((x % 600) / 600) * 2 - 1;
    const py = y + (sag / 2) * (1 - t * t) * (x < 600 ? 1 : -1);
    out += fillPath(
      `M${x - size * 0.5} ${Math.round(py)}h${size}l${-size / 2} ${Math.round(size * 1.25)}Z`,
      ctx.applyLight(colors[i % 5] ?? '#EE7F5E'),
    );
  }
  return out;
};

const village: DrawBackground = (ctx) => ({
  sky: sky(ctx),
  back:
    hill(ctx, 450, 26, '#93BBA4', 0.8) +
    hill(ctx, 520, 22, '#97C38C', 0.6) +
    group(
      rect(-46, -330, 92, 330, ctx.diagonalGradient(ctx.applyLight('#F3DDBE', 0.3))) +
        fillPath('M-62 -326L0 -450L62 -326Z', ctx.diagonalGradient(ctx.applyLight('#8A78A8', 0.3))) +
        circle(0, -270, 30, ctx.applyLight('#FFF8EA', 0.2)) +
        strokePath('M0 -270V-288M0 -270H12', SHADE, 4) +
        strokePath('M0 -450V-486', ctx.applyLight('#8A5A48'), 5) +
        fillPath('M-22 -180A22 26 0 0 1 22 -180V-130H-22Z', windowGlass(ctx)),
      transform(640, 640),
    ) +
    house(ctx, 120, 650, 210, 180, '#F6D2A8', '#C9665A', 0.24) +
    house(ctx, 330, 640, 180, 210, '#CFE3D6', '#6F8FA8', 0.28) +
    house(ctx, 500, 640, 160, 150, '#F8E3B8', '#A8714A', 0.34) +
    house(ctx, 800, 644, 190, 190, '#F3BFAE', '#8A6BA8', 0.28) +
    house(ctx, 1010, 648, 210, 160, '#FBEBC8', '#5FA08F', 0.22) +
    house(ctx, 1190, 656, 180, 220, '#D9D2EA', '#C9665A', 0.24) +
    lampGlow(ctx, 330, 560, 160) +
    lampGlow(ctx, 800, 560, 160) +
    ground(ctx, 650, '#E5CFA8', 12) +
    strokePath(
      'M60 720q40 -14 80 0t80 0M300 700q40 -12 80 0t80 0M560 720q40 -14 80 0M760 700q50 -14 90 0t90 0M980 730q50 -14 100 0M120 800q60 -18 120 0t120 0M460 840q60 -18 120 0t120 0M820 810q60 -18 120 0t120 0M240 870q70 -18 140 0M960 872q70 -18 140 0',
      ctx.applyLight('#CBB086'),
      6,
      { opacity: '.8' },
    ) +
    group(
      rect(-70, -70, 140, 74, ctx.shaded(ctx.applyLight('#A9A6B4')), 14) +
        ellipse(0, -70, 70, 18, ctx.applyLight('#6F86A8')) +
        strokePath('M-58 -70V-170M58 -70V-170', ctx.applyLight('#8A5A48'), 11) +
        fillPath('M-96 -160L0 -230L96 -160Z', ctx.diagonalGradient(ctx.applyLight('#C9665A'))) +
        strokePath('M0 -170V-112', ctx.applyLight('#D9B27E'), 4) +
        rect(-14, -112, 28, 26, ctx.applyLight('#B07A48'), 4),
      transform(1060, 748),
    ) +
    bush(ctx, 40, 710, 130, '#86B878') +
    bush(ctx, 1180, 716, 120, '#86B878'),
  front:
    bunting(ctx, 54, 70, 34) +
    cornerLeaves(ctx, 1, '#6DA666', 0.5) +
    flowers(ctx, 850, 884, 6, ['#F2899A', '#FFD155', '#EE7F5E'], 1.9),
  medium: 'open',
  shadow: SHADE,
});

const castle: DrawBackground = (ctx) => {
  const c = ctx.applyLight('#D9CBDD', 0.2);
  const tower = (x: number, w: number, h: number, roof: string) =>
    rect(
      x - w / 2,
      -h,
      w,
      h,
      ctx.gradients.linear(
        [
          [0, lighter(c, 0.22)],
          [0.5, c],
          [1, darker(c, 0.2)],
        ],
        80,
      ),
    ) +
    fillPath(
      polygonPath([
        [x - w * 0.68, -h + 6],
        [x, -h - w * 1.35],
        [x + w * 0.68, -h + 6],
      ]),
      ctx.diagonalGradient(ctx.applyLight(roof, 0.14)),
      { 'stroke-linejoin': 'round' },
    ) +
    strokePath(`M${x} ${-h - w * 1.3}v-34`, ctx.applyLight('#8A5A48'), 4) +
    fillPath(`M${x} ${-h - w * 1.3 - 34}q18 -6 36 6q-18 10 -36 10Z`, ctx.applyLight('#EE7F5E')) +
    fillPath(`M${x - 13} ${-h + 92}v-30a13 16 0 0 1 26 0v30Z`, windowGlass(ctx));
  const wall = (x: number, w: number, h: number) => {
    let d = `M${x} 0V${-h}`;
    for (let i = 0; i < w / 40; i += 1) d += `h20v18h20v-18`;
    return fillPath(`${d}V0Z`, ctx.diagonalGradient(darker(c, 0.04)));
  };
  const fort =
    wall(-250, 520, 190) +
    tower(-240, 90, 300, '#8A6BB8') +
    tower(260, 96, 320, '#8A6BB8') +
    wall(-130, 280, 270) +
    tower(-110, 74, 400, '#E2604F') +
    tower(120, 78, 430, '#5B8FB8') +
    tower(10, 96, 500, '#8A6BB8') +
    fillPath('M-50 0V-96A54 60 0 0 1 62 -96V0Z', ctx.diagonalGradient(ctx.applyLight('#8A5A48'))) +
    strokePath('M-22 -4V-140M6 -4V-152M34 -4V-140M-46 -60H58', darker(ctx.applyLight('#8A5A48'), 0.3), 4) +
    strokePath(
      'M-170 -110h26M-150 -80h26M170 -120h26M196 -84h26M-80 -200h24M66 -214h24M-210 -40h26M210 -30h24',
      darker(c, 0.16),
      5,
      { opacity: '.7' },
    );
  return {
    sky: sky(ctx),
    back:
      hill(ctx, 500, 30, '#9BC0B0', 0.78) +
      hill(ctx, 560, 26, '#93C28A', 0.5) +
      fillPath(
        'M480 680Q640 560 860 556Q1080 560 1230 690Z',
        ctx.diagonalGradient(ctx.applyLight('#97C67C', 0.24)),
      ) +
      group(fort, transform(850, 612, 0, 0.98)) +
      lampGlow(ctx, 856, 560, 200) +
      ground(ctx, 656, '#A6CF7C', 16) +
      windingPath(ctx, 856, 612, 500, '#F0DDB8', 1.4) +
      tree(ctx, 90, 690, 240, '#7FB872', 0.1) +
      bush(ctx, 210, 694, 120, '#8CC07A') +
      bush(ctx, 1120, 706, 140, '#8CC07A') +
      grassTufts(ctx, 710, 880, 34, ctx.applyLight('#78AE5C')),
    front:
      cornerLeaves(ctx, -1, '#67A262', 0.62) +
      grassBlades(ctx, '#7DB05C', 180) +
      flowers(ctx, 850, 884, 8, ['#F2899A', '#FFF6E4', '#FFD155'], 1.7),
    medium: 'open',
    shadow: SHADE,
  };
};

const city: DrawBackground = (ctx) => {
  const block = (x: number, w: number, h: number, color: string, distance: number, roof = 0) => {
    const c = ctx.applyLight(color, distance);
    let panes = '';
    for (let r = 0; r < Math.floor((h - 50) / 62); r += 1)
      for (let k = 0; k < Math.floor(w / 46); k += 1)
        panes += `M${Math.round(x + 20 + k * 44)} ${650 - h + 36 + r * 60}h20v28h-20Z`;
    return (
      rect(
        x,
        650 - h,
        w,
        h,
        ctx.gradients.linear(
          [
            [0, lighter(c, 0.14)],
            [0.5, c],
            [1, darker(c, 0.14)],
          ],
          80,
        ),
        6,
      ) +
      (roof
        ? fillPath(
            `M${x} ${652 - h}Q${x + w / 2} ${650 - h - roof} ${x + w} ${652 - h}Z`,
            ctx.applyLight('#7FB8A4', distance),
          )
        : rect(x - 6, 646 - h, w + 12, 16, darker(c, 0.16), 4)) +
      fillPath(panes, ctx.lampsAreLit ? '#FFDD90' : lighter(c, 0.5), {
        opacity: distance > 0.5 ? '.5' : '.9',
      })
    );
  };
  const post = (x: number) =>
    strokePath(`M${x} 780V520q0 -34 36 -34`, ctx.applyLight('#4A4A66'), 11) +
    lampGlow(ctx, x + 44, 508, 130) +
    fillPath(`M${x + 26} 492h36l8 30h-52Z`, ctx.lampsAreLit ? '#FFE29A' : ctx.applyLight('#F6EBC8')) +
    rect(x - 14, 770, 28, 14, ctx.applyLight('#4A4A66'), 4);
  return {
    sky: sky(ctx),
    back:
      block(60, 130, 330, '#A8B0CC', 0.8) +
      block(240, 110, 420, '#B8AFC8', 0.8, 40) +
      block(430, 140, 350, '#A8B8C8', 0.8) +
      block(640, 110, 440, '#B0AFCC', 0.8) +
      block(820, 150, 360, '#B8B0C4', 0.8, 60) +
      block(1030, 120, 430, '#A8B4CC', 0.8) +
      block(-30, 170, 300, '#EE9A7C', 0.24) +
      block(150, 140, 230, '#F6D494', 0.28, 44) +
      block(300, 150, 280, '#8FB8C4', 0.34) +
      block(740, 150, 260, '#D9A0B4', 0.32, 40) +
      block(900, 140, 320, '#F2C48C', 0.26) +
      block(1050, 180, 250, '#9FB48C', 0.24) +
      tree(ctx, 520, 660, 190, '#86B878', 0.24) +
      tree(ctx, 660, 660, 170, '#8FBF78', 0.26) +
      rect(-5, 646, 1210, 60, ctx.diagonalGradient(ctx.applyLight('#D9CFC0'))) +
      rect(
        -5,
        700,
        1210,
        204,
        ctx.gradients.linear([
          [0, ctx.applyLight('#EADCC4')],
          [1, ctx.applyLight('#CDBCA8')],
        ]),
      ) +
      ellipse(540, 800, 640, 100, ctx.gradients.glow('#FFF6E0', 0.4)) +
      strokePath(
        'M-5 702H1205M-5 768H1205M140 702l-40 66M360 702l-26 66M600 702v66M840 702l26 66M1060 702l40 66M60 768l-80 136M330 768l-50 136M600 768v136M870 768l50 136M1140 768l80 136',
        ctx.applyLight('#BBA995'),
        4,
        { opacity: '.8' },
      ) +
      post(1010) +
      group(
        rect(-90, -64, 180, 14, ctx.applyLight('#B5714A'), 5) +
          rect(-90, -96, 180, 14, ctx.applyLight('#B5714A'), 5) +
          rect(-96, -40, 192, 14, ctx.applyLight('#C98A58'), 5) +
          strokePath('M-74 -30V0M74 -30V0M-74 -96V-40M74 -96V-40', ctx.applyLight('#4A4A66'), 9),
        transform(160, 772),
      ) +
      post(60),
    front:
      bush(ctx, 40, 930, 260, '#6FA66E') +
      bush(ctx, 1170, 935, 280, '#6FA66E') +
      flowers(ctx, 850, 884, 0, ['#F2899A']),
    medium: 'open',
    shadow: SHADE,
  };
};

const farm: DrawBackground = (ctx) => {
  const red = ctx.applyLight('#D0604C', 0.1);
  const white = ctx.applyLight('#FFF3E0', 0.1);
  const barn =
    fillPath(
      polygonPath(parsePoints('-170,0 -170,-190 -110,-290 0,-340 110,-290 170,-190 170,0')),
      ctx.gradients.linear(
        [
          [0, lighter(red, 0.14)],
          [0.5, red],
          [1, darker(red, 0.2)],
        ],
        60,
      ),
    ) +
    strokePath('M-184 -184L-118 -298L0 -350L118 -298L184 -184', white, 18) +
    rect(-70, -130, 140, 130, white) +
    rect(-60, -120, 120, 120, ctx.applyLight('#B8503F', 0.1)) +
    strokePath('M-60 -120L60 0M60 -120L-60 0M0 -120V0', white, 10) +
    fillPath(
      'M-34 -196A34 36 0 0 1 34 -196V-170H-34Z',
      ctx.lampsAreLit ? '#FFDB86' : ctx.applyLight('#7A4A48'),
    ) +
    strokePath('M-36 -168H36', white, 8) +
    strokePath('M-128 -20V-210M128 -20V-210', darker(red, 0.16), 4, { opacity: '.6' });
  const silo =
    rect(
      -46,
      -300,
      92,
      300,
      ctx.gradients.linear(
        [
          [0, ctx.applyLight('#EDEFF2', 0.1)],
          [1, ctx.applyLight('#A9B0C0', 0.1)],
        ],
        90,
      ),
    ) +
    fillPath('M-48 -296A48 54 0 0 1 48 -296Z', ctx.diagonalGradient(ctx.applyLight('#C9665A', 0.1))) +
    strokePath('M-46 -220H46M-46 -140H46M-46 -60H46', ctx.applyLight('#A9B0C0', 0.1), 4);
  const bale = (x: number, y: number, r: number) =>
    rect(x - r * 1.2, y - r * 2, r * 2.4, r * 2, ctx.shaded(ctx.applyLight('#E9BE6A')), r * 0.9) +
    ellipse(x - r * 0.5, y - r, r * 0.7, r, ctx.applyLight('#F3D48C')) +
    strokePath(
      `M${x - r * 0.5} ${y - r}m-6 0a8 10 0 1 1 14 6a16 20 0 1 1 -26 -10`,
      ctx.applyLight('#C99A4A'),
      4,
    );
  let rows = '';
  for (let i = 0; i < 7; i += 1) rows += `M${40 + i * 60} 640Q${i * 66 - 60} 760 ${i * 110 - 240} 905`;
  return {
    sky: sky(ctx),
    back:
      hill(ctx, 480, 24, '#A3C48E', 0.75) +
      hill(ctx, 540, 22, '#E3CF84', 0.5) +
      tree(ctx, 560, 600, 190, '#86B878', 0.45) +
      group(silo, transform(1110, 652)) +
      group(barn, transform(900, 660)) +
      ground(ctx, 650, '#B9CE74', 14) +
      strokePath(rows, ctx.applyLight('#93AE58'), 13, { opacity: '.55' }) +
      fence(ctx, 420, 720, 690, 66, '#FBEFDA', 0.1) +
      bale(1090, 762, 44) +
      bale(1170, 790, 38) +
      grassTufts(ctx, 720, 880, 30, ctx.applyLight('#8AA84E')) +
      group(
        strokePath('M0 0V-150M-46 -110H46', ctx.applyLight('#8A5A48'), 9) +
          fillPath('M-34 -118H34L26 -40H-26Z', ctx.applyLight('#5B8FB8')) +
          circle(0, -148, 24, ctx.applyLight('#F6D9A8')) +
          fillPath('M-40 -160Q0 -176 40 -160L20 -168L14 -198H-14L-20 -168Z', ctx.applyLight('#C99A4A')),
        transform(180, 680, -4),
      ),
    front: grassBlades(ctx, '#C2A854', 260) + flowers(ctx, 850, 884, 6, ['#FFD155', '#EE7F5E'], 2),
    medium: 'open',
    shadow: SHADE,
  };
};

const treehouse: DrawBackground = (ctx) => {
  const bark = ctx.applyLight('#8F674F', 0.08);
  const leaf = ctx.applyLight('#7DB56C', 0.1);
  const wood = ctx.applyLight('#D9A468', 0.06);
  const crown = (x: number, y: number, rx: number, ry: number, c: string) =>
    fillPath(scallopedPath(x, y, rx, ry, 11, 0.2), ctx.shaded(c));
  return {
    sky: sky(ctx),
    back:
      hill(ctx, 490, 26, '#90BFA0', 0.78) +
      tree(ctx, 140, 620, 300, '#86BA7C', 0.5) +
      tree(ctx, 300, 620, 230, '#8FC080', 0.55) +
      hill(ctx, 590, 18, '#93C47C', 0.36) +
      ground(ctx, 650, '#9CCB72') +
      crown(900, 120, 420, 190, darker(leaf, 0.14)) +
      fillPath(
        'M760 700C830 640 836 540 812 420C790 320 740 260 700 210L760 190C800 240 840 280 862 330C870 260 866 200 870 140H950C946 210 950 270 962 320C990 280 1040 240 1090 200L1130 240C1060 300 1010 350 1000 430C990 540 1000 640 1080 704Q920 676 760 700Z',
        ctx.gradients.linear(
          [
            [0, lighter(bark, 0.2)],
            [0.5, bark],
            [1, darker(bark, 0.24)],
          ],
          80,
        ),
      ) +
      rect(716, 384, 400, 26, ctx.diagonalGradient(darker(wood, 0.14)), 6) +
      rect(
        770,
        236,
        290,
        150,
        ctx.gradients.linear(
          [
            [0, lighter(wood, 0.16)],
            [1, darker(wood, 0.12)],
          ],
          70,
        ),
        4,
      ) +
      strokePath('M770 274H1060M770 312H1060M770 350H1060', darker(wood, 0.2), 3) +
      fillPath('M740 244L915 130L1090 244Z', ctx.diagonalGradient(ctx.applyLight('#C9665A', 0.06))) +
      rect(810, 278, 64, 62, windowGlass(ctx), 6, { stroke: darker(wood, 0.3), 'stroke-width': '7' }) +
      strokePath('M842 280v58M812 309h60', darker(wood, 0.3), 4) +
      fillPath('M950 386V300A34 36 0 0 1 1018 300V386Z', ctx.applyLight('#8A5A48')) +
      strokePath('M724 384V330M760 384V330M1080 384V330M1108 384V330M716 332H766M1074 332H1112', wood, 9) +
      lampGlow(ctx, 842, 310, 170) +
      strokePath(
        'M836 410L800 700M886 410L868 700M832 450h50M826 500h52M820 550h54M812 600h58M806 650h62',
        darker(wood, 0.18),
        9,
      ) +
      strokePath('M1060 410V600M1108 410V600', ctx.applyLight('#D9C29A'), 5) +
      rect(1046, 596, 76, 15, wood, 5) +
      crown(650, 130, 150, 100, leaf) +
      crown(1150, 110, 170, 120, leaf) +
      crown(900, 40, 260, 100, lighter(leaf, 0.08)) +
      grassTufts(ctx, 690, 880, 40, ctx.applyLight('#6FA858')) +
      bush(ctx, 1150, 720, 150, '#7DB56C') +
      flowers(ctx, 690, 740, 14, ['#F2899A', '#FFD155', '#FFF6E4'], 1.6),
    front: cornerLeaves(ctx, -1, '#63A05E', 0.8) + grassBlades(ctx, '#74AA56', 200),
    medium: 'open',
    shadow: SHADE,
  };
};

const fair: DrawBackground = (ctx) => {
  const tent = (x: number, y: number, k: number, a: string, b: string, distance: number) => {
    const [c1, c2] = [ctx.applyLight(a, distance), ctx.applyLight(b, distance)];
    let roof = '';
    let wall = '';
    for (let i = 0; i < 6; i += 1) {
      roof += fillPath(
        polygonPath([
          [0, -260],
          [-150 + i * 50, -130],
          [-100 + i * 50, -130],
        ]),
        i % 2 ? c2 : c1,
      );
      wall += fillPath(
        polygonPath([
          [-120 + i * 40, -130],
          [-80 + i * 40, -130],
          [-86.7 + i * 43.3 + 0, 0],
          [-130 + i * 43.3, 0],
        ]),
        i % 2 ? c1 : c2,
      );
    }
    let hem = '';
    for (let i = 0; i < 6; i += 1) hem += `M${-150 + i * 50} -132a25 24 0 0 0 50 0Z`;
    return group(
      wall +
        fillPath(
          'M-28 0Q-26 -70 0 -112Q26 -70 28 0Z',
          ctx.lampsAreLit ? '#FFDB86' : ctx.applyLight('#6A4A6A', distance),
        ) +
        roof +
        fillPath(hem, c1) +
        fillPath('M0 -258L150 -130H20Z', '#3B2458', { opacity: '.12' }) +
        strokePath('M0 -258V-300', ctx.applyLight('#8A5A48', distance), 5) +
        fillPath('M0 -300Q26 -306 44 -290Q22 -280 0 -280Z', ctx.applyLight('#FFD155', distance)),
      transform(x, y, 0, k),
    );
  };
  const wheelC = ctx.applyLight('#8A6BB8', 0.3);
  let spokes = '';
  let cabins = '';
  for (let i = 0; i < 10; i += 1) {
    const a = (i / 10) * Math.PI * 2 + 0.2;
    const [x, y] = [Math.round(Math.cos(a) * 170), Math.round(Math.sin(a) * 170)];
    spokes += `M0 0L${x} ${y}`;
    cabins +=
      fillPath(
        `M${x - 24} ${y + 6}h48q-2 34 -24 36q-22 -2 -24 -36Z`,
        ctx.applyLight(['#EE7F5E', '#FFD155', '#7FC8B4', '#F2899A', '#5B9FB8'][i % 5] ?? '#EE7F5E', 0.2),
      ) + strokePath(`M${x - 22} ${y + 6}q22 -34 44 0`, wheelC, 4);
  }
  const wheel =
    strokePath('M0 0L-90 300M0 0L90 300', ctx.applyLight('#6A5A88', 0.3), 14) +
    circle(0, 0, 170, 'none', { stroke: wheelC, 'stroke-width': '11' }) +
    circle(0, 0, 146, 'none', { stroke: wheelC, 'stroke-width': '4' }) +
    strokePath(spokes, wheelC, 5) +
    cabins +
    circle(0, 0, 22, ctx.applyLight('#FFD155', 0.1));
  const bulbs = Array.from({ length: 13 }, (_, i) => {
    const x = i * 100;
    const y = Math.round(150 - 46 * (((x % 400) - 200) / 200) ** 2);
    return (
      (ctx.lampsAreLit ? circle(x, y, 34, ctx.gradients.glow('#FFE29A', 0.9)) : '') +
      circle(
        x,
        y,
        10,
        ctx.lampsAreLit ? '#FFF0B8' : ctx.applyLight(['#EE7F5E', '#FFD155', '#7FC8B4'][i % 3] ?? '#FFD155'),
      )
    );
  }).join('');
  return {
    sky: sky(ctx),
    back:
      hill(ctx, 500, 22, '#9BC2A6', 0.75) +
      group(wheel, transform(880, 330)) +
      lampGlow(ctx, 880, 330, 300) +
      tent(90, 668, 1.1, '#EE7F5E', '#FFF3E0', 0.14) +
      tent(340, 650, 0.74, '#5B9FB8', '#FFF3E0', 0.3) +
      tent(600, 648, 0.66, '#FFD155', '#FFF3E0', 0.34) +
      tent(1110, 668, 1.04, '#8A6BB8', '#FFF3E0', 0.16) +
      ground(ctx, 652, '#C9CF86', 10) +
      windingPath(ctx, 600, 652, 480, '#F2DDAE', 2.2) +
      grassTufts(ctx, 700, 880, 26, ctx.applyLight('#9CAA5E')) +
      group(
        rect(-60, -80, 120, 80, ctx.diagonalGradient(ctx.applyLight('#E2604F')), 6) +
          rect(-52, -150, 104, 10, ctx.applyLight('#8A5A48')) +
          strokePath('M-50 -80V-150M50 -80V-150', ctx.applyLight('#8A5A48'), 6) +
          fillPath('M-72 -150Q0 -196 72 -150V-136H-72Z', ctx.applyLight('#FFF3E0')) +
          fillPath('M-34 -172Q0 -190 34 -172L26 -137H-26Z', ctx.applyLight('#FFD155')) +
          circle(-26, -94, 15, ctx.applyLight('#FFF3DA')) +
          circle(4, -96, 15, ctx.applyLight('#F2B8C4')) +
          circle(32, -94, 14, ctx.applyLight('#FFF3DA')),
        transform(1070, 764),
      ),
    front:
      strokePath('M0 104Q200 196 400 104Q600 196 800 104Q1000 196 1200 104', ctx.applyLight('#6A5A6A'), 4) +
      bulbs +
      bunting(ctx, 34, 60, 30) +
      rock(ctx, -60, 940, 10, '#888888') +
      grassBlades(ctx, '#96A85A', 170),
    medium: 'open',
    shadow: SHADE,
  };
};

/** Backgrounds with houses. */
export const SETTLEMENT_BACKGROUNDS = { cottage, village, castle, city, farm, treehouse, fair } as const;
