import { CLOSE, type Id, ServerMessage, type StoryMessage } from '@weaversworld/shared/contract';
import { type Connection, openConnection } from './connection.ts';
import { type LiveDeps, type LiveReport, rateLimited } from './live-deps.ts';
import { afterLoss, LIVE, LIVE_ERRORS, NO_BURST, nextBurst } from './policy.ts';
import { createRooms, type Question, type RoomListener } from './rooms.ts';
import { createStateFetch } from './state-fetch.ts';
import { positionOf } from './stream.ts';

export type LiveStatus = 'idle' | 'connecting' | 'open' | 'waiting' | 'fallback' | 'offline' | 'closed';
export interface LiveState {
  status: LiveStatus;
  error: string | null;
}

/**
 * The live channel: one socket for all rooms, opened by the first `join` and closed a while after the last one left.
 * idle -> connecting -> open; lost: waiting (3, 6, 12 s) -> fallback (HTTP state) -> one more connecting -> offline.
 */
export const createLive = (deps: LiveDeps) => {
  const report = rateLimited(deps.report, deps.now, LIVE.logEvery);
  const say = (level: LiveReport['level'], message: string) => report({ level, source: 'live', message });
  const rooms = createRooms(report);
  const states = createStateFetch({ ...deps, report });
  const listeners = new Set<() => void>();

  let state: LiveState = { status: 'idle', error: null };
  let connection: Connection | null = null;
  /** Cancels whatever the present status waits for: a delay or a fetch. */
  let stopWaiting = () => {};
  let stopLinger = () => {};
  let attempts = 0;
  let burst = NO_BURST;
  let lastChance = false;
  let wasOpen = false;
  let ours = false;
  let notBefore = Number.NEGATIVE_INFINITY;
  let disconnectedAt = Number.NEGATIVE_INFINITY;

  const enter = (status: LiveStatus, error: string | null = null) => {
    stopWaiting();
    stopWaiting = () => {};
    if (state.status === status && state.error === error) return;
    state = { status, error };
    for (const listener of [...listeners]) listener();
  };

  const ask = ({ storyId, after }: Question) =>
    connection?.send({ type: 'join_story', story_id: storyId, ...(after ? { after } : {}) });

  const receive = (data: unknown) => {
    const parsed = ServerMessage.safeParse(parseJson(data));
    if (!parsed.success) return say('warning', 'An unknown live message was skipped');
    const message = parsed.data;
    if (message.type === 'pong') return;
    if (message.type === 'story_left') return rooms.left(message);
    if (message.type === 'error') return rooms.fail(message);
    hear(message);
  };

  const hear = (message: StoryMessage) => {
    ours ||= positionOf(message) !== null;
    const question = rooms.accept(message);
    if (question) ask(question);
  };

  const open = (deadline: number) => {
    connection = openConnection(deps, deadline, {
      ours: () => ours,
      opened: () => {
        wasOpen = true;
        enter('open');
        for (const question of rooms.questions()) ask(question);
      },
      settled: () => {
        attempts = 0;
        burst = NO_BURST;
        lastChance = false;
        states.reset();
      },
      frame: receive,
      beat: () => rooms.unanswered().forEach(ask),
      silent: () => void askByHttp(),
      failed: () => {
        burst = nextBurst(burst, deps.now());
      },
      lost,
    });
  };

  const connect = () => {
    const deadline = deps.now() + LIVE.connectTimeout;
    enter('connecting');
    const wait = notBefore - deps.now();
    if (wait <= 0) return open(deadline);
    say('info', LIVE_ERRORS.disconnecting);
    stopWaiting = deps.after(wait, () => open(deadline));
  };

  /** Lets go of the socket without waiting for its goodbye. */
  const drop = (code?: number) => {
    connection?.end(code);
    connection = null;
    rooms.socketEnded();
  };

  const startOver = () => {
    attempts = 0;
    burst = NO_BURST;
    lastChance = false;
    states.reset();
    connect();
  };

  const giveUp = () => {
    const error = wasOpen ? LIVE_ERRORS.reconnect : LIVE_ERRORS.connect;
    say('error', error);
    enter('offline', error);
  };

  /** Fetches the state of every room; whether any could be had, or null when the status changed meanwhile. */
  const fetchStates = async (): Promise<boolean | null> => {
    const calledOff = new AbortController();
    stopWaiting = () => calledOff.abort();
    const fetchOne = async ({ storyId }: Question): Promise<boolean> => {
      const data = await states.fetch(storyId, calledOff.signal);
      if (data === null || calledOff.signal.aborted) return false;
      hear({ type: 'story_update', data: { ...data, id: storyId }, is_initial_state: true });
      return true;
    };
    const had = await Promise.all(rooms.questions().map(fetchOne));
    return calledOff.signal.aborted ? null : had.includes(true);
  };

  const replace = () => {
    drop();
    connect();
  };

  /** A join without an answer: the story comes by HTTP, and what it shows of the server decides about the socket. */
  const askByHttp = async () => {
    if (rooms.size === 0) return;
    const had = await fetchStates();
    if (had === false) connection?.lose('silent');
    else if (had && ours) connection?.probe(replace);
  };

  const fallBack = async () => {
    enter('fallback');
    const had = await fetchStates();
    if (had === null) return;
    if (!had) return giveUp();
    lastChance = true;
    stopWaiting = deps.after(LIVE.reconnectAfterState, connect);
  };

  const lost = (code: number, reason: string) => {
    connection = null;
    rooms.socketEnded();
    if (code === CLOSE.signedOut) deps.onSignedOut?.();
    if (rooms.size === 0) return enter('idle');
    const after = afterLoss({ code, reason, attempts, burst, lastChance, random: deps.random() });
    if (after.next === 'offline') return giveUp();
    say('warning', `The live connection was lost (${code}): ${after.next}`);
    if (after.next === 'closed') return enter('closed');
    if (after.next === 'fallback') return void fallBack();
    attempts = after.attempts;
    enter('waiting');
    stopWaiting = deps.after(after.delay, connect);
  };

  const nobodyLeft = () => {
    stopLinger();
    if (state.status === 'open' || state.status === 'connecting')
      stopLinger = deps.after(LIVE.linger, () => {
        drop(CLOSE.normal);
        enter('idle');
      });
    else if (state.status !== 'closed') enter('idle');
  };

  const opened = (): Promise<boolean> =>
    new Promise((resolve) => {
      if (state.status === 'open') return resolve(true);
      const done = (isOpen: boolean) => {
        listeners.delete(check);
        cancel();
        resolve(isOpen);
      };
      const check = () => {
        if (state.status === 'open') done(true);
      };
      const cancel = deps.after(LIVE.waitForOpen, () => done(false));
      listeners.add(check);
    });

  const stopWaking = deps.onWake((why) => {
    if (rooms.size === 0) return;
    if (state.status === 'offline') return startOver();
    if (state.status === 'waiting' || state.status === 'fallback') return connect();
    if (state.status !== 'open' || !connection) return;
    if (why === 'visible' && deps.now() - connection.heardAt() < LIVE.heartbeat) return;
    if (!ours) return rooms.questions().forEach(ask);
    connection.probe(replace);
  });

  return {
    get: () => state,
    subscribe(listener: () => void) {
      listeners.add(listener);
      return () => void listeners.delete(listener);
    },

    /** Joins the story's room and hears its messages until the returned closing is called. Joins are counted. */
    join(storyId: Id, listener: RoomListener): () => void {
      stopLinger();
      const { leave } = rooms.hold(storyId, listener);
      let left = false;
      if (state.status === 'open') ask({ storyId, after: null });
      else {
        if (state.status === 'idle' || state.status === 'closed' || state.status === 'offline') startOver();
        void opened().then((isOpen) => {
          if (!isOpen && !left) say('warning', LIVE_ERRORS.join);
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
        if (rooms.size === 0) nobodyLeft();
      };
    },

    /** Starts over after the attempts were used up or the server said goodbye. */
    reconnect() {
      const resting = state.status !== 'open' && state.status !== 'connecting';
      if (resting && rooms.size > 0) startOver();
    },

    /** Closes the connection, e.g. at sign-out. A second call within a second is ignored. */
    disconnect() {
      if (deps.now() - disconnectedAt < LIVE.disconnectWindow) return;
      disconnectedAt = deps.now();
      notBefore = disconnectedAt + LIVE.afterDisconnect;
      stopLinger();
      drop(CLOSE.normal);
      enter('closed');
    },

    /** The user or the active profile changed: the same rooms again, as whom the visitor is now. */
    reauthenticate() {
      rooms.forgetPlaces();
      if (state.status === 'idle') return;
      if (connection) notBefore = deps.now() + LIVE.afterDisconnect;
      drop(CLOSE.normal);
      if (rooms.size > 0) startOver();
      else enter('idle');
    },

    /** True once the connection is open; false when that took longer than 3 s. */
    opened,

    /** Ends everything; for tests and hot reloading. */
    dispose() {
      stopWaking();
      stopLinger();
      drop(CLOSE.normal);
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
