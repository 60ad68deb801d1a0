import {
  CLOSE,
  positionOf,
  ReleasesWithdrawn,
  ServerMessage,
  type StoryMessage,
} from '@weaversworld/shared/contract';
import type { Live, LiveState, LiveStatus, Report } from '@weaversworld/shared/shell';
import { createLatest } from '../latest.ts';
import { createHttpFallback } from './http-fallback.ts';
import { LIVE, LIVE_ERRORS } from './live-constants.ts';
import type { LiveDeps } from './live-deps.ts';
import { type Connection, openConnection } from './open-connection.ts';
import { afterLoss, INITIAL_BURST, nextBurst } from './reconnect-policy.ts';
import { createRooms, type JoinRequest } from './rooms.ts';

/** The live channel with what only the host calls. */
export interface HostLive extends Live {
  /** Closes the connection, e.g. at sign-out. A second call within a second is ignored. */
  disconnect(): void;
  /** The user or the active profile changed: reconnects and joins the same rooms from the beginning. */
  reauthenticate(): void;
  /** True once the connection is open; false when that takes longer than 3 s. */
  waitUntilOpen(): Promise<boolean>;
  /** Closes the connection and removes every listener; for tests and hot reloading. */
  dispose(): void;
}

/**
 * The live channel: one socket for all rooms, opened by the first `join` and closed some time after the last room was
 * left. idle -> connecting -> open; when lost: waiting (3, 6, 12 s) -> fallback (HTTP state) -> connecting once more ->
 * offline.
 */
