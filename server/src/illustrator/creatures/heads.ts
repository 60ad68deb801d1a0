import { FEATURES } from '../features/features.ts';
import { darker, mix } from '../palette.ts';
import { loadShape } from '../species/load-shape.ts';
import type { DrawnShape } from '../species/shape.ts';
import { el, group, rect } from '../svg.ts';
import type { Build } from './builds.ts';
import type { CreatureKind } from './creature-kinds.ts';
import { type DrawHead, type FigureContext, faceLayout, type HeadDrawing } from './figure-drawing.ts';
import { FARM_HEADS } from './heads-farm.ts';
import { PEOPLE_HEADS } from './heads-people.ts';
import { REPTILE_AND_BIRD_HEADS } from './heads-reptiles-and-birds.ts';
import { SEA_AND_FANTASY_HEADS } from './heads-sea-and-fantasy.ts';
import { WOODLAND_HEADS } from './heads-woodland.ts';
import { SHAPE_FACE_RADIUS } from './special-builds.ts';

/** A head that is all features: skull, ears, muzzle. */
const plainHead: DrawHead = (ctx) => ({
  behind: '',
  skull: '',
  face: faceLayout(ctx, ctx.appearance.coat.base),
  hat: ctx.appearance.shape ? hatOfShape(ctx.appearance.shape) : { x: 4, y: -72, w: 58 },
});

/** The top of an object, where its drawing says that a hat sits, in units of its head. */
function hatOfShape(name: DrawnShape): HeadDrawing['hat'] {
  const { face, hat } = loadShape(name);
  const scale = face[2] / SHAPE_FACE_RADIUS;
  return { x: (hat[0] - face[0]) / scale, y: (hat[1] - face[1]) / scale, w: Math.max(38, hat[2]) / scale };
}

/** How to draw the head of every kind. */
const HEADS: Record<CreatureKind, DrawHead> = {
  ...WOODLAND_HEADS,
  ...FARM_HEADS,
  ...REPTILE_AND_BIRD_HEADS,
  ...SEA_AND_FANTASY_HEADS,
  ...PEOPLE_HEADS,
  object: plainHead,
  imaginary: plainHead,
};

/** What the features of a figure add to its trunk. */
export interface TrunkFeatures {
  tail: string | null;
  behind: string;
  over: string;
}

/** The head of a figure and the layers of its trunk, from its kind and its features. */
export function drawHead(ctx: FigureContext, build: Build): { head: HeadDrawing; trunk: TrunkFeatures } {
  const drawn = drawWholeHead(ctx, build);
  const { oddEar, coat, kind } = ctx.appearance;
  if (!oddEar) return drawn;
  const painted = {
    ...coat,
    base: oddEar,
    dark: darker(oddEar, 0.06),
    // The whole ear of a dog has this colour, that of others its inside.
    accent: kind === 'dog' ? oddEar : mix(coat.accent, oddEar, 0.4),
  };
  const { head: other } = drawWholeHead({ ...ctx, appearance: { ...ctx.appearance, coat: painted } }, build);
  return { ...drawn, head: withOddEar(ctx, drawn.head, other) };
}

/** Beyond these the left side of a head has nothing but its ear: behind the skull, and over the face. */
const [EAR_BEHIND, EAR_OVER] = [-10, -64] as const;

/** A head with the left ear of another one. */
function withOddEar({ gradients }: FigureContext, head: HeadDrawing, other: HeadDrawing): HeadDrawing {
  const ear = (svg: string, right: number) => {
    const clip = gradients.define(`ear${right}`, (id) =>
      el('clipPath', { id }, rect(-260, -320, 260 + right, 480, '#000')),
    );
    return svg && group(svg, undefined, { 'clip-path': `url(#${clip})` });
  };
  return {
    ...head,
    behind: head.behind + ear(other.behind, EAR_BEHIND),
    over: head.over && head.over + ear(other.over ?? '', EAR_OVER),
  };
}

function drawWholeHead(ctx: FigureContext, build: Build): { head: HeadDrawing; trunk: TrunkFeatures } {
  const layers = ctx.appearance.features.map((name) => FEATURES[name](ctx, build));
  const all = (part: 'back' | 'behind' | 'mask' | 'over' | 'trunkBehind' | 'trunkOver') =>
    layers.map((layer) => layer[part] ?? '').join('');
  const skull = layers.find((layer) => layer.skull)?.skull;
  const base = (skull || ctx.appearance.shape ? plainHead : HEADS[ctx.appearance.kind])(ctx);
  return {
    head: {
      ...base,
      back: all('back') + (base.back ?? ''),
      behind: all('behind') + base.behind,
      skull: (skull ?? base.skull) + all('mask'),
      face: Object.assign({}, base.face, ...layers.map(({ face }) => face ?? {})),
      over: (base.over ?? '') + all('over'),
    },
    trunk: {
      tail:
        layers
          .map(({ tail }) => tail)
          .filter((tail) => tail !== undefined)
          .at(-1) ?? null,
      behind: all('trunkBehind'),
      over: all('trunkOver'),
    },
  };
}
