import { type Appearance, HUMAN_KINDS } from '../creatures/appearance.ts';
import type { Build } from '../creatures/frames.ts';
import { ball, body, edge, type Pen } from '../creatures/pen.ts';
import { coatFill, garmentFor } from '../creatures/trunk.ts';
import { darker, mix } from '../palette.ts';
import { group, line, type Pt, place, shape, soft, tube } from '../svg.ts';

const lerp = (a: Pt, b: Pt, t: number): Pt => [a[0] + (b[0] - a[0]) * t, a[1] + (b[1] - a[1]) * t];

/** One arm, wing, fin, tentacle or claw with its sleeve. */
export function armArt(pen: Pen, b: Build, [a, e, w]: readonly [Pt, Pt, Pt], near: boolean): string {
  const { look } = pen;
  const human = HUMAN_KINDS.has(look.kind);
  const garment = garmentFor(pen);
  const dressed =
    garment === 'jumper' ||
    garment === 'coat' ||
    garment === 'robe' ||
    garment === 'armour' ||
    (human && (garment === 'dress' || garment === 'dungarees')) ||
    garment === 'suit';
  const skin = human
    ? look.skin
    : look.kind === 'panda'
      ? look.coat.dark
      : look.kind === 'sheep'
        ? look.coat.dark
        : look.kind === 'bee' ||
            look.kind === 'ladybug' ||
            look.kind === 'butterfly' ||
            look.kind === 'caterpillar'
          ? look.coat.dark
          : look.coat.base;
  const shade = near ? skin : mix(skin, darker(skin, 0.2), 0.5);
  const W = b.armW;
  const paw = human
    ? skin
    : [
          'fox',
          'wolf',
          'raccoon',
          'pig',
          'cow',
          'sheep',
          'horse',
          'zebra',
          'unicorn',
          'deer',
          'giraffe',
          'squirrel',
          'panda',
        ].includes(look.kind)
      ? look.coat.dark
      : shade;
  if (b.arms === 'none') return '';
  if (b.arms === 'wing') {
    const reach = Math.atan2(w[1] - a[1], w[0] - a[0]);
    const s = Math.sin(reach);
    const c = Math.cos(reach);
    const side = near ? 1 : -1;
    const at = (l: number, o: number): Pt => [a[0] + c * l - s * o * side, a[1] + s * l + c * o * side];
    const len = Math.hypot(w[0] - a[0], w[1] - a[1]) + 14;
    const wing =
      look.wings ??
      (look.kind === 'penguin' || look.kind === 'duck'
        ? look.coat.base
        : mix(look.coat.base, look.coat.dark, 0.4));
    const d =
      look.kind === 'penguin'
        ? soft([
            at(-8, 14),
            at(len * 0.4, 24),
            at(len * 0.86, 14),
            at(len, 2),
            at(len * 0.86, -12),
            at(len * 0.4, -18),
            at(-8, -12),
          ])
        : soft(
            [
              at(-14, 6),
              at(len * 0.3, 34),
              at(len * 0.62, 40),
              at(len * 0.7, 26),
              at(len * 0.86, 26),
              at(len * 0.9, 12),
              at(len * 1.02, 4),
              at(len * 0.8, -16),
              at(len * 0.3, -22),
              at(-12, -14),
            ],
            true,
            0.9,
          );
    return body(pen, d, near ? wing : mix(wing, darker(wing, 0.2), 0.5));
  }
  if (b.arms === 'fin') {
    const deg = (Math.atan2(w[1] - a[1], w[0] - a[0]) * 180) / Math.PI - 90;
    const fin = near ? look.coat.accent : mix(look.coat.accent, look.coat.dark, 0.3);
    const rays = line('M-6 24Q-12 56 -6 82M6 24Q8 52 4 80', mix(fin, look.coat.dark, 0.3), 3.4);
    return group(
      body(pen, 'M-16 -4C-38 36 -36 84 -8 100C24 90 36 40 18 -4Z', fin) + rays,
      place(
        a[0] - (look.kind === 'whale' ? 96 : 62),
        a[1],
        deg + (near ? 24 : 10),
        look.kind === 'whale' ? 1 : 0.9,
      ),
    );
  }
  if (b.arms === 'tentacle') return body(pen, tube(a, e, w, W + 4, 9, W), shade);
  if (b.arms === 'claw') {
    const deg = (Math.atan2(w[1] - e[1], w[0] - e[0]) * 180) / Math.PI + 90;
    return (
      body(pen, tube(a, e, w, W, W), shade) +
      group(
        body(
          pen,
          'M0 14C-40 6 -46 -44 -16 -62C-18 -40 -6 -30 2 -26C6 -38 16 -48 30 -50C46 -26 34 8 0 14Z',
          near ? look.coat.base : mix(look.coat.base, look.coat.dark, 0.3),
        ),
        place(w[0], w[1], deg),
      )
    );
  }
  const sleeveColor =
    garment === 'armour'
      ? '#B5BECB'
      : look.kind === 'wizard'
        ? look.coat.base
        : garment === 'suit'
          ? look.coat.base
          : garment === 'dungarees'
            ? mix(look.garmentColor, '#FFF8EC', 0.78)
            : look.garmentColor;
  const tip = b.arms === 'stub' ? W * 0.9 : W * 0.86;
  let out =
    look.pattern === 'rainbow' && !dressed
      ? shape(tube(a, e, w, W, tip), coatFill(pen, shade), { stroke: edge(shade) })
      : body(pen, tube(a, e, w, W, tip), shade);
  out += ball(pen, w[0], w[1], W * 1.02, W * 1.02, look.kind === 'robot' ? look.coat.dark : paw);
  if (dressed) {
    const cuff = lerp(e, w, garment === 'dress' ? 0.1 : 0.68);
    const sc = near ? sleeveColor : mix(sleeveColor, darker(sleeveColor, 0.2), 0.5);
    const wide = look.kind === 'wizard' || garment === 'robe' ? W + 12 : W + 3;
    out += body(pen, tube(a, garment === 'dress' ? lerp(a, e, 0.8) : e, cuff, W + 4, wide), sc);
  }
  return out;
}

/** The colour of a hand or paw. */
export const handColor = (look: Appearance) =>
  HUMAN_KINDS.has(look.kind)
    ? look.skin
    : [
          'fox',
          'wolf',
          'raccoon',
          'pig',
          'cow',
          'sheep',
          'horse',
          'zebra',
          'unicorn',
          'deer',
          'giraffe',
          'squirrel',
          'panda',
          'bee',
          'ladybug',
          'butterfly',
          'caterpillar',
          'robot',
        ].includes(look.kind)
      ? look.coat.dark
      : look.coat.base;
