import type { SeededRandom } from '../../storyteller/seeded-random.ts';
import type { TimeOfDay, Weather } from '../../storyteller/story-plan.ts';
import type { Box } from '../box.ts';
import { type ClockTime, NEUTRAL_TIME } from '../clock-hands.ts';
import type { Gradients } from '../gradients.ts';
import { darker, lighter, mix } from '../palette.ts';
import type { PropName } from '../props/prop-catalog.ts';
import { type Backdrop, isRoofed } from './backdrop.ts';

/** Sky gradient, light tint and haze of a time of day. */
interface Lighting {
  sky: readonly [string, string, string];
  tint: string;
  tintAmount: number;
  haze: string;
  /** The colour of the sun or the moon. */
  sunColor: string;
}

const LIGHTING: Record<TimeOfDay, Lighting> = {
  morning: {
    sky: ['#A8D5E2', '#DDEBE0', '#FFE3BE'],
    tint: '#FFD9A8',
    tintAmount: 0.15,
    haze: '#FBE7CE',
    sunColor: '#FFE39A',
  },
  day: {
    sky: ['#7CC2E4', '#B2DEEA', '#FBF2D4'],
    tint: '#FFF1CC',
    tintAmount: 0.06,
    haze: '#DDEEE6',
    sunColor: '#FFEFAE',
  },
  evening: {
    sky: ['#6F62A6', '#D98590', '#FFC78E'],
    tint: '#B9566E',
    tintAmount: 0.25,
    haze: '#F2A98F',
    sunColor: '#FFC27A',
  },
  night: {
    sky: ['#1B1D3A', '#2C3268', '#525D98'],
    tint: '#262C62',
    tintAmount: 0.55,
    haze: '#46528C',
    sunColor: '#FFF3CF',
  },
};

/** The light before and at sunrise. */
const DAWN: Lighting = {
  sky: ['#5B6BA6', '#C79BC0', '#FFC9A0'],
  tint: '#A884B8',
  tintAmount: 0.26,
  haze: '#E7B4B4',
  sunColor: '#FFD08A',
};

/** What the drawing function of a background works with. */
export interface BackgroundContext {
  gradients: Gradients;
  random: SeededRandom;
  time: TimeOfDay;
  weather: Weather;
  lighting: Lighting;
  isNight: boolean;
  /** A large sun or moon is drawn behind the actors: the sky has no other. */
  hasLowLight: boolean;
  /** An actor or a thing is the sun or the moon: the sky has no other. */
  hasOtherLight: boolean;
  /** Before sunrise, or just at it. */
  isDawn: boolean;
  /** Windows, lamps and lanterns are lit: in the evening and at night. */
  lampsAreLit: boolean;
  /** What the clocks of the place show; null where a clock among the things is the only one. */
  clockTime: ClockTime | null;
  /** What stands among the things of the page, which the place need not show a second time. */
  hasThing(prop: PropName): boolean;
  /** The layers are mirrored afterwards. */
  mirrored: boolean;
  /**
   * Where something narrow stands so that it does not grow out of a head in front of it: at `x`, or at most `reach` beside it; null for
   * nowhere. `half` is half its width, `top` its top.
   */
  standClear(x: number, half: number, top: number, reach: number): number | null;
  /** The colour as it looks in this light; `distance` from 0 (near) to 1 (the horizon) blends it into the haze. */
  applyLight(color: string, distance?: number): string;
  /** A linear gradient from light (upper left) to shade (lower right); takes a colour that `applyLight` has returned. */
  diagonalGradient(color: string, strength?: number): string;
  /** A radial gradient that makes a shape look round. */
  shaded(color: string): string;
}

/** The layers of a background as SVG. The actors stand between `back` and `front`. */
export interface Background {
  /** Sky with sun or moon; never mirrored, because the light comes from the upper left. */
  sky?: string;
  /** Everything else behind the actors. */
  back: string;
  /** Foreground at the edges of the picture. */
  front: string;
  /** What surrounds the actors: decides about helmets, weather and floating. */
  medium: 'open' | 'indoors' | 'water' | 'vacuum';
  /** Colour of contact shadows. */
  shadow: string;
}

