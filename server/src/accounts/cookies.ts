import type { FastifyReply, FastifyRequest } from 'fastify';
import { isSecure } from './origin.ts';
import { LIFETIME } from './session-state.ts';

const PLAIN = 'sessionid';
const HOST_BOUND = '__Host-sessionid';
export const CSRF_COOKIE = 'csrftoken';
const YEAR_SECONDS = 365 * 24 * 3600;

const valueIn = (header: string, name: string): string | undefined =>
  header
    .split(';')
    .map((pair) => pair.trim())
    .find((pair) => pair.startsWith(`${name}=`))
    ?.slice(name.length + 1);

/**
 * The session token in a Cookie header. Over https only the `__Host-` cookie counts, over http only the plain one;
 * undefined `secure` (a caller that cannot know) takes either.
 */
export const sessionTokenIn = (header: string | undefined, secure?: boolean): string | null => {
  if (header === undefined) return null;
  const names = secure === undefined ? [HOST_BOUND, PLAIN] : [secure ? HOST_BOUND : PLAIN];
  for (const name of names) {
    const value = valueIn(header, name);
    if (value !== undefined && value !== '') return value;
  }
  return null;
};

const common = (request: FastifyRequest) => ({
  path: '/',
  sameSite: 'lax' as const,
  secure: isSecure(request),
});
const nameFor = (request: FastifyRequest) => (isSecure(request) ? HOST_BOUND : PLAIN);

/** Gives the browser its session's token, for 14 days. */
export const giveSessionCookie = (request: FastifyRequest, reply: FastifyReply, token: string): void => {
  reply.setCookie(nameFor(request), token, {
    ...common(request),
    httpOnly: true,
    maxAge: LIFETIME.idle / 1000,
  });
};

/** Takes the session's cookie away. */
export const takeSessionCookie = (request: FastifyRequest, reply: FastifyReply): void => {
  reply.clearCookie(nameFor(request), { ...common(request), httpOnly: true });
};

/** Gives the browser the CSRF token that its scripts send back as X-CSRFToken. */
export const giveCsrfCookie = (request: FastifyRequest, reply: FastifyReply, token: string): void => {
  reply.setCookie(CSRF_COOKIE, token, { ...common(request), maxAge: YEAR_SECONDS });
};
