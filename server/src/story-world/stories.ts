import { LIMITS } from '@weaversworld/shared/contract';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import { publicOrigin } from '../accounts/origin.ts';
import { type Owner, Refusal } from '../context.ts';
import type { Db } from '../db/open.ts';
import type { CastMember } from '../storyteller/plan.ts';
import { mayRead, owns } from './access.ts';
import { newEpoch, record } from './events.ts';
import { pathId, randomKey, readId } from './ids.ts';
import { readBody, StoryBody } from './input.ts';
import { makeOnce, requestKey } from './made-once.ts';
import { makerOf, NO_ACCESS, ownedBy, ownerColumns, ownStory } from './owner.ts';
import { beginPage, wantedPage } from './pages.ts';
import { type PageRow, pageJson, readStory, selectPages, selectStories, storyJsonFor } from './story-json.ts';
import { changeStory, type World } from './world.ts';

const UNKNOWN = 'Story not found';
/** More than a family makes; keeps one visitor from filling the store. */
const MOST = 1000;

/** The owner's characters of these ids in this order, as the storyteller knows them. Throws 404. */
const readCast = async (db: Db, owner: Owner, ids: string[]): Promise<CastMember[]> => {
  const [column, equal, value] = ownedBy(owner);
  const rows = await db
    .selectFrom('characters')
    .select(['id', 'name', 'creature', 'description', 'pronouns'])
    .where(
      'id',
      'in',
      ids.map((id) => readId(id) ?? 0),
    )
    .where(column, equal, value)
    .where('deleted_at', 'is', null)
    .execute();
  return ids.map((id) => {
    const row = rows.find((one) => one.id === readId(id));
    if (row === undefined) throw new Refusal(404, 'One of these characters is not there any more');
    return { ...row, id: String(row.id), pronouns: row.pronouns as CastMember['pronouns'] };
  });
};

const list = async (world: World, request: FastifyRequest) => {
  const owner = await world.sessions.owner(request);
  if (owner === null) return [];
  const [column, equal, value] = ownedBy(owner);
  const origin = publicOrigin(request, world.config);
  const { stories, pages } = await world.db.transaction().execute(async (trx) => ({
    stories: await selectStories(trx)
      .where(`stories.${column}`, equal, value)
      .where('stories.deleted_at', 'is', null)
      .orderBy('stories.id', 'desc')
      .execute(),
    pages: await selectPages(trx)
      .innerJoin('stories', 'stories.id', 'pages.story_id')
      .where(`stories.${column}`, equal, value)
      .where('stories.deleted_at', 'is', null)
      .execute(),
  }));
  const byStory = new Map<number, PageRow[]>(stories.map(({ id }) => [id, []]));
  for (const page of pages) byStory.get(page.story_id)?.push(page);
  return stories.map((story) => storyJsonFor(story, byStory.get(story.id) ?? [], true, origin));
};

const read = async (world: World, request: FastifyRequest) => {
  const found = await readStory(world.db, pathId(request.params, UNKNOWN));
  if (found === undefined || found.story.deleted_at !== null) throw new Refusal(404, UNKNOWN);
  const { story, pages } = found;
  if (!mayRead(request.visitor, story)) throw new Refusal(403, NO_ACCESS);
  return storyJsonFor(story, pages, owns(request.visitor, story), publicOrigin(request, world.config));
};

const create = async (
  trx: Db,
  world: World,
  owner: Owner,
  body: StoryBody,
  request_key: string | null,
): Promise<number> => {
  const cast = await readCast(trx, owner, body.characters);
  const [column, equal, value] = ownedBy(owner);
  const { count } = await trx
    .selectFrom('stories')
    .select((eb) => eb.fn.countAll<number>().as('count'))
    .where(column, equal, value)
    .where('deleted_at', 'is', null)
    .executeTakeFirstOrThrow();
  if (count >= MOST)
    throw new Refusal(400, 'The bookshelf is full. Please delete a story to make room for another.');
  const id = world.newId();
  await trx
    .insertInto('stories')
    .values({
      id,
      ...ownerColumns(owner),
      title: body.title,
      theme: body.theme,
      desired_ending: body.desired_ending,
      total_pages: LIMITS.totalPages,
      cast_json: JSON.stringify(cast),
      plan_json: null,
      plot: null,
      seed: randomKey(),
      is_public: 0,
      share_token: null,
      epoch: randomKey(),
      seq: 0,
      request_key,
      created_at: world.now(),
      deleted_at: null,
    })
    .execute();
  return id;
};

const restore = async (world: World, request: FastifyRequest, storyId: number): Promise<void> => {
  const story = await selectStories(world.db).where('stories.id', '=', storyId).executeTakeFirst();
  if (story === undefined || !owns(request.visitor, story)) throw new Refusal(404, UNKNOWN);
  const until = (story.deleted_at ?? 0) + world.config.STORY_UNDO_MINUTES * 60_000;
  if (story.deleted_at !== null && until < world.now())
    throw new Refusal(404, 'This story can no longer be brought back');
  if (story.deleted_at === null) return;
  await changeStory(world, storyId, async (trx) => {
    await trx.updateTable('stories').set({ deleted_at: null }).where('id', '=', storyId).execute();
    // Whoever left because of the deletion must not hear of it again: a new life of the log.
    await newEpoch(trx, storyId);
    const origin = publicOrigin(request, world.config);
    await record(trx, storyId, { type: 'story_update', origin }, world.now());
  });
};

/** The calls of /stories/ and /story/{id}/state/; sharing is next door. */
export const storyRoutes = (app: FastifyInstance, world: World): void => {
  app.get('/stories/', (request) => list(world, request));
  app.get('/stories/:id/', (request) => read(world, request));
  app.get('/story/:id/state/', (request) => read(world, request));

  app.post('/stories/', async (request, reply) => {
    const body = readBody(StoryBody, request.body);
    const owner = await makerOf(world, request, reply, 'stories');
    const key = requestKey(request.headers['idempotency-key']);
    const id = await makeOnce(world.db, 'stories', owner, key, (trx) => create(trx, world, owner, body, key));
    const found = await readStory(world.db, id);
    if (found === undefined) throw new Refusal(404, UNKNOWN);
    return reply
      .code(201)
      .send(storyJsonFor(found.story, found.pages, true, publicOrigin(request, world.config)));
  });

  app.post('/stories/:id/pages/', async (request, reply) => {
    const story = await ownStory(world, request.visitor, pathId(request.params, UNKNOWN));
    const wanted = wantedPage(request.headers['x-page-number']);
    return reply.code(202).send(pageJson(await beginPage(world, story.id, wanted)));
  });

  /** Deleted stories can be brought back for a while, then they are purged. */
  app.delete('/stories/:id/', async (request) => {
    const story = await ownStory(world, request.visitor, pathId(request.params, UNKNOWN));
    const now = world.now();
    await changeStory(world, story.id, async (trx) => {
      await trx.updateTable('stories').set({ deleted_at: now }).where('id', '=', story.id).execute();
      await record(trx, story.id, { type: 'story_left' }, now);
    });
    const until = new Date(now + world.config.STORY_UNDO_MINUTES * 60_000);
    return { id: story.id, restorable_until: until.toISOString() };
  });

  app.post('/stories/:id/restore/', async (request) => {
    await restore(world, request, pathId(request.params, UNKNOWN));
    return read(world, request);
  });
};
