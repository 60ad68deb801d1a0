import type { ServerDeps } from '../deps.ts';
import type { Mailer } from '../mail/mailer.ts';
import type { RateLimits } from './rate-limits.ts';
import type { AccountSessions } from './sessions.ts';
import type { Encryption } from './tokens-and-encryption.ts';

/** Dependencies of the account routes. */
export interface AccountsDeps extends ServerDeps {
  sessions: AccountSessions;
  rateLimits: RateLimits;
  mailer: Mailer;
  encryption: Encryption;
}
