import type { Beat } from '../story-plan.ts';

/**
 * Sentences that every told plot can use: how the companions arrive, and what everyone says and does on a page of each beat. `{X}` is a
 * companion. `{thing}`, `{topic}`, `{goal}` and `{trouble}` are the plot's.
 */
export type Texture = {
  arrival: string[];
  thirdArrival: string[];
  present: string[];
  /** What several companions (`{who}`) do, where there is little room. */
  together: string[];
  low: string[];
  again: string[];
  /** Attempts on the extra pages of stories of more than ten pages. */
  interlude: string[];
  companion: Record<Beat, string[]>;
  lead: Record<Beat, string[]>;
};
