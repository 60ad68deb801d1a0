import type { Db } from './database.ts';

/** Connections of a server to PostgreSQL. */
export interface PoolUsage {
  open: number;
  idle: number;
  /** Queries that wait for a connection. */
  waiting: number;
}

/** An open store. */
export interface Store {
  db: Db;
  /** True when the store was made by this start. */
  isNew: boolean;
  /** Empties the write-ahead log of SQLite, where deleted text would stay; see `WalCheckpoints`. */
  truncateWal(): boolean;
  /** Of PostgreSQL; absent on SQLite. */
  poolUsage?: () => PoolUsage;
  close(): Promise<void>;
}
