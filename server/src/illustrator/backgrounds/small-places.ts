import { darker, lighter } from '../palette.ts';
import { circle, ellipse, fillPath, group, rect, strokePath, transform } from '../svg.ts';
import type { BackgroundContext, DrawBackground } from './background-context.ts';
import { ground, hill } from './land.ts';
import { drawWindow, floorShadow, inside, room, SHADE } from './room-parts.ts';
import { sky } from './sky.ts';

/** A clay pot with earth; `y` is its foot. */
const flowerpot = (ctx: BackgroundContext, x: number, y: number, k = 1): string => {
  const clay = ctx.applyLight('#C9744F');
  return group(
    fillPath('M-30 -58L-22 0H22L30 -58Z', ctx.diagonalGradient(clay)) +
      rect(-36, -72, 72, 18, lighter(clay, 0.12), 4) +
      ellipse(0, -72, 30, 5, ctx.applyLight('#5E4434')),
    transform(x, y, 0, k),
  );
};

/** A garden shed: plank walls, tools on hooks, a bench with pots and a watering can. */
export const shed: DrawBackground = (ctx) => {
  const [plank, wood, steel] = ['#B98A62', '#8A6248', '#9AA3B5'].map((color) => ctx.applyLight(color)) as [
    string,
    string,
    string,
  ];
  const planks = Array.from({ length: 13 }, (_, i) => `M${i * 96 + 20} 0V640`).join('');
  const tool = (x: number, head: string) =>
    group(
      strokePath('M0 0V270', ctx.applyLight('#D9B07C'), 12) +
        strokePath('M-16 0H16', darker(wood, 0.3), 9) +
        fillPath(head, ctx.diagonalGradient(steel)),
      transform(x, 190),
    );
  return inside(
    room(ctx, '#B98A62', '#8C6E56', 650, { paper: 'plain' }) +
      strokePath(planks, darker(plank, 0.2), 5, { opacity: '.6' }) +
      rect(0, 96, 1200, 24, darker(plank, 0.24)) +
      drawWindow(ctx, 470, 150, 250, 200) +
      rect(80, 178, 330, 18, darker(wood, 0.1), 4) +
      tool(130, 'M-34 262H34V330Q0 372 -34 330Z') +
      tool(240, 'M-44 262H44V276H36V316H28V276H6V316H-6V276H-28V316H-36V276H-44Z') +
      tool(350, 'M-10 250H10V264H52V284H-10Z') +
      floorShadow(980, 688, 250) +
      rect(790, 440, 380, 24, ctx.diagonalGradient(wood), 5) +
      strokePath('M816 464V684M1144 464V684', darker(wood, 0.2), 20) +
      rect(806, 590, 350, 14, darker(wood, 0.14)) +
      flowerpot(ctx, 850, 440) +
      flowerpot(ctx, 934, 440, 0.8) +
      flowerpot(ctx, 880, 590, 1.1) +
      flowerpot(ctx, 970, 590) +
      flowerpot(ctx, 1050, 590, 0.9) +
      group(
        strokePath('M-40 -60Q-96 -70 -84 -16', ctx.applyLight('#5B8FB0'), 11) +
          fillPath('M34 -40L104 -96L116 -84L44 -8Z', ctx.applyLight('#5B8FB0')) +
          fillPath('M-44 -78H44L52 0H-52Z', ctx.diagonalGradient(ctx.applyLight('#6FA3C4'))),
        transform(1060, 440),
      ) +
      group(
        fillPath('M-70 0Q-86 -84 -40 -104H40Q86 -84 70 0Z', ctx.shaded(ctx.applyLight('#D9BE94'))) +
          strokePath('M-40 -104Q0 -86 40 -104', darker(ctx.applyLight('#D9BE94'), 0.24), 7),
        transform(90, 700),
      ),
  );
};

/** A home under the ground: a round chamber of earth with roots, a hearth of moss and a store of nuts. */
export const burrow: DrawBackground = (ctx) => {
  const [earth, dark] = [ctx.applyLight('#9A7456'), ctx.applyLight('#6B4E3C')];
  const root = (x: number, h: number, k: number) =>
    `M${x} -10C${x + 20 * k} ${h * 0.3} ${x - 26 * k} ${h * 0.5} ${x + 10 * k} ${h}M${x + 4 * k} ${h * 0.4}q${34 * k} 20 ${52 * k} 70`;
  return inside(
    rect(0, 0, 1200, 904, dark) +
      fillPath(
        'M-10 904V420C40 150 260 60 600 60S1160 150 1210 420V904Z',
        ctx.gradients.linear([
          [0, lighter(earth, 0.06)],
          [0.6, earth],
          [1, darker(earth, 0.14)],
        ]),
      ) +
      strokePath(
        'M90 470q20 -14 44 -4M180 300q20 -16 46 -4M330 190q26 -12 48 0M860 210q22 -14 48 0M1010 330q26 -10 44 6M1090 500q20 -14 42 0M700 140q20 -12 44 0M250 520q20 -12 40 0M940 500q22 -12 40 0',
        darker(earth, 0.2),
        9,
      ) +
      strokePath(
        root(180, 210, 1) + root(470, 150, -1) + root(760, 170, 1) + root(1040, 240, -1),
        ctx.applyLight('#D9B88C'),
        13,
      ) +
      // The way out, with daylight or the night behind it.
      ellipse(600, 440, 150, 176, darker(earth, 0.32)) +
      ellipse(
        608,
        446,
        128,
        158,
        ctx.gradients.linear([
          [0, ctx.lighting.sky[0]],
          [1, ctx.lighting.sky[2]],
        ]),
      ) +
      fillPath('M482 512Q540 470 608 492T734 510Q716 604 608 604T482 512Z', ctx.applyLight('#8FBF7A', 0.2)) +
      fillPath(
        'M0 650Q300 628 600 646T1200 644V904H0Z',
        ctx.gradients.linear([
          [0, darker(earth, 0.22)],
          [0.4, darker(earth, 0.08)],
          [1, darker(earth, 0.2)],
        ]),
      ) +
      ellipse(560, 800, 560, 84, ctx.gradients.glow('#FFE3B0', 0.42)) +
      // A bed of moss and leaves, and the store.
      ellipse(170, 690, 190, 26, SHADE, { opacity: '.22' }) +
      fillPath(
        'M0 690Q10 610 120 622Q200 590 270 630Q350 640 344 690Z',
        ctx.shaded(ctx.applyLight('#8FA866')),
      ) +
      strokePath('M60 640q20 14 44 4M150 628q20 16 44 4M240 646q20 12 40 2', ctx.applyLight('#6F8A4C'), 6) +
      ellipse(1030, 696, 180, 24, SHADE, { opacity: '.22' }) +
      [
        [910, 676],
        [970, 672],
        [1030, 676],
        [1090, 672],
        [1148, 676],
        [942, 628],
        [1002, 624],
        [1062, 626],
        [1120, 628],
        [1034, 580],
        [1090, 584],
      ]
        .map(
          ([x = 0, y = 0]) =>
            ellipse(x, y, 30, 26, ctx.shaded(ctx.applyLight('#B5793F'))) +
            fillPath(`M${x - 28} ${y - 8}Q${x} ${y - 42} ${x + 28} ${y - 8}Z`, ctx.applyLight('#7E5638')),
        )
        .join(''),
  );
};

