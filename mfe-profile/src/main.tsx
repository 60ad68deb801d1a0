import '@weaversworld/shared/ui/base.css';
import { createBrowserRouter, Outlet, RouterProvider, replace } from '@weaversworld/shared/router';
import { ShellProvider } from '@weaversworld/shared/shell';
import { aChildProfile, anAuthResponse, aUser, createTestShell } from '@weaversworld/shared/testing';
import { createRoot } from 'react-dom/client';
import { remote } from './remote.tsx';

/* This remote alone, for its team: its own screens, a signed-in family in memory, no back end. */

const mia = aChildProfile({ id: 1, name: 'Mia', age: 6 });
const secret = 'JBSWY3DPEHPK3PXP';
const meta = { secret, totp_url: `otpauth://totp/alone?secret=${secret}` };
let twoFactor = false;

const shell = createTestShell({
  session: {
    isAuthenticated: true,
    user: aUser(),
    childProfiles: [mia, aChildProfile({ id: 2, name: 'Ben', age: 9 })],
    activeChildProfile: mia,
    migrate: async () => ({ stories_migrated: 2, characters_migrated: 1 }),
  },
  activity: { storiesCreated: 2, charactersCreated: 1 },
  slots: { 'story-list': ({ profileId }) => <p>The stories of child {String(profileId)}.</p> },
  api: {
    account: {
      totp: async () => anAuthResponse(twoFactor ? {} : { status: 404, body: { meta } }),
      activateTotp: async () => {
        twoFactor = true;
        return anAuthResponse();
      },
      deactivateTotp: async () => {
        twoFactor = false;
        return anAuthResponse();
      },
      recoveryCodes: async () => ['abcd-efgh', 'jkmn-pqrs'],
      exportData: async () => new Blob(['{}'], { type: 'application/json' }),
      deleteAccount: async () => undefined,
    },
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
      { path: '*', loader: () => replace('/profile') },
    ],
  },
]);

createRoot(document.getElementById('root')!).render(
  <ShellProvider shell={shell}>
    <RouterProvider router={router} />
  </ShellProvider>,
);
