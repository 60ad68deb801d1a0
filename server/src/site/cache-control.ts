const IMMUTABLE = 'public, max-age=31536000, immutable';
const REVALIDATE = 'no-cache';
const ONE_HOUR = 'public, max-age=3600';

const RULES: [RegExp, string][] = [
  // The registry, and the addresses of remotes for other hosts.
  [/^\/remotes\/([^/]+\/)?[^/]+$/, REVALIDATE],
  [/^\/remotes\/[^/]+\/[^/]+\/./, IMMUTABLE],
  [/\.(html|json|webmanifest)$/, REVALIDATE],
  // Browsers look for its update at every page load.
  [/^\/service-worker\.js$/, REVALIDATE],
  [/[.-][0-9a-f]{8,}\.[\w.]+$/, IMMUTABLE],
];

/** Cache-Control of a site file: immutable for releases and hashed names, else revalidated or an hour. */
export const cacheControlFor = (path: string): string =>
  RULES.find(([shape]) => shape.test(path))?.[1] ?? ONE_HOUR;
