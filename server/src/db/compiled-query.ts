import { type Compilable, type CompiledQuery, type DialectAdapter, type RawBuilder, sql } from 'kysely';
import { dialectOf } from './database.ts';
import type { Db } from './open-db.ts';
import { reportReused } from './prepared-names.ts';

class Placeholder {
  constructor(readonly name: string) {}
}

/** Values of a query by name. */
type Values = Record<string, Keys | string | number | null>;

/** A list of values, as one parameter. */
type Keys = readonly (string | number)[];

/** True for rows whose column has one of the keys. */
export const isAmong = (db: Db, column: string, keys: Keys): RawBuilder<boolean> =>
  dialectOf(db) === 'postgres'
    ? sql`${sql.ref(column)} = any(${keys})`
    : sql`${sql.ref(column)} in (select value from json_each(${keys}))`;

/**
 * A query that is built and compiled once and then run with other values. For the few queries of the busiest requests:
 * building one anew costs ten times as much as SQLite needs to answer it.
 *
 * `build` receives placeholders instead of values; it must not branch on them, and a list goes to `isAmong`.
 */
export const compiledQuery = <V extends Values, Row>(
  build: (db: Db, values: V) => Compilable<Row>,
): ((db: Db, values: V) => Promise<Row[]>) => {
  // One process may use both dialects, in tests.
  const compiled = new WeakMap<DialectAdapter, CompiledQuery<Row>>();
  const placeholders = new Proxy<V>({} as V, { get: (_, name) => new Placeholder(String(name)) });
  return async (db, values) => {
    const { adapter } = db.getExecutor();
    let query = compiled.get(adapter);
    if (query === undefined) {
      query = build(db, placeholders).compile();
      reportReused(query.sql);
      compiled.set(adapter, query);
    }
    const isSqlite = dialectOf(db) === 'sqlite';
    const parameters = query.parameters.map((one) => {
      if (!(one instanceof Placeholder)) return one;
      const value = values[one.name];
      return isSqlite && Array.isArray(value) ? JSON.stringify(value) : value;
    });
    return (await db.executeQuery<Row>({ ...query, parameters })).rows;
  };
};
