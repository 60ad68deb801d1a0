import type { CastMember, Feeling, Pose } from '../storyteller/story-plan.ts';
import { poseOf } from './body/adapt-pose.ts';
import { drawFigure } from './body/draw-figure.ts';
import { computeSkeleton } from './body/skeleton.ts';
import { appearanceOf } from './creatures/derive-appearance.ts';
import { framePortrait } from './frame-portrait.ts';
import { createGradients } from './gradients.ts';
import { measureRows, rowMiddle } from './outline/row-extents.ts';
import { lighter, mix } from './palette.ts';
import { hashText } from './seeded-random.ts';
import { circle, el, group, ROUND_LINES, rect, transform } from './svg.ts';

/** Options of a portrait. */
export interface PortraitOptions {
  /** Width and height in pixels; the drawing scales. Default 320. */
  size?: number;
  feeling?: Feeling;
  /** Default 'stand'. */
  pose?: Pose;
  /** The whole figure instead of head and shoulders. */
  whole?: boolean;
  /** Without the coloured background. */
  bare?: boolean;
}

const BACKGROUND_COLORS = ['#FCE3B8', '#D6ECDD', '#E6DCF3', '#FAD9CB', '#D6E7F2'] as const;

/** The zoom with which a whole figure is inside its portrait: long necks and high hats make it smaller. */
function zoomToFit(figure: string, zoom: number): number {
  const { first, last, left, right } = measureRows(figure);
  if (first > last) return zoom;
  const widest = Math.max(...left.slice(first, last + 1).map((x) => -x), ...right.slice(first, last + 1));
  return Math.min(zoom, 290 / -rowMiddle(first), Math.max(0.42, 170 / widest));
}

/** Draws a square portrait of a character as an SVG document, with the same appearance as in its scenes. */
export function drawPortrait(member: CastMember, options: PortraitOptions = {}): string {
  const { size = 320, feeling = 'happy', pose = 'stand', whole = false, bare = false } = options;
  const appearance = appearanceOf(member);
  const prefix = `p${hashText(`${member.id}/${member.creature}/${member.description}/${JSON.stringify(options)}`).toString(36)}-`;
  const gradients = createGradients(prefix);
  const { build } = appearance;
  const state = {
    pose,
    feeling,
    holding: appearance.carries?.prop ?? null,
    holdingColor: appearance.carries?.color ?? null,
    flip: false,
  } as const;
  const skeleton = computeSkeleton(build, poseOf(appearance, pose));
  const figure = drawFigure(appearance, state, gradients);
  const frame = framePortrait(appearance, whole);
  const figureTransform = frame.whole
    ? transform(160, 300, 0, zoomToFit(figure, frame.zoom))
    : transform(
        160 - (skeleton.headPosition[0] - frame.x) * frame.zoom,
        158 - (skeleton.headPosition[1] - frame.y) * frame.zoom,
        0,
        frame.zoom,
      );
  const backgroundColor =
    BACKGROUND_COLORS[hashText(member.look ?? member.id) % BACKGROUND_COLORS.length] ?? BACKGROUND_COLORS[0];
  const clip = gradients.define('clip', (id) => el('clipPath', { id }, rect(0, 0, 320, 320, '#000')));
  const background = bare
    ? ''
    : rect(
        0,
        0,
        320,
        320,
        gradients.linear(
          [
            [0, lighter(backgroundColor, 0.4)],
            [1, backgroundColor],
          ],
          30,
        ),
      ) + circle(160, 400, 210, mix(backgroundColor, '#8E7AA8', 0.16));
  return el(
    'svg',
    {
      xmlns: 'http://www.w3.org/2000/svg',
      viewBox: '0 0 320 320',
      width: String(size),
      height: String(size),
    },
    gradients.defs() +
      group(background + group(figure, figureTransform), undefined, {
        'clip-path': `url(#${clip})`,
        ...ROUND_LINES,
      }),
  );
}
