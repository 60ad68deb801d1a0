import { drawBatWing } from '../features/draw-bat-wing.ts';
import { darker, lighter, mix } from '../palette.ts';
import {
  circle,
  ellipse,
  fillPath,
  group,
  parsePoints,
  polygonPath,
  scallopedPath,
  smoothPath,
  starPath,
  strokePath,
  taperedPath,
  transform,
} from '../svg.ts';
import type { Build } from './builds.ts';
import type { CreatureKind } from './creature-kinds.ts';
import { type FigureContext, outlineColor, shadedEllipse, shadedPath } from './figure-drawing.ts';

type DrawTail = (ctx: FigureContext, build: Build) => string;

const bushyTail =
  (tip: 'belly' | 'rings' | 'plain'): DrawTail =>
  (ctx) => {
    const { base, belly, dark } = ctx.appearance.coat;
    const whole = shadedPath(
      ctx,
      smoothPath(
        parsePoints('-20,-30 -70,-22 -122,-54 -146,-112 -128,-154 -106,-168 -84,-128 -72,-86 -30,-64'),
      ),
      base,
    );
    if (tip === 'belly')
      return (
        whole +
        fillPath(
          smoothPath(parsePoints('-146,-116 -134,-152 -106,-168 -88,-138 -104,-122 -118,-128 -130,-112')),
          ctx.shaded(belly),
        )
      );
    if (tip === 'rings')
      return (
        whole +
        ['M-142 -124Q-112 -110 -84 -126', 'M-134 -82Q-104 -78 -74 -96', 'M-104 -44Q-84 -52 -58 -76']
          .map((d) => strokePath(d, dark, 15))
          .join('')
      );
    return whole + strokePath('M-134 -130Q-128 -80 -84 -50', lighter(base, 0.2), 8, { opacity: '.6' });
  };

const thinTail =
  (tip: 'plain' | 'tuft' | 'curl' | 'rings'): DrawTail =>
  (ctx) => {
    const { base, dark } = ctx.appearance.coat;
    const color = ctx.appearance.kind === 'mouse' ? '#E8A3A0' : base;
    const d =
      tip === 'curl'
        ? 'M-40 -22Q-104 4 -122 -62Q-132 -120 -98 -124Q-70 -122 -82 -96'
        : 'M-40 -20Q-98 8 -116 -52Q-124 -96 -142 -116';
    const w = ctx.appearance.kind === 'mouse' ? 9 : 17;
    const end =
      tip === 'tuft'
        ? shadedPath(
            ctx,
            smoothPath(parsePoints('-134,-104 -158,-110 -166,-144 -140,-138 -122,-120')),
            ctx.appearance.kind === 'lion' ? ctx.appearance.hair : dark,
          )
        : '';
    const rings =
      tip === 'rings' ? strokePath('M-110 -34l-14 10M-120 -62l-17 3M-130 -92l-16 -2', dark, 9) : '';
    return strokePath(d, outlineColor(color), w + 4) + strokePath(d, color, w) + rings + end;
  };

const hairTail: DrawTail = (ctx) => {
  const hair = ctx.appearance.hair;
  return (
    shadedPath(
      ctx,
      smoothPath(parsePoints('-38,-52 -84,-74 -124,-34 -122,24 -142,58 -96,58 -82,10 -66,-16 -40,-24')),
      hair,
    ) + strokePath('M-56 -52Q-104 -50 -104 24', lighter(hair, 0.3), 6, { opacity: '.6' })
  );
};

