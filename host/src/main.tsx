import './strict-csp.ts';
import './index.css';
import { RouterProvider } from '@weaversworld/shared/router';
import { SHELL_CONTRACT, ShellProvider } from '@weaversworld/shared/shell';
import { browserStorage } from '@weaversworld/shared/storage';
import { StrictMode } from 'react';
import { createRoot } from 'react-dom/client';
import { openRemotes } from './remotes/open-remotes.ts';
import { readPagePart } from './remotes/page-part.ts';
import { ReleaseBadge } from './remotes/release-badge.tsx';
import { createSlots } from './remotes/slots.tsx';
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
const root = createRoot(document.getElementById('root') as HTMLElement);

const start = async (): Promise<void> => {
  const storage = browserStorage(() => window.localStorage);
  const say = (message: string, error?: unknown) =>
    report({ level: 'error', source: 'remotes', message, error });
  const visitStorage = browserStorage(() => window.sessionStorage);
  const visitor = visitorId(storage);
  setVisitorCookie(document, visitor);
  const page = readPagePart(document);
  const picking = { visitor, contract: SHELL_CONTRACT };
  const { settings, directory, loader, resetOverrides } = await openRemotes({
    page,
    settings: readSettings(fetch, page.settings),
    picking,
    storage,
    visitStorage,
    report: say,
  });
  const { shell, begin } = createShell({
    settings,
    slots: createSlots({ directory, loader, shell: () => shell }),
    storage,
    visitStorage,
    report,
    go: (path) => void router.navigate(path),
  });
  void begin();
  const router = createRouter(directory, loader);
  root.render(
    <StrictMode>
      <ShellProvider shell={shell}>
        <RouterProvider router={router} />
        <ReleaseBadge overrides={directory.overrides} onReset={resetOverrides} />
      </ShellProvider>
    </StrictMode>,
  );
};

start().catch((error: unknown) => root.render(<ErrorScreen error={error} />));
