import { createHash } from 'node:crypto';
import { CharacterPreview, PreviewInput } from '@weaversworld/shared/contract';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import { LRUCache } from 'lru-cache';
import { addressKey } from '../http/address-key.ts';
import { createConcurrencyLimit } from '../http/concurrency-limit.ts';
import { tooManyRequests } from '../http/rate-limiter.ts';
import type { CharacterSketch } from './draw-preview.ts';
import { PreviewBody, parseTypedBody } from './request-bodies.ts';
import type { StoryWorldDeps } from './story-world-deps.ts';

/** Previews kept in memory, by a hash of what was typed: about 20 kB each. */
const MAX_KEPT = 300;
/** One at a time: the other threads are for stories. A portrait takes some 5 ms, so the last one waits less than a second. */
const MAX_WAITING = 40;
/** The same of one address, so that it leaves room for others: a class that types at the same time behind one router. */
const MAX_WAITING_OF_ADDRESS = 20;
const RETRY_AFTER_SECONDS = 2;
const busy = () =>
  tooManyRequests(
    RETRY_AFTER_SECONDS,
    'Many pictures are being drawn right now. Please try again in a moment.',
  );

/** Draws previews one after another; throws 429 when too many wait. Those that nobody waits for any more are not drawn. */
const createPreviews = (preview: StoryWorldDeps['drawPreview']) => {
  const cache = new LRUCache<string, CharacterPreview>({ max: MAX_KEPT });
  const queue = createConcurrencyLimit(1);
  let waiting = 0;
  const waitingOf = new Map<string, number>();
  const wait = (address: string): void => {
    const waitingOfAddress = waitingOf.get(address) ?? 0;
    if (waiting >= MAX_WAITING || waitingOfAddress >= MAX_WAITING_OF_ADDRESS) throw busy();
    waiting += 1;
    waitingOf.set(address, waitingOfAddress + 1);
  };
  const stopWaiting = (address: string): void => {
    waiting -= 1;
    const others = (waitingOf.get(address) ?? 1) - 1;
    if (others === 0) waitingOf.delete(address);
    else waitingOf.set(address, others);
  };
  return async (
    sketch: CharacterSketch,
    address: string,
    isAwaited: () => boolean,
  ): Promise<CharacterPreview> => {
    const key = createHash('sha256').update(JSON.stringify(sketch)).digest('base64url');
    let found = cache.get(key);
    if (found === undefined) {
      wait(address);
      const leave = await queue.enter();
      try {
        if (!isAwaited()) throw busy();
        found = cache.get(key) ?? (await preview(sketch));
        cache.set(key, found);
      } finally {
        stopWaiting(address);
        leave();
      }
    }
    return found;
  };
};

/**
 * POST /characters/preview/: what a character that is being typed will look like. Nothing is written to the database or the
 * log; the last 300 previews stay in memory.
 */
export const registerPreviewRoute = (app: FastifyInstance, deps: StoryWorldDeps): void => {
  const previewOf = createPreviews(deps.drawPreview);
  app.post(
    '/characters/preview/',
    {
      schema: {
        summary: 'Draw a character that is being typed',
        body: PreviewInput,
        response: { 200: CharacterPreview },
      },
      onRequest: (request: FastifyRequest) => {
        const { userId, anonymousId } = request.visitor;
        const isNewcomer = userId === null && anonymousId === null;
        return deps.writeLimits.count(isNewcomer ? 'newcomersPreviews' : 'previews', request);
      },
    },
    async (request, reply) => {
      const sketch = await parseTypedBody(PreviewBody, request.body, deps.secondOpinion);
      const preview = await previewOf(sketch, addressKey(request.ip), () => !reply.raw.destroyed);
      return reply.header('cache-control', 'no-store').send(preview);
    },
  );
};
