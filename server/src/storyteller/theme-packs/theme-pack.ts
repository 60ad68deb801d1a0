import type { Place, Prop, TimeOfDay, Weather } from '../story-plan.ts';
import type { AttemptKind } from '../templates/traits.ts';

/** Place, time of day and weather of a page: `shore morning clear`. */
export type Setting = `${Place} ${TimeOfDay} ${Weather}`;

/** A plot's templates for one page: `main` is always printed, `extras` are sentences for longer pages. */
export type BeatTemplates = { setting: Setting; main: string; extras: string[] };

/**
 * One plot, with the templates of every beat. Syntax of all templates:
 *
 * - Slots of characters: `{L}` lead, `{F}` friend, `{T}` third, `{G}` helper, `{X}` the subject of a template about one character;
 *   `{FT}` friend and third, `{ALL}` lead, friend and third, `{count}` their number as a word.
 * - Forms: `{L+}` name with creature (`Mira the purple dragon`), `{L’s}` possessive, `{L.they}`, `{L.them}`, `{L.their}` pronoun,
 *   `{L.was}` and `{FT.were}` agreeing verb. `{L.their~the}` gives `the` for a character without pronouns.
 * - Slots of values: `{topic}`, `{line}`, `{wish}`, `{told}`, `{spot}`, `{thing}`, `{object}`, `{like}`, `{wears}`, `{who}`.
 * - `[a|b]` is a random choice, `<text>` is omitted for the youngest.
 *
 * Only these characters may be present. The object must be named by its prop word; from the friend's page on the lead holds it.
 */
export type Plot = {
  id: string;
  titles: string[];
  object: Prop;
  /** The object with article and adjectives, as it is introduced: `a little brass bell`. */
  thing: string;
  /** The helper, in stories with two or three cast members. */
  helperCharacter: { name: string; creature: string };
  /** Where the ending happens: `at the foot of the tower`. */
  spot: string;
  home: BeatTemplates;
  friend: BeatTemplates;
  problem: BeatTemplates;
  settingOut: BeatTemplates;
  /** `main` is the plan, `failure` what happens after the lead's trait has spoilt it. */
  firstTry: BeatTemplates & { attemptKind: AttemptKind; failure: string };
  /** `main` with the helper `{G}`, `clue` for stories without a helper. */
  helper: BeatTemplates & { clue: string };
  lowest: BeatTemplates;
  /** `main` is the idea, `result` what it leads to; `brief` has a short version of both. */
  turn: BeatTemplates & { brief: [main: string, result: string]; result: string };
  ending: BeatTemplates;
  homeAgain: BeatTemplates;
};

/** Plots for a group of themes; `pattern` matches the words of the themes. */
export type ThemePack = { id: string; pattern: RegExp; plots: Plot[] };
