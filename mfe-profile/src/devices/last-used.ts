import { accountDate } from '../profile/account-date.ts';

const DAY_MS = 24 * 3600_000;

const midnight = (at: number): number => new Date(at).setHours(0, 0, 0, 0);

/**
 * 'Last used today', 'yesterday' or a date, in the visitor's time zone. Servers note the time once an hour or so, and a
 * clock may be behind theirs, so no time of day. `seconds` since 1970, `now` in milliseconds.
 */
export const lastUsed = (seconds: number, now: number): string => {
  const at = seconds * 1000;
  if (at >= midnight(now)) return 'Last used today';
  if (at >= midnight(midnight(now) - DAY_MS / 2)) return 'Last used yesterday';
  return `Last used ${accountDate(new Date(at).toISOString())}`;
};
