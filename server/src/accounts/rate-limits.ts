import { isIPv6 } from 'node:net';
import type { FastifyRequest } from 'fastify';
import { RateLimiterMemory } from 'rate-limiter-flexible';
import type { Config } from '../config.ts';
import { HttpError, ValidationError } from '../http/http-error.ts';

const firstGroups = (address: string, count: number): string => {
  const [head = '', tail] = address.split('::');
  const left = head === '' ? [] : head.split(':');
  const right = tail === undefined || tail === '' ? [] : tail.split(':');
  const middle = tail === undefined ? [] : Array(Math.max(0, 8 - left.length - right.length)).fill('0');
  return [...left, ...middle, ...right].slice(0, count).join(':');
};

/** The rate limit key of an IP address: itself, or for IPv6 its /64 prefix, which belongs to one household. */
export const addressKey = (ip: string): string => {
  const address = ip.replace(/^::ffff:(?=\d+\.)/i, '');
  return isIPv6(address) ? `${firstGroups(address.toLowerCase(), 4)}::/64` : address;
};

const TOO_MANY_ATTEMPTS = {
  message: 'Too many failed login attempts. Try again later.',
  code: 'too_many_login_attempts',
};

/** A counted attempt to sign in. */
export interface LoginAttempt {
  /** Removes the attempt from the IP address's count and clears the account's. */
  markSucceeded(): Promise<void>;
}

/**
 * The rate limits of the auth contract, kept in memory. Attempts are counted before they are checked, so that parallel
 * attempts count too. Exceeding a limit throws 429, or 400 for attempts to sign in.
 */
export const createRateLimits = (config: Config) => {
  const disabled = config.RATE_LIMITS === 'off';
  const limiter = (points: number, duration: number) => new RateLimiterMemory({ points, duration });
  const tryConsume = async (limit: RateLimiterMemory, key: string): Promise<boolean> => {
    if (disabled) return true;
    try {
      await limit.consume(key);
      return true;
    } catch (rejected) {
      if (rejected instanceof Error) throw rejected;
      return false;
    }
  };
  const consumeOrThrow = async (limit: RateLimiterMemory, key: string) => {
    if (!(await tryConsume(limit, key))) throw new HttpError(429, '');
  };

  const perAddress = {
    login: limiter(30, 60),
    signup: limiter(20, 60),
    passwordRequest: limiter(20, 60),
    reset: limiter(20, 60),
    verify: limiter(60, 60),
    report: limiter(600, 60),
  };
  const failedByAddress = limiter(10, 60);
  const failedByAccount = limiter(5, 300);
  const passwordRequestByEmail = limiter(5, 60);
  const mailByEmail = limiter(1, 180);
  const sensitiveByUser = limiter(5, 60);
  const newVisitorsByAddress = limiter(60, 60);

  return {
    /** Counts a request of this IP address; throws 429 beyond the limit. */
    countRequest: (route: keyof typeof perAddress, request: FastifyRequest) =>
      consumeOrThrow(perAddress[route], addressKey(request.ip)),
    /** Counts an attempt at a password or code of `account`; throws 400 too_many_login_attempts beyond the limit. */
    countLoginAttempt: async (request: FastifyRequest, account: string): Promise<LoginAttempt> => {
      const ip = addressKey(request.ip);
      const allowed = [await tryConsume(failedByAddress, ip), await tryConsume(failedByAccount, account)];
      if (allowed.includes(false)) throw new ValidationError([TOO_MANY_ATTEMPTS]);
      return {
        markSucceeded: async () => {
          if (disabled) return;
          await failedByAddress.reward(ip);
          await failedByAccount.delete(account);
        },
      };
    },
    /** Counts a password reset request for this email address; throws 429 beyond the limit. */
    countPasswordRequest: (email: string) => consumeOrThrow(passwordRequestByEmail, email),
    /** False when a verification mail was sent to the address within the last three minutes. */
    allowVerificationMail: (email: string) => tryConsume(mailByEmail, email),
    /** Counts a request that asks for the password again; throws 429 beyond the limit. */
    countPasswordConfirmation: (userId: number) => consumeOrThrow(sensitiveByUser, String(userId)),
    /** Counts a new anonymous visitor of this IP address; throws 429 beyond the limit. */
    countNewVisitor: (request: FastifyRequest) =>
      consumeOrThrow(newVisitorsByAddress, addressKey(request.ip)),
  };
};
export type RateLimits = ReturnType<typeof createRateLimits>;
