import type { FastifyRequest } from 'fastify';
import type { Db } from '../db/open.ts';
import { queueMail } from '../mail/send.ts';
import { verifyText } from '../mail/texts.ts';
import type { AccountsContext } from './context.ts';
import { issueKey } from './mail-keys.ts';
import { publicOrigin } from './origin.ts';

/** Queues the mail that confirms an address. Part of the caller's transaction. */
export const queueVerification = async (
  trx: Db,
  context: AccountsContext,
  request: FastifyRequest,
  user: { id: number; email: string },
): Promise<void> => {
  const now = context.now();
  const sessionHash = request.session?.hash ?? null;
  const key = await issueKey(trx, { userId: user.id, kind: 'verify_email', sessionHash, now });
  const link = `${publicOrigin(request, context.config)}/accounts/email/verification/${key}`;
  await queueMail(trx, user.email, verifyText(link), now);
};

/** Sends the mail that confirms an address, silently not more often than every three minutes. */
export const mailVerification = async (
  context: AccountsContext,
  request: FastifyRequest,
  user: { id: number; email: string },
): Promise<void> => {
  if (!(await context.limits.mayMail(user.email))) return;
  await context.db.transaction().execute((trx) => queueVerification(trx, context, request, user));
  context.mailer.wake();
};
