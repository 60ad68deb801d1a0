import { darker, lighter, mix } from '../palette.ts';
import { box, disc, group, line, oval, place, poly, pts, shape, soft, spiky } from '../svg.ts';
import { hill, rock, stars } from './kit.ts';
import type { PlacePainter, Stage } from './stage.ts';

const SHADE = '#2B2440';

/** A window onto the time of day and the weather. */
function view(s: Stage, x: number, y: number, w: number, h: number, arched = false): string {
  const frame = s.tone('#FFF3E0');
  const [a, b, c] = s.light.sky;
  const d = arched
    ? `M${x} ${y + h}V${y + w / 2}A${w / 2} ${w / 2} 0 0 1 ${x + w} ${y + w / 2}V${y + h}Z`
    : `M${x} ${y}H${x + w}V${y + h}H${x}Z`;
  const wet =
    s.weather === 'rain' ? '#8FA4B8' : s.weather === 'cloudy' || s.weather === 'mist' ? '#B9C4CC' : null;
  const green = s.tone('#8FBF86', 0.4);
  let weather = '';
  for (let i = 0; i < 9; i += 1) {
    const [px, py] = [x + 14 + ((i * 53) % (w - 28)), y + h * 0.2 + ((i * 71) % (h * 0.6))];
    if (s.weather === 'rain') weather += line(`M${px} ${py}l-5 20`, '#EAF4F8', 3);
    if (s.weather === 'snow') weather += disc(px, py, 4.5, '#FFFFFF');
  }
  return (
    shape(
      d,
      s.ink.wash([
        [0, wet ? mix(a, wet, 0.6) : a],
        [0.6, wet ? mix(b, wet, 0.6) : b],
        [1, c],
      ]),
    ) +
    (s.night
      ? disc(x + w * 0.3, y + h * 0.36, Math.min(w, h) * 0.1, '#FFF3CF')
      : disc(x + w * 0.28, y + h * 0.36, Math.min(w, h) * 0.1, s.light.lamp)) +
    shape(
      `M${x} ${y + h}V${y + h * 0.78}Q${x + w * 0.3} ${y + h * 0.64} ${x + w * 0.6} ${y + h * 0.76}T${x + w} ${y + h * 0.72}V${y + h}Z`,
      green,
    ) +
    weather +
    shape(d, 'none', { stroke: frame, 'stroke-width': '16', 'stroke-linejoin': 'round' }) +
    line(`M${x + w / 2} ${y + (arched ? 6 : 0)}V${y + h}M${x} ${y + h * 0.55}H${x + w}`, frame, 9) +
    box(x - 20, y + h, w + 40, 18, frame, 5)
  );
}

const beam = (s: Stage, d: string) =>
  s.night
    ? ''
    : shape(
        d,
        s.ink.wash(
          [
            [0, '#FFF0C0', 0.4],
            [1, '#FFF0C0', 0.02],
          ],
          30,
        ),
      );

function room(s: Stage, wall: string, floor: string, y = 650): string {
  const [w, f] = [s.tone(wall), s.tone(floor)];
  let boards = '';
  for (let i = -5; i <= 5; i += 1) boards += `M${600 + i * 120} ${y}L${600 + i * 210} 905`;
  return (
    box(
      0,
      0,
      1200,
      y + 4,
      s.ink.wash(
        [
          [0, lighter(w, 0.12)],
          [0.6, w],
          [1, darker(w, 0.12)],
        ],
        40,
      ),
    ) +
    box(
      0,
      y,
      1200,
      904 - y,
      s.ink.wash([
        [0, darker(f, 0.12)],
        [0.3, f],
        [1, darker(f, 0.1)],
      ]),
    ) +
    line(boards, darker(f, 0.18), 4, { opacity: '.6' }) +
    oval(540, 800, 620, 96, s.ink.glow('#FFF3D6', 0.42)) +
    box(0, y - 16, 1200, 20, darker(w, 0.2))
  );
}

