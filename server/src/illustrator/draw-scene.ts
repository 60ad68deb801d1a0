import type { Scene, StoryPlan } from '../storyteller/story-plan.ts';
import { applyCameraView, arrangeActors, cameraViewFor, type PlacedActor } from './arrange-actors.ts';
import { createBackgroundContext } from './backgrounds/background-context.ts';
import { BACKGROUNDS } from './backgrounds/backgrounds.ts';
import { bubbles, drawWeather } from './backgrounds/draw-weather.ts';
import { drawActor } from './draw-actor.ts';
import { createGradients, type Gradients } from './gradients.ts';
import { drawStandingProp, PROP_GRIPS } from './props/draw-prop.ts';
import { createSeededRandom, hashText } from './seeded-random.ts';
import { el, group, num, ROUND_LINES, rect, strokePath, transform } from './svg.ts';

/** Draws the props that nobody holds, in the gaps between and beside the actors. */
function drawSceneProps(scene: Scene, placedActors: readonly PlacedActor[], gradients: Gradients): string {
  const held = new Set(scene.actors.map((actor) => actor.holding));
  const unheldProps = scene.props.filter((prop) => !held.has(prop)).slice(0, 4);
  const left = Math.min(...placedActors.map((placed) => placed.x - placed.halfWidth), 600);
  const right = Math.max(...placedActors.map((placed) => placed.x + placed.halfWidth), 600);
  const spots = [right + 96, left - 92].filter((x) => x > 76 && x < 1124);
  for (let i = 1; i < placedActors.length; i += 1)
    spots.push(((placedActors[i - 1]?.x ?? 0) + (placedActors[i]?.x ?? 0)) / 2);
  spots.push(1120, 84, right + 190, left - 180);
  return unheldProps
    .map((prop, i) => {
      const isFloating = PROP_GRIPS[prop].floatHeight !== undefined;
      const x = spots[i % spots.length] ?? 600;
      return group(
        drawStandingProp(prop, gradients, 'rgba(43,36,64,.2)'),
        transform(x, isFloating ? 820 : 858 - (i % 2) * 8, 0, 1.15),
      );
    })
    .join('');
}

/** A paper texture with warm light from the upper left and slight shade at the lower right. */
function paperTexture(gradients: Gradients, seed: string): string {
  const random = createSeededRandom(`paper/${seed}`);
  let dark = '';
  let pale = '';
  for (let i = 0; i < 110; i += 1) {
    const d = `M${Math.round(random.between(0, 300))} ${Math.round(random.between(0, 300))}l${num(random.between(-1.6, 2))} ${num(random.between(-1, 1.4))}`;
    if (i % 2) dark += d;
    else pale += d;
  }
  const id = gradients.define('paper', (id) =>
    el(
      'pattern',
      { id, width: '300', height: '300', patternUnits: 'userSpaceOnUse' },
      strokePath(dark, '#4A3A4A', 1.5, { opacity: '.1', ...ROUND_LINES }) +
        strokePath(pale, '#FFFFFF', 1.6, { opacity: '.15', ...ROUND_LINES }),
    ),
  );
  return (
    rect(
      0,
      0,
      1200,
      900,
      gradients.linear(
        [
          [0, '#FFE9B8', 0.13],
          [0.5, '#FFE9B8', 0],
          [1, '#3B2458', 0.14],
        ],
        38,
      ),
    ) + rect(0, 0, 1200, 900, `url(#${id})`)
  );
}

/** Draws the picture of a page as an SVG document. An unknown page number gives the first scene; throws on a plan without scenes. */
export function drawScene(plan: StoryPlan, pageNumber: number): string {
  const scene = plan.scenes.find((candidate) => candidate.pageNumber === pageNumber) ?? plan.scenes[0];
  if (!scene) throw new Error('A plan without scenes cannot be drawn; plan the story first.');
  const prefix = `w${(hashText(`${plan.seed}/${pageNumber}`) % 60_466_176).toString(36)}-`;
  const gradients = createGradients(prefix);
  const cameraView = cameraViewFor(plan, scene);
  const ctx = createBackgroundContext(
    gradients,
    createSeededRandom(`place/${plan.seed}/${scene.place}`),
    scene,
    cameraView.mirrored,
  );
  const background = BACKGROUNDS[scene.place](ctx);
  const weather = drawWeather(ctx, background.medium);
  const placedActors = arrangeActors(scene, plan, cameraView);
  const byDepth = [...placedActors].sort((a, b) => a.y - b.y);
  const actors = byDepth
    .map((placed) => drawActor(placed, background.medium, background.shadow, gradients))
    .join('');
  const props = drawSceneProps(scene, placedActors, gradients);
  const layers =
    (background.sky ?? '') +
    applyCameraView(background.back, cameraView, true) +
    weather.behind +
    actors +
    props +
    (background.medium === 'water' ? bubbles(ctx, 16) : '') +
    applyCameraView(background.front, cameraView, false) +
    weather.over +
    paperTexture(gradients, plan.seed);
  const clip = gradients.define('clip', (id) => el('clipPath', { id }, rect(0, 0, 1200, 900, '#000')));
  return el(
    'svg',
    { xmlns: 'http://www.w3.org/2000/svg', viewBox: '0 0 1200 900', width: '1200', height: '900' },
    gradients.defs() + group(layers, undefined, { 'clip-path': `url(#${clip})`, ...ROUND_LINES }),
  );
}
