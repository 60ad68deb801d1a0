const IMMUTABLE = 'public, max-age=31536000, immutable';
const REVALIDATE = 'no-cache';
const ONE_HOUR = 'public, max-age=3600';

const RULES: [RegExp, string][] = [
  [/^\/remotes\/registry\.json$/, REVALIDATE],
  [/^\/remotes\/[^/]+\/[^/]+\/./, IMMUTABLE],
  [/\.(html|json|webmanifest)$/, REVALIDATE],
  [/[.-][0-9a-f]{8,}\.[\w.]+$/, IMMUTABLE],
];

/** How long a browser may keep a file of the site: releases and hashed names for ever, the rest is asked for again. */
export const cacheControlFor = (path: string): string =>
  RULES.find(([shape]) => shape.test(path))?.[1] ?? ONE_HOUR;
