/** A file to keep: its URL, and its hash when one is known. */
export type FileToKeep = readonly [url: string, integrity: string | null];

/** What a page sends to the service worker. */
export type WorkerMessage =
  /** Keep these files, then index.html, provided that it contains all of `contains`. Answered on the message's port. */
  | { type: 'keep-shell'; id: string; files: FileToKeep[]; contains: string[] }
  /** Requests of the page fail or time out, or succeed again. */
  | { type: 'network'; isDown: boolean };

/** The worker's answer: the page was kept; another version is served by now; or a file could not be fetched. */
export type KeepShellResult = 'kept' | 'outdated' | 'failed';
