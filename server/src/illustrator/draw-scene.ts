import type { Scene, StoryPlan } from '../storyteller/story-plan.ts';
import { type Backdrop, isRoofed } from './backgrounds/backdrop.ts';
import {
  type Background,
  type BackgroundContext,
  createBackgroundContext,
} from './backgrounds/background-context.ts';
import { BACKGROUNDS } from './backgrounds/backgrounds.ts';
import { drawColorPowder } from './backgrounds/draw-color-powder.ts';
import { drawFestival } from './backgrounds/draw-festival.ts';
import { DUSK_COLOR, drawBackLight, drawDistanceHaze, drawDuskHill } from './backgrounds/draw-light.ts';
import { bubbles, drawWeather } from './backgrounds/draw-weather.ts';
import type { Box } from './box.ts';
import type { ClockTime } from './clock-hands.ts';
import { applyCamera, inBackdrop } from './direction/camera.ts';
import { carryTogether } from './direction/carry-together.ts';
import { directBook, type Shot } from './direction/direct-book.ts';
import { directGazes } from './direction/direct-gazes.ts';
import { type PlacedEffect, placeEffects } from './direction/effects.ts';
import { headBox } from './direction/figure-outline.ts';
import { centred, hasEmptyMiddle } from './direction/fill-middle.ts';
import { inPicture } from './direction/in-picture.ts';
import { placeThings } from './direction/place-things.ts';
import { placeThought, type Thought } from './direction/place-thought.ts';
import type { PlacedActor } from './direction/placed-actor.ts';
import type { PlacedThing } from './direction/placed-thing.ts';
import { readClock } from './direction/read-clock.ts';
import { readFestival } from './direction/read-festival.ts';
import { restOn } from './direction/rest-on.ts';
import { hasOtherLight } from './direction/sky-lights.ts';
import { stageActors } from './direction/stage-actors.ts';
import { thingOfRelation } from './direction/stage-related.ts';
import { drawActor, inOneColor } from './draw-actor.ts';
import { drawCovers } from './draw-covers.ts';
import { drawEffects } from './draw-effects.ts';
import { drawFigureThing } from './draw-figure-thing.ts';
import { drawOnSheet } from './draw-on-sheet.ts';
import { drawThought } from './draw-thought.ts';
import { createGradients, type Gradients } from './gradients.ts';
import { mix } from './palette.ts';
import { paperTexture } from './paper-texture.ts';
import { drawEasel, drawLinePosts } from './props/draw-line-posts.ts';
import { drawProp, propEntry } from './props/draw-prop.ts';
import { createSeededRandom, hashText } from './seeded-random.ts';
import { el, ellipse, group, ROUND_LINES, rect, transform } from './svg.ts';

/** A page before it is drawn: its shot, and where everybody and everything is. */
export interface StagedScene {
  scene: Scene;
  shot: Shot;
  actors: PlacedActor[];
  things: PlacedThing[];
  /** What somebody misses or tells of, in a bubble. */
  thought: Thought | null;
  effects: PlacedEffect[];
}

/** Stages the picture of a page. An unknown page number gives the first scene; throws on a plan without scenes. */
export function stageScene(plan: StoryPlan, pageNumber: number): StagedScene {
  const scene = plan.scenes.find((candidate) => candidate.pageNumber === pageNumber) ?? plan.scenes[0];
  if (!scene) throw new Error('A plan without scenes cannot be drawn; plan the story first.');
  const shot = directBook(plan)[plan.scenes.indexOf(scene)] as Shot;
  const page = inPicture(plan, scene);
  const staged = stageShot(plan, page, shot);
  const best = hasEmptyMiddle(shot, staged.actors, staged.things)
    ? stageShot(plan, page, centred(shot))
    : staged;
  return { ...best, scene: { ...best.scene, text: scene.text } };
}

function stageShot(plan: StoryPlan, scene: Scene, shot: Shot): StagedScene {
  const actors = stageActors(plan, scene, shot);
  const random = createSeededRandom(`things/${plan.seed}/${scene.pageNumber}`);
  const carried = shot.carrying ? carryTogether(actors, shot.carrying) : null;
  const fixed = [...(carried ? [carried] : []), ...thingOfRelation(shot, actors)];
  const things = restOn(placeThings(shot, actors, random, fixed), shot.rests, actors);
  directGazes(actors, things, shot);
  return {
    scene,
    shot,
    actors,
    things,
    thought: placeThought(
      shot.missed ?? shot.told,
      actors,
      things,
      shot.thinker ?? (shot.missed ? null : plan.cast[0]?.id),
    ),
    effects: placeEffects(actors, shot.actions),
  };
}

