import type { Beat } from '../story-plan.ts';

/** The pages on which a companion or the lead may have a sentence of their own; on the others the plot’s text stands alone. */
export type ReactionBeat = Extract<
  Beat,
  'problem' | 'setting-out' | 'first-try' | 'lowest' | 'turn' | 'ending'
>;

/**
 * Sentences that every plot can use: how the companions arrive, what goes through their minds between the advice and the solution, and what
 * somebody does whom the plot has not named for some pages. `{X}` is a companion, `{who}` two of them. The sentences know nothing of the plot: what
 * they say is true after every failed attempt and every advice, of snails as of fire engines, and in every place.
 */
export type Texture = {
  arrival: string[];
  thirdArrival: string[];
  present: string[];
  /** The second page of a story in which nobody else arrives. */
  alone: string[];
  /** Between the advice and the solution: hope, doubt whether one dares, a second look. */
  low: string[];
  again: string[];
  /** Attempts on the extra pages of stories of more than ten pages. */
  interlude: string[];
  companion: Record<ReactionBeat, string[]>;
  /** Several companions at once. Nobody speaks in chorus. */
  together: Record<ReactionBeat, string[]>;
  lead: Record<ReactionBeat, string[]>;
};
