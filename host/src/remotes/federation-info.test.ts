// @vitest-environment jsdom

import { createMemoryStorage } from '@weaversworld/shared/storage';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { publishFederationInfo } from './federation-info.ts';
import { createFederationInspection } from './federation-inspection.ts';
import { runContainer } from './run-container.ts';

interface Info {
  moduleInfo: Record<string, unknown>;
  __SHARE__: Record<string, unknown>;
}
/** The variable that the extension reads. */
const federation = (): Info | undefined => Reflect.get(window, '__FEDERATION__');

const MANIFEST = {
  metaData: { globalName: 'story_1', remoteEntry: { type: 'global' } },
  shared: [
    { name: 'react', version: '19.0.0', requiredVersion: '^19.0.0' },
    { name: 'kit', version: '2.0.0', requiredVersion: '2.0.0' },
  ],
  exposes: [{ name: 'remote', path: './remote' }],
};

beforeEach(() => {
  vi.stubGlobal('__webpack_init_sharing__', async () => undefined);
  const react = { '19.3.1': { from: 'host', eager: true } };
  vi.stubGlobal('__webpack_share_scopes__', {
    default: { react, kit: { '1.0.0': { from: 'host', eager: true } } },
  });
  vi.stubGlobal('fetch', async (url: string) => {
    if (url.includes('/old/')) throw new Error('has no manifest');
    return new Response(JSON.stringify(MANIFEST));
  });
});
afterEach(() => {
  vi.unstubAllGlobals();
  Reflect.deleteProperty(window, '__FEDERATION__');
  Reflect.deleteProperty(window, '__VMOK__');
});

/** Runs a script container that brings a kit of its own. */
const run = async (folder: string): Promise<void> => {
  const url = `${folder}remoteEntry.js`;
  const container = {
    init: (scope: Record<string, object>) => {
      scope.kit = { ...scope.kit, '2.0.0': { from: 'story', eager: false, loaded: 1 } };
    },
    get: async () => () => 'module',
  };
  const result = runContainer({ url, format: 'script' });
  await vi.waitFor(() => expect(document.querySelector(`script[src="${url}"]`)).not.toBeNull());
  Reflect.set(window, 'story_1', container);
  document.querySelector(`script[src="${url}"]`)?.dispatchEvent(new Event('load'));
  await result;
};
const releaseIn = (folder: string, release: string) => ({ remote: 'story', release, folders: [folder] });

it('publishes the host, each release that is loaded and what they share; a replaced release leaves', async () => {
  const old = 'https://any.test/story/old/';
  const now = 'https://any.test/story/now/';
  await run(old);
  Reflect.set(window, '__FEDERATION__', { moduleInfo: { other: { version: '1' } }, __GLOBAL_PLUGIN__: [] });
  await publishFederationInfo(window, { hostRelease: '1.0.0', releases: [releaseIn(old, '1.0.0-old')] });
  expect(Object.keys(federation()?.moduleInfo ?? {})).toEqual(['other', 'host:1.0.0', 'story:1.0.0-old']);

  await run(now);
  const messages: unknown[] = [];
  window.addEventListener('message', ({ data }) => messages.push(data));
  await publishFederationInfo(window, { hostRelease: '1.0.0', releases: [releaseIn(now, '2.0.0-now')] });
  const { moduleInfo, __SHARE__: share } = federation() ?? { moduleInfo: {}, __SHARE__: {} };
  expect(moduleInfo).toMatchObject({
    other: { version: '1' },
    'host:1.0.0': {
      remotesInfo: { story: { matchedVersion: '2.0.0-now' } },
      shared: [
        { sharedName: 'react', version: '19.3.1' },
        { sharedName: 'kit', version: '1.0.0' },
      ],
    },
    'story:2.0.0-now': {
      version: '2.0.0-now',
      remoteEntry: `${now}remoteEntry.js`,
      globalName: 'story_1',
      modules: [{ moduleName: 'remote', modulePath: './remote' }],
      shared: [
        { sharedName: 'react', shareConfig: { requiredVersion: '^19.0.0' } },
        { sharedName: 'kit', version: '2.0.0' },
      ],
    },
  });
  expect(moduleInfo).not.toHaveProperty(['story:1.0.0-old']);
  expect(share).toMatchObject({
    'host:1.0.0': {
      default: {
        react: { '19.3.1': { loaded: true, from: 'host:1.0.0', useIn: ['story:2.0.0-now'] } },
        kit: { '1.0.0': { loaded: true, useIn: [] } },
      },
    },
    'story:2.0.0-now': { default: { kit: { '2.0.0': { loaded: true, from: 'story:2.0.0-now' } } } },
  });
  await vi.waitFor(() => expect(messages).toEqual([{ moduleInfo, share }]));
});

it('is loaded where the extension or the debug switch is, and nowhere else', async () => {
  const read = vi.fn(() => ({ hostRelease: null, releases: [] }));
  createFederationInspection(window, createMemoryStorage(), read)();
  createFederationInspection(window, createMemoryStorage({ FEDERATION_DEBUG: '1' }), read)();
  await vi.waitFor(() => expect(Object.keys(federation()?.moduleInfo ?? {})).toEqual(['host']));
  expect(read).toHaveBeenCalledOnce();
  // As the federation runtime creates it: a remote with the runtime takes it for its own.
  expect(federation()).toMatchObject({ __GLOBAL_PLUGIN__: [], __INSTANCES__: [], __MANIFEST_LOADING__: {} });
  expect(Reflect.get(window, '__VMOK__')).toBe(federation());

  Reflect.set(window, '__FEDERATION__', {});
  createFederationInspection(window, createMemoryStorage(), read)();
  await vi.waitFor(() => expect(Object.keys(federation()?.moduleInfo ?? {})).toEqual(['host']));
});