const hanging = (s: Stage, x: number, y: number, color: string) =>
  line(`M${x} 0V${y - 44}`, s.tone('#5B4A5E'), 5) +
  disc(x, y, 230, s.ink.glow('#FFE3A0', s.lit ? 0.7 : 0.35)) +
  shape(
    `M${x - 60} ${y}Q${x - 40} ${y - 46} ${x} ${y - 48}Q${x + 40} ${y - 46} ${x + 60} ${y}Z`,
    s.wash(s.tone(color)),
  ) +
  oval(x, y, 26, 12, '#FFF0B8');

const BOOKS = [
  '#D9604F',
  '#F2B84B',
  '#5B9FB8',
  '#6FAE86',
  '#8A6BB8',
  '#EE8F78',
  '#F6E3B8',
  '#4F74A8',
] as const;

function shelf(s: Stage, x: number, y: number, w: number, rows: number, h = 96): string {
  const wood = s.tone('#A8714A');
  const byColor = new Map<string, string>();
  for (let r = 0; r < rows; r += 1) {
    let px = x + 12;
    const foot = y + (r + 1) * h - 10;
    while (px < x + w - 30) {
      const bw = Math.round(s.dice.between(15, 30));
      const bh = Math.round(s.dice.between(h * 0.5, h * 0.78));
      const color = s.dice.pick(BOOKS);
      if (s.dice.chance(0.9))
        byColor.set(color, `${byColor.get(color) ?? ''}M${Math.round(px)} ${foot}v${-bh}h${bw - 3}v${bh}Z`);
      px += bw;
    }
  }
  let boards = '';
  for (let r = 0; r <= rows; r += 1) boards += box(x, y + r * h - 10, w, 14, wood);
  return (
    box(x, y - 10, w, rows * h + 10, darker(wood, 0.36)) +
    [...byColor].map(([c, d]) => shape(d, s.tone(c))).join('') +
    boards +
    box(x - 10, y - 24, 18, rows * h + 30, s.wash(wood), 4) +
    box(x + w - 8, y - 24, 18, rows * h + 30, s.wash(darker(wood, 0.1)), 4) +
    box(x - 18, y - 36, w + 36, 24, s.wash(wood), 6)
  );
}

const library: PlacePainter = (s) => ({
  back:
    room(s, '#E6C9A4', '#B98560') +
    shelf(s, 20, 60, 330, 6) +
    shelf(s, 850, 60, 330, 6) +
    view(s, 470, 110, 260, 380, true) +
    shelf(s, 400, 560, 400, 1, 90) +
    beam(s, 'M470 240L730 240L620 900L200 900Z') +
    line(
      'M300 660L376 40M364 660L436 40M304 600h66M314 500h64M326 400h62M338 300h60M350 200h60M362 110h58',
      s.tone('#D9A468'),
      11,
    ) +
    hanging(s, 800, 170, '#6FAE86') +
    group(
      disc(0, -70, 44, s.round(s.tone('#7FB8D0'))) +
        shape(soft(pts('-20,-100 10,-96 16,-70 -8,-58 -26,-76')), s.tone('#8CC58A')) +
        line('M-44 -110A56 56 0 1 0 40 -30', s.tone('#C98F4A'), 6) +
        line('M0 -22V0M-30 2H30', s.tone('#C98F4A'), 9),
      place(1050, 690),
    ) +
    oval(560, 826, 500, 66, s.tone('#B7605E'), { opacity: '.75' }) +
    oval(560, 826, 440, 52, 'none', { stroke: s.tone('#F6DDB0'), 'stroke-width': '6', opacity: '.8' }),
  front:
    group(
      box(0, -26, 150, 26, s.tone('#5B9FB8'), 4) +
        box(14, -50, 124, 24, s.tone('#F2B84B'), 4) +
        box(4, -74, 132, 24, s.tone('#D9604F'), 4),
      place(1030, 900),
    ) +
    group(
      box(0, -28, 150, 28, s.tone('#8A6BB8'), 4) + box(16, -54, 116, 26, s.tone('#6FAE86'), 4),
      place(20, 902),
    ),
  air: 'indoors',
  shadow: SHADE,
});

