import type { StoryPlot, StorySource, StorySourceInput } from './story-source.ts';

const SOURCE = {
  words: [],
  situations: [],
  kinds: [],
  gentle: false,
  happensToLead: false,
  isMissing: false,
  home: 'cottage',
  indoors: false,
  night: false,
  weather: 'clear',
} satisfies Partial<StorySource>;

const PLOT = { needsFacts: false, once: false, unexpected: false } satisfies Partial<StoryPlot>;

/**
 * A source of a data file with its defaults, as `StorySource.parse` gives it. The data are our own: a test parses all of them, so
 * that no server and no thread does it whenever it starts.
 */
export const withDefaults = (source: StorySourceInput): StorySource => ({
  ...SOURCE,
  ...source,
  plots: source.plots.map((plot) => ({ ...PLOT, ...plot })),
});
