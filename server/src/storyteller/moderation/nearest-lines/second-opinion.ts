import type { Logger } from 'pino';
import { createTokenBucket } from '../../../http/token-bucket.ts';
import type { Points } from '../score/score-phrase.ts';
import type { openSecondOpinion } from './open-second-opinion.ts';

/** How long a text waits. The thread takes a second to start, so the first text of a server may be answered without an opinion. */
const WAIT_MS = 1500;

/**
 * Opinions that may be asked for at once, and then in each second: at 25 to 50 ms each, a quarter of a core at most. A family typing in several fields
 * never needs as many; beyond them the score decides at once, so that many writers do not wait for one thread.
 */
const BUDGET = { capacity: 10, perSecond: 5 };

/** What `work` gives, or null after `ms` milliseconds. It is not aborted: that would end the thread, which then has to start again. */
const within = async <T>(ms: number, work: Promise<T>): Promise<T | null> => {
  let timer: NodeJS.Timeout | undefined;
  const late = new Promise<null>((resolve) => {
    timer = setTimeout(resolve, ms, null);
  });
  try {
    return await Promise.race([work, late]);
  } finally {
    clearTimeout(timer);
  }
};

/** A thread that did not start is tried again after this: memory may have been short. */
const RETRY_MS = 60_000;

/**
 * Second opinions about texts, by the lines of the corpus that are nearest in meaning (docs/decisions/076-nearest-lines.md), in a
 * worker thread that starts with the first one: it takes 160 MB.
 */
export const createSecondOpinion = ({
  log,
  file,
  now = () => performance.now(),
}: {
  log: Logger;
  file?: string;
  now?: () => number;
}) => {
  const mayAsk = createTokenBucket(BUDGET, now);
  let opening: Promise<ReturnType<typeof openSecondOpinion>> | undefined;
  let retryFrom = Number.NEGATIVE_INFINITY;
  let hasFailed = false;
  const close = async (): Promise<void> => {
    const closing = opening;
    opening = undefined;
    await (await closing)?.close();
  };
  const fail = async (error: unknown): Promise<null> => {
    // Closed meanwhile, or another text has failed before.
    if (opening === undefined) return null;
    if (!hasFailed)
      log.error(
        { event: 'second-opinion.failed', err: error },
        'typed texts are moderated without the sentence encoder',
      );
    hasFailed = true;
    // The pool does not replace a thread that failed to start: later texts would wait for it in vain.
    retryFrom = now() + RETRY_MS;
    await close().catch(() => undefined);
    return null;
  };
  const ask = async (text: string): Promise<Points | null> => {
    opening ??= import('./open-second-opinion.ts').then((module) => module.openSecondOpinion(file));
    const { pointsOf } = await opening;
    return pointsOf(text);
  };
  return {
    /** Null when there is no time, or the encoder cannot be loaded, which is logged once. */
    opinionOf: async (text: string): Promise<Points | null> =>
      now() < retryFrom || !mayAsk() ? null : within(WAIT_MS, ask(text).catch(fail)),
    close,
  };
};
