import { extname } from 'node:path';

const TYPES: Record<string, string> = {
  '.html': 'text/html; charset=utf-8',
  '.js': 'text/javascript; charset=utf-8',
  '.mjs': 'text/javascript; charset=utf-8',
  '.css': 'text/css; charset=utf-8',
  '.json': 'application/json; charset=utf-8',
  '.svg': 'image/svg+xml',
  '.png': 'image/png',
  '.jpg': 'image/jpeg',
  '.webp': 'image/webp',
  '.ico': 'image/x-icon',
  '.woff2': 'font/woff2',
  '.mp3': 'audio/mpeg',
  '.ogg': 'audio/ogg',
  '.wav': 'audio/wav',
  '.txt': 'text/plain; charset=utf-8',
  '.webmanifest': 'application/manifest+json',
};

/** Content-Type of a file by its name. */
export const contentTypeOf = (file: string): string => TYPES[extname(file)] ?? 'application/octet-stream';

/** Cache-Control of a file of the store: a release never changes, the rest does or may. */
export const storeCacheControl = (key: string): string =>
  /^remotes\/[^/]+\/[^/]+\//.test(key) || /[.-][0-9a-f]{8,}\.\w+$/.test(key)
    ? 'public, max-age=31536000, immutable'
    : 'no-cache';
