import type { FastifyReply, FastifyRequest } from 'fastify';
import type { AccountsDeps } from './accounts-deps.ts';
import { sendUnauthenticated } from './auth-responses.ts';
import { recoveryCodesData } from './recovery-codes.ts';
import { totpData } from './totp.ts';

/** GET /account/authenticators: the authenticator app and the recovery codes, without the codes; [] when off. */
export const getAuthenticators =
  (deps: AccountsDeps) => async (request: FastifyRequest, reply: FastifyReply) => {
    const { userId } = request.visitor;
    if (userId === null) return sendUnauthenticated(deps, request, reply);
    const totp = await deps.db
      .selectFrom('totp')
      .selectAll()
      .where('user_id', '=', userId)
      .executeTakeFirst();
    const codes = await recoveryCodesData(deps, userId);
    const data = [...(totp === undefined ? [] : [totpData(totp)]), ...(codes === null ? [] : [codes])];
    return reply.send({ status: 200, data });
  };
