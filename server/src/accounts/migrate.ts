import type { FastifyRequest } from 'fastify';
import type { AccountsContext } from './context.ts';
import { ownProfileOf } from './own-profile.ts';

/** POST /migrate-session/{id}/: moves what the visitor made before signing in to this child, all or nothing. */
export const migrateSession = (context: AccountsContext) => async (request: FastifyRequest) => {
  const { db, sessions, log } = context;
  const profile = await ownProfileOf(db, request);
  const { anonymousId } = request.visitor;
  if (anonymousId === null) return { stories_migrated: 0, characters_migrated: 0 };
  const moved = await db.transaction().execute(async (trx) => {
    const move = async (table: 'stories' | 'characters'): Promise<number> => {
      const rows = await trx
        .updateTable(table)
        .set({ profile_id: profile.id, anonymous_id: null, request_key: null })
        .where('anonymous_id', '=', anonymousId)
        .returning('deleted_at')
        .execute();
      return rows.filter((row) => row.deleted_at === null).length;
    };
    const counts = { stories_migrated: await move('stories'), characters_migrated: await move('characters') };
    await sessions.change(request, { anonymousId: null }, trx);
    return counts;
  });
  log.info({ event: 'migrated', profile: profile.id, ...moved }, 'anonymous work moved');
  return moved;
};
