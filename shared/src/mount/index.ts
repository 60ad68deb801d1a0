import type { CreateRemote, Mount } from '@weaversworld/shared/shell';

/**
 * A remote for hosts that are not ours: `export const mount = mountable(createRemote)` beside createRemote, which our host
 * uses. Renders the remote's screens with a router in memory, starting at `path`; paths of other remotes are given to
 * `navigate`. Its code is loaded when it is called.
 */
export const mountable =
  (createRemote: CreateRemote): Mount =>
  async (element, context) =>
    (await import('./mount-app.tsx')).mountApp(createRemote, element, context);
