import { createHash } from 'node:crypto';
import type { FastifyInstance } from 'fastify';
import { drawPortrait } from '../illustrator/index.ts';
import { CastMember } from '../storyteller/plan.ts';
import { ownCharacter, UNKNOWN_CHARACTER } from './characters.ts';
import { pathId } from './ids.ts';
import { sendPicture } from './pictures.ts';
import type { World } from './world.ts';

/** GET /characters/{id}/portrait/: the character as it will look in its stories, for its family only. */
export const portraitRoute = (app: FastifyInstance, world: World): void => {
  app.get('/characters/:id/portrait/', async (request, reply) => {
    const row = await ownCharacter(world, request.visitor, pathId(request.params, UNKNOWN_CHARACTER));
    const portrait = drawPortrait(CastMember.parse({ ...row, id: String(row.id) }));
    const etag = `"${createHash('sha256').update(portrait).digest('base64url').slice(0, 22)}"`;
    reply.header('etag', etag);
    if (request.headers['if-none-match'] === etag)
      return reply.code(304).header('cache-control', 'private, no-cache').send();
    return sendPicture(reply, portrait, 'private, no-cache');
  });
};
