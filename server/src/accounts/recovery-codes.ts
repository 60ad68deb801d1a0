import type { FastifyReply, FastifyRequest } from 'fastify';
import { HttpError } from '../http/http-error.ts';
import type { AccountsDeps } from './accounts-deps.ts';
import { sendUnauthenticated } from './auth-responses.ts';
import { fieldError } from './fields.ts';
import { replaceRecoveryCodes } from './two-factor-store.ts';

const codesBody = async ({ db, encryption }: AccountsDeps, userId: number) => {
  const rows = await db
    .selectFrom('recovery_codes')
    .innerJoin('totp', 'totp.user_id', 'recovery_codes.user_id')
    .select(['code_encrypted', 'used_at', 'activated_at'])
    .where('recovery_codes.user_id', '=', userId)
    .orderBy('id')
    .execute();
  const unused = rows.flatMap((row) =>
    row.code_encrypted === null ? [] : (encryption.decrypt(row.code_encrypted) ?? []),
  );
  const lastUsed = Math.max(0, ...rows.map((row) => row.used_at ?? 0));
  return {
    type: 'recovery_codes',
    created_at: (rows[0]?.activated_at ?? 0) / 1000,
    last_used_at: lastUsed === 0 ? null : lastUsed / 1000,
    total_code_count: rows.length,
    unused_code_count: unused.length,
    unused_codes: unused,
  };
};

/** GET /account/authenticators/recovery-codes: the unused codes; 404 when none were ever created. */
export const getRecoveryCodes =
  (deps: AccountsDeps) => async (request: FastifyRequest, reply: FastifyReply) => {
    const { userId } = request.visitor;
    if (userId === null) return sendUnauthenticated(deps, request, reply);
    const data = await codesBody(deps, userId);
    if (data.total_code_count === 0) throw new HttpError(404, '');
    return reply.send({ status: 200, data });
  };

/** POST /account/authenticators/recovery-codes: replaces all recovery codes. */
export const createRecoveryCodes =
  (deps: AccountsDeps) => async (request: FastifyRequest, reply: FastifyReply) => {
    const { db, encryption } = deps;
    const { userId } = request.visitor;
    if (userId === null) return sendUnauthenticated(deps, request, reply);
    await db.transaction().execute(async (trx) => {
      const totp = await trx
        .selectFrom('totp')
        .select('user_id')
        .where('user_id', '=', userId)
        .executeTakeFirst();
      if (totp === undefined)
        throw fieldError(
          'You cannot generate recovery codes without having two-factor authentication enabled.',
          'cannot_generate_recovery_codes',
        );
      await replaceRecoveryCodes(trx, encryption, userId);
    });
    return reply.send({ status: 200, data: await codesBody(deps, userId) });
  };
