import { randomBytes } from 'node:crypto';
import { sql } from 'kysely';
import { readConfig } from '../config.ts';
import { dialectOf, type Tx } from '../db/database.ts';
import { openStore } from '../db/open-store.ts';
import { createIds, randomKey } from '../story-world/ids.ts';

/*
 * Fills the store of DATA_DIR or DATABASE_URL with copies of one of its stories, for benchmarks: `tsx fill-store.ts <count>
 * <own>`. `own` of them belong to the owner of the first story, the others to guests with ten stories each. Run it while no
 * server is running.
 */

const [count = 0, own = 0] = process.argv.slice(2).map(Number);
const PORTION = 500;

const { db, close } = await openStore(readConfig(process.env));
const first = await db.selectFrom('stories').selectAll().orderBy('id').limit(1).executeTakeFirstOrThrow();
const pages = await db.selectFrom('pages').selectAll().where('story_id', '=', first.id).execute();
const newId = createIds(Date.now);

/** The owner of the nth copy. */
const ownerOf = (n: number) =>
  n < own
    ? { profile_id: first.profile_id, anonymous_id: first.anonymous_id }
    : { profile_id: null, anonymous_id: `filled-${Math.floor((n - own) / 10)}` };

const copyStory = async (trx: Tx, n: number): Promise<void> => {
  const id = newId();
  await trx
    .insertInto('stories')
    .values({
      ...first,
      ...ownerOf(n),
      id,
      epoch: randomKey(),
      share_token: null,
      is_public: 0,
      idempotency_key: null,
    })
    .execute();
  await sql`INSERT INTO story_plans SELECT ${id}, plan_json FROM story_plans WHERE story_id = ${first.id}`.execute(
    trx,
  );
  for (const page of pages) {
    const pageId = newId();
    await trx
      .insertInto('pages')
      .values({ ...page, id: pageId, story_id: id, picture_key: randomBytes(16).toString('base64url') })
      .execute();
    await sql`INSERT INTO page_pictures (page_id, type, encoding, data, object_key, bytes)
      SELECT ${pageId}, type, encoding, data, object_key, bytes FROM page_pictures WHERE page_id = ${page.id}`.execute(
      trx,
    );
  }
};

for (let at = 0; at < count; at += PORTION)
  await db.transaction().execute(async (trx) => {
    for (let n = at; n < Math.min(count, at + PORTION); n += 1) await copyStory(trx, n);
  });
if (dialectOf(db) === 'postgres') await sql`ANALYZE`.execute(db);
await close();