/** Draws the picture of a page as an SVG document. An unknown page number gives the first scene; throws on a plan without scenes. */
export function drawScene(plan: StoryPlan, pageNumber: number): string {
  const { scene, shot, actors, things, thought, effects } = stageScene(plan, pageNumber);
  const { setting } = shot;
  const clockTime = readClock(scene.text);
  const gradients = createGradients(
    `w${(hashText(`${plan.seed}/${pageNumber}`) % 60_466_176).toString(36)}-`,
  );
  const random = createSeededRandom(`place/${plan.seed}/${setting.backdrop}`);
  const ctx = createBackgroundContext(gradients, random, setting, {
    mirrored: shot.mirrored,
    hasLowLight: shot.composition.style === 'silhouette',
    hasOtherLight: hasOtherLight(
      [...actors.map(({ appearance }) => appearance.shape ?? ''), ...things.map(({ prop }) => prop)],
      setting,
      scene.text,
    ),
    heads: headsOf(actors, things).map((box) => inBackdrop(box, shot, !isRoofed(setting.backdrop))),
    props: new Set(things.map(({ prop }) => prop)),
    // There is one clock.
    clockTime: things.some(({ prop }) => prop === 'clock') ? null : clockTime,
  });
  const background = BACKGROUNDS[setting.backdrop](ctx);
  const isFull = headsOf(actors, things).length > MOST_BELOW_DECORATIONS;
  const festival = isFull ? null : readFestival(plan, setting.backdrop);
  const weather = drawWeather(ctx, background.medium);
  const behind = things.filter(({ isBehind }) => isBehind);
  const front = hasFrontLayer(shot) ? applyCamera(background.front, shot, 'front') : '';
  const layers =
    drawBehindActors(ctx, background, shot) +
    (festival && !ctx.hasLowLight ? drawFestival(ctx, festival) : '') +
    (isHoli(plan) && !isRoofed(setting.backdrop) ? drawColorPowder(ctx) : '') +
    weather.behind +
    drawThings(behind, gradients, ctx, clockTime) +
    // Nothing grows through actors and small things.
    (background.medium === 'water' ? '' : front) +
    drawActors(actors.filter(({ seat }) => seat).reverse(), background, gradients, ctx) +
    drawThings(
      things.filter(({ isSeat }) => isSeat),
      gradients,
      ctx,
      clockTime,
      true,
    ) +
    drawActors(
      actors.filter(({ seat }) => !seat).sort((a, b) => depthOf(a) - depthOf(b)),
      background,
      gradients,
      ctx,
    ) +
    drawThings(
      things.filter(({ isBehind }) => !isBehind),
      gradients,
      ctx,
      clockTime,
    ) +
    drawCovers(shot, actors, ctx) +
    drawEffects(effects) +
    (background.medium === 'water' ? bubbles(ctx, 16) : '') +
    (background.medium === 'water' ? front : '') +
    weather.over +
    (thought ? drawThought(thought, gradients) : '') +
    paperTexture(gradients, plan.seed);
  const clip = gradients.define('clip', (id) => el('clipPath', { id }, rect(0, 0, 1200, 900, '#000')));
  return el(
    'svg',
    { xmlns: 'http://www.w3.org/2000/svg', viewBox: '0 0 1200 900', width: '1200', height: '900' },
    gradients.defs() + group(layers, undefined, { 'clip-path': `url(#${clip})`, ...ROUND_LINES }),
  );
}

/** A picture with more figures than this is full enough, and near the largest size that it may have. */
const MOST_BELOW_DECORATIONS = 4;

/** Where heads are in the picture, also those of beings among the things. */
const headsOf = (actors: readonly PlacedActor[], things: readonly PlacedThing[]): Box[] => [
  ...actors.filter(({ isSilhouette }) => !isSilhouette).map(headBox),
  ...things
    .filter(({ prop }) => propEntry(prop).figure !== null)
    .map(({ box }) => ({ ...box, bottom: box.top + (box.bottom - box.top) * 0.5 })),
];

