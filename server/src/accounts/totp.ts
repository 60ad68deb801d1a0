import type { FastifyReply, FastifyRequest } from 'fastify';
import type { Selectable } from 'kysely';
import { Refusal } from '../context.ts';
import type { TotpTable } from '../db/schema.ts';
import { queueMail } from '../mail/send.ts';
import { changedText } from '../mail/texts.ts';
import { sendSignInFirst } from './answers.ts';
import type { AccountsContext } from './context.ts';
import { readFields } from './fields.ts';
import { publicOrigin } from './origin.ts';
import { CodeInput, incorrectCode } from './two-factor.ts';
import { hasTotp, offeredSecret, renewRecoveryCodes, stepOf, tidyCode, totpUrl } from './two-factor-store.ts';
import { userById } from './users.ts';

const totpBody = (row: Pick<Selectable<TotpTable>, 'activated_at'>) => ({
  type: 'totp',
  created_at: row.activated_at / 1000,
  last_used_at: null,
});

const secretFor = (context: AccountsContext, request: FastifyRequest): string =>
  offeredSecret(context.sealer, request.session?.hash ?? '', request.session?.state.totp_round ?? 0);

const tell = async (context: AccountsContext, request: FastifyRequest, userId: number, what: string) => {
  const { email } = await userById(context.db, userId);
  await queueMail(context.db, email, changedText(what, publicOrigin(request, context.config)), context.now());
  context.mailer.wake();
};

/** GET /account/authenticators/totp: the authenticator, or 404 with the secret for setting one up. */
export const showTotp =
  (context: AccountsContext) => async (request: FastifyRequest, reply: FastifyReply) => {
    const { userId } = request.visitor;
    if (userId === null) return sendSignInFirst(context, request, reply);
    const row = await context.db
      .selectFrom('totp')
      .selectAll()
      .where('user_id', '=', userId)
      .executeTakeFirst();
    if (row !== undefined) return reply.send({ status: 200, data: totpBody(row) });
    const { email } = await userById(context.db, userId);
    const secret = secretFor(context, request);
    return reply.code(404).send({ status: 404, meta: { secret, totp_url: totpUrl(secret, email) } });
  };

/** POST /account/authenticators/totp {code}: turns two-factor on and makes recovery codes. */
export const activateTotp =
  (context: AccountsContext) => async (request: FastifyRequest, reply: FastifyReply) => {
    const { db, sealer, limits, now, log } = context;
    const { userId } = request.visitor;
    if (userId === null) return sendSignInFirst(context, request, reply);
    const { code } = readFields(CodeInput, request.body);
    if (await hasTotp(db, userId)) throw new Refusal(409, '');
    const attempt = await limits.failedLogin(request, `two-factor ${userId}`);
    const secret = secretFor(context, request);
    const step = stepOf(secret, tidyCode(code), now());
    if (step === null) throw incorrectCode();
    await attempt.forgive();
    const row = { user_id: userId, secret: sealer.seal(secret), activated_at: now(), last_step: step };
    await db.transaction().execute(async (trx) => {
      const added = await trx
        .insertInto('totp')
        .values(row)
        .onConflict((conflict) => conflict.doNothing())
        .executeTakeFirst();
      if (added.numInsertedOrUpdatedRows !== 1n) throw new Refusal(409, '');
      await renewRecoveryCodes(trx, sealer, userId);
    });
    log.info({ event: 'two-factor.on', user: userId }, 'two-factor on');
    await tell(context, request, userId, 'Two-factor authentication was turned on');
    return reply.send({ status: 200, data: totpBody(row), meta: { recovery_codes_generated: true } });
  };

/** DELETE /account/authenticators/totp: turns two-factor off and forgets the recovery codes. */
export const deactivateTotp =
  (context: AccountsContext) => async (request: FastifyRequest, reply: FastifyReply) => {
    const { db, sessions, log } = context;
    const { userId } = request.visitor;
    if (userId === null) return sendSignInFirst(context, request, reply);
    const removed = await db.transaction().execute(async (trx) => {
      await trx.deleteFrom('recovery_codes').where('user_id', '=', userId).execute();
      const gone = await trx.deleteFrom('totp').where('user_id', '=', userId).executeTakeFirst();
      return gone.numDeletedRows === 1n;
    });
    if (!removed) throw new Refusal(404, '');
    if (request.session !== null) {
      const { state } = request.session;
      await sessions.change(request, { state: { ...state, totp_round: state.totp_round + 1 } });
    }
    log.info({ event: 'two-factor.off', user: userId }, 'two-factor off');
    await tell(context, request, userId, 'Two-factor authentication was turned off');
    return reply.send({ status: 200 });
  };
