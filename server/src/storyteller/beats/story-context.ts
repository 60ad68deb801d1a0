import type { Character } from '../parse/parse-character.ts';
import type { Ending } from '../parse/parse-ending.ts';
import type { Theme } from '../parse/parse-theme.ts';
import type { ReadingLevel } from '../reading-level.ts';
import type { SeededRandom } from '../seeded-random.ts';
import type { Beat } from '../story-plan.ts';
import type { TemplateRenderer } from '../template-renderer.ts';
import type { Plot } from '../theme-packs/theme-pack.ts';

/** Everything that is decided before the first page is written, and the progress of the pages written so far. */
export type StoryContext = {
  plot: Plot;
  lead: Character;
  friend: Character;
  third: Character | null;
  theme: Theme;
  ending: Ending;
  /** Index (modulo their number) of the theme's templates; the early and late ones belong together. */
  themeTemplateIndex: number;
  /** Whether a helper appears: only with two or three cast members; a single one has a sidekick instead. */
  hasHelper: boolean;
  beats: readonly Beat[];
  readingLevel: ReadingLevel;
  random: SeededRandom;
  /** How many pages are written, and on how many each short name occurs. */
  progress: { pagesWritten: number; pagesByName: Map<string, number> };
  renderer: TemplateRenderer;
};

/** The friend, and the third character if there is one. */
export function companionsOf(context: StoryContext): Character[] {
  return context.third ? [context.friend, context.third] : [context.friend];
}
