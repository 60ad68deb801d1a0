import type { AccountsDeps } from './accounts-deps.ts';

/**
 * Stands for an email address in the log, whether there is an account or not: attempts at one account can be counted
 * and compared, and without the server's key the address cannot be found.
 */
export const accountLogId = ({ encryption }: Pick<AccountsDeps, 'encryption'>, email: string): string =>
  encryption.hmac('log', email).toString('hex').slice(0, 16);
