import '@weaversworld/shared/ui/base.css';
import type { OutsideServices } from '@weaversworld/shared/contract';
import {
  aChildProfile,
  anAuthResponse,
  aUser,
  createTestShell,
  runStandalone,
} from '@weaversworld/shared/testing';
import { createRemote } from './remote.tsx';

/* The remote by itself, for its team: its screens with a signed-in family in memory and no back end. */

const mia = aChildProfile({ id: 1, name: 'Mia', age: 6 });
const secret = 'JBSWY3DPEHPK3PXP';
const meta = { secret, totp_url: `otpauth://totp/standalone?secret=${secret}` };
let twoFactor = false;
let services: OutsideServices = {
  available: true,
  recipient: { name: 'Example Inc.', url: 'https://example.com/privacy', hosts: ['api.example.com'] },
  writes: true,
  paints: true,
  checks: false,
  children: [
    { profile_id: 1, allowed_since: 1_793_000_000 },
    { profile_id: 2, allowed_since: null },
  ],
  stories: [
    {
      id: 7,
      profile_id: 1,
      title: 'Nee-Naw!',
      teller: 'Example Inc., writer-2',
      painted: 9,
      illustrator: 'Example Inc., painter-1',
    },
  ],
};

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
      outsideServices: async () => services,
      allowOutsideServices: async (profileId, allowed) => {
        const children = services.children.map((one) =>
          one.profile_id === profileId ? { ...one, allowed_since: allowed ? Date.now() / 1000 : null } : one,
        );
        services = { ...services, children };
        return services;
      },
      recoveryCodes: async () => ['abcd-efgh', 'jkmn-pqrs'],
      exportData: async () => new Blob(['{}'], { type: 'application/json' }),
      deleteAccount: async () => undefined,
    },
  },
});

runStandalone(createRemote, shell, '/profile');
