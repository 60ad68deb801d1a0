import type { StoryPlot, StorySource } from '../../lexicon/story-source.ts';
import { wordings } from '../lexicon-story-context.ts';
import type { ThemeDetail } from './theme-details.ts';

/** Places where nothing else can be: of a penguin on the ice nobody says that it was in the desert, of a den on a sofa that it was in the wood. */
const FAR =
  /^(?:snowfield|desert|undersea|space|moon|clouds|ship|island|cave|swamp|volcano|treehouse|cottage)$/;
const WATER = /^(?:pond|lake|pool|river|stream|sea|bath|puddle)$/i;

const ROOM = /^(?:kitchen|bathroom|bedroom|attic|cellar|classroom|lift|living room)$/i;
const OUTDOORS = /^(?:farm|meadow|garden|forest|shore|mountain|swamp|desert|snowfield|undersea|street)$/;

/** Whether the place of a theme is not that of the plot, is told by the plot already, or is water, in which nothing happens. */
export function isElsewhere(
  { role, word, setting }: ThemeDetail,
  source: StorySource,
  plot: StoryPlot,
): boolean {
  if (role !== 'place' && role !== 'world') return false;
  if ((role === 'place' && WATER.test(word)) || wordings(plot.opener).some((text) => text.includes(word)))
    return true;
  const own = plot.setting?.main ?? source.main;
  if (source.words.length === 0) return false;
  if (ROOM.test(word) && OUTDOORS.test(own)) return true;
  // A named country is where all of it may happen; a park or a zoo is where the concept’s own place is not.
  if (setting?.main === undefined) return role === 'world' ? FAR.test(own) : !/^\p{Lu}/u.test(word);
  return setting.main === own ? role === 'world' : FAR.test(own);
}
