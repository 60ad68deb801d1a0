import { z } from '@weaversworld/shared/schema';
import { type ShareScope, shareScopes } from './run-container.ts';
import type { RunningRelease } from './uncaught-errors.ts';

/*
 * What Module Federation's Chrome extension reads: `__FEDERATION__.moduleInfo`, a snapshot of each container by `name:version`, and
 * `__FEDERATION__.__SHARE__`, the share scopes by container. Both are the federation runtime's own formats. Loaded by
 * `createFederationInspection` only.
 */

/** What is loaded in this page. */
export interface LoadedFederation {
  /** Name of the host's release; null in development. */
  hostRelease: string | null;
  /** Releases whose containers ran. */
  releases: RunningRelease[];
}

const Assets = z.object({ js: z.unknown(), css: z.unknown() }).partial().default({});
const Manifest = z.object({
  metaData: z.object({
    globalName: z.string().default(''),
    buildInfo: z.object({ buildVersion: z.string().default('') }).default({ buildVersion: '' }),
    remoteEntry: z.object({ type: z.string().default('') }).default({ type: '' }),
  }),
  shared: z
    .array(
      z.object({
        name: z.string(),
        version: z.string().default(''),
        requiredVersion: z.string().default(''),
        assets: Assets,
      }),
    )
    .default([]),
  exposes: z.array(z.object({ name: z.string(), path: z.string(), assets: Assets })).default([]),
});
type Manifest = z.infer<typeof Manifest>;

/** The variable as the federation runtime creates it; the extension defines it with some of these only. */
const emptyFederation = () => ({
  __GLOBAL_PLUGIN__: [] as unknown[],
  __INSTANCES__: [] as unknown[],
  moduleInfo: {} as Record<string, unknown>,
  __SHARE__: {} as Record<string, unknown>,
  __MANIFEST_LOADING__: {},
  __PRELOADED_MAP__: new Map(),
  __PRELOADED_ASSETS__: new Set(),
});
type Federation = ReturnType<typeof emptyFederation>;

const federationOf = (page: Window): Federation => {
  const scope = page as { __FEDERATION__?: Partial<Federation>; __VMOK__?: unknown };
  if (!(scope.__FEDERATION__ instanceof Object)) scope.__FEDERATION__ = {};
  const { __FEDERATION__: federation } = scope;
  scope.__VMOK__ ??= federation;
  for (const [name, value] of Object.entries(emptyFederation()))
    if (!(name in federation)) Object.assign(federation, { [name]: value });
  return federation as Federation;
};

const manifests = new Map<string, Promise<Manifest | null>>();

const fetchManifest = async (url: string): Promise<Manifest | null> => {
  try {
    return Manifest.parse(JSON.parse(await (await fetch(url)).text()));
  } catch {
    // Builds of webpack 5 have none.
    return null;
  }
};

/** The manifest in the folder of an entry, from the browser's cache if it was fetched. */
const manifestOf = (entry: string): Promise<Manifest | null> => {
  const { href } = new URL('mf-manifest.json', entry);
  const known = manifests.get(href) ?? fetchManifest(href);
  manifests.set(href, known);
  return known;
};

const NO_ASSETS = { js: { sync: [], async: [] }, css: { sync: [], async: [] } };

interface Loaded extends RunningRelease {
  /** Its key in what is published. */
  id: string;
  /** URL of the entry that ran. */
  entry: string;
  scope: ShareScope;
  manifest: Manifest | null;
}

/** The snapshot of a remote, as the federation runtime makes it of a manifest. */
const remoteSnapshot = ({ entry, release, manifest }: Loaded) => ({
  version: release,
  buildVersion: manifest?.metaData.buildInfo.buildVersion ?? '',
  globalName: manifest?.metaData.globalName ?? '',
  publicPath: new URL('.', entry).href,
  remoteEntry: entry,
  remoteEntryType: manifest?.metaData.remoteEntry.type ?? '',
  remoteTypes: '',
  remoteTypesZip: '',
  remoteTypesAPI: '',
  remotesInfo: {},
  modules: (manifest?.exposes ?? []).map(({ name, path, assets }) => ({
    moduleName: name,
    modulePath: path,
    path,
    assets: { ...NO_ASSETS, ...assets },
  })),
  shared: (manifest?.shared ?? []).map(({ name, version, requiredVersion, assets }) => ({
    sharedName: name,
    version,
    shareConfig: { requiredVersion, eager: false },
    assets: { ...NO_ASSETS, ...assets },
  })),
});

