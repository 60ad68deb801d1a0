import { darker, lighter, mix } from '../palette.ts';
import { disc, group, line, oval, place, poly, pts, scalloped, shape, soft, spiky, tube } from '../svg.ts';
import type { Build } from './frames.ts';
import type { CreatureKind } from './kinds.ts';
import { ball, body, edge, type Pen } from './pen.ts';

type Part = (pen: Pen, build: Build) => string;

const bush =
  (tip: 'belly' | 'rings' | 'plain'): Part =>
  (pen) => {
    const { base, belly, dark } = pen.look.coat;
    const whole = body(
      pen,
      soft(pts('-20,-30 -70,-22 -122,-54 -146,-112 -128,-154 -106,-168 -84,-128 -72,-86 -30,-64')),
      base,
    );
    if (tip === 'belly')
      return (
        whole +
        shape(
          soft(pts('-146,-116 -134,-152 -106,-168 -88,-138 -104,-122 -118,-128 -130,-112')),
          pen.fill(belly),
        )
      );
    if (tip === 'rings')
      return (
        whole +
        ['M-142 -124Q-112 -110 -84 -126', 'M-134 -82Q-104 -78 -74 -96', 'M-104 -44Q-84 -52 -58 -76']
          .map((d) => line(d, dark, 15))
          .join('')
      );
    return whole + line('M-134 -130Q-128 -80 -84 -50', lighter(base, 0.2), 8, { opacity: '.6' });
  };

const thin =
  (tip: 'plain' | 'tuft' | 'curl' | 'rings'): Part =>
  (pen) => {
    const { base, dark } = pen.look.coat;
    const color = pen.look.kind === 'mouse' ? '#E8A3A0' : base;
    const d =
      tip === 'curl'
        ? 'M-40 -22Q-104 4 -122 -62Q-132 -120 -98 -124Q-70 -122 -82 -96'
        : 'M-40 -20Q-98 8 -116 -52Q-124 -96 -142 -116';
    const w = pen.look.kind === 'mouse' ? 9 : 17;
    const end =
      tip === 'tuft'
        ? body(
            pen,
            soft(pts('-134,-104 -158,-110 -166,-144 -140,-138 -122,-120')),
            pen.look.kind === 'lion' ? pen.look.hair : dark,
          )
        : '';
    const rings = tip === 'rings' ? line('M-110 -34l-14 10M-120 -62l-17 3M-130 -92l-16 -2', dark, 9) : '';
    return line(d, edge(color), w + 4) + line(d, color, w) + rings + end;
  };

const hairTail: Part = (pen) => {
  const hair = pen.look.hair;
  return (
    body(pen, soft(pts('-38,-52 -84,-74 -124,-34 -122,24 -142,58 -96,58 -82,10 -66,-16 -40,-24')), hair) +
    line('M-56 -52Q-104 -50 -104 24', lighter(hair, 0.3), 6, { opacity: '.6' })
  );
};

const reptile =
  (spikes: boolean, tip: boolean): Part =>
  (pen, build) => {
    const { base, accent } = pen.look.coat;
    const w = build.torsoW;
    const tail = body(
      pen,
      soft([
        [0, -60],
        [-w * 0.9, -40],
        [-150, -14],
        [-206, -34],
        [-236, -84],
        [-226, -26],
        [-190, 14],
        [-130, 24],
        [-40, 22],
      ]),
      base,
    );
    const fins = spikes
      ? [
          [-92, -34, -20],
          [-132, -22, -8],
          [-172, -24, 16],
          [-204, -40, 38],
        ]
          .map(([x, y, lean]) => group(body(pen, 'M-16 8L0 -24L16 8Z', accent), place(x ?? 0, y ?? 0, lean)))
          .join('')
      : '';
    const end = tip ? body(pen, poly(pts('-236,-124 -264,-74 -234,-84 -206,-66')), accent) : '';
    return fins + end + tail;
  };

const puff: Part = (pen) =>
  body(
    pen,
    scalloped(-66, -22, 28, 26, 8),
    pen.look.kind === 'rabbit' ? lighter(pen.look.coat.base, 0.5) : pen.look.coat.base,
  );
const stub: Part = (pen) =>
  body(pen, soft(pts('-50,-30 -84,-50 -96,-36 -80,-10 -50,-6')), pen.look.coat.base);
