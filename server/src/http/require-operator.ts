import type { FastifyRequest } from 'fastify';
import { secretsEqual } from '../accounts/tokens.ts';
import type { Config } from '../config.ts';
import { HttpError } from './http-error.ts';
import { isLocalRequest } from './local-request.ts';

/** Throws 401 unless the request comes from this machine or has OPERATOR_TOKEN as its bearer token. */
export const requireOperator = (request: FastifyRequest, { OPERATOR_TOKEN }: Config): void => {
  const [, token = ''] = /^Bearer (.+)$/i.exec(request.headers.authorization ?? '') ?? [];
  if (isLocalRequest(request)) return;
  if (OPERATOR_TOKEN !== undefined && secretsEqual(token, OPERATOR_TOKEN)) return;
  throw new HttpError(401, 'Only the operator may read this: send OPERATOR_TOKEN as a bearer token.');
};