const reptileTail =
  (spikes: boolean, tip: boolean): DrawTail =>
  (ctx, build) => {
    const { base, accent } = ctx.appearance.coat;
    const w = build.torsoWidth;
    const tail = shadedPath(
      ctx,
      smoothPath([
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
          .map(([x, y, lean]) =>
            group(shadedPath(ctx, 'M-16 8L0 -24L16 8Z', accent), transform(x ?? 0, y ?? 0, lean)),
          )
          .join('')
      : '';
    const end = tip
      ? shadedPath(ctx, polygonPath(parsePoints('-236,-124 -264,-74 -234,-84 -206,-66')), accent)
      : '';
    return fins + end + tail;
  };

const puffTail: DrawTail = (ctx) =>
  shadedPath(
    ctx,
    scallopedPath(-66, -22, 28, 26, 8),
    ctx.appearance.kind === 'rabbit' ? lighter(ctx.appearance.coat.base, 0.5) : ctx.appearance.coat.base,
  );
const stubTail: DrawTail = (ctx) =>
  shadedPath(
    ctx,
    smoothPath(parsePoints('-50,-30 -84,-50 -96,-36 -80,-10 -50,-6')),
    ctx.appearance.coat.base,
  );
const curlyTail: DrawTail = (ctx) =>
  strokePath('M-72 -26q-22 -2 -22 -18t16 -14t10 16t-24 12', outlineColor(ctx.appearance.coat.base), 12) +
  strokePath('M-72 -26q-22 -2 -22 -18t16 -14t10 16t-24 12', ctx.appearance.coat.base, 8);
const tailFeathers: DrawTail = (ctx) => {
  const { dark, base } = ctx.appearance.coat;
  return (
    shadedPath(
      ctx,
      smoothPath(parsePoints('-40,-34 -104,-66 -124,-50 -112,-34 -124,-16 -104,-6 -102,8 -50,6')),
      dark,
    ) + strokePath('M-62 -24L-104 -48M-62 -14L-104 -14', mix(dark, base, 0.6), 4)
  );
};

const batWing = (ctx: FigureContext, color: string, k: number) =>
  group(drawBatWing(ctx, color), transform(-22 * k, -78, -12 * k, 1.42 * k, 1.42));
const featherWing = (ctx: FigureContext, color: string, k: number) =>
  group(
    shadedPath(
      ctx,
      'M0 4C-20 -70 -88 -112 -164 -104C-154 -90 -150 -80 -152 -66C-160 -62 -158 -44 -140 -38C-144 -26 -132 -8 -112 -8C-112 8 -92 22 -72 14C-52 34 -14 34 0 24Z',
      color,
    ) +
      strokePath(
        'M-40 -30Q-90 -66 -146 -66M-34 -12Q-76 -36 -130 -38M-30 4Q-60 -10 -104 -10',
        darker(color, 0.16),
        4,
      ),
    transform(-14 * k, -100, 0, k, 1),
  );
const gauzeWing = (_ctx: FigureContext, color: string, k: number) =>
  group(
    fillPath('M0 0C-30 -80 -104 -112 -136 -84C-160 -56 -112 -4 0 8Z', color, {
      opacity: '.86',
      stroke: darker(color, 0.2),
      'stroke-width': '2.5',
    }) +
      fillPath('M0 8C-60 4 -110 26 -104 60C-92 92 -30 70 0 20Z', lighter(color, 0.25), {
        opacity: '.86',
        stroke: darker(color, 0.2),
        'stroke-width': '2.5',
      }) +
      strokePath('M-12 -8Q-60 -60 -110 -74M-14 18Q-50 30 -84 56', '#FFFFFF', 4, { opacity: '.6' }),
    transform(-12 * k, -96, 0, k, 1),
  );

const butterflyWings = (ctx: FigureContext, k: number) => {
  const { accent, dark } = ctx.appearance.coat;
  const light = lighter(accent, 0.45);
  return group(
    shadedPath(ctx, 'M0 -10C-20 -110 -120 -190 -182 -150C-226 -112 -176 -16 0 16Z', accent) +
      shadedPath(ctx, 'M0 10C-90 0 -158 44 -146 92C-126 138 -40 100 0 34Z', mix(accent, dark, 0.25)) +
      fillPath('M-24 -18C-40 -80 -104 -134 -148 -118C-172 -92 -128 -26 -24 -4Z', light, { opacity: '.7' }) +
      circle(-150, -128, 15, dark) +
      circle(-168, -92, 11, '#FFF6E2') +
      circle(-120, 84, 15, '#FFF6E2') +
      circle(-120, 84, 7, dark) +
      circle(-92, -74, 14, dark, { opacity: '.5' }),
    transform(-8 * k, -92, 0, k, 1),
  );
};

const TAILS: Partial<Record<CreatureKind, DrawTail>> = {
  fox: bushyTail('belly'),
  wolf: bushyTail('plain'),
  raccoon: bushyTail('rings'),
  squirrel: (ctx) => {
    const { base, accent } = ctx.appearance.coat;
    return (
      shadedPath(
        ctx,
        smoothPath(
          parsePoints(
            '-24,-4 -84,12 -128,-30 -122,-110 -150,-160 -142,-218 -92,-238 -46,-206 -44,-160 -74,-160 -84,-184 -98,-170 -74,-110 -50,-60',
          ),
        ),
        base,
      ) +
      fillPath(
        smoothPath(
          parsePoints(
            '-60,-16 -104,-34 -100,-106 -128,-162 -120,-206 -90,-222 -70,-206 -104,-196 -108,-164 -84,-104 -74,-50',
          ),
        ),
        accent,
        { opacity: '.8' },
      )
    );
  },
  cat: thinTail('plain'),
  tiger: thinTail('rings'),
  lion: thinTail('tuft'),
  cow: thinTail('tuft'),
  giraffe: thinTail('tuft'),
  elephant: thinTail('tuft'),
  mouse: thinTail('plain'),
  monkey: thinTail('curl'),
  zebra: thinTail('tuft'),
  dog: (ctx) =>
    shadedPath(ctx, taperedPath([-36, -22], [-92, -40], [-118, -104], 17, 9), ctx.appearance.coat.base),
  horse: hairTail,
  unicorn: hairTail,
  rabbit: puffTail,
  sheep: puffTail,
  deer: stubTail,
  bear: stubTail,
  panda: stubTail,
  pig: curlyTail,
  turtle: stubTail,
  dragon: reptileTail(true, true),
  dinosaur: reptileTail(true, false),
  crocodile: reptileTail(true, false),
  monster: (ctx) => shadedPath(ctx, starPath(-86, -18, 36, 24, 11), ctx.appearance.coat.base),
  duck: (ctx) =>
    shadedPath(ctx, 'M-50 -38C-84 -44 -104 -66 -112 -84C-122 -54 -112 -10 -58 2Z', ctx.appearance.coat.base),
  owl: tailFeathers,
  bird: tailFeathers,
  penguin: (ctx) =>
    shadedPath(ctx, 'M-56 -20C-80 -8 -96 6 -102 20C-80 24 -58 20 -44 10Z', ctx.appearance.coat.base),
};

/** Draws tail, wings, shell and spines, which are behind the trunk, in trunk coordinates. */
export function drawBehindTrunk(ctx: FigureContext, build: Build, tail: string | null): string {
  const { kind, coat, wings, species, features, tailColor, wingless } = ctx.appearance;
  const painted = tailColor
    ? { ...ctx, appearance: { ...ctx.appearance, coat: { ...coat, base: tailColor }, hair: tailColor } }
    : ctx;
  const h = build.torsoHeight;
  const lift = (svg: string) => group(svg, transform(0, 100 - h * 0.78));
  let out = ctx.appearance.shape ? '' : (tail ?? TAILS[kind]?.(painted, build) ?? '');
  const hasOwnWings = features.some((name) => name.startsWith('wings-'));
  if (wingless || hasOwnWings) out += '';
  else if (kind === 'dragon')
    out += lift(batWing(ctx, wings ?? coat.accent, 1) + batWing(ctx, wings ?? coat.accent, -1));
  else if (kind === 'fairy' || kind === 'bee')
    out += lift(
      gauzeWing(ctx, wings ?? (kind === 'fairy' ? coat.accent : coat.accent), 1) +
        gauzeWing(ctx, wings ?? coat.accent, -1),
    );
  else if (kind === 'butterfly') out += lift(butterflyWings(ctx, 1) + butterflyWings(ctx, -1));
  else if (wings && build.arms !== 'wing')
    out += lift(featherWing(ctx, wings, 1) + featherWing(ctx, wings, -1));
  if (kind === 'turtle' && !features.includes('shell-dome'))
    out +=
      shadedPath(
        ctx,
        smoothPath([
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
      ) +
      strokePath(
        `M-100 ${-h * 0.7}Q-84 -50 -96 -8M100 ${-h * 0.7}Q84 -50 96 -8`,
        darker(coat.accent, 0.25),
        6,
      );
  if (kind === 'hedgehog' && !species)
    out += shadedPath(ctx, starPath(0, -h * 0.74, 98, 80, 17), coat.accent);
  if (kind === 'ladybug' && species !== 'ant') {
    const half = (k: number) =>
      group(
        shadedPath(ctx, `M0 ${-h - 8}C-70 ${-h} -116 -70 -96 -6C-84 20 -40 28 0 24Z`, coat.base) +
          (species
            ? ''
            : circle(-58, -84, 15, coat.dark) +
              circle(-72, -34, 14, coat.dark) +
              circle(-34, -46, 11, coat.dark)),
        transform(-10 * k, 0, 9 * k, k, 1),
      );
    out += half(1) + half(-1);
  }
  return out;
}

/** Draws the lower body of kinds without legs, in trunk coordinates; the ground is at y = `below`. */
export function drawLowerBody(ctx: FigureContext, below: number): string {
  const { coat, fishTail, shape } = ctx.appearance;
  const kind = shape ? 'object' : fishTail ? 'mermaid' : ctx.appearance.kind;
  const { belly, dark, accent } = coat;
  // The tail of a mermaid cat is of another colour than its fur.
  const base = fishTail ? accent : coat.base;
  switch (kind) {
    case 'mermaid': {
      const tail = shadedPath(
        ctx,
        smoothPath(
          parsePoints('-46,-40 46,-40 56,4 40,44 66,62 58,74 10,70 -40,66 -96,66 -96,52 -52,38 -58,0'),
          true,
          0.9,
        ),
        base,
      );
      const fin = shadedPath(
        ctx,
        smoothPath(parsePoints('-72,58 -112,22 -178,-34 -172,30 -196,92 -104,82')),
        // Of the colour of the tail: another one looks cut off.
        darker(base, 0.1),
      );
      return group(
        fin +
          tail +
          ['M-30 -8q14 14 28 0q14 14 28 0', 'M-34 16q14 14 28 0q14 14 28 0q10 8 16 2']
            .map((d) => strokePath(d, mix(base, dark, 0.6), 4))
            .join('') +
          fillPath(smoothPath(parsePoints('-50,-44 0,-34 50,-44 52,-26 0,-18 -52,-26')), lighter(base, 0.25)),
        transform(0, below - 72),
      );
    }
    case 'octopus': {
      const y = below;
      const arm = (x: number, tx: number, lift: number) =>
        shadedPath(
          ctx,
          taperedPath([x, -18], [x * 1.25 + tx * 0.28, y - 18], [tx, y - lift], 25, 9, 18),
          tx < 0 ? mix(base, dark, 0.12) : base,
        );
      return (
        arm(-52, -136, 26) +
        arm(54, 134, 28) +
        arm(-34, -86, 8) +
        arm(36, 88, 8) +
        arm(-12, -32, 4) +
        arm(14, 36, 4) +
        parsePoints('-122,16 -78,4 124,18 80,4 30,2 -28,2')
          .map(([x, l]) => circle(x ?? 0, y - (l ?? 0) - 8, 4.5, accent))
          .join('')
      );
    }
    case 'ghost':
      return '';
    case 'snail': {
      const shell = (r: number, c: string) =>
        circle(-86, below - 96, r, ctx.shaded(c), { stroke: outlineColor(c) });
      return (
        shadedPath(
          ctx,
          smoothPath(
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
        (ctx.appearance.species === 'slug'
          ? shadedPath(
              ctx,
              `M-170 ${below - 16}C-140 ${below - 84} -60 ${below - 92} -24 ${below - 30}Z`,
              accent,
            )
          : shell(88, accent) +
            strokePath(
              `M-86 ${below - 96}m-4 4c-16 -16 6 -38 26 -22c24 22 0 62 -36 52c-44 -14 -42 -80 4 -92c44 -8 76 26 74 66`,
              lighter(accent, 0.42),
              11,
            ))
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
            shadedEllipse(
              ctx,
              x ?? 0,
              below - (r ?? 0) + 2,
              r ?? 1,
              r ?? 1,
              mix(base, k ? accent : base, (k ?? 0) * 1.2),
            ) +
            ellipse((x ?? 0) - 8, below + 2, 9, 6, dark) +
            ellipse((x ?? 0) + 14, below + 2, 9, 6, dark),
        )
        .join('');
    case 'snake': {
      const coil = (rx: number, y: number, c: string) =>
        ellipse(-14, below - y, rx, 30, ctx.shaded(c), { stroke: outlineColor(c) });
      return (
        shadedPath(
          ctx,
          smoothPath([
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
        strokePath(`M-92 ${below - 20}q30 16 60 0q30 16 60 0q20 10 40 0`, belly, 7, { opacity: '.7' })
      );
    }
    case 'crab': {
      const leg = (x: number, k: number, s: number) =>
        strokePath(`M${x} ${below - 82}q${26 * k * s} 4 ${34 * k * s} 82`, outlineColor(base), 18) +
        strokePath(`M${x} ${below - 82}q${26 * k * s} 4 ${34 * k * s} 82`, base, 13);
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
