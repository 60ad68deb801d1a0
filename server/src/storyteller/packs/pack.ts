import type { PlanKind } from '../lines/traits.ts';
import type { Place, Prop, TimeOfDay, Weather } from '../plan.ts';

/** Where and when a page is: `shore morning clear`. */
export type At = `${Place} ${TimeOfDay} ${Weather}`;

/** The sentences a plot gives to one page: `say` is always told, `more` when the reader is old enough for a longer page. */
export type BeatLines = { at: At; say: string; more: string[] };

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
  guest: { name: string; creature: string };
  /** Where the ending happens: `at the foot of the tower`. */
  spot: string;
  home: BeatLines;
  friend: BeatLines;
  problem: BeatLines;
  out: BeatLines;
  /** `say` is the plan, `flop` what comes of it after the lead's trait got in the way. */
  attempt: BeatLines & { needs: PlanKind; flop: string };
  /** `say` with the helper `{G}`, `clue` without. */
  help: BeatLines & { clue: string };
  low: BeatLines;
  /** `say` is the idea, `result` what happens when it is carried out; `brief` tells both in few words. */
  turn: BeatLines & { brief: [say: string, result: string]; result: string };
  ending: BeatLines;
  again: BeatLines;
};

/** A world to tell in: the theme words it answers to, and its plots. */
export type Pack = { id: string; match: RegExp; plots: Plot[] };
