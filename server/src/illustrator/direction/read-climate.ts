import type { StoryPlan } from '../../storyteller/story-plan.ts';
import { type Backdrop, isRoofed } from '../backgrounds/backdrop.ts';
import type { Climate } from '../creatures/dress-for.ts';
import type { Setting } from './read-setting.ts';
import { withoutSpeech } from './sentences-of-page.ts';

const HOT_PLACES: ReadonlySet<Backdrop> = new Set<Backdrop>(['desert', 'island', 'shore', 'volcano', 'pool']);
const COLD =
  /\b(?:autumn|winter|wintry|halloween|bonfire night|christmas|december|november|frost|frosty|freezing|ice rink|snow\w*|falling leaves|leaves (?:fell|were falling)|shiver\w*|(?:bitterly|icy|so|very) cold|cold (?:wind|day|morning|night))\b/i;
const HOT =
  /\b(?:summer|heatwave|sunburn|sun ?cream|(?:hot|scorching|boiling) (?:day|sun|weather)|(?:so|too|very) hot)\b/i;

const SEASONS = new WeakMap<StoryPlan, 'cold' | 'hot' | null>();

/** The season of a book, by what was asked for; null for none. */
function seasonOf(plan: StoryPlan): 'cold' | 'hot' | null {
  const known = SEASONS.get(plan);
  if (known !== undefined) return known;
  const about = `${plan.about?.topic ?? ''} ${plan.asked?.theme ?? ''}`;
  const season = COLD.test(about) ? 'cold' : HOT.test(about) ? 'hot' : null;
  SEASONS.set(plan, season);
  return season;
}

/** What the actors of a page dress for. */
export function readClimate(
  plan: StoryPlan,
  text: string,
  { backdrop, weather, time, isInside }: Setting,
): Climate {
  if (backdrop === 'pool') return 'hot';
  if (isInside || isRoofed(backdrop)) return 'indoors';
  if (weather === 'snow' || weather === 'rain' || backdrop === 'snowfield') return 'cold';
  const told = withoutSpeech(text);
  const isSunny = time !== 'night' && (weather === 'clear' || weather === 'cloudy');
  if ((HOT_PLACES.has(backdrop) && isSunny) || HOT.test(told)) return 'hot';
  if (COLD.test(told) || weather === 'mist') return 'cold';
  return seasonOf(plan) ?? 'mild';
}
