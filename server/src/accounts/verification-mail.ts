import type { FastifyRequest } from 'fastify';
import { type Db, writeTransaction } from '../db/database.ts';
import { queueMail } from '../mail/mail-queue.ts';
import { accountExistsText, verifyEmailText } from '../mail/mail-texts.ts';
import type { AccountsDeps } from './accounts-deps.ts';
import { createEmailToken } from './email-tokens.ts';
import { publicOrigin } from './request-origin.ts';
import type { PendingStage } from './session-state.ts';

/** Queues the mail that verifies an address, in the caller's transaction. */
export const queueVerification = async (
  trx: Db,
  deps: AccountsDeps,
  request: FastifyRequest,
  user: { id: number; email: string },
): Promise<void> => {
  const now = deps.now();
  const sessionHash = request.session?.hash ?? null;
  const key = await createEmailToken(trx, { userId: user.id, kind: 'verify_email', sessionHash, now });
  const link = `${publicOrigin(request, deps.config)}/accounts/email/verification/${key}`;
  await queueMail(trx, user.email, verifyEmailText(link), now);
};

/** Queues the mail to the owner of an address that somebody signed up with again, in the caller's transaction. */
export const queueAccountExists = (
  trx: Db,
  deps: AccountsDeps,
  request: FastifyRequest,
  email: string,
): Promise<void> => queueMail(trx, email, accountExistsText(publicOrigin(request, deps.config)), deps.now());

/** Sends the mail that verifies an address; does nothing if one was sent within the last three minutes. */
export const mailVerification = async (
  deps: AccountsDeps,
  request: FastifyRequest,
  user: { id: number; email: string },
): Promise<void> => {
  if (!(await deps.rateLimits.allowVerificationMail(user.email))) return;
  await writeTransaction(deps.db, (trx) => queueVerification(trx, deps, request, user));
  deps.mailer.wake();
};

/**
 * Sends the mail of a pending sign-up again: the link, or to an address that had an account the same mail as before. Both cases do
 * one query, one transaction and one mail, to prevent account enumeration. Does nothing if the account was deleted meanwhile.
 */
export const mailPendingSignup = async (
  deps: AccountsDeps,
  request: FastifyRequest,
  { user_id, email = '' }: Pick<PendingStage, 'user_id' | 'email'>,
): Promise<void> => {
  const users = deps.db.selectFrom('users').select(['id', 'email']);
  const user = await (user_id === null
    ? users.where('email', '=', email)
    : users.where('id', '=', user_id)
  ).executeTakeFirst();
  if (user === undefined || !(await deps.rateLimits.allowVerificationMail(user.email))) return;
  await writeTransaction(deps.db, (trx) =>
    user_id === null
      ? queueAccountExists(trx, deps, request, user.email)
      : queueVerification(trx, deps, request, user),
  );
  deps.mailer.wake();
};
