import './remotes/react-commits.ts';
import './strict-csp.ts';
import './index.css';
import { HOST_FAILED_EVENT } from '@weaversworld/shared/releases';
import { RouterProvider } from '@weaversworld/shared/router';
import { ShellProvider, SUPPORTED_CONTRACTS } from '@weaversworld/shared/shell';
import { browserStorage } from '@weaversworld/shared/storage';
import { StrictMode } from 'react';
import { createRoot } from 'react-dom/client';
import { GrownUpPrompt } from './grown-ups/grown-up-prompt.tsx';
import { OfferedHelpProvider } from './help/offered-help-context.tsx';
import { IdentityPrompt } from './identity/identity-prompt.tsx';
import { loadFonts } from './load-fonts.ts';
import { createOffline } from './offline/create-offline.ts';
import { NetworkStateProvider } from './offline/network-state-context.tsx';
import { CACHED_PAGE_ATTRIBUTE } from './offline/offline-caches.ts';
import { createWorkerUrl, type TrustedTypesScope } from './offline/worker-url.ts';
import { readBootstrapData } from './remotes/bootstrap-data.ts';
import { createRemotes } from './remotes/create-remotes.ts';
import { ReleaseBadge } from './remotes/release-badge.tsx';
import { createSlots } from './remotes/slots.tsx';
import { createStartRemote } from './remotes/start-remote.ts';
import { createReport } from './report.ts';
import { createRouter } from './routes.tsx';
import { ErrorScreen } from './screens/error-screen.tsx';
import { readSettings } from './settings.ts';
import { createShell } from './shell.ts';
import { setVisitorCookie, visitorId } from './visitor-id.ts';

const report = createReport({
  // biome-ignore lint/suspicious/noConsole: the one place where the page writes to the console
  log: (level, line, error) => console[level === 'warning' ? 'warn' : level](line, ...(error ? [error] : [])),
  now: () => performance.now(),
});
// Before anything else runs: the site's policy allows one Trusted Types policy.
const workerUrl = createWorkerUrl(window as TrustedTypesScope);
const root = createRoot(document.getElementById('root') as HTMLElement);

const start = async (): Promise<void> => {
  const fonts = loadFonts(document.fonts);
  const storage = browserStorage(() => window.localStorage);
  const tabStorage = browserStorage(() => window.sessionStorage);
  const visitor = visitorId(storage);
  setVisitorCookie(document, visitor);
  const bootstrap = readBootstrapData(document);
  // The loader gives the Shell to the remotes that it starts, and the Shell's slots use the loader. Both, and the router,
  // are read when the first remote is started, after they were created.
  const { settings, catalog, loader, overrides, onNavigated, checkRegistry, resetOverrides, usedFolders } =
    await createRemotes({
      bootstrap,
      settings: readSettings(fetch, bootstrap.settings),
      picking: { visitor, contract: SUPPORTED_CONTRACTS },
      toStartable: createStartRemote({
        shell: () => shell,
        api: () => api,
        navigate: (path) => void router.navigate(path),
      }),
      storage,
      tabStorage,
      isCachedPage: document.documentElement.hasAttribute(CACHED_PAGE_ATTRIBUTE),
      report: (message, error) => report({ level: 'error', source: 'remotes', message, error }),
    });
  const offline = createOffline({ page: window, settings, workerUrl, hashes: bootstrap.hashes, report });
  const { shell, api, identityPrompt, grownUps, offeredHelp, checkExpiry, restore } = createShell({
    settings,
    fetch: offline.fetch,
    offline: offline.reading,
    slots: createSlots({ catalog, loader }),
    storage,
    tabStorage,
    report,
    navigate: (path) => void router.navigate(path),
    onReleasesWithdrawn: () => void checkRegistry(),
  });
  void restore();
  void offline.start(shell, checkExpiry, usedFolders);
  const router = createRouter(catalog, loader);
  router.subscribe(({ navigation }) => navigation.state === 'idle' && onNavigated());
  // Two tasks instead of a long one: the browser may paint, and answer input, between them. The render itself must stay in one
  // task: the router's changes before it is committed would be lost.
  await Promise.all([fonts, new Promise((resolve) => setTimeout(resolve))]);
  root.render(
    <StrictMode>
      <ShellProvider shell={shell}>
        <NetworkStateProvider network={offline.network}>
          <OfferedHelpProvider help={offeredHelp}>
            <RouterProvider router={router} />
          </OfferedHelpProvider>
        </NetworkStateProvider>
        <IdentityPrompt {...identityPrompt} />
        <GrownUpPrompt gate={grownUps} />
        <ReleaseBadge overrides={overrides} onReset={resetOverrides} />
      </ShellProvider>
    </StrictMode>,
  );
};

start().catch((error: unknown) => {
  // While this release of the host is being ramped, the page goes back to the default.
  window.dispatchEvent(new Event(HOST_FAILED_EVENT));
  root.render(<ErrorScreen error={error} />);
});
