import type { PropName } from '../props/prop-catalog.ts';
import type { Setting } from './read-setting.ts';
import { withoutSpeech } from './sentences-of-page.ts';

const MOONS: ReadonlySet<string> = new Set(['moon', 'full-moon', 'moon-face']);

/** Whether a thing is the light of the other half of the day, of which is only spoken: no moon in a letter stands beside the sun. */
export function isOtherLight(prop: PropName, { time }: Setting, text: string): boolean {
  const other = time === 'night' ? 'sun' : 'moon';
  return prop === other && !new RegExp(`\\b${other}\\b`, 'i').test(withoutSpeech(text));
}

/**
 * Whether the sky is drawn without its sun or moon: the light is somebody or something in front of it, and there is one, unless the text
 * has both. `shown` are the shapes of the actors and the names of the things.
 */
export function hasOtherLight(
  shown: readonly string[],
  { time }: Pick<Setting, 'time'>,
  text: string,
): boolean {
  const [hasSun, hasMoon] = [shown.includes('sun'), shown.some((name) => MOONS.has(name))];
  const hasBoth = /\bsun\b/i.test(text) && /\bmoon\b/i.test(text);
  return hasBoth ? (time === 'night' ? hasMoon : hasSun) : hasSun || hasMoon;
}
