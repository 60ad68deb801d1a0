import type { Band } from '../compose.ts';
import type { Dice } from '../dice.ts';
import type { Thread } from '../lines/threads.ts';
import type { Plot } from '../packs/pack.ts';
import type { Beat } from '../plan.ts';
import type { Character } from '../read/read-character.ts';
import type { Ending } from '../read/read-ending.ts';
import type { Theme } from '../read/read-theme.ts';
import type { Teller } from '../teller.ts';

/** All that is settled before the first sentence of a story. */
export type StoryWorld = {
  plot: Plot;
  lead: Character;
  friend: Character;
  third: Character | null;
  theme: Theme;
  ending: Ending;
  /** How the wish runs through the story; null for an ending that can only be quoted, which is written down instead. */
  thread: Thread | null;
  /** Which of the paired theme and wish lines this story uses. */
  themeLine: number;
  wishLine: number;
  /** Whether two or three characters were chosen, so that a helper may come. */
  hasHelper: boolean;
  beats: readonly Beat[];
  band: Band;
  dice: Dice;
  /** How many pages are told, on how many of them each one was named, and where the wish's thread was planted. */
  ledger: { pages: number; pagesOf: Map<string, number>; planted: Beat | null };
  teller: Teller;
};

/** The friend, and the third if there is one. */
export function friendsOf(world: StoryWorld): Character[] {
  return world.third ? [world.friend, world.third] : [world.friend];
}
