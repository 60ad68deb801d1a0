import { BucketError, ConflictError, StoreError } from '@weaversworld/deploy/store';
import { ReleaseError } from '@weaversworld/shared/releases';
import { helpText, parseCommand } from './arguments.ts';
import type { RemoteTools } from './publish.ts';
import { runCommand } from './run-command.ts';

interface ReleaseOptions {
  /** The folder that remotes' folders are relative to. */
  root: string;
  /** The store when the command line names none; without it, --store is required. */
  defaultStore?: string;
  tools: RemoteTools;
}

/** Runs the release command with these arguments and prints its result; resolves with the exit code. */
export const runRelease = async (args: string[], options: ReleaseOptions): Promise<number> => {
  const json = args.includes('--json');
  try {
    const command = parseCommand(args);
    if (command === null) {
      process.stdout.write(helpText());
      return 0;
    }
    const result = await runCommand(command, { ...options, env: process.env, now: Date.now });
    process.stdout.write(`${json ? JSON.stringify(result.json) : result.text}\n`);
    return result.ok === false ? 1 : 0;
  } catch (error) {
    const expected =
      error instanceof ReleaseError ||
      error instanceof ConflictError ||
      error instanceof StoreError ||
      error instanceof BucketError;
    const message = error instanceof Error ? error.message : String(error);
    if (json) process.stdout.write(`${JSON.stringify({ ok: false, error: message })}\n`);
    else process.stderr.write(`${expected ? message : `The release command failed: ${message}`}\n`);
    return 1;
  }
};
