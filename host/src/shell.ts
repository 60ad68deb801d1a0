import { createApi } from '@weaversworld/shared/api';
import type { RuntimeSettings } from '@weaversworld/shared/contract';
import {
  createBus,
  type OfflineReading,
  type Report,
  SHELL_CONTRACT,
  type Shell,
  type Slots,
} from '@weaversworld/shared/shell';
import type { StorageLike } from '@weaversworld/shared/storage';
import { createActivity } from './activity/create-activity.ts';
import { createCrossTabStorage } from './cross-tab-storage.ts';
import { createGrownUpGate } from './grown-ups/grown-up-gate.ts';
import { createOfferedHelp } from './help/help-offer.ts';
import { createIdentityCheck } from './identity/identity-check.ts';
import { createLive } from './live/create-live.ts';
import { browserLiveDeps } from './live/live-deps.ts';
import { liveSocketUrl } from './live/live-socket-url.ts';
import { createMusic } from './music/create-music.ts';
import { openPlayer } from './music/player.ts';
import { TRACKS } from './music/tracks.ts';
import { createNarration } from './narration/create-narration.ts';
import { createPageLifecycle } from './page-lifecycle.ts';
import { toRemoteApi } from './remote-api.ts';
import { schedule } from './schedule.ts';
import { createSession, type HostSession } from './session/create-session.ts';
import { watchSessionExpiry } from './session/session-expiry.ts';
import { browserSpeechDeps } from './speech/speech-deps.ts';

interface ShellDeps {
  settings: RuntimeSettings;
  /** For calls of the API. */
  fetch: typeof fetch;
  offline: OfflineReading;
  slots: Slots;
  storage: StorageLike;
  /** Session storage. */
  tabStorage: StorageLike;
  report(report: Report): void;
  /** Navigates; only called after the page was started. */
  navigate(path: string): void;
  /** A release that this page may use was halted, set back to 0 % or removed. */
  onReleasesWithdrawn(): void;
}

/**
 * Creates the page's one Shell: the services that outlive every screen. `api` is the whole HTTP client, for the host and
 * for remotes of contract 1. `identityPrompt` are the props of
 * IdentityPrompt, `grownUps` is the gate of GrownUpPrompt, `offeredHelp` what HelpOfferNotice shows.
 * `checkExpiry` asks the server whether the session still exists. `restore` reads the session and resumes reading aloud; it never
 * rejects.
 */
export const createShell = ({
  settings,
  fetch,
  offline,
  slots,
  storage,
  tabStorage,
  report,
  navigate,
  onReleasesWithdrawn,
}: ShellDeps) => {
  const bus = createBus(report);
  const crossTab = createCrossTabStorage(window);
  const page = createPageLifecycle(window);
  // The session depends on the API, and the API's headers depend on the session.
  const currentSession = (): HostSession => session;

  const identity = createIdentityCheck();
  const offeredHelp = createOfferedHelp();
  const api = createApi({
    settings,
    fetch,
    cookies: () => document.cookie,
    profileId: () => currentSession().get().activeChildProfile?.id ?? null,
    report: (message, error) => report({ level: 'warning', source: 'api', message, error }),
    onUnauthorized: () => void currentSession().suspectExpired(),
    confirmIdentity: identity.confirm,
    onHelpOffered: offeredHelp.offer,
  });
  const live = createLive(
    browserLiveDeps({
      url: () => {
        const { user, activeChildProfile } = currentSession().get();
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
      onReleasesWithdrawn,
    }),
  );
  const activity = createActivity({
    storage,
    isAuthenticated: () => currentSession().get().isAuthenticated,
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
    navigation: { pathname: () => location.pathname, navigate },
  });
  const watch = watchSessionExpiry({
    session,
    live,
    page,
    now: Date.now,
    schedule,
  });

  // An anonymous visitor's session starts with the first character or story; a socket opened before it has no session.
  for (const name of ['character:created', 'story:created'] as const)
    bus.on(name, () => {
      if (!session.get().isAuthenticated) live.reauthenticate();
    });
  const narration = createNarration({
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
    narration,
    storage: tabStorage,
    page,
    random: Math.random,
    schedule,
    report,
  });
  const grownUps = createGrownUpGate({ storage, schedule });
  const shell: Shell = {
    contract: SHELL_CONTRACT,
    settings,
    bus,
    session,
    live,
    narration,
    music,
    api: toRemoteApi(api),
    activity,
    slots,
    grownUps,
    offline,
    report,
  };
  const checkExpiry = () => void session.suspectExpired();
  const identityPrompt = { check: identity, api, onSignedOut: checkExpiry };
  // The signed-in user changed: an open identity check is cancelled.
  bus.on('session:reset', () => identity.resolve(false));
  // Another person may be at this device now.
  for (const name of ['session:reset', 'session:profile-changed'] as const) bus.on(name, offeredHelp.close);
  return {
    shell,
    api,
    identityPrompt,
    grownUps,
    offeredHelp,
    checkExpiry,
    restore: () => session.load().then(narration.restore),
  };
};
