/** Tasks of which only the one begun last counts, e.g. reading the session or starting a story's narration. */
export interface Latest {
  /** Starts a task and aborts the one before. The task checks `signal.aborted` after every await. */
  begin(): AbortSignal;
  /** The signal of the task begun last, for code that observes it and must not supersede it. */
  current(): AbortSignal;
}

export const createLatest = (): Latest => {
  let controller = new AbortController();
  return {
    begin: () => {
      controller.abort();
      controller = new AbortController();
      return controller.signal;
    },
    current: () => controller.signal,
  };
};
