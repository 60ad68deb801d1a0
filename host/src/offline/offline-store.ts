import type { Id, RuntimeSettings, Story } from '@weaversworld/shared/contract';
import type { SessionState } from '@weaversworld/shared/shell';
import type { Schedule } from '../schedule.ts';
import type { CacheableRequest } from './cacheable-request.ts';
import { createCachedLists, type Library, OTHERS, readLibrary, VISITOR } from './cached-lists.ts';
import { answersOf, CachedSession, isSameVisitor, readGuest, toCachedSession } from './cached-session.ts';
import { createCachedStories, isFinished } from './cached-stories.ts';
import { fetchLibrary } from './fetch-library.ts';
import type { PrivateCache, VisitorSignal } from './private-cache.ts';
import { isMetered, savesData, type TrafficInfo } from './traffic.ts';

/** How long the page waits after it showed a library before it fetches the stories in it for later, in milliseconds. */
const LIBRARY_DELAY_MS = 10_000;

const SESSION_URL = '/.private/session';

interface OfflineStoreDeps {
  cache: PrivateCache;
  fetch: typeof fetch;
  settings: RuntimeSettings;
  /** The page's URL. */
  base: string;
  /** The page's cookies. */
  cookies(): string;
  exclusively<Result>(task: () => Promise<Result>): Promise<Result>;
  /** What traffic costs: nothing is fetched for later while the visitor saves data. */
  navigator: TrafficInfo;
  isOnline(): boolean;
  /** Resolves when the browser has nothing else to do. */
  idle(): Promise<void>;
  schedule: Schedule;
  report(message: string, error: unknown): void;
}

/** A story that was asked for without a connection and is not cached; the reader shows the sentence. */
const storyNotCached = (): Response =>
  Response.json(
    {
      error:
        "This story isn't on this device yet. Stories marked 'On this device' can be read and heard now.",
    },
    { status: 503 },
  );

/**
 * What the visitor left in this browser for reading without a connection. It belongs to one user or guest: it is deleted before
 * anything of another one is stored, and never read for another one. Nothing rejects; what cannot be stored is not there later.
 */
