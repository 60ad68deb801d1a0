import type { FastifyReply, FastifyRequest } from 'fastify';
import type { Selectable } from 'kysely';
import { writeTransaction } from '../db/database.ts';
import type { TotpTable } from '../db/schema.ts';
import { HttpError } from '../http/http-error.ts';
import { queueMail } from '../mail/mail-queue.ts';
import { securityChangeText } from '../mail/mail-texts.ts';
import type { AccountsDeps } from './accounts-deps.ts';
import { sendUnauthenticated } from './auth-responses.ts';
import { parseFields } from './fields.ts';
import { hasRecentProof, sendReauthenticationRequired } from './reauthentication.ts';
import { makeRecoveryCodes } from './recovery-codes.ts';
import { publicOrigin } from './request-origin.ts';
import { CodeInput, countCodeAttempt, incorrectCode } from './two-factor.ts';
import { hasTotp, normalizeCode, setupSecret, stepStart, totpStep, totpUrl } from './two-factor-store.ts';
import { userById } from './users.ts';

/** The authenticator app in responses; times in seconds since 1970. */
export const totpData = (row: Pick<Selectable<TotpTable>, 'activated_at' | 'last_step'>) => ({
  type: 'totp',
  created_at: row.activated_at / 1000,
  last_used_at: stepStart(row.last_step) > row.activated_at / 1000 ? stepStart(row.last_step) : null,
});

const setupSecretFor = (deps: AccountsDeps, request: FastifyRequest): string =>
  setupSecret(deps.encryption, request.session?.hash ?? '', request.session?.state.totp_round ?? 0);

const mailSecurityChange = async (
  deps: AccountsDeps,
  request: FastifyRequest,
  userId: number,
  what: string,
) => {
  const { email } = await userById(deps.db, userId);
  await queueMail(deps.db, email, securityChangeText(what, publicOrigin(request, deps.config)), deps.now());
  deps.mailer.wake();
};

/** GET /account/authenticators/totp: the authenticator, or 404 with a secret for setting one up. */
export const getTotp = (deps: AccountsDeps) => async (request: FastifyRequest, reply: FastifyReply) => {
  const { userId } = request.visitor;
  if (userId === null) return sendUnauthenticated(deps, request, reply);
  const row = await deps.db.selectFrom('totp').selectAll().where('user_id', '=', userId).executeTakeFirst();
  if (row !== undefined) return reply.send({ status: 200, data: totpData(row) });
  const { email } = await userById(deps.db, userId);
  const secret = setupSecretFor(deps, request);
  return reply.code(404).send({ status: 404, meta: { secret, totp_url: totpUrl(secret, email) } });
};

/** POST /account/authenticators/totp {code}: turns two-factor on and creates recovery codes. */
export const activateTotp = (deps: AccountsDeps) => async (request: FastifyRequest, reply: FastifyReply) => {
  const { db, encryption, now, log } = deps;
  const { userId } = request.visitor;
  if (userId === null) return sendUnauthenticated(deps, request, reply);
  const { code } = parseFields(CodeInput, request.body);
  if (await hasTotp(db, userId)) throw new HttpError(409, '');
  if (!hasRecentProof(deps, request)) return sendReauthenticationRequired(deps, request, reply, userId);
  const attempt = await countCodeAttempt(deps, request, userId);
  const secret = setupSecretFor(deps, request);
  const step = totpStep(secret, normalizeCode(code), now());
  if (step === null) throw incorrectCode();
  await attempt.markSucceeded();
  const row = { user_id: userId, secret: encryption.encrypt(secret), activated_at: now(), last_step: step };
  const added = await db
    .insertInto('totp')
    .values(row)
    .onConflict((conflict) => conflict.doNothing())
    .executeTakeFirst();
  if (added.numInsertedOrUpdatedRows !== 1n) throw new HttpError(409, '');
  await makeRecoveryCodes(deps, request, userId);
  log.info({ event: 'two-factor.enabled', user: userId }, 'two-factor on');
  await mailSecurityChange(deps, request, userId, 'Two-factor authentication was turned on');
  return reply.send({ status: 200, data: totpData(row), meta: { recovery_codes_generated: true } });
};

/** DELETE /account/authenticators/totp: turns two-factor off and deletes the recovery codes. */
export const deactivateTotp =
  (deps: AccountsDeps) => async (request: FastifyRequest, reply: FastifyReply) => {
    const { db, sessions, log } = deps;
    const { userId } = request.visitor;
    if (userId === null) return sendUnauthenticated(deps, request, reply);
    if ((await hasTotp(db, userId)) && !hasRecentProof(deps, request))
      return sendReauthenticationRequired(deps, request, reply, userId);
    const removed = await writeTransaction(db, async (trx) => {
      await trx.deleteFrom('recovery_codes').where('user_id', '=', userId).execute();
      const deleted = await trx.deleteFrom('totp').where('user_id', '=', userId).executeTakeFirst();
      return deleted.numDeletedRows === 1n;
    });
    if (!removed) throw new HttpError(404, '');
    if (request.session !== null) {
      const { state } = request.session;
      await sessions.update(request, { state: { ...state, totp_round: state.totp_round + 1 } });
    }
    log.info({ event: 'two-factor.disabled', user: userId }, 'two-factor off');
    await mailSecurityChange(deps, request, userId, 'Two-factor authentication was turned off');
    return reply.send({ status: 200 });
  };
