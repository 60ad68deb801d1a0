/** Batches that are read at the same time; further keys wait, so that a busy database gets larger batches, not more of them. */
const MAX_RUNNING = 2;

interface Batch<K, V> {
  /** Keys by id. */
  keys: Map<string | number, K>;
  result: Promise<Map<string | number, V>>;
  start(): void;
}

/**
 * Batches and deduplicates reads, as a data loader does: the keys that are requested in one turn of the event loop are read with one query, and equal
 * ones once. Nothing is cached. Every query begins after the calls that it serves, so it sees all that was committed before them.
 *
 * `read` returns values by id; a key without one resolves with undefined. Keys that are not their own id need `idOf`.
 */
export const createBatchedReads = <K, V>(
  read: (keys: K[]) => Promise<Map<string | number, V>>,
  idOf: (key: K) => string | number,
): ((key: K) => Promise<V | undefined>) => {
  let collecting: Batch<K, V> | null = null;
  let running = 0;

  const startNext = (): void => {
    if (collecting === null || running >= MAX_RUNNING) return;
    const batch = collecting;
    collecting = null;
    running += 1;
    batch.start();
  };

  const newBatch = (): Batch<K, V> => {
    const keys = new Map<string | number, K>();
    let start = (): void => undefined;
    const started = new Promise<void>((resolve) => {
      start = resolve;
    });
    const result = started.then(() => read([...keys.values()]));
    const end = () => {
      running -= 1;
      startNext();
    };
    result.then(end, end);
    setImmediate(startNext);
    return { keys, result, start };
  };

  return async (key) => {
    collecting ??= newBatch();
    const { keys, result } = collecting;
    const id = idOf(key);
    keys.set(id, key);
    return (await result).get(id);
  };
};
