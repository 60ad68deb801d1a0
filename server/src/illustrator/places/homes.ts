import { darker, lighter } from '../palette.ts';
import { box, disc, group, line, oval, place, poly, pts, scalloped, shape, soft } from '../svg.ts';
import {
  blades,
  bough,
  bush,
  fence,
  flowers,
  ground,
  hill,
  house,
  leaves,
  path,
  rock,
  sky,
  tree,
  tufts,
} from './kit.ts';
import type { PlacePainter, Stage } from './stage.ts';

const SHADE = '#2B2440';
const glass = (s: Stage) => (s.lit ? '#FFDB86' : s.tone('#BFE0E6'));
const lamp = (s: Stage, x: number, y: number, r = 120) =>
  s.lit ? disc(x, y, r, s.ink.glow('#FFD98A', 0.7)) : '';

const cottage: PlacePainter = (s) => {
  const wall = s.tone('#FBEBCB');
  const thatch = s.tone('#D9A45E');
  const wood = s.tone('#8A5A48');
  const window_ = (x: number, y: number) =>
    box(x - 34, y - 36, 68, 72, glass(s), 10, { stroke: wood, 'stroke-width': '8' }) +
    line(`M${x} ${y - 32}v66M${x - 30} ${y}h60`, wood, 5) +
    box(x - 42, y + 36, 84, 16, s.tone('#B9705A'), 5) +
    [-30, -10, 10, 30].map((o, i) => disc(x + o, y + 32, 11, s.tone(i % 2 ? '#F2899A' : '#EE7F5E'))).join('');
  const home =
    box(150, -430, 52, 120, s.wash(s.tone('#B9705A'))) +
    shape(scalloped(190, -480, 32, 22, 7), s.tone('#FFF8EC'), { opacity: '.7' }) +
    shape(scalloped(226, -530, 42, 28, 7), s.tone('#FFF8EC'), { opacity: '.5' }) +
    box(
      -200,
      -240,
      420,
      244,
      s.ink.wash(
        [
          [0, lighter(wall, 0.2)],
          [0.6, wall],
          [1, darker(wall, 0.16)],
        ],
        70,
      ),
      14,
    ) +
    line('M-120 -236V0M130 -236V0M-196 -130H-124M134 -130H216', wood, 9, { opacity: '.8' }) +
    shape(
      soft(
        pts(
          '-258,-208 -230,-300 -150,-400 -40,-428 90,-424 180,-380 240,-290 276,-206 216,-222 140,-204 60,-222 -20,-204 -110,-222 -190,-202',
        ),
        true,
        0.9,
      ),
      s.ink.wash(
        [
          [0, lighter(thatch, 0.22)],
          [0.5, thatch],
          [1, darker(thatch, 0.2)],
        ],
        40,
      ),
    ) +
    line(
      'M-180 -290q10 40 0 60M-90 -350q10 40 0 70M10 -380q8 40 0 80M100 -350q10 40 4 70M180 -290q14 40 8 60M-40 -270q6 20 0 34M60 -270q6 20 0 34',
      darker(thatch, 0.22),
      5,
      { opacity: '.6' },
    ) +
    shape('M-42 0V-112A48 52 0 0 1 54 -112V0Z', s.wash(s.tone('#6FAE9A'))) +
    shape('M-42 0V-112A48 52 0 0 1 54 -112V0', 'none', { stroke: wood, 'stroke-width': '9' }) +
    disc(36, -62, 6, '#F2C064') +
    disc(6, -112, 17, glass(s)) +
    window_(-126, -120) +
    window_(142, -120);
  return {
    sky: sky(s),
    back:
      hill(s, 480, 30, '#93BFA2', 0.75) +
      tree(s, 110, 610, 320, '#86BA78', 0.4) +
      hill(s, 560, 22, '#97C582', 0.4) +
      tree(s, 1150, 650, 360, '#7FB572', 0.2) +
      ground(s, 640, '#A6CF78') +
      group(home, place(870, 672)) +
      lamp(s, 870, 550, 260) +
      path(s, 880, 668, 480, '#F0DDB0', 1.9) +
      fence(s, -10, 420, 690, 74, '#FFF6E6', 0.06) +
      fence(s, 1110, 1240, 700, 74, '#FFF6E6', 0.06) +
      tufts(s, 710, 880, 34, s.tone('#78AE5C')) +
      flowers(s, 690, 724, 16, ['#F2899A', '#FFD155', '#B48FD8'], 1.8),
    front:
      blades(s, '#7FB25E', 220) +
      flowers(s, 846, 884, 8, ['#F2899A', '#FFD155', '#EE7F5E'], 1.8) +
      bough(s, -1, '#86BC70'),
    air: 'open',
    shadow: SHADE,
  };
};

