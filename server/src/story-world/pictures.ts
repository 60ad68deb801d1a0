import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { Refusal } from '../context.ts';
import { mayRead } from './access.ts';
import { pathId, readId } from './ids.ts';
import { NO_ACCESS } from './owner.ts';
import type { World } from './world.ts';

const UNKNOWN = 'Picture not found';

const readPicture = async (world: World, pageId: number) => {
  const row = await world.db
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
  if (row === undefined || row.deleted_at !== null) throw new Refusal(404, UNKNOWN);
  return row;
};

/** A drawing is shown, never run: opened by itself it may load nothing and has no origin. */
export const sendPicture = (reply: FastifyReply, picture: string | null, caching: string) => {
  if (picture === null) throw new Refusal(404, 'This picture is not ready yet');
  return reply
    .header('content-type', 'image/svg+xml; charset=utf-8')
    .header('content-security-policy', "default-src 'none'; style-src 'unsafe-inline'; sandbox")
    .header('x-content-type-options', 'nosniff')
    .header('cache-control', caching)
    .send(picture);
};

/** GET /pages/{id}/image/: the picture of a page whose story this visitor may read. */
export const pageImageRoute = (app: FastifyInstance, world: World): void => {
  app.get('/pages/:id/image/', async (request, reply) => {
    const row = await readPicture(world, pathId(request.params, UNKNOWN));
    if (!mayRead(request.visitor, row)) throw new Refusal(403, NO_ACCESS);
    return sendPicture(reply, row.picture_key === null ? null : row.picture, 'no-store');
  });
};

/**
 * GET /weaversworld/pictures/{page}-{key}.svg: the permanent address. Its key can't be guessed, and the story's
 * access still holds; a browser that was shown it may keep it, shared caches may not.
 */
export const permanentPictureRoute = (app: FastifyInstance, world: World): void => {
  app.get('/weaversworld/pictures/:name', async (request: FastifyRequest, reply) => {
    const name = (request.params as { name: string }).name;
    const [, id, key] = /^(\d{1,16})-([\w-]{22})\.svg$/.exec(name) ?? [];
    const row = await readPicture(world, readId(id) ?? 0);
    // Pages and files are served without a session; this one asks for it.
    const visitor = await world.sessions.read(request.headers.cookie);
    if (row.picture_key === null || row.picture_key !== key || !mayRead(visitor, row))
      throw new Refusal(404, UNKNOWN);
    return sendPicture(reply, row.picture, 'private, max-age=31536000, immutable');
  });
};
