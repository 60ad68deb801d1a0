/**
 * What a page sends to the service worker. The other side may be of another version, so the values stay as they were first released.
 */
export type WorkerMessage =
  /**
   * Keep the host's files and those of the releases in `folders`, as far as they have a hash, then index.html, provided that it
   * contains all of `contains`. `hashes` are by path, `loaded` are the paths that the page has loaded. Answered on the message's
   * port.
   */
  | {
      type: 'keep-shell';
      id: string;
      /** Where the list of the host's files is; default: the site's root. */
      hostFolder?: string;
      folders: string[];
      hashes: Record<string, string>;
      loaded: string[];
      contains: string[];
    }
  /** Requests of the page fail or time out, or succeed again. */
  | { type: 'network'; isDown: boolean };

/** The worker's answer: the page was cached; another version is served by now; or a file could not be fetched. */
export type PrecacheShellResult = 'kept' | 'outdated' | 'failed';
