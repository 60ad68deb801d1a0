import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { z } from 'zod';
import { HttpError } from '../http/http-error.ts';
import { canRead } from './access.ts';
import { pathId, readId } from './ids.ts';
import { NO_ACCESS } from './owner.ts';
import type { StoryWorldDeps } from './story-world-deps.ts';

const PICTURE_NOT_FOUND = 'Picture not found';

/** Documents a response that is an SVG picture. */
export const svgResponse = { content: { 'image/svg+xml': { schema: z.string() } } };

const readPicture = async (deps: StoryWorldDeps, pageId: number) => {
  const row = await deps.db
    .selectFrom('pages')
    .innerJoin('stories', 'stories.id', 'pages.story_id')
    .leftJoin('child_profiles', 'child_profiles.id', 'stories.profile_id')
    .select([
      'pages.picture',
      'pages.picture_key',
      'stories.anonymous_id',
      'stories.is_public',
      'stories.deleted_at',
      'child_profiles.user_id as owner_user_id',
    ])
    .where('pages.id', '=', pageId)
    .executeTakeFirst();
  if (row === undefined || row.deleted_at !== null) throw new HttpError(404, PICTURE_NOT_FOUND);
  return row;
};

/** Sends an SVG with a policy that prevents scripts and loading when it is opened as a document. */
export const sendPicture = (reply: FastifyReply, picture: string | null, cacheControl: string) => {
  if (picture === null) throw new HttpError(404, 'This picture is not ready yet');
  return reply
    .header('content-type', 'image/svg+xml; charset=utf-8')
    .header('content-security-policy', "default-src 'none'; style-src 'unsafe-inline'; sandbox")
    .header('x-content-type-options', 'nosniff')
    .header('cache-control', cacheControl)
    .send(picture);
};

/** GET /pages/{id}/image/: the picture of a page, for visitors who may read its story. */
export const registerPageImageRoute = (app: FastifyInstance, deps: StoryWorldDeps): void => {
  app.get(
    '/pages/:id/image/',
    { schema: { summary: 'Read the picture of a page', response: { 200: svgResponse } } },
    async (request, reply) => {
      const row = await readPicture(deps, pathId(request.params, PICTURE_NOT_FOUND));
      if (!canRead(request.visitor, row)) throw new HttpError(403, NO_ACCESS);
      return sendPicture(reply, row.picture_key === null ? null : row.picture, 'no-store');
    },
  );
};

/**
 * GET /weaversworld/pictures/{page}-{key}.svg: the permanent URL. Its key can't be guessed, and the visitor must be
 * allowed to read the story. Browsers may keep the picture of a public story; of a private one nothing may be left on the
 * disk after logout, and over plain http only `no-store` ensures that.
 */
export const registerPictureRoute = (app: FastifyInstance, deps: StoryWorldDeps): void => {
  app.get(
    '/weaversworld/pictures/:name',
    { schema: { summary: 'Read a picture by its permanent URL', response: { 200: svgResponse } } },
    async (request: FastifyRequest, reply) => {
      const name = (request.params as { name: string }).name;
      const [, id, key] = /^(\d{1,16})-([\w-]{22})\.svg$/.exec(name) ?? [];
      const row = await readPicture(deps, readId(id) ?? 0);
      // Site paths are served without reading the session, so it is read here.
      const visitor = await deps.sessions.readVisitor(request.headers.cookie);
      if (row.picture_key === null || row.picture_key !== key || !canRead(visitor, row))
        throw new HttpError(404, PICTURE_NOT_FOUND);
      return sendPicture(
        reply,
        row.picture,
        row.is_public === 1 ? 'private, max-age=31536000, immutable' : 'no-store',
      );
    },
  );
};