/** A module in a share scope, of webpack's sharing or of the federation runtime. */
const Shared = z.object({ eager: z.unknown(), loaded: z.unknown() }).partial();

interface Used {
  /** Ids of the containers that take a version of a package from the host. */
  (name: string, version: string): string[];
}

/** The versions in a share scope that `isOwn` accepts, in the extension's format. */
const sharesOf = (
  scope: ShareScope,
  isOwn: (name: string, version: string) => boolean,
  provider: string,
  usedBy: Used,
) =>
  Object.fromEntries(
    Object.entries(scope).flatMap(([name, versions]) => {
      const own = Object.entries(versions).flatMap(([version, value]) => {
        if (!isOwn(name, version)) return [];
        const { eager, loaded } = Shared.parse(value);
        const entry = {
          version,
          from: provider,
          useIn: usedBy(name, version),
          // What the host shares runs from the start; webpack's sharing notes only what is loaded later.
          loaded: Boolean(loaded) || Boolean(eager),
          loading: null,
          scope: ['default'],
          strategy: 'loaded-first',
          shareConfig: { eager: Boolean(eager), requiredVersion: version },
        };
        return [[version, entry] as const];
      });
      return own.length === 0 ? [] : [[name, Object.fromEntries(own)] as const];
    }),
  );

const idOf = (remote: string, release: string | null): string =>
  release === null ? remote : `${remote}:${release}`;

/** Keys that earlier calls wrote: releases may have been replaced since. Those of runtimes in the page stay. */
let written: string[] = [];
let calls = 0;

/** Writes what is loaded to `__FEDERATION__` of a page, and sends it to the extension's panel. */
export const publishFederationInfo = async (
  page: Window,
  { hostRelease, releases }: LoadedFederation,
): Promise<void> => {
  calls += 1;
  const call = calls;
  const { host: hostScope, containers } = shareScopes();
  const running = releases.flatMap((one) => {
    const found = [...containers].find(([url]) => one.folders.some((folder) => url.startsWith(folder)));
    return found ? [{ ...one, id: idOf(one.remote, one.release), entry: found[0], scope: found[1] }] : [];
  });
  const remotes: Loaded[] = await Promise.all(
    running.map(async (one) => ({ ...one, manifest: await manifestOf(one.entry) })),
  );
  // Something was loaded or replaced meanwhile.
  if (call !== calls) return;
  const host = idOf('host', hostRelease);
  const usersOf: Used = (name, version) =>
    remotes
      .filter(({ manifest }) =>
        manifest?.shared.some(
          (one) =>
            one.name === name && (one.requiredVersion.startsWith('^') || one.requiredVersion === version),
        ),
      )
      .map(({ id }) => id);
  const moduleInfo = {
    [host]: {
      version: hostRelease ?? '',
      buildVersion: hostRelease ?? '',
      publicPath: new URL('/', page.location.href).href,
      remoteTypes: '',
      remoteTypesZip: '',
      consumerList: [],
      remotesInfo: Object.fromEntries(
        remotes.map(({ remote, release }) => [remote, { matchedVersion: release }]),
      ),
      shared: Object.entries(hostScope).flatMap(([sharedName, versions]) =>
        Object.keys(versions).map((version) => ({
          sharedName,
          version,
          shareConfig: { requiredVersion: version, eager: true },
          assets: NO_ASSETS,
        })),
      ),
    },
    ...Object.fromEntries(remotes.map((one) => [one.id, remoteSnapshot(one)])),
  };
  const shares = {
    [host]: { default: sharesOf(hostScope, () => true, host, usersOf) },
    ...Object.fromEntries(
      remotes.map(({ id, scope }) => [
        id,
        // What the host does not have came from the container.
        {
          default: sharesOf(
            scope,
            (name, version) => !hostScope[name]?.[version],
            id,
            () => [id],
          ),
        },
      ]),
    ),
  };
  const federation = federationOf(page);
  const others = (all: Record<string, unknown>) =>
    Object.fromEntries(Object.entries(all).filter(([key]) => !written.includes(key)));
  federation.moduleInfo = { ...others(federation.moduleInfo), ...moduleInfo };
  federation.__SHARE__ = { ...others(federation.__SHARE__), ...shares };
  written = Object.keys(moduleInfo);
  const { moduleInfo: all, __SHARE__: share } = federation;
  // As the extension's own script in the page does: functions cannot be sent.
  page.postMessage(JSON.parse(JSON.stringify({ moduleInfo: all, share })), page.location.origin);
};
