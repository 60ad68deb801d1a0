import type { Beat } from '../story-plan.ts';
import type { BeatTemplates, Plot, Setting } from '../theme-packs/theme-pack.ts';

const TEMPLATES_OF_BEAT: Record<Beat, (plot: Plot) => BeatTemplates> = {
  'home-and-wish': ({ home }) => home,
  'friend-and-object': ({ friend }) => friend,
  problem: ({ problem }) => problem,
  'setting-out': ({ settingOut }) => settingOut,
  'first-try': ({ firstTry }) => firstTry,
  helper: ({ helper }) => helper,
  lowest: ({ lowest }) => lowest,
  turn: ({ turn }) => turn,
  ending: ({ ending }) => ending,
  'home-again': ({ homeAgain }) => homeAgain,
};

/** The setting (place, time of day, weather) of a plot's page for this beat. */
export function beatSetting(plot: Plot, beat: Beat): Setting {
  return TEMPLATES_OF_BEAT[beat](plot).setting;
}
