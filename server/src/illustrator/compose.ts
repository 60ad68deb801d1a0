import type { Scene, StoryPlan } from '../storyteller/story-plan.ts';
import { drawActor } from './actor.ts';
import { arrange, type Cast, shot, viewOf } from './arrange.ts';
import { createInk, type Ink } from './ink.ts';
import { PAINTERS_OF_PLACES } from './places/all.ts';
import { createStage } from './places/stage.ts';
import { bubbles, drawWeather } from './places/weather.ts';
import { PROP_GRIP, standProp } from './props.ts';
import { createDice, hashText } from './random.ts';
import { box, el, group, line, num, place, ROUND_LINES } from './svg.ts';

/** Things lying in the scene, in the gaps before and between the actors. */
function drawProps(scene: Scene, cast: readonly Cast[], ink: Ink): string {
  const held = new Set(scene.actors.map((one) => one.holding));
  const lying = scene.props.filter((prop) => !held.has(prop)).slice(0, 4);
  const left = Math.min(...cast.map((one) => one.x - one.half), 600);
  const right = Math.max(...cast.map((one) => one.x + one.half), 600);
  const spots = [right + 96, left - 92].filter((x) => x > 76 && x < 1124);
  for (let i = 1; i < cast.length; i += 1) spots.push(((cast[i - 1]?.x ?? 0) + (cast[i]?.x ?? 0)) / 2);
  spots.push(1120, 84, right + 190, left - 180);
  return lying
    .map((prop, i) => {
      const air = PROP_GRIP[prop].air;
      const x = spots[i % spots.length] ?? 600;
      return group(
        standProp(prop, ink, 'rgba(43,36,64,.2)'),
        place(x, air ? 820 : 858 - (i % 2) * 8, 0, 1.15),
      );
    })
    .join('');
}

/** Paper: a fine grain, warm light from the upper left, a little shade at the lower right. */
function paper(ink: Ink, seed: string): string {
  const dice = createDice(`paper/${seed}`);
  let dark = '';
  let pale = '';
  for (let i = 0; i < 110; i += 1) {
    const d = `M${Math.round(dice.between(0, 300))} ${Math.round(dice.between(0, 300))}l${num(dice.between(-1.6, 2))} ${num(dice.between(-1, 1.4))}`;
    if (i % 2) dark += d;
    else pale += d;
  }
  const id = ink.define('paper', (id) =>
    el(
      'pattern',
      { id, width: '300', height: '300', patternUnits: 'userSpaceOnUse' },
      line(dark, '#4A3A4A', 1.5, { opacity: '.1', ...ROUND_LINES }) +
        line(pale, '#FFFFFF', 1.6, { opacity: '.15', ...ROUND_LINES }),
    ),
  );
  return (
    box(
      0,
      0,
      1200,
      900,
      ink.wash(
        [
          [0, '#FFE9B8', 0.13],
          [0.5, '#FFE9B8', 0],
          [1, '#3B2458', 0.14],
        ],
        38,
      ),
    ) + box(0, 0, 1200, 900, `url(#${id})`)
  );
}

/** The picture of a page as a complete SVG document. */
export function drawScene(plan: StoryPlan, pageNumber: number): string {
  const scene = plan.scenes.find((one) => one.pageNumber === pageNumber) ?? plan.scenes[0];
  if (!scene) throw new Error('A plan without scenes cannot be drawn; plan the story first.');
  const prefix = `w${(hashText(`${plan.seed}/${pageNumber}`) % 60_466_176).toString(36)}-`;
  const ink = createInk(prefix);
  const view = viewOf(plan, scene);
  const stage = createStage(ink, createDice(`place/${plan.seed}/${scene.place}`), scene, view.mirrored);
  const backdrop = PAINTERS_OF_PLACES[scene.place](stage);
  const weather = drawWeather(stage, backdrop.air);
  const cast = arrange(scene, plan, view);
  const byDepth = [...cast].sort((a, b) => a.y - b.y);
  const actors = byDepth.map((one) => drawActor(one, backdrop.air, backdrop.shadow, ink)).join('');
  const things = drawProps(scene, cast, ink);
  const inside =
    (backdrop.sky ?? '') +
    shot(backdrop.back, view, true) +
    weather.behind +
    actors +
    things +
    (backdrop.air === 'water' ? bubbles(stage, 16) : '') +
    shot(backdrop.front, view, false) +
    weather.over +
    paper(ink, plan.seed);
  const clip = ink.define('clip', (id) => el('clipPath', { id }, box(0, 0, 1200, 900, '#000')));
  return el(
    'svg',
    { xmlns: 'http://www.w3.org/2000/svg', viewBox: '0 0 1200 900', width: '1200', height: '900' },
    ink.defs() + group(inside, undefined, { 'clip-path': `url(#${clip})`, ...ROUND_LINES }),
  );
}
