import type { Beat } from '../story-plan.ts';

/**
 * Sentences that every told plot can use: how the companions arrive, and what everyone says and does on a page of each beat. `{X}` is a
 * companion. `{topic}`, `{goal}` and `{trouble}` are the plot's. The sentences know nothing of the plot: what they say is true after every
 * failed attempt and every advice, of snails as of fire engines, and in every place.
 */
export type Texture = {
  arrival: string[];
  thirdArrival: string[];
  present: string[];
  /** What one or several (`{who}`) do on a page of each beat, where there is little room; of the companions and of the lead. */
  brief: Record<Beat, string[]>;
  briefLead: Record<Beat, string[]>;
  low: string[];
  again: string[];
  /** Attempts on the extra pages of stories of more than ten pages. */
  interlude: string[];
  companion: Record<Beat, string[]>;
  lead: Record<Beat, string[]>;
};
