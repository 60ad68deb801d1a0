import type { FastifyRequest } from 'fastify';
import { secretsEqual } from '../accounts/tokens.ts';
import type { Config } from '../config.ts';
import { HttpError } from './http-error.ts';
import { isLocalRequest } from './local-request.ts';
import { isPublished } from './proxies.ts';

/**
 * Throws 401 unless the request has OPERATOR_TOKEN as its bearer token. A server that is not published also answers its own
 * machine; behind a proxy that adds no header everybody would look local.
 */
export const requireOperator = (request: FastifyRequest, config: Config): void => {
  const { OPERATOR_TOKEN } = config;
  const [, token = ''] = /^Bearer (.+)$/i.exec(request.headers.authorization ?? '') ?? [];
  if (!isPublished(config) && isLocalRequest(request)) return;
  if (OPERATOR_TOKEN !== undefined && secretsEqual(token, OPERATOR_TOKEN)) return;
  throw new HttpError(401, 'Only the operator may read this: send OPERATOR_TOKEN as a bearer token.');
};