const curly: Part = (pen) =>
  line('M-72 -26q-22 -2 -22 -18t16 -14t10 16t-24 12', edge(pen.look.coat.base), 12) +
  line('M-72 -26q-22 -2 -22 -18t16 -14t10 16t-24 12', pen.look.coat.base, 8);
const feathers: Part = (pen) => {
  const { dark, base } = pen.look.coat;
  return (
    body(pen, soft(pts('-40,-34 -104,-66 -124,-50 -112,-34 -124,-16 -104,-6 -102,8 -50,6')), dark) +
    line('M-62 -24L-104 -48M-62 -14L-104 -14', mix(dark, base, 0.6), 4)
  );
};

const batWing = (pen: Pen, color: string, k: number) =>
  group(
    body(
      pen,
      'M0 0C-30 -70 -92 -116 -168 -112C-150 -92 -146 -74 -150 -52C-130 -58 -112 -50 -104 -30C-88 -42 -66 -38 -56 -16C-40 -28 -18 -20 0 26Z',
      color,
    ) + line('M-4 -4Q-70 -84 -160 -110M-10 2Q-70 -50 -146 -56M-10 8Q-50 -26 -102 -32', darker(color, 0.2), 4),
    place(-22 * k, -78, -12 * k, 1.42 * k, 1.42),
  );
const featherWing = (pen: Pen, color: string, k: number) =>
  group(
    body(
      pen,
      'M0 4C-20 -70 -88 -112 -164 -104C-154 -90 -150 -80 -152 -66C-160 -62 -158 -44 -140 -38C-144 -26 -132 -8 -112 -8C-112 8 -92 22 -72 14C-52 34 -14 34 0 24Z',
      color,
    ) +
      line(
        'M-40 -30Q-90 -66 -146 -66M-34 -12Q-76 -36 -130 -38M-30 4Q-60 -10 -104 -10',
        darker(color, 0.16),
        4,
      ),
    place(-14 * k, -100, 0, k, 1),
  );
const gauze = (_pen: Pen, color: string, k: number) =>
  group(
    shape('M0 0C-30 -80 -104 -112 -136 -84C-160 -56 -112 -4 0 8Z', color, {
      opacity: '.86',
      stroke: darker(color, 0.2),
      'stroke-width': '2.5',
    }) +
      shape('M0 8C-60 4 -110 26 -104 60C-92 92 -30 70 0 20Z', lighter(color, 0.25), {
        opacity: '.86',
        stroke: darker(color, 0.2),
        'stroke-width': '2.5',
      }) +
      line('M-12 -8Q-60 -60 -110 -74M-14 18Q-50 30 -84 56', '#FFFFFF', 4, { opacity: '.6' }),
    place(-12 * k, -96, 0, k, 1),
  );

const bigButterfly = (pen: Pen, k: number) => {
  const { accent, dark } = pen.look.coat;
  const light = lighter(accent, 0.45);
  return group(
    body(pen, 'M0 -10C-20 -110 -120 -190 -182 -150C-226 -112 -176 -16 0 16Z', accent) +
      body(pen, 'M0 10C-90 0 -158 44 -146 92C-126 138 -40 100 0 34Z', mix(accent, dark, 0.25)) +
      shape('M-24 -18C-40 -80 -104 -134 -148 -118C-172 -92 -128 -26 -24 -4Z', light, { opacity: '.7' }) +
      disc(-150, -128, 15, dark) +
      disc(-168, -92, 11, '#FFF6E2') +
      disc(-120, 84, 15, '#FFF6E2') +
      disc(-120, 84, 7, dark) +
      disc(-92, -74, 14, dark, { opacity: '.5' }),
    place(-8 * k, -92, 0, k, 1),
  );
};

