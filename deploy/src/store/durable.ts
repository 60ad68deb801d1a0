import { createHash, randomUUID } from 'node:crypto';
import {
  closeSync,
  cpSync,
  existsSync,
  fsyncSync,
  openSync,
  readdirSync,
  readFileSync,
  renameSync,
  writeFileSync,
} from 'node:fs';
import { dirname, join, relative, sep } from 'node:path';
import { brotliDecompressSync, gunzipSync } from 'node:zlib';

/** Flushes a file or directory to disk. */
export const flush = (path: string): void => {
  const handle = openSync(path, 'r');
  try {
    fsyncSync(handle);
  } finally {
    closeSync(handle);
  }
};

/** Writes a new file and flushes it to disk. */
export const writeFlushed = (path: string, text: string | Uint8Array): void => {
  writeFileSync(path, text, { flag: 'wx' });
  flush(path);
};

/** Writes or replaces a file so that a reader sees all or nothing of it. */
export const writeAtomically = (file: string, bytes: string | Uint8Array): void => {
  const fresh = join(dirname(file), `.${randomUUID()}`);
  writeFlushed(fresh, bytes);
  renameSync(fresh, file);
};

/** Paths of all files below a folder, relative to it, with forward slashes, sorted. */
export const filesIn = (folder: string): string[] =>
  readdirSync(folder, { withFileTypes: true, recursive: true })
    .filter((entry) => entry.isFile())
    .map((entry) => relative(folder, join(entry.parentPath, entry.name)).split(sep).join('/'))
    .sort();

/** Copies a folder and flushes every file of the copy to disk. */
export const copyFlushed = (from: string, to: string): void => {
  cpSync(from, to, { recursive: true, errorOnExist: true, force: false });
  const files = filesIn(to);
  for (const file of files) flush(join(to, file));
  for (const folder of new Set(files.map((file) => dirname(join(to, file))))) flush(folder);
  flush(to);
};

/** Subresource Integrity hash of a file. */
export const sha384 = (file: string): string =>
  `sha384-${createHash('sha384').update(readFileSync(file)).digest('base64')}`;

const SIBLINGS = { '.br': brotliDecompressSync, '.gz': gunzipSync };

/** Extensions of a file's precompressed siblings (`.br`, `.gz`) that do not decompress to its content. */
export const staleCompressedFiles = (file: string): string[] =>
  Object.entries(SIBLINGS).flatMap(([end, decompress]) => {
    if (!existsSync(file + end)) return [];
    try {
      return decompress(readFileSync(file + end)).equals(readFileSync(file)) ? [] : [end];
    } catch {
      return [end];
    }
  });
