const FOREVER = 'public, max-age=31536000, immutable';
const ASK_EVERY_TIME = 'no-cache';
const AN_HOUR = 'public, max-age=3600';

const RULES: [RegExp, string][] = [
  [/^\/remotes\/registry\.json$/, ASK_EVERY_TIME],
  [/^\/remotes\/[^/]+\/[^/]+\/./, FOREVER],
  [/\.(html|json|webmanifest)$/, ASK_EVERY_TIME],
  [/[.-][0-9a-f]{8,}\.[\w.]+$/, FOREVER],
];

/** How long a browser may keep a file of the site: releases and hashed names for ever, the rest is asked for again. */
export const cachingOf = (path: string): string => RULES.find(([shape]) => shape.test(path))?.[1] ?? AN_HOUR;
