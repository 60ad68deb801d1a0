import { existsSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { entriesOf, haltRamp, isRamped, type Registry, releaseName } from '@weaversworld/shared/releases';
import type { FastifyInstance } from 'fastify';
import { z } from 'zod';
import type { AccountsDeps } from '../accounts/accounts-deps.ts';
import { hasTrustedOrigin } from '../accounts/request-origin.ts';
import { HttpError } from '../http/http-error.ts';
import { requireOperator } from '../http/require-operator.ts';
import { createFailingNetworks, type FailingNetworks } from './failing-networks.ts';
import { createRampChecks } from './ramp-checks.ts';
import { type Criterion, checkRamp, FAILURES, MIN_FAILING_NETWORKS, POOR_VITALS } from './ramp-monitor.ts';
import { createRegistryFile } from './registry-file.ts';
import { openReleaseStore } from './release-store.ts';
import { createReportCounts, HOUR_MS, ReleaseReport, type ReportCounts } from './report-counts.ts';
import { anonymousLoad, createReportSample, networkOf } from './report-sample.ts';
import { byRelease, createVitalCounts, type VitalCounts, VitalReport, VitalSummary } from './vital-counts.ts';

const BODY_LIMIT = 16 * 1024;
const ReportBody = z.object({
  /** Random id of the page load, so that a failure after a success replaces it. It is not stored. */
  load: z.string().min(1).max(64).optional(),
  reports: z.array(z.unknown()).max(50).default([]),
  vitals: z.array(z.unknown()).max(50).default([]),
});

const ReleaseHealth = z.object({
  releases: z.array(
    z.object({
      remote: z.string(),
      release: z.string(),
      loads: z.number(),
      failures: z.number(),
      ms: z.number(),
      vitals: VitalSummary,
    }),
  ),
});

const validOnes = <Value>(schema: z.ZodType<Value>, values: readonly unknown[]): Value[] =>
  values.flatMap((one) => {
    const parsed = schema.safeParse(one);
    return parsed.success ? [parsed.data] : [];
  });

/** The valid reports and vitals of a body and their page load; throws 400 without any. */
const parseBody = (body: unknown): { load: string; reports: ReleaseReport[]; vitals: VitalReport[] } => {
  let value = body;
  if (typeof body === 'string')
    try {
      value = JSON.parse(body);
    } catch {
      throw new HttpError(400, '');
    }
  const parsed = ReportBody.safeParse(value);
  if (!parsed.success) throw new HttpError(400, '');
  const { load = anonymousLoad() } = parsed.data;
  const reports = validOnes(ReleaseReport, parsed.data.reports);
  const vitals = validOnes(VitalReport, parsed.data.vitals);
  if (reports.length + vitals.length === 0) throw new HttpError(400, '');
  return { load, reports, vitals };
};

const isKnown = (registry: Registry | null, { remote, release }: ReleaseReport | VitalReport): boolean =>
  registry !== null && entriesOf(registry, remote).some((entry) => releaseName(entry) === release);

/** Checks a remote's ramp after a failure and halts it when the failures are statistically significant. */
const createRampGuard = (
  { config, db, log, now }: AccountsDeps,
  reports: ReportCounts,
  vitals: VitalCounts,
  failingNetworks: FailingNetworks,
) => {
  const store = openReleaseStore(config, now);
  const rampChecks = createRampChecks(db, now);
  return async (registry: Registry, remote: string, criterion: Criterion): Promise<void> => {
    const counts = criterion === FAILURES ? reports : vitals;
    const entries = entriesOf(registry, remote);
    const ramped = entries.find(isRamped);
    const defaultRelease = entries.find(({ deployment }) => deployment.default);
    if (!ramped) return;
    const release = releaseName(ramped);
    const { countedFrom = '', salt = '' } = ramped.extras.weaversworld ?? {};
    const since =
      countedFrom === '' ? await reports.firstHour(remote, release) : Date.parse(countedFrom) / HOUR_MS;
    const kind = criterion === FAILURES ? 'load' : 'vitals';
    // Before a check is recorded as made: the eighth network may fail much later than the eighth load.
    if ((await failingNetworks.countSince({ remote, release }, kind, since)) < MIN_FAILING_NETWORKS) return;
    const ramp = `${remote}@${release}#${salt}${criterion === FAILURES ? '' : ' vitals'}`;
    const check = checkRamp(
      await counts.countsSince(remote, release, since),
      // A first release is ramped beside no default.
      defaultRelease
        ? await counts.countsSince(remote, releaseName(defaultRelease), since)
        : { loads: 0, failures: 0 },
      await rampChecks.done(ramp),
      criterion,
    );
    if (check === null || !(await rampChecks.claim(ramp, check.checks)) || check.reason === null) return;
    const { checks, reason } = check;
    try {
      const request = { author: 'server', action: 'halt', remote, release, reason };
      const head = await store.change(request, (latest, change) => haltRamp(latest, remote, release, change));
      if (head === null) return;
      log.warn({ event: 'release.halted', remote, release, reason }, 'ramp halted');
    } catch (error) {
      await rampChecks.releaseClaim(ramp, checks);
      log.error(
        { event: 'release.halt-failed', err: error, remote, release, reason },
        'a failing ramp could not be halted: halt it by hand',
      );
    }
  };
};

/**
 * POST /releases/report counts load reports and halts a failing ramp; GET /releases/health returns the counts to the
 * operator. No personal data is reported or stored.
 */
export const registerReleases = async (app: FastifyInstance, deps: AccountsDeps): Promise<void> => {
  const { config, db, log, rateLimits, encryption, now } = deps;
  const sampleReport = createReportSample(now);
  const sampleVitals = createReportSample(now);
  const counts = createReportCounts(db, now);
  const vitalCounts = createVitalCounts(db, now);
  const registryFile = createRegistryFile(resolve(config.SITE_DIR));
  const failingNetworks = createFailingNetworks(db, encryption, now);
  const guardRamp = createRampGuard(deps, counts, vitalCounts, failingNetworks);
  const hasReleaseStore = existsSync(join(resolve(config.SITE_DIR), '.releases'));
  // Checks run one after another; those of other servers are recognized by their number.
  let checks = Promise.resolve();

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
          body: z.object({
            load: z.string().optional(),
            reports: z.array(ReleaseReport).optional(),
            vitals: z.array(VitalReport).optional(),
          }),
          response: { 204: z.null() },
        },
      },
      async (request, reply) => {
        await rateLimits.countRequest('report', request);
        if (!hasTrustedOrigin(request, config)) throw new HttpError(403, '');
        const { load, reports, vitals } = parseBody(request.body);
        const network = networkOf(config, request, load);
        const { registry } = await registryFile();
        const failed = new Set<string>();
        const poor = new Set<string>();
        for (const report of reports.filter((one) => isKnown(registry, one))) {
          const sampledAs = sampleReport(network, report, load);
          if (sampledAs === null) continue;
          if (sampledAs === 'late-failure') await counts.removeSuccess(report);
          await counts.add(report);
          if (report.outcome === 'ok') continue;
          await failingNetworks.add(report, 'load', network);
          failed.add(report.remote);
        }
        const known = vitals.filter((one) => isKnown(registry, one));
        for (const reports of byRelease(known).values()) {
          const { remote, release } = reports[0]!;
          // What is slow is no failure, so one page load per network, release and hour counts, whatever comes later.
          if (sampleVitals(network, { remote, release, outcome: 'ok' }, load) === null) continue;
          if (!(await vitalCounts.add(reports))) continue;
          await failingNetworks.add({ remote, release }, 'vitals', network);
          poor.add(remote);
        }
        const due = [
          ...[...failed].map((remote) => [remote, FAILURES] as const),
          ...[...poor].map((remote) => [remote, POOR_VITALS] as const),
        ];
        if (registry && hasReleaseStore)
          for (const [remote, criterion] of due)
            checks = checks
              .then(async () => {
                // Read again: this check may have waited while the ramp was halted and another one began.
                const latest = (await registryFile()).registry;
                if (latest !== null) await guardRamp(latest, remote, criterion);
              })
              .catch((error: unknown) =>
                log.error({ event: 'release.check-failed', err: error }, 'checking a ramp failed'),
              );
        return reply.code(204).header('cache-control', 'no-store').send();
      },
    );
  });
  app.get(
    '/releases/health',
    {
      schema: {
        summary: 'Read how releases loaded',
        security: [{ operatorToken: [] }],
        response: { 200: ReleaseHealth },
      },
    },
    async (request, reply) => {
      requireOperator(request, config);
      const costs = await vitalCounts.all();
      const releases = (await counts.all()).map((one) => ({
        ...one,
        vitals: costs.get(`${one.remote}@${one.release}`) ?? {},
      }));
      return reply.header('cache-control', 'no-store').send({ releases });
    },
  );
  app.addHook('preClose', () => checks);
};
