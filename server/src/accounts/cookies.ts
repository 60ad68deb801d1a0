import fastifyCookie from '@fastify/cookie';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { isSecure } from './request-origin.ts';
import { LIFETIME } from './session-state.ts';

const COOKIE_NAME = 'sessionid';
const SECURE_COOKIE_NAME = '__Host-sessionid';
export const CSRF_COOKIE = 'csrftoken';
const GUEST_COOKIE = 'ww_guest';
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

/**
 * Makes the cookie that scripts recognise an anonymous visitor by agree with `guest`; null: no visitor yet, or a user. What the page
 * keeps for reading offline belongs to one guest, and the session's own cookie is hidden from scripts. With `extend` it is sent
 * again, for as long as the session's.
 */
export const syncGuestCookie = (
  request: FastifyRequest,
  reply: FastifyReply,
  guest: string | null,
  extend: boolean,
): void => {
  const current = request.cookies[GUEST_COOKIE];
  if (guest !== null && (extend || current !== guest))
    reply.setCookie(GUEST_COOKIE, guest, { ...commonOptions(request), maxAge: LIFETIME.idle / 1000 });
  else if (guest === null && current !== undefined) reply.clearCookie(GUEST_COOKIE, commonOptions(request));
};
