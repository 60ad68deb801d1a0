import { HelpOffer, Id, PagePatch, ShareToggle, StoryInput, StoryState } from '@weaversworld/shared/contract';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import { z } from 'zod';
import { publicOrigin } from '../accounts/request-origin.ts';
import { offeredHelp } from '../help-lines/offered-help.ts';
import { HttpError } from '../http/http-error.ts';
import { canRead } from './access.ts';
import { CardQuery, readCardRange } from './card-query.ts';
import { clearShareLink } from './housekeeping.ts';
import { createStoryOnce, readIdempotencyKey } from './idempotency-key.ts';
import { pathId, randomKey, readId, withFreeId } from './ids.ts';
import { insertStory } from './insert-story.ts';
import { NO_ACCESS, ownStoryInPath, resolveOwner, STORY_NOT_FOUND } from './owner.ts';
import { createPage, readPageNumber } from './pages.ts';
import { svgResponse } from './picture-routes.ts';
import type { Portraits } from './portraits.ts';
import { CreateHeaders, ProfileHeader, parseTypedBody, StoryBody } from './request-bodies.ts';
import { restoreStory } from './restore-story.ts';
import { createCardSender, createListSender, createStorySender } from './send-stories.ts';
import { appendEvent, updateStory } from './story-events.ts';
import { pageJson, readStoredCast, readStory, selectStories, shareUrl, storyJsonFor } from './story-json.ts';
import type { StoryWorldDeps } from './story-world-deps.ts';

/** Like `ensureRoom`, but whoever may not write in the story gets 404 or 403 first. The transaction of the page checks it anyway. */
const ensureRoomForPage = async (deps: StoryWorldDeps, request: FastifyRequest): Promise<void> => {
  try {
    await deps.quota.ensureRoom(request.visitor);
  } catch (error) {
    await ownStoryInPath(deps, request);
    throw error;
  }
};

