import type { FastifyReply, FastifyRequest } from 'fastify';
import { lockUntilCommit, writeTransaction } from '../db/database.ts';
import { HttpError } from '../http/http-error.ts';
import type { AccountsDeps } from './accounts-deps.ts';
import { sendUnauthenticated } from './auth-responses.ts';
import { readSessionToken } from './cookies.ts';
import { fieldError } from './fields.ts';
import { hasRecentProof, sendReauthenticationRequired } from './reauthentication.ts';
import { replaceRecoveryCodes, unusedCodesOf } from './recovery-code-set.ts';
import { isSecure } from './request-origin.ts';
import { newToken } from './tokens.ts';
import { hasTotp } from './two-factor-store.ts';

const readRows = ({ db }: AccountsDeps, userId: number) =>
  db
    .selectFrom('recovery_codes')
    .innerJoin('totp', 'totp.user_id', 'recovery_codes.user_id')
    .select(['code_hash', 'used_at', 'activated_at'])
    .where('recovery_codes.user_id', '=', userId)
    .orderBy('id')
    .execute();

const sessionTokenOf = (request: FastifyRequest): string =>
  readSessionToken(request.headers.cookie, isSecure(request)) ?? '';

/** Makes new recovery codes. The session that made them, and no other, can show them until it ends. */
export const makeRecoveryCodes = async (deps: AccountsDeps, request: FastifyRequest, userId: number) => {
  const nonce = newToken();
  await writeTransaction(deps.db, async (trx) => {
    await lockUntilCommit(trx, `recovery codes of ${userId}`);
    const source = { sessionToken: sessionTokenOf(request), nonce };
    await replaceRecoveryCodes(trx, deps.encryption, userId, source);
    if (request.session !== null)
      await deps.sessions.update(request, { state: { ...request.session.state, codes_nonce: nonce } }, trx);
  });
};

/** Facts about the recovery codes; null when none were ever created. */
export const recoveryCodesData = async (deps: AccountsDeps, userId: number) => {
  const rows = await readRows(deps, userId);
  const [first] = rows;
  if (first === undefined) return null;
  const lastUsed = Math.max(0, ...rows.map((row) => row.used_at ?? 0));
  return {
    type: 'recovery_codes',
    created_at: first.activated_at / 1000,
    last_used_at: lastUsed === 0 ? null : lastUsed / 1000,
    total_code_count: rows.length,
    unused_code_count: rows.filter((row) => row.used_at === null).length,
  };
};

/** The facts, with the codes themselves in the session that made them. */
const codesBody = async (deps: AccountsDeps, request: FastifyRequest, userId: number) => {
  const nonce = request.session?.state.codes_nonce;
  const source = nonce === undefined ? null : { sessionToken: sessionTokenOf(request), nonce };
  const data = await recoveryCodesData(deps, userId);
  const rows = await readRows(deps, userId);
  const unused = source === null ? null : unusedCodesOf(deps.encryption, userId, source, rows);
  return data === null || unused === null ? data : { ...data, unused_codes: unused };
};

/** GET /account/authenticators/recovery-codes: 404 when none were ever created. */
export const getRecoveryCodes =
  (deps: AccountsDeps) => async (request: FastifyRequest, reply: FastifyReply) => {
    const { userId } = request.visitor;
    if (userId === null) return sendUnauthenticated(deps, request, reply);
    const data = await codesBody(deps, request, userId);
    if (data === null) throw new HttpError(404, '');
    if (!hasRecentProof(deps, request)) return sendReauthenticationRequired(deps, request, reply, userId);
    return reply.send({ status: 200, data });
  };

/** POST /account/authenticators/recovery-codes: replaces all recovery codes. */
export const createRecoveryCodes =
  (deps: AccountsDeps) => async (request: FastifyRequest, reply: FastifyReply) => {
    const { userId } = request.visitor;
    if (userId === null) return sendUnauthenticated(deps, request, reply);
    if (!(await hasTotp(deps.db, userId)))
      throw fieldError(
        'You cannot generate recovery codes without having two-factor authentication enabled.',
        'cannot_generate_recovery_codes',
      );
    if (!hasRecentProof(deps, request)) return sendReauthenticationRequired(deps, request, reply, userId);
    await makeRecoveryCodes(deps, request, userId);
    return reply.send({ status: 200, data: await codesBody(deps, request, userId) });
  };