const bunting = (s: Stage, y: number, sag: number, size = 30) => {
  let out = line(`M-10 ${y}Q300 ${y + sag} 600 ${y}T1210 ${y}`, s.tone('#8A5A48'), 4);
  const colors = ['#EE7F5E', '#FFD155', '#7FC8B4', '#B48FD8', '#F2899A'];
  for (let i = 0; i < 20; i += 1) {
    const x = 30 + i * 60;
    const t = ((x % 600) / 600) * 2 - 1;
    const py = y + (sag / 2) * (1 - t * t) * (x < 600 ? 1 : -1);
    out += shape(
      `M${x - size * 0.5} ${Math.round(py)}h${size}l${-size / 2} ${Math.round(size * 1.25)}Z`,
      s.tone(colors[i % 5] ?? '#EE7F5E'),
    );
  }
  return out;
};

const village: PlacePainter = (s) => ({
  sky: sky(s),
  back:
    hill(s, 450, 26, '#93BBA4', 0.8) +
    hill(s, 520, 22, '#97C38C', 0.6) +
    group(
      box(-46, -330, 92, 330, s.wash(s.tone('#F3DDBE', 0.3))) +
        shape('M-62 -326L0 -450L62 -326Z', s.wash(s.tone('#8A78A8', 0.3))) +
        disc(0, -270, 30, s.tone('#FFF8EA', 0.2)) +
        line('M0 -270V-288M0 -270H12', SHADE, 4) +
        line('M0 -450V-486', s.tone('#8A5A48'), 5) +
        shape('M-22 -180A22 26 0 0 1 22 -180V-130H-22Z', glass(s)),
      place(640, 640),
    ) +
    house(s, 120, 650, 210, 180, '#F6D2A8', '#C9665A', 0.24) +
    house(s, 330, 640, 180, 210, '#CFE3D6', '#6F8FA8', 0.28) +
    house(s, 500, 640, 160, 150, '#F8E3B8', '#A8714A', 0.34) +
    house(s, 800, 644, 190, 190, '#F3BFAE', '#8A6BA8', 0.28) +
    house(s, 1010, 648, 210, 160, '#FBEBC8', '#5FA08F', 0.22) +
    house(s, 1190, 656, 180, 220, '#D9D2EA', '#C9665A', 0.24) +
    lamp(s, 330, 560, 160) +
    lamp(s, 800, 560, 160) +
    ground(s, 650, '#E5CFA8', 12) +
    line(
      'M60 720q40 -14 80 0t80 0M300 700q40 -12 80 0t80 0M560 720q40 -14 80 0M760 700q50 -14 90 0t90 0M980 730q50 -14 100 0M120 800q60 -18 120 0t120 0M460 840q60 -18 120 0t120 0M820 810q60 -18 120 0t120 0M240 870q70 -18 140 0M960 872q70 -18 140 0',
      s.tone('#CBB086'),
      6,
      { opacity: '.8' },
    ) +
    group(
      box(-70, -70, 140, 74, s.round(s.tone('#A9A6B4')), 14) +
        oval(0, -70, 70, 18, s.tone('#6F86A8')) +
        line('M-58 -70V-170M58 -70V-170', s.tone('#8A5A48'), 11) +
        shape('M-96 -160L0 -230L96 -160Z', s.wash(s.tone('#C9665A'))) +
        line('M0 -170V-112', s.tone('#D9B27E'), 4) +
        box(-14, -112, 28, 26, s.tone('#B07A48'), 4),
      place(1060, 748),
    ) +
    bush(s, 40, 710, 130, '#86B878') +
    bush(s, 1180, 716, 120, '#86B878'),
  front:
    bunting(s, 54, 70, 34) +
    leaves(s, 1, '#6DA666', 0.5) +
    flowers(s, 850, 884, 6, ['#F2899A', '#FFD155', '#EE7F5E'], 1.9),
  air: 'open',
  shadow: SHADE,
});