const school: PlacePainter = (s) => {
  const board = s.tone('#4F8272');
  const wood = s.tone('#D9A468');
  const desk = (x: number, y: number, k: number) =>
    group(
      box(-90, -84, 180, 18, s.wash(wood), 6) +
        line('M-74 -66V0M74 -66V0', darker(wood, 0.3), 12) +
        box(-40, -96, 50, 12, s.tone('#D9604F'), 3) +
        box(20, -102, 14, 18, s.tone('#5B9FB8'), 3),
      place(x, y, 0, k),
    );
  const chalk = '#F6F1E2';
  return {
    back:
      room(s, '#F6E0B4', '#D0A070') +
      box(320, 120, 560, 320, board, 10, { stroke: wood, 'stroke-width': '20' }) +
      line(
        'M400 380Q470 250 540 380M600 380q0 -70 50 -70t50 70ZM640 310v-30M760 370v-90M730 290q30 -60 60 0q-30 30 -60 0M440 210a34 34 0 1 1 .1 0M440 120',
        chalk,
        5,
        { opacity: '.85' },
      ) +
      disc(440, 194, 28, 'none', { stroke: chalk, 'stroke-width': '5', opacity: '.85' }) +
      line('M440 150v-14M484 194h14M396 194h-14M470 164l10 -10M410 164l-10 -10', chalk, 5, {
        opacity: '.85',
      }) +
      box(320, 446, 560, 18, wood, 4) +
      box(700, 436, 40, 10, '#FFF6EA', 3) +
      box(760, 436, 30, 10, '#F2B8C4', 3) +
      view(s, 70, 150, 190, 260) +
      view(s, 950, 150, 190, 260) +
      beam(s, 'M70 150H260L520 900H120Z') +
      hanging(s, 600, 90, '#EE8F78') +
      line('M0 60Q160 120 320 70M880 70Q1040 120 1200 60', s.tone('#8A5A48'), 4) +
      pts('60,84 130,98 200,98 270,84 930,84 1000,98 1070,98 1140,84')
        .map(([x, y], i) =>
          shape(
            i % 2 ? spiky(x ?? 0, (y ?? 0) + 20, 20, 10, 5) : `M${(x ?? 0) - 17} ${y}h34l-17 38Z`,
            s.tone(BOOKS[i % 6] ?? '#D9604F'),
          ),
        )
        .join('') +
      desk(150, 700, 1) +
      desk(1060, 700, 1) +
      desk(600, 660, 0.8) +
      group(
        line('M0 0V-44', s.tone('#8A5A48'), 8) +
          box(-26, -6, 52, 10, s.tone('#8A5A48'), 4) +
          disc(0, -80, 40, s.round(s.tone('#7FB8D0'))) +
          shape(soft(pts('-20,-104 12,-104 10,-76 -16,-66')), s.tone('#8CC58A')),
        place(1100, 616),
      ),
    front:
      group(
        shape('M-60 0Q-66 -90 0 -96Q66 -90 60 0Z', s.round(s.tone('#D9604F'))) +
          shape('M-40 0V-44H40V0Z', s.tone('#EE8F78')) +
          line('M-20 -94q20 -30 40 0', s.tone('#8A3F44'), 8),
        place(1120, 904),
      ) +
      group(
        box(0, -30, 140, 30, s.tone('#5B9FB8'), 4) + box(10, -54, 116, 24, s.tone('#F2B84B'), 4),
        place(26, 902),
      ),
    air: 'indoors',
    shadow: SHADE,
  };
};

