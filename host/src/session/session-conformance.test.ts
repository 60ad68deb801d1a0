import { aUser, createTestSession } from '@weaversworld/shared/testing';
import { testSessionConformance } from '@weaversworld/shared/testing/conformance';
import { createFakeSessionDeps, signedIn } from '../testing/fake-session-deps.ts';
import { createSession } from './create-session.ts';

testSessionConformance([
  [
    'createSession',
    async ({ bus, profiles }) => {
      const { deps, api } = createFakeSessionDeps(profiles);
      if (profiles) api.auth.session.mockResolvedValue(signedIn(profiles[0]?.id));
      const session = createSession({ ...deps, bus });
      await session.load();
      return session;
    },
  ],
  [
    'createTestSession',
    async ({ bus, profiles }) =>
      createTestSession(
        profiles && {
          isAuthenticated: true,
          user: aUser(),
          childProfiles: profiles,
          activeChildProfile: profiles[0] ?? null,
        },
        bus,
        [],
      ),
  ],
]);