/** The ground as the smallest see it: blades and stalks like trees, leaves like roofs, a mushroom. */
export const undergrowth: DrawBackground = (ctx) => {
  const [far, near] = [ctx.applyLight('#A4CC84', 0.5), ctx.applyLight('#7FB560', 0.12)];
  const blades = (from: number, step: number, high: number, color: string) =>
    fillPath(
      Array.from({ length: Math.ceil(1240 / step) }, (_, i) => {
        const x = from + i * step;
        const h = high * (0.72 + ctx.random.between(0, 0.5));
        const bend = ctx.random.between(-75, 75);
        return `M${Math.round(x)} 680Q${Math.round(x + 6)} ${Math.round(680 - h * 0.6)} ${Math.round(x + bend)} ${Math.round(680 - h)}Q${Math.round(x + 40)} ${Math.round(680 - h * 0.5)} ${Math.round(x + 34)} 680Z`;
      }).join(''),
      color,
    );
  const leaf = (x: number, y: number, turn: number, size: number, color: string) =>
    group(
      fillPath('M0 0C60 -110 240 -130 380 -20C260 70 80 90 0 0Z', ctx.diagonalGradient(color)) +
        strokePath(
          'M0 0Q180 -50 372 -20M90 -24L140 -76M180 -36L240 -84M110 -20L170 40M210 -34L268 24',
          lighter(color, 0.26),
          6,
        ),
      transform(x, y, turn, size),
    );
  const cap = ctx.applyLight('#E2604F');
  return {
    sky: sky(ctx),
    back:
      hill(ctx, 520, 16, '#A9CF98', 0.74) +
      blades(-30, 62, 420, far) +
      strokePath('M300 690Q280 400 340 190M905 690Q930 430 880 250', ctx.applyLight('#86B868', 0.3), 20) +
      group(
        Array.from({ length: 10 }, (_, i) =>
          ellipse(0, -62, 20, 50, ctx.applyLight('#FFFBF2', 0.16), { transform: `rotate(${i * 36})` }),
        ).join('') + circle(0, 0, 36, ctx.shaded(ctx.applyLight('#F7C53C', 0.1))),
        transform(340, 180),
      ) +
      leaf(900, 330, -14, 0.8, ctx.applyLight('#86B868', 0.24)) +
      blades(-10, 96, 300, near) +
      ground(ctx, 664, '#9A8A62', 6) +
      // A mushroom and a pebble, as large as houses.
      ellipse(150, 700, 130, 18, SHADE, { opacity: '.2' }) +
      fillPath('M108 700Q126 600 116 540H188Q178 600 196 700Z', ctx.shaded(ctx.applyLight('#FBF1DE'))) +
      fillPath('M10 556C20 440 110 400 152 400S284 440 294 556Q152 590 10 556Z', ctx.shaded(cap)) +
      circle(90, 492, 20, ctx.applyLight('#FFF8EA')) +
      circle(160, 450, 25, ctx.applyLight('#FFF8EA')) +
      circle(226, 506, 18, ctx.applyLight('#FFF8EA')) +
      ellipse(1080, 704, 170, 18, SHADE, { opacity: '.2' }) +
      fillPath(
        'M930 706C926 620 1010 580 1080 590S1230 640 1226 706Z',
        ctx.shaded(ctx.applyLight('#A9A5B0')),
      ) +
      leaf(-170, 60, 12, 0.9, ctx.applyLight('#6DAA62', 0.06)),
    front:
      leaf(1290, 60, 166, 0.9, ctx.applyLight('#5F9A58')) +
      fillPath(
        'M-20 904Q10 780 -30 700Q50 770 44 904ZM60 904Q80 820 66 770Q110 820 104 904Z',
        ctx.applyLight('#5F9A50'),
      ) +
      fillPath('M1220 904Q1190 790 1226 706Q1150 776 1156 904Z', ctx.applyLight('#5F9A50')),
    medium: 'open',
    shadow: SHADE,
  };
};
