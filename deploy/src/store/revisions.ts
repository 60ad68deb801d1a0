import { randomUUID } from 'node:crypto';
import {
  existsSync,
  linkSync,
  mkdirSync,
  readdirSync,
  readFileSync,
  renameSync,
  rmSync,
  unlinkSync,
} from 'node:fs';
import { dirname, join } from 'node:path';
import { type Registry, readRegistry } from '@weaversworld/shared/releases';
import { z } from 'zod';
import { flush, writeFlushed } from './durable.ts';

/*
 * Compare-and-swap without a lock: revision N is the file N.json, created with `link`, which fails when the file exists.
 * The highest revision is authoritative; registry.json is the copy that is served. A process killed at any point leaves
 * the old or the new state, and never a stale lock.
 */

/** One line of the history: who changed what, when (ISO 8601) and why. */
export const Head = z.object({
  revision: z.number().int().positive(),
  at: z.string(),
  author: z.string(),
  action: z.string(),
  remote: z.string().optional(),
  release: z.string().optional(),
  reason: z.string().default(''),
});
export type Head = z.infer<typeof Head>;

/** A trimmed revision holds only its history line. */
const Revision = z.object({ head: Head, registry: z.unknown().optional() });

/** The newest revisions are never trimmed, so a process that has just determined the newest one can read it. */
const NEVER_TRIMMED = 20;

/** Another process committed the revision first; nothing was changed. */
export class ConflictError extends Error {
  override readonly name = 'ConflictError';
}

/** The store's files are invalid: something other than this program wrote them. */
export class StoreError extends Error {
  override readonly name = 'StoreError';
}

interface RevisionPaths {
  /** Folder of the revisions. */
  revisions: string;
  /** The document that is served. */
  registry: string;
}

const NAME = /^(\d{8})\.json$/;
const fileOf = (revision: number): string => `${String(revision).padStart(8, '0')}.json`;

/** Parses a revision's file. Throws StoreError. */
export const parseRevision = (text: string, file: string): z.infer<typeof Revision> => {
  try {
    return Revision.parse(JSON.parse(text));
  } catch (error) {
    throw new StoreError(`${file} cannot be read: ${(error as Error).message}`);
  }
};

/** The error of a process that commits a revision which another one has committed. */
export const conflictWith = ({ revision, author, at, action, remote, release }: Head): ConflictError =>
  new ConflictError(
    `Somebody else was faster: revision ${revision} by ${author} at ${at} (${[action, remote, release].filter(Boolean).join(' ')}). Nothing was changed. Look at "pnpm release status", then run your command again.`,
  );

const read = (file: string): z.infer<typeof Revision> => parseRevision(readFileSync(file, 'utf8'), file);

/** The registry of a revision. Throws StoreError when it was trimmed. */
const readRegistryOf = (file: string): unknown => {
  const { registry } = read(file);
  if (registry === undefined) throw new StoreError(`${file} no longer holds a registry.`);
  return registry;
};

const textOf = (registry: unknown): string => `${JSON.stringify(registry, null, 1)}\n`;

/** registry.json as this revision's file demands it. Throws StoreError when it was trimmed. */
export const registryTextOf = (revision: string, file: string): string => {
  const { registry } = parseRevision(revision, file);
  if (registry === undefined) throw new StoreError(`${file} no longer holds a registry.`);
  return textOf(registry);
};

/** The revisions of one store. */
export const createRevisions = ({ revisions, registry }: RevisionPaths) => {
  const numbers = (): number[] =>
    existsSync(revisions)
      ? readdirSync(revisions)
          .flatMap((name) => NAME.exec(name)?.[1] ?? [])
          .map(Number)
          .sort((a, b) => a - b)
      : [];

  const current = (): { revision: number; registry: Registry } => {
    const revision = numbers().at(-1) ?? 0;
    if (revision > 0)
      return {
        revision,
        registry: readRegistry(readRegistryOf(join(revisions, fileOf(revision)))).registry,
      };
    if (!existsSync(registry)) return { revision: 0, registry: { microFrontends: {} } };
    return { revision: 0, registry: readRegistry(JSON.parse(readFileSync(registry, 'utf8'))).registry };
  };

  const put = (folder: string, text: string): string => {
    mkdirSync(folder, { recursive: true });
    const file = join(folder, `.${randomUUID()}`);
    writeFlushed(file, text);
    return file;
  };

  /** Updates registry.json to the highest revision, also while other processes do the same or commit newer ones. */
  const serve = (): void => {
    for (;;) {
      const revision = numbers().at(-1);
      if (revision === undefined) return;
      const text = textOf(readRegistryOf(join(revisions, fileOf(revision))));
      if (!existsSync(registry) || readFileSync(registry, 'utf8') !== text) {
        renameSync(put(dirname(registry), text), registry);
        flush(dirname(registry));
      }
      if (numbers().at(-1) === revision) return;
    }
  };

  return {
    current,
    serve,

    /** True when registry.json is a copy of one of the revisions, or there are no revisions. */
    isUntampered: (): boolean => {
      for (;;) {
        const known = numbers();
        if (known.length === 0 || !existsSync(registry)) return true;
        const text = readFileSync(registry, 'utf8');
        if (known.toReversed().some((one) => textOf(read(join(revisions, fileOf(one))).registry) === text))
          return true;
        // Another process may have committed a revision after `numbers()` and served it.
        if (numbers().at(-1) === known.at(-1)) return false;
      }
    },

    /** Every change so far, oldest first. */
    history: (): Head[] => numbers().map((one) => read(join(revisions, fileOf(one))).head),

    /** Writes revision `base + 1` and serves it. Throws ConflictError when that revision exists. */
    commit: (base: number, head: Omit<Head, 'revision'>, document: unknown): Head => {
      const revision = base + 1;
      const line = { revision, ...head };
      const file = put(revisions, textOf({ head: line, registry: document }));
      try {
        linkSync(file, join(revisions, fileOf(revision)));
      } catch (error) {
        if ((error as NodeJS.ErrnoException).code !== 'EEXIST') throw error;
        throw conflictWith(read(join(revisions, fileOf(revision))).head);
      } finally {
        unlinkSync(file);
      }
      flush(revisions);
      serve();
      return line;
    },

    /**
     * Removes the registry from revisions older than `before` (ISO 8601), never from the newest ones; returns their count.
     * The files stay, with their history line: if a number became free, a slow process could commit an old revision
     * again and take it for a success.
     */
    trim: (before: string): number => {
      const old = numbers()
        .slice(0, -NEVER_TRIMMED)
        .map((one) => join(revisions, fileOf(one)))
        .filter((file) => {
          const { head, registry: document } = read(file);
          return document !== undefined && head.at < before;
        });
      for (const file of old) renameSync(put(revisions, textOf({ head: read(file).head })), file);
      if (old.length > 0) flush(revisions);
      return old.length;
    },

    /** Deletes temporary files that killed processes left behind. */
    tidy: (olderThan: (file: string) => boolean): void => {
      for (const folder of [revisions, dirname(registry)].filter(existsSync))
        for (const name of readdirSync(folder))
          if (/^\.[0-9a-f-]{36}$/.test(name) && olderThan(join(folder, name)))
            rmSync(join(folder, name), { force: true });
    },
  };
};
