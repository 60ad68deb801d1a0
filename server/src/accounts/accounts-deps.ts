import type { ServerDeps } from '../deps.ts';
import type { Mailer } from '../mail/mailer.ts';
import type { Encryption } from './encryption.ts';
import type { RateLimits } from './rate-limits.ts';
import type { AccountSessions } from './sessions.ts';

/** Dependencies of the account routes. */
export interface AccountsDeps extends ServerDeps {
  sessions: AccountSessions;
  rateLimits: RateLimits;
  mailer: Mailer;
  encryption: Encryption;
}
