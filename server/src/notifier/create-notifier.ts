import type { Logger } from 'pino';
import type { Config } from '../config.ts';
import type { Db } from '../db/database.ts';
import { createLocalNotifier, type Notifier } from './notifier.ts';

/** Creates the notifier of this server: with DATABASE_URL it reaches the other servers too. */
export const createNotifier = async ({
  config,
  db,
  log,
}: {
  config: Pick<Config, 'DATABASE_URL' | 'DATABASE_DIRECT_URL'>;
  db: Db;
  log: Logger;
}): Promise<Notifier> => {
  const onError = (error: unknown) =>
    log.error({ event: 'notifier.listener-failed', err: error }, 'a listener failed');
  const url = config.DATABASE_DIRECT_URL ?? config.DATABASE_URL;
  if (url === undefined) return createLocalNotifier(onError);
  const { createPostgresNotifier } = await import('./postgres-notifier.ts');
  return createPostgresNotifier({ db, url, log, onError });
};
