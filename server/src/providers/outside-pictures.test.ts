import { afterEach, describe, expect, it } from 'vitest';
import { BLANK_CARD as BLANK, middleColour } from '../testing/middle-colour.ts';
import {
  beginStory,
  completedPages,
  nextPage,
  type OutsideProduct,
  pictureTypeOf,
  startOutsideProduct,
} from './testing/outside-family.ts';
import { JPEG, PNG, WEBP } from './testing/sample-pictures.ts';
import { type Respond, sendJson } from './testing/test-service.ts';

const GENERATE = '/images/generations';
const EDIT = '/images/edits';
const SVG = 'image/svg+xml; charset=utf-8';

let product: OutsideProduct;
const start = async (env: Record<string, string> = {}, base64 = PNG) => {
  product = await startOutsideProduct({
    PICTURE_AI_URL: 'SERVICE',
    PICTURE_AI_MODEL: 'test-painter',
    ...env,
  });
  const paint: Respond = (_request, response) => sendJson(response, { data: [{ b64_json: base64 }] });
  for (const path of [GENERATE, EDIT]) product.service.on(path, paint);
  return product;
};
afterEach(() => product.close());

/** A story of `pages` pages, with its pictures. */
const read = async (pages: number, consent = true) => {
  const child = await product.family('Leopoldina', consent);
  const story = await beginStory(child);
  for (let i = 0; i < pages; i += 1) await nextPage(child, story);
  const made = await completedPages(child, story, pages);
  return { child, story, made, types: await Promise.all(made.map((page) => pictureTypeOf(child, page))) };
};
const asked = (path: string) => product.service.requests.filter((request) => request.path === path);

