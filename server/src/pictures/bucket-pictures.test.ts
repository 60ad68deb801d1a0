import { createBucket } from '@weaversworld/deploy/store';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { type S3Server, startS3Server } from '../../../scripts/s3-server.ts';
import {
  createVisitor,
  type ListeningServer,
  startListeningServer,
  type TestVisitor,
  until,
} from '../testing/listening-server.ts';

import { createBucketPictures, sweepBucket } from './bucket-pictures.ts';
import { decodePicture, svgFile } from './picture-store.ts';

const HOUR_MS = 3_600_000;

let s3: S3Server;
let server: ListeningServer;
let owner: TestVisitor;
beforeAll(async () => {
  s3 = await startS3Server();
  server = await startListeningServer({
    PICTURES_BUCKET_URL: s3.settings.url,
    PICTURES_BUCKET_REGION: s3.settings.region,
    PICTURES_BUCKET_KEY_ID: s3.settings.keyId,
    PICTURES_BUCKET_SECRET: s3.settings.secret,
  });
  owner = createVisitor(server.origin);
});
afterAll(async () => {
  await server.close();
  await s3.close();
});

const storyWithPage = async () => {
  const id = await owner.makeStory();
  await owner.call('POST', `/stories/${id}/pages/`);
  const { body } = await until(
    () => owner.call('GET', `/stories/${id}/`),
    ({ body: { pages } }) => pages[0]?.image_status === 'completed',
    20_000,
  );
  return { id, page: body.pages[0] as { id: number; permanent_image_url: string } };
};
const sweep = (now = Date.now()) =>
  sweepBucket({ db: server.db, bucket: createBucket(s3.settings), now: () => now });

it('pictures are in the bucket and not in the database, and are served, counted and exported from it', async () => {
  const { id, page } = await storyWithPage();
  const [row] = await server.db
    .selectFrom('page_pictures')
    .selectAll()
    .where('page_id', '=', page.id)
    .execute();
  expect(row).toMatchObject({ data: null, type: 'image/svg+xml', encoding: 'br' });
  const object = s3.objects.get(`/stories/test/${row?.object_key}`);
  expect(object?.bytes.length).toBe(row?.bytes);
  expect(await (await owner.fetch(page.permanent_image_url)).text()).toMatch(/^<svg/);
  const story = await server.db.selectFrom('stories').select('bytes').where('id', '=', id).executeTakeFirst();
  expect(story?.bytes).toBeGreaterThan(row?.bytes ?? 0);
  expect(await server.db.selectFrom('deleted_objects').selectAll().execute()).toEqual([]);
});

it('the object of a deleted page is deleted, however the page was deleted', async () => {
  const { id, page } = await storyWithPage();
  const [row] = await server.db
    .selectFrom('page_pictures')
    .selectAll()
    .where('page_id', '=', page.id)
    .execute();
  const path = `/stories/test/${row?.object_key}`;
  expect(s3.objects.has(path)).toBe(true);
  // By cascade, as an account, a child profile or a guest is deleted.
  await server.db.deleteFrom('stories').where('id', '=', id).execute();
  s3.state.refuse = 'SlowDown';
  await expect(sweep()).rejects.toThrow(/refuses to delete an object/);
  s3.state.refuse = null;
  expect(await sweep()).toBe(1);
  expect(s3.objects.has(path)).toBe(false);
  expect(await sweep()).toBe(0);
});

it('an upload that no page refers to is deleted after an hour, and one that a page refers to is kept', async () => {
  const { page } = await storyWithPage();
  const pictures = createBucketPictures({
    db: server.db,
    bucket: createBucket(s3.settings),
    now: () => Date.now(),
  });
  const before = s3.objects.size;
  await pictures.put(svgFile('<svg>lost</svg>'));
  const kept = await pictures.put(svgFile('<svg>kept</svg>'));
  await server.db.transaction().execute((trx) => pictures.attach(trx, page.id, kept));
  expect(s3.objects.size).toBe(before + 2);
  // The first picture of the page was replaced.
  expect(await sweep()).toBe(1);
  expect(await sweep(Date.now() + 2 * HOUR_MS)).toBe(1);
  expect(s3.objects.size).toBe(before);
  const picture = await pictures.get(page.id);
  expect(picture && String(await decodePicture(picture))).toBe('<svg>kept</svg>');
});

it('a picture that was stored in the database before is read from it', async () => {
  const { page } = await storyWithPage();
  await server.db
    .updateTable('page_pictures')
    .set({ data: Buffer.from('png'), object_key: null, type: 'image/png', encoding: null, bytes: 3 })
    .where('page_id', '=', page.id)
    .execute();
  const response = await owner.fetch(page.permanent_image_url);
  expect([response.headers.get('content-type'), await response.text()]).toEqual(['image/png', 'png']);
});

it('a page whose picture cannot be uploaded keeps its text, and gets its picture when the bucket is back', async () => {
  const id = await owner.makeStory();
  s3.state.refuse = 'AccessDenied';
  await owner.call('POST', `/stories/${id}/pages/`);
  const read = () => owner.call('GET', `/stories/${id}/`);
  const failed = await until(read, ({ body: { pages } }) => pages[0]?.image_status === 'failed', 20_000);
  expect(failed.body.pages[0].text).not.toBe('');
  s3.state.refuse = null;
  await until(read, ({ body: { pages } }) => pages[0]?.image_status === 'completed', 20_000);
});