/** Whether the air is full of coloured powder. */
const isHoli = ({ about, asked }: StoryPlan): boolean =>
  /\bholi\b|festival of colou?rs/i.test(`${about?.topic ?? ''} ${asked?.theme ?? ''}`);

/** Draws a place or room without anybody in it, by day, as an SVG document. */
export function drawBackdrop(backdrop: Backdrop): string {
  const gradients = createGradients('b-');
  const setting = { backdrop, time: 'day', weather: 'clear' } as const;
  const ctx = createBackgroundContext(gradients, createSeededRandom(`place/${backdrop}`), setting);
  const { sky = '', back, front } = BACKGROUNDS[backdrop](ctx);
  const layers = group(sky + back + front, undefined, ROUND_LINES);
  return el(
    'svg',
    { xmlns: 'http://www.w3.org/2000/svg', viewBox: '0 0 1200 900' },
    gradients.defs() + layers,
  );
}

function drawBehindActors(ctx: BackgroundContext, background: Background, shot: Shot): string {
  const isSilhouette = shot.composition.style === 'silhouette';
  return group(
    (background.sky ?? '') +
      (isSilhouette ? drawBackLight(ctx, shot.composition.x) : '') +
      applyCamera(background.back, shot, background.sky ? 'back' : 'room') +
      (isSilhouette ? drawDuskHill(ctx) : '') +
      (shot.composition.distance === 'close' ? drawDistanceHaze(ctx) : ''),
    undefined,
    { 'data-part': `${shot.setting.backdrop} ${shot.setting.time}` },
  );
}

const hasFrontLayer = ({ composition }: Shot) =>
  composition.distance !== 'close' && composition.style !== 'silhouette';

/** Wide wings are behind neighbours, so that they cover no face. */
export const depthOf = ({ y, appearance }: PlacedActor): number => y - (WINGED.has(appearance.kind) ? 70 : 0);
const WINGED: ReadonlySet<string> = new Set(['dragon', 'butterfly', 'bat', 'bee']);

function drawActors(
  actors: readonly PlacedActor[],
  { medium, shadow }: Background,
  gradients: Gradients,
  { time, weather, hasLowLight }: BackgroundContext,
): string {
  const hasLongShadows =
    medium === 'open' && !hasLowLight && weather === 'clear' && (time === 'evening' || time === 'morning');
  return actors.map((placed) => drawActor(placed, { medium, shadow, hasLongShadows }, gradients)).join('');
}

function drawThings(
  things: readonly PlacedThing[],
  gradients: Gradients,
  ctx: BackgroundContext,
  clockTime: ClockTime,
  onlyFront = false,
): string {
  // Half the light of the place: things stay as clear as the actors, who are not lit.
  const light = (own: string) => mix(own, ctx.applyLight(own), 0.5);
  return things
    .map((thing) => {
      const { prop, x, y, scale, angle, color, box, isBehind, isCarried, isCover, hangsOnLine, rests } =
        thing;
      const shadow =
        onlyFront ||
        isCarried ||
        rests ||
        isCover ||
        hangsOnLine ||
        (propEntry(prop).spot === 'sky' && box.bottom < 640) ||
        (isBehind && box.bottom < 600)
          ? ''
          : ellipse(
              (box.left + box.right) / 2 + 6,
              box.bottom - 2,
              (box.right - box.left) * 0.5,
              9,
              '#2B2440',
              { opacity: '.16' },
            );
      const isFigure = propEntry(prop).figure !== null;
      const flip = isFigure && x > 480;
      const drawing = isFigure
        ? drawFigureThing(thing, flip, gradients)
        : drawProp(prop, gradients, { color, light, onlyFront, clockTime }) +
          (thing.shows && !onlyFront ? drawOnSheet(thing.shows, prop, false, gradients) : '');
      const at = transform(x, y, angle, flip ? -scale : scale, scale);
      const posts = hangsOnLine ? (prop === 'picture' ? drawEasel : drawLinePosts)(box, light) : '';
      const whole = posts + group(drawing, at);
      return ctx.hasLowLight ? inOneColor(whole, DUSK_COLOR) : shadow + whole;
    })
    .join('');
}
