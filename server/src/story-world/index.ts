import type { FastifyInstance } from 'fastify';
import type { ServerContext } from '../context.ts';
import { changesOf } from './changes.ts';
import { characterRoutes } from './characters.ts';
import { sweep } from './housekeeping.ts';
import { createIds } from './ids.ts';
import { pageImageRoute, permanentPictureRoute } from './pictures.ts';
import { portraitRoute } from './portraits.ts';
import { embeddedProvider, type Provider } from './provider.ts';
import { sharePageRoutes } from './share-page.ts';
import { sharingRoutes } from './sharing.ts';
import { storyRoutes } from './stories.ts';
import { API_BASE } from './story-json.ts';
import { freeLeases } from './work.ts';
import { createWorker } from './worker.ts';
import type { World } from './world.ts';
import { takeStep } from './write-page.ts';

const SWEEP_EVERY = 5 * 60_000;

const keepHouse = (app: FastifyInstance, world: World): void => {
  const clean = () =>
    sweep(world.db, world.now(), world.config.STORY_UNDO_MINUTES).catch((error: unknown) =>
      world.log.error({ err: error }, 'the store could not be swept'),
    );
  const timer = setInterval(clean, SWEEP_EVERY);
  timer.unref();
  app.addHook('onReady', clean);
  app.addHook('onClose', async () => clearInterval(timer));
};

const keepWriting = (app: FastifyInstance, world: World): void => {
  const worker = createWorker({
    db: world.db,
    log: world.log,
    now: world.now,
    leaseMs: world.config.PAGE_LEASE_MS,
    pollMs: world.config.LIVE_POLL_MS,
    take: (job) => takeStep(world, job),
  });
  const deafen = world.changes.listen(worker.wake);
  app.addHook('onReady', async () => {
    await freeLeases(world.db);
    worker.wake();
  });
  app.addHook('onClose', async () => {
    deafen();
    await worker.stop();
  });
};

/**
 * Adds characters, stories, pages, pictures and share links to the server, and starts writing pages once it is
 * ready. Pages that an earlier process left unfinished are finished. Stops with the server.
 */
export const registerStoryWorld = async (
  app: FastifyInstance,
  context: ServerContext,
  provider: Provider = embeddedProvider,
): Promise<void> => {
  const world: World = {
    ...context,
    changes: changesOf(context),
    provider,
    newId: createIds(context.now),
  };
  await app.register(
    async (api) => {
      characterRoutes(api, world);
      storyRoutes(api, world);
      sharingRoutes(api, world);
      pageImageRoute(api, world);
      portraitRoute(api, world);
    },
    { prefix: API_BASE },
  );
  permanentPictureRoute(app, world);
  sharePageRoutes(app, world);
  keepWriting(app, world);
  keepHouse(app, world);
};
