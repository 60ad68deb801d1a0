import { CLOSE } from '@weaversworld/shared/contract';
import { openSocket } from './listening-server.ts';

/** Milliseconds before a connection that failed is tried again. */
const RETRY_MS = 500;

/**
 * A subscriber that comes back as a browser does: after a restart within the time that the server hints at, else after a
 * moment, from its last position.
 */
export const startSubscriber = (origin: string, cookie: string, story: number) => {
  const seqs: number[] = [];
  /** Milliseconds from each loss of the connection to the answer of the next join. */
  const absences: number[] = [];
  let fullStories = 0;
  let at: { epoch: string; seq: number } | undefined;
  let lostAt: number | null = null;
  let socket: ReturnType<typeof openSocket> | undefined;
  let isStopped = false;
  const connect = () => {
    const opened = openSocket(origin, cookie);
    socket = opened;
    opened.socket.on('open', () => opened.send({ type: 'join_story', story_id: story, after: at }));
    opened.socket.on('message', (data) => {
      const { epoch, seq, is_initial_state } = JSON.parse(String(data));
      if (typeof seq !== 'number') return;
      if (lostAt !== null) absences.push(performance.now() - lostAt);
      lostAt = null;
      if (is_initial_state === true) fullStories += 1;
      // The confirmation of a join repeats the last position.
      if (is_initial_state !== false) seqs.push(seq);
      at = { epoch, seq };
    });
    opened.socket.on('close', (code, reason) => {
      if (isStopped) return;
      lostAt ??= performance.now();
      const hint = code === CLOSE.restart ? Number(/\d+/.exec(String(reason))?.[0] ?? 0) : RETRY_MS;
      setTimeout(connect, Math.random() * hint);
    });
  };
  connect();
  return {
    seqs,
    absences,
    fullStories: () => fullStories,
    position: () => at?.seq ?? -1,
    stop: () => {
      isStopped = true;
      socket?.socket.terminate();
    },
  };
};
