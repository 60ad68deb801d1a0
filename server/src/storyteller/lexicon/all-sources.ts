import { type Phrase, parsePhrase } from '../theme/match-words.ts';
import * as listedConcepts from './all-concepts.ts';
import * as listedFrames from './all-frames.ts';
import { wordPlots } from './all-word-plots.ts';
import type { StorySource } from './story-source.ts';
import { withDefaults } from './with-defaults.ts';

/** The concepts that themes can name: the files of `concepts/`. */
export const concepts: readonly StorySource[] = Object.values(listedConcepts).map(withDefaults);

/** The general frames, by situation or kind of thing: the files of `frames/`, with their plots of `word-plots/`. */
export const frames: readonly StorySource[] = Object.values(listedFrames).map((source) =>
  withDefaults({ ...source, plots: [...source.plots, ...(wordPlots[source.id] ?? [])] }),
);

/** The phrases by which a concept is found, by its id: a plan has a copy of its source. */
export const phrasesOf: ReadonlyMap<string, readonly Phrase[]> = new Map(
  concepts.map(({ id, words }) => [id, words.map(parsePhrase)]),
);
