import type { ServerDeps } from '../deps.ts';
import type { Mailer } from '../mail/mailer.ts';
import type { RateLimits } from './rate-limits.ts';
import type { AccountSessions } from './sessions.ts';
import type { Encryption } from './tokens-and-encryption.ts';

/** What the account routes work with, beyond what every part is given. */
export interface AccountsDeps extends ServerDeps {
  sessions: AccountSessions;
  rateLimits: RateLimits;
  mailer: Mailer;
  encryption: Encryption;
}