const workshop: PlacePainter = (s) => {
  const wood = s.tone('#C98F5E');
  const gear = (x: number, y: number, r: number, c: string) =>
    shape(spiky(x, y, r, r * 0.78, 10), s.tone(c), {
      stroke: s.tone(c),
      'stroke-width': '6',
      'stroke-linejoin': 'round',
    }) + disc(x, y, r * 0.34, darker(s.tone(c), 0.4));
  const tools =
    box(420, 130, 360, 250, s.tone('#B9906A'), 8) +
    line('M470 170V290', wood, 14) +
    box(446, 160, 48, 26, s.tone('#8A90A4'), 4) +
    line('M540 170V260', s.tone('#D9604F'), 16) +
    line('M540 260V320', s.tone('#A9AFBE'), 8) +
    shape('M600 170q-24 26 0 50v90h22v-90q24 -24 0 -50v30h-22Z', s.tone('#8A90A4')) +
    shape(
      'M670 300L690 180H730L750 300L734 300L726 286L718 300L706 300L698 286L690 300Z',
      s.tone('#A9AFBE'),
    ) +
    box(684, 160, 52, 26, wood, 6);
  return {
    back:
      room(s, '#DDBE98', '#B08A6A') +
      tools +
      view(s, 90, 140, 230, 270) +
      gear(900, 200, 66, '#D99A4A') +
      gear(1000, 270, 46, '#A9AFBE') +
      gear(1080, 170, 56, '#C4764A') +
      gear(960, 360, 34, '#7FB8A4') +
      beam(s, 'M90 140H320L560 900H150Z') +
      hanging(s, 600, 90, '#E2604F') +
      box(800, 440, 380, 16, wood, 4) +
      [
        [820, 60, '#5B9FB8'],
        [880, 74, '#F2B84B'],
        [942, 54, '#D9604F'],
        [1004, 70, '#6FAE86'],
        [1072, 60, '#8A6BB8'],
      ]
        .map(([x, h, c]) => box(Number(x), 440 - Number(h), 48, Number(h), s.wash(s.tone(String(c))), 8))
        .join('') +
      box(40, 556, 1120, 30, s.wash(wood), 6) +
      box(70, 586, 1060, 80, darker(wood, 0.24)) +
      line('M110 586V680M1090 586V680M600 586V670', darker(wood, 0.4), 22) +
      group(
        box(-60, -50, 120, 50, s.wash(s.tone('#D9604F')), 8) +
          line('M-26 -52q26 -34 52 0', s.tone('#6B4A54'), 8),
        place(200, 556),
      ) +
      group(
        shape('M-40 0L-26 -70H26L40 0Z', s.round(s.tone('#7FB8D0'))) +
          disc(0, -90, 24, s.round(s.tone('#A9B9C9'))) +
          line('M0 -114V-134', s.tone('#67758C'), 5) +
          disc(0, -138, 8, s.tone('#F0743E')) +
          disc(-8, -92, 4, SHADE) +
          disc(9, -92, 4, SHADE),
        place(420, 556),
      ) +
      group(
        line('M-60 0L60 0', s.tone('#FFF3E0'), 50) + line('M-70 -8H64M-60 8H60', s.tone('#8FB8C9'), 4),
        place(720, 552, 0, 0.9, 0.3),
      ) +
      line('M120 790q20 -14 40 0M980 800q20 -14 40 0M700 850q20 -14 40 0', s.tone('#F2D8A8'), 7),
    front: gear(20, 890, 90, '#8A6A5A') + gear(1180, 880, 100, '#8A6A5A') + gear(130, 912, 44, '#A9805A'),
    air: 'indoors',
    shadow: SHADE,
  };
};

