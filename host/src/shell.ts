import { createApi } from '@weaversworld/shared/api';
import type { RuntimeSettings } from '@weaversworld/shared/contract';
import { createBus, type Report, SHELL_CONTRACT, type Shell, type Slots } from '@weaversworld/shared/shell';
import type { StorageLike } from '@weaversworld/shared/storage';
import { createActivity } from './activity/create-activity.ts';
import { createCrossTabStorage } from './cross-tab-storage.ts';
import { createLive } from './live/create-live.ts';
import { browserLiveDeps } from './live/live-deps.ts';
import { liveSocketUrl } from './live/policy.ts';
import { createMusic } from './music/create-music.ts';
import { openPlayer } from './music/player.ts';
import { TRACKS } from './music/tracks.ts';
import { createPageLifecycle } from './page-lifecycle.ts';
import { createReader } from './reader/create-reader.ts';
import { toRemoteApi } from './remote-api.ts';
import { createSession, type HostSession } from './session/create-session.ts';
import { watchSessionExpiry } from './session/session-expiry.ts';
import { browserSpeechDeps } from './speech/speech-deps.ts';

interface ShellDeps {
  settings: RuntimeSettings;
  slots: Slots;
  storage: StorageLike;
  /** Keeps for the visit only. */
  visitStorage: StorageLike;
  report(report: Report): void;
  /** Goes to another screen; only called once the page is running. */
  go(path: string): void;
}

/**
 * Creates the page's one Shell: the services that outlive every screen. `api` is the whole HTTP client, for the host and
 * for remotes of contract 1. `restore` reads the session and resumes reading aloud; it never rejects.
 */
export const createShell = ({ settings, slots, storage, visitStorage, report, go }: ShellDeps) => {
  const bus = createBus(report);
  const crossTab = createCrossTabStorage(window);
  const page = createPageLifecycle(window);
  const say = (source: string) => (message: string, error?: unknown) =>
    report({ level: 'warning', source, message, error });
  // The session needs the API, and the API's headers need the session.
  const visitor = (): HostSession => session;

  const api = createApi({
    settings,
    fetch: (...request) => fetch(...request),
    cookies: () => document.cookie,
    profileId: () => visitor().get().activeChildProfile?.id ?? null,
    report: say('api'),
    onUnauthorized: () => void visitor().suspectExpired(),
  });
  const live = createLive(
    browserLiveDeps({
      url: () => {
        const { user, activeChildProfile } = visitor().get();
        return liveSocketUrl({
          liveUrl: settings.liveUrl,
          origin: settings.apiOrigin || location.origin,
          userId: user?.id ?? null,
          profileId: activeChildProfile?.id ?? null,
        });
      },
      fetchState: (storyId, signal) => api.stories.state(storyId, signal),
      report,
      onSignedOut: () => watch.onLiveSignedOut(),
    }),
  );
  const activity = createActivity({
    storage,
    isAuthenticated: () => visitor().get().isAuthenticated,
    crossTab,
    report,
  });
  const session: HostSession = createSession({
    api,
    bus,
    storage,
    report,
    activity,
    live: { close: live.disconnect, reauthenticate: live.reauthenticate },
    crossTab,
    navigation: { pathname: () => location.pathname, go },
  });
  const watch = watchSessionExpiry({
    session,
    live,
    page,
    now: Date.now,
    later: (task, ms) => setTimeout(task, ms),
  });

  // A socket opened before a guest made anything knows no session; the first work gives the guest one.
  for (const made of ['character:created', 'story:created'] as const)
    bus.on(made, () => {
      if (!session.get().isAuthenticated) live.reauthenticate();
    });
  const reader = createReader({
    loadStory: api.stories.get,
    live,
    bus,
    speech: browserSpeechDeps(),
    storage,
    page,
    report,
  });
  const music = createMusic({
    tracks: TRACKS,
    open: openPlayer,
    reader,
    storage: visitStorage,
    page,
    random: Math.random,
    after: (delay, task) => {
      const timer = setTimeout(task, delay);
      return () => clearTimeout(timer);
    },
    report,
  });
  const shell: Shell = {
    contract: SHELL_CONTRACT,
    settings,
    bus,
    session,
    live,
    narration: reader,
    music,
    api: toRemoteApi(api),
    activity,
    slots,
    report,
  };
  return { shell, api, restore: () => session.load().then(reader.restore) };
};
