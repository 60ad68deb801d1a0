import type { FastifyInstance } from 'fastify';
import { dialectOf } from '../db/database.ts';
import type { ServerDeps } from '../deps.ts';
import { registerEBookRoute } from '../e-book/e-book-route.ts';
import type { OutsideServices } from '../providers/outside-services.ts';
import { readProviderSettings } from '../providers/provider-settings.ts';
import { registerCharacterRoutes } from './character-routes.ts';
import { registerFavouriteRoute } from './favourite-route.ts';
import { startHousekeeping } from './housekeeping.ts';
import { createIds } from './ids.ts';
import { releaseLeases } from './page-job-leases.ts';
import { createPageWorker } from './page-worker.ts';
import { registerPageImageRoute, registerPictureRoute } from './picture-routes.ts';
import { createPortraits } from './portraits.ts';
import { runStep } from './run-step.ts';
import { registerSharePages } from './share-page.ts';
import { createStorageQuota } from './storage-quota.ts';
import { API_BASE } from './story-json.ts';
import type { StoryEngine } from './story-provider.ts';
import { registerStoryRoutes } from './story-routes.ts';
import type { StoryWorldDeps } from './story-world-deps.ts';

/** Longest wait before jobs of a dead or busy server are picked up, in milliseconds. */
const MAX_JOB_POLL_MS = 1000;

/** Runs page jobs from when the server is ready until it closes, including those an earlier process left. */
const startPageWorker = (app: FastifyInstance, deps: StoryWorldDeps): void => {
  const worker = createPageWorker({
    db: deps.db,
    log: deps.log,
    now: deps.now,
    leaseMs: deps.config.PAGE_LEASE_MS,
    pollMs: Math.min(deps.config.LIVE_POLL_MS, MAX_JOB_POLL_MS),
    runStep: async (job, signal, releaseSlot) => {
      const since = performance.now();
      const outcome = await runStep(deps, job, signal, releaseSlot);
      deps.metrics.pageStep(job.stage, outcome, (performance.now() - since) / 1000);
    },
  });
  const unsubscribe = deps.notifier.subscribe({
    // A job of another server is left to that server, unless the poll finds it overdue.
    onStory: (_, isLocal) => isLocal && worker.wake(),
    onGap: worker.wake,
  });
  app.addHook('onReady', async () => {
    // Other servers hold leases in a database that several share.
    if (dialectOf(deps.db) === 'sqlite') await releaseLeases(deps.db);
    worker.wake();
  });
  app.addHook('onClose', async () => {
    unsubscribe();
    await worker.stop();
  });
};

/** The outside services that are set; their client library is loaded only then. */
const connectOutsideServices = async (deps: ServerDeps): Promise<OutsideServices | null> => {
  const settings = readProviderSettings(deps.config);
  if (settings === null) return null;
  const { createOutsideServices } = await import('../providers/outside-services.ts');
  const { db, log, now, metrics } = deps;
  return createOutsideServices({ settings, db, log, now, metrics });
};

/** Registers the routes of characters, stories, pictures and share links; starts page worker and housekeeping. */
export const registerStoryWorld = async (
  app: FastifyInstance,
  serverDeps: ServerDeps,
  engine: StoryEngine,
): Promise<void> => {
  const deps: StoryWorldDeps = {
    ...serverDeps,
    ...engine,
    outside: await connectOutsideServices(serverDeps),
    quota: createStorageQuota(serverDeps),
    newId: createIds(serverDeps.now),
  };
  const portraits = createPortraits(deps.drawPortrait);
  await app.register(
    async (api) => {
      registerCharacterRoutes(api, deps, portraits);
      registerStoryRoutes(api, deps, portraits);
      registerFavouriteRoute(api, deps);
      registerPageImageRoute(api, deps);
      registerEBookRoute(api, deps);
    },
    { prefix: API_BASE },
  );
  registerPictureRoute(app, deps);
  registerSharePages(app, deps);
  startPageWorker(app, deps);
  startHousekeeping(app, deps);
};