const TAILS: Partial<Record<CreatureKind, Part>> = {
  fox: bush('belly'),
  wolf: bush('plain'),
  raccoon: bush('rings'),
  squirrel: (pen) => {
    const { base, accent } = pen.look.coat;
    return (
      body(
        pen,
        soft(
          pts(
            '-24,-4 -84,12 -128,-30 -122,-110 -150,-160 -142,-218 -92,-238 -46,-206 -44,-160 -74,-160 -84,-184 -98,-170 -74,-110 -50,-60',
          ),
        ),
        base,
      ) +
      shape(
        soft(
          pts(
            '-60,-16 -104,-34 -100,-106 -128,-162 -120,-206 -90,-222 -70,-206 -104,-196 -108,-164 -84,-104 -74,-50',
          ),
        ),
        accent,
        { opacity: '.8' },
      )
    );
  },
  cat: thin('plain'),
  tiger: thin('rings'),
  lion: thin('tuft'),
  cow: thin('tuft'),
  giraffe: thin('tuft'),
  elephant: thin('tuft'),
  mouse: thin('plain'),
  monkey: thin('curl'),
  zebra: thin('tuft'),
  dog: (pen) => body(pen, tube([-36, -22], [-92, -40], [-118, -104], 17, 9), pen.look.coat.base),
  horse: hairTail,
  unicorn: hairTail,
  rabbit: puff,
  sheep: puff,
  deer: stub,
  bear: stub,
  panda: stub,
  pig: curly,
  turtle: stub,
  dragon: reptile(true, true),
  dinosaur: reptile(true, false),
  crocodile: reptile(true, false),
  monster: (pen) => body(pen, spiky(-86, -18, 36, 24, 11), pen.look.coat.base),
  duck: (pen) => body(pen, 'M-50 -38C-84 -44 -104 -66 -112 -84C-122 -54 -112 -10 -58 2Z', pen.look.coat.base),
  owl: feathers,
  bird: feathers,
  penguin: (pen) => body(pen, 'M-56 -20C-80 -8 -96 6 -102 20C-80 24 -58 20 -44 10Z', pen.look.coat.base),
};

/** Everything behind the trunk, in the trunk's own space: tail, wings, shell, spines. */
export function behindTrunk(pen: Pen, build: Build): string {
  const { kind, coat, wings } = pen.look;
  const h = build.torsoH;
  const lift = (svg: string) => group(svg, place(0, 100 - h * 0.78));
  let out = TAILS[kind]?.(pen, build) ?? '';
  if (kind === 'dragon')
    out += lift(batWing(pen, wings ?? coat.accent, 1) + batWing(pen, wings ?? coat.accent, -1));
  else if (kind === 'fairy' || kind === 'bee')
    out += lift(
      gauze(pen, wings ?? (kind === 'fairy' ? coat.accent : coat.accent), 1) +
        gauze(pen, wings ?? coat.accent, -1),
    );
  else if (kind === 'butterfly') out += lift(bigButterfly(pen, 1) + bigButterfly(pen, -1));
  else if (wings && build.arms !== 'wing')
    out += lift(featherWing(pen, wings, 1) + featherWing(pen, wings, -1));
  if (kind === 'turtle')
    out +=
      body(
        pen,
        soft([
          [0, -h - 14],
          [92, -h * 0.86],
          [122, -h * 0.36],
          [96, 14],
          [0, 30],
          [-96, 14],
          [-122, -h * 0.36],
          [-92, -h * 0.86],
        ]),
        coat.accent,
      ) + line(`M-100 ${-h * 0.7}Q-84 -50 -96 -8M100 ${-h * 0.7}Q84 -50 96 -8`, darker(coat.accent, 0.25), 6);
  if (kind === 'hedgehog') out += body(pen, spiky(0, -h * 0.46, 112, 90, 17), coat.accent);
  if (kind === 'ladybug') {
    const half = (k: number) =>
      group(
        body(pen, `M0 ${-h - 8}C-70 ${-h} -116 -70 -96 -6C-84 20 -40 28 0 24Z`, coat.base) +
          disc(-58, -84, 15, coat.dark) +
          disc(-72, -34, 14, coat.dark) +
          disc(-34, -46, 11, coat.dark),
        place(-10 * k, 0, 9 * k, k, 1),
      );
    out += half(1) + half(-1);
  }
  return out;
}

