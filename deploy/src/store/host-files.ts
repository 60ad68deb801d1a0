import {
  cpSync,
  existsSync,
  linkSync,
  mkdirSync,
  readdirSync,
  readFileSync,
  rmSync,
  statSync,
} from 'node:fs';
import { dirname, join } from 'node:path';
import { entriesOf, HOST, mainHost, type Registry, releaseName } from '@weaversworld/shared/releases';
import { filesIn, sha384, writeAtomically } from './durable.ts';
import { HOST_INFO_FILE, hostContract } from './host-contract.ts';

/*
 * The host's files are at the site's root, where the page and the service worker look for them. Those with a hash in their name
 * are there for every release of the host at once, so its vendor file stays in browsers' caches; of the others, such as icons,
 * there is one: that of the release that most visitors get. `remotes/host/<release>` has them all, unchanged.
 */

/** True for a file with a hash of its content in its name, and for its compressed siblings. */
export const isContentHashed = (file: string): boolean => /[.-][0-9a-f]{8,}\.\w+(\.br|\.gz)?$/.test(file);
const isPage = (file: string): boolean => /^index\.html(\.br|\.gz)?$/.test(file);
/** Set by the operator; the host brings a first one. */
const SETTINGS = 'settings.json';

const folderOf = (dir: string): string => join(dir, 'remotes', HOST);
const releasesOnDisk = (dir: string): string[] =>
  existsSync(folderOf(dir))
    ? readdirSync(folderOf(dir), { withFileTypes: true })
        .filter((one) => one.isDirectory())
        .map(({ name }) => join(folderOf(dir), name))
    : [];

/** A second name of the same file; a copy where the file system has no links. */
const link = (from: string, to: string): void => {
  mkdirSync(dirname(to), { recursive: true });
  try {
    linkSync(from, to);
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code !== 'EEXIST') cpSync(from, to);
  }
};

const copyIfChanged = (from: string, to: string): void => {
  const bytes = readFileSync(from);
  if (existsSync(to) && readFileSync(to).equals(bytes)) return;
  mkdirSync(dirname(to), { recursive: true });
  // Compressed siblings are written after the file: those of another version must not be served with it.
  for (const end of ['.br', '.gz']) rmSync(to + end, { force: true });
  writeAtomically(to, bytes);
};

/** Files at the root that follow from a registry: of every release those with a hash in their name, of the main one the rest. */
const filesFor = (dir: string, registry: Registry): { from: string; file: string; isFixed: boolean }[] => {
  const main = mainHost(registry);
  return entriesOf(registry, HOST).flatMap((entry) => {
    const folder = join(folderOf(dir), releaseName(entry));
    if (!existsSync(folder)) return [];
    return filesIn(folder)
      .filter((file) => !isPage(file) && file !== SETTINGS)
      .map((file) => ({ from: join(folder, file), file, isFixed: isContentHashed(file) }))
      .filter(({ isFixed }) => isFixed || entry === main);
  });
};

/** Writes the host's files at the site's root, without index.html; what is up to date stays untouched. */
export const writeHostFiles = (dir: string, registry: Registry): void => {
  const main = mainHost(registry);
  if (main === undefined) return;
  for (const { from, file, isFixed } of filesFor(dir, registry)) {
    const to = join(dir, file);
    if (!isFixed) copyIfChanged(from, to);
    else if (!existsSync(to)) link(from, to);
  }
  const settings = join(folderOf(dir), releaseName(main), SETTINGS);
  if (existsSync(settings) && !existsSync(join(dir, SETTINGS))) copyIfChanged(settings, join(dir, SETTINGS));
  const contract = main.extras.weaversworld?.supports;
  // A store without the file does not know its host's contract.
  const known = hostContract(dir);
  if (contract !== undefined && known !== undefined && known !== contract)
    writeAtomically(join(dir, HOST_INFO_FILE), `${JSON.stringify({ contract })}\n`);
};

/** Problems of these files, one sentence each. */
export const findHostFileProblems = (dir: string, registry: Registry): string[] =>
  filesFor(dir, registry)
    .filter(({ from, file }) => !existsSync(join(dir, file)) || sha384(join(dir, file)) !== sha384(from))
    .map(({ file }) => `${file} is not that of the host.`);

/** Deletes files with a hash in their name that no release of the host in the store has any more, and that are older than `ms`. */
export const deleteUnusedHostFiles = (dir: string, ms: number, now: number): void => {
  const kept = new Set(releasesOnDisk(dir).flatMap(filesIn));
  if (kept.size === 0) return;
  const hostFiles = filesIn(dir).filter((file) => !/^(remotes|\.releases)\//.test(file));
  for (const file of hostFiles)
    if (isContentHashed(file) && !kept.has(file) && now - statSync(join(dir, file)).mtimeMs > ms)
      rmSync(join(dir, file));
};
