import type { FastifyReply, FastifyRequest } from 'fastify';
import { z } from 'zod';
import { type Db, writeTransaction } from '../db/database.ts';
import { clearBrowserCache } from '../http/clear-site-data.ts';
import type { AccountsDeps } from './accounts-deps.ts';
import { sendUnauthenticated } from './auth-responses.ts';
import { wrongPasswordError } from './change-password.ts';
import { deleteWork } from './delete-work.ts';
import { pendingEmail } from './email-changes.ts';
import { Password, parseFields } from './fields.ts';
import { verifyPassword } from './passwords.ts';
import { type UserRow, userById } from './users.ts';

/** Body of POST /accounts/api/delete/. */
export const DeleteAccountInput = z.object({ password: Password });

/** Deletes the stories and characters of anonymous visitors, in the caller's transaction. Returns the ids of the stories. */
const deleteAnonymousWork = async (trx: Db, anonymousIds: string[]): Promise<number[]> => {
  if (anonymousIds.length === 0) return [];
  const stories = await trx
    .deleteFrom('stories')
    .where('anonymous_id', 'in', anonymousIds)
    .returning('id')
    .execute();
  await trx.deleteFrom('characters').where('anonymous_id', 'in', anonymousIds).execute();
  return stories.map(({ id }) => id);
};

/** What a deletion has ended. */
interface DeletedAccount {
  /** Hashes of the sessions. */
  sessions: string[];
  /** Ids of the stories. */
  stories: number[];
}

/** Reports a deletion after its commit, so that every server closes the sockets of these sessions and stories. */
export const publishDeletedAccount = (
  { sessions, notifier }: AccountsDeps,
  deleted: DeletedAccount,
): void => {
  sessions.store.notifyEnded(deleted.sessions);
  for (const id of deleted.stories) notifier.publishStory(id);
};

/** The guests whose work the sessions of an account still hold. */
const guestsOf = async (db: Db, userId: number): Promise<string[]> => {
  const rows = await db
    .selectFrom('sessions')
    .select('anonymous_id')
    .where('user_id', '=', userId)
    .where('anonymous_id', 'is not', null)
    .execute();
  return rows.flatMap((row) => row.anonymous_id ?? []);
};

/**
 * Deletes stories and characters of an account in batches, so that the transaction that deletes the account has little left. Until then
 * the account is there: whoever is interrupted deletes it once more.
 */
const deleteWorkOfAccount = async ({ db, notifier }: AccountsDeps, userId: number): Promise<void> => {
  const onStories = (ids: number[]) => {
    for (const id of ids) notifier.publishStory(id);
  };
  const profiles = await db.selectFrom('child_profiles').select('id').where('user_id', '=', userId).execute();
  await deleteWork(db, { column: 'profile_id', owners: profiles.map(({ id }) => id) }, { onStories });
  await deleteWork(db, { column: 'anonymous_id', owners: await guestsOf(db, userId) }, { onStories });
};

/** Deletes an account with everything that references it (by cascade). Call `publishDeletedAccount` after the commit. */
export const deleteAccountData = async (
  trx: Db,
  deps: AccountsDeps,
  user: UserRow,
): Promise<DeletedAccount> => {
  const profiles = trx.selectFrom('child_profiles').select('id').where('user_id', '=', user.id);
  const owned = await trx.selectFrom('stories').select('id').where('profile_id', 'in', profiles).execute();
  const anonymous = await deleteAnonymousWork(trx, await guestsOf(trx, user.id));
  const ended = await deps.sessions.store.endAllForUser(trx, user.id);
  const newEmail = await pendingEmail(trx, user.id, 0);
  for (const recipient of [user.email, ...(newEmail === null ? [] : [newEmail])])
    await trx.deleteFrom('mail').where('recipient', '=', recipient).execute();
  await trx.deleteFrom('users').where('id', '=', user.id).execute();
  return { sessions: ended, stories: [...owned.map(({ id }) => id), ...anonymous] };
};

/** POST /accounts/api/delete/ {password}: permanently deletes the account and everything it holds. */
export const deleteAccount = (deps: AccountsDeps) => async (request: FastifyRequest, reply: FastifyReply) => {
  const { db, sessions, rateLimits, log } = deps;
  const { userId } = request.visitor;
  if (userId === null) return sendUnauthenticated(deps, request, reply);
  const { password } = parseFields(DeleteAccountInput, request.body);
  await rateLimits.countPasswordConfirmation(userId);
  const user = await userById(db, userId);
  if (!(await verifyPassword(user.password_hash, password))) throw wrongPasswordError('password');
  await deleteWorkOfAccount(deps, user.id);
  publishDeletedAccount(deps, await writeTransaction(db, (trx) => deleteAccountData(trx, deps, user)));
  sessions.clear(request, reply);
  clearBrowserCache(reply);
  // The write-ahead log still contains the deleted rows until a checkpoint truncates it.
  deps.truncateWal();
  log.info({ event: 'account.deleted', user: userId }, 'account deleted');
  return reply.send({ status: 200 });
};
