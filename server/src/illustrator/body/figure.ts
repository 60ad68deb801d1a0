import type { Feeling, Pose, Prop } from '../../storyteller/plan.ts';
import { type Appearance, HUMAN_KINDS } from '../creatures/appearance.ts';
import { BUILDS, type Build } from '../creatures/frames.ts';
import { HEADS } from '../creatures/heads.ts';
import { ball, body, edge, type HeadArt, type Pen } from '../creatures/pen.ts';
import { behindTrunk, underTrunk } from '../creatures/tails.ts';
import { coatFill, drawTrunk, garmentFor } from '../creatures/trunk.ts';
import { drawGlasses, drawHat, drawOnBack, drawOnChest, wandArt } from '../creatures/wear.ts';
import { drawFace } from '../face.ts';
import type { Ink } from '../ink.ts';
import { darker, mix } from '../palette.ts';
import { drawProp, PROP_GRIP } from '../props.ts';
import { disc, group, line, oval, type Pt, place, scalloped, shape, soft, tube } from '../svg.ts';
import { POSES } from './pose.ts';
import { skeletonOf } from './skeleton.ts';

/** What a figure does on one page. */
export interface Acting {
  pose: Pose;
  feeling: Feeling;
  holding: Prop | null;
  /** Mirrored: looks to the left. */
  flip: boolean;
  /** `bubble` a diver's or astronaut's glass helmet. */
  helmet?: boolean;
}

const lerp = (a: Pt, b: Pt, t: number): Pt => [a[0] + (b[0] - a[0]) * t, a[1] + (b[1] - a[1]) * t];

