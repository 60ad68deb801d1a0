import { existsSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { haltRamp, isRamped, type Registry, releaseName } from '@weaversworld/shared/releases';
import { createStore, inlineReleases } from '@weaversworld/shared/releases-store';
import type { FastifyInstance } from 'fastify';
import { z } from 'zod';
import type { AccountsContext } from '../accounts/context.ts';
import { Refusal } from '../context.ts';
import { createJudge } from './bad-ramp.ts';
import { type Counts, createCounts, HOUR, ReleaseReport } from './counts.ts';
import { createRegistryFile } from './registry-file.ts';

const BODY_LIMIT = 16 * 1024;
const Body = z.object({ reports: z.array(z.unknown()).min(1).max(50) });

const parseBody = (text: unknown): ReleaseReport[] => {
  let value: unknown;
  try {
    value = JSON.parse(String(text));
  } catch {
    throw new Refusal(400, '');
  }
  const body = Body.safeParse(value);
  if (!body.success) throw new Refusal(400, '');
  return body.data.reports.flatMap((one) => {
    const report = ReleaseReport.safeParse(one);
    return report.success ? [report.data] : [];
  });
};

const isKnown = (registry: Registry | null, { remote, release }: ReleaseReport): boolean =>
  (registry?.microFrontends[remote] ?? []).some((entry) => releaseName(entry) === release);

/** Looks at a remote's ramp after a failure, and halts it when its failures are no chance. */
const createGuard = ({ config, log, now }: AccountsContext, counts: Counts) => {
  const dir = resolve(config.SITE_DIR);
  const judge = createJudge();
  return async (registry: Registry, remote: string): Promise<void> => {
    const entries = registry.microFrontends[remote] ?? [];
    const ramped = entries.find(isRamped);
    const standard = entries.find(({ deployment }) => deployment.default);
    if (!ramped || !standard) return;
    const release = releaseName(ramped);
    const { countedFrom = '', salt = '' } = ramped.extras.weaversworld ?? {};
    const since =
      countedFrom === '' ? await counts.firstHour(remote, release) : Date.parse(countedFrom) / HOUR;
    const verdict = judge(
      `${remote}@${release}#${salt}`,
      await counts.tally(remote, release, since),
      await counts.tally(remote, releaseName(standard), since),
    );
    if (verdict === null) return;
    try {
      const store = createStore({ dir, now });
      const head = store.changeSoon(
        { author: 'server', action: 'halt', remote, release, reason: verdict },
        (latest, change) => haltRamp(latest, remote, release, change),
      );
      if (head === null) return;
      inlineReleases(dir, store.current().registry);
      log.warn({ event: 'release.halted', remote, release, verdict }, 'a ramp was halted');
    } catch (error) {
      log.error({ err: error, remote, release, verdict }, 'a bad ramp could not be halted: halt it by hand');
    }
  };
};

/**
 * `POST /releases/report` counts what pages tell of releases and halts a bad ramp; `GET /releases/health` gives the
 * counts. Nothing about persons is told or kept.
 */
export const registerReleases = async (app: FastifyInstance, context: AccountsContext): Promise<void> => {
  const { config, db, log, limits, now } = context;
  const counts = createCounts(db, now);
  const registryFile = createRegistryFile(resolve(config.SITE_DIR));
  const guard = createGuard(context, counts);
  const ownsStore = existsSync(join(resolve(config.SITE_DIR), '.releases'));
  // One after the other: two verdicts at once would write two halts.
  let guarding = Promise.resolve();
  await counts.forget();

  await app.register(async (scope) => {
    scope.addContentTypeParser('text/plain', { parseAs: 'string' }, (_request, body, done) =>
      done(null, body),
    );
    scope.post('/releases/report', { bodyLimit: BODY_LIMIT }, async (request, reply) => {
      await limits.request('report', request);
      const { registry } = await registryFile();
      const text = typeof request.body === 'string' ? request.body : JSON.stringify(request.body);
      const failed = new Set<string>();
      for (const report of parseBody(text).filter((one) => isKnown(registry, one))) {
        const { remote, release, outcome } = report;
        if (outcome !== 'ok') {
          if (!(await limits.mayTellFailure(request, `${remote}@${release}`))) continue;
          failed.add(remote);
        }
        await counts.add(report);
      }
      if (registry && ownsStore)
        for (const remote of failed)
          guarding = guarding
            .then(() => guard(registry, remote))
            .catch((error: unknown) => log.error({ err: error }, 'a ramp could not be judged'));
      return reply.code(204).header('cache-control', 'no-store').send();
    });
  });
  app.get('/releases/health', async (_request, reply) =>
    reply.header('cache-control', 'no-store').send({ releases: await counts.all() }),
  );
  app.addHook('preClose', () => guarding);
};
