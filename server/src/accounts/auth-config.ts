import type { FastifyReply, FastifyRequest } from 'fastify';
import type { AccountsDeps } from './accounts-deps.ts';

/** GET /config: what this server offers, for clients that adapt to it. Needs no session. */
export const getAuthConfig =
  ({ config }: AccountsDeps) =>
  (_request: FastifyRequest, reply: FastifyReply) =>
    reply.send({
      status: 200,
      data: {
        account: {
          authentication_method: 'email',
          login_methods: ['email'],
          is_open_for_signup: config.SIGNUP === 'open',
          email_verification_by_code_enabled: false,
          login_by_code_enabled: false,
          password_reset_by_code_enabled: false,
        },
        mfa: { supported_types: ['totp', 'recovery_codes'] },
        usersessions: { track_activity: true },
      },
    });
