import type { Feeling } from '../storyteller/story-plan.ts';

/** What a face shows: the feelings of plans, and those that only the text of a page names. */
export type FigureFeeling = Feeling | 'angry' | 'jealous' | 'ashamed' | 'tearful' | 'frightened';