const castle: PlacePainter = (s) => {
  const c = s.tone('#D9CBDD', 0.2);
  const tower = (x: number, w: number, h: number, roof: string) =>
    box(
      x - w / 2,
      -h,
      w,
      h,
      s.ink.wash(
        [
          [0, lighter(c, 0.22)],
          [0.5, c],
          [1, darker(c, 0.2)],
        ],
        80,
      ),
    ) +
    shape(
      poly([
        [x - w * 0.68, -h + 6],
        [x, -h - w * 1.35],
        [x + w * 0.68, -h + 6],
      ]),
      s.wash(s.tone(roof, 0.14)),
      { 'stroke-linejoin': 'round' },
    ) +
    line(`M${x} ${-h - w * 1.3}v-34`, s.tone('#8A5A48'), 4) +
    shape(`M${x} ${-h - w * 1.3 - 34}q18 -6 36 6q-18 10 -36 10Z`, s.tone('#EE7F5E')) +
    shape(`M${x - 13} ${-h + 92}v-30a13 16 0 0 1 26 0v30Z`, glass(s));
  const wall = (x: number, w: number, h: number) => {
    let d = `M${x} 0V${-h}`;
    for (let i = 0; i < w / 40; i += 1) d += `h20v18h20v-18`;
    return shape(`${d}V0Z`, s.wash(darker(c, 0.04)));
  };
  const fort =
    wall(-250, 520, 190) +
    tower(-240, 90, 300, '#8A6BB8') +
    tower(260, 96, 320, '#8A6BB8') +
    wall(-130, 280, 270) +
    tower(-110, 74, 400, '#E2604F') +
    tower(120, 78, 430, '#5B8FB8') +
    tower(10, 96, 500, '#8A6BB8') +
    shape('M-50 0V-96A54 60 0 0 1 62 -96V0Z', s.wash(s.tone('#8A5A48'))) +
    line('M-22 -4V-140M6 -4V-152M34 -4V-140M-46 -60H58', darker(s.tone('#8A5A48'), 0.3), 4) +
    line(
      'M-170 -110h26M-150 -80h26M170 -120h26M196 -84h26M-80 -200h24M66 -214h24M-210 -40h26M210 -30h24',
      darker(c, 0.16),
      5,
      { opacity: '.7' },
    );
  return {
    sky: sky(s),
    back:
      hill(s, 500, 30, '#9BC0B0', 0.78) +
      hill(s, 560, 26, '#93C28A', 0.5) +
      shape('M480 680Q640 560 860 556Q1080 560 1230 690Z', s.wash(s.tone('#97C67C', 0.24))) +
      group(fort, place(850, 612, 0, 0.98)) +
      lamp(s, 856, 560, 200) +
      ground(s, 656, '#A6CF7C', 16) +
      path(s, 856, 612, 500, '#F0DDB8', 1.4) +
      tree(s, 90, 690, 240, '#7FB872', 0.1) +
      bush(s, 210, 694, 120, '#8CC07A') +
      bush(s, 1120, 706, 140, '#8CC07A') +
      tufts(s, 710, 880, 34, s.tone('#78AE5C')),
    front:
      leaves(s, -1, '#67A262', 0.62) +
      blades(s, '#7DB05C', 180) +
      flowers(s, 850, 884, 8, ['#F2899A', '#FFF6E4', '#FFD155'], 1.7),
    air: 'open',
    shadow: SHADE,
  };
};

