import type { ServerContext } from '../context.ts';
import type { Mailer } from '../mail/send.ts';
import type { Limits } from './limits.ts';
import type { Sealer } from './secrets.ts';
import type { AccountSessions } from './sessions.ts';

/** What the account routes work with, beyond what every part is given. */
export interface AccountsContext extends ServerContext {
  sessions: AccountSessions;
  limits: Limits;
  mailer: Mailer;
  sealer: Sealer;
}
