import type { FastifyReply, FastifyRequest } from 'fastify';
import { z } from 'zod';
import { writeTransaction } from '../db/database.ts';
import { HttpError } from '../http/http-error.ts';
import { queueMail } from '../mail/mail-queue.ts';
import { accountExistsText, confirmNewEmailText, emailChangeRequestedText } from '../mail/mail-texts.ts';
import type { AccountsDeps } from './accounts-deps.ts';
import { sendUnauthenticated } from './auth-responses.ts';
import { cancelEmailChange, createEmailChangeToken, pendingEmail, setPendingEmail } from './email-changes.ts';
import { Email, fieldError, parseFields } from './fields.ts';
import { hasRecentProof, sendReauthenticationRequired } from './reauthentication.ts';
import { publicOrigin } from './request-origin.ts';
import { findUserByEmail, type UserRow, userById } from './users.ts';

/** Body of every change of email addresses. */
export const EmailAddressInput = z.object({ email: Email });

const unknownEmail = () => fieldError('Unknown email address.', 'unknown_email', 'email');

const listBody = async ({ db, now }: AccountsDeps, user: UserRow) => {
  const pending = await pendingEmail(db, user.id, now());
  return {
    status: 200,
    data: [
      { email: user.email, verified: user.verified_at !== null, primary: true },
      ...(pending === null ? [] : [{ email: pending, verified: false, primary: false }]),
    ],
  };
};

/** A route for signed-in users; the handler gets the user. */
const forUser =
  (
    handle: (
      deps: AccountsDeps,
      call: { request: FastifyRequest; reply: FastifyReply; user: UserRow },
    ) => Promise<unknown>,
  ) =>
  (deps: AccountsDeps) =>
  async (request: FastifyRequest, reply: FastifyReply) => {
    const { userId } = request.visitor;
    if (userId === null) return sendUnauthenticated(deps, request, reply);
    return handle(deps, { request, reply, user: await userById(deps.db, userId) });
  };

/** Mails the link that confirms the pending address. The owner of an address that has an account is told so instead. */
const mailConfirmation = async (
  deps: AccountsDeps,
  request: FastifyRequest,
  { user, email }: { user: UserRow; email: string },
): Promise<void> => {
  const origin = publicOrigin(request, deps.config);
  await writeTransaction(deps.db, async (trx) => {
    const taken = (await findUserByEmail(trx, email)) !== undefined;
    const token = await createEmailChangeToken(trx, user.id);
    const text = taken
      ? accountExistsText(origin)
      : confirmNewEmailText(`${origin}/accounts/email/verification/${token}`);
    await queueMail(trx, email, text, deps.now());
  });
  deps.mailer.wake();
};

/** GET /account/email: the address, and the new one that waits for its confirmation. */
export const listEmailAddresses = forUser(async (deps, { reply, user }) =>
  reply.send(await listBody(deps, user)),
);

/**
 * POST /account/email {email}: starts the change to another address. It takes effect when the link that is mailed there is
 * opened; the present address gets a notice at once. Known and unknown addresses have the same response.
 */
export const addEmailAddress = forUser(async (deps, { request, reply, user }) => {
  const { db, rateLimits, now, config, log } = deps;
  const { email } = parseFields(EmailAddressInput, request.body);
  await rateLimits.countPasswordConfirmation(user.id);
  if (email === user.email)
    throw fieldError(
      'This email address is already associated with this account.',
      'duplicate_email',
      'email',
    );
  if (!hasRecentProof(deps, request)) return sendReauthenticationRequired(deps, request, reply, user.id);
  const isRepeated = (await pendingEmail(db, user.id, now())) === email;
  const mailAllowed = await rateLimits.allowVerificationMail(email);
  if (!isRepeated)
    await writeTransaction(db, async (trx) => {
      await setPendingEmail(trx, { userId: user.id, email, now: now() });
      await queueMail(trx, user.email, emailChangeRequestedText(email, publicOrigin(request, config)), now());
    });
  if (mailAllowed) await mailConfirmation(deps, request, { user, email });
  deps.mailer.wake();
  log.info({ event: 'email.change-requested', user: user.id }, 'change of email requested');
  return reply.send(await listBody(deps, user));
});

/** PUT /account/email {email}: mails the link for the pending address again; 403 when one was sent just now. */
export const resendEmailConfirmation = forUser(async (deps, { request, reply, user }) => {
  const { email } = parseFields(EmailAddressInput, request.body);
  if (email !== (await pendingEmail(deps.db, user.id, deps.now()))) {
    if (email === user.email) throw new HttpError(403, '');
    throw unknownEmail();
  }
  if (!(await deps.rateLimits.allowVerificationMail(email))) throw new HttpError(403, '');
  await mailConfirmation(deps, request, { user, email });
  return reply.send({ status: 200 });
});

/** PATCH /account/email {email, primary: true}: only a confirmed address can be the primary one, and that one is. */
export const makeEmailPrimary = forUser(async (deps, { request, reply, user }) => {
  const { email } = parseFields(EmailAddressInput, request.body);
  if (email === user.email) return reply.send(await listBody(deps, user));
  if (email !== (await pendingEmail(deps.db, user.id, deps.now()))) throw unknownEmail();
  throw fieldError('Your primary email address must be verified.', 'unverified_primary_email', 'email');
});

/** DELETE /account/email {email}: cancels the change to this address. */
export const removeEmailAddress = forUser(async (deps, { request, reply, user }) => {
  const { email } = parseFields(EmailAddressInput, request.body);
  if (email === user.email)
    throw fieldError('You cannot remove your primary email address.', 'cannot_remove_primary_email', 'email');
  if (email !== (await pendingEmail(deps.db, user.id, deps.now()))) throw unknownEmail();
  await cancelEmailChange(deps.db, user.id);
  deps.log.info({ event: 'email.change-cancelled', user: user.id }, 'change of email cancelled');
  return reply.send(await listBody(deps, user));
});
