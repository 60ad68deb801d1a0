import type { Appearance } from '../creatures/appearance.ts';
import type { PropName } from '../props/prop-catalog.ts';
import type { Point } from '../svg.ts';
import type { JointAngles } from './joint-angles.ts';
import { type FigurePose, POSES } from './poses.ts';

/** What is too wide, heavy or dear for one hand: it is carried before the body, with both arms. */
const IN_ARMS: ReadonlySet<PropName> = new Set<PropName>([
  'baby',
  'ball',
  'basket',
  'beaver',
  'blanket',
  'block-tower',
  'book-stack',
  'bowl',
  'box',
  'bundle',
  'bush',
  'cage',
  'cake',
  'cat',
  'cauldron',
  'chest',
  'computer',
  'crate',
  'crystal-ball',
  'cushion',
  'dog',
  'doll',
  'drum',
  'duck',
  'egg-box',
  'empty-basket',
  'empty-bowl',
  'firewood',
  'fish-tank',
  'ghost',
  'globe',
  'hamster',
  'hay',
  'hedgehog',
  'hen',
  'kitten',
  'koala',
  'laundry-basket',
  'log',
  'magic-hat',
  'melon',
  'model-volcano',
  'mole',
  'nest',
  'one-eared-teddy',
  'open-suitcase',
  'otter',
  'owl',
  'penguin',
  'pie',
  'piggy-bank',
  'plant-pot',
  'present',
  'pumpkin',
  'rabbit',
  'radio',
  'rocket-model',
  'rubbish-basket',
  'sack',
  'salad',
  'sheep',
  'snow-heap',
  'squirrel',
  'stone',
  'tall-cake',
  'teddy',
  'tortoise',
  'tray',
  'tray-of-sand',
  'trophy',
  'tyre',
  'wool',
]);
/** Poses in which both arms are free to carry. */
const CARRYING_POSES: ReadonlySet<FigurePose> = new Set<FigurePose>([
  'stand',
  'walk',
  'run',
  'hold',
  'offer',
  'look-up',
  'sit',
  'crouch',
  'slump',
]);
/** Who holds what, and how. */
interface Holding {
  pose: FigurePose;
  holding: PropName | null;
  second?: PropName | null;
  seat?: unknown;
}

/** Whether somebody carries something before the body with both arms. */
export const isInArms = (
  { build, shape, aid }: Appearance,
  { pose, holding, second, seat }: Holding,
): boolean =>
  holding !== null &&
  IN_ARMS.has(holding) &&
  CARRYING_POSES.has(pose) &&
  !second &&
  !seat &&
  !shape &&
  !aid &&
  !build.bodiless &&
  (build.arms === 'arm' || build.arms === 'stub');

/** Whether what somebody holds is between both hands. */
export const isInBoth = (appearance: Appearance, held: Holding): boolean =>
  POSES[held.pose].bothHands === true || isInArms(appearance, held);

/** Where the hands are below the face at least, in head units; and how far an arm that carries is stretched, as a share of its length. */
const BELOW_FACE = 170;
const STRETCHED = 0.72;
/** How far ahead of the body what is offered is, in figure units. */
const HELD_OUT = 68;

/** A pose with both arms around what is carried before the body, or held out. */
export function withArmsAround(angles: JointAngles, pose: FigurePose, { build }: Appearance): JointAngles {
  const { headScale, neckLength, torsoHeight, torsoWidth, armLength } = build;
  const low = Math.max(BELOW_FACE * headScale, neckLength + torsoHeight * 0.2 + armLength * STRETCHED);
  const isOut = pose === 'offer';
  const [ahead, y] = isOut ? [HELD_OUT + torsoWidth * 0.3, low - 18] : [14, low];
  const half = torsoWidth * (isOut ? 0.7 : 0.85);
  return {
    ...angles,
    handsAt: {
      arm: [(ahead + half) / headScale, y / headScale],
      farArm: [(ahead - half) / headScale, y / headScale],
    },
    armsInFront: true,
    bothHands: true,
  };
}

/** How something is tipped: where the hand has it and where it flows out, in its own units, and what flows. */
export interface Pouring {
  grip: Point;
  lip: Point;
  color: string | null;
  /** Its drawing pours to the left. */
  isMirrored?: boolean;
}

/** Things that are tipped over in the hand of who pours. */
const POURING: Partial<Record<PropName, Pouring>> = {
  jug: { grip: [60, -52], lip: [-50, -112], color: '#A6D8EE', isMirrored: true },
  cup: { grip: [58, -40], lip: [-36, -72], color: '#A6714F', isMirrored: true },
  'watering-can': { grip: [-84, -44], lip: [120, -94], color: '#A6D8EE' },
  kettle: { grip: [-14, -112], lip: [96, -84], color: '#A6D8EE' },
  teapot: { grip: [-76, -48], lip: [84, -78], color: '#B9794A' },
  bottle: { grip: [-18, -40], lip: [8, -134], color: '#FFFFFF' },
  glass: { grip: [-28, -52], lip: [34, -104], color: '#F7D25A' },
  flask: { grip: [-28, -50], lip: [22, -142], color: '#A6714F' },
  bucket: { grip: [-38, -34], lip: [44, -70], color: '#A6D8EE' },
  bowl: { grip: [-56, 4], lip: [62, -22], color: '#F3DFB0' },
  jar: { grip: [-40, -34], lip: [40, -80], color: null },
  tin: { grip: [-38, -40], lip: [40, -92], color: null },
  pot: { grip: [-50, -30], lip: [50, -60], color: '#E8C27A' },
};

/** How somebody who pours tips what is in the hand; undefined for what is not poured from. */
export const pouringOf = (pose: FigurePose, holding: PropName | null): Pouring | undefined =>
  pose === 'pour' && holding !== null ? POURING[holding] : undefined;
