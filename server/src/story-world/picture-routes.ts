import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { z } from 'zod';
import { isNotModified, sendNotModified } from '../http/conditional-request.ts';
import { negotiateEncoding } from '../http/encoded-body.ts';
import { HttpError } from '../http/http-error.ts';
import { decodePicture } from '../pictures/picture-store.ts';
import { canRead } from './access.ts';
import { pathId, readId } from './ids.ts';
import { NO_ACCESS } from './owner.ts';
import type { StoryWorldDeps } from './story-world-deps.ts';

const PICTURE_NOT_FOUND = 'Picture not found';
const SVG = 'image/svg+xml';
const NOT_READY = 'This picture is not ready yet';

/** Documents a response that is an SVG picture. */
export const svgResponse = { content: { 'image/svg+xml': { schema: z.string() } } };

/** Documents a response that is the picture of a page. */
const pictureResponse = {
  content: Object.fromEntries(
    ['image/svg+xml', 'image/png', 'image/jpeg', 'image/webp'].map((type) => [type, { schema: z.string() }]),
  ),
};

const readPicture = async (deps: StoryWorldDeps, pageId: number) => {
  const row = await deps.db
    .selectFrom('pages')
    .innerJoin('stories', 'stories.id', 'pages.story_id')
    .leftJoin('child_profiles', 'child_profiles.id', 'stories.profile_id')
    .select([
      'pages.id as page_id',
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

/** Sends a picture with a policy that prevents scripts and loading when it is opened as a document. */
const sendImage = (
  reply: FastifyReply,
  { type, data }: { type: string; data: string | Buffer },
  cacheControl: string,
): FastifyReply =>
  reply
    .header('content-type', type === SVG ? `${SVG}; charset=utf-8` : type)
    .header('content-security-policy', "default-src 'none'; style-src 'unsafe-inline'; sandbox")
    .header('x-content-type-options', 'nosniff')
    .header('cache-control', cacheControl)
    .send(data);

/** Sends an SVG that was drawn just now. */
export const sendSvg = (reply: FastifyReply, svg: string, cacheControl: string): FastifyReply =>
  sendImage(reply, { type: SVG, data: svg }, cacheControl);

/**
 * Sends the picture of a page as it is stored, or decompressed to a browser that does not accept Brotli (over plain http
 * most do not). Its key is its ETag: a picture never changes.
 */
const sendPicture = async (
  { pictures }: StoryWorldDeps,
  request: FastifyRequest,
  reply: FastifyReply,
  { pageId, key, cacheControl }: { pageId: number; key: string; cacheControl: string },
): Promise<FastifyReply> => {
  const etag = `W/"${key}"`;
  if (isNotModified(request, etag)) return sendNotModified(reply.header('cache-control', cacheControl), etag);
  const picture = await pictures.get(pageId);
  if (picture === null) throw new HttpError(404, NOT_READY);
  reply.header('etag', etag).header('vary', 'Accept-Encoding');
  const { type, encoding } = picture;
  if (encoding !== null && negotiateEncoding(request) !== encoding)
    return sendImage(reply, { type, data: await decodePicture(picture) }, cacheControl);
  if (encoding !== null) reply.header('content-encoding', encoding);
  return sendImage(reply, picture, cacheControl);
};

/** GET /pages/{id}/image/: the picture of a page, for visitors who may read its story. */
export const registerPageImageRoute = (app: FastifyInstance, deps: StoryWorldDeps): void => {
  app.get(
    '/pages/:id/image/',
    { schema: { summary: 'Read the picture of a page', response: { 200: pictureResponse, 304: z.null() } } },
    async (request, reply) => {
      const row = await readPicture(deps, pathId(request.params, PICTURE_NOT_FOUND));
      if (!canRead(request.visitor, row)) throw new HttpError(403, NO_ACCESS);
      if (row.picture_key === null) throw new HttpError(404, NOT_READY);
      const { page_id: pageId, picture_key: key } = row;
      return sendPicture(deps, request, reply, { pageId, key, cacheControl: 'no-store' });
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
    {
      schema: {
        summary: 'Read a picture by its permanent URL',
        response: { 200: pictureResponse, 304: z.null() },
      },
    },
    async (request: FastifyRequest, reply) => {
      const name = (request.params as { name: string }).name;
      const [, id, key] = /^(\d{1,16})-([\w-]{22})\.svg$/.exec(name) ?? [];
      const row = await readPicture(deps, readId(id) ?? 0);
      // Site paths are served without reading the session, so it is read here.
      const visitor = await deps.sessions.readVisitor(request.headers.cookie);
      if (row.picture_key === null || row.picture_key !== key || !canRead(visitor, row))
        throw new HttpError(404, PICTURE_NOT_FOUND);
      return sendPicture(deps, request, reply, {
        pageId: row.page_id,
        key,
        cacheControl: row.is_public === 1 ? 'private, max-age=31536000, immutable' : 'no-store',
      });
    },
  );
};
