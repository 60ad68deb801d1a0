import type { Place, Scene, TimeOfDay, Weather } from '../../storyteller/story-plan.ts';
import type { Ink } from '../ink.ts';
import { darker, lighter, mix } from '../palette.ts';
import type { Dice } from '../random.ts';

/** Light and air of a time of day. */
interface Light {
  sky: readonly [string, string, string];
  tint: string;
  part: number;
  haze: string;
  /** The colour of the sun or the moon. */
  lamp: string;
}

const LIGHTS: Record<TimeOfDay, Light> = {
  morning: {
    sky: ['#A8D5E2', '#DDEBE0', '#FFE3BE'],
    tint: '#FFD9A8',
    part: 0.15,
    haze: '#FBE7CE',
    lamp: '#FFE39A',
  },
  day: {
    sky: ['#7CC2E4', '#B2DEEA', '#FBF2D4'],
    tint: '#FFF1CC',
    part: 0.06,
    haze: '#DDEEE6',
    lamp: '#FFEFAE',
  },
  evening: {
    sky: ['#6F62A6', '#D98590', '#FFC78E'],
    tint: '#B9566E',
    part: 0.25,
    haze: '#F2A98F',
    lamp: '#FFC27A',
  },
  night: {
    sky: ['#1B1D3A', '#2C3268', '#525D98'],
    tint: '#262C62',
    part: 0.55,
    haze: '#46528C',
    lamp: '#FFF3CF',
  },
};

/** What the painter of a place works with. */
export interface Stage {
  ink: Ink;
  dice: Dice;
  time: TimeOfDay;
  weather: Weather;
  light: Light;
  night: boolean;
  /** Lights are lit: windows, lamps, lanterns. */
  lit: boolean;
  /** A colour in this light; `far` 0 (near) to 1 (at the horizon) pales it into the air. */
  tone(color: string, far?: number): string;
  /** A gradient from a lit upper left to a shaded lower right of an already toned colour. */
  wash(color: string, strength?: number): string;
  /** The modelled fill for round things. */
  round(color: string): string;
}

/** The painted layers of a place. Actors stand between `ground` and `front`. */
export interface Backdrop {
  /** Sky with sun or moon, never mirrored: light comes from the upper left. */
  sky?: string;
  /** Everything else behind the actors. */
  back: string;
  /** Framing things in front, at the edges of the picture. */
  front: string;
  /** What surrounds the actors: decides helmets, weather and how they stand. */
  air: 'open' | 'indoors' | 'water' | 'void';
  /** Colour of contact shadows. */
  shadow: string;
}

export type PlacePainter = (stage: Stage) => Backdrop;

/** Under a roof the weather is only seen through the window. */
const ROOFED: ReadonlySet<Place> = new Set(['library', 'school', 'workshop', 'cave', 'space', 'moon']);

/** The same gradients with their light on the other side, for drawings that will be mirrored. */
const mirrorInk = (ink: Ink): Ink => ({
  ...ink,
  volume: (color, flipped = false) => ink.volume(color, !flipped),
  wash: (stops, angle = 0, repeat) => ink.wash(stops, -angle, repeat),
});

/** The stage of a page; a mirrored one is painted with its light on the right, to be turned round afterwards. */
export function createStage(
  paint: Ink,
  dice: Dice,
  scene: Pick<Scene, 'place' | 'time' | 'weather'>,
  mirrored = false,
): Stage {
  const { time, weather } = scene;
  const ink = mirrored ? mirrorInk(paint) : paint;
  const light = LIGHTS[time];
  const veil: readonly [string, number] = ROOFED.has(scene.place)
    ? ['#8E97A8', 0]
    : weather === 'snow'
      ? [time === 'night' ? '#7480B0' : '#F1F4F8', 0.34]
      : weather === 'rain' || weather === 'cloudy'
        ? ['#8E97A8', 0.16]
        : ['#8E97A8', weather === 'mist' ? 0.1 : 0];
  const tone = (color: string, far = 0) =>
    mix(mix(mix(color, light.haze, far * 0.78), light.tint, light.part), ...veil);
  return {
    ink,
    dice,
    time,
    weather,
    light,
    night: time === 'night',
    lit: time === 'night' || time === 'evening',
    tone,
    wash: (color, strength = 1) =>
      ink.wash(
        [
          [0, lighter(color, 0.16 * strength)],
          [0.5, color],
          [1, darker(color, 0.16 * strength)],
        ],
        28,
      ),
    round: (color) => ink.volume(color),
  };
}
