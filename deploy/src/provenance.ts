import { spawnSync } from 'node:child_process';
import { createHash } from 'node:crypto';
import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import type { RegistryEntry } from '@weaversworld/shared/releases';
import { z } from 'zod';

/** Beside a build, not part of it: the same build from another clone has the same bytes. */
const FILE = '.provenance.json';
const LOCKFILES = ['pnpm-lock.yaml', 'package-lock.json', 'yarn.lock'];

/** What a build was made from. */
export const Provenance = z.object({
  /** Full hash of the commit; absent where there is no repository. */
  commit: z.string().optional(),
  /** True when files differed from that commit. */
  modified: z.boolean().optional(),
  /** sha256 of the lockfile, in hexadecimal. */
  lockfile: z.string().optional(),
  /** Version of Node, and the platform. */
  node: z.string(),
  /** What built it: the URL of a pipeline's run, or `local`. */
  builder: z.string(),
});
export type Provenance = z.infer<typeof Provenance>;

const git = (dir: string, ...args: string[]): string | undefined => {
  const { status, stdout } = spawnSync('git', args, { cwd: dir, encoding: 'utf8' });
  return status === 0 ? stdout.trim() : undefined;
};

const findUpwards = (dir: string, names: string[]): string | undefined => {
  const found = names.map((name) => join(dir, name)).find((file) => existsSync(file));
  const parent = dirname(dir);
  return found ?? (parent === dir ? undefined : findUpwards(parent, names));
};

/** The run of a pipeline, from its own variables. No machine and no person is named: the registry is public. */
const builderOf = (env: NodeJS.ProcessEnv): string => {
  const { RELEASE_BUILDER, GITHUB_SERVER_URL, GITHUB_REPOSITORY, GITHUB_RUN_ID, CI_JOB_URL } = env;
  const github = GITHUB_RUN_ID && `${GITHUB_SERVER_URL}/${GITHUB_REPOSITORY}/actions/runs/${GITHUB_RUN_ID}`;
  return RELEASE_BUILDER || github || CI_JOB_URL || 'local';
};

/** Notes what a build in `out` of the app in `dir` was made from. */
export const writeProvenance = (dir: string, out: string, env: NodeJS.ProcessEnv = process.env): void => {
  const commit = git(dir, 'rev-parse', 'HEAD');
  const lockfile = findUpwards(dir, LOCKFILES);
  const provenance: Provenance = {
    ...(commit ? { commit, modified: git(dir, 'status', '--porcelain') !== '' } : {}),
    ...(lockfile ? { lockfile: createHash('sha256').update(readFileSync(lockfile)).digest('hex') } : {}),
    node: `${process.version} ${process.platform}-${process.arch}`,
    builder: builderOf(env),
  };
  writeFileSync(join(out, FILE), JSON.stringify(provenance));
};

/** What the build in a folder was made from; undefined for builds of other tools. */
const readProvenance = (dist: string): Provenance | undefined => {
  const file = join(dist, FILE);
  return existsSync(file) ? Provenance.safeParse(JSON.parse(readFileSync(file, 'utf8'))).data : undefined;
};

/** The entry with what its build was made from, where that is known. */
export const withProvenance = (entry: RegistryEntry, dist: string): RegistryEntry => {
  const provenance = readProvenance(dist);
  const extras = entry.extras.weaversworld;
  return provenance && extras ? { ...entry, extras: { weaversworld: { ...extras, provenance } } } : entry;
};
