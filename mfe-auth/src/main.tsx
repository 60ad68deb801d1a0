import '@weaversworld/shared/ui/base.css';
import { createBrowserRouter, Outlet, RouterProvider, replace } from '@weaversworld/shared/router';
import { ShellProvider } from '@weaversworld/shared/shell';
import { createTestShell } from '@weaversworld/shared/testing';
import { createRoot } from 'react-dom/client';
import { remote } from './remote.tsx';

/* This remote alone, for its team: its own screens in a Shell in memory, no back end. */

const shell = createTestShell({
  api: {
    auth: {
      requestPasswordReset: async () => shell.session.signup('', '', ''),
      checkPasswordResetKey: async () => shell.session.signup('', '', ''),
    },
    account: { changePassword: async () => shell.session.signup('', '', '') },
  },
});

const router = createBrowserRouter([
  {
    element: <Outlet />,
    HydrateFallback: () => null,
    children: [
      ...remote.routes.map(({ path, load }) => ({
        path,
        lazy: async () => ({ Component: (await load()).Page }),
      })),
      { path: '*', loader: () => replace('/accounts/login') },
    ],
  },
]);

createRoot(document.getElementById('root')!).render(
  <ShellProvider shell={shell}>
    <RouterProvider router={router} />
  </ShellProvider>,
);
