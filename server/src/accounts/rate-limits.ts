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

/** What an address counts as: itself, or for IPv6 its /64, which belongs to one household. */
export const addressKey = (ip: string): string => {
  const address = ip.replace(/^::ffff:(?=\d+\.)/i, '');
  return isIPv6(address) ? `${firstGroups(address.toLowerCase(), 4)}::/64` : address;
};

const TOO_MANY_ATTEMPTS = {
  message: 'Too many failed login attempts. Try again later.',
  code: 'too_many_login_attempts',
};

/** A counted try that can be taken back when it turns out to be the owner. */
export interface LoginAttempt {
  markSucceeded(): Promise<void>;
}

/**
 * The limits of the auth contract, kept in memory. Every try is counted before it is examined, so that tries at the
 * same moment count too. `request*` refuse with 429; failed sign-ins with 400.
 */
export const createRateLimits = (config: Config) => {
  const disabled = config.RATE_LIMITS === 'off';
  const limiter = (points: number, duration: number) => new RateLimiterMemory({ points, duration });
  const tryConsume = async (limit: RateLimiterMemory, key: string): Promise<boolean> => {
    if (disabled) return true;
    try {
      await limit.consume(key);
      return true;
    } catch (refused) {
      if (refused instanceof Error) throw refused;
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
  const failureReportsByAddress = limiter(2, 3600);

  return {
    /** Counts a request of this address; 429 beyond its limit. */
    countRequest: (what: keyof typeof perAddress, countRequest: FastifyRequest) =>
      consumeOrThrow(perAddress[what], addressKey(countRequest.ip)),
    /** Counts a try at a password or code of `account`; 400 too_many_login_attempts beyond the limit. */
    countLoginAttempt: async (countRequest: FastifyRequest, account: string): Promise<LoginAttempt> => {
      const ip = addressKey(countRequest.ip);
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
    countPasswordRequest: (email: string) => consumeOrThrow(passwordRequestByEmail, email),
    /** False when a mail about signing up went to the address within the last three minutes. */
    allowVerificationMail: (email: string) => tryConsume(mailByEmail, email),
    /** Counts a try at something that asks for the password again. */
    countPasswordConfirmation: (userId: number) => consumeOrThrow(sensitiveByUser, String(userId)),
    /** False when this address has told of enough failures of the release: one address alone halts no ramp. */
    allowFailureReport: (countRequest: FastifyRequest, release: string) =>
      tryConsume(failureReportsByAddress, `${addressKey(countRequest.ip)} ${release}`),
    /** Counts a new anonymous visitor of this address. */
    countNewVisitor: (countRequest: FastifyRequest) =>
      consumeOrThrow(newVisitorsByAddress, addressKey(countRequest.ip)),
  };
};
export type RateLimits = ReturnType<typeof createRateLimits>;
