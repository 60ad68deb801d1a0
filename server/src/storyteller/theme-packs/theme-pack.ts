import type { Place, Prop, TimeOfDay, Weather } from '../story-plan.ts';
import type { AttemptKind } from '../templates/traits.ts';

/** Where and when a page is: `shore morning clear`. */
export type Setting = `${Place} ${TimeOfDay} ${Weather}`;

/** The sentences a plot gives to one page: `say` is always told, `more` when the reader is old enough for a longer page. */
export type BeatTemplates = { setting: Setting; main: string; extras: string[] };

/**
 * One plot. In its sentences stand `{L}` the lead, `{F}` the friend, `{FT}` the friend and the third if there is one, `{ALL}`,
 * `{G}` the helper, a `+` for the name with the kind of creature, `{count}` how many they are, and `[a|b]` for a choice.
 * Nobody else may be present; the thing is named by its Prop word; after the friend's page the lead holds it.
 */
export type Plot = {
  id: string;
  titles: string[];
  object: Prop;
  /** The thing with its article, as first met: `a little brass bell`. */
  thing: string;
  /** Who helps, when two or three characters were chosen. */
  helperCharacter: { name: string; creature: string };
  /** Where the ending happens: `at the foot of the tower`. */
  spot: string;
  home: BeatTemplates;
  friend: BeatTemplates;
  problem: BeatTemplates;
  settingOut: BeatTemplates;
  /** `say` is the plan, `flop` what comes of it after the lead's trait got in the way. */
  firstTry: BeatTemplates & { attemptKind: AttemptKind; failure: string };
  /** `say` with the helper `{G}`, `clue` without. */
  helper: BeatTemplates & { clue: string };
  lowest: BeatTemplates;
  /** `say` is the idea, `result` what happens when it is carried out; `brief` tells both in few words. */
  turn: BeatTemplates & { brief: [say: string, result: string]; result: string };
  ending: BeatTemplates;
  homeAgain: BeatTemplates;
};

/** A world to tell in: the theme words it answers to, and its plots. */
export type ThemePack = { id: string; pattern: RegExp; plots: Plot[] };
