import { existsSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { createStore, inlineReleases } from '@weaversworld/deploy/store';
import { entriesOf, haltRamp, isRamped, type Registry, releaseName } from '@weaversworld/shared/releases';
import type { FastifyInstance } from 'fastify';
import { z } from 'zod';
import type { AccountsDeps } from '../accounts/accounts-deps.ts';
import { HttpError } from '../http/http-error.ts';
import { createRampMonitor } from './ramp-monitor.ts';
import { createRegistryFile } from './registry-file.ts';
import { createReportCounts, HOUR_MS, ReleaseReport, type ReportCounts } from './report-counts.ts';

const BODY_LIMIT = 16 * 1024;
const ReportBody = z.object({ reports: z.array(z.unknown()).min(1).max(50) });

const ReleaseHealth = z.object({
  releases: z.array(
    z.object({
      remote: z.string(),
      release: z.string(),
      loads: z.number(),
      failures: z.number(),
      ms: z.number(),
    }),
  ),
});

const parseBody = (text: unknown): ReleaseReport[] => {
  let value: unknown;
  try {
    value = JSON.parse(String(text));
  } catch {
    throw new HttpError(400, '');
  }
  const body = ReportBody.safeParse(value);
  if (!body.success) throw new HttpError(400, '');
  return body.data.reports.flatMap((one) => {
    const report = ReleaseReport.safeParse(one);
    return report.success ? [report.data] : [];
  });
};

const isKnown = (registry: Registry | null, { remote, release }: ReleaseReport): boolean =>
  registry !== null && entriesOf(registry, remote).some((entry) => releaseName(entry) === release);

/** Checks a remote's ramp after a failure and halts it when the failures are statistically significant. */
const createRampGuard = ({ config, log, now }: AccountsDeps, counts: ReportCounts) => {
  const dir = resolve(config.SITE_DIR);
  const monitor = createRampMonitor();
  return async (registry: Registry, remote: string): Promise<void> => {
    const entries = entriesOf(registry, remote);
    const ramped = entries.find(isRamped);
    const defaultRelease = entries.find(({ deployment }) => deployment.default);
    if (!ramped || !defaultRelease) return;
    const release = releaseName(ramped);
    const { countedFrom = '', salt = '' } = ramped.extras.weaversworld ?? {};
    const since =
      countedFrom === '' ? await counts.firstHour(remote, release) : Date.parse(countedFrom) / HOUR_MS;
    const reason = monitor(
      `${remote}@${release}#${salt}`,
      await counts.countsSince(remote, release, since),
      await counts.countsSince(remote, releaseName(defaultRelease), since),
    );
    if (reason === null) return;
    try {
      const store = createStore({ dir, now });
      const head = store.changeWithRetry(
        { author: 'server', action: 'halt', remote, release, reason },
        (latest, change) => haltRamp(latest, remote, release, change),
      );
      if (head === null) return;
      inlineReleases(dir, store.current().registry);
      log.warn({ event: 'release.halted', remote, release, reason }, 'ramp halted');
    } catch (error) {
      log.error(
        { event: 'release.halt-failed', err: error, remote, release, reason },
        'a failing ramp could not be halted: halt it by hand',
      );
    }
  };
};

/**
 * POST /releases/report counts load reports and halts a failing ramp; GET /releases/health returns the counts. No
 * personal data is reported or stored.
 */
export const registerReleases = async (app: FastifyInstance, deps: AccountsDeps): Promise<void> => {
  const { config, db, log, rateLimits, now } = deps;
  const counts = createReportCounts(db, now);
  const registryFile = createRegistryFile(resolve(config.SITE_DIR));
  const checkRamp = createRampGuard(deps, counts);
  const hasReleaseStore = existsSync(join(resolve(config.SITE_DIR), '.releases'));
  // Checks run one after another, so that a ramp is halted only once.
  let checks = Promise.resolve();
  await counts.deleteOld();

  await app.register(async (scope) => {
    scope.addContentTypeParser('text/plain', { parseAs: 'string' }, (_request, body, done) =>
      done(null, body),
    );
    scope.post(
      '/releases/report',
      {
        bodyLimit: BODY_LIMIT,
        schema: {
          summary: 'Report how releases loaded',
          body: z.object({ reports: z.array(ReleaseReport) }),
          response: { 204: z.null() },
        },
      },
      async (request, reply) => {
        await rateLimits.countRequest('report', request);
        const { registry } = await registryFile();
        const text = typeof request.body === 'string' ? request.body : JSON.stringify(request.body);
        const failed = new Set<string>();
        for (const report of parseBody(text).filter((one) => isKnown(registry, one))) {
          const { remote, release, outcome } = report;
          if (outcome !== 'ok') {
            if (!(await rateLimits.allowFailureReport(request, `${remote}@${release}`))) continue;
            failed.add(remote);
          }
          await counts.add(report);
        }
        if (registry && hasReleaseStore)
          for (const remote of failed)
            checks = checks
              .then(() => checkRamp(registry, remote))
              .catch((error: unknown) =>
                log.error({ event: 'release.check-failed', err: error }, 'checking a ramp failed'),
              );
        return reply.code(204).header('cache-control', 'no-store').send();
      },
    );
  });
  app.get(
    '/releases/health',
    { schema: { summary: 'Read how releases loaded', response: { 200: ReleaseHealth } } },
    async (_request, reply) =>
      reply.header('cache-control', 'no-store').send({ releases: await counts.all() }),
  );
  app.addHook('preClose', () => checks);
};
