import type { Migration } from 'kysely';
import type { DialectName } from '../database.ts';
import * as first from './001-first.ts';
import * as pictureKey from './002-picture-key.ts';
import * as releaseReports from './003-release-reports.ts';
import * as idempotencyKeys from './004-idempotency-keys.ts';
import * as standardNames from './005-standard-names.ts';
import * as accounts from './006-accounts.ts';
import * as serverState from './007-server-state.ts';
import * as mailDue from './008-mail-due.ts';
import * as storyBytes from './009-story-bytes.ts';
import * as postgres from './010-postgres.ts';
import * as unsharedAt from './010-unshared-at.ts';
import * as eventsWithoutPayload from './011-events-without-payload.ts';
import * as severalServers from './012-several-servers.ts';
import * as hotAndCold from './013-hot-and-cold.ts';
import * as outsideServices from './014-outside-services.ts';
import * as facesAndFavourites from './015-faces-and-favourites.ts';
import * as pictureDescription from './016-picture-description.ts';
import * as deletedObjects from './017-deleted-objects.ts';
import * as characterLook from './018-character-look.ts';
import * as favouriteSeq from './019-favourite-seq.ts';
import * as releaseVitals from './020-release-vitals.ts';
import * as failingNetworks from './021-failing-networks.ts';
import * as deletionIndexes from './022-deletion-indexes.ts';
import * as claimAndPurgeIndexes from './023-claim-and-purge-indexes.ts';

/** One change of the tables, run in a transaction of its own. */
type MigrationStep = Migration['up'];

/** SQLite only: PostgreSQL starts with the tables that these leave. */
const SQLITE_STEPS: Record<string, MigrationStep> = {
  '001-first': first.up,
  '002-picture-key': pictureKey.up,
  '003-release-reports': releaseReports.up,
  '004-made-once': idempotencyKeys.up,
  '005-standard-names': standardNames.up,
  '006-accounts': accounts.up,
  '007-server-state': serverState.up,
  '008-mail-due': mailDue.up,
  '009-story-bytes': storyBytes.up,
  '010-unshared-at': unsharedAt.up,
};
const POSTGRES_STEPS: Record<string, MigrationStep> = { '010-postgres': postgres.up };

/**
 * Run on both databases; see `column-types.ts`. An older server may still run beside them: add first (columns with a default,
 * tables), and take away in a later release what no server reads any more.
 */
const STEPS: Record<string, MigrationStep> = {
  '011-events-without-payload': eventsWithoutPayload.up,
  '012-several-servers': severalServers.up,
  '013-hot-and-cold': hotAndCold.up,
  '014-outside-services': outsideServices.up,
  '015-faces-and-favourites': facesAndFavourites.up,
  '016-picture-description': pictureDescription.up,
  '017-deleted-objects': deletedObjects.up,
  '018-character-look': characterLook.up,
  '019-favourite-seq': favouriteSeq.up,
  '020-release-vitals': releaseVitals.up,
  '021-failing-networks': failingNetworks.up,
  '022-deletion-indexes': deletionIndexes.up,
  '023-claim-and-purge-indexes': claimAndPurgeIndexes.up,
};

/** All migrations in order. Names are recorded in every database: never rename, reorder or edit one that was released. */
export const migrationsFor = (dialect: DialectName): [name: string, step: MigrationStep][] =>
  Object.entries({ ...(dialect === 'sqlite' ? SQLITE_STEPS : POSTGRES_STEPS), ...STEPS });
