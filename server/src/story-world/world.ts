import type { ServerContext } from '../context.ts';
import type { Db } from '../db/open.ts';
import type { Changes } from './changes.ts';
import type { Provider } from './provider.ts';

/** What the parts of the story world share. */
export interface World extends ServerContext {
  changes: Changes;
  provider: Provider;
  /** Ids for new stories and pages. */
  newId(): number;
}

/** Changes a story in one transaction and wakes everybody who cares once it is committed. */
export const changeStory = async <T>(
  world: Pick<World, 'db' | 'changes'>,
  storyId: number,
  change: (trx: Db) => Promise<T>,
): Promise<T> => {
  const result = await world.db.transaction().execute(change);
  world.changes.announce(storyId);
  return result;
};
