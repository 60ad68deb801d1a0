import { type RawBuilder, sql } from 'kysely';

/** What a request asks of the database, by column. */
export type Asked = Record<string, number | string | null>;

/** The columns of `asked` with their types. */
export type AskedColumns<A extends Asked> = Record<keyof A & string, 'bigint' | 'text'>;

/** One request as the row `asked` of a query, on both databases. */
export const oneAsked = <A extends Asked>(columns: AskedColumns<A>, request: A): RawBuilder<unknown> =>
  sql`(SELECT ${sql.join(
    Object.entries(columns).map(
      ([column, type]) => sql`CAST(${request[column]} AS ${sql.raw(type)}) AS ${sql.ref(column)}`,
    ),
  )}) AS asked`;

/** Many requests, as JSON, as the rows `asked` of a query: one parameter, however many they are. PostgreSQL only. */
export const manyAsked = <A extends Asked>(
  columns: AskedColumns<A>,
  requests: string,
): RawBuilder<unknown> => {
  const types = Object.entries(columns).map(([column, type]) => `${column} ${type}`);
  return sql`json_to_recordset(CAST(${requests} AS json)) AS asked(${sql.raw(types.join(', '))})`;
};
