import { createHash } from 'node:crypto';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { LRUCache } from 'lru-cache';
import { isNotModified } from '../http/conditional-request.ts';
import type { PortraitOptions } from '../illustrator/index.ts';
import type { CastMember } from '../storyteller/story-plan.ts';
import { sendSvg } from './picture-routes.ts';
import type { StoryEngine } from './story-provider.ts';

/** Portraits kept in memory, some 15 kB each: one shelf or one story asks for the same few again and again. */
const MAX_KEPT = 300;

interface Portrait {
  svg: string;
  etag: string;
}

const hash = (text: string): string => createHash('sha256').update(text).digest('base64url').slice(0, 22);

/** Draws portraits of characters with the engine, and keeps the last ones. Equal requests share one drawing. */
export const createPortraits = (draw: StoryEngine['drawPortrait']) => {
  const kept = new LRUCache<string, Promise<Portrait>>({ max: MAX_KEPT });
  const get = (member: CastMember, options: PortraitOptions): Promise<Portrait> => {
    const key = hash(JSON.stringify([member, options]));
    const known = kept.get(key);
    if (known !== undefined) return known;
    const drawn = draw(member, options).then((svg) => ({ svg, etag: `"${hash(svg)}"` }));
    kept.set(key, drawn);
    drawn.catch(() => kept.delete(key));
    return drawn;
  };

  return {
    /** Answers with the portrait, or with 304 when the browser has it. */
    send: async (
      request: FastifyRequest,
      reply: FastifyReply,
      member: CastMember,
      { cacheControl, ...options }: PortraitOptions & { cacheControl: string },
    ): Promise<FastifyReply> => {
      const { svg, etag } = await get(member, options);
      reply.header('etag', etag);
      if (isNotModified(request, etag)) return reply.code(304).header('cache-control', cacheControl).send();
      return sendSvg(reply, svg, cacheControl);
    },
  };
};
/** Sends portraits of characters. */
export type Portraits = ReturnType<typeof createPortraits>;
