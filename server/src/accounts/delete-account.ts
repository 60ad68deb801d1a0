import type { FastifyReply, FastifyRequest } from 'fastify';
import { sql } from 'kysely';
import { z } from 'zod';
import type { Db } from '../db/open.ts';
import { sendSignInFirst } from './answers.ts';
import type { AccountsContext } from './context.ts';
import { Password, readFields } from './fields.ts';
import { notTheCurrent } from './password-change.ts';
import { verifyPassword } from './passwords.ts';
import { type UserRow, userById } from './users.ts';

/** Removes what anonymous visitors made. Part of the caller's transaction. */
export const removeAnonymousWork = async (trx: Db, anonymousIds: string[]): Promise<void> => {
  if (anonymousIds.length === 0) return;
  await trx.deleteFrom('stories').where('anonymous_id', 'in', anonymousIds).execute();
  await trx.deleteFrom('characters').where('anonymous_id', 'in', anonymousIds).execute();
};

/** Removes an account and all that hangs on it; tables that refer to it follow by themselves. Answers its dead sessions. */
export const removeAccount = async (trx: Db, context: AccountsContext, user: UserRow): Promise<string[]> => {
  const carried = await trx
    .selectFrom('sessions')
    .select('anonymous_id')
    .where('user_id', '=', user.id)
    .where('anonymous_id', 'is not', null)
    .execute();
  await removeAnonymousWork(
    trx,
    carried.flatMap((row) => row.anonymous_id ?? []),
  );
  const ended = await context.sessions.store.endAllOf(trx, user.id);
  await trx.deleteFrom('mail').where('recipient', '=', user.email).execute();
  await trx.deleteFrom('users').where('id', '=', user.id).execute();
  return ended;
};

/** POST /accounts/api/delete/ {password}: the account and everything it holds is gone, for good. */
export const deleteAccount =
  (context: AccountsContext) => async (request: FastifyRequest, reply: FastifyReply) => {
    const { db, sessions, limits, log } = context;
    const { userId } = request.visitor;
    if (userId === null) return sendSignInFirst(context, request, reply);
    const { password } = readFields(z.object({ password: Password }), request.body);
    await limits.sensitive(userId);
    const user = await userById(db, userId);
    if (!(await verifyPassword(user.password_hash, password))) throw notTheCurrent('password');
    const ended = await db.transaction().execute((trx) => removeAccount(trx, context, user));
    sessions.store.tell(ended);
    sessions.forget(request, reply);
    /* The write-ahead log still holds the deleted rows until it is folded in. */
    await sql`PRAGMA wal_checkpoint(TRUNCATE)`.execute(db);
    log.info({ event: 'account.deleted', user: userId }, 'account deleted');
    return reply.send({ status: 200 });
  };
