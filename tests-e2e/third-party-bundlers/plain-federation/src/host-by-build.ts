/** A host whose remotes are in its build's configuration. */
import('./show-remote.tsx').then(({ showRemote }) => {
  const remotes: Record<string, () => Promise<unknown>> = {
    story: () => import('story/remote'),
    auth: () => import('auth/remote'),
    characters: () => import('characters/remote'),
    profile: () => import('profile/remote'),
  };
  const { searchParams } = new URL(location.href);
  const load = remotes[searchParams.get('remote') ?? ''];
  return load && showRemote(load, searchParams.get('path') ?? '/');
});
