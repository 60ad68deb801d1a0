import { randomUUID } from 'node:crypto';
import { existsSync, mkdirSync, readdirSync, renameSync, rmSync } from 'node:fs';
import { dirname, join, relative } from 'node:path';
import { copyFlushed, filesIn, flush } from './durable.ts';

const foldersIn = (path: string): string[] =>
  existsSync(path)
    ? readdirSync(path, { withFileTypes: true })
        .filter((one) => one.isDirectory())
        .map((one) => join(path, one.name))
    : [];

/**
 * The folders of the releases in a store. They appear and disappear by one rename each.
 *
 * A release that was removed may be published again while `prune` deletes it. So `delete` moves the folder aside, then looks at the
 * registry, and moves it back if the release is registered; and the caller that registers a release calls `add` again afterwards. One of
 * both always notices the other.
 */
export const createReleaseFolders = (dir: string) => {
  const incoming = join(dir, '.releases/incoming');
  const deleted = join(dir, '.releases/deleted');

  /** Another process may have moved `from` already, or have added `to` again. */
  const move = (from: string, to: string): void => {
    try {
      mkdirSync(dirname(to), { recursive: true });
      renameSync(from, to);
    } catch (error) {
      if (existsSync(from) && !existsSync(to)) throw error;
    }
  };
  /** Deletes the folders that were moved to `trash`, or moves them back. */
  const empty = (trash: string, isRegistered: (folder: string) => boolean): void => {
    for (const aside of foldersIn(join(trash, 'remotes')).flatMap(foldersIn)) {
      const folder = join(dir, relative(trash, aside));
      if (isRegistered(folder)) move(aside, folder);
    }
    rmSync(trash, { recursive: true, force: true });
  };

  return {
    /** Copies the files of a build that `isServed` accepts, unless the folder exists. */
    add: (from: string, to: string, isServed: (file: string) => boolean): void => {
      if (existsSync(to)) return;
      const fresh = join(incoming, randomUUID());
      mkdirSync(incoming, { recursive: true });
      copyFlushed(from, fresh);
      for (const name of filesIn(fresh)) if (!isServed(name)) rmSync(join(fresh, name));
      mkdirSync(dirname(to), { recursive: true });
      try {
        renameSync(fresh, to);
      } catch (error) {
        rmSync(fresh, { recursive: true, force: true });
        if (!existsSync(to)) throw error;
      }
      flush(dirname(to));
    },

    /** Every folder of a release. */
    list: (): string[] => foldersIn(join(dir, 'remotes')).flatMap(foldersIn),

    /** Deletes a folder, unless `isRegistered` finds its release in the registry afterwards. */
    delete: (folder: string, isRegistered: (folder: string) => boolean): void => {
      const trash = join(deleted, randomUUID());
      // Should this process be killed, a later prune knows the release by its path.
      move(folder, join(trash, relative(dir, folder)));
      empty(trash, isRegistered);
    },

    /** Completes the work of processes that were killed: deletions, and copies that `isOld` accepts. */
    tidy: (isRegistered: (folder: string) => boolean, isOld: (folder: string) => boolean): void => {
      for (const trash of foldersIn(deleted)) empty(trash, isRegistered);
      for (const copy of foldersIn(incoming)) if (isOld(copy)) rmSync(copy, { recursive: true, force: true });
    },
  };
};
