/** A tester's choice: a release of a remote, or the remote that is served at an origin (`pnpm dev:remote`). */
export type Override = { remote: string } & ({ release: string } | { origin: string });

const OVERRIDE = /^([a-z][\w-]*)@(.+)$/;
const RELEASE = /^[\w.+-]+$/;

const parseOverride = (text: string): Override[] => {
  const [, remote, target] = OVERRIDE.exec(text.trim()) ?? [];
  if (!remote || !target) return [];
  if (RELEASE.test(target)) return [{ remote, release: target }];
  const url = URL.canParse(target) ? new URL(target) : null;
  if (!url || !/^https?:$/.test(url.protocol) || url.username || url.search || url.hash) return [];
  return url.pathname === '/' ? [{ remote, origin: url.origin }] : [];
};

/**
 * Parses `?release=story@1.4.0-ab12cd` or `?release=story@http://localhost:3102`; several are separated by commas. Null
 * when there is no such parameter; an empty list resets earlier overrides. The last one for a remote wins.
 */
export const overridesFrom = (search: string): Override[] | null => {
  const values = new URLSearchParams(search).getAll('release');
  if (values.length === 0) return null;
  const overrides = values.flatMap((list) => list.split(',')).flatMap(parseOverride);
  return [...new Map(overrides.map((override) => [override.remote, override])).values()];
};

/** The override as it is written in a URL. */
export const overrideText = (override: Override): string =>
  `${override.remote}@${'release' in override ? override.release : override.origin}`;
