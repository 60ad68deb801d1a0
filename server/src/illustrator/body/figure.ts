import type { Feeling, Pose, Prop } from '../../storyteller/story-plan.ts';
import { type Appearance, HUMAN_KINDS } from '../creatures/appearance.ts';
import { BUILDS, type Build } from '../creatures/frames.ts';
import { HEADS } from '../creatures/heads.ts';
import type { CreatureKind } from '../creatures/kinds.ts';
import { ball, edge, type HeadArt, type Pen } from '../creatures/pen.ts';
import { behindTrunk, underTrunk } from '../creatures/tails.ts';
import { coatFill, drawTrunk } from '../creatures/trunk.ts';
import { drawGlasses, drawHat, drawOnBack, drawOnChest, wandArt } from '../creatures/wear.ts';
import { drawFace } from '../face.ts';
import type { Ink } from '../ink.ts';
import { drawProp, PROP_GRIP } from '../props.ts';
import { group, line, oval, type Pt, place, scalloped, shape, soft } from '../svg.ts';
import { armArt, handColor } from './arms.ts';
import { legArt } from './legs.ts';
import { carrying, type Joints, type Limb, POSES } from './pose.ts';
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

const TALL_HEADS = new Set(['rabbit', 'deer', 'giraffe', 'unicorn', 'wizard', 'dragon', 'crab', 'snail']);

/** A long snout would hide a hand raised before it. */
const SNOUTED = new Set(['dinosaur', 'crocodile']);

/** Claws are carried high. */
const raised = ([upper, lower]: Limb, side: 1 | -1): Limb => [
  side * Math.min(150, Math.abs(upper) * 0.4 + 84),
  side * Math.min(186, Math.abs(lower) * 0.5 + 132),
];

/** A pose as this kind can take it: those without legs sleep upright, claws stay high, full hands are bent. */
function settle(pose: Joints, kind: CreatureKind, acting: Acting): Joints {
  const b = BUILDS[kind];
  let out = pose;
  if (pose.lying && b.legs === 'none')
    out = { ...pose, lying: false, lean: 6, head: 12, arm: [24, 60], farArm: [-20, 20] };
  if (SNOUTED.has(kind) && acting.pose === 'wave') out = { ...pose, arm: [24, 40], farArm: [-112, -158] };
  if (b.arms === 'claw') return { ...out, arm: raised(out.arm, 1), farArm: raised(out.farArm, -1) };
  return acting.holding ? carrying(out, b.bodiless === true) : out;
}

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
  const settled = settle(pose, look.kind, acting);
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
      (acting.helmet || look.bubble ? helmetArt(pen, look) : ''),
  );
  const held = heldArt(pen, acting, b, settled.carry === 'arm' ? sk.arm : sk.farArm, settled.lying);
  const legless = b.legs === 'none';
  const back = head.back ? inHead(head.back) : '';
  const legs = legless
    ? group(underTrunk(pen, b, -sk.hip[1] - settled.lift), place(sk.hip[0], sk.hip[1]))
    : legArt(pen, b, sk.farLeg, false, settled.seated, -1) + legArt(pen, b, sk.leg, true, settled.seated, 1);
  const trunk = inTrunk(drawTrunk(pen, b) + drawOnChest(pen, b));
  const far = armArt(pen, b, sk.farArm, false);
  const near = armArt(pen, b, sk.arm, true);
  const backs = inTrunk(drawOnBack(pen, b) + behindTrunk(pen, b));
  if (settled.lying) return backs + back + legs + trunk + far + headSvg + near + held;
  const hugging = acting.pose === 'hug' || acting.pose === 'hold';
  const headFirst = b.bodiless;
  return (
    backs +
    back +
    (hugging || headFirst ? '' : far) +
    (settled.seated && !legless ? '' : legs) +
    trunk +
    (hugging ? far : '') +
    (settled.seated && !legless ? legs : '') +
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

/** Where those without hands keep what they carry. */
const GRIPS: Partial<Record<CreatureKind, Pt>> = { snake: [-188, -52], fish: [160, -104], whale: [222, -84] };

function heldArt(pen: Pen, acting: Acting, b: Build, arm: readonly [Pt, Pt, Pt], lying: boolean): string {
  const { look } = pen;
  const [, , hand] = arm;
  const at = GRIPS[look.kind] ?? hand;
  const wand = look.wand && !acting.holding;
  if (!acting.holding && (!wand || lying)) return '';
  const fingers =
    b.arms === 'arm' || b.arms === 'stub'
      ? ball(pen, hand[0], hand[1], b.armW * 0.98, b.armW * 0.84, handColor(look))
      : '';
  if (!acting.holding) return group(wandArt(), place(at[0], at[1])) + fingers;
  const grip = PROP_GRIP[acting.holding];
  const mirror = acting.flip && grip.keep ? -1 : 1;
  if (lying) return group(drawProp(acting.holding, pen.ink, acting.flip), place(236, -grip.foot));
  return (
    group(
      drawProp(acting.holding, pen.ink, acting.flip && mirror === 1),
      place(at[0], at[1], grip.turn, mirror, 1),
    ) + fingers
  );
}