/** Draws the background of one place. */
export type DrawBackground = (ctx: BackgroundContext) => Background;

/** Places where weather does not change the colours. */
const hasWeatherVeil = (backdrop: Backdrop) =>
  !isRoofed(backdrop) && backdrop !== 'space' && backdrop !== 'moon';

/** How far something moves at a time to find its place. */
const STEP = 14;

function clearOf(heads: readonly Box[], x: number, half: number, top: number, reach: number): number | null {
  const isClear = (at: number) =>
    heads.every((head) => {
      const room = (head.right - head.left) * 0.45 + half * 0.7;
      return top > head.top || Math.abs(at - (head.left + head.right) / 2) > room;
    });
  for (let away = 0; away <= reach; away += STEP) {
    if (isClear(x + away)) return x + away;
    if (isClear(x - away)) return x - away;
  }
  return null;
}

/** The same gradients with the light from the other side, for layers that are mirrored afterwards. */
const mirrorGradients = (gradients: Gradients): Gradients => ({
  ...gradients,
  shaded: (color, flipped = false) => gradients.shaded(color, !flipped),
  linear: (stops, angle = 0, repeat) => gradients.linear(stops, -angle, repeat),
});

/** The context of one scene's background; a mirrored one has its light on the right, because its layers are mirrored afterwards. */
export function createBackgroundContext(
  gradientsOfPicture: Gradients,
  random: SeededRandom,
  scene: { backdrop: Backdrop; time: TimeOfDay; weather: Weather; isDawn?: boolean },
  {
    mirrored = false,
    hasLowLight = false,
    hasOtherLight = false,
    clockTime = NEUTRAL_TIME,
    heads = [],
    props = new Set(),
  }: {
    mirrored?: boolean;
    hasLowLight?: boolean;
    hasOtherLight?: boolean;
    clockTime?: ClockTime | null;
    /** The heads of the actors, where the background has them before the camera moves it. */
    heads?: readonly Box[];
    /** The things of the page. */
    props?: ReadonlySet<PropName>;
  } = {},
): BackgroundContext {
  const { time, weather } = scene;
  const gradients = mirrored ? mirrorGradients(gradientsOfPicture) : gradientsOfPicture;
  const outdoors = scene.isDawn ? DAWN : LIGHTING[time];
  // Lamps are lit in rooms.
  const lighting = isRoofed(scene.backdrop)
    ? { ...outdoors, tintAmount: outdoors.tintAmount * 0.55 }
    : outdoors;
  const veil: readonly [string, number] = !hasWeatherVeil(scene.backdrop)
    ? ['#8E97A8', 0]
    : weather === 'snow'
      ? [time === 'night' ? '#7480B0' : '#F1F4F8', 0.34]
      : weather === 'rain' || weather === 'cloudy'
        ? ['#8E97A8', 0.16]
        : ['#8E97A8', weather === 'mist' ? 0.1 : 0];
  const applyLight = (color: string, distance = 0) =>
    mix(mix(mix(color, lighting.haze, distance * 0.78), lighting.tint, lighting.tintAmount), ...veil);
  return {
    gradients,
    random,
    time,
    weather,
    lighting,
    clockTime,
    mirrored,
    hasThing: (prop) => props.has(prop),
    standClear: (x, half, top, reach) => clearOf(heads, x, half, top, reach),
    isNight: time === 'night',
    hasLowLight,
    hasOtherLight,
    isDawn: scene.isDawn === true,
    lampsAreLit: time === 'night' || time === 'evening',
    applyLight,
    diagonalGradient: (color, strength = 1) =>
      gradients.linear(
        [
          [0, lighter(color, 0.16 * strength)],
          [0.5, color],
          [1, darker(color, 0.16 * strength)],
        ],
        28,
      ),
    shaded: (color) => gradients.shaded(color),
  };
}
