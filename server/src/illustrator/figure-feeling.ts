import { Feeling } from '../storyteller/story-plan.ts';

/** What a face shows: the feelings of plans, and those that only the text of a page names. */
export type FigureFeeling = Feeling | 'angry' | 'jealous' | 'ashamed' | 'tearful' | 'frightened';

/** All of them, to check names that come from data. */
export const FIGURE_FEELINGS: ReadonlySet<string> = new Set<FigureFeeling>([
  ...Feeling.options,
  'angry',
  'jealous',
  'ashamed',
  'tearful',
  'frightened',
]);