describe('pictures by an outside service', () => {
  it('are kept as they came, behind the same address and the same access rule', async () => {
    await start();
    const { child, story, made, types } = await read(2);
    expect(types).toEqual(['image/png', 'image/png']);
    const url = made[0]?.permanent_image_url ?? '';
    const { raw } = await child.get(url);
    expect(raw.rawPayload.toString('base64')).toBe(PNG);
    expect((await product.server.client().get(url)).status).toBe(404);
    const state = (await child.get('/accounts/api/outside-services/')).body;
    expect(state.stories).toMatchObject([
      { id: story, painted: 2, illustrator: 'a service on our own computer, test-painter' },
    ]);
    const exported = (await child.get('/accounts/api/export/')).body;
    expect(exported.child_profiles[0].stories[0].pages[0].picture).toBe(`data:image/png;base64,${PNG}`);
    expect(exported.child_profiles[0].stories[0].painted_by).toMatch(/test-painter/);
  });

  it('are edited from the embedded drawing, later pages also by the look of page 1', async () => {
    await start({ PICTURE_AI_MODE: 'edit' }, JPEG);
    const { types } = await read(2);
    expect(types).toEqual(['image/jpeg', 'image/jpeg']);
    const files = asked(EDIT).map(({ body }) => body.toString('latin1').match(/filename="[\w.-]+"/g));
    expect(files[0]).toEqual(['filename="drawing.png"']);
    expect(files[1]).toEqual(['filename="drawing.png"', 'filename="page-1.jpeg"']);
  });

  it('are exported as nobody’s when none was painted', async () => {
    await start();
    product.service.on(GENERATE, (_request, response) => sendJson(response, {}, 500));
    const { child } = await read(1);
    const [story] = (await child.get('/accounts/api/export/')).body.child_profiles[0].stories;
    expect(story.told_by).toMatch(/test-writer/);
    expect(story.painted_by ?? null).toBeNull();
  });

  it('are for nobody without consent', async () => {
    await start();
    expect((await read(1, false)).types).toEqual([SVG]);
    expect(product.service.requests).toEqual([]);
  });

  it('do not leave when consent is withdrawn while they wait for their turn, and are not used when it is withdrawn meanwhile', async () => {
    await start({ AI_AT_ONCE: '1' });
    const child = await product.family();
    const story = await beginStory(child);
    let answer = () => {};
    product.service.on(GENERATE, (_request, response) => {
      answer = () => sendJson(response, { data: [{ b64_json: PNG }] });
    });
    for (let i = 0; i < 3; i += 1) await nextPage(child, story);
    const begun = () => product.server.deps.db.selectFrom('page_paintings').selectAll().execute();
    await expect.poll(() => asked(GENERATE).length).toBe(1);
    await expect.poll(async () => (await begun()).length).toBe(3);
    await child.put(`/accounts/api/outside-services/${child.profileId}/`, { allowed: false });
    answer();
    const made = await completedPages(child, story, 3);
    expect(await Promise.all(made.map((page) => pictureTypeOf(child, page)))).toEqual([SVG, SVG, SVG]);
    expect(asked(GENERATE)).toHaveLength(1);
    const usage = await product.server.deps.db.selectFrom('service_usage').select('pictures').execute();
    expect(usage).toEqual([{ pictures: 1 }]);
  });

  it.each([
    ['fails', (_request, response) => sendJson(response, {}, 500)],
    [
      'blocks every prompt',
      (_request, response) => sendJson(response, { error: { code: 'moderation_blocked' } }, 400),
    ],
    [
      'names a URL',
      (_request, response) => sendJson(response, { data: [{ url: 'http://127.0.0.1:1/x.png' }] }),
    ],
    ['sends no picture', (_request, response) => sendJson(response, { data: [{ b64_json: 'QUJD' }] })],
    ['never answers', () => undefined],
  ] as [string, Respond][])(
    'are drawn by the embedded illustrator when the service %s',
    async (_name, respond) => {
      await start({ PICTURE_AI_WAIT_MS: '1000' });
      product.service.on(GENERATE, respond);
      expect((await read(1)).types).toEqual([SVG]);
      expect(asked(GENERATE).length).toBeLessThanOrEqual(2);
    },
  );

  it('are put off by a rate limit, and come later', async () => {
    await start();
    let limited = 2;
    product.service.on(GENERATE, (_request, response) => {
      if (limited-- > 0) sendJson(response, {}, 429, { 'retry-after': '0.05' });
      else sendJson(response, { data: [{ b64_json: PNG }] });
    });
    expect((await read(1)).types).toEqual(['image/png']);
    expect(asked(GENERATE)).toHaveLength(3);
    const usage = await product.server.deps.db.selectFrom('service_usage').select('pictures').execute();
    expect(usage).toEqual([{ pictures: 1 }]);
  });

  it('are as many as family and house may have on a day; the others are drawn', async () => {
    await start({ AI_PICTURES_PER_DAY: '2', AI_PICTURES_TOTAL_PER_DAY: '3' });
    expect((await read(3)).types.filter((type) => type === 'image/png')).toHaveLength(2);
    expect((await read(2)).types.filter((type) => type === 'image/png')).toHaveLength(1);
    expect(asked(GENERATE)).toHaveLength(3);
  });

  it('hold up neither texts nor the drawings of others', async () => {
    await start();
    const open: (() => void)[] = [];
    product.service.on(GENERATE, (_request, response) => {
      open.push(() => sendJson(response, { data: [{ b64_json: PNG }] }));
    });
    const child = await product.family();
    const story = await beginStory(child);
    for (let i = 0; i < 6; i += 1) await nextPage(child, story);
    await expect.poll(() => asked(GENERATE).length).toBe(2);
    const visitor = product.server.client();
    const other = await beginStory(visitor);
    await nextPage(visitor, other);
    await completedPages(visitor, other, 1);
    expect(asked(GENERATE)).toHaveLength(2);
    const timer = setInterval(() => open.shift()?.(), 10);
    await completedPages(child, story, 6);
    clearInterval(timer);
    expect(product.service.mostAtOnce()).toBe(2);
  });

  it('are not asked for again by a server that was stopped in the middle', async () => {
    await start();
    const child = await product.family();
    const story = await beginStory(child);
    await nextPage(child, story);
    const [page] = await completedPages(child, story, 1);
    const { db } = product.server.deps;
    const id = page?.id ?? 0;
    await db.updateTable('page_paintings').set({ outcome: 'asked' }).execute();
    await db
      .updateTable('pages')
      .set({ image_status: 'processing', picture_key: null })
      .where('id', '=', id)
      .execute();
    await db
      .insertInto('page_jobs')
      .values({ page_id: id, stage: 'picture', attempts: 0, due_at: 0, lease_token: null, lease_until: null })
      .execute();
    const state = () =>
      db.selectFrom('pages').select('image_status').where('id', '=', id).executeTakeFirstOrThrow();
    await expect.poll(async () => (await state()).image_status).toBe('completed');
    const { headers } = await child.get(`/weaversworld/api/pages/${id}/image/`);
    expect(headers['content-type']).toBe(SVG);
    expect(asked(GENERATE)).toHaveLength(1);
  });

  it('that a moderation service flags, or cannot judge, are replaced by drawings', async () => {
    await start({ CHECK_AI_URL: 'SERVICE', CHECK_AI_MODEL: 'checker' });
    const judge = (answer: unknown, status = 200) =>
      product.service.on('/moderations', ({ json }, response) =>
        typeof json?.input === 'string'
          ? sendJson(response, { results: [{ flagged: false }] })
          : sendJson(response, answer, status),
      );
    judge({ results: [{ flagged: true }] });
    expect((await read(1)).types).toEqual([SVG]);
    judge({}, 500);
    expect((await read(1)).types).toEqual([SVG]);
    // It was paid for: it is not painted again because the checker wants to be asked later.
    const painted = asked(GENERATE).length;
    judge({}, 429);
    expect((await read(1)).types).toEqual([SVG]);
    expect(asked(GENERATE)).toHaveLength(painted + 1);
    judge({ results: [{ flagged: false }] });
    expect((await read(1)).types).toEqual(['image/png']);
  });

  it('are on the card of a shared story, in every format', async () => {
    for (const base64 of [PNG, JPEG, WEBP]) {
      await start({}, base64);
      const { child, story } = await read(1);
      const { body } = await child.post(`/weaversworld/api/stories/${story}/toggle-sharing/`, {});
      const token = String(body.share_url).split('/').at(-1);
      const { status, raw } = await product.server.client().get(`/s/${token}/card.png`);
      expect(status).toBe(200);
      // WebP, which the renderer leaves blank, is replaced by the embedded drawing; the others are red.
      const [red = 0, green = 0] = middleColour(raw.rawPayload);
      expect(red > 150 && green < 80).toBe(base64 !== WEBP);
      expect(middleColour(raw.rawPayload)).not.toEqual(BLANK);
      if (base64 !== WEBP) await product.close();
    }
  });
});
