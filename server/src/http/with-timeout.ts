/**
 * Runs `work` with a signal that is aborted after `ms` milliseconds (its reason is a DOMException named TimeoutError), and when `signal`
 * is. The timer ends with the work.
 *
 * In place of `AbortSignal.any([signal, AbortSignal.timeout(ms)])`: only the combined signal is kept alive there, so the first major
 * garbage collection removes the timeout with its timer, and the wait never ends (nodejs/node#57736).
 */
export const withTimeout = async <T>(
  ms: number,
  signal: AbortSignal,
  work: (limited: AbortSignal) => Promise<T>,
): Promise<T> => {
  const controller = new AbortController();
  const abort = () => controller.abort(signal.reason);
  const timer = setTimeout(
    () => controller.abort(new DOMException(`Not done within ${ms} ms`, 'TimeoutError')),
    ms,
  );
  if (signal.aborted) abort();
  else signal.addEventListener('abort', abort, { once: true });
  try {
    return await work(controller.signal);
  } finally {
    clearTimeout(timer);
    signal.removeEventListener('abort', abort);
  }
};
