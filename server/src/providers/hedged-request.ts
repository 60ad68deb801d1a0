/** What a hedged request is made of. */
export interface HedgedRequest<T> {
  /** Null when it has no answer. */
  primary(): Promise<T | null>;
  /** Begins once at most. */
  backup(): Promise<T>;
  /** Milliseconds that the primary has before the backup begins beside it. */
  afterMs: number;
}

/**
 * A hedged request: the backup begins while the primary is still running, so that it is ready when the primary fails late. The primary's
 * answer is used whenever there is one. A backup that was begun in vain runs to its end: aborting it would end its worker thread, which
 * costs more. Rejects as the primary does, or as a backup that is needed does.
 */
export const hedgedRequest = async <T>({ primary, backup, afterMs }: HedgedRequest<T>): Promise<T> => {
  let begun: Promise<T> | undefined;
  const begin = (): Promise<T> => {
    if (begun === undefined) {
      begun = backup();
      // Its failure matters only when it is needed.
      begun.catch(() => undefined);
    }
    return begun;
  };
  const timer = setTimeout(begin, afterMs);
  try {
    return (await primary()) ?? (await begin());
  } finally {
    clearTimeout(timer);
  }
};
