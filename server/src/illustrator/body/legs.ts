import { HUMAN_KINDS } from '../creatures/appearance.ts';
import type { Build } from '../creatures/frames.ts';
import { ball, body, type Pen } from '../creatures/pen.ts';
import { coatFill, garmentFor } from '../creatures/trunk.ts';
import { darker, mix } from '../palette.ts';
import { disc, group, line, oval, type Pt, place, shape, soft, tube } from '../svg.ts';

const lerp = (a: Pt, b: Pt, t: number): Pt => [a[0] + (b[0] - a[0]) * t, a[1] + (b[1] - a[1]) * t];

/** One leg with its foot. */
export function legArt(
  pen: Pen,
  b: Build,
  [a, k, f]: readonly [Pt, Pt, Pt],
  near: boolean,
  seated: boolean,
  side: number,
): string {
  const { look } = pen;
  const human = HUMAN_KINDS.has(look.kind);
  const garment = garmentFor(pen);
  const bug = ['bee', 'ladybug', 'butterfly'].includes(look.kind);
  const fur = human
    ? look.kind === 'hero'
      ? look.coat.base
      : garment === 'dress'
        ? look.skin
        : garment === 'dungarees'
          ? look.garmentColor
          : garment === 'armour'
            ? '#B5BECB'
            : mix(look.garmentColor, '#3B3B6E', 0.62)
    : bug || look.kind === 'panda' || look.kind === 'sheep'
      ? look.coat.dark
      : look.kind === 'robot'
        ? look.coat.dark
        : b.legs === 'bird'
          ? look.kind === 'owl' || look.kind === 'penguin' || look.kind === 'duck' || look.kind === 'bird'
            ? look.coat.accent
            : look.coat.base
          : look.coat.base;
  const trousers = garment === 'dungarees' && !human ? look.garmentColor : null;
  const tone = (c: string) => (near ? c : mix(c, darker(c, 0.2), 0.45));
  const W = b.legW;
  const shoe = human
    ? look.kind === 'hero'
      ? '#DC5445'
      : '#7A4E44'
    : ['fox', 'wolf', 'raccoon', 'squirrel'].includes(look.kind)
      ? look.coat.dark
      : b.legs === 'hoof'
        ? mix(look.coat.dark, '#3B3048', 0.4)
        : bug
          ? look.coat.dark
          : b.legs === 'metal'
            ? look.coat.base
            : look.kind === 'alien'
              ? look.coat.dark
              : fur;
  const ankle: Pt =
    b.legs === 'bird' ? [f[0], f[1] - 12] : lerp(f, k, Math.min(0.95, (W * 0.84) / (b.leg * 0.5)));
  let out =
    look.pattern === 'rainbow' && !human
      ? shape(tube(a, k, ankle, W, W * 0.84), coatFill(pen, fur))
      : body(pen, tube(a, k, ankle, W, W * (b.legs === 'bird' ? 1 : 0.84)), tone(fur));
  if (trousers) {
    const t = Math.max(0.1, 1 - (W + 16) / b.leg);
    const hem = t < 0.5 ? lerp(a, k, t * 2) : lerp(k, f, t * 2 - 1);
    out += body(pen, tube(a, t < 0.5 ? lerp(a, hem, 0.5) : k, hem, W + 3, W + 2), tone(trousers));
  }
  const deg = Math.max(-70, Math.min(60, (-Math.atan2(f[0] - k[0], f[1] - k[1]) * 180) / Math.PI)) * 0.75;
  const c = tone(shoe);
  if (seated) {
    const sole =
      b.legs === 'bird'
        ? oval(f[0] + side * 6, f[1] - 14, 17, 22, c)
        : ball(
            pen,
            f[0] + side * 6,
            f[1] - 12,
            W * (b.legs === 'long' ? 1.15 : 1),
            W * (b.legs === 'long' ? 1.6 : 1.2),
            c,
          );
    const pad =
      b.legs === 'paw' || b.legs === 'long'
        ? oval(f[0] + side * 6, f[1] - 8, W * 0.5, W * 0.46, mix(c, '#F2A79A', 0.55)) +
          [-0.5, 0, 0.5]
            .map((o) =>
              disc(
                f[0] + side * 6 + o * W * 0.8,
                f[1] - 12 - W * (0.78 - Math.abs(o) * 0.3),
                W * 0.17,
                mix(c, '#F2A79A', 0.55),
              ),
            )
            .join('')
        : '';
    return out + sole + pad;
  }
  const foot =
    b.legs === 'hoof'
      ? body(
          pen,
          `M${-W * 0.9} -12H${W * 0.9}L${W * 1.15} 10Q0 14 ${-W * 1.05} 10Z`.replace(/(\.\d)\d+/g, '$1'),
          c,
        )
      : b.legs === 'bird'
        ? line('M0 -4L-16 9M0 -4L4 11M0 -4L24 9', c, 9)
        : b.legs === 'long'
          ? body(
              pen,
              soft([
                [-W, -12],
                [-4, -20],
                [W * 1.3, -10],
                [W * 2.3, 4],
                [W * 2, 12],
                [0, 13],
                [-W, 11],
              ]),
              c,
            )
          : b.legs === 'metal'
            ? body(pen, 'M-26 12C-26 -14 -10 -20 4 -20C24 -20 36 -8 36 12Z', c)
            : body(
                pen,
                soft([
                  [-W * 0.98, -10],
                  [0, -W * 0.86],
                  [W * 1.1, -8],
                  [W * 1.42, 5],
                  [W * 1.1, 12],
                  [-W * 0.7, 12],
                  [-W * 1.08, 5],
                ]),
                c,
              );
  return out + group(foot, place(f[0], f[1] - 11, deg));
}
