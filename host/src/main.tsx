import './index.css';
import { RouterProvider } from '@weaversworld/shared/router';
import { SHELL_CONTRACT, ShellProvider } from '@weaversworld/shared/shell';
import { StrictMode } from 'react';
import { createRoot } from 'react-dom/client';
import { browserStorage } from './browser-storage.ts';
import { readDirectory } from './remotes/directory.ts';
import { federationRuntime } from './remotes/federation-runtime.ts';
import { createRemoteLoader } from './remotes/load-remote.ts';
import { createSlots } from './remotes/slots.ts';
import { createReport } from './report.ts';
import { createRouter } from './routes.tsx';
import { ErrorScreen } from './screens/error-screen.tsx';
import { readSettings } from './settings.ts';
import { createShell } from './shell.ts';
import { visitorId } from './visitor-id.ts';

/** How long a remote's entry may take before its place says so, in milliseconds. */
const REMOTE_TIMEOUT = 15_000;

const report = createReport({
  // biome-ignore lint/suspicious/noConsole: the one place where the page writes to the console
  log: (level, line, error) => console[level === 'warning' ? 'warn' : level](line, ...(error ? [error] : [])),
  now: () => performance.now(),
});
const root = createRoot(document.getElementById('root') as HTMLElement);

const start = async (): Promise<void> => {
  const storage = browserStorage(() => window.localStorage);
  const say = (message: string, error?: unknown) =>
    report({ level: 'error', source: 'remotes', message, error });
  const picking = { visitor: visitorId(storage), contract: SHELL_CONTRACT };
  const [settings, directory] = await Promise.all([
    readSettings(fetch),
    readDirectory({ fetch, storage, picking, report: say }),
  ]);
  const load = createRemoteLoader({ ...federationRuntime, report: say, timeout: REMOTE_TIMEOUT });
  const { shell, begin } = createShell({
    settings,
    slots: createSlots(directory, load, () => shell, say),
    storage,
    visitStorage: browserStorage(() => window.sessionStorage),
    report,
    go: (path) => void router.navigate(path),
  });
  void begin();
  const router = createRouter(directory, load);
  root.render(
    <StrictMode>
      <ShellProvider shell={shell}>
        <RouterProvider router={router} />
      </ShellProvider>
    </StrictMode>,
  );
};

start().catch((error: unknown) => root.render(<ErrorScreen error={error} />));
