import type { FastifyRequest } from 'fastify';
import type { Config } from '../config.ts';
import type { Db } from '../db/database.ts';
import { addressKey } from '../http/address-key.ts';
import { ValidationError } from '../http/http-error.ts';
import { createRateLimiter } from '../http/rate-limiter.ts';

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
 * The rate limits of the auth contract. Attempts are counted before they are checked, so that parallel
 * attempts count too. Exceeding a limit throws 429, or 400 for attempts to sign in.
 */
export const createRateLimits = (deps: { config: Config; db: Db }) => {
  const limiter = (name: string, points: number, seconds: number) =>
    createRateLimiter(deps, name, [points, seconds]);
  const perAddress = {
    login: limiter('login', 30, 60),
    signup: limiter('signup', 20, 60),
    passwordRequest: limiter('password request', 20, 60),
    reset: limiter('reset', 20, 60),
    verify: limiter('verify', 60, 60),
    report: limiter('report', 600, 60),
  };
  const failedByAddress = limiter('failed by address', 10, 60);
  const failedByAccount = limiter('failed by account', 5, 300);
  const passwordRequestByEmail = limiter('password request by email', 5, 60);
  const mailByEmail = limiter('mail by email', 1, 180);
  const sensitiveByUser = limiter('sensitive by user', 5, 60);

  return {
    /** Counts a request of this IP address; throws 429 beyond the limit. */
    countRequest: (route: keyof typeof perAddress, request: FastifyRequest) =>
      perAddress[route].consume(addressKey(request.ip)),
    /** Counts an attempt at a password or code of `account`; throws 400 too_many_login_attempts beyond the limit. */
    countLoginAttempt: async (request: FastifyRequest, account: string): Promise<LoginAttempt> => {
      const ip = addressKey(request.ip);
      const waits = [await failedByAddress.tryConsume(ip), await failedByAccount.tryConsume(account)];
      if (waits.some((wait) => wait !== null)) throw new ValidationError([TOO_MANY_ATTEMPTS]);
      return {
        markSucceeded: async () => {
          await failedByAddress.reward(ip);
          await failedByAccount.reset(account);
        },
      };
    },
    /** Counts a password reset request for this email address; throws 429 beyond the limit. */
    countPasswordRequest: (email: string) => passwordRequestByEmail.consume(email),
    /** False when a verification mail was sent to the address within the last three minutes. */
    allowVerificationMail: async (email: string) => (await mailByEmail.tryConsume(email)) === null,
    /** Counts a request that asks for the password again; throws 429 beyond the limit. */
    countPasswordConfirmation: (userId: number) => sensitiveByUser.consume(String(userId)),
    /** Takes a counted request back whose password was right: only wrong ones use up the limit. */
    rewardPasswordConfirmation: (userId: number) => sensitiveByUser.reward(String(userId)),
  };
};
export type RateLimits = ReturnType<typeof createRateLimits>;
