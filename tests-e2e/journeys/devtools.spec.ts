import type { Page } from 'playwright/test';
import { expect, test } from '../fixtures/test.ts';

/*
 * What the Chrome extensions of Module Federation and of React read, in the production build. Each of them prepares a global
 * variable before the page's scripts run; the scripts here prepare the same and collect what arrives.
 */

interface Snapshot {
  version: string;
  remoteEntry?: string;
  remotesInfo: Record<string, { matchedVersion: string }>;
  modules?: { moduleName: string }[];
  shared: { sharedName: string; version: string }[];
}
interface SharedVersion {
  loaded: boolean;
  from: string;
  useIn: string[];
}
type Shares = Record<string, { default: Record<string, Record<string, SharedVersion>> }>;
interface FederationMessage {
  moduleInfo: Record<string, Snapshot>;
  share: Shares;
}
interface Fiber {
  type: unknown;
  key: string | null;
  child: Fiber | null;
  sibling: Fiber | null;
}
interface Renderer {
  version: string;
  rendererPackageName: string;
  bundleType: number;
}
declare global {
  interface Window {
    federationMessages: FederationMessage[];
    renderers: Renderer[];
    roots: Set<{ current: Fiber }>;
  }
}

/** What the extension of Module Federation runs in the page's own world at document start, and its listener. */
const prepareFederation = (): void => {
  const federation = { __GLOBAL_PLUGIN__: [{ name: 'mf-devtool-getModuleInfo-plugin' }], moduleInfo: {} };
  Object.defineProperty(window, '__FEDERATION__', { value: federation, writable: true });
  window.federationMessages = [];
  window.addEventListener('message', ({ data }) => {
    if (data?.moduleInfo) window.federationMessages.push(data);
  });
};

/** What React's extension does. */
const prepareReact = (): void => {
  window.renderers = [];
  window.roots = new Set();
  Object.defineProperty(window, '__REACT_DEVTOOLS_GLOBAL_HOOK__', {
    value: {
      supportsFiber: true,
      checkDCE: () => undefined,
      inject: (renderer: Renderer) => window.renderers.push(renderer),
      onCommitFiberRoot: (_id: number, root: { current: Fiber }) => window.roots.add(root),
      onCommitFiberUnmount: () => undefined,
      onPostCommitFiberRoot: () => undefined,
    },
  });
};

const lastMessage = (page: Page): Promise<FederationMessage | undefined> =>
  page.evaluate(() => window.federationMessages.at(-1));

/** Keys of the elements that React's extension shows as `Release`. */
const releasesInTree = (page: Page): Promise<string[]> =>
  page.evaluate(() => {
    const found: string[] = [];
    const walk = (fiber: Fiber | null): void => {
      if (fiber === null) return;
      if ((fiber.type as { displayName?: string } | null)?.displayName === 'Release')
        found.push(fiber.key ?? '');
      walk(fiber.child);
      walk(fiber.sibling);
    };
    for (const { current } of window.roots) walk(current);
    return found;
  });

const scriptsOf = (page: Page): Promise<string[]> =>
  page.evaluate(() =>
    performance
      .getEntriesByType('resource')
      .map(({ name }) => new URL(name).pathname)
      .filter((path) => /\.js$|mf-manifest/.test(path)),
  );

test("the extensions of Module Federation and of React are shown which releases are loaded, and others' pages contain nothing of it", async ({
  visit,
  product,
}) => {
  const { page, context } = await visit(product.origin, {});
  await context.addInitScript(prepareFederation);
  await context.addInitScript(prepareReact);
  await page.goto('/weaversworld');
  await expect(page.getByRole('link', { name: 'Sign Up to Get Started' })).toBeVisible();
  await expect.poll(async () => Object.keys((await lastMessage(page))?.moduleInfo ?? {})).toHaveLength(2);
  const { moduleInfo, share } = (await lastMessage(page)) as FederationMessage;

  const hostRelease = await page.locator('html').getAttribute('data-host-release');
  const host = `host:${hostRelease}`;
  const release = moduleInfo[host]?.remotesInfo.story?.matchedVersion ?? '';
  const story = `story:${release}`;
  expect(moduleInfo[story]).toMatchObject({
    version: release,
    remoteEntry: `${product.origin}/remotes/story/${release}/remoteEntry.js`,
    remoteEntryType: 'module',
    modules: [{ moduleName: 'remote' }],
  });
  const react = { sharedName: 'react', version: '19.3.1' };
  expect(moduleInfo[host]?.shared).toContainEqual(expect.objectContaining(react));
  expect(moduleInfo[story]?.shared).toContainEqual(expect.objectContaining(react));
  expect(share[host]?.default.react?.['19.3.1']).toMatchObject({
    loaded: true,
    from: host,
    useIn: [story],
  });
  // Everything that story shares is the host's.
  expect(share[story]?.default).toEqual({});

  expect(await page.evaluate(() => window.renderers)).toMatchObject([
    { version: '19.3.1', rendererPackageName: 'react-dom', bundleType: 0 },
  ]);
  expect(await page.evaluate(() => window.roots.size)).toBe(1);
  expect(await releasesInTree(page)).toEqual([`story@${release}`]);

  // Another remote, in the same page.
  await page.getByRole('link', { name: 'Sign Up to Get Started' }).click();
  await expect(page.getByLabel('Password', { exact: true })).toBeVisible();
  await expect.poll(async () => Object.keys((await lastMessage(page))?.moduleInfo ?? {})).toHaveLength(3);
  const auth = (await lastMessage(page))?.moduleInfo[host]?.remotesInfo.auth?.matchedVersion;
  expect(await releasesInTree(page)).toEqual([`auth@${auth}`]);

  const { page: ordinary } = await visit(product.origin);
  await ordinary.goto('/weaversworld');
  await expect(ordinary.getByRole('link', { name: 'Sign Up to Get Started' })).toBeVisible();
  expect(await ordinary.evaluate(() => '__FEDERATION__' in window)).toBe(false);
  const { page: inspected, context: withExtension } = await visit(product.origin);
  await withExtension.addInitScript(prepareFederation);
  await inspected.goto('/weaversworld');
  await expect
    .poll(async () => Object.keys((await lastMessage(inspected))?.moduleInfo ?? {}))
    .toHaveLength(2);
  const usual = await scriptsOf(ordinary);
  const more = (await scriptsOf(inspected)).filter((path) => !usual.includes(path));
  const scripts = more.filter((path) => path.endsWith('.js'));
  expect(scripts).toHaveLength(1);
  // Nor is it downloaded for offline use.
  const offline = await inspected.request.get('/offline-files.json');
  expect((await offline.json()).files).toContain('/favicon.svg');
  expect((await offline.json()).files).not.toContain(scripts[0]);
  expect(more.filter((path) => path.endsWith('/mf-manifest.json'))).toHaveLength(1);
});
