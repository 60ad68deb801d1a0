import type { Compilable, CompiledQuery, DialectAdapter } from 'kysely';
import type { Db } from './open-db.ts';

class Placeholder {
  constructor(readonly name: string) {}
}

/** Values of a query by name. */
type Values = Record<string, string | number | null>;

/**
 * A query that is built and compiled once and then run with other values. For the few queries of the busiest requests:
 * building one anew costs ten times as much as SQLite needs to answer it.
 *
 * `build` receives placeholders instead of values; it must not branch on them, and a list of values cannot be one.
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
      compiled.set(adapter, query);
    }
    const parameters = query.parameters.map((one) => (one instanceof Placeholder ? values[one.name] : one));
    return (await db.executeQuery<Row>({ ...query, parameters })).rows;
  };
};