export const createLive = (deps: LiveDeps): HostLive => {
  const report = (level: Report['level'], message: string) => deps.report({ level, source: 'live', message });
  const rooms = createRooms(deps.report);
  const httpFallback = createHttpFallback(deps);
  const listeners = new Set<() => void>();
  /** The delay or the fetch of the present status; aborted when the status changes. */
  const waiting = createLatest();

  let state: LiveState = { status: 'idle', error: null };
  let connection: Connection | null = null;
  let cancelLinger = () => {};
  let attempts = 0;
  let burst = INITIAL_BURST;
  let lastAttempt = false;
  let wasOpen = false;
  /** True once a message had a position: such a server also answers pings. */
  let hasLog = false;
  let connectNotBefore = Number.NEGATIVE_INFINITY;
  let disconnectedAt = Number.NEGATIVE_INFINITY;

  const enter = (status: LiveStatus, error: string | null = null) => {
    waiting.begin();
    if (state.status === status && state.error === error) return;
    state = { status, error };
    for (const listener of [...listeners]) listener();
  };

  const wait = (delay: number, task: () => void) => {
    const signal = waiting.begin();
    signal.addEventListener('abort', deps.schedule(task, delay), { once: true });
  };

  const sendJoin = ({ storyId, after }: JoinRequest) =>
    connection?.send({ type: 'join_story', story_id: storyId, ...(after ? { after } : {}) });

  const handleFrame = (data: unknown) => {
    const json = parseJson(data);
    if (ReleasesWithdrawn.safeParse(json).success) {
      // Spreads the requests of all open tabs.
      deps.schedule(() => deps.onReleasesWithdrawn?.(), deps.random() * LIVE.withdrawalSpread);
      return;
    }
    const parsed = ServerMessage.safeParse(json);
    if (!parsed.success) return report('warning', 'An unknown live message was skipped');
    const message = parsed.data;
    if (message.type === 'pong') return;
    if (message.type === 'story_left') return rooms.handleLeft(message);
    if (message.type === 'error') return rooms.handleError(message);
    handleStoryMessage(message);
  };

  const handleStoryMessage = (message: StoryMessage) => {
    hasLog ||= positionOf(message) !== null;
    const request = rooms.accept(message);
    if (request) sendJoin(request);
  };

  const open = (deadline: number) => {
    connection = openConnection(deps, deadline, {
      answersPings: () => hasLog,
      onOpen: () => {
        wasOpen = true;
        enter('open');
        for (const request of rooms.joinRequests()) sendJoin(request);
      },
      onEstablished: resetAttempts,
      onMessage: handleFrame,
      onHeartbeat: () => rooms.unansweredRequests().forEach(sendJoin),
      onNoResponse: () => void joinByHttp(),
      onError: () => {
        burst = nextBurst(burst, deps.now());
      },
      onLost: handleLoss,
    });
  };

  const connect = () => {
    const deadline = deps.now() + LIVE.connectTimeout;
    enter('connecting');
    const delay = connectNotBefore - deps.now();
    if (delay <= 0) return open(deadline);
    report('info', LIVE_ERRORS.disconnecting);
    wait(delay, () => open(deadline));
  };

  /** Closes the socket without waiting for its close event. */
  const closeSocket = (code?: number) => {
    connection?.end(code);
    connection = null;
    rooms.handleSocketEnd();
  };

  const resetAttempts = () => {
    attempts = 0;
    burst = INITIAL_BURST;
    lastAttempt = false;
    httpFallback.reset();
  };

  const restart = () => {
    resetAttempts();
    connect();
  };

  const goOffline = () => {
    const error = wasOpen ? LIVE_ERRORS.reconnect : LIVE_ERRORS.connect;
    report('error', error);
    enter('offline', error);
  };

  /** Fetches every room's state. True when at least one succeeded, null when the status changed meanwhile. */
  const fetchStates = async (): Promise<boolean | null> => {
    const signal = waiting.begin();
    const fetchOne = async ({ storyId }: JoinRequest): Promise<boolean> => {
      const data = await httpFallback.fetch(storyId, signal);
      if (data === null || signal.aborted) return false;
      handleStoryMessage({ type: 'story_update', data: { ...data, id: storyId }, is_initial_state: true });
      return true;
    };
    const fetched = await Promise.all(rooms.joinRequests().map(fetchOne));
    return signal.aborted ? null : fetched.includes(true);
  };

  const replaceSocket = () => {
    closeSocket();
    connect();
  };

  /** After a join without an answer: fetches the state by HTTP, and checks the socket of a server that should answer. */
  const joinByHttp = async () => {
    if (rooms.size === 0) return;
    const fetched = await fetchStates();
    if (fetched === false) connection?.lose('silent');
    else if (fetched && hasLog) connection?.probe(replaceSocket);
  };

  const fallBack = async () => {
    enter('fallback');
    const fetched = await fetchStates();
    if (fetched === null) return;
    if (!fetched) return goOffline();
    lastAttempt = true;
    wait(LIVE.reconnectAfterState, connect);
  };

  const handleLoss = (code: number, reason: string) => {
    connection = null;
    rooms.handleSocketEnd();
    if (code === CLOSE.signedOut) deps.onSignedOut?.();
    if (rooms.size === 0) return enter('idle');
    const after = afterLoss({ code, reason, attempts, burst, lastAttempt, random: deps.random() });
    if (after.next === 'offline') return goOffline();
    report('warning', `The live connection was lost (${code}): ${after.next}`);
    if (after.next === 'closed') return enter('closed');
    if (after.next === 'fallback') return void fallBack();
    attempts = after.attempts;
    enter('waiting');
    wait(after.delay, connect);
  };

  const handleLastLeave = () => {
    cancelLinger();
    if (state.status === 'open' || state.status === 'connecting')
      cancelLinger = deps.schedule(() => {
        closeSocket(CLOSE.normal);
        enter('idle');
      }, LIVE.linger);
    else if (state.status !== 'closed') enter('idle');
  };

  const waitUntilOpen = (): Promise<boolean> =>
    new Promise((resolve) => {
      if (state.status === 'open') return resolve(true);
      const done = (isOpen: boolean) => {
        listeners.delete(check);
        cancelTimeout();
        resolve(isOpen);
      };
      const check = () => {
        if (state.status === 'open') done(true);
      };
      const cancelTimeout = deps.schedule(() => done(false), LIVE.waitForOpen);
      listeners.add(check);
    });

  const unsubscribeWake = deps.onWake((why) => {
    if (rooms.size === 0) return;
    if (state.status === 'offline') return restart();
    if (state.status === 'waiting' || state.status === 'fallback') return connect();
    if (state.status !== 'open' || !connection) return;
    if (why === 'visible' && deps.now() - connection.lastMessageAt() < LIVE.heartbeat) return;
    if (!hasLog) return rooms.joinRequests().forEach(sendJoin);
    connection.probe(replaceSocket);
  });

  return {
    get: () => state,
    subscribe(listener) {
      listeners.add(listener);
      return () => void listeners.delete(listener);
    },

    join(storyId, listener) {
      cancelLinger();
      const { leave } = rooms.join(storyId, listener);
      let left = false;
      if (state.status === 'open') sendJoin({ storyId, after: null });
      else {
        if (state.status === 'idle' || state.status === 'closed' || state.status === 'offline') restart();
        void waitUntilOpen().then((isOpen) => {
          if (!isOpen && !left) report('warning', LIVE_ERRORS.join);
        });
      }
      return () => {
        if (left) return;
        left = true;
        if (!leave()) return;
        if (state.status === 'open') {
          rooms.expectLeft(storyId);
          connection?.send({ type: 'leave_story', story_id: storyId });
        }
        if (rooms.size === 0) handleLastLeave();
      };
    },

    reconnect() {
      const isDisconnected = state.status !== 'open' && state.status !== 'connecting';
      if (isDisconnected && rooms.size > 0) restart();
    },

    disconnect() {
      if (deps.now() - disconnectedAt < LIVE.disconnectWindow) return;
      disconnectedAt = deps.now();
      connectNotBefore = disconnectedAt + LIVE.afterDisconnect;
      cancelLinger();
      closeSocket(CLOSE.normal);
      enter('closed');
    },

    reauthenticate() {
      rooms.resetPositions();
      if (state.status === 'idle') return;
      if (connection) connectNotBefore = deps.now() + LIVE.afterDisconnect;
      closeSocket(CLOSE.normal);
      if (rooms.size > 0) restart();
      else enter('idle');
    },

    waitUntilOpen,

    dispose() {
      unsubscribeWake();
      cancelLinger();
      closeSocket(CLOSE.normal);
      enter('closed');
      listeners.clear();
    },
  };
};

const parseJson = (data: unknown): unknown => {
  try {
    return JSON.parse(String(data));
  } catch {
    return undefined;
  }
};
