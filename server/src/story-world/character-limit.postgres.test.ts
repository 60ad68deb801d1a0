import { sql } from 'kysely';
import { expect, it } from 'vitest';
import { createVisitor, startListeningServer } from '../testing/listening-server.ts';

const PARALLEL = 16;

it('an owner of 195 characters gets five more of many requested at the same moment at two servers', async () => {
  const dir = `/character-limit/${process.pid}`;
  const env = { DATABASE_POOL_SIZE: '15' };
  const servers = [await startListeningServer(env, dir), await startListeningServer(env, dir)];
  const { db } = servers[0]!;
  const visitor = createVisitor(servers[0]!.origin);
  await visitor.makeCharacter();
  await sql`INSERT INTO characters (anonymous_id, name, creature, description, pronouns, created_at)
    SELECT anonymous_id, name, creature, description, pronouns, created_at
    FROM characters, generate_series(1, 194)`.execute(db);
  // All of them have counted before the first one is committed.
  await sql`CREATE FUNCTION insert_slowly() RETURNS trigger LANGUAGE plpgsql AS $$
    BEGIN PERFORM pg_sleep(0.2); RETURN NEW; END $$`.execute(db);
  await sql`CREATE TRIGGER insert_slowly BEFORE INSERT ON characters
    FOR EACH ROW EXECUTE FUNCTION insert_slowly()`.execute(db);
  const answers = await Promise.all(
    Array.from({ length: PARALLEL }, (_, index) => {
      visitor.moveTo(servers[index % 2]!.origin);
      return visitor.call('POST', '/characters/', visitor.fox);
    }),
  );
  await sql`DROP FUNCTION insert_slowly CASCADE`.execute(db);
  expect(answers.filter(({ status }) => status === 201)).toHaveLength(5);
  expect(answers.filter(({ status }) => status === 400)).toHaveLength(PARALLEL - 5);
  const { rows } = await sql`SELECT 1 FROM characters`.execute(db);
  expect(rows).toHaveLength(200);
  for (const server of servers) await server.close();
});