/** What replaces the legs of those who have none, in the trunk's own space; the ground is `below` under the hip. */
export function underTrunk(pen: Pen, _build: Build, below: number): string {
  const { kind, coat } = pen.look;
  const { base, belly, dark, accent } = coat;
  switch (kind) {
    case 'mermaid': {
      const tail = body(
        pen,
        soft(pts('-46,-40 46,-40 56,4 40,44 66,62 58,74 10,70 -40,66 -96,66 -96,52 -52,38 -58,0'), true, 0.9),
        base,
      );
      const fin = body(pen, soft(pts('-84,62 -120,30 -160,14 -150,48 -160,84 -120,84')), accent);
      return group(
        fin +
          tail +
          ['M-30 -8q14 14 28 0q14 14 28 0', 'M-34 16q14 14 28 0q14 14 28 0q10 8 16 2']
            .map((d) => line(d, mix(base, dark, 0.6), 4))
            .join('') +
          shape(soft(pts('-50,-44 0,-34 50,-44 52,-26 0,-18 -52,-26')), lighter(base, 0.25)),
        place(0, below - 72),
      );
    }
    case 'octopus': {
      const y = below;
      const arm = (x: number, tx: number, lift: number) =>
        body(
          pen,
          tube([x, -18], [x * 1.25 + tx * 0.28, y - 18], [tx, y - lift], 25, 9, 18),
          tx < 0 ? mix(base, dark, 0.12) : base,
        );
      return (
        arm(-52, -136, 26) +
        arm(54, 134, 28) +
        arm(-34, -86, 8) +
        arm(36, 88, 8) +
        arm(-12, -32, 4) +
        arm(14, 36, 4) +
        pts('-122,16 -78,4 124,18 80,4 30,2 -28,2')
          .map(([x, l]) => disc(x ?? 0, y - (l ?? 0) - 8, 4.5, accent))
          .join('')
      );
    }
    case 'ghost':
      return '';
    case 'snail': {
      const shell = (r: number, c: string) => disc(-86, below - 96, r, pen.fill(c), { stroke: edge(c) });
      return (
        body(
          pen,
          soft(
            [
              [-200, below],
              [-160, below - 22],
              [-60, below - 34],
              [-20, below - 60],
              [-34, -40],
              [34, -40],
              [42, below - 50],
              [64, below - 18],
              [60, below + 2],
              [-80, below + 4],
            ],
            true,
            0.8,
          ),
          base,
        ) +
        shell(88, accent) +
        line(
          `M-86 ${below - 96}m-4 4c-16 -16 6 -38 26 -22c24 22 0 62 -36 52c-44 -14 -42 -80 4 -92c44 -8 76 26 74 66`,
          lighter(accent, 0.42),
          11,
        )
      );
    }
    case 'caterpillar':
      return [
        [-190, 34, 0.2],
        [-138, 40, 0],
        [-82, 45, 0.2],
        [-24, 49, 0],
      ]
        .map(
          ([x, r, k]) =>
            ball(
              pen,
              x ?? 0,
              below - (r ?? 0) + 2,
              r ?? 1,
              r ?? 1,
              mix(base, k ? accent : base, (k ?? 0) * 1.2),
            ) +
            oval((x ?? 0) - 8, below + 2, 9, 6, dark) +
            oval((x ?? 0) + 14, below + 2, 9, 6, dark),
        )
        .join('');
    case 'snake': {
      const coil = (rx: number, y: number, c: string) =>
        oval(-14, below - y, rx, 30, pen.fill(c), { stroke: edge(c) });
      return (
        body(
          pen,
          soft([
            [-110, below - 30],
            [-160, below - 20],
            [-186, below - 58],
            [-196, below - 40],
            [-186, below + 2],
            [-120, below + 4],
          ]),
          base,
        ) +
        coil(122, 24, base) +
        coil(96, 60, lighter(base, 0.14)) +
        coil(70, 92, base) +
        line(`M-92 ${below - 20}q30 16 60 0q30 16 60 0q20 10 40 0`, belly, 7, { opacity: '.7' })
      );
    }
    case 'crab': {
      const leg = (x: number, k: number, s: number) =>
        line(`M${x} ${below - 82}q${26 * k * s} 4 ${34 * k * s} 82`, edge(base), 18) +
        line(`M${x} ${below - 82}q${26 * k * s} 4 ${34 * k * s} 82`, base, 13);
      return (
        leg(-84, -1, 1.3) +
        leg(-54, -1, 1) +
        leg(-24, -1, 0.5) +
        leg(84, 1, 1.3) +
        leg(54, 1, 1) +
        leg(24, 1, 0.5)
      );
    }
    default:
      return '';
  }
}
