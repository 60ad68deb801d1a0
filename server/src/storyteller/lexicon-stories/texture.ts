/** The pages on which a companion or the lead may have a sentence of their own, in a list by what is true there. */
export type ReactionStep = 'middle' | 'ending';

/**
 * The few sentences that every plot can use, where somebody has no part in it at all. They say nothing of what happens, so they are true on every
 * page, of snails as of fire engines. `{who}` are several companions, `{X}` is one.
 */
export type Texture = {
  /** The second page of a story whose plot has nothing for it. */
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
