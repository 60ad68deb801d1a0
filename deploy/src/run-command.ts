import { resolve } from 'node:path';
import { ReleaseError } from '@weaversworld/shared/releases';
import type { Command } from './arguments.ts';
import { type CommandDeps, type CommandResult, runInFolder } from './commands.ts';
import { runInBucket } from './run-in-bucket.ts';

/** Runs a command on the store, a folder or a bucket. Throws errors whose messages are for users. */
export const runCommand = async (command: Command, deps: CommandDeps): Promise<CommandResult> => {
  const store = command.options.store ?? deps.defaultStore;
  if (store === undefined) throw new ReleaseError('Name the release store: --store DIR');
  return /^https?:\/\//.test(store)
    ? runInBucket(store, command, deps)
    : runInFolder(resolve(store), command, deps);
};
