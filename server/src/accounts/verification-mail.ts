import type { FastifyRequest } from 'fastify';
import { type Db, writeTransaction } from '../db/database.ts';
import { queueMail } from '../mail/mail-queue.ts';
import { verifyEmailText } from '../mail/mail-texts.ts';
import type { AccountsDeps } from './accounts-deps.ts';
import { createEmailToken } from './email-tokens.ts';
import { publicOrigin } from './request-origin.ts';

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
