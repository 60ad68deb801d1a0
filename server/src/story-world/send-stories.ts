import type { FastifyReply, FastifyRequest } from 'fastify';
import { publicOrigin } from '../accounts/request-origin.ts';
import { isNotModified, sendNotModified } from '../http/conditional-request.ts';
import { MIN_COMPRESSED_BYTES, sendEncoded } from '../http/encoded-body.ts';
import { HttpError } from '../http/http-error.ts';
import { canRead, isOwner } from './access.ts';
import { pathId } from './ids.ts';
import { listStories } from './list-stories.ts';
import type { CardRange } from './list-version.ts';
import { NO_ACCESS, STORY_NOT_FOUND } from './owner.ts';
import { createRenderedStories } from './rendered-stories.ts';
import { createStoryCards } from './story-cards.ts';
import type { StoryWorldDeps } from './story-world-deps.ts';

const JSON_TYPE = 'application/json; charset=utf-8';

/**
 * Sends a story to whoever may read it. A client that names the ETag of the present version gets 304, without the story
 * being read or rendered.
 */
export const createStorySender = (deps: StoryWorldDeps) => {
  const renderedStories = createRenderedStories(deps.db);
  return async (request: FastifyRequest, reply: FastifyReply): Promise<FastifyReply> => {
    const storyId = pathId(request.params, STORY_NOT_FOUND);
    for (;;) {
      const head = await renderedStories.head(storyId);
      if (head === undefined || head.deleted_at !== null) throw new HttpError(404, STORY_NOT_FOUND);
      if (!canRead(request.visitor, head)) throw new HttpError(403, NO_ACCESS);
      const owner = isOwner(request.visitor, head);
      const etag = renderedStories.etag(head, owner);
      if (isNotModified(request, etag)) return sendNotModified(reply, etag);
      const body = await renderedStories.body(storyId, head, owner, publicOrigin(request, deps.config));
      // The story changed after its head was read: access is decided anew.
      if (body === undefined) continue;
      reply.type(JSON_TYPE).header('etag', etag).header('vary', 'Accept-Encoding');
      return sendEncoded(request, reply, body, MIN_COMPRESSED_BYTES);
    }
  };
};

/** Sends a part of the shelf of the request's owner. */
export const createCardSender = (deps: StoryWorldDeps) => {
  const storyCards = createStoryCards(deps.db);
  return async (request: FastifyRequest, reply: FastifyReply, range: CardRange): Promise<FastifyReply> => {
    const owner = await deps.sessions.findOwner(request);
    if (owner === null) return reply.type(JSON_TYPE).send('[]');
    const { etag, body } = await storyCards(owner, range, (one) => isNotModified(request, one));
    if (body === null) return sendNotModified(reply, etag);
    reply.type(JSON_TYPE).header('etag', etag);
    return sendEncoded(request, reply, body, MIN_COMPRESSED_BYTES);
  };
};

/** Sends all stories of the request's owner, whole. */
export const createListSender =
  (deps: StoryWorldDeps) =>
  async (request: FastifyRequest, reply: FastifyReply): Promise<FastifyReply> => {
    const owner = await deps.sessions.findOwner(request);
    if (owner === null) return reply.type(JSON_TYPE).send('[]');
    const origin = publicOrigin(request, deps.config);
    const { etag, body } = await listStories(deps.db, owner, origin, (one) => isNotModified(request, one));
    if (body === null) return sendNotModified(reply, etag);
    return reply.type(JSON_TYPE).header('etag', etag).send(body);
  };
