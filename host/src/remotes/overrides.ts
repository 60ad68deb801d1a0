/** A tester's wish: this release of this remote, or the remote that runs at this origin. */
export type Override = { remote: string } & ({ release: string } | { origin: string });

const ONE = /^([a-z][\w-]*)@(.+)$/;
const RELEASE = /^[\w.+-]+$/;

const parseOne = (text: string): Override[] => {
  const [, remote, wanted] = ONE.exec(text.trim()) ?? [];
  if (!remote || !wanted) return [];
  if (RELEASE.test(wanted)) return [{ remote, release: wanted }];
  const url = URL.canParse(wanted) ? new URL(wanted) : null;
  if (!url || !/^https?:$/.test(url.protocol) || url.username || url.search || url.hash) return [];
  return url.pathname === '/' ? [{ remote, origin: url.origin }] : [];
};

/**
 * Reads `?release=story@1.4.0-ab12cd`, `?release=story@http://localhost:3102`, several by commas. Null when the address
 * says nothing of releases; an empty list takes earlier wishes back. The last wish for a remote counts.
 */
export const overridesFrom = (search: string): Override[] | null => {
  const said = new URLSearchParams(search).getAll('release');
  if (said.length === 0) return null;
  const wishes = said.flatMap((list) => list.split(',')).flatMap(parseOne);
  return [...new Map(wishes.map((wish) => [wish.remote, wish])).values()];
};

/** How a wish is written in an address. */
export const overrideText = (wish: Override): string =>
  `${wish.remote}@${'release' in wish ? wish.release : wish.origin}`;
