import { isIPv6 } from 'node:net';
import type { FastifyRequest } from 'fastify';
import { RateLimiterMemory } from 'rate-limiter-flexible';
import type { Config } from '../config.ts';
import { Refusal } from '../context.ts';
import { FieldErrors } from '../http/refusals.ts';

const firstGroups = (address: string, count: number): string => {
  const [head = '', tail] = address.split('::');
  const left = head === '' ? [] : head.split(':');
  const right = tail === undefined || tail === '' ? [] : tail.split(':');
  const middle = tail === undefined ? [] : Array(Math.max(0, 8 - left.length - right.length)).fill('0');
  return [...left, ...middle, ...right].slice(0, count).join(':');
};

/** What an address counts as: itself, or for IPv6 its /64, which belongs to one household. */
export const addressKey = (ip: string): string => {
  const plain = ip.replace(/^::ffff:(?=\d+\.)/i, '');
  return isIPv6(plain) ? `${firstGroups(plain.toLowerCase(), 4)}::/64` : plain;
};

const TOO_MANY_TRIES = {
  message: 'Too many failed login attempts. Try again later.',
  code: 'too_many_login_attempts',
};

/** A counted try that can be taken back when it turns out to be the owner. */
export interface Attempt {
  forgive(): Promise<void>;
}

/**
 * The limits of the auth contract, kept in memory. Every try is counted before it is examined, so that tries at the
 * same moment count too. `request*` refuse with 429; failed sign-ins with 400.
 */
export const createLimits = (config: Config) => {
  const off = config.RATE_LIMITS === 'off';
  const limiter = (points: number, duration: number) => new RateLimiterMemory({ points, duration });
  const take = async (limit: RateLimiterMemory, key: string): Promise<boolean> => {
    if (off) return true;
    try {
      await limit.consume(key);
      return true;
    } catch (refused) {
      if (refused instanceof Error) throw refused;
      return false;
    }
  };
  const orTooOften = async (limit: RateLimiterMemory, key: string) => {
    if (!(await take(limit, key))) throw new Refusal(429, '');
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
  const visitors = limiter(60, 60);
  const failedReleases = limiter(2, 3600);

  return {
    /** Counts a request of this address; 429 beyond its limit. */
    request: (what: keyof typeof perAddress, request: FastifyRequest) =>
      orTooOften(perAddress[what], addressKey(request.ip)),
    /** Counts a try at a password or code of `account`; 400 too_many_login_attempts beyond the limit. */
    failedLogin: async (request: FastifyRequest, account: string): Promise<Attempt> => {
      const ip = addressKey(request.ip);
      const allowed = [await take(failedByAddress, ip), await take(failedByAccount, account)];
      if (allowed.includes(false)) throw new FieldErrors([TOO_MANY_TRIES]);
      return {
        forgive: async () => {
          if (off) return;
          await failedByAddress.reward(ip);
          await failedByAccount.delete(account);
        },
      };
    },
    passwordRequestFor: (email: string) => orTooOften(passwordRequestByEmail, email),
    /** False when a mail about signing up went to the address within the last three minutes. */
    mayMail: (email: string) => take(mailByEmail, email),
    /** Counts a try at something that asks for the password again. */
    sensitive: (userId: number) => orTooOften(sensitiveByUser, String(userId)),
    /** False when this address has told of enough failures of the release: one address alone halts no ramp. */
    mayTellFailure: (request: FastifyRequest, release: string) =>
      take(failedReleases, `${addressKey(request.ip)} ${release}`),
    /** Counts a new anonymous visitor of this address. */
    newVisitor: (request: FastifyRequest) => orTooOften(visitors, addressKey(request.ip)),
  };
};
export type Limits = ReturnType<typeof createLimits>;