/** The routes of /stories/ and /story/{id}/state/. */
export const registerStoryRoutes = (
  app: FastifyInstance,
  deps: StoryWorldDeps,
  portraits: Portraits,
): void => {
  const sendStory = createStorySender(deps);
  const sendCards = createCardSender(deps);
  const sendList = createListSender(deps);
  app.get(
    '/stories/',
    {
      schema: {
        summary:
          'List the stories of the owner, newest first; with `fields=card` in parts, and with what a shelf shows',
        headers: ProfileHeader,
        querystring: CardQuery,
        response: { 200: z.array(StoryState), 304: z.null() },
      },
    },
    async (request, reply) => {
      const range = readCardRange(request.query, request.headers.accept);
      reply.header('vary', 'Accept, Accept-Encoding');
      if (range !== null) return sendCards(request, reply, range);
      return sendList(request, reply);
    },
  );
  app.get(
    '/stories/:id/',
    { schema: { summary: 'Read a story', response: { 200: StoryState, 304: z.null() } } },
    sendStory,
  );
  app.get(
    '/story/:id/state/',
    { schema: { summary: 'Read a story', response: { 200: StoryState, 304: z.null() } } },
    sendStory,
  );

  /** The character as it was when the story began, for whoever may read the story. */
  app.get(
    '/stories/:id/cast/:position/',
    {
      schema: {
        summary: 'Draw a character of a story, waving; the first one has position 1',
        response: { 200: svgResponse, 304: z.null() },
      },
    },
    async (request, reply) => {
      const storyId = pathId(request.params, STORY_NOT_FOUND);
      const story = await selectStories(deps.db).where('stories.id', '=', storyId).executeTakeFirst();
      if (story === undefined || story.deleted_at !== null) throw new HttpError(404, STORY_NOT_FOUND);
      if (!canRead(request.visitor, story)) throw new HttpError(403, NO_ACCESS);
      const position = readId((request.params as { position: string }).position) ?? 0;
      const member = readStoredCast(story)[position - 1];
      if (member === undefined) throw new HttpError(404, 'This story has no such character');
      const cacheControl = 'private, max-age=86400';
      return portraits.send(request, reply, member, { whole: true, bare: true, pose: 'wave', cacheControl });
    },
  );

  app.post(
    '/stories/',
    {
      schema: {
        summary: 'Create a story',
        headers: CreateHeaders,
        body: StoryInput,
        response: { 201: StoryState.extend({ support: HelpOffer.optional() }) },
      },
      ...deps.writeLimits.hooks('stories'),
    },
    async (request, reply) => {
      const body = await parseTypedBody(StoryBody, request.body, deps.secondOpinion);
      const owner = await resolveOwner(deps, request, reply, 'stories');
      await deps.quota.ensureRoom(request.visitor);
      const key = readIdempotencyKey(request.headers['idempotency-key']);
      const id = await withFreeId('stories', () =>
        createStoryOnce(deps.db, owner, key, {
          create: (trx) => insertStory(trx, deps, owner, body, key),
          read: async (_, id) => id,
        }),
      );
      const found = await readStory(deps.db, id);
      if (found === undefined) throw new HttpError(404, STORY_NOT_FOUND);
      return reply.code(201).send({
        ...storyJsonFor(found.story, found.pages, true, publicOrigin(request, deps.config)),
        ...offeredHelp(request, deps.config.SUPPORT_REGION, [body.title, body.theme, body.desired_ending]),
      });
    },
  );

  app.post(
    '/stories/:id/pages/',
    {
      schema: {
        summary: 'Start writing the next page',
        headers: z.object({ 'x-page-number': z.string().optional() }),
        response: { 202: PagePatch },
      },
      ...deps.writeLimits.hooks('pages', 'batched'),
    },
    async (request, reply) => {
      const storyId = pathId(request.params, STORY_NOT_FOUND);
      await ensureRoomForPage(deps, request);
      const requested = readPageNumber(request.headers['x-page-number']);
      const page = await createPage(deps, storyId, { visitor: request.visitor, requested });
      return reply.code(202).send(pageJson(page));
    },
  );

  /** A deleted story can be restored for STORY_UNDO_MINUTES, then housekeeping deletes it. */
  app.delete(
    '/stories/:id/',
    {
      schema: {
        summary: 'Delete a story',
        response: { 200: z.object({ id: Id, restorable_until: z.iso.datetime() }) },
      },
      ...deps.writeLimits.hooks('changes'),
    },
    async (request) => {
      const story = await ownStoryInPath(deps, request);
      const now = deps.now();
      await updateStory(deps, story.id, async (trx) => {
        await trx.updateTable('stories').set({ deleted_at: now }).where('id', '=', story.id).execute();
        // Restoring takes back the deletion only.
        await clearShareLink(trx).where('id', '=', story.id).where('is_public', '=', 0).execute();
        await appendEvent(trx, story.id, { type: 'story_left' }, now);
      });
      const until = new Date(now + deps.config.STORY_UNDO_MINUTES * 60_000);
      return { id: story.id, restorable_until: until.toISOString() };
    },
  );

  app.post(
    '/stories/:id/restore/',
    {
      schema: {
        summary: 'Restore a deleted story, or the link of one that was made private',
        response: { 200: StoryState },
      },
      ...deps.writeLimits.hooks('changes'),
    },
    async (request, reply) => {
      await restoreStory(deps, request, pathId(request.params, STORY_NOT_FOUND));
      return sendStory(request, reply);
    },
  );

  /**
   * Owner only. Each time the story becomes public it gets a new link. One that is made private keeps its link, which then
   * opens nothing, for the undo time: /restore/ brings it back.
   */
  app.post(
    '/stories/:id/toggle-sharing/',
    {
      schema: { summary: 'Share a story, or stop sharing it', response: { 200: ShareToggle } },
      ...deps.writeLimits.hooks('changes'),
    },
    async (request) => {
      const { id } = await ownStoryInPath(deps, request);
      const origin = publicOrigin(request, deps.config);
      const share_token = await updateStory(deps, id, async (trx) => {
        const before = await trx
          .selectFrom('stories')
          .select('is_public')
          .where('id', '=', id)
          .executeTakeFirstOrThrow();
        const token = before.is_public === 1 ? null : randomKey();
        const change =
          token === null
            ? { is_public: 0, unshared_at: deps.now() }
            : { is_public: 1, unshared_at: null, share_token: token };
        await trx.updateTable('stories').set(change).where('id', '=', id).execute();
        await appendEvent(trx, id, { type: 'story_update' }, deps.now());
        return token;
      });
      const is_public = share_token !== null;
      return { id, is_public, share_url: shareUrl({ is_public: Number(is_public), share_token }, origin) };
    },
  );
};
