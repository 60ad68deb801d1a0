import type { FastifyRequest } from 'fastify';
import type { Selectable } from 'kysely';
import { Refusal } from '../context.ts';
import type { Db } from '../db/open.ts';
import type { ChildProfilesTable } from '../db/schema.ts';

/** The signed-in parent of a story-world call; refused with 401 otherwise. */
export const parentOf = (request: FastifyRequest): number => {
  if (request.visitor.userId === null) throw new Refusal(401, 'Please sign in first.');
  return request.visitor.userId;
};

/** The parent's own profile named in the path. Unknown and other families' ids are answered alike. */
export const ownProfileOf = async (
  db: Db,
  request: FastifyRequest,
): Promise<Selectable<ChildProfilesTable>> => {
  const userId = parentOf(request);
  const { id } = request.params as { id: string };
  const row = /^\d{1,15}$/.test(id)
    ? await db
        .selectFrom('child_profiles')
        .selectAll()
        .where('id', '=', Number(id))
        .where('user_id', '=', userId)
        .executeTakeFirst()
    : undefined;
  if (row === undefined) throw new Refusal(404, 'This child profile does not exist');
  return row;
};