export const createOfflineStore = (deps: OfflineStoreDeps) => {
  const { cache, settings, report } = deps;
  const lists = createCachedLists(cache);
  const stories = createCachedStories({
    ...deps,
    storyApiBase: settings.storyApiBase,
    scopeOf: lists.scopeOf,
  });
  /** Resolved once what is stored belongs to the present visitor. */
  let isSessionConfirmed = false;
  let confirmSession: () => void = () => undefined;
  const sessionConfirmed = new Promise<void>((resolve) => {
    confirmSession = () => {
      isSessionConfirmed = true;
      resolve();
    };
  });

  /** The session that was stored last. */
  let latest: { state: SessionState; guest: string | null } | null = null;

  const readSession = async (): Promise<CachedSession | null> => {
    const stored = await (await cache.match(SESSION_URL))?.json().catch(() => null);
    return CachedSession.safeParse(stored).data ?? null;
  };
  const isOwn = (session: CachedSession): boolean =>
    isSameVisitor(session, { ...session, guest: readGuest(deps.cookies()) });
  const attempt = (message: string, task: () => Promise<void>): Promise<void> =>
    task().catch((error: unknown) => report(message, error));

  /** Deletes what is cached of children whose profiles are gone, and what may be theirs. */
  const deleteOfGoneProfiles = async (
    session: CachedSession,
    visitorSignal: VisitorSignal,
  ): Promise<void> => {
    const before = await readSession();
    // Everything of another visitor is deleted anyway.
    if (session.user === null || before === null || !isSameVisitor(before, session)) return;
    const isKnown = (profileId: string) => session.profiles.some(({ id }) => String(id) === profileId);
    const isAnyGone = before.profiles.some(({ id }) => !isKnown(String(id)));
    await stories.deleteWhere(
      ({ scope }) =>
        scope === undefined ? isAnyGone : scope !== VISITOR && scope !== OTHERS && !isKnown(scope),
      visitorSignal,
    );
    await lists.deleteUnknown(isKnown);
  };
  /** False for a child of the signed-in user whose profile was deleted meanwhile. */
  const isKnownProfile = (profileId: string | null): boolean =>
    profileId === null ||
    latest?.state.isAuthenticated !== true ||
    latest.state.childProfiles.some(({ id }) => String(id) === profileId);

  const cacheSession = async (state: SessionState): Promise<void> => {
    const session = toCachedSession(state, readGuest(deps.cookies()));
    if (session === null) return;
    latest = { state, guest: session.guest };
    const visitorSignal = cache.visitorSignal();
    await deleteOfGoneProfiles(session, visitorSignal);
    await deps.exclusively(async () => {
      const before = await readSession();
      // Signed out meanwhile; the session after that is stored by another call.
      if (visitorSignal.aborted) return;
      let next = visitorSignal;
      // What this page has requested so far was requested by the visitor whose session it then read.
      if (before === null || !isSameVisitor(before, session)) {
        if (isSessionConfirmed) next = await cache.abortAndClear();
        else await cache.clear();
      }
      if (JSON.stringify(before) !== JSON.stringify(session))
        await cache.put(SESSION_URL, Response.json(session), next);
      if (!next.aborted) confirmSession();
    });
  };
  /** Waits until the session is stored, with the guest that the server named since: nothing of a guest is cached as anybody's. */
  const ownerKnown = async (): Promise<void> => {
    await sessionConfirmed;
    if (latest !== null && !latest.state.isAuthenticated && latest.guest !== readGuest(deps.cookies()))
      await cacheSession(latest.state);
  };

  /** What is fetched for later, one request at a time. */
  let background = Promise.resolve();
  const inBackground = (message: string, task: () => Promise<void>): Promise<void> => {
    background = background.then(() => attempt(message, task));
    return background;
  };
  const prefetchImages = (): Promise<void> =>
    inBackground('A picture could not be cached for reading offline', async () => {
      await ownerKnown();
      if (!savesData(deps.navigator)) await stories.prefetchImages(cache.visitorSignal());
    });
  const mayFetch = (): boolean => deps.isOnline() && !savesData(deps.navigator) && !isMetered(deps.navigator);
  const prefetchLibrary = async (library: Library, visitorSignal: VisitorSignal): Promise<void> => {
    await inBackground('A story could not be cached for reading offline', () =>
      fetchLibrary(
        {
          ...deps,
          stories,
          storyApiBase: settings.storyApiBase,
          mayFetch: () => mayFetch() && isKnownProfile(library.profileId),
        },
        library,
        visitorSignal,
      ),
    );
    if (mayFetch()) await prefetchImages();
  };
  let cancelLibrary = (): void => undefined;

  return {
    /** Stores who is signed in. Deletes everything first when it was another user or guest. */
    cacheSession: (state: SessionState): Promise<void> =>
      attempt('The session could not be cached for reading offline', () => cacheSession(state)),

    /**
     * Stores the answer to a list, which was requested for the visitor of `visitorSignal`, and deletes the stories that a library has
     * lost. Later its finished stories are fetched, so that they can be read although they were never opened here.
     */
    cacheList: (key: string, body: string, visitorSignal: VisitorSignal): Promise<void> =>
      attempt('A list could not be cached for reading offline', async () => {
        await ownerKnown();
        const library = readLibrary(key, body);
        if (library !== null && !isKnownProfile(library.profileId)) return;
        await lists.put(key, body, visitorSignal);
        const complete = await lists.complete(key);
        if (complete !== null) {
          const { scope, ids } = complete;
          await stories.assign(ids, scope, visitorSignal);
          await stories.deleteWhere((one) => one.scope === scope && !ids.includes(one.id), visitorSignal);
        }
        if (library === null || visitorSignal.aborted) return;
        cancelLibrary();
        cancelLibrary = deps.schedule(() => void prefetchLibrary(library, visitorSignal), LIBRARY_DELAY_MS);
      }),

    /** Stores a story when it is finished. */
    cacheStory: (story: Story, visitorSignal: VisitorSignal): Promise<void> =>
      attempt('A story could not be cached for reading offline', async () => {
        await ownerKnown();
        if (isFinished(story)) await stories.put(story, visitorSignal);
      }),

    /** Fetches what cached stories lack. */
    prefetchImages,

    deleteStory: (id: Id): Promise<void> =>
      attempt('A deleted story could not be removed from this browser', () =>
        stories.deleteWhere((one) => one.id === id, cache.visitorSignal()),
      ),

    /** The stories that can be read now without a connection, with their pictures. */
    readableStories: async (): Promise<Id[]> => {
      const session = await readSession();
      return session !== null && isOwn(session) ? stories.completeIds() : [];
    },

    /** The cached answer to a request; null when there is none. */
    answer: async (request: CacheableRequest): Promise<Response | null> => {
      const session = await readSession();
      if (session === null) return null;
      if (request.kind === 'list') return isOwn(session) ? ((await lists.match(request.key)) ?? null) : null;
      if (request.kind === 'story')
        return (isOwn(session) && (await stories.read(request.id))) || storyNotCached();
      const answer = answersOf(session)[request.kind];
      return answer && Response.json(answer.body, { status: answer.status });
    },
  };
};
export type OfflineStore = ReturnType<typeof createOfflineStore>;