function armArt(pen: Pen, b: Build, [a, e, w]: readonly [Pt, Pt, Pt], near: boolean): string {
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
  if (b.arms === 'fin')
    return body(
      pen,
      soft([
        [a[0], a[1] - 16],
        lerp(a, w, 0.5),
        [w[0] + 14, w[1] - 16],
        [w[0] + 18, w[1] + 10],
        [w[0] - 10, w[1] + 14],
        [a[0] + 4, a[1] + 22],
      ]),
      near ? look.coat.accent : mix(look.coat.accent, look.coat.dark, 0.3),
    );
  if (b.arms === 'tentacle')
    return body(pen, tube(a, e, w, W + 4, 9, W), shade) + disc(w[0], w[1], 0.1, shade);
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
      ? shape(tube(a, e, w, W, tip), coatFill(pen, shade), { stroke: edge(shade), 'stroke-width': '2.2' })
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

function legArt(
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
  let out =
    look.pattern === 'rainbow' && !human
      ? shape(tube(a, k, f, W, W * 0.84), coatFill(pen, fur))
      : body(pen, tube(a, k, f, W, W * (b.legs === 'bird' ? 1 : 0.84)), tone(fur));
  if (trousers) out += body(pen, tube(a, lerp(a, k, 0.9), lerp(k, f, 0.45), W + 3, W + 2), tone(trousers));
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

const TALL_HEADS = new Set(['rabbit', 'deer', 'giraffe', 'unicorn', 'wizard', 'dragon', 'crab', 'snail']);

/** Draws one figure standing at (0, 0), in its own units; faces right unless flipped. */
export function drawFigure(look: Appearance, acting: Acting, ink: Ink): string {
  const b = BUILDS[look.kind];
  const pose = POSES[acting.pose];
  const asleep = acting.pose === 'sleep';
  const pen: Pen = {
    ink,
    flip: acting.flip,
    look,
    feeling: acting.feeling,
    asleep,
    fill: (color) => ink.volume(color, acting.flip),
  };
  const settled =
    pose.lying && b.legs === 'none' ? { ...pose, lying: false, lean: 6, head: 12, seated: true } : pose;
  const sk = skeletonOf(b, settled);
  const head = HEADS[look.kind](pen);
  const inTrunk = (svg: string) => group(svg, place(sk.hip[0], sk.hip[1], sk.lean));
  const inHead = (svg: string) => group(svg, place(sk.headAt[0], sk.headAt[1], sk.headTurn, b.head));
  const pitch = settled.pitch;
  const fluffy =
    look.fluffy && !HUMAN_KINDS.has(look.kind) && b.arms === 'arm'
      ? shape(scalloped(3, 6, 103, 86, 15, 0.2), pen.fill(look.coat.base), {
          stroke: edge(look.coat.base),
          'stroke-width': '2',
        })
      : '';
  const facing = group(
    drawFace(head.face, acting.feeling, asleep, pitch) + drawGlasses(pen, head),
    pitch ? `translate(0 ${Math.round(-pitch * 7)})` : undefined,
  );
  const over = head.over
    ? group(head.over, pitch ? `translate(0 ${Math.round(-pitch * 7)})` : undefined)
    : '';
  const robotic = look.robotic
    ? line('M6 -78V-106', '#67758C', 7) + ball(pen, 6, -114, 13, 13, '#F0743E')
    : '';
  const headSvg = inHead(
    head.behind +
      fluffy +
      robotic +
      rainbowSkull(pen, head) +
      facing +
      over +
      drawHat(pen, head.hat) +
      (acting.helmet ? helmetArt(pen, look) : ''),
  );
  const held = heldArt(pen, acting, b, settled.carry === 'arm' ? sk.arm : sk.farArm, settled.lying);
  const legs =
    b.legs === 'none'
      ? inTrunk(underTrunk(pen, b, -sk.hip[1]))
      : legArt(pen, b, sk.farLeg, false, settled.seated, -1) +
        legArt(pen, b, sk.leg, true, settled.seated, 1);
  const trunk = inTrunk(drawTrunk(pen, b) + drawOnChest(pen, b));
  const far = armArt(pen, b, sk.farArm, false);
  const near = armArt(pen, b, sk.arm, true);
  const backs = inTrunk(drawOnBack(pen, b) + behindTrunk(pen, b));
  if (settled.lying) return backs + legs + trunk + far + headSvg + near + held;
  const hugging = acting.pose === 'hug' || acting.pose === 'hold';
  const headFirst = b.bodiless;
  return (
    backs +
    (hugging || headFirst ? '' : far) +
    (settled.seated ? '' : legs) +
    trunk +
    (hugging ? far : '') +
    (settled.seated ? legs : '') +
    (headFirst ? far + headSvg + near : near + headSvg) +
    held
  );
}

function rainbowSkull(pen: Pen, head: HeadArt): string {
  if (pen.look.pattern !== 'rainbow' || HUMAN_KINDS.has(pen.look.kind)) return head.skull;
  const plain = pen.fill(pen.look.coat.base);
  return head.skull.replace(`fill="${plain}"`, `fill="${coatFill(pen, pen.look.coat.base)}"`);
}

function helmetArt(pen: Pen, look: Appearance): string {
  const tall = TALL_HEADS.has(look.kind) || look.hat !== 'none';
  const [cy, rx, ry] = tall ? [-34, 142, 150] : [-8, 136, 128];
  return (
    oval(4, cy, rx, ry, pen.ink.glow('#FFFFFF', 0.1), {
      stroke: '#E9F6FA',
      'stroke-width': '5',
      'stroke-opacity': '.8',
    }) +
    line(
      pen.flip
        ? `M${rx * 0.74} ${cy - ry * 0.5}Q${rx * 0.5} ${cy - ry * 0.82} ${rx * 0.16} ${cy - ry * 0.88}`
        : `M${-rx * 0.72} ${cy - ry * 0.5}Q${-rx * 0.46} ${cy - ry * 0.82} ${-rx * 0.1} ${cy - ry * 0.88}`,
      '#FFFFFF',
      11,
      { opacity: '.75' },
    ) +
    shape(
      soft([
        [-64, cy + ry - 22],
        [4, cy + ry - 8],
        [72, cy + ry - 22],
        [70, cy + ry + 4],
        [4, cy + ry + 16],
        [-62, cy + ry + 4],
      ]),
      pen.fill('#D9DEE6'),
      { stroke: edge('#D9DEE6'), 'stroke-width': '2' },
    )
  ).replace(/(\.\d)\d+/g, '$1');
}

function heldArt(pen: Pen, acting: Acting, b: Build, arm: readonly [Pt, Pt, Pt], lying: boolean): string {
  const { look } = pen;
  const [, , hand] = arm;
  const at: Pt = b.arms === 'none' ? [86, -70] : hand;
  const wand = look.wand && !acting.holding;
  if ((!acting.holding && !wand) || lying) return '';
  const fingers =
    b.arms === 'arm' || b.arms === 'stub'
      ? ball(pen, hand[0], hand[1], b.armW * 0.98, b.armW * 0.84, handColor(look))
      : '';
  if (!acting.holding) return group(wandArt(), place(at[0], at[1])) + fingers;
  const grip = PROP_GRIP[acting.holding];
  const mirror = acting.flip && grip.keep ? -1 : 1;
  return (
    group(
      drawProp(acting.holding, pen.ink, acting.flip && mirror === 1),
      place(at[0], at[1], grip.turn, mirror, 1),
    ) + fingers
  );
}

const handColor = (look: Appearance) =>
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
