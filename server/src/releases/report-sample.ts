import { randomUUID } from 'node:crypto';
import type { FastifyRequest } from 'fastify';
import type { Config } from '../config.ts';
import { addressKey, ipv6Site } from '../http/address-key.ts';
import { HOUR_MS, type ReleaseReport } from './report-counts.ts';

/** Enough for every statistic; bounds the memory, about 2 MB for each release that is reported in an hour. */
const MAX_NETWORKS = 20_000;

const prefixOf = (ip: string): string =>
  ipv6Site(ip) ?? `${addressKey(ip).split('.').slice(0, 3).join('.')}.0/24`;

/**
 * The network that a report comes from: the IPv4 /24 or IPv6 /48 of its address. One household or one cheap server rarely has
 * two. With RATE_LIMITS=off each page load counts as a network.
 */
export const networkOf = (
  { RATE_LIMITS }: Pick<Config, 'RATE_LIMITS'>,
  { ip }: Pick<FastifyRequest, 'ip'>,
  load: string,
): string => (RATE_LIMITS === 'off' ? load : prefixOf(ip));

/** How a report is counted: as another page load, as the later failure of a counted one, or not at all. */
export type SampledAs = 'load' | 'late-failure' | null;

/**
 * Chooses the reports that are counted: of each network, release and hour the first page load, whether it succeeded or
 * failed. Without this, whoever posts most decides about a ramp. Counting a network's successes and failures separately
 * would make a release look worse the more visitors it has per network. Networks are kept in memory, by each process and for an
 * hour; which ones failed is kept longer, in the database (failing-networks.ts).
 */
export const createReportSample = (now: () => number) => {
  let hour = 0;
  let releases = new Map<string, Map<string, { load: string; hasFailed: boolean }>>();

  return (
    network: string,
    { remote, release, outcome }: Pick<ReleaseReport, 'remote' | 'release' | 'outcome'>,
    load: string,
  ): SampledAs => {
    const current = Math.floor(now() / HOUR_MS);
    if (current !== hour) {
      hour = current;
      releases = new Map();
    }
    const name = `${remote}@${release}`;
    const networks = releases.get(name) ?? new Map<string, { load: string; hasFailed: boolean }>();
    releases.set(name, networks);
    const counted = networks.get(network);
    const hasFailed = outcome !== 'ok';
    if (counted) {
      if (counted.load !== load || counted.hasFailed || !hasFailed) return null;
      counted.hasFailed = true;
      return 'late-failure';
    }
    if (networks.size >= MAX_NETWORKS) return null;
    networks.set(network, { load, hasFailed });
    return 'load';
  };
};

/** The id of a page load whose reports name none: each request counts as one page load. */
export const anonymousLoad = (): string => randomUUID();
