import type { Character } from '../parse/parse-character.ts';
import type { Ending } from '../parse/parse-ending.ts';
import type { Theme } from '../parse/parse-theme.ts';
import type { ReadingLevel } from '../reading-level.ts';
import type { SeededRandom } from '../seeded-random.ts';
import type { Beat } from '../story-plan.ts';
import type { TemplateRenderer } from '../template-renderer.ts';
import type { WishThread } from '../templates/wish-threads.ts';
import type { Plot } from '../theme-packs/theme-pack.ts';

/** Everything that is decided before the first page is written, and the progress of the pages written so far. */
export type StoryContext = {
  plot: Plot;
  lead: Character;
  friend: Character;
  third: Character | null;
  theme: Theme;
  ending: Ending;
  /** How the story refers to the wish on its way; null for an ending that is quoted. */
  wishThread: WishThread | null;
  /** The ending is wished for on page 1. */
  hasWish: boolean;
  /** Index (modulo their number) of the theme and wish templates; the early and late ones belong together. */
  themeTemplateIndex: number;
  wishTemplateIndex: number;
  /** Whether a helper appears: only with two or three cast members; a single one has a sidekick instead. */
  hasHelper: boolean;
  beats: readonly Beat[];
  readingLevel: ReadingLevel;
  random: SeededRandom;
  /** How many pages are written, on how many each short name occurs, and where the wish thread started. */
  progress: { pagesWritten: number; pagesByName: Map<string, number>; wishPlantedOn: Beat | null };
  renderer: TemplateRenderer;
};

/** The friend, and the third character if there is one. */
export function companionsOf(context: StoryContext): Character[] {
  return context.third ? [context.friend, context.third] : [context.friend];
}
