import fastifyCookie from '@fastify/cookie';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { isSecure } from './request-origin.ts';
import { LIFETIME } from './session-state.ts';

const COOKIE_NAME = 'sessionid';
const SECURE_COOKIE_NAME = '__Host-sessionid';
export const CSRF_COOKIE = 'csrftoken';
const YEAR_SECONDS = 365 * 24 * 3600;

/**
 * The session token in a Cookie header. Over https only the `__Host-` cookie counts, over http only the plain one; with
 * `secure` undefined (the caller cannot know) either one does.
 */
export const readSessionToken = (header: string | undefined, secure?: boolean): string | null => {
  const cookies = fastifyCookie.parse(header ?? '');
  const names =
    secure === undefined ? [SECURE_COOKIE_NAME, COOKIE_NAME] : [secure ? SECURE_COOKIE_NAME : COOKIE_NAME];
  return names.map((name) => cookies[name]).find((value) => value) ?? null;
};

const commonOptions = (request: FastifyRequest) => ({
  path: '/',
  sameSite: 'lax' as const,
  secure: isSecure(request),
});
const cookieName = (request: FastifyRequest) => (isSecure(request) ? SECURE_COOKIE_NAME : COOKIE_NAME);

/** Sets the session cookie for 14 days. */
export const setSessionCookie = (request: FastifyRequest, reply: FastifyReply, token: string): void => {
  reply.setCookie(cookieName(request), token, {
    ...commonOptions(request),
    httpOnly: true,
    maxAge: LIFETIME.idle / 1000,
  });
};

/** Clears the session cookie. */
export const clearSessionCookie = (request: FastifyRequest, reply: FastifyReply): void => {
  reply.clearCookie(cookieName(request), { ...commonOptions(request), httpOnly: true });
};

/** Sets the CSRF cookie, which scripts read and send back as X-CSRFToken. */
export const setCsrfCookie = (request: FastifyRequest, reply: FastifyReply, token: string): void => {
  reply.setCookie(CSRF_COOKIE, token, { ...commonOptions(request), maxAge: YEAR_SECONDS });
};
