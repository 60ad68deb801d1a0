import type { FastifyReply, FastifyRequest } from 'fastify';
import type { Config } from '../config.ts';
import { type Db, dialectOf } from '../db/database.ts';
import { addressKey, ipv6Site } from './address-key.ts';
import { createConcurrencyLimit } from './concurrency-limit.ts';
import { type ChainedLimit, chainedLimit, consumeChain, type LimitedKey } from './rate-limit-chain.ts';
import { type Limit, tooManyRequests } from './rate-limiter.ts';

/** Writes that run at the same time, over all visitors, where they are committed together: on SQLite, and batches on PostgreSQL. */
const CONCURRENT_SHARED_WRITES = 64;
const MIN_POSTGRES_WRITES = 2;
/** Part of PostgreSQL's connections that requests may write with; the others are for readers, pages and jobs. */
const WRITING_SHARE = 0.7;

const concurrentWrites = ({ config, db }: { config: Config; db: Db }): number =>
  dialectOf(db) === 'sqlite'
    ? CONCURRENT_SHARED_WRITES
    : Math.max(MIN_POSTGRES_WRITES, Math.floor(config.DATABASE_POOL_SIZE * WRITING_SHARE));

const MINUTE = 60;
const DAY = 24 * 60 * MINUTE;

/**
 * What may be written, per visitor (account or guest) and per IP address. A family never meets a visitor's limit; an
 * address has room for a class of thirty that starts in the same minute, and for a school over the day.
 */
const LIMITS = {
  pages: {
    visitor: [
      [60, MINUTE],
      [500, DAY],
    ],
    address: [
      [300, MINUTE],
      [10_000, DAY],
    ],
  },
  stories: {
    visitor: [
      [30, MINUTE],
      [200, DAY],
    ],
    address: [
      [150, MINUTE],
      [3000, DAY],
    ],
  },
  characters: {
    visitor: [
      [60, MINUTE],
      [300, DAY],
    ],
    address: [
      [300, MINUTE],
      [6000, DAY],
    ],
  },
  /** Updates, deletions, sharing, child profiles. */
  changes: { visitor: [[120, MINUTE]], address: [[900, MINUTE]] },
  /** Portraits of characters that are being typed: one a second while the visitor types. */
  previews: {
    visitor: [[120, MINUTE]],
    address: [[1200, MINUTE]],
  },
  /** The same before anything was made: a visitor without cookies is known by the address alone. */
  newcomersPreviews: { visitor: [], address: [[300, MINUTE]] },
  exports: { visitor: [[5, 10 * MINUTE]], address: [[30, 10 * MINUTE]] },
  /** E-books, whose cover has to be rendered. */
  books: { visitor: [[10, MINUTE]], address: [[60, MINUTE]] },
  /** Preview cards that are not cached and have to be rendered. */
  cards: { visitor: [], address: [[30, MINUTE]] },
  guests: {
    visitor: [],
    address: [
      [60, MINUTE],
      [1000, DAY],
    ],
  },
} as const satisfies Record<string, { visitor: readonly Limit[]; address: readonly Limit[] }>;

/**
 * Of these an IPv6 /48 may write this many times as much as one address: whoever rents one has 65,536 addresses of the kind
 * that otherwise belong to a household each.
 */
const SITE_FACTOR = 4;
const LIMITED_BY_SITE: readonly string[] = ['guests', 'stories', 'pages'];

/** Something that is limited. */
export type WriteKind = keyof typeof LIMITS;

/** How a route writes: in a transaction of its own, or in batches (`db/batched-writes.ts`). */
type WriteMode = 'alone' | 'batched';

/** Counts what visitors write. */
export interface WriteLimits {
  /** Counts one write of this request; throws 429 with Retry-After beyond a limit. */
  count(kind: WriteKind, request: FastifyRequest): Promise<void>;
  /** The same as an `onRequest` hook of a route: it runs after the CSRF check and before the body is read. */
  onRequest(kind: WriteKind): (request: FastifyRequest) => Promise<void>;
  /**
   * The hooks of a route that writes: they count the request, and once its body was read they wait for its turn. A slow
   * body therefore delays no other request.
   */
  hooks(
    kind: WriteKind,
    mode?: WriteMode,
  ): {
    onRequest(request: FastifyRequest): Promise<void>;
    preHandler(request: FastifyRequest, reply: FastifyReply): Promise<void>;
  };
}

const visitorKey = ({ visitor }: FastifyRequest): string | null => {
  if (visitor.userId !== null) return `user ${visitor.userId}`;
  return visitor.anonymousId === null ? null : `guest ${visitor.anonymousId}`;
};

/** Creates the write limits; RATE_LIMIT_ADDRESS_FACTOR multiplies those of addresses and sites. */
export const createWriteLimits = ({ config, db }: { config: Config; db: Db }): WriteLimits => {
  const factor = config.RATE_LIMIT_ADDRESS_FACTOR;
  const named = (kind: string, whose: string, [points, seconds]: Limit): ChainedLimit =>
    chainedLimit(`${kind} ${whose} ${seconds}`, [points, seconds]);
  const limits = Object.fromEntries(
    Object.entries(LIMITS).map(([kind, { visitor, address }]) => [
      kind,
      {
        visitor: visitor.map((limit) => named(kind, 'visitor', limit)),
        address: address.map(([points, seconds]) => named(kind, 'address', [points * factor, seconds])),
        site: (LIMITED_BY_SITE.includes(kind) ? address : []).map(([points, seconds]) =>
          named(kind, 'site', [points * factor * SITE_FACTOR, seconds]),
        ),
      },
    ]),
  ) as Record<WriteKind, Record<'visitor' | 'address' | 'site', ChainedLimit[]>>;

  const count = async (kind: WriteKind, request: FastifyRequest): Promise<void> => {
    if (config.RATE_LIMITS === 'off') return;
    const { visitor, address, site } = limits[kind];
    const of = (chosen: ChainedLimit[], key: string | null): LimitedKey[] =>
      key === null ? [] : chosen.map((limit) => [limit, key]);
    // The visitor's own limits first: what they refuse does not use up the limits of everybody at the address.
    const wait = await consumeChain(db, [
      ...of(visitor, visitorKey(request)),
      ...of(address, addressKey(request.ip)),
      ...of(site, ipv6Site(request.ip)),
    ]);
    if (wait !== null) throw tooManyRequests(wait);
  };
  const alone = createConcurrencyLimit(concurrentWrites({ config, db }));
  const queues = {
    alone,
    // On SQLite all share the connection that writes, so they share the queue.
    batched: dialectOf(db) === 'sqlite' ? alone : createConcurrencyLimit(CONCURRENT_SHARED_WRITES),
  };
  const waitForTurn = (mode: WriteMode) => async (_request: FastifyRequest, reply: FastifyReply) => {
    const leave = await queues[mode].enter();
    // Emitted after the answer, and when the client goes away before it.
    if (reply.raw.closed || reply.raw.destroyed) leave();
    else reply.raw.once('close', leave).once('finish', leave);
  };
  const onRequest = (kind: WriteKind) => (request: FastifyRequest) => count(kind, request);
  return {
    count,
    onRequest,
    hooks: (kind, mode = 'alone') => ({ onRequest: onRequest(kind), preHandler: waitForTurn(mode) }),
  };
};