const city: PlacePainter = (s) => {
  const block = (x: number, w: number, h: number, color: string, far: number, roof = 0) => {
    const c = s.tone(color, far);
    let panes = '';
    for (let r = 0; r < Math.floor((h - 50) / 62); r += 1)
      for (let k = 0; k < Math.floor(w / 46); k += 1)
        panes += `M${Math.round(x + 20 + k * 44)} ${650 - h + 36 + r * 60}h20v28h-20Z`;
    return (
      box(
        x,
        650 - h,
        w,
        h,
        s.ink.wash(
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
        ? shape(
            `M${x} ${652 - h}Q${x + w / 2} ${650 - h - roof} ${x + w} ${652 - h}Z`,
            s.tone('#7FB8A4', far),
          )
        : box(x - 6, 646 - h, w + 12, 16, darker(c, 0.16), 4)) +
      shape(panes, s.lit ? '#FFDD90' : lighter(c, 0.5), { opacity: far > 0.5 ? '.5' : '.9' })
    );
  };
  const post = (x: number) =>
    line(`M${x} 780V520q0 -34 36 -34`, s.tone('#4A4A66'), 11) +
    lamp(s, x + 44, 508, 130) +
    shape(`M${x + 26} 492h36l8 30h-52Z`, s.lit ? '#FFE29A' : s.tone('#F6EBC8')) +
    box(x - 14, 770, 28, 14, s.tone('#4A4A66'), 4);
  return {
    sky: sky(s),
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
      tree(s, 520, 660, 190, '#86B878', 0.24) +
      tree(s, 660, 660, 170, '#8FBF78', 0.26) +
      box(-5, 646, 1210, 60, s.wash(s.tone('#D9CFC0'))) +
      box(
        -5,
        700,
        1210,
        204,
        s.ink.wash([
          [0, s.tone('#EADCC4')],
          [1, s.tone('#CDBCA8')],
        ]),
      ) +
      oval(540, 800, 640, 100, s.ink.glow('#FFF6E0', 0.4)) +
      line(
        'M-5 702H1205M-5 768H1205M140 702l-40 66M360 702l-26 66M600 702v66M840 702l26 66M1060 702l40 66M60 768l-80 136M330 768l-50 136M600 768v136M870 768l50 136M1140 768l80 136',
        s.tone('#BBA995'),
        4,
        { opacity: '.8' },
      ) +
      post(1010) +
      group(
        box(-90, -64, 180, 14, s.tone('#B5714A'), 5) +
          box(-90, -96, 180, 14, s.tone('#B5714A'), 5) +
          box(-96, -40, 192, 14, s.tone('#C98A58'), 5) +
          line('M-74 -30V0M74 -30V0M-74 -96V-40M74 -96V-40', s.tone('#4A4A66'), 9),
        place(160, 772),
      ) +
      post(60),
    front:
      bush(s, 40, 930, 260, '#6FA66E') +
      bush(s, 1170, 935, 280, '#6FA66E') +
      flowers(s, 850, 884, 0, ['#F2899A']),
    air: 'open',
    shadow: SHADE,
  };
};

const farm: PlacePainter = (s) => {
  const red = s.tone('#D0604C', 0.1);
  const white = s.tone('#FFF3E0', 0.1);
  const barn =
    shape(
      poly(pts('-170,0 -170,-190 -110,-290 0,-340 110,-290 170,-190 170,0')),
      s.ink.wash(
        [
          [0, lighter(red, 0.14)],
          [0.5, red],
          [1, darker(red, 0.2)],
        ],
        60,
      ),
    ) +
    line('M-184 -184L-118 -298L0 -350L118 -298L184 -184', white, 18) +
    box(-70, -130, 140, 130, white) +
    box(-60, -120, 120, 120, s.tone('#B8503F', 0.1)) +
    line('M-60 -120L60 0M60 -120L-60 0M0 -120V0', white, 10) +
    shape('M-34 -196A34 36 0 0 1 34 -196V-170H-34Z', s.lit ? '#FFDB86' : s.tone('#7A4A48')) +
    line('M-36 -168H36', white, 8) +
    line('M-128 -20V-210M128 -20V-210', darker(red, 0.16), 4, { opacity: '.6' });
  const silo =
    box(
      -46,
      -300,
      92,
      300,
      s.ink.wash(
        [
          [0, s.tone('#EDEFF2', 0.1)],
          [1, s.tone('#A9B0C0', 0.1)],
        ],
        90,
      ),
    ) +
    shape('M-48 -296A48 54 0 0 1 48 -296Z', s.wash(s.tone('#C9665A', 0.1))) +
    line('M-46 -220H46M-46 -140H46M-46 -60H46', s.tone('#A9B0C0', 0.1), 4);
  const bale = (x: number, y: number, r: number) =>
    box(x - r * 1.2, y - r * 2, r * 2.4, r * 2, s.round(s.tone('#E9BE6A')), r * 0.9) +
    oval(x - r * 0.5, y - r, r * 0.7, r, s.tone('#F3D48C')) +
    line(`M${x - r * 0.5} ${y - r}m-6 0a8 10 0 1 1 14 6a16 20 0 1 1 -26 -10`, s.tone('#C99A4A'), 4);
  let rows = '';
  for (let i = 0; i < 7; i += 1) rows += `M${40 + i * 60} 640Q${i * 66 - 60} 760 ${i * 110 - 240} 905`;
  return {
    sky: sky(s),
    back:
      hill(s, 480, 24, '#A3C48E', 0.75) +
      hill(s, 540, 22, '#E3CF84', 0.5) +
      tree(s, 560, 600, 190, '#86B878', 0.45) +
      group(silo, place(1110, 652)) +
      group(barn, place(900, 660)) +
      ground(s, 650, '#B9CE74', 14) +
      line(rows, s.tone('#93AE58'), 13, { opacity: '.55' }) +
      fence(s, 420, 720, 690, 66, '#FBEFDA', 0.1) +
      bale(1090, 762, 44) +
      bale(1170, 790, 38) +
      tufts(s, 720, 880, 30, s.tone('#8AA84E')) +
      group(
        line('M0 0V-150M-46 -110H46', s.tone('#8A5A48'), 9) +
          shape('M-34 -118H34L26 -40H-26Z', s.tone('#5B8FB8')) +
          disc(0, -148, 24, s.tone('#F6D9A8')) +
          shape('M-40 -160Q0 -176 40 -160L20 -168L14 -198H-14L-20 -168Z', s.tone('#C99A4A')),
        place(180, 680, -4),
      ),
    front: blades(s, '#C2A854', 260) + flowers(s, 850, 884, 6, ['#FFD155', '#EE7F5E'], 2),
    air: 'open',
    shadow: SHADE,
  };
};

const treehouse: PlacePainter = (s) => {
  const bark = s.tone('#8F674F', 0.08);
  const leaf = s.tone('#7DB56C', 0.1);
  const wood = s.tone('#D9A468', 0.06);
  const crown = (x: number, y: number, rx: number, ry: number, c: string) =>
    shape(scalloped(x, y, rx, ry, 11, 0.2), s.round(c));
  return {
    sky: sky(s),
    back:
      hill(s, 490, 26, '#90BFA0', 0.78) +
      tree(s, 140, 620, 300, '#86BA7C', 0.5) +
      tree(s, 300, 620, 230, '#8FC080', 0.55) +
      hill(s, 590, 18, '#93C47C', 0.36) +
      ground(s, 650, '#9CCB72') +
      crown(900, 120, 420, 190, darker(leaf, 0.14)) +
      shape(
        'M760 700C830 640 836 540 812 420C790 320 740 260 700 210L760 190C800 240 840 280 862 330C870 260 866 200 870 140H950C946 210 950 270 962 320C990 280 1040 240 1090 200L1130 240C1060 300 1010 350 1000 430C990 540 1000 640 1080 704Q920 676 760 700Z',
        s.ink.wash(
          [
            [0, lighter(bark, 0.2)],
            [0.5, bark],
            [1, darker(bark, 0.24)],
          ],
          80,
        ),
      ) +
      box(716, 384, 400, 26, s.wash(darker(wood, 0.14)), 6) +
      box(
        770,
        236,
        290,
        150,
        s.ink.wash(
          [
            [0, lighter(wood, 0.16)],
            [1, darker(wood, 0.12)],
          ],
          70,
        ),
        4,
      ) +
      line('M770 274H1060M770 312H1060M770 350H1060', darker(wood, 0.2), 3) +
      shape('M740 244L915 130L1090 244Z', s.wash(s.tone('#C9665A', 0.06))) +
      box(810, 278, 64, 62, glass(s), 6, { stroke: darker(wood, 0.3), 'stroke-width': '7' }) +
      line('M842 280v58M812 309h60', darker(wood, 0.3), 4) +
      shape('M950 386V300A34 36 0 0 1 1018 300V386Z', s.tone('#8A5A48')) +
      line('M724 384V330M760 384V330M1080 384V330M1108 384V330M716 332H766M1074 332H1112', wood, 9) +
      lamp(s, 842, 310, 170) +
      line(
        'M836 410L800 700M886 410L868 700M832 450h50M826 500h52M820 550h54M812 600h58M806 650h62',
        darker(wood, 0.18),
        9,
      ) +
      line('M1060 410V600M1108 410V600', s.tone('#D9C29A'), 5) +
      box(1046, 596, 76, 15, wood, 5) +
      crown(650, 130, 150, 100, leaf) +
      crown(1150, 110, 170, 120, leaf) +
      crown(900, 40, 260, 100, lighter(leaf, 0.08)) +
      tufts(s, 690, 880, 40, s.tone('#6FA858')) +
      bush(s, 1150, 720, 150, '#7DB56C') +
      flowers(s, 690, 740, 14, ['#F2899A', '#FFD155', '#FFF6E4'], 1.6),
    front: leaves(s, -1, '#63A05E', 0.8) + blades(s, '#74AA56', 200),
    air: 'open',
    shadow: SHADE,
  };
};

const fair: PlacePainter = (s) => {
  const tent = (x: number, y: number, k: number, a: string, b: string, far: number) => {
    const [c1, c2] = [s.tone(a, far), s.tone(b, far)];
    let roof = '';
    let wall = '';
    for (let i = 0; i < 6; i += 1) {
      roof += shape(
        poly([
          [0, -260],
          [-150 + i * 50, -130],
          [-100 + i * 50, -130],
        ]),
        i % 2 ? c2 : c1,
      );
      wall += shape(
        poly([
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
        shape('M-28 0Q-26 -70 0 -112Q26 -70 28 0Z', s.lit ? '#FFDB86' : s.tone('#6A4A6A', far)) +
        roof +
        shape(hem, c1) +
        shape('M0 -258L150 -130H20Z', '#3B2458', { opacity: '.12' }) +
        line('M0 -258V-300', s.tone('#8A5A48', far), 5) +
        shape('M0 -300Q26 -306 44 -290Q22 -280 0 -280Z', s.tone('#FFD155', far)),
      place(x, y, 0, k),
    );
  };
  const wheelC = s.tone('#8A6BB8', 0.3);
  let spokes = '';
  let cabins = '';
  for (let i = 0; i < 10; i += 1) {
    const a = (i / 10) * Math.PI * 2 + 0.2;
    const [x, y] = [Math.round(Math.cos(a) * 170), Math.round(Math.sin(a) * 170)];
    spokes += `M0 0L${x} ${y}`;
    cabins +=
      shape(
        `M${x - 24} ${y + 6}h48q-2 34 -24 36q-22 -2 -24 -36Z`,
        s.tone(['#EE7F5E', '#FFD155', '#7FC8B4', '#F2899A', '#5B9FB8'][i % 5] ?? '#EE7F5E', 0.2),
      ) + line(`M${x - 22} ${y + 6}q22 -34 44 0`, wheelC, 4);
  }
  const wheel =
    line('M0 0L-90 300M0 0L90 300', s.tone('#6A5A88', 0.3), 14) +
    disc(0, 0, 170, 'none', { stroke: wheelC, 'stroke-width': '11' }) +
    disc(0, 0, 146, 'none', { stroke: wheelC, 'stroke-width': '4' }) +
    line(spokes, wheelC, 5) +
    cabins +
    disc(0, 0, 22, s.tone('#FFD155', 0.1));
  const bulbs = Array.from({ length: 13 }, (_, i) => {
    const x = i * 100;
    const y = Math.round(150 - 46 * (((x % 400) - 200) / 200) ** 2);
    return (
      (s.lit ? disc(x, y, 34, s.ink.glow('#FFE29A', 0.9)) : '') +
      disc(x, y, 10, s.lit ? '#FFF0B8' : s.tone(['#EE7F5E', '#FFD155', '#7FC8B4'][i % 3] ?? '#FFD155'))
    );
  }).join('');
  return {
    sky: sky(s),
    back:
      hill(s, 500, 22, '#9BC2A6', 0.75) +
      group(wheel, place(880, 330)) +
      lamp(s, 880, 330, 300) +
      tent(90, 668, 1.1, '#EE7F5E', '#FFF3E0', 0.14) +
      tent(340, 650, 0.74, '#5B9FB8', '#FFF3E0', 0.3) +
      tent(600, 648, 0.66, '#FFD155', '#FFF3E0', 0.34) +
      tent(1110, 668, 1.04, '#8A6BB8', '#FFF3E0', 0.16) +
      ground(s, 652, '#C9CF86', 10) +
      path(s, 600, 652, 480, '#F2DDAE', 2.2) +
      tufts(s, 700, 880, 26, s.tone('#9CAA5E')) +
      group(
        box(-60, -80, 120, 80, s.wash(s.tone('#E2604F')), 6) +
          box(-52, -150, 104, 10, s.tone('#8A5A48')) +
          line('M-50 -80V-150M50 -80V-150', s.tone('#8A5A48'), 6) +
          shape('M-72 -150Q0 -196 72 -150V-136H-72Z', s.tone('#FFF3E0')) +
          shape('M-34 -172Q0 -190 34 -172L26 -137H-26Z', s.tone('#FFD155')) +
          disc(-26, -94, 15, s.tone('#FFF3DA')) +
          disc(4, -96, 15, s.tone('#F2B8C4')) +
          disc(32, -94, 14, s.tone('#FFF3DA')),
        place(1070, 764),
      ),
    front:
      line('M0 104Q200 196 400 104Q600 196 800 104Q1000 196 1200 104', s.tone('#6A5A6A'), 4) +
      bulbs +
      bunting(s, 34, 60, 30) +
      rock(s, -60, 940, 10, '#888888') +
      blades(s, '#96A85A', 170),
    air: 'open',
    shadow: SHADE,
  };
};

/** Places with houses. */
export const HOME_PLACES = { cottage, village, castle, city, farm, treehouse, fair } as const;
