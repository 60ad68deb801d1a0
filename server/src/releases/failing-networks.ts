import type { Encryption } from '../accounts/encryption.ts';
import type { Db } from '../db/database.ts';
import { HOUR_MS } from './report-counts.ts';

/** What failed: the load itself, or its web vitals. */
type FailureKind = 'load' | 'vitals';

interface Release {
  remote: string;
  release: string;
}

/**
 * The networks in which a release failed, in the database: counts are added up over hours, restarts and servers, and without
 * this one network that reports a failure every hour would count as many. Only a keyed hash is stored, another one for each
 * release, so that networks cannot be read or followed from one release to the next.
 */
export const createFailingNetworks = (db: Db, { hmac }: Pick<Encryption, 'hmac'>, now: () => number) => {
  const hour = (): number => Math.floor(now() / HOUR_MS);
  return {
    /** Records that a release failed in a network in this hour. */
    add: async ({ remote, release }: Release, kind: FailureKind, network: string): Promise<void> => {
      const hashed = hmac('failing network', `${remote}@${release} ${network}`).toString('base64url');
      await db
        .insertInto('release_failing_networks')
        .values({ remote, release, kind, network: hashed, hour: hour() })
        .onConflict((same) =>
          same.columns(['remote', 'release', 'kind', 'network']).doUpdateSet({ hour: hour() }),
        )
        .execute();
    },

    /** In how many networks a release failed since an hour (hours since 1970). */
    countSince: async ({ remote, release }: Release, kind: FailureKind, since: number): Promise<number> => {
      const { count } = await db
        .selectFrom('release_failing_networks')
        .select(({ fn }) => fn.countAll().as('count'))
        .where('remote', '=', remote)
        .where('release', '=', release)
        .where('kind', '=', kind)
        .where('hour', '>=', since)
        .executeTakeFirstOrThrow();
      return Number(count);
    },
  };
};
export type FailingNetworks = ReturnType<typeof createFailingNetworks>;