const cave: PlacePainter = (s) => {
  const stone = mix('#6E648C', s.light.tint, s.night ? 0.3 : 0.06);
  const crystal = (x: number, y: number, k: number, c: string) =>
    disc(x, y - 40 * k, 130 * k, s.ink.glow(c, 0.6)) +
    group(
      shape(poly(pts('-44,0 -58,-60 -36,-84 -20,0')), mix(c, '#5A4A9C', 0.25)) +
        shape(poly(pts('44,0 56,-70 34,-100 14,0')), mix(c, '#5A4A9C', 0.35)) +
        shape(poly(pts('-26,0 -30,-100 0,-140 28,-100 24,0')), c) +
        shape(poly(pts('-26,0 -30,-100 0,-140 -6,-96 -6,0')), lighter(c, 0.5)),
      place(x, y, 0, k),
    );
  const drip = (x: number, w: number, h: number) => `M${x} -10L${x + w * 0.5} ${h}L${x + w} -10Z`;
  return {
    back:
      box(
        0,
        0,
        1200,
        900,
        s.ink.wash([
          [0, darker(stone, 0.5)],
          [1, darker(stone, 0.2)],
        ]),
      ) +
      group(
        box(
          180,
          120,
          560,
          560,
          s.ink.wash([
            [0, s.light.sky[0]],
            [0.6, s.light.sky[1]],
            [1, s.light.sky[2]],
          ]),
        ) +
          (s.night ? stars(s, 24, 400) : '') +
          disc(330, 260, s.night ? 36 : 44, s.night ? '#FFF3CF' : s.light.lamp) +
          hill(s, 560, 24, '#8FBF96', 0.6) +
          hill(s, 620, 14, '#97C67E', 0.3),
      ) +
      shape(
        'M-20 -20H1220V920H-20ZM250 690C210 560 220 380 320 290C400 210 560 210 640 300C730 400 730 560 690 690Z',
        s.ink.wash(
          [
            [0, lighter(stone, 0.06)],
            [0.5, stone],
            [1, darker(stone, 0.4)],
          ],
          30,
        ),
        { 'fill-rule': 'evenodd' },
      ) +
      shape(
        'M250 690C210 560 220 380 320 290C400 210 560 210 640 300C730 400 730 560 690 690L720 690C780 540 760 360 660 270C560 170 380 180 290 270C190 370 180 560 216 690Z',
        darker(stone, 0.26),
      ) +
      line(
        'M80 260q30 -20 60 0M820 240q40 -24 80 0M960 420q40 -20 80 4M100 480q30 -14 56 4M860 560q30 -16 60 0M1060 620q30 -16 60 0',
        lighter(stone, 0.16),
        7,
        { opacity: '.6' },
      ) +
      shape(
        drip(40, 90, 190) +
          drip(160, 60, 120) +
          drip(760, 80, 170) +
          drip(870, 120, 270) +
          drip(1010, 70, 150) +
          drip(1090, 110, 230),
        s.wash(darker(stone, 0.24)),
      ) +
      shape(
        'M-10 700Q220 660 480 684T1210 672V910H-10Z',
        s.ink.wash(
          [
            [0, lighter(stone, 0.26)],
            [0.4, lighter(stone, 0.1)],
            [1, darker(stone, 0.3)],
          ],
          12,
        ),
      ) +
      shape(
        'M270 690L680 690L860 910L140 910Z',
        s.ink.wash([
          [0, lighter(s.light.lamp, 0.2), 0.55],
          [1, s.light.lamp, 0],
        ]),
      ) +
      crystal(120, 740, 1, '#9CB8F6') +
      crystal(1050, 730, 1.4, '#C9A8F8') +
      crystal(900, 700, 0.7, '#8FE0D0') +
      crystal(1150, 770, 0.8, '#F6A8C8') +
      rock(s, 240, 736, 80, '#8A80A4') +
      oval(540, 800, 560, 80, s.ink.glow('#FFF3D6', 0.3)),
    front:
      rock(s, 10, 935, 280, '#564C74') +
      rock(s, 1190, 940, 300, '#564C74') +
      shape(`${drip(-40, 150, 260)}${drip(1130, 140, 220)}`, darker(stone, 0.5)),
    air: 'indoors',
    shadow: '#1B1236',
  };
};

/** Places with a roof of wood or stone. */
export const INDOOR_PLACES = { library, school, workshop, cave } as const;
