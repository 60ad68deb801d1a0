import type { Db } from './database.ts';

/** An open store. */
export interface Store {
  db: Db;
  /** True when the store was made by this start. */
  isNew: boolean;
  /** Empties the write-ahead log of SQLite, where deleted text would stay; see `WalCheckpoints`. */
  truncateWal(): boolean;
  close(): Promise<void>;
}
