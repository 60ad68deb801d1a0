import { existsSync, mkdirSync, readFileSync, rmSync } from 'node:fs';
import { dirname, join } from 'node:path';
import {
  entriesOf,
  isManifest,
  type Registry,
  type RegistryEntry,
  releaseName,
  withoutHost,
} from '@weaversworld/shared/releases';
import { z } from 'zod';
import { writeAtomically } from './durable.ts';

/*
 * Hosts that do not read the registry load a remote from an address that never changes, in the version that everybody gets:
 * `/remotes/story/mf-manifest.json`, and `/remotes/story/remoteEntry.js` for hosts that load containers as classic scripts.
 */

const MANIFEST = 'mf-manifest.json';
const SCRIPT = 'remoteEntry.js';

/** The parts of a manifest that name files. Everything else stays as it is. */
const Assets = z.looseObject({
  js: z.looseObject({ sync: z.array(z.string()), async: z.array(z.string()) }),
  css: z.looseObject({ sync: z.array(z.string()), async: z.array(z.string()) }),
});
const WithAssets = z.looseObject({ assets: Assets });
const Manifest = z.looseObject({
  metaData: z.looseObject({
    publicPath: z.string(),
    remoteEntry: z.looseObject({ path: z.string(), name: z.string() }),
  }),
  shared: z.array(WithAssets).default([]),
  exposes: z.array(WithAssets).default([]),
});

type Assets = z.infer<typeof Assets>;

/** A release's manifest for the folder above the release, which `publicPath: 'auto'` then refers to. */
const manifestAbove = (release: string, text: string): string => {
  const manifest = Manifest.parse(JSON.parse(text));
  const above = (file: string): string => `${release}/${file}`;
  const moved = <Of extends { assets: Assets }>({ assets: { js, css }, ...rest }: Of) => ({
    ...rest,
    assets: {
      js: { sync: js.sync.map(above), async: js.async.map(above) },
      css: { sync: css.sync.map(above), async: css.async.map(above) },
    },
  });
  const { metaData, shared, exposes } = manifest;
  const { remoteEntry } = metaData;
  return JSON.stringify({
    ...manifest,
    metaData: {
      ...metaData,
      publicPath: 'auto',
      remoteEntry: { ...remoteEntry, path: above(remoteEntry.path) },
    },
    shared: shared.map(moved),
    exposes: exposes.map(moved),
  });
};

/** A classic script with a container's two functions, for hosts that expect a global variable of the remote's name. */
const scriptFor = (remote: string, release: string, entry: string): string => {
  const name = remote.replaceAll('-', '_');
  const module = JSON.stringify(`${release}/${entry}`);
  return `var ${name}=(()=>{const at=document.currentScript.src;let container;const load=()=>container??=import(new URL(${module},at)).catch((error)=>{container=undefined;throw error});return{init:(...scope)=>load().then((one)=>one.init(...scope)),get:(...name)=>load().then((one)=>one.get(...name))}})();\n`;
};

/** The files of one remote by name; none when no visitor gets it, or when its container is no ES module of this store. */
const filesFor = (dir: string, remote: string, entry: RegistryEntry | undefined): Record<string, string> => {
  // Of a release at another origin the store has a copy.
  const url = [entry?.url, entry?.fallbackUrl].find((one) => one?.startsWith('/remotes/'));
  if (!entry || url === undefined || entry.extras.weaversworld?.container === 'script') return {};
  const release = releaseName(entry);
  const manifest = join(dir, dirname(url), MANIFEST);
  const file = url.slice(url.lastIndexOf('/') + 1);
  return {
    ...(existsSync(manifest) ? { [MANIFEST]: manifestAbove(release, readFileSync(manifest, 'utf8')) } : {}),
    ...(isManifest(url) ? {} : { [SCRIPT]: scriptFor(remote, release, file) }),
  };
};

const filesOf = (dir: string, registry: Registry): [file: string, text: string | null][] =>
  Object.keys(withoutHost(registry).microFrontends).flatMap((remote) => {
    const files = filesFor(
      dir,
      remote,
      entriesOf(registry, remote).find(({ deployment }) => deployment.default),
    );
    return [MANIFEST, SCRIPT].map((name): [string, string | null] => [
      join(dir, 'remotes', remote, name),
      files[name] ?? null,
    ]);
  });

const textOf = (file: string): string | null => (existsSync(file) ? readFileSync(file, 'utf8') : null);

/** More attempts than processes that write at the same time. */
const MAX_TRIES = 50;

/**
 * Writes the stable addresses of every remote in the store; what is up to date stays untouched. Afterwards all is compared
 * again, because another process may have changed the registry meanwhile.
 */
export const writeStableEntries = (dir: string, currentRegistry: () => Registry): void => {
  for (let tries = 1; tries <= MAX_TRIES; tries += 1) {
    const stale = filesOf(dir, currentRegistry()).filter(([file, text]) => text !== textOf(file));
    if (stale.length === 0) return;
    for (const [file, text] of stale) {
      mkdirSync(dirname(file), { recursive: true });
      if (text === null) rmSync(file, { force: true });
      else writeAtomically(file, text);
    }
  }
};

/** Problems of these files, one sentence each. */
export const findStableEntryProblems = (dir: string, registry: Registry): string[] =>
  filesOf(dir, registry)
    .filter(([file, text]) => text !== textOf(file))
    .map(([file]) => `${file.slice(dir.length + 1)} does not match the registry. Run: pnpm release inline`);
