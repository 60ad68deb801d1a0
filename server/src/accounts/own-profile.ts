import type { Selectable } from 'kysely';
import type { Db } from '../db/open-db.ts';
import type { ChildProfilesTable } from '../db/schema.ts';
import { readId } from '../story-world/ids.ts';

/** The child profile with this id (text or number) if it belongs to the user. */
export const findOwnProfile = async (
  db: Db,
  userId: number,
  id: unknown,
): Promise<Selectable<ChildProfilesTable> | undefined> => {
  const profileId = readId(id);
  if (profileId === null) return undefined;
  return db
    .selectFrom('child_profiles')
    .selectAll()
    .where('id', '=', profileId)
    .where('user_id', '=', userId)
    .executeTakeFirst();
};
