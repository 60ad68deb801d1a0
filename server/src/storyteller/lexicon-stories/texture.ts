/** The pages on which a companion or the lead may have a sentence of their own, in a list by what is true there. */
export type ReactionStep = 'middle' | 'ending';

/**
 * The few sentences that every plot can use: that somebody comes whom the plot does not bring in, and that somebody is there whom it hardly names.
 * They say nothing of what happens, so they are true on every page, of snails as of fire engines. `{others}` and `{who}` are one or several
 * companions, `{X}` is one.
 */
export type Texture = {
  /** Whoever of the cast the plot does not bring in; `{were}` agrees with them. */
  present: string[];
  /** A companion who is not in the cast, and whom the plot brings in late. */
  friend: string[];
  /** The same where the page has nothing else. */
  arrival: string[];
  /** The second page of a story in which nobody arrives, where the plot has nothing for it. */
  alone: string[];
  /** Between the advice and the solution, where the plot has nothing for that page. */
  low: string[];
  again: string[];
  /** Attempts on the extra pages of stories of more than ten pages. */
  interlude: string[];
  companion: Record<ReactionStep, string[]>;
  /** Several companions at once. Nobody speaks in chorus. */
  together: Record<ReactionStep, string[]>;
  lead: Record<ReactionStep, string[]>;
};
